import Expectations
import Foundation
import ProgramSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures as a user makes them, with what a machine may have and lack.
@Suite("Pictures from the program")
struct PictureRunTests {
  private static let swipe = """
    nav.setRoot { class = "HomeController", title = "Home" }
    nav.push { class = "AlbumController", title = "Album 🎧", barColor = { "#5e5ce6", "#bf5af2" } }
    nav.pan { from = { 4, 420 }, to = { 250, 440 } }
    """

  private func exists(_ name: String, in folder: Folder) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
  }

  private func bytes(_ name: String, in folder: Folder) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  /// A file that is no library stands before the one that is installed.
  @Test(
    "without a library a PNG says which package to install, and all else works",
    arguments: [
      ("librsvg-2.so.2", "librsvg2-2"), ("libcairo.so.2", "libcairo2"),
      ("libpangocairo-1.0.so.0", "libpangocairo-1.0-0"),
      ("libpango-1.0.so.0", "libpango-1.0-0"), ("libgobject-2.0.so.0", "libglib2.0-0"),
    ])
  func missing(_ library: String, _ package: String) throws {
    let folder = try Folder([
      "hidden/\(library)": "", "swipe.lua": Self.swipe,
      "all.lua": Self.swipe + """

        print(nav.render("a.svg"), nav.filmstrip("b.svg"), nav.map("c.svg"))
        print(nav.render("a.png"))
        print(nav.filmstrip("b.png"))
        """,
      "a_spec.lua": "it('a', function() nav.setRoot 'A' assert.screen('a.png') end)",
    ])
    let words = "install the Debian package \(package) (apt-get install \(package))"
    func run(_ command: String) throws -> ProgramRun {
      try ProgramRun(shell: "LD_LIBRARY_PATH=hidden navhost \(command)", in: folder.url)
    }
    for name in ["x.png", "x.apng"] {
      let picture = try run("render -o \(name) swipe.lua")
      expectEqual(picture.status, 1)
      #expect(picture.output.hasPrefix("navhost: a PNG needs \(library), which cannot be opened"))
      #expect(picture.output.contains(words))
      #expect(!exists(name, in: folder))
    }
    try expectEqual(run("render -o x.svg swipe.lua").status, 0)
    try expectEqual(run("explain -o y.svg swipe.lua").status, 0)
    let script = try run("run all.lua")
    expectEqual(script.status, 0)
    let lines = script.output.split(separator: "\n")
    expectEqual(lines.first, "true\ttrue\ttrue")
    expectEqual(lines.dropFirst().count { $0.hasPrefix("nil\t") && $0.contains(words) }, 2)
    let spec = try run("test a_spec.lua")
    #expect(spec.status == 1 && spec.output.contains(words))
    #expect(try run("doctor").output.contains("apt-get install \(package)"))
  }

  @Test("without any font a PNG says which package to install")
  func noFont() throws {
    let folder = try Folder([
      "swipe.lua": Self.swipe,
      "fonts.conf": "<fontconfig><dir>/nowhere</dir><cachedir>cache</cachedir></fontconfig>",
    ])
    let start = "FONTCONFIG_FILE=$PWD/fonts.conf navhost render -o"
    let picture = try ProgramRun(shell: "\(start) x.png swipe.lua", in: folder.url)
    expectEqual(picture.status, 1)
    #expect(picture.output.contains("a PNG needs a font: install the Debian package fonts-inter"))
    try expectEqual(ProgramRun(shell: "\(start) x.svg swipe.lua", in: folder.url).status, 0)
  }

  @Test("the same script gives the same bytes, wherever and whenever it runs")
  func sameBytes() throws {
    let folder = try Folder(["swipe.lua": Self.swipe, "home/x": ""])
    let here = "LC_ALL=C TZ=UTC navhost"
    let there =
      "cd home && LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo HOME=/nowhere LANG=ar SOURCE_DATE_EPOCH=1 navhost"
    for (command, name) in [
      ("render", "screen.svg"), ("render", "screen.png"), ("render", "moving.apng"),
      ("render --animate --dark", "moving.svg"), ("render --frames 4", "strip.svg"),
      ("render --frames 3 --scale 1", "strip.png"), ("explain", "why.svg"), ("explain", "why.png"),
    ] {
      let first = try ProgramRun(shell: "\(here) \(command) -o \(name) swipe.lua", in: folder.url)
      let second = try ProgramRun(
        shell: "\(there) \(command) -o \(name) - <../swipe.lua", in: folder.url)
      #expect(first.status == 0 && second.status == 0, "\(first.output) \(second.output)")
      try expectEqual(bytes(name, in: folder), bytes("home/\(name)", in: folder), "\(name)")
    }
  }

  @Test(
    "another format is refused, and those that are made are named",
    arguments: ["x.gif", "x.jpg", "x", "x.svgz", "png", ""])
  func format(_ name: String) throws {
    let folder = try Folder(["swipe.lua": Self.swipe])
    for command in ["render", "explain"] {
      let run = try ProgramRun([command, "-o", name, "swipe.lua"], in: folder.url)
      expectEqual(run.status, 2)
      #expect(run.errors.contains("must end in .svg or .png, or in .apng for one that moves"))
    }
  }

  @Test("what cannot be written is said, and names the file")
  func unwritable() throws {
    let folder = try Folder(["swipe.lua": Self.swipe])
    let run = try ProgramRun(["render", "-o", "no/x.svg", "swipe.lua"], in: folder.url)
    #expect(run.status == 1 && run.errors.hasPrefix("navhost: no/x.svg: "))
  }

  @Test("whatever a script writes into its texts, every file is sound")
  func hostile() throws {
    let folder = try Folder([
      "plugins/a&b<c>.lua": """
      return {
        name = "<plug>&\\"in\\"", shouldPop = function(controller)
          if controller.props.asks then
            return confirm(controller.title, { ok = controller.title, cancel = controller.title })
          end
          return false, controller.title
        end,
        gestureShouldBegin = function(controller, gesture)
          if gesture.start.y > 500 then return false, controller.title end
        end,
      }
      """,
      "all.lua": #"""
      local texts = {
        "<b>&amp;\"'</text></svg>]]><!--", "\0\1\v\31\127", "\u{7F}\u{80}\u{9F}\u{FEFF}\u{FFFD}",
        "\u{FFFE}\u{FFFF}\u{FDD0}", "\u{202E}desrever\u{2066}", "e" .. ("\u{301}"):rep(500),
        ("\u{200D}"):rep(50) .. "👨‍👩‍👧‍👦", ("long "):rep(200), ("W"):rep(1000), "a\r\n\tb\u{2028}c", "",
      }
      for number, text in ipairs(texts) do
        nav.reset {}
        nav.setRoot { class = "C" .. text, title = text }
        nav.push { class = "C" .. text, title = text, backTitle = text, regions = {
          { name = text, frame = { 0, 300, 390, 200 }, handles = "vertical" } } }
        nav.pan { from = { 4, 400 }, to = { 300, 420 } }
        for what, draw in pairs { render = nav.render, filmstrip = nav.filmstrip, map = nav.map } do
          assert(draw(number .. what .. ".svg"))
        end
        assert(nav.render(number .. ".png", { scale = 1 }))
        nav.top.props.asks = true
        nav.tapBack()
        assert(nav.render(number .. "question.svg"))
        assert(nav.render(number .. "question.png", { scale = 1 }))
      end
      -- What is no UTF-8 is refused as a title, and as a message a fault; nothing of it is drawn.
      for number, bytes in ipairs { "a\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80" } do
        nav.reset {}
        nav.setRoot "Home"
        local done, why = pcall(nav.push, { class = "A", title = bytes })
        assert(not done and why:find("UTF-8", 1, true), why)
        nav.push "A"
        nav.top:hook("shouldPop", function() return confirm(bytes, { ok = bytes, cancel = bytes }) end)
        nav.top:hook("shouldPop", function(_, _, next) next() return false, bytes end)
        nav.tapBack()
        assert(nav.render(11 + number .. "render.svg"))
      end
      """#,
    ])
    let run = try ProgramRun(["run", "all.lua"], in: folder.url)
    expectEqual(run.status, 0, "\(run.errors)")
    for number in 1...15 {
      for what in number > 11 ? ["render"] : ["render", "filmstrip", "map", "question"] {
        let data = try bytes("\(number)\(what).svg", in: folder)
        #expect(XMLParser(data: data).parse(), "\(number)\(what).svg")
        #expect(data.count < 300_000)
      }
    }
    try folder.write("why.lua", "nav.reset {}\n" + Self.hostileExit)
    let why = try ProgramRun(["explain", "-o", "why.svg", "why.lua"], in: folder.url)
    expectEqual(why.status, 0, "\(why.errors)")
    let svg = try bytes("why.svg", in: folder)
    #expect(XMLParser(data: svg).parse())
    #expect(String(decoding: svg, as: UTF8.self).contains("&lt;plug&gt;&amp;"))
  }

  private static let hostileExit = #"""
    nav.setRoot { class = "A<&>\1", title = "<&>" }
    nav.push { class = "B<&>", title = "\0<&>\u{FFFE}" }
    nav.tapBack()
    """#
}
