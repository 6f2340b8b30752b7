internal import NavhostPlatform
package import NavhostSupport

/// A line of the input, with where it stands.
package struct InputLine {
  /// Its number over the whole input, from 1.
  package var number: Int
  /// The file that it is in, and its number there.
  package var file: String
  package var numberInFile: Int
  package var content: Result<LineReader.Line, TraceError>
}

/// Reads lines piece by piece, and has several workers at them, each on a thread of its own. The results
/// come in the order of the lines.
package struct LineWork<Worker> {
  private let workers: [Worker]
  private static var maxLines: Int { 2048 }
  private static var maxBytes: Int { 16 << 20 }
  private static var stackSize: Int { 8 << 20 }

  /// - Parameter workers: at least one.
  package init(_ workers: [Worker]) {
    self.workers = workers
  }

  /// Works on all lines of the input.
  ///
  /// - Parameters:
  ///   - work: what a line comes to; called on several threads, each with its own worker.
  ///   - results: gets what a piece of the input came to.
  /// - Throws: `FileError` where the input cannot be read.
  package func run<Result>(
    _ input: InputLines, _ work: @escaping (Worker, InputLine) -> Result,
    _ results: ([Result]) -> Void
  ) throws(FileError) {
    while true {
      let lines = try piece(of: input)
      if lines.isEmpty { return }
      results(map(lines, work))
    }
  }

  private func piece(of input: InputLines) throws(FileError) -> [InputLine] {
    var lines: [InputLine] = []
    var bytes = 0
    while lines.count < Self.maxLines * workers.count, bytes < Self.maxBytes {
      guard let line = try input.next() else { break }
      if case .success(.line(let text)) = line.content { bytes += text.count }
      lines.append(line)
    }
    return lines
  }

  private func map<Result>(
    _ lines: [InputLine], _ work: @escaping (Worker, InputLine) -> Result
  ) -> [Result] {
    guard workers.count > 1, lines.count > workers.count else {
      return lines.map { work(workers[0], $0) }
    }
    let share = (lines.count + workers.count - 1) / workers.count
    let jobs = workers.enumerated().map { index, worker in
      let part = lines[min(index * share, lines.count)..<min((index + 1) * share, lines.count)]
      return Job { part.map { work(worker, $0) } }
    }
    let threads = jobs.map { job in WorkThread(stackSize: Self.stackSize) { job.run() } }
    for (job, thread) in zip(jobs, threads) {
      if let thread { thread.join() } else { job.run() }
    }
    return jobs.flatMap { $0.result ?? [] }
  }
}

/// A piece of work for a thread. Who starts it touches it again only after the thread was joined.
private final class Job<Result> {
  private let body: () -> Result
  private(set) var result: Result?

  init(_ body: @escaping () -> Result) {
    self.body = body
  }

  func run() { result = body() }
}
