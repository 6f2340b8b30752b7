import Expectations
import Foundation
import ProgramSupport
import Testing

/// The completions for shells, and what bash makes of them.
@Suite struct CompletionScriptTests {
  /// What bash offers behind a line.
  private func offers(_ line: String, in folder: URL) throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let script = """
      source <("$0" --generate-completion-script bash)
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE='\(line)' COMP_POINT=\(line.count)
      set -- $(complete -p navhost)
      for function; do [[ $function == _* ]] && break; done
      $function navhost "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script, ProgramRun.navhost.path]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, options, their words, files and folders`() throws {
    let scratch = try Folder(["scene.lua": "", "plugins/p.lua": ""])
    let folder = scratch.url
    try expectEqual(offers("navhost re", in: folder).sorted(), ["render", "repl"])
    try expectEqual(offers("navhost tr", in: folder), ["trace"])
    try expectEqual(offers("navhost trace re", in: folder), ["replay"])
    try expectEqual(offers("navhost trace diff --pa", in: folder), ["--paths-from"])
    try expectEqual(offers("navhost app bundle ve", in: folder), ["verify"])
    try expectEqual(offers("navhost trace pack sc", in: folder), ["scene.lua"])
    try expectEqual(offers("navhost test --rep", in: folder), ["--reporter"])
    try expectEqual(
      offers("navhost test --reporter ", in: folder).sorted(),
      ["github", "junit", "pretty", "tree"])
    for command in ["run", "repl", "test", "preview"] {
      try expectEqual(
        offers("navhost \(command) --ios ", in: folder).sorted(), ["17", "26"])
    }
    try expectEqual(offers("navhost new --from fd", in: folder), ["fd_fullscreen_pop"])
    try expectEqual(offers("navhost run sc", in: folder), ["scene.lua"])
    try expectEqual(offers("navhost run --plugins pl", in: folder), ["plugins"])
    try expectEqual(offers("navhost check pl", in: folder), ["plugins"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Every shell's script names every command`(shell: String) throws {
    let run = try ProgramRun(["--generate-completion-script", shell])
    expectEqual(run.status, 0)
    let help = try ProgramRun(["--help"]).output
    let commands = help.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) }
    #expect(commands.count >= 10)
    for command in commands { #expect(run.output.contains(command), "\(command)") }
    for command in ["replay", "generate", "fidelity", "--can-pop", "--port"] {
      #expect(run.output.contains(command.trimmingPrefix("--")), "\(command)")
    }
  }
}
