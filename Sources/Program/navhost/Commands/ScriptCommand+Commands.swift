internal import NavhostCommandLine
internal import NavhostScriptHost

extension ScriptCommand {
  static let all = [run, repl, explain, render, profile]
  static let run = ScriptCommand(
    name: "run",
    options: HostOptions.names + ProfileOption.names + TextOptions.names + LimitOptions.names
      + RecordingOptions.names + OptionNames(flags: ["--json", "--strict"]))
  static let repl = ScriptCommand(
    name: "repl",
    options: HostOptions.names + ProfileOption.names + TextOptions.names + DeadlineOption.names
      + RecordingOptions.names + OptionNames(flags: ["--keep-going"]))
  static let explain = ScriptCommand(
    name: "explain",
    options: HostOptions.names + ProfileOption.names + TextOptions.names + OutputPicture.names
      + OptionNames(flags: ["--json"]))
  static let render = ScriptCommand(
    name: "render",
    options: HostOptions.names + TextOptions.names + OutputPicture.names
      + OptionNames(flags: ["--animate"], values: ["--frames"]))
  static let profile = ScriptCommand(
    name: "profile",
    options: HostOptions.names + TextOptions.names
      + OptionNames(flags: ["--json"], values: ["--folded", "--html"]))
}

extension DeadlineOption {
  static let names = OptionNames(values: ["--limit-seconds"])
}

extension LimitOptions {
  static let names =
    OptionNames(values: ["--limit-fuel", "--limit-memory"]) + DeadlineOption.names
}

extension RecordingOptions {
  static let names = OptionNames(values: ["--record", "--mask"])
}

extension OutputPicture {
  static let names = OptionNames(flags: ["--dark"], values: ["-o", "--output", "--scale"])
}
