import Expectations
import NavhostNavigation
import Testing

/// A link from outside that asks before it replaces the stack (contract 3, `nav.setStack`).
@Suite struct DeepLinkTests {
  private let policy = TestPolicy()
  private let navigation: NavigationController

  init() {
    navigation = makeNavigation(["A", "B", "C"], policy: policy)
  }

  private func present(_ className: String, _ style: Presentation.Style = .sheet) throws
    -> NavigationController
  {
    let top = try #require(navigation.scene.topNavigation)
    return try #require(top.present(top.make(className), style: style).navigation)
  }

  @Test func whatIsPresentedIsAskedBeforeTheStackAndLeavesBeforeIt() throws {
    let sheet = try present("S")
    sheet.push(sheet.make("T"))
    _ = sheet.embed(sheet.make("I"), in: sheet.stack[1])
    _ = try present("U", .fullScreen)
    policy.calls = []
    expectEqual(
      navigation.requestStack([navigation.stack[0], navigation.make("X")]).text, "popped")
    expectEqual(policy.calls(of: "shouldPop").map { $0.suffix(1) }, ["U", "I", "T", "S", "C", "B"])
    expectEqual(policy.calls(of: "didPop").map { $0.suffix(1) }, ["U", "I", "T", "S", "C", "B"])
    for pops in [policy.pops, policy.popped] {
      expectEqual(pops.map(\.dismisses), [true, true, true, true, false, false])
      #expect(pops.allSatisfy { $0.source == .deepLink && $0.count == 2 && !$0.animated })
      #expect(pops.allSatisfy { $0.target?.className == "A" && $0.id == pops.first?.id })
    }
    #expect(navigation.classes == "A X" && navigation.presented == nil)
    #expect(navigation.check().isEmpty)
  }

  @Test func itDismissesAlsoWhereNoneOfTheStackLeaves() throws {
    let sheet = try present("S")
    let index = navigation.events.lastIndex
    expectEqual(navigation.requestStack(navigation.stack).text, "popped")
    expectEqual(policy.pops.map(\.count), [0])
    expectEqual(policy.pops.first?.target?.className, "C")
    #expect(!sheet.isAttached && navigation.classes == "A B C")
    expectEqual(navigation.lifecycle(since: index), ["S.willDisappear", "S.didDisappear"])
    expectEqual(navigation.requestStack(navigation.stack).text, "popped", "nobody is to be asked")
    expectEqual(policy.pops.count, 1)
  }

  @Test func aNewStackThatKeepsNothingHasNoTarget() throws {
    _ = try present("S")
    expectEqual(navigation.requestStack([navigation.make("X")]).text, "popped")
    expectEqual(policy.pops.map(\.count), [3, 3, 3, 3])
    #expect(policy.pops.allSatisfy { $0.target == nil })
    #expect(navigation.classes == "X" && navigation.check().isEmpty)
  }

  @Test func aNoOfEitherKeepsAll() throws {
    for className in ["S", "B"] {
      let sheet = try present("S")
      policy.onPop = { controller, _ in
        controller.className == className ? .deny(reason: "no") : .abstain
      }
      expectEqual(navigation.requestStack([navigation.stack[0]]).text, "blocked: no")
      #expect(navigation.classes == "A B C" && navigation.presented === sheet)
      policy.onPop = { _, _ in .abstain }
      sheet.dismiss()
    }
  }

  @Test(arguments: ["S", "T", "C"])
  func aYesToAQuestionCarriesAllOfItOut(_ className: String) throws {
    let sheet = try present("S")
    sheet.push(sheet.make("T"))
    policy.onPop = { controller, _ in
      controller.className == className ? .ask(Question("?")) : .abstain
    }
    policy.onAnswer = { _, _, pop in pop.dismisses == (className != "C") ? .allow() : .deny() }
    expectEqual(navigation.requestStack([navigation.stack[0]]).text, "deferred")
    #expect(navigation.presented === sheet)
    expectEqual(navigation.answer(true, settle: false)?.text, "popped")
    #expect(navigation.transition?.kind == .pop && sheet.transition?.kind == .dismiss, "animated")
    navigation.settle()
    #expect(navigation.classes == "A" && navigation.presented == nil && navigation.check().isEmpty)
  }

  @Test func aQuestionOfASheetGoesWithTheSheetAndStaysWithoutOneOfTheStack() throws {
    let sheet = try present("S")
    policy.onPop = { controller, pop in
      pop.source == .deepLink && controller.className == "S" ? .ask(Question("?")) : .abstain
    }
    navigation.requestStack([navigation.stack[0]])
    navigation.pop()
    #expect(navigation.question != nil && navigation.classes == "A B")
    sheet.dismiss()
    #expect(navigation.question == nil && policy.drops == 1)
  }

  @Test func whatIsPresentedMeanwhileIsAskedToo() throws {
    policy.onPop = { controller, _ in
      controller.className == "C" ? .ask(Question("?")) : .abstain
    }
    navigation.requestStack([navigation.stack[0]])
    _ = try present("S")
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C", "shouldPop S", "shouldPop B"])
    #expect(navigation.presented == nil && navigation.check().isEmpty)
  }

  @Test func aControllerOfAnotherStackIsRefusedAlsoWhenAQuestionIsAnswered() throws {
    let sheet = try present("S")
    expectEqual(navigation.requestStack([sheet.stack[0]]).text, "ignored: on another stack")
    sheet.dismiss()
    policy.onPop = { _, _ in .ask(Question("?")) }
    let late = navigation.make("L")
    navigation.requestStack([navigation.stack[0], late])
    let other = try present("O")
    other.push(late)
    expectEqual(navigation.answer(true)?.text, "ignored: on another stack")
    #expect(policy.drops == 1 && navigation.question == nil)
    #expect(navigation.classes == "A B C" && other.classes == "O L")
    #expect(navigation.explanation?.source == .deepLink && navigation.check().isEmpty)
  }

  @Test func underAFullScreenTheNewTopAppearsAndTheOldOneNeverDoes() throws {
    _ = try present("F", .fullScreen)
    let index = navigation.events.lastIndex
    navigation.requestStack([navigation.stack[0], navigation.make("X")])
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "F.willDisappear", "X.willAppear", "X.didAppear", "F.didDisappear",
      ])
    #expect(navigation.check().isEmpty)
  }

  @Test(arguments: [false, true])
  func underASheetBothChangeAtOnce(_ animated: Bool) throws {
    let sheet = try present("S")
    navigation.requestStack([navigation.stack[0]], animated: animated, settle: false)
    #expect((navigation.transition != nil) == animated && (sheet.transition != nil) == animated)
    expectEqual(policy.pops.map(\.animated), [animated, animated, animated])
    navigation.settle()
    #expect(navigation.top?.className == "A" && navigation.check().isEmpty)
  }

  @Test func theProgramsNewStackAsksNobodyAndDismissesNothing() throws {
    let sheet = try present("S")
    navigation.setStack([navigation.make("X")], animated: true, settle: false)
    #expect(navigation.transition?.kind == .push && navigation.presented === sheet)
    navigation.settle()
    #expect(policy.pops.isEmpty)
    expectEqual(policy.popped.map(\.source), [.programmatic, .programmatic, .programmatic])
  }
}
