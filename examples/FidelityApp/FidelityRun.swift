import UIKit

/// Leads a person through the gestures: `next()` puts the screens of one up, `start()` begins to log
/// it, and does what the app does by itself. After the last gesture `next()` begins anew.
@MainActor
final class FidelityRun {
  private(set) var gesture: Gesture?
  private let log: CallbackLog
  private let show: (UIViewController) -> Void
  private var navigation: LoggingNavigation?

  /// `show` makes a view controller the root of a window.
  init(
    system: String, model: String, log: CallbackLog, show: @escaping (UIViewController) -> Void
  ) {
    self.log = log
    self.show = show
    log.tell("phone", ["system": .text(system), "model": .text(model)])
  }

  var instruction: String {
    guard let gesture, let place = Gesture.allCases.firstIndex(of: gesture) else {
      return "Tap Next, read, tap Start, do it, wait a second, tap Next."
    }
    return "\(place + 1) of \(Gesture.allCases.count): \(gesture.instruction)"
  }

  func next() {
    if gesture != nil { log.tell("pause") }
    let following = gesture.flatMap { Gesture.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    gesture = Gesture.allCases[following % Gesture.allCases.count]
    prepare()
  }

  func start() {
    guard let gesture else { return }
    log.tell("gesture", ["name": .text(gesture.rawValue)])
    switch gesture {
    case .popByCode: _ = navigation?.popViewController(animated: true)
    case .popToRootByCode: _ = navigation?.popToRootViewController(animated: true)
    case .setByCode: replace()
    case .swipeDuringPush, .tapDuringPush:
      navigation?.pushViewController(LoggingScreen("Four", log), animated: true)
    case .sheetUntouched, .sheetPulled, .sheetPulledABit: present()
    case .sheetHeld: present(isHeld: true)
    case .sheetBeside: present(isHeld: true, .formSheet)
    case .presentDuringDismissal: presentDuringDismissal()
    default: break
    }
  }

  private func prepare() {
    switch gesture {
    case .tabOther, .tabAgain, .tabOfTabs:
      navigation = nil
      return show(LoggingTabs(log, isMadeOfTabs: gesture == .tabOfTabs))
    default: break
    }
    let stack = LoggingNavigation(gesture == .swipeAtRoot ? ["One"] : ["One", "Two", "Three"], log)
    if gesture == .tapBackRefused { stack.tapAnswer = .stays }
    if gesture == .tapBackLater { stack.tapAnswer = .popsLater }
    if gesture == .swipeWithItem { putItem(stack) }
    if gesture == .swipeWithoutBar { stack.setNavigationBarHidden(true, animated: false) }
    navigation = stack
    show(stack)
  }

  private func putItem(_ stack: UINavigationController) {
    let item = UIBarButtonItem(primaryAction: UIAction { _ in })
    item.title = "Close"
    stack.topViewController?.navigationItem.leftBarButtonItem = item
  }

  private func present(isHeld: Bool = false, _ style: UIModalPresentationStyle = .automatic) {
    let sheet = LoggingSheet("Sheet", log)
    sheet.isHeld = isHeld
    sheet.modalPresentationStyle = style
    navigation?.present(sheet, animated: true, completion: nil)
  }

  private func presentDuringDismissal() {
    let stack = navigation
    stack?.present(LoggingSheet("Sheet", log), animated: false) { [log] in
      stack?.dismiss(animated: true, completion: nil)
      stack?.present(LoggingSheet("Second", log), animated: true, completion: nil)
    }
  }

  private func replace() {
    guard let root = navigation?.viewControllers.first else { return }
    navigation?.setViewControllers([root, LoggingScreen("Four", log)], animated: true)
  }
}
