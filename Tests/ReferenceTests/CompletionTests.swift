import Reference
import Testing

/// What can be typed, by the description alone.
@Suite struct CompletionTests {
  @Test func completionKnowsNamesAndWords() {
    #expect(Reference.Completion.nav.contains("tapBack"))
    #expect(Reference.Completion.nav.contains("top"))
    #expect(Reference.Completion.fields(of: "Controller").contains("maxInitialDistance"))
    #expect(Reference.Completion.words(of: "nav.on", argument: 0) == Reference.events.map(\.name))
    #expect(Reference.Completion.words(of: "nav.hook", argument: 1).contains("shouldPop"))
    #expect(Reference.Completion.words(of: "controller:hook", argument: 0).contains("shouldPop"))
    #expect(Reference.Completion.options(of: "nav.pan", argument: 0).contains("fingers"))
  }

  @Test func wordsAreThoseOfTheArgument() {
    let words = Reference.Completion.words(of:argument:)
    #expect(words("nav.touch", 0).contains("began"))
    #expect(words("color", 0).contains("auto"))
    #expect(words("nothing", 0) == [])
    #expect(words("nav.on", 9) == [])
  }

  @Test func wordsOfATypeAreThoseInIt() {
    let words = Reference.Completion.words(of:) as (Reference.LuaType) -> [String]
    #expect(words(.color).last == "auto" && !words(.fill).contains("auto"))
    #expect(words(.list(.word("PopSource"))).contains("program"))
    #expect(words(.either([.string, .word("PopSource")])).contains("program"))
    #expect(words(.word("no such list")) == [] && words(.number) == [])
  }

  @Test func optionsAreThoseOfATableThatIsHandedIn() {
    let options = Reference.Completion.options(of:argument:)
    #expect(options("nav.push", 0).contains("title") && !options("nav.push", 0).contains("settle"))
    #expect(options("nav.push", 1).contains("animated"))
    #expect(options("confirm", 1).contains("cancel"))
    #expect(options("nav.setStack", 0).contains("class"), "each of a list")
    #expect(options("nav.push", 7) == [] && options("nothing", 0) == [])
    #expect(options("nav.popTo", 0) == [], "a controller is not made by hand")
  }

  @Test(
    arguments: [
      ([.name("nav"), .name("plugins"), .call, .element], "reload"),
      ([.name("nav"), .name("top")], "title"),
      ([.name("nav"), .name("bar"), .name("back")], "frame"),
      ([.name("nav"), .name("push"), .call], "hook"),
      ([.name("nav"), .name("stack"), .element], "isTop"),
      ([.name("nav"), .name("top"), .name("hook"), .call], "remove"),
    ] as [([Reference.Completion.Step], String)])
  func whatFollowsIsKnownStepByStep(_ path: [Reference.Completion.Step], _ name: String) {
    #expect(Reference.Completion.members(after: path, onlyMethods: false).contains(name))
  }

  @Test(
    arguments: [
      [], [.call], [.name("nothing")], [.name("nav")], [.name("nav"), .call],
      [.name("nav"), .name("nothing")],
      [.name("nav"), .name("depth")], [.name("nav"), .name("depth"), .element],
      [.name("nav"), .name("top"), .element], [.name("nav"), .name("top"), .call],
      [.name("nav"), .name("push"), .name("title")],
    ] as [[Reference.Completion.Step]])
  func whatTheDescriptionDoesNotTellIsNotOffered(_ path: [Reference.Completion.Step]) {
    #expect(Reference.Completion.members(after: path, onlyMethods: false) == [])
  }

  @Test func behindAColonThereAreMethodsOnly() {
    let path: [Reference.Completion.Step] = [.name("nav"), .name("top")]
    #expect(Reference.Completion.members(after: path, onlyMethods: true) == ["hook"])
  }
}
