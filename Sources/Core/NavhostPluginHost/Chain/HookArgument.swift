package import NavhostNavigation

/// What a hook is asked about besides the controller.
package enum HookArgument {
  case none
  case pop(Pop)
  indirect case gesture(PopGesture, outcome: String?)
  indirect case push(Push)
  indirect case tab(TabSelection)
  indirect case back(BackItem)
  indirect case bar(BarStyle)
  case animated(Bool)

  package var kind: ObjectKind? {
    switch self {
    case .none, .animated: nil
    case .pop: .pop
    case .gesture: .gesture
    case .push: .push
    case .tab: .tab
    case .back: .back
    case .bar: .bar
    }
  }
}
