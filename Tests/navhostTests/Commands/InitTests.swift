import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostCommandLine

/// `navhost init`.
@Suite struct InitTests {
  private static let files = [
    ".luarc.json", "plugins/_meta/info.json", "plugins/_meta/config.json",
    "plugins/_meta/library/nav.lua", ".nvim.lua", ".kateproject", ".github/workflows/policies.yml",
  ]

  @Test func `What it writes is what an editor and CI want`() throws {
    let scratch = try Folder()
    let run = try ProgramRun(["init"], in: scratch.url)
    expectEqual(run.status, 0)
    let told = run.output.split(separator: "\n").map(String.init)
    expectEqual(Array(told.dropLast()), Self.files)
    #expect(told.last?.contains("NAVHOST_REPOSITORY") == true)
    for file in Self.files where file.hasSuffix(".json") || file == ".kateproject" {
      let data = Data(try scratch.read(file).utf8)
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any], "\(file)")
    }
    let settings = try scratch.read(".luarc.json")
    #expect(settings.contains("\"workspace.library\": [\"plugins/_meta/library\"]"))
    #expect(try scratch.read(".nvim.lua").contains("cmd = { \"navhost\", \"lsp\" }"))
    #expect(try scratch.read(".kateproject").contains("[\"navhost\", \"lsp\"]"))
    let workflow = try scratch.read(".github/workflows/policies.yml")
    #expect(workflow.contains("navhost test --strict --reporter github"))
  }

  /// By the schemas that the files name, of github.com/LuaLS/LLS-Addons: addon_info.schema.json
  /// (655e6e5) and addon_config.schema.json (c0eb3a0). They ask for no field; what is there has a
  /// type, a length, no repetition.
  @Test func `The addon is what the language server's schemas ask for`() throws {
    let scratch = try Folder()
    _ = try ProgramRun(["init"], in: scratch.url)
    func fields(_ name: String) throws -> [String: Any] {
      let data = Data(try scratch.read("plugins/_meta/\(name).json").utf8)
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let schemas = "https://raw.githubusercontent.com/LuaLS/LLS-Addons/main/schemas/"
    let info = try fields("info")
    expectEqual(Set(info.keys), ["$schema", "name", "description", "size", "hasPlugin"])
    expectEqual(info["$schema"] as? String, schemas + "addon_info.schema.json")
    expectEqual(info["name"] as? String, "navhost")
    #expect((30...350).contains((info["description"] as? String)?.count ?? 0))
    try expectEqual(info["size"] as? Int, scratch.read(Self.files[3]).utf8.count)
    #expect(info["hasPlugin"] as? Bool == false)
    let config = try fields("config")
    expectEqual(Set(config.keys), ["$schema", "words", "settings"])
    expectEqual(config["$schema"] as? String, schemas + "addon_config.schema.json")
    let words = try #require(config["words"] as? [String])
    #expect(!words.isEmpty && Set(words).count == words.count)
    #expect(config["settings"] is [String: Any])
  }

  @Test(arguments: [".github", "plugins", "plugins/_meta", ".github/workflows"])
  func `Nothing is written through a link`(_ link: String) throws {
    let scratch = try Folder(["work/kept": "", "out/kept": ""])
    let work = scratch.url.appending(path: "work")
    if link.contains("/") {
      try FileManager.default.createDirectory(
        at: work.appending(path: link).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    }
    for target in [scratch.path("out"), scratch.path("nowhere")] {
      try scratch.link("work/\(link)", to: target)
      let run = try ProgramRun(["init"], in: work)
      #expect(run.status == 1 && run.output == "")
      expectEqual(run.errors, "navhost: \(link): is a link: nothing is written through it\n")
      try expectEqual(
        FileManager.default.contentsOfDirectory(atPath: scratch.path("out")), ["kept"])
      #expect(!FileManager.default.fileExists(atPath: scratch.path("work/.luarc.json")))
      #expect(!FileManager.default.fileExists(atPath: scratch.path("nowhere")))
      try scratch.remove("work/\(link)")
    }
  }

  @Test func `The stubs are no plugin and have no mistake`() throws {
    let scratch = try Folder()
    _ = try ProgramRun(["init"], in: scratch.url)
    _ = try ProgramRun(["new", "mine"], in: scratch.url)
    try expectEqual(ProgramRun(["check"], in: scratch.url).status, 0)
    let plugins = try ProgramRun(["plugins"], in: scratch.url)
    #expect(plugins.status == 0 && !plugins.output.contains("_meta"))
    try expectEqual(ProgramRun(["test", "--strict"], in: scratch.url).status, 0)
  }

  @Test func `Nothing that exists is overwritten`() throws {
    let scratch = try Folder([".luarc.json": "mine", "plugins/_meta/library/nav.lua": "mine, too"])
    let run = try ProgramRun(["init"], in: scratch.url)
    expectEqual(run.status, 0)
    #expect(run.output.contains(".luarc.json is there already\n"))
    try expectEqual(scratch.read(".luarc.json"), "mine")
    try expectEqual(scratch.read("plugins/_meta/library/nav.lua"), "mine, too")
    let again = try ProgramRun(["init"], in: scratch.url)
    let told = again.output.split(separator: "\n").dropLast()
    expectEqual(told.count, Self.files.count)
    #expect(told.allSatisfy { $0.hasSuffix(" is there already") })
  }

  /// Runs the workflow's step that fetches the program, with a `curl` that finds what lies in `release`.
  private func fetch(in scratch: Folder) throws -> ProgramRun {
    _ = try ProgramRun(["init"], in: scratch.url)
    let workflow = try scratch.read(".github/workflows/policies.yml")
    let step = try #require(
      workflow.components(separatedBy: "run: |\n").dropFirst().first?
        .components(separatedBy: "      - if:").first)
    try scratch.write("step.sh", step)
    try scratch.writeProgram("bin/curl", "cp \"$RELEASE/$(basename \"$2\")\" . || exit 22")
    return try ProgramRun(
      shell: """
        mkdir -p temp
        export PATH="$PWD/bin:$PATH" RELEASE="$PWD/release" RUNNER_TEMP="$PWD/temp"
        export GITHUB_PATH="$PWD/path" GITHUB_OUTPUT="$PWD/output"
        touch path output
        bash -e step.sh
        """, in: scratch.url)
  }

  @Test func `The workflow takes what is published, if its sum is right`() throws {
    let scratch = try Folder()
    let made = try ProgramRun(
      shell: """
        name=navhost-\(Version.text)-linux-$(uname -m)
        mkdir -p "$name/bin" release
        echo program > "$name/bin/navhost"
        tar -czf "release/$name.tar.gz" "$name"
        cd release && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256"
        """, in: scratch.url)
    expectEqual(made.status, 0, "\(made.output)")
    let run = try fetch(in: scratch)
    expectEqual(run.status, 0, "\(run.output)")
    try expectEqual(scratch.read("output"), "found=true\n")
    let path = try scratch.read("path").trimmingCharacters(in: .newlines)
    try expectEqual(String(contentsOfFile: path + "/navhost", encoding: .utf8), "program\n")
  }

  @Test func `A sum that is wrong ends the workflow`() throws {
    let scratch = try Folder()
    let made = try ProgramRun(
      shell: """
        name=navhost-\(Version.text)-linux-$(uname -m)
        mkdir -p release
        echo other > "release/$name.tar.gz"
        echo "$(printf '%064d' 0)  $name.tar.gz" > "release/$name.tar.gz.sha256"
        """, in: scratch.url)
    expectEqual(made.status, 0, "\(made.output)")
    #expect(try fetch(in: scratch).status != 0)
    #expect(try scratch.read("path").isEmpty)
  }

  @Test func `What is not published is built`() throws {
    let scratch = try Folder()
    try expectEqual(fetch(in: scratch).status, 0)
    #expect(try scratch.read("output").isEmpty)
  }
}
