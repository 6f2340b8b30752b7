import UIKit

/// A screen that tells when it comes and goes. It has its name for its title.
class LoggingScreen: UIViewController {
  let log: CallbackLog
  let name: String

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  override func viewWillAppear(_ animated: Bool) {
    tell("screen.willAppear")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    tell("screen.didAppear")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    tell("screen.willDisappear")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    tell("screen.didDisappear")
    super.viewDidDisappear(animated)
  }

  private func tell(_ event: String) { log.tell(event, ["screen": .text(name)]) }
}
