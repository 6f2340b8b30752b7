#if canImport(UIKit)
  /// A Boolean property of UIKit that hooks and settings override, and the app's own value of it.
  struct OverriddenFlag {
    private var last: (written: Bool, own: Bool)?

    /// The app's own value.
    ///
    /// - Parameter now: the value in UIKit. If it is not the written one, the app has written it since.
    func own(_ now: Bool) -> Bool {
      guard let last, last.written == now else { return now }
      return last.own
    }

    /// The value to write: the declared one, or the app's own if nothing declares one.
    mutating func value(declared: Bool?, now: Bool) -> Bool {
      let own = own(now)
      last = declared.map { ($0, own) }
      return declared ?? own
    }

    /// Remembers a value that the app has written as its own.
    mutating func appWrote(_ value: Bool) {
      if last != nil { last = (value, value) }
    }
  }
#endif
