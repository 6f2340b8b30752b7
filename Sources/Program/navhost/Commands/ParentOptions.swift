internal import ArgumentParser
internal import NavhostSpecRunner

/// The options of a process that runs one spec file for another.
struct ParentOptions: ParsableArguments {
  /// The descriptor that the events go to.
  @Option var worker: Int32?

  /// The paths that the other was given.
  @Option var given: [String] = []

  /// The content of its `.busted`.
  @Option var lpath: String?
  @Option var helper: String?

  var busted: BustedFile { BustedFile(path: lpath, helper: helper) }

  static func arguments(_ paths: [String], _ busted: BustedFile) -> [String] {
    ["--worker", "\(WorkerPool.descriptor)"] + paths.map { "--given=\($0)" }
      + (busted.path.map { ["--lpath=\($0)"] } ?? [])
      + (busted.helper.map { ["--helper=\($0)"] } ?? [])
  }
}
