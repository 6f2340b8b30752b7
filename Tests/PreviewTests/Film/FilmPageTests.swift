import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// The page of `navhost preview --save`.
@Suite struct FilmPageTests {
  /// Runs a script and reads the data of its page.
  private func film(
    _ script: String, plugins: [String: String] = [:], status: Int32 = 0
  ) throws -> (data: JSONValue, page: String) {
    let fixture = try SceneFixture(script: script, plugins: plugins)
    let run = try ProgramRun(["preview", "--save", "f.html", "scene.lua"], in: fixture.folder.url)
    expectEqual(run.status, status, "\(run.errors)")
    let page = try fixture.folder.read("f.html")
    let start = try #require(page.places(of: "id=\"film\">").first?.upperBound)
    let rest = page[start...]
    let end = try #require(rest.places(of: "</script>").first?.lowerBound)
    return (try JSONParser.parse(rest[..<end].utf8), page)
  }

  private func list(_ data: JSONValue, _ name: String) throws -> [JSONValue] {
    try #require(data[name]?.array)
  }

  @Test func `Each step has its line, its controllers and what happened up to it`() throws {
    let data = try film(SceneFixture.script + "\nnav.tapBack()\n", plugins: guardFile).data
    let steps = try list(data, "moments")
    expectEqual(steps.map { $0["line"]?.integer }, [1, 2, 3])
    expectEqual(steps.map { $0["stack"]?.array?.count }, [1, 2, 2])
    expectEqual(steps.map { $0["decisions"]?.integer }, [0, 1, 2])
    expectEqual(steps.last?["question"]?["message"]?.text, "Leave the draft?")
    expectEqual(steps.last?["events"]?.integer, try list(data, "events").count)
    expectEqual(data["script"]?.text, SceneFixture.script + "\nnav.tapBack()\n")
  }

  private let guardFile = ["guard.lua": SceneFixture.guardPlugin]

  @Test func `A decision names the plugin and the line, and the page has the source`() throws {
    let data = try film(SceneFixture.script + "\nnav.tapBack()\n", plugins: guardFile).data
    let place = try #require(try list(data, "decisions").last?["place"])
    expectEqual(place["file"]?.text, "plugins/guard.lua")
    expectEqual(place["line"]?.integer, 5)
    expectEqual(data["sources"]?["plugins/guard.lua"]?.text, SceneFixture.guardPlugin)
  }

  @Test func `The screens of a push move before they rest`() throws {
    let data = try film(SceneFixture.script).data
    let frames = try list(data, "frames")
    let moving = frames.filter { $0["isMoving"]?.boolean == true }
    #expect(moving.count > 3)
    #expect(moving.allSatisfy { $0["moment"]?.integer == 1 })
    expectEqual(frames.last?["isMoving"]?.boolean, false)
    let pictures = try list(data, "pictures")
    let lines = try list(data, "lines").compactMap { $0.text }
    let last = try #require(pictures.last?["dark"]?.array)
    let svg = last.compactMap { $0.integer }.map { lines[$0] }.joined(separator: "\n")
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>") && svg.contains("Draft"))
  }

  /// A title neither ends the element that contains the data nor makes an element.
  @Test func `A title does not become part of the page`() throws {
    let title = "</script><img src=x onerror=alert(1)><!--<script>"
    let made = try film("nav.setRoot { class = 'A', title = '\(title)' }")
    expectEqual(try list(made.data, "moments").last?["stack"]?.array?.first?["title"]?.text, title)
    #expect(!made.page.contains("<img"))
    expectEqual(made.page.places(of: "<script").count, 2)
    expectEqual(made.page.places(of: "</script").count, 2)
  }

  @Test func `The page's policy allows its own script only`() throws {
    let page = try film("nav.setRoot('A')").page
    let start = try #require(page.places(of: "<script>").first?.upperBound)
    let end = try #require(page.places(of: "</script>").last?.lowerBound)
    let hash = Base64.text(SHA256.hash(Array(page[start..<end].utf8)))
    #expect(page.contains("default-src 'none'; img-src data:;"))
    #expect(page.contains("script-src 'sha256-\(hash)'\">"))
    let others = ["%HASH%", "%FILM%", "%STYLE%", "%SCRIPT%", "%SIGNS%", "fetch(", "@import"]
    for part in others {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test func `A script that fails leaves its steps, the message and its line`() throws {
    let data = try film(SceneFixture.script + "\nerror('no network')", status: 1).data
    expectEqual(data["problem"]?["message"]?.text, "scene.lua:3: no network")
    expectEqual(try list(data, "moments").last?["line"]?.integer, 3)
    let unread = try film("nav.setRoot(", status: 1).data
    expectEqual(try list(unread, "moments").count, 1)
    let left = try film("nav.setRoot('A') os.exit(7)", status: 7).data
    expectEqual(left["problem"]?["message"]?.text, "the script ended itself with status 7")
    expectEqual(try film("nav.setRoot('A') os.exit(0)").data["problem"], .null)
  }

  @Test func `A screenshot is in the page, and one that is missing is an error`() throws {
    let made = try film("nav.setRoot { class = 'A', picture = 'none.png' }", status: 1)
    expectEqual(try list(made.data, "moments").count, 1)
    let fixture = try SceneFixture(
      script: """
        nav.setRoot { class = 'A', picture = 'a.png' }
        nav.push { class = 'B', picture = 'a.png' }
        """)
    let png = Data([0x89, 0x50, 0x4E, 0x47, 1, 2])
    try png.write(to: fixture.folder.url.appending(path: "a.png"))
    let run = try ProgramRun(["preview", "--save", "f.html", "scene.lua"], in: fixture.folder.url)
    expectEqual(run.status, 0, "\(run.errors)")
    let address = "data:image/png;base64," + png.base64EncodedString()
    expectEqual(try fixture.folder.read("f.html").places(of: address).count, 1)
  }

  /// One screen is like the next.
  @Test func `The page of a script in the repository is small`() throws {
    let folder = try Folder([:])
    let page = folder.path("draft.html")
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let run = try ProgramRun(
      ["preview", "--save", page, "scripts/comment_draft.lua"], in: root.standardized)
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(try folder.read("draft.html").utf8.count < 200_000)
  }
}
