import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostPolicyBundles
@testable import navhost_app

/// `navhost app bundle`, with `openssl`.
@Suite struct BundleCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder(["p/a.lua": "return {}", "p/b/init.lua": "return {}"])
    for name in ["key", "other"] {
      let made = try ProgramRun(
        shell: """
          openssl genpkey -algorithm ed25519 -out \(name).pem &&
          openssl pkey -in \(name).pem -pubout -out \(name).pub
          """, in: folder.url)
      expectEqual(made.status, 0, "\(made.output)")
    }
  }

  private func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(["app", "bundle"] + line.split(separator: " ").map(String.init), in: folder.url)
  }

  @Test func `It makes, signs and verifies one`() throws {
    let made = try run("make p --number 3 --percent 12.5")
    expectEqual(made.output, "number 3: 2 files, for 12.5 % of the installations\n")
    #expect(try run("verify p --key key.pub").errors.contains("has no navhost-bundle.sig"))
    try expectEqual(run("sign p --key key.pem").status, 0)
    let verified = try run("verify p --key key.pub")
    #expect(verified.status == 0 && verified.output == made.output, "\(verified.errors)")
    try expectEqual(run("verify p --key key.pem").status, 0)
    let both = try run("make p --number 4 --key key.pem")
    expectEqual(both.output, "number 4: 2 files, for 100 % of the installations\n")
    try expectEqual(run("verify p --key key.pub --oldest 4").status, 0)
  }

  @Test func `Each thing that is wrong is status 1`() throws {
    try expectEqual(run("make p --number 4 --key key.pem").status, 0)
    func expect(_ line: String, _ text: String, _ location: SourceLocation = #_sourceLocation)
      throws
    {
      let run = try run(line)
      #expect(run.status == 1 && run.output == "", sourceLocation: location)
      #expect(run.errors.contains(text), "\(run.errors)", sourceLocation: location)
    }
    try expect("verify p --key other.pub", "navhost: p/navhost-bundle.sig: is no signature of")
    try expect("verify p --key key.pub --oldest 5", "number 4 is older than 5")
    try folder.write("p/c.lua", "")
    try expect("verify p --key key.pub", "navhost: p/c.lua: was not signed")
    try FileManager.default.removeItem(at: folder.url.appending(path: "p/c.lua"))
    try folder.write("p/a.lua", "return nil")
    try expect("verify p --key key.pub", "navhost: p/a.lua: is not what was signed")
    try FileManager.default.removeItem(at: folder.url.appending(path: "p/a.lua"))
    try expect("verify p --key key.pub", "navhost: p/a.lua: was signed, and is gone")
    let manifest = folder.url.appending(path: "p/navhost-bundle.json")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try folder.write("p/navhost-bundle.json", text + " ")
    try expect("verify p --key key.pub", "is no signature of navhost-bundle.json")
  }

  @Test func `A key is one of Ed25519`() throws {
    let key = try run("key key.pem")
    expectEqual(Data(base64Encoded: key.output.dropLast().description)?.count, 32)
    try expectEqual(run("key key.pub").output, key.output)
    #expect(try run("key other.pem").output != key.output)
    let made = try ProgramRun(
      shell: "openssl genpkey -algorithm x25519 -out x.pem", in: folder.url)
    expectEqual(made.status, 0)
    #expect(try run("key x.pem").errors.contains("x.pem: is no key of Ed25519; make one: openssl"))
    try expectEqual(run("make p --number 1 --key x.pem").status, 1)
    try folder.write("no.pem", "nonsense")
    #expect(try run("key no.pem").errors.contains("no.pem: is no key in PEM"))
    try folder.write("bad.pem", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n")
    #expect(try run("key bad.pem").errors.contains("bad.pem: openssl says: "))
    #expect(try run("key none.pem").errors.contains("none.pem: No such file or directory"))
    try expectEqual(run("make p --number 1").status, 0)
    #expect(try run("sign p --key key.pub").errors.contains("is a public key: it signs nothing"))
  }

  @Test func `A wrong command line is status 2`() throws {
    for line in [
      "make p", "make p --number 0", "make p --number 1 --percent 101", "make none --number 1",
      "make p --number 1 --percent -1", "make p --number 1 --percent 0.001", "verify p", "sign p",
      "verify none --key key.pub",
    ] {
      try expectEqual(run(line).status, 2, "\(line)")
    }
  }

  @Test func `What cannot be bundled is refused`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    try expectEqual(run("make empty --number 1").errors, "navhost: empty: has no files\n")
    #expect(try run("sign empty --key key.pem").errors.contains("navhost app bundle make first"))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "p/link.lua"),
      withDestinationURL: folder.url.appending(path: "p/a.lua"))
    try expectEqual(run("make p --number 1").errors, "navhost: p/link.lua: is a link\n")
    try folder.remove("p/link.lua")
    #expect(try run("make p --number 1 --percent 1.1").output.contains("for 1.1 % of"))
    try folder.link("p/navhost-bundle.sig", to: "../elsewhere")
    #expect(try run("sign p --key key.pem").errors.contains("navhost-bundle.sig: is a link"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("elsewhere")))
  }

  private func errors(_ words: [String]) throws -> String {
    let run = try ProgramRun(["app", "bundle"] + words, in: folder.url)
    #expect(run.status == 1 && run.output == "", "\(words)")
    return run.errors
  }

  @Test func `Only a manifest of what is there is signed`() throws {
    let sign = ["sign", "p", "--key", "key.pem"]
    try expectEqual(run("make p --number 4 --key key.pem").status, 0)
    let signature = try folder.bytes("p/navhost-bundle.sig")
    try folder.write("p/a.lua", "return { }")
    try expectEqual(errors(sign), "navhost: p/a.lua: has changed since the manifest was made\n")
    try folder.write("p/a.lua", "return {}")
    try folder.write("p/c.lua", "return {}")
    try expectEqual(errors(sign), "navhost: p/c.lua: is not in the manifest\n")
    try folder.remove("p/c.lua")
    try folder.remove("p/a.lua")
    try expectEqual(errors(sign), "navhost: p/a.lua: is in the manifest, and is gone\n")
    try folder.write("p/a.lua", "return {}")
    let manifest = try folder.read("p/navhost-bundle.json")
    for wrong in ["", "nonsense", "{}", manifest.replacing("\"format\":1", with: "\"format\":2")] {
      try folder.write("p/navhost-bundle.json", wrong)
      #expect(try errors(sign).hasPrefix("navhost: p/navhost-bundle.json: "), "\(wrong)")
    }
    try expectEqual(folder.bytes("p/navhost-bundle.sig"), signature)
    try folder.write("p/navhost-bundle.json", manifest)
    try expectEqual(run("sign p --key key.pem").status, 0)
    try expectEqual(run("verify p --key key.pub").status, 0)
  }

  @Test func `A name with an end of line forges no line`() throws {
    try expectEqual(run("make p --number 4 --key key.pem").status, 0)
    try folder.write("p/a\nnumber 9: 1 file, for 100 % of the installations\r\u{1B}", "")
    try expectEqual(
      errors(["verify", "p", "--key", "key.pub"]),
      "navhost: p/a\\nnumber 9: 1 file, for 100 % of the installations\\r\\027: was not signed\n")
  }

  @Test(arguments: [
    ("A.lua", "a.lua"), ("r\u{E9}gles.lua", "re\u{301}gles.lua"), ("B/c.lua", "b/init.lua"),
    ("\u{3A3}.lua", "\u{3C2}.lua"), ("Navhost-Bundle.json", "a.lua"),
  ])
  func `Two names that are one on a phone's file system are refused by make alone`(
    _ one: String, _ other: String
  ) throws {
    for name in [one, other] { try folder.write("p/\(name)", "return {}") }
    let errors = try errors(["make", "p", "--number", "1"])
    #expect(errors.contains(" on Apple's file systems\n"), "\(errors)")
    expectEqual(errors.split(separator: "\n").count, 1)
    #expect(try folder.files("p").contains("navhost-bundle.json") == false)
  }

  @Test func `A folder without files is refused`() throws {
    try expectEqual(run("make p --number 4 --key key.pem").status, 0)
    try FileManager.default.createDirectory(
      atPath: folder.path("p/b/empty/too"), withIntermediateDirectories: true)
    let expected = "navhost: p/b/empty/too: is a folder without files\n"
    try expectEqual(errors(["verify", "p", "--key", "key.pub"]), expected)
    try expectEqual(errors(["make", "p", "--number", "5"]), expected)
    try expectEqual(errors(["sign", "p", "--key", "key.pem"]), expected)
  }

  /// Somebody may put a link there after the folder was looked at.
  @Test(arguments: [BundleManifest.name, BundleManifest.signature])
  func `A link in the place of a bundle's file is not written through`(_ name: String) throws {
    try folder.write("elsewhere", "as it was")
    try folder.link("p/\(name)", to: "../elsewhere")
    try expectEqual(errors(["make", "p", "--number", "1"]), "navhost: p/\(name): is a link\n")
    try BundleFiles(folder: folder.path("p")).write(Array("new".utf8), to: name)
    try expectEqual(folder.read("elsewhere"), "as it was")
    try expectEqual(folder.read("p/\(name)"), "new")
  }

  @Test func `A new manifest has no old signature`() throws {
    try expectEqual(run("make p --number 4 --key key.pem").status, 0)
    try expectEqual(run("make p --number 5").status, 0)
    #expect(try run("verify p --key key.pub").errors.contains("has no navhost-bundle.sig"))
  }

  @Test func `Where there is no openssl it is said`() throws {
    let run = try ProgramRun(
      ["app", "bundle", "key", "key.pem"], in: folder.url, environment: ["PATH": "/nowhere"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("openssl cannot be run: install it"))
  }
}

extension Folder {
  fileprivate func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  fileprivate func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name))
  }
}
