#if canImport(Observation)
  public import Observation

  // The macro `@Observable` writes `Observation.Observable`, and means the module. In a file that imports
  // this module, too, that is a member of the type `Observation`.

  /// What the members of `Observation` below stand for.
  // swift-format-ignore: NoLeadingUnderscores
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public typealias _SystemObservable = Observable

  /// What the members of `Observation` below stand for.
  // swift-format-ignore: NoLeadingUnderscores
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public typealias _SystemRegistrar = ObservationRegistrar

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension Observation {
    /// Swift's protocol of that name, for what `@Observable` writes.
    public typealias Observable = _SystemObservable
    /// Swift's type of that name, for what `@Observable` writes.
    public typealias ObservationRegistrar = _SystemRegistrar
  }
#endif
