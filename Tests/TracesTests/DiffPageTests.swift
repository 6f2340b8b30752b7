import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("The page that shows what changes, --html")
struct DiffPageTests {
  /// Twelve classes of screens, of which the policy now holds back each: `C1` once, `C12` twelve times.
  private func page() throws -> (Recorded, String) {
    let recorded = try Recorded(
      """
      for class = 1, 12 do
        for _ = 1, class do
          nav.reset{}
          nav.setRoot("Home")
          nav.push{ class = "C" .. class, title = "Title " .. class }
          nav.tapBack()
        end
      end
      """, plugins: [:])
    _ = try recorded.packed("--no-plugins")
    try recorded.folder.write("old/policy.lua", "return { name = 'policy' }")
    try recorded.folder.write(
      "new/policy.lua",
      "return { name = 'policy', shouldPop = function() return false, '<b>&\"' end }")
    let run = try recorded.run(
      "trace", "diff", "old", "new", "--summary", "--html", "page.html", "app.sessions")
    expectEqual(run.status, 0, "\(run.errors)")
    return (recorded, try recorded.folder.read("page.html"))
  }

  @Test("nothing in it comes from elsewhere, and text is text")
  func selfContained() throws {
    let (_, page) = try page()
    for outside in ["http://", "https://", "<script", "<link", "url(", "@import", "<iframe"] {
      #expect(!page.contains(outside), "\(outside)")
    }
    let sources = page.split(separator: "src=\"").dropFirst()
    #expect(
      !sources.isEmpty && sources.allSatisfy { $0.hasPrefix("data:image/svg+xml;base64,") })
    #expect(page.contains("&lt;b&gt;&amp;&quot;"))
    #expect(!page.contains("<b>&\""))
  }

  @Test("the ten most frequent changes come first, each with the screens of one session")
  func mostFrequent() throws {
    let (_, page) = try page()
    let sections = page.components(separatedBy: "<section>").dropFirst()
    let titles = sections.map { $0.components(separatedBy: "</h3>")[0] }
    expectEqual(titles, (3...12).reversed().map { "<h3>\($0) × C\($0), backButton" }, "\(titles)")
    for (section, number) in zip(sections, (3...12).reversed()) {
      let pictures = section.components(separatedBy: "base64,").dropFirst().compactMap {
        Data(base64Encoded: String($0.prefix { $0 != "\"" })).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      // After the push; after the tap that pops under OLD, and under NEW.
      expectEqual(pictures.map { $0.contains("Title \(number)") }, [true, false, true])
      let captions = section.components(separatedBy: "<figcaption>").dropFirst()
        .map { $0.components(separatedBy: "</figcaption>")[0] }
      expectEqual(captions.map { $0.contains("<b>") }, [false, true, true])
      #expect(
        captions[at: 1]?.hasPrefix("<b>old</b><br>Home<br>after C\(number), backButton: ") == true)
      #expect(
        captions[at: 2]?.hasPrefix("<b>new</b><br>C\(number)<br>after C\(number), backButton: ")
          == true)
      #expect(section.contains("popped</span> <b>→</b>"))
      #expect(section.contains("blocked</span> by policy"))
    }
  }

  @Test("the counts are those of the summary, by class, source and plugin")
  func counts() throws {
    let (_, page) = try page()
    #expect(page.contains("<b>78</b> of 78 sessions change"))
    for row in [
      "C12<td class=\"n\">12", "C1<td class=\"n\">1", "backButton<td class=\"n\">78",
      "policy<td class=\"n\">78",
    ] {
      #expect(page.contains("<tr><td>" + row), "\(row)")
    }
  }

  @Test("a question that is asked in other words is told, and seen")
  func questions() throws {
    func policy(_ text: String) -> String {
      "return { name = 'policy', shouldPop = function() return confirm('\(text)') end }"
    }
    let recorded = try Recorded(
      "nav.setRoot('Home') nav.push('Editor') nav.tapBack()",
      plugins: ["policy.lua": policy("Leave?")])
    _ = try recorded.packed()
    try recorded.folder.write("new/policy.lua", policy("Really?"))
    for options in [[], ["--open"]] {
      _ = try ProgramRun(
        ["trace", "diff", "plugins", "new", "--html", "page.html", "app.sessions"] + options,
        in: recorded.folder.url)
      let page = try recorded.folder.read("page.html")
      #expect(page.contains("by policy: <q>Leave?</q> <b>→</b>"))
      #expect(page.contains("by policy: <q>Really?</q></p>"))
      let pictures = page.components(separatedBy: "base64,").dropFirst().compactMap {
        Data(base64Encoded: String($0.prefix { $0 != "\"" })).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      expectEqual(pictures.map { $0.contains(">Leave?</text>") }, [false, true, false])
      expectEqual(pictures.map { $0.contains(">Really?</text>") }, [false, false, true])
    }
  }

  @Test("a screenshot that a trace names is not read")
  func photos() throws {
    let (recorded, _) = try page()
    try recorded.folder.write("app.trace", "")
    try recorded.folder.write("secret.png", "\u{89}PNG secret")
    try recorded.folder.write(
      "script.lua",
      "nav.setRoot('Home') nav.push{class='Page', picture='secret.png'} nav.tapBack()")
    _ = try recorded.packed("--no-plugins")
    try recorded.run("trace", "diff", "old", "new", "--html", "page.html", "app.sessions")
    let page = try recorded.folder.read("page.html")
    let pictures = page.components(separatedBy: "base64,").dropFirst().compactMap {
      Data(base64Encoded: String($0.prefix { $0 != "\"" })).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    expectEqual(pictures.count, 3)
    #expect(pictures.allSatisfy { !$0.contains("<image") })
  }
}
