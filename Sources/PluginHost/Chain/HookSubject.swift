package import Navigation

/// What a hook is asked about besides the controller.
package enum HookSubject {
  case none
  case pop(Pop)
  indirect case gesture(Gesture, outcome: String?)
  indirect case push(Push)
  indirect case back(BackItem)
  indirect case bar(BarStyle)
  case animated(Bool)

  package var kind: ObjectKind? {
    switch self {
    case .none, .animated: nil
    case .pop: .pop
    case .gesture: .gesture
    case .push: .push
    case .back: .back
    case .bar: .bar
    }
  }

  /// Those of one family have fields in common (`ObjectKind.shares`); 0: none.
  package var family: UInt16 {
    if case .pop(let pop) = self { UInt16(pop.source.number + 1) } else { 0 }
  }
}
