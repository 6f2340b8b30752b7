import Foundation
import ProgramSupport

/// Follows a page from top to bottom, as a reader would, in a folder of its own.
struct PageRun {
  let page: Page
  private let folder: Folder
  /// What is not as the page says.
  private(set) var problems: [String] = []
  /// What blocks of output should say, for recording.
  private(set) var recorded: [(block: Block, text: String)] = []

  init(_ page: Page) throws {
    self.page = page
    folder = try page.makeFolder()
    for (index, block) in page.blocks.enumerated() {
      let next = index + 1 < page.blocks.count ? page.blocks[index + 1] : nil
      try follow(block, before: next)
    }
    for path in page.pictures { try compare(path) }
  }

  /// A picture that the page shows is one that it makes, or one of `pictures`, drawn by hand. Pixels depend
  /// on the machine, so of those only the size is compared.
  private mutating func compare(_ path: String) throws {
    let shown = page.folder.appending(path: path)
    if path.hasPrefix("pictures/"), (try? Data(contentsOf: shown)) != nil { return }
    let made = folder.url.appending(path: shown.lastPathComponent)
    guard let stored = try? Data(contentsOf: shown), let now = try? Data(contentsOf: made) else {
      problems.append("\(page.path): \(path) is missing, or not made by the page")
      return
    }
    let isSame =
      shown.pathExtension == "svg"
      ? stored == now : stored.prefix(24) == now.prefix(24)
    if !isSame { problems.append("\(page.path): \(path) is old: run scripts/dev/gallery.sh") }
  }

  private mutating func follow(_ block: Block, before next: Block?) throws {
    switch block.language {
    case "lua":
      if let name = block.fileName { return try folder.write(name, block.text) }
      let isOutput = next.map { $0.language == "text" && $0.followsBlock } ?? false
      try runScript(block, isOutput ? next : nil)
    case "console": try runCommands(block)
    case "swift":
      if !ExampleFiles.contain(block.text) {
        report(block, "is not, line for line, in a file of Tests/DocumentationTests/Examples")
      }
    default: break
    }
  }

  private mutating func runScript(_ block: Block, _ output: Block?) throws {
    let run = try ProgramRun(["run", "--no-plugins", "-"], in: folder.url, input: block.text)
    if run.status != 0 { report(block, "ends with status \(run.status): \(run.errors)") }
    if let output, Self.plain(output.text) != Self.plain(run.output) {
      report(output, "the script prints\n\(run.output)")
      recorded.append((output, run.output))
    }
  }

  private mutating func runCommands(_ block: Block) throws {
    let commands = ConsoleCommand.all(in: block.text)
    var transcript = ""
    for command in commands {
      let run = try ProgramRun(shell: command.line, in: folder.url, input: command.typed)
      let wanted = command.output.map { $0 + "\n" }.joined()
      if Self.plain(wanted) != Self.plain(run.output) {
        report(block, "$ \(command.line)\n\(run.output)")
      }
      transcript += "$ \(command.line)\n\(run.output)"
    }
    let isTyped = commands.contains { !$0.input.isEmpty }
    if !isTyped, Self.plain(transcript) != Self.plain(block.text) {
      recorded.append((block, transcript))
    }
  }

  private mutating func report(_ block: Block, _ what: String) {
    problems.append("\(page.path):\(block.line): \(what)")
  }

  /// Without white space at line ends; all durations are alike.
  private static func plain(_ text: String) -> String {
    text.replacing(/[ \t]+\n/, with: "\n").replacing(/\d+\.\d+ s\b/, with: "0.000 s")
  }
}
