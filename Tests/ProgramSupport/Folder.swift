public import Foundation

/// A temporary folder, removed when nobody holds it any more.
public final class Folder {
  public let url: URL

  /// - Parameter files: names and texts.
  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navhost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public var path: String { url.path }

  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and makes the folders on the way to it.
  public func write(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program of shell.
  public func writeProgram(_ name: String, _ text: String) throws {
    try write(name, "")
    try writeInProcess(
      "cat >\"$0\" && chmod 755 \"$0\"", [path(name)], input: "#!/bin/sh\n\(text)\n")
  }

  /// Copies a program.
  public func copyProgram(_ source: URL, to name: String) throws {
    try writeInProcess("cp \"$0\" \"$1\"", [source.path, path(name)])
  }

  /// Writes the file in another process. The programs that other tests start inherit each descriptor that is open here
  /// for writing, and until they close it, Linux refuses to run the file (ETXTBSY).
  private func writeInProcess(_ line: String, _ arguments: [String], input: String = "") throws {
    let shell = URL(filePath: "/bin/sh")
    let run = try ProgramRun(["-c", line] + arguments, program: shell, input: input)
    guard run.status == 0 else { throw NotWritten(description: run.errors) }
  }

  /// Takes a file or a folder away.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Makes a symbolic link.
  ///
  /// - Parameter target: where it leads, from its own folder.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// The text of a file; what is not UTF-8 is replaced.
  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}

private struct NotWritten: Error, CustomStringConvertible {
  var description: String
}

extension URL {
  /// The folder of `Package.swift`.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
