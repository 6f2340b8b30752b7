/// What a file is for, and so what it may use.
enum FileRole: Sendable {
  /// A plugin: its table is checked, and it has what the sandbox has.
  case plugin
  /// A module of a plugin, in the same sandbox.
  case module
  /// A program that drives the host.
  case script
  /// A script that `navhost test` runs.
  case spec
  /// Definitions for an editor: nothing but the syntax matters.
  case stub

  var isSandboxed: Bool { self == .plugin || self == .module }
}
