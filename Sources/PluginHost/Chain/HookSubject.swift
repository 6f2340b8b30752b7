internal import Navigation

/// What a hook is asked about besides the controller.
enum HookSubject {
  case none
  case pop(Pop)
  case gesture(Gesture, outcome: String?)
  case push(Push)
  case back(BackItem)
  case bar(BarStyle)
  case animated(Bool)

  var kind: ObjectKind? {
    switch self {
    case .none, .animated: nil
    case .pop: .pop
    case .gesture: .gesture
    case .push: .push
    case .back: .back
    case .bar: .bar
    }
  }
}
