import NavhostReference
import Testing

/// The manual has all that is described. `GeneratedFilesTests` holds its file against it.
@Suite struct ManualTests {
  private let text = Reference.Manual.text

  private func hasLine(_ line: String) -> Bool { text.contains("\n\(line)\n") }

  @Test func everyHookAndFunctionHasASection() {
    for hook in Reference.hooks { #expect(hasLine("#### \(hook.signature)"), "\(hook.name)") }
    for function in Reference.navFunctions {
      #expect(hasLine("### nav.\(function.signature)"), "\(function.name)")
      #expect(text.contains("```lua\n\(function.example)\n```"), "\(function.name)")
    }
    for function in Reference.globalFunctions { #expect(hasLine("### \(function.signature)")) }
    for method in Reference.controllerMethods {
      #expect(hasLine("### controller:\(method.signature)"), "\(method.name)")
    }
  }

  @Test func everyFieldEventAndWordHasARow() {
    // The details of events stand with each event.
    let objects = Reference.objects.filter { $0.name != "Event" }
    let fields = objects.flatMap(\.fields) + Reference.eventFields + Reference.navFields
    for field in fields { #expect(text.contains("\n| `\(field.name)` | "), "\(field.name)") }
    for event in Reference.events {
      #expect(text.contains("\n| `\(event.name)` | "), "\(event.name)")
    }
    for list in Reference.vocabularies where !["HookName", "EventName"].contains(list.name) {
      #expect(hasLine("### \(list.name)"))
      for word in list.spellings { #expect(text.contains("\n| `\"\(word)\"` | "), "\(word)") }
    }
    for library in Reference.sandboxLibraries {
      #expect(text.contains("\n| `\(library.name)` | "), "\(library.name)")
    }
  }

  @Test func everyTableHasOneNumberOfCells() {
    var cells: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = nil
        continue
      }
      let count = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(cells == nil || cells == count, "\(line)")
      cells = count
    }
  }

  @Test func aSectionIsNeitherEmptyNorDouble() {
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(Set(heads).count == heads.count && heads.count > 10)
    #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }
}
