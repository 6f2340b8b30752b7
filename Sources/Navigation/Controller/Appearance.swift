/// Where a controller is in its appearance callbacks (rule 192).
enum Appearance: String {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// The callbacks that may come next; a swipe that is cancelled turns one half way (rule 193).
  func allows(_ event: EventName) -> Bool {
    switch (self, event) {
    case (.disappeared, .willAppear), (.disappearing, .willAppear), (.appearing, .didAppear),
      (.appeared, .willDisappear), (.appearing, .willDisappear), (.disappearing, .didDisappear):
      true
    default: false
    }
  }

  static func after(_ event: EventName) -> Appearance {
    switch event {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    default: .disappeared
    }
  }
}
