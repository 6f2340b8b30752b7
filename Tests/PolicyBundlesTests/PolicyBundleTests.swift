import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPolicyBundles

@Suite struct PolicyBundleTests {
  @Test func `A folder that is what was signed is taken`() throws {
    let bundle = try TestBundle(number: 7, percent: 12.5).check().get()
    expectEqual(bundle.files, ["a.lua", "b/init.lua"])
    #expect(bundle.number == 7 && bundle.percent == 12.5)
  }

  private func expect(
    _ bundle: TestBundle, _ reason: PolicyBundleError.Reason, _ path: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    let refusal = bundle.refusal()
    expectEqual(refusal?.reason, reason, at: location)
    let place = path.isEmpty ? bundle.path : Files.join(bundle.path, path)
    expectEqual(refusal?.path, place, at: location)
    #expect(refusal?.message.hasPrefix("\(place): ") == true, sourceLocation: location)
  }

  @Test func `A file that was changed is refused`() throws {
    for text in ["return {} ", "return nil", ""] {
      let bundle = try TestBundle()
      try bundle.folder.write("b/init.lua", text)
      expect(bundle, .changed, "b/init.lua")
    }
  }

  /// Each bit of a file counts.
  @Test func `A bit that was changed is refused`() throws {
    let text = Array("return {}".utf8)
    for bit in 0..<(text.count * 8) {
      let bundle = try TestBundle()
      var changed = text
      changed[bit / 8] ^= 1 << (bit % 8)
      try Files.write(changed, to: bundle.path + "/a.lua")
      expect(bundle, .changed, "a.lua")
    }
  }

  @Test(arguments: ["c.lua", "b/c.lua", ".hidden", "d/init.lua", "b/navhost-bundle.json"])
  func `A file that was added is refused`(_ name: String) throws {
    let bundle = try TestBundle()
    try bundle.folder.write(name, "return {}")
    expect(bundle, .added, name)
  }

  /// To Swift's strings both names are one.
  @Test func `A file is not taken for one whose name only looks the same`() throws {
    let (composed, decomposed) = ("r\u{E9}gles.lua", "re\u{301}gles.lua")
    for (signed, other) in [(composed, decomposed), (decomposed, composed)] {
      let bundle = try TestBundle([signed: "return {}"])
      #expect(bundle.refusal() == nil)
      try Files.write(Array("return {}".utf8), to: Files.join(bundle.path, other))
      expectEqual(bundle.refusal()?.reason, .added)
      Files.remove(Files.join(bundle.path, signed))
      expectEqual(bundle.refusal()?.reason, .added)
      Files.remove(Files.join(bundle.path, other))
      expectEqual(bundle.refusal()?.reason, .missing)
    }
    let both = try TestBundle([composed: "return {}"])
    let other = BundleManifest.File(path: decomposed, bytes: Array("return nil".utf8))
    let first = BundleManifest.File(path: composed, bytes: Array("return {}".utf8))
    try Files.write(Array("return nil".utf8), to: Files.join(both.path, decomposed))
    try both.sign(BundleManifest(number: 3, percent: 100, files: [first, other]).bytes)
    #expect(both.refusal() == nil)
    try Files.write(Array("return nil".utf8), to: Files.join(both.path, composed))
    expectEqual(both.refusal()?.reason, .changed)
  }

  @Test func `A percentage is of whole hundredths`() throws {
    for wrong in ["0.001", "99.999", "1.005", "1e-9"] {
      let bundle = try TestBundle()
      let text = try bundle.manifest.replacingOccurrences(
        of: "\"percent\":100", with: "\"percent\":\(wrong)")
      try bundle.sign(Array(text.utf8))
      expect(bundle, .badManifest, BundleManifest.name)
    }
    for hundredths in 0...10_000 {
      #expect(BundleManifest.isShare(Double(hundredths) / 100), "\(hundredths)")
    }
    // 1.1 * 100 is a little more than 110, 0.29 * 100 a little less than 29.
    for (percent, places) in [(1.1, UInt64(110)), (0.29, 29)] {
      let bundle = try TestBundle(percent: percent).check().get()
      #expect(!bundle.isInRollout(for: Self.installation(at: places)))
      #expect(bundle.isInRollout(for: Self.installation(at: places - 1)))
    }
  }

