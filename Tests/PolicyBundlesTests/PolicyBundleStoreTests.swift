import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPolicyBundles

@Suite struct PolicyBundleStoreTests {
  private let around: Folder
  private let store: PolicyBundleStore

  init() throws {
    around = try Folder()
    store = PolicyBundleStore(
      folder: around.url.appending(path: "store").path, verifier: TestBundle.verifier())
  }

  private func install(_ bundle: TestBundle) throws -> PolicyBundleStore.InstallResult {
    try store.install(bundle.path, for: "me")
  }

  private var names: [String] { (try? Files.names(in: store.folder)) ?? [] }

  @Test func `What is taken is the newest`() throws {
    #expect(store.current() == nil)
    try expectEqual(install(TestBundle(number: 3)), .installed)
    try expectEqual(install(TestBundle(["c/d/e.lua": "return 1"], number: 9)), .installed)
    let current = try #require(store.current())
    #expect(current.number == 9 && current.files == ["c/d/e.lua"])
    try expectEqual(Files.read(current.folder + "/c/d/e.lua"), Array("return 1".utf8))
    try expectEqual(install(TestBundle(["d/\u{301}x.lua": "return 2"], number: 10)), .installed)
    expectEqual(store.current()?.files, ["d/\u{301}x.lua"])
    try expectEqual(install(TestBundle(["c/d/e.lua": "return 1"], number: 11)), .installed)
    try expectEqual(install(TestBundle(number: 11)), .alreadyInstalled)
    expectEqual(store.current()?.files, ["c/d/e.lua"])
  }

  @Test func `Only the newest and the one before it are kept`() throws {
    for number in [1, 2, 5, 12] { try expectEqual(install(TestBundle(number: number)), .installed) }
    expectEqual(names, ["12", "5"])
  }

  @Test func `An older one, and a bad one, leave the last good one`() throws {
    try expectEqual(install(TestBundle(number: 3)), .installed)
    let old = try TestBundle(number: 2)
    #expect(throws: PolicyBundleError.self) { try install(old) }
    let other = try TestBundle(number: 4, key: "other")
    #expect(throws: PolicyBundleError.self) { try install(other) }
    let changed = try TestBundle(number: 5)
    try changed.folder.write("a.lua", "return 2")
    #expect(throws: PolicyBundleError.self) { try install(changed) }
    #expect(throws: PolicyBundleError.self) { try store.install("/nowhere", for: "me") }
    #expect(store.current()?.number == 3 && names == ["3"])
  }

  @Test func `One that is not meant for an installation is not taken`() throws {
    try expectEqual(install(TestBundle(number: 3)), .installed)
    try expectEqual(install(TestBundle(number: 4, percent: 0)), .notInRollout)
    expectEqual(store.current()?.number, 3)
  }

  @Test func `Where the newest is damaged, the one before it is the last good one`() throws {
    try expectEqual(install(TestBundle(number: 3)), .installed)
    try expectEqual(install(TestBundle(number: 4)), .installed)
    try around.write("store/4/a.lua", "return 2")
    var refusals: [PolicyBundleError] = []
    expectEqual(store.current { refusals.append($0) }?.number, 3)
    expectEqual(refusals.map(\.reason), [.changed])
    let older = try TestBundle(number: 3)
    #expect(throws: PolicyBundleError.self) { try install(older) }
    try expectEqual(install(TestBundle(number: 4)), .installed)
    #expect(store.current()?.number == 4 && names == ["3", "4"])
  }

  @Test func `A good one under another number is not taken for that`() throws {
    try expectEqual(install(TestBundle(number: 3)), .installed)
    try FileManager.default.copyItem(
      atPath: store.folder + "/3", toPath: store.folder + "/8")
    var refusals: [PolicyBundleError] = []
    expectEqual(store.current { refusals.append($0) }?.number, 3)
    expectEqual(refusals.map(\.reason), [.older])
  }

  @Test func `What was left of a copy is no bundle, and goes`() throws {
    try around.write("store/new/half.lua", "return")
    #expect(store.current() == nil)
    try expectEqual(install(TestBundle(number: 1)), .installed)
    expectEqual(names, ["1"])
  }

  @Test func `A folder that cannot be written is an error`() throws {
    let file = try Folder(["store": ""])
    let store = PolicyBundleStore(
      folder: file.url.appending(path: "store").path, verifier: TestBundle.verifier())
    let bundle = try TestBundle()
    #expect(throws: PolicyBundleError.self) { try store.install(bundle.path, for: "me") }
    let nowhere = PolicyBundleStore(folder: "/nowhere/b", verifier: TestBundle.verifier())
    #expect(throws: PolicyBundleError.self) { try nowhere.install(bundle.path, for: "me") }
  }
}
