import Expectations
import Testing

@testable import NavhostReference

/// What each kind of line in the annotated file says.
struct ApiReaderTests {
  @Test func aClassHasFieldsAndItsParentsBehindThem() throws {
    let api = ApiReader(
      """
      -- # shapes
      ---A place.
      ---@class navhost.Place
      ---@field x number From the left. [pt]

      ---Where something is, and how wide.
      ---@class (exact) navhost.Frame: navhost.Place
      ---@field width? number How wide. [pt] Default: `1`. Writable.
      """)
    expectEqual(api.objects.map { $0.section }, ["shapes", "shapes"])
    let frame = try #require(api.objects[at: 1]?.object)
    #expect((frame.name, frame.doc) == ("Frame", "Where something is, and how wide."))
    #expect(frame.isInput)
    let width = Reference.Field(
      "width", .number, unit: "pt", writable: true, optional: true, fallback: "1", "How wide.")
    let x = Reference.Field("x", .number, unit: "pt", "From the left.")
    expectEqual(frame.fields, [width, x])
  }

  @Test func aHookSaysWhenItIsCalledAndWhatItAnswers() throws {
    let api = ApiReader(
      """
      -- # decision hooks
      ---@class navhost.Plugin
      ---@field shouldPop? fun(controller: navhost.Controller, pop: navhost.Pop, next: fun(): boolean?): allow: boolean?, reason: string? Called when a pop begins. `false` refuses.
      -- # notification hooks
      ---@field didPop? fun(controller: navhost.Controller) Called when it has left. Too late to refuse.
      """)
    expectEqual(api.hooks.map { $0.section }, ["decision hooks", "notification hooks"])
    let hook = try #require(api.hooks.first?.hook)
    expectEqual(hook.parameters.map { $0.name }, ["controller", "pop"])
    expectEqual(hook.results.map { $0.name }, ["allow", "reason"])
    #expect(hook.results.allSatisfy { $0.isOptional })
    #expect((hook.called, hook.doc) == ("a pop begins", "`false` refuses."))
    #expect(hook.isDecision && api.hooks[at: 1]?.hook.isDecision == false)
  }

  @Test func aFunctionKnowsItsTableItsExampleAndItsArguments() {
    let api = ApiReader(
      """
      ---Pushes a screen
      ---over the others.
      ---
      ---```lua
      ---nav.push "A"
      ---```
      ---@param spec string|navhost.Data What to push.
      ---@param animated? boolean
      ---@return string # its name
      function nav.push(spec, animated) end
      """)
    let push = api.functions["nav."]?.first
    expectEqual(push?.doc, "Pushes a screen over the others.")
    expectEqual(push?.example, "nav.push \"A\"")
    expectEqual(push?.parameters.map { $0.isOptional }, [false, true])
    expectEqual(push?.parameters.first?.type, .either([.string, .data]))
    expectEqual(push?.results.first?.doc, "its name")
  }

  @Test func anEventsOwnFieldsStandBehindIt() {
    let api = ApiReader(
      """
      ---The name of an event.
      ---@alias navhost.EventName
      ---| "push" # a controller was pushed (animated, depth)
      ---| "fault" # a hook failed
      """)
    expectEqual(
      api.vocabularies.first?.words.map { $0.doc }, ["a controller was pushed", "a hook failed"])
    expectEqual(api.details, ["push": ["animated", "depth"]])
  }
}
