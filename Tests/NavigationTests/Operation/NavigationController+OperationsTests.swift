import Expectations
import NavhostNavigation
import Testing

/// Operations as values.
@Suite struct NavigationControllerOperationsTests {
  private final class Listener: SceneObserver {
    var heard: [String] = []
    var operations: [NavigationOperation] = []

    func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {
      operations.append(operation)
      heard.append("\(operation.name.rawValue) on \(stack.number)")
    }
    func carriedOut(_ operation: NavigationOperation, on stack: NavigationController) {
      heard.append("/\(operation.name.rawValue)")
    }
  }

  private let navigation = makeNavigation(["A", "B", "C"])
  private let listener = Listener()

  /// What came of it, in words.
  private func text(_ result: OperationResult) -> String {
    switch result {
    case .done: "done"
    case .outcome(let outcome): outcome.text
    case .undecided: "undecided"
    case .controller(let controller): controller.className
    case .stack(let stack): "stack \(stack.number)"
    case .tabs(let tabs): "\(tabs.navigations.count) tabs"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }

  private func carryOut(_ operations: [NavigationOperation], on stack: NavigationController? = nil)
    -> [String]
  {
    operations.map { text((stack ?? navigation).carryOut($0)) }
  }

  @Test func whatAPersonDoes() {
    let middle = ScreenPoint(x: 200, y: 400)
    expectEqual(
      carryOut([
        .tapBack(), .tap(middle), .pan(makePan()), .tapBack(), .push(.new(ControllerSpec("D"))),
        .touch(.began, middle), .touch(.moved, ScreenPoint(x: 250, y: 400)), .touch(.ended, middle),
        .backMenu(2), .backMenu(1), .swipeDown(), .escape(), .select(1), .answer(.accepted(true)),
      ]),
      [
        "popped", "ignored: nothing there", "popped", "ignored: no back button", "D", "undecided",
        "ignored: distance", "ignored: distance", "ignored: nothing there", "popped",
        "ignored: nothing there", "ignored: root", "ignored: nothing there", "undecided",
      ])
  }

  @Test func whatAnAppDoes() {
    expectEqual(
      carryOut([
        .push(.new(ControllerSpec("D", title: "New"))), .popTo(.index(3)),
        .requestPop(.to(.index(2))), .requestPop(), .pop(), .setRoot(.new(ControllerSpec("R"))),
        .setStack([.index(1), .new(ControllerSpec("S"))]),
        .setStack([.index(1)], StackChange(ask: true)), .popToRoot(),
        .push(.new(ControllerSpec("E")), Motion(settle: false)), .advance(0.1), .settle,
      ]),
      [
        "D", "popped", "popped", "popped", "ignored: root", "R", "S", "popped", "ignored: root",
        "E", "done", "done",
      ])
    #expect(navigation.classes == "R E" && navigation.transition == nil)
  }

  @Test func whatStandsInsideOverAndBeside() throws {
    let new = ControllerReference.new(ControllerSpec("N"))
    expectEqual(
      carryOut([.embed(in: .index(3), root: new), .embed(in: .index(3), root: new)]),
      [
        "stack 2", "stack 3",
      ])
    guard case .stack(let sheet) = navigation.carryOut(.present(new)) else {
      Issue.record("nothing was presented")
      return
    }
    expectEqual(carryOut([.requestDismiss()], on: sheet), ["dismissed"])
    expectEqual(carryOut([.dismiss()], on: sheet), ["ignored: nothing there"])
    expectEqual(
      carryOut([.tabs([new, new]), .select(3), .tabs([])]),
      [
        "3 tabs", "selected", "refused: in a tab bar already",
      ])
  }

  /// What is not there is named, and nothing happens.
  @Test func whatIsNotThereIsIgnored() {
    let gone = ControllerReference.id(99)
    expectEqual(
      carryOut([
        .setRoot(gone), .push(.index(9)), .setStack([.index(1), gone]),
        .setStack([gone], StackChange(ask: true)), .requestPop(.to(gone)), .popTo(.index(0)),
        .embed(in: gone, root: .index(1)), .present(gone), .tabs([gone]),
      ]),
      [
        "refused: nothing there", "refused: nothing there", "refused: nothing there",
        "ignored: nothing there", "ignored: nothing there", "ignored: nothing there",
        "refused: nothing there", "refused: nothing there", "refused: nothing there",
      ])
    expectEqual(navigation.classes, "A B C")
  }

  @Test func whoListensHearsOfEachBeforeAndAfterIt() {
    let observation = navigation.scene.observe(by: listener)
    navigation.tapBack(settle: false)
    navigation.settle()
    navigation.advance(by: 1)
    navigation.advance(by: -1)
    navigation.answer(true)
    let new = navigation.make("N")
    navigation.push(new, animated: false)
    navigation.carryOut(.setRoot(.index(1)))
    _ = navigation.present(navigation.make("S"))
    navigation.presented?.dismiss()
    expectEqual(
      listener.operations.prefix(5),
      [
        .tapBack(settle: false), .settle, .advance(1), .answer(.accepted(true)),
        .push(.id(new.id), Motion(animated: false)),
      ])
    expectEqual(
      listener.heard.suffix(6),
      [
        "setRoot on 1", "/setRoot", "present on 1", "/present", "dismiss on 2", "/dismiss",
      ])
    expectEqual(listener.heard.count, 2 * 8)
    withExtendedLifetime(observation) {}
  }

  /// A controller of another scene is this scene's from the moment it is named.
  @Test func aControllerOfAnotherSceneIsTakenIn() {
    let observation = navigation.scene.observe(by: listener)
    let foreign = makeNavigation([]).make("Foreign")
    navigation.push(foreign)
    expectEqual(listener.operations, [.push(.id(foreign.id))])
    #expect(navigation.scene.controller(withID: foreign.id) === foreign)
    withExtendedLifetime(observation) {}
  }
}
