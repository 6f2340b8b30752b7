#if canImport(UIKit)
  public import PluginHost

  /// The data of a view controller: `letter.navhost.props["draft"] = true`.
  @MainActor
  public final class PolicyProps {
    private unowned let values: PolicyValues

    init(_ values: PolicyValues) {
      self.values = values
    }

    /// A value by its name; nil where there is none, and to take one out.
    ///
    /// A value that is too large or too deep (64 KiB, 32 tables) is not written, which stops a debug build. Use
    /// `set(_:to:)` for data whose size you do not know.
    public subscript(name: String) -> DataValue? {
      get { values.table[name] }
      set {
        do {
          try set(name, to: newValue)
        } catch {
          assertionFailure("props.\(name): \(error.message)")
        }
      }
    }

    /// Writes a value, or takes it out where it is nil. The bar is laid out afresh.
    ///
    /// - Throws: `DataError` where the data would be too deep or too large.
    public func set(_ name: String, to value: DataValue?) throws(DataError) {
      try values.table.set(.string(name), to: value)
      values.tableChanged()
    }
  }
#endif
