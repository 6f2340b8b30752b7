/// Where a controller is in its appearance callbacks (rule 192).
enum Appearance {
  case disappeared
  case appearing
  case appeared
  case disappearing

  static func after(_ event: EventName) -> Appearance {
    switch event {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    default: .disappeared
    }
  }
}
