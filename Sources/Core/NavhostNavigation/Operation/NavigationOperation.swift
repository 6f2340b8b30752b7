/// Something that a person, an app or a script does to a stack, with all that it takes.
public enum NavigationOperation: Equatable, Sendable {
  // What a person does.

  /// A tap in the middle of the back button.
  case tapBack(settle: Bool = true)
  /// One finger comes down and goes up.
  case tap(ScreenPoint, settle: Bool = true)
  /// A drag in equal steps.
  case pan(Pan)
  /// One raw touch.
  case touch(TouchPhase, ScreenPoint, finger: Int = 1)
  /// An entry of the back button's menu, from 1.
  case backMenu(Int, settle: Bool = true)
  /// A sheet is dragged down.
  case swipeDown(SheetDrag = SheetDrag())
  /// A tap beside a popover or a form sheet.
  case tapOutside(settle: Bool = true)
  /// VoiceOver's two-finger scrub.
  case escape(settle: Bool = true)
  /// A tab is tapped; they count from 1.
  case select(Int, settle: Bool = true)
  /// The open question is answered.
  case answer(Reply, settle: Bool = true)

  // What an app does.

  /// The stack becomes this one controller.
  case setRoot(ControllerReference)
  /// A controller comes on top.
  case push(ControllerReference, Motion = Motion())
  /// The stack becomes these controllers, the root first.
  case setStack([ControllerReference], StackChange = StackChange())
  /// The policy is asked for leave to pop.
  case requestPop(PopExtent = .count(1), Motion = Motion())
  /// The top is popped.
  case pop(Motion = Motion())
  /// All above a controller are popped.
  case popTo(ControllerReference, Motion = Motion())
  /// All above the root are popped.
  case popToRoot(Motion = Motion())
  /// A stack is put inside a controller.
  case embed(in: ControllerReference, root: ControllerReference)
  /// A stack is presented.
  case present(ControllerReference, Presentation.Style = .sheet, Motion = Motion())
  /// The policy is asked for leave to dismiss this presented stack.
  case requestDismiss(Motion = Motion())
  /// This presented stack is dismissed.
  case dismiss(Motion = Motion())
  /// The stack is put into a tab bar, with stacks of these roots behind it.
  case tabs([ControllerReference])
  /// A tab is shown; they count from 1. Nobody is asked.
  case show(Int)

  // What time does.

  /// The clock moves on by so many seconds.
  case advance(Double)
  /// Transitions run to their end.
  case settle
}
