import Navigation
import NavigationUIKit
import PluginHost
import Testing
import UIKit

/// A step that a person or the app takes, of which the adapter and the model alone are told.
private enum Turn: CaseIterable {
  case push, pushForm, tapBack, swipe, swipeBack, menu, escape, request, pop, popToRoot, yes, no
  case draft
}

/// Numbers that are the same each time.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

extension AdapterTests {
  @Suite("Random steps tell the same through the adapter and through the model")
  @MainActor
  struct RandomStepsTests {
    private let plugins = ["draft_guard", recorder()]

    /// What the events say, without times, indices and what a finger's exact way leaves in them.
    private func story(_ event: Event) -> String {
      let details = event.details.filter { !["x", "y", "progress"].contains($0.key) }
      let said = details.map { "\($0.key)=\(plain($0.value))" }.joined(separator: " ")
      return "\(event.name.rawValue) \(event.controller?.className ?? "-") \(said)"
    }

    private func plain(_ value: EventValue) -> String {
      if case .controller(let controller) = value { controller.className } else { "\(value)" }
    }

    @Test(arguments: [(1, 50_000), (2, 50_000)] as [(UInt64, Int)])
    func theSameEvents(_ seed: UInt64, _ steps: Int) async throws {
      let app = try App(plugins, stack: [Home("Inbox")])
      let alone = try App(plugins, stack: [])
      let model = alone.host.navigation
      for app in [app, alone] { app.host.onLog = { _ in } }
      try alone.host.declareClass("LetterEditor", superclass: "Form")
      model.push(model.makeController(className: "Home", title: "Inbox"), animated: false)
      let adapted = try #require(app.navigation.model)
      var dice = Dice(state: seed)
      var heard = adapted.events.lastIndex
      var heardAlone = model.events.lastIndex
      for number in 0..<steps {
        let step = Turn.allCases[dice.roll(Turn.allCases.count)]
        let choice = dice.roll(30)
        await take(step, choice, app)
        take(step, choice, model)
        let told = adapted.events.since(heard).map(story)
        let toldAlone = model.events.since(heardAlone).map(story)
        heard = adapted.events.lastIndex
        heardAlone = model.events.lastIndex
        guard told == toldAlone, app.stack == model.stack.map(\.className) else {
          Issue.record("step \(number), \(step): \(told)\nalone: \(toldAlone)")
          return
        }
      }
    }

    /// One of the app's 30 screens.
    private func title(_ choice: Int) -> String { "Screen \(choice)" }

    private func take(_ step: Turn, _ choice: Int, _ app: App) async {
      let navigation = app.navigation
      switch step {
      case .push where app.depth < 8:
        navigation.pushViewController(Home(title(choice)), animated: true)
      case .pushForm where app.depth < 8:
        navigation.pushViewController(LetterEditor(title(choice)), animated: true)
      case .push, .pushForm: break
      case .tapBack: UIPerson.tapBack(navigation)
      case .swipe: UIPerson.swipe(navigation, from: 5, to: 330)
      case .swipeBack: UIPerson.swipe(navigation, from: 5, to: 60)
      case .menu where app.depth > 1:
        UIPerson.pickBackMenu(navigation, 1 + choice % (app.depth - 1))
      case .menu: break
      case .escape: UIPerson.scrub(navigation)
      case .request: navigation.requestPop()
      case .pop: _ = navigation.popViewController(animated: true)
      case .popToRoot: _ = navigation.popToRootViewController(animated: true)
      case .yes, .no:
        if app.alert != nil { UIPerson.answer(step == .yes, over: navigation) }
      case .draft: navigation.topViewController?.navhost.props["draft"] = "text"
      }
      await app.settle()
    }

    private func take(_ step: Turn, _ choice: Int, _ model: NavigationController) {
      switch step {
      case .push where model.depth < 8:
        model.push(model.makeController(className: "Home", title: title(choice)))
      case .pushForm where model.depth < 8:
        model.push(model.makeController(className: "LetterEditor", title: title(choice)))
      case .push, .pushForm: break
      case .tapBack where model.depth > 1: model.tapBack()
      case .tapBack: break
      case .swipe where model.depth > 1: swipe(model, to: 330)
      case .swipeBack where model.depth > 1: swipe(model, to: 60)
      case .swipe, .swipeBack: break
      case .menu where model.depth > 1: model.pickBackMenu(1 + choice % (model.depth - 1))
      case .menu: break
      case .escape: model.escape()
      case .request: model.requestPop()
      case .pop: model.pop()
      case .popToRoot: model.popToRoot()
      case .yes, .no: model.answer(step == .yes)
      case .draft: try? model.top?.props.set(.string("draft"), to: "text")
      }
    }

    private func swipe(_ model: NavigationController, to end: Double) {
      model.pan(Pan(from: Point(x: 5, y: 400), to: Point(x: end, y: 400), duration: 0.25))
    }
  }
}
