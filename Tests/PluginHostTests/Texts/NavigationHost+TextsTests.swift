import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import Testing

/// The texts that an app gives its host.
@Suite struct NavigationHostTextsTests {
  private let host = NavigationHost()

  private func run(_ script: String) throws {
    try ScriptSession(host: host).run(Array(script.utf8), name: "a.lua")
  }

  @Test func anAppGetsTheKeyAndTheValues() throws {
    #expect(host.localizedString == nil)
    var asked: [String] = []
    host.localizedString = { key, values in
      asked.append("\(key) \(values)")
      return key == "a %@" ? "%@ A" : nil
    }
    expectEqual(host.localizedString?("a %@", []), "%@ A")
    asked = []
    try run("assert(text('a %@', 2) == '2 A') assert(text('b', 'x', 1.5, true, nil) == 'b')")
    let values =
      "[NavhostPluginHost.StringArgument.text(\"x\"), NavhostPluginHost.StringArgument.number(1.5), "
      + "NavhostPluginHost.StringArgument.boolean(true)]"
    expectEqual(asked, ["a %@ [NavhostPluginHost.StringArgument.integer(2)]", "b \(values)"])
  }

  @Test func whatDoesNotFitIsReportedOnceForEachKeyAndLanguage() throws {
    var reports: [String] = []
    host.onReport = { reports.append($0) }
    host.localizedString = { key, _ in "%d \(key)" }
    try run("for i = 1, 3 do assert(text('a') == 'a') end text('b') nav.language = 'de' text('a')")
    expectEqual(reports.count, 3)
    expectEqual(
      reports.last,
      "text \"a\" in de: the app's text \"%d a\" does not fit, the key is used: value 1 is no whole number"
    )
    host.localizedString = { _, _ in "" }
    try run("assert(text('c') == 'c')")
    expectEqual(reports.count, 3, "an empty text is none")
  }

  /// A policy in Swift that asks one question.
  private final class Asking: NavigationPolicy {
    let question: Question

    init(_ question: Question) { self.question = question }

    func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict { .ask(question) }
  }

  /// What the person reads on the buttons of a question.
  private func buttons(_ question: Question) throws -> [String] {
    let policy = Asking(question)
    let navigation = host.navigation
    navigation.policy = policy
    _ = navigation.setStack([
      navigation.makeController(className: "A"), navigation.makeController(className: "B"),
    ])
    expectEqual(navigation.tapBack().kind, .deferred)
    let titles = try #require(navigation.question).choices.map(\.title)
    let last = navigation.question?.choices.last?.id ?? ""
    let reply: Reply = question.kind == .confirm ? .accepted(false) : .choice(last)
    expectEqual(navigation.answer(reply)?.kind, .blocked)
    return titles
  }

  /// Of a policy in Swift, too.
  @Test func navhostsOwnWordsAreKeys() throws {
    try expectEqual(buttons(Question("Go?")), ["Leave", "Stay"])
    try expectEqual(buttons(Question("No.", choices: [])), ["OK"])
    host.localizedString = { key, _ in
      ["Leave": "Gehen", "Stay": "Bleiben", "OK": "Gut", "Cancel": "Abbrechen", "Save": "?"][key]
    }
    try expectEqual(buttons(Question("Go?")), ["Gehen", "Bleiben"])
    try expectEqual(buttons(Question("Go?", ok: "Leave", cancel: "No")), ["Leave", "No"])
    try expectEqual(buttons(Question("No.", choices: [])), ["Gut"])
    try expectEqual(
      buttons(Question("?", choices: [.ok, .init("Save"), .cancel])),
      [
        "Gut", "Save", "Abbrechen",
      ])
    host.localizedString = nil
    try expectEqual(buttons(Question("?", choices: [.ok, .cancel])), ["OK", "Cancel"])
  }

  @Test func aValueThatIsNoneIsAnErrorOfItsLine() throws {
    let error = #expect(throws: ScriptError.self) { try run("\nlocal x = text('a', {})") }
    #expect(
      error?.message.hasPrefix(
        "a.lua:2: text \"a\": value 1 must be a text, a number or a boolean, got a table") == true)
  }
}
