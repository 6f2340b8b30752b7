import Expectations
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

/// Lines that several workers are at.
@Suite struct LineWorkTests {
  private final class Worker: @unchecked Sendable {
    let name: Int
    /// Touched by the thread that has the worker alone.
    var lines = 0

    init(_ name: Int) { self.name = name }
  }

  private func text(_ line: InputLine) -> String {
    guard case .success(.line(let bytes)) = line.content else { return "?" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [1, 2, 3, 7])
  func resultsComeInTheOrderOfTheLines(jobs: Int) throws {
    let numbers = (1...5000).map { "\($0)" }
    let folder = try Folder([
      "a": numbers[..<1200].joined(separator: "\n") + "\n",
      "b": numbers[1200...].joined(separator: "\n") + "\n",
    ])
    let workers = (0..<jobs).map(Worker.init)
    var results: [String] = []
    var places: [(Int, Int)] = []
    try LineWork(workers).run(InputLines([folder.path("a"), folder.path("b")])) { worker, line in
      worker.lines += 1
      return (self.text(line), line.number, line.numberInFile)
    } _: { piece in
      results += piece.map(\.0)
      places += piece.map { ($0.1, $0.2) }
    }
    expectEqual(results, numbers)
    #expect(places.map(\.0) == Array(1...5000) && places[1199].1 == 1200 && places[1200].1 == 1)
    expectEqual(workers.reduce(0) { $0 + $1.lines }, 5000)
    #expect(workers.allSatisfy { $0.lines > 0 }, "all have a share")
  }

  @Test func fewLinesNeedOneWorker() throws {
    let folder = try Folder(["a": "x\ny\n", "empty": ""])
    let workers = (0..<4).map(Worker.init)
    var results: [String] = []
    let input = InputLines([folder.path("empty"), folder.path("a"), folder.path("empty")])
    try LineWork(workers).run(input) { worker, line in
      worker.lines += 1
      return "\(self.text(line)) in \(line.file.suffix(1))"
    } _: {
      results += $0
    }
    #expect(results == ["x in a", "y in a"] && workers[0].lines == 2)
  }

  @Test func aFileThatIsNotThereEndsIt() throws {
    let folder = try Folder(["a": "x\n"])
    var results = 0
    let error = #expect(throws: FileError.self) {
      try LineWork([Worker(0)]).run(InputLines([folder.path("a"), folder.path("none")])) { _, _ in
        1
      } _: {
        results += $0.count
      }
    }
    expectEqual(error?.path, folder.path("none"))
  }
}
