/// Two columns beside each other, as on an iPad.
@MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Sendable { case doubleColumn }
  public enum Column: Sendable { case primary, secondary }

  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setViewController(_ viewController: UIViewController?, for column: Column) {
    columns[column] = viewController
    viewController?.parent = self
  }

  public func viewController(for column: Column) -> UIViewController? { columns[column] }

  public override var children: [UIViewController] {
    [columns[.primary], columns[.secondary]].compactMap { $0 }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for column in children {
      _ = column.view
      column.viewWillAppear(animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for column in children { column.viewDidAppear(animated) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for column in children { column.viewWillDisappear(animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for column in children { column.viewDidDisappear(animated) }
  }
}
