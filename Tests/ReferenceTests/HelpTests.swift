import Reference
import Testing

@Suite struct HelpTests {
  @Test func everyTopicHasHelp() {
    for topic in Help.topics { #expect(Help.text(topic) != nil, "\(topic)") }
  }

  @Test func aFunctionTellsItsSignatureAndExample() throws {
    let text = try #require(Help.text("nav.push"))
    #expect(text.hasPrefix("nav.push(spec[, options])\n"))
    #expect(text.contains("returns controller or nil, reason or nil"))
    #expect(text.contains("  > nav.setRoot(\"Home\")"))
  }

  @Test(arguments: [
    ("pop.source", "source (PopSource)"), ("shouldPop", "a hook that decides"),
    ("maxInitialDistance", "pt"), ("gestureRefused", "fields: index"), ("Outcome", "\"deferred\""),
    ("controller:hook", "controller:hook(name, fn)"), ("nav", "nav.tapBack"), ("log", "log.warn"),
    ("string", "gsub"), ("plugin", "gestureShouldBegin(controller, gesture)"),
    ("confirm", "Discard"),
  ])
  func topicsTellWhatTheyShould(_ topic: String, _ part: String) throws {
    let text = try #require(Help.text(topic))
    #expect(text.contains(part), "\(text)")
  }

  @Test func anUnknownTopicHasNone() {
    #expect(Help.text("zebra") == nil)
  }

  @Test func completionKnowsNamesAndWords() {
    #expect(Completion.nav.contains("tapBack"))
    #expect(Completion.nav.contains("top"))
    #expect(Completion.globals.contains("confirm"))
    #expect(Completion.fields(of: "Controller").contains("maxInitialDistance"))
    #expect(Completion.methods(of: "PluginHandle") == ["disable", "enable", "reload", "unload"])
    #expect(Completion.words(of: "nav.on", argument: 0) == Reference.events.map(\.name))
    #expect(Completion.words(of: "nav.hook", argument: 1).contains("shouldPop"))
    #expect(Completion.words(of: "controller:hook", argument: 0).contains("shouldPop"))
    #expect(Completion.options(of: "nav.pan").contains("fingers"))
  }
}
