import Expectations
import Testing

@testable import NavhostPluginHost

@Suite struct ErrorTextTests {
  private struct Inner: Error {}
  private enum Saving: Error {
    case noRoom
    case failed(Inner)
    case said(String)
  }

  @Test func anErrorIsTextWithoutItsModule() {
    expectEqual(ErrorText.plain(Saving.noRoom), "noRoom")
    #expect(ErrorText.plain(Saving.said("PluginHostTests")).hasPrefix("said(\"PluginHostTests"))
    #expect(!ErrorText.plain(Saving.failed(Inner())).contains("PluginHostTests."))
  }

  @Test func whatTheAppSetsCountsBeforeAnAdaptersWords() {
    let host = NavigationHost()
    expectEqual(host.describesErrors(Saving.noRoom), "noRoom")
    host.describesErrors(unlessSet: { _ in "the adapter's" })
    expectEqual(host.describesErrors(Saving.noRoom), "the adapter's")
    host.describesErrors = { _ in "the app's" }
    host.describesErrors(unlessSet: { _ in "another adapter's" })
    expectEqual(host.describesErrors(Saving.noRoom), "the app's")
  }
}
