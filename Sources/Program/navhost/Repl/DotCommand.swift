/// What can be said to the REPL itself.
enum DotCommand: String, CaseIterable {
  case help, screen, show, stack, app, plugins, explain, events, use, reload, watch, inside, budget
  case time, undo, edit, load, save, spec, record, quit

  /// How it is written.
  var usage: String {
    let argument =
      switch self {
      case .help: " [TOPIC]"
      case .app: " [NAME = VALUE]"
      case .events: " [N]"
      case .screen: " [on|off]"
      case .use, .load, .save, .spec, .record: " FILE"
      case .show: " [FILE]"
      case .reload, .inside: " [NAME]"
      default: ""
      }
    return "." + rawValue + argument
  }

  var summary: String {
    switch self {
    case .help: "this list, or what is known of a topic: .help push, .help shouldPop"
    case .screen: "the phone, drawn in text; `on` draws it after each statement"
    case .show: "a picture of the phone, in the terminal if it can show one, else in a file"
    case .stack: "the controllers, the top first"
    case .app: "what the app says of itself, nav.app; with NAME = VALUE a field is written"
    case .plugins: "the plugins, in the order asked"
    case .explain: "why the last decision ended as it did"
    case .events: "the last N events (10)"
    case .use: "load a plugin, or a folder of them"
    case .reload: "load a plugin anew, or all of them"
    case .watch: "load plugins anew when their files are saved, and new ones; again to stop"
    case .inside:
      "run the lines that follow inside a plugin's own sandbox; without a name, leave it"
    case .budget: "the limits, and what each plugin uses"
    case .time: "print after each statement its time and its units; again to stop"
    case .undo: "go back to before the last statement"
    case .edit: "write the last statement anew in $EDITOR, and run it"
    case .load: "enter the lines of a file"
    case .save: "write this session as a script for navhost run"
    case .spec: "write this session as a spec for navhost test"
    case .record: "record this session in a file, from its first line, for navhost trace"
    case .quit: "leave (so do Ctrl-D, exit and quit)"
    }
  }

  /// A line that begins with a dot and a letter: the command and its argument.
  static func parse(_ line: String) -> (name: String, argument: String)? {
    let line = trimmed(line[...])
    guard line.first == ".", line.dropFirst().first?.isLetter ?? false else { return nil }
    let name = line.dropFirst().prefix { $0.isLetter }
    return (String(name), String(trimmed(line.dropFirst(name.count + 1))))
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
