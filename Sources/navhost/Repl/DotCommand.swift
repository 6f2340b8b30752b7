internal import Scripting

/// What can be said to the REPL itself.
enum DotCommand: String, CaseIterable {
  case help, screen, stack, plugins, explain, events, use, reload, watch, inside, budget, save,
    record
  case quit

  /// How it is written.
  var usage: String {
    let argument =
      switch self {
      case .help: " [TOPIC]"
      case .events: " [N]"
      case .use, .save, .record: " FILE"
      case .reload: " [NAME]"
      case .inside: " [NAME]"
      default: ""
      }
    return "." + rawValue + argument
  }

  var summary: String {
    switch self {
    case .help: "this list, or what is known of a topic: .help push, .help shouldPop"
    case .screen: "the phone, drawn in text"
    case .stack: "the controllers, the top first"
    case .plugins: "the plugins, in the order asked"
    case .explain: "why the last decision fell as it did"
    case .events: "the last N events (10)"
    case .use: "load a plugin, or a folder of them"
    case .reload: "load a plugin anew, or all of them"
    case .watch: "load plugins anew when their files are saved; again to stop"
    case .inside: "run the lines that follow inside a plugin's own cage; without a name, leave it"
    case .budget: "the limits, and what each plugin uses"
    case .save: "write this session as a script for navhost run"
    case .record: "add what goes in to a file, from the first line on, for navhost pack and replay"
    case .quit: "leave (so does Ctrl-D)"
    }
  }

  /// A line that begins with a dot and a letter: the command and its argument.
  static func parse(_ line: String) -> (name: String, argument: String)? {
    let line = trimmed(line[...])
    guard line.first == ".", line.dropFirst().first?.isLetter ?? false else { return nil }
    let name = line.dropFirst().prefix { $0.isLetter }
    return (String(name), String(trimmed(line.dropFirst(name.count + 1))))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
