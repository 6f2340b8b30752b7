internal import NavhostNavigation
internal import NavhostSupport

extension NavigationOperation {
  /// What a button beside the phone does; nil where there is none of that name. Transitions are not
  /// run to their end: the page shows them.
  init?(ofPage name: String, _ json: JSONValue) {
    let shown = Motion(settle: false)
    switch Name(rawValue: name) {
    case .tapBack: self = .tapBack(settle: false)
    case .requestPop: self = .requestPop(.count(1), Motion(settle: false))
    case .pop: self = .pop(shown)
    case .popToRoot: self = .popToRoot(shown)
    case .tapOutside: self = .tapOutside(settle: false)
    case .escape: self = .escape(settle: false)
    case .swipeDown: self = .swipeDown(SheetDrag(settle: false))
    case .requestDismiss: self = .requestDismiss(Motion(settle: false))
    case .dismiss: self = .dismiss(shown)
    // A deep link to the root.
    case .setStack: self = .setStack([.index(1)], StackChange(ask: true))
    case .push:
      guard let name = json["class"]?.text else { return nil }
      let spec = ControllerSpec(name.isEmpty ? "Screen" : Plain.line(name, limit: 100))
      self = .push(.new(spec), shown)
    default: self.init(ofPageWithNumber: name, json)
    }
  }

  private init?(ofPageWithNumber name: String, _ json: JSONValue) {
    switch Name(rawValue: name) {
    case .backMenu:
      guard let entry = json["entry"]?.integer else { return nil }
      self = .backMenu(entry, settle: false)
    case .select:
      guard let tab = json["tab"]?.integer else { return nil }
      self = .select(tab, settle: false)
    case .answer:
      guard let reply = Reply(ofPage: json) else { return nil }
      self = .answer(reply, settle: false)
    default: return nil
    }
  }
}

extension Reply {
  /// True or false, the id of a choice, or of the app that it has failed.
  fileprivate init?(ofPage json: JSONValue) {
    if let value = json["value"]?.boolean {
      self = .accepted(value)
    } else if let id = json["id"]?.text {
      self = .choice(id)
    } else if let reason = json["failed"]?.text {
      let text = Plain.line(reason, limit: 200)
      self = .failed(reason: text.isEmpty ? "failed" : text)
    } else {
      return nil
    }
  }
}
