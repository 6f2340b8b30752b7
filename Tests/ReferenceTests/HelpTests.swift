import NavhostReference
import Testing

@Suite struct HelpTests {
  @Test func everyTopicHasHelp() {
    for topic in Reference.Help.topics { #expect(Reference.Help.text(topic) != nil, "\(topic)") }
  }

  @Test func aFunctionTellsItsSignatureAndExample() throws {
    let text = try #require(Reference.Help.text("nav.push"))
    #expect(text.hasPrefix("nav.push(spec[, options])\n"))
    #expect(text.contains("returns controller or nil, reason or nil"))
    #expect(text.contains("  > nav.setRoot(\"Home\")"))
  }

  @Test(arguments: [
    ("pop.source", "source (PopSource)"), ("shouldPop", "a decision hook"),
    ("backTitle", "an appearance hook"), ("didPop", "a notification hook"),
    ("maxInitialDistance", "pt"), ("gestureRefused", "fields: index"), ("Outcome", "\"deferred\""),
    ("controller:hook", "controller:hook(name, fn)"), ("nav", "nav.tapBack"), ("log", "log.warn"),
    ("string", "gsub"), ("plugin", "gestureShouldBegin(controller, gesture)"),
    ("confirm", "Discard"), ("nav.pan", "duration (number, s, default 0.25)"),
    ("sources", "field of a plugin sources"), ("priority", "Higher is asked first"),
    ("onError", "default \"abstain\""), ("popped", "one of Outcome: it happened"),
    ("string.format", "pdf-string.format"), ("nav.push", "Spec: class, title, props"),
  ])
  func topicsTellWhatTheyShould(_ topic: String, _ part: String) throws {
    let text = try #require(Reference.Help.text(topic))
    #expect(text.contains(part), "\(text)")
  }

  @Test func everyFunctionOfALibraryIsExplained() {
    let known = Set(Reference.luaFunctions.map(\.name))
    for library in Reference.sandboxLibraries {
      for member in library.members
      where !["pi", "huge", "maxinteger", "mininteger", "charpattern"]
        .contains(member)
      {
        #expect(known.contains("\(library.name).\(member)"), "\(library.name).\(member)")
      }
    }
  }

  @Test func anUnknownTopicHasNone() {
    #expect(Reference.Help.text("zebra") == nil)
  }
}
