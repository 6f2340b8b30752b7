import Expectations
import ProgramSupport
import Testing

@testable import navhost

/// The words that fit into a call.
@Suite struct CompletionWordsTests {
  @Test(arguments: [
    ("nav.hook(\"Draft\", \"shouldP", "shouldPop"), ("nav.on(\"didA", "didAppear"),
    ("nav.on 'did", "didAppear"), ("nav.top:hook('back", "backTitle"), ("nav.hook('Dr", "Draft"),
    ("nav.push('Ho", "Home"), ("nav.push{class = 'Dr", "Draft"), ("nav.touch('be", "began"),
    ("nav.reset{gesture = 'fu", "fullscreen"), ("nav.push{class = 'X', gesture = \"no", "none"),
    ("nav.use{onError = 'de", "deny"), ("nav.use{sources = {'pro", "programmatic"),
    ("nav.use({sources = {'request', 'back", "backMenu"),
    ("nav.push{barColor = 'tom", "tomato"), ("nav.push{backColor = 'aut", "auto"),
    ("color('lime", "limegreen"), ("nav.top.gesture = 'fu", "fullscreen"),
    ("if pop.source == 'cus", "customBackButton"),
    ("nav.push{regions = {{handles = 'hor", "horizontal"),
    ("nav.use{controllers = {'Dr", "Draft"), ("nav.reset({direction = 'r", "rtl"),
  ])
  func `Strings are completed by what the call takes`(text: String, word: String) throws {
    #expect(try ReplFixture.words(text).contains(word))
  }

  @Test(arguments: [
    ("nav.pan{fr", "from"), ("nav.pan{from = {1, 2}, du", "duration"),
    ("nav.push{inter", "interactivePopDisabled"),
    ("nav.push({class = 'X', ti", "title"), ("nav.reset{gu", "guards"),
    ("nav.use{shouldPo", "shouldPop"),
    ("confirm('x', {ca", "cancel"),
  ])
  func `Options are completed in a table`(text: String, word: String) throws {
    #expect(try ReplFixture.words(text).contains(word))
  }

  @Test func `Options are those of the argument that is typed`() throws {
    let spec = try ReplFixture.words("nav.push{")
    #expect(spec.contains("title") && !spec.contains("animated") && !spec.contains("settle"))
    try expectEqual(ReplFixture.words("nav.push({class = 'A'}, {"), ["animated", "settle"])
  }

  @Test func `Files are completed where a file is wanted`() throws {
    let scratch = try Folder(["some.lua": "", "sub/init.lua": "", ".hidden": ""])
    let path = scratch.path
    try expectEqual(ReplFixture.words("nav.use \"\(path)/s"), ["\(path)/some.lua", "\(path)/sub/"])
    try expectEqual(ReplFixture.words(".use \(path)/so"), ["\(path)/some.lua"])
    try expectEqual(ReplFixture.words("nav.use(\"\(path)/"), ["\(path)/some.lua", "\(path)/sub/"])
  }
}
