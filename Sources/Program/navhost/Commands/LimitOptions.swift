internal import ArgumentParser
internal import NavhostPluginHost

/// The option `--limit-seconds`.
struct DeadlineOption: ParsableArguments {
  @Option(
    name: .customLong("limit-seconds"),
    help: "Seconds of CPU time for a hook, a load and a decision alike; 0: no deadline.")
  var seconds: Double?

  mutating func validate() throws {
    guard let seconds, !(seconds >= 0 && seconds.isFinite) else { return }
    throw ValidationError("--limit-seconds must be 0 (no deadline) or more")
  }
}

/// The limits of plugins that a command line names.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit-fuel"),
    help: "Limit on fuel, in units of work; applies to each hook call, load, and decision.")
  var fuel: Int?

  @Option(name: .customLong("limit-memory"), help: "Bytes of memory for a plugin.")
  var memory: Int?

  @OptionGroup var deadline: DeadlineOption

  mutating func validate() throws {
    if let fuel, fuel < 1 { throw ValidationError("--limit-fuel must be at least 1") }
    if let memory, memory < 1 { throw ValidationError("--limit-memory must be at least 1") }
  }

  var limits: Limits {
    var limits = Limits()
    if let fuel { limits.setFuel(fuel) }
    if let memory { limits.memory = memory }
    if let seconds = deadline.seconds { limits.setSeconds(seconds) }
    return limits
  }
}