  /// An installation whose hash has the place.
  private static func installation(at place: UInt64) -> String {
    (0...).lazy.map { "installation \($0)" }.first { name in
      SHA256.hash(Array(name.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 10_000
        == place
    }!
  }

  @Test func `A link is refused, also in place of a file`() throws {
    let bundle = try TestBundle()
    let place = bundle.path + "/a.lua"
    try FileManager.default.moveItem(atPath: place, toPath: bundle.path + "-a.lua")
    defer { try? FileManager.default.removeItem(atPath: bundle.path + "-a.lua") }
    try FileManager.default.createSymbolicLink(
      atPath: place, withDestinationPath: bundle.path + "-a.lua")
    expect(bundle, .added, "a.lua")
  }

  @Test(arguments: ["empty", "b/empty"])
  func `An empty folder that was added is refused`(_ name: String) throws {
    let bundle = try TestBundle()
    try Files.makeFolder(Files.join(bundle.path, name))
    expect(bundle, .added, name)
  }

  @Test func `A message is one line, whatever a file is called`() throws {
    let bundle = try TestBundle()
    try bundle.folder.write("a\n\u{85}forged", "")
    let refusal = try #require(bundle.refusal())
    expectEqual(refusal.message, "\(bundle.path)/a\\n\\u{85}forged: was not signed")
    expectEqual(refusal.path, Files.join(bundle.path, "a\n\u{85}forged"))
  }

  @Test func `What is neither file nor folder is refused`() throws {
    let bundle = try TestBundle()
    expectEqual(mkfifo(bundle.path + "/pipe", 0o600), 0)
    expect(bundle, .added, "pipe")
  }

  @Test func `A file that is missing is refused`() throws {
    let bundle = try TestBundle()
    try FileManager.default.removeItem(atPath: bundle.path + "/b/init.lua")
    expect(bundle, .missing, "b/init.lua")
  }

  @Test func `Another manifest, another key and no signature are refused`() throws {
    let changed = try TestBundle()
    try changed.folder.write(
      BundleManifest.name,
      try changed.manifest.replacingOccurrences(of: "\"number\":3", with: "\"number\":4"))
    expect(changed, .wrongSignature, BundleManifest.signature)
    try expectEqual(TestBundle().refusal(key: "other")?.reason, .wrongSignature)
    for size in [0, 63, 65] {
      let bundle = try TestBundle()
      let bytes = [UInt8](repeating: 0, count: size)
      try Files.write(bytes, to: bundle.path + "/" + BundleManifest.signature)
      #expect(
        throws: PolicyBundleError.self,
        performing: { () throws in
          _ = try PolicyBundle(folder: bundle.path, verifier: PolicyBundleVerifier { _, _ in true })
        })
    }
    let unsigned = try TestBundle()
    Files.remove(unsigned.path + "/" + BundleManifest.signature)
    expect(unsigned, .noSignature)
    Files.remove(unsigned.path + "/" + BundleManifest.name)
    expect(unsigned, .noManifest)
    let nothing = PolicyBundleVerifier { _, _ in true }
    #expect(throws: PolicyBundleError.self) {
      try PolicyBundle(folder: "/nowhere", verifier: nothing)
    }
  }

  @Test func `An older one is refused`() throws {
    let bundle = try TestBundle(number: 3)
    #expect(bundle.refusal(oldest: 3) == nil)
    let refusal = try #require(bundle.refusal(oldest: 4))
    expectEqual(refusal.reason, .older)
    #expect(refusal.message.hasSuffix("number 3 is older than 4, which was taken before"))
  }

  @Test func `A manifest that is signed and wrong is refused`() throws {
    let good = try TestBundle().manifest
    let wrong = [
      ("\"format\":1", "\"format\":2"), ("\"number\":3", "\"number\":0"), ("a.lua", "../a.lua"),
      ("a.lua", "/a.lua"), ("a.lua", "b//a.lua"), ("a.lua", "./a.lua"), ("a.lua", ""),
      ("a.lua", "b/init.lua"), ("\"percent\":100", "\"percent\":101"),
      ("\"percent\":100", "\"percent\":-1"), ("\"size\":9", "\"size\":-9"), ("{", "["),
      ("\"sha256\":\"", "\"sha256\":\"0"), ("\"files\":[", "\"files\":[],\"more\":["),
      ("\"path\":", "\"name\":"),
    ]
    for (old, new) in wrong {
      let bundle = try TestBundle()
      let range = try #require(good.range(of: old))
      try bundle.sign(Array(good.replacingCharacters(in: range, with: new).utf8))
      expect(bundle, .badManifest, BundleManifest.name)
    }
  }

  @Test func `A bundle is no larger than memory has room for`() throws {
    let bundle = try TestBundle()
    let large = [UInt8](repeating: 0x20, count: BundleManifest.largest + 1)
    try Files.write(large, to: bundle.path + "/a.lua")
    expect(bundle, .tooLarge, "a.lua")
  }

  @Test func `The same installations stay in as the percentage grows`() throws {
    let names = (0..<4_000).map { "installation \($0)" }
    var former: Set<String> = []
    for percent in [0, 0.5, 1, 10, 50, 99.99, 100] {
      let bundle = try TestBundle(percent: percent).check().get()
      let meant = Set(names.filter(bundle.isInRollout))
      #expect(meant.isSuperset(of: former))
      let share = Double(meant.count) / 40
      #expect(abs(share - percent) < 2.5, "\(percent): \(share)")
      former = meant
    }
    expectEqual(former.count, names.count)
    #expect(try TestBundle(percent: 0).check().get().isInRollout(for: "") == false)
  }

  /// The hash is the same on every machine, and in every version.
  @Test func `The place of an installation never changes`() throws {
    let places: [(String, UInt64)] = [("a", 2250), ("installation 1", 3130), ("", 1652)]
    for (name, place) in places {
      let (above, below) = (Double(place + 1) / 100, Double(place) / 100)
      #expect(try TestBundle(percent: above).check().get().isInRollout(for: name))
      #expect(try !TestBundle(percent: below).check().get().isInRollout(for: name))
    }
  }
}
