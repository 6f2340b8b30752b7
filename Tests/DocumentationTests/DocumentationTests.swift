import Foundation
import ProgramSupport
import Testing

/// Every page is followed from top to bottom, as a reader would, with the built program.
///
/// What the fenced blocks of a page mean:
///
/// - `lua`, first line `-- NAME.lua`: a file. It is written into the page's folder, where everything
///   that follows on the page finds it.
/// - `lua` otherwise: a script for `navhost run --no-plugins`. It must end well; where a `text` block
///   follows it directly, that is what it prints.
/// - `console`: lines `$ COMMAND`, each a line of shell that finds `navhost`, and what it prints,
///   errors among it. Under `navhost repl` a line `> …` or `>> …` is what is typed at the prompt.
/// - `swift`: lines of a file of `Examples/`, which is compiled; `ExamplesTests` runs it.
/// - `terminal`: a session of the REPL at a terminal; `ReplPageTests` types it.
/// - Anything else is not run.
///
/// The page's folder is temporary. It is empty where the page makes files, by a block with a name or
/// by `navhost new`; otherwise it has a copy of `plugins` and `scripts`. Durations such as `0.012 s`
/// are all alike. `NAVHOST_RECORD=1` writes what is printed into the pages, and fails; a REPL's
/// answers are left to be written by hand.
@Suite struct DocumentationTests {
  @Test(arguments: Page.all)
  func doesWhatItSays(_ page: Page) throws {
    let run = try PageRun(page)
    if Recording.isOn { try page.record(run.recorded) }
    for problem in run.problems { Issue.record("\(problem)") }
  }

  @Test func findsThePages() {
    let paths = Page.all.map(\.path)
    #expect(paths.contains("README.md"))
    #expect(paths.contains("docs/tutorial.md"))
    #expect(paths.contains("plugins/README.md"))
  }

  @Test func theReadmeFitsOnAFewScreens() throws {
    let lines = try Page("README.md").text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)
  }

  /// A link to a file leads to one.
  @Test(arguments: Page.all)
  func linksLeadSomewhere(_ page: Page) {
    for link in page.links {
      #expect(FileManager.default.fileExists(atPath: link), "\(page.path) links to \(link)")
    }
  }

  /// A link to a part of a page leads to a heading of it.
  @Test(arguments: Page.all)
  func linksToHeadingsLeadToOne(_ page: Page) throws {
    for link in page.sectionLinks {
      let text = try String(contentsOfFile: link.file, encoding: .utf8)
      #expect(
        Page.anchors(in: text).contains(link.anchor), "\(page.path) links to #\(link.anchor)")
    }
  }

  @Test func theIndexLeadsToEveryPage() throws {
    let links = try Page("docs/README.md").links
    for page in Page.all
    where page.path.hasPrefix("docs/") && page.path != "docs/README.md" {
      let isLinked = links.contains { $0.hasSuffix("/" + page.path) }
      #expect(isLinked, "docs/README.md does not link \(page.path)")
    }
  }

  /// What is linked, and what is like Lua's own, is named.
  @Test func noticeNamesWhatIsOfOthers() throws {
    let notice = try Page("NOTICE").text
    let packages = try Page("Package.resolved").text.matches(of: /"identity" : "(.+)"/)
    #expect(packages.count > 5)
    for package in packages { #expect(notice.contains(package.1), "NOTICE lacks \(package.1)") }
    for file in notice.matches(of: /\b(\w+\.c)\b(?! *\)|")/) {
      let path = URL.package.appending(path: "Sources/Core/CNavhostLua/\(file.1)").path
      let isLuas = file.1.hasPrefix("l") && !file.1.hasPrefix("lib_") || file.1 == "loadlib.c"
      #expect(isLuas || FileManager.default.fileExists(atPath: path), "there is no \(path)")
    }
  }
}
