extension ControllerSummary {
  /// The controller as it is now.
  package init(_ controller: Controller) {
    self.init(id: controller.id, className: controller.className, title: controller.title)
  }
}
