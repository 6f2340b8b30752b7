internal import ArgumentParser
internal import PluginHost

/// `navhost plugins`.
struct Plugins: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the plugins, in the order in which they are asked.",
    discussion: "One that cannot be loaded is reported, and the status is 1.")

  @Argument(help: "Folders of plugins (default: plugins).", completion: .directory)
  var folders: [String] = []

  mutating func run() throws {
    if folders.isEmpty { folders = ["plugins"] }
    let host = NavigationHost()
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    for folder in folders { try HostOptions.check(folder, .failed) }
    let results = folders.flatMap { host.loadAll(in: $0) }
    Output.line(PluginTable.text(host.plugins))
    var hasFailed = false
    for case .failure(let error) in results {
      Output.error(error.message)
      hasFailed = true
    }
    if hasFailed { throw Failure(.failed) }
  }
}
