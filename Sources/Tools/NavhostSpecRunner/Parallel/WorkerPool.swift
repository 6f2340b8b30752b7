internal import NavhostPlatform
internal import NavhostSupport

/// Runs spec files in several processes at a time. What they tell is passed on file by file, in the
/// order of the files, whichever ends first.
package final class WorkerPool {
  /// The descriptor at which a worker finds the pipe for its events.
  package static var descriptor: Int32 { Worker.descriptor }

  private let executable: String
  private let arguments: (String) -> [String]
  private let jobs: Int
  /// Whether somebody wants the run to stop.
  package var isInterrupted: () -> Bool = { false }
  private var running: [Worker] = []
  private var kept: [ExactName: [SpecEvent]] = [:]

  /// - Parameters:
  ///   - jobs: how many processes at a time.
  ///   - executable: the program, by default this one.
  ///   - arguments: what it is called with for a file.
  package init(
    jobs: Int, executable: String? = nil, arguments: @escaping (String) -> [String]
  ) {
    self.jobs = max(1, jobs)
    self.executable = executable ?? Program.path
    self.arguments = arguments
  }

  /// - Throws: `SpecError` where a process cannot start, or somebody stopped the run.
  package func run(_ files: [String], emit: (SpecEvent) -> Void) throws {
    defer { stopAll() }
    var waiting = files[...]
    var untold = files[...]
    while !untold.isEmpty {
      while running.count < jobs, let file = waiting.popFirst() {
        running.append(try Worker(executable, arguments(file), file: file))
      }
      try wait()
      tell(&untold, emit)
    }
  }

  /// Passes on the events of the first unfinished file, and then of those after it.
  private func tell(_ untold: inout ArraySlice<String>, _ emit: (SpecEvent) -> Void) {
    while let file = untold.first, let events = kept[file] {
      events.forEach(emit)
      kept[file] = []
      guard case .fileEnded? = events.last else { return }
      untold.removeFirst()
    }
  }

  /// Waits until a worker tells something, and takes it in.
  private func wait() throws {
    let arrivals = Descriptor.wait(for: running.map(\.pipe), milliseconds: 200)
    if isInterrupted() { throw SpecError(.interrupted, "interrupted") }
    guard let arrivals else { return }
    for index in arrivals.indices.reversed() where arrivals[index] != .nothing { try take(index) }
  }

  private func take(_ index: Int) throws {
    if let bytes = running[index].read() {
      let events = running[index].reader.take(bytes)
      for event in events { if case .fileEnded = event { running[index].hasEnded = true } }
      kept[running[index].file, default: []] += events
      return
    }
    let worker = running.remove(at: index)
    let end = worker.finish()
    if end?.status == 3 { throw SpecError(.cannotStart, "") }
    if end?.status == 130 { throw SpecError(.interrupted, "interrupted") }
    guard !worker.hasEnded else { return }
    let problem = SpecProblem(
      .error, "\(worker.file): the process that ran it \(end?.words ?? "told no end")",
      file: worker.file)
    kept[worker.file, default: [.fileBegan(worker.file)]] += [
      .problem(file: worker.file, place: worker.file, problem),
      .fileEnded(worker.file, seconds: 0),
    ]
  }

  private func stopAll() {
    for worker in running { worker.stop() }
    for worker in running { _ = worker.finish() }
    running = []
  }
}
