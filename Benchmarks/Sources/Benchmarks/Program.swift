import Foundation

/// `Benchmarks [--json FILE] [--program NAVHOST] [--python PYTHON] [GROUP…]` prints the table;
/// `Benchmarks --repeat OPERATION N` does one operation N times, to be watched by a profiler.
@main
struct Program {
  private var groups: [String] = []
  private var json: String?
  private var python: String?
  private var navhost = "../.build/release/navhost"

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--repeat", arguments.count == 3, let count = Int(arguments[2]) {
      return try Repeated.run(arguments[1], count)
    }
    try Program(arguments).run()
  }

  private init(_ arguments: [String]) {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--json": json = words.next()
      case "--python": python = words.next()
      case "--program": navhost = words.next() ?? navhost
      default: groups.append(word)
      }
    }
  }

  private func run() throws {
    var suites = Suites()
    print(Report.header())
    if wants("hook") { try suites.hook() }
    if wants("hook"), let python { suites.lupa(python) }
    if wants("sandbox") { try suites.sandbox() }
    if wants("steps") { try suites.steps() }
    if wants("pan") { try suites.pan() }
    if wants("load") { try suites.load() }
    if wants("many") { try suites.many() }
    if wants("growth") { try suites.growth() }
    if wants("picture") { try suites.picture() }
    if wants("preview") { suites.preview(navhost) }
    if wants("threads") { try suites.threads() }
    if wants("process") { suites.process(navhost) }
    if wants("traces") { suites.traces(navhost) }
    try json.map { try save(suites.report, $0) }
  }

  private func wants(_ group: String) -> Bool { groups.isEmpty || groups.contains(group) }

  private func save(_ report: Report, _ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(report).write(to: URL(fileURLWithPath: path))
  }
}
