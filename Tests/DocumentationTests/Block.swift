/// A fenced block of a page.
struct Block {
  var language: String
  var text = ""
  /// The line of its first fence, from 1.
  var line: Int
  /// Whether nothing but empty lines stands between the block before and this one.
  var followsBlock: Bool

  /// The name in a comment on the first line, for a block that is a Lua file.
  var fileName: String? {
    guard language == "lua", let match = text.prefixMatch(of: /-- ([\w.\/-]+\.lua)\n/) else {
      return nil
    }
    return String(match.1)
  }

  static func all(in text: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var followsBlock = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let isFence = line.hasPrefix("```")
      if var block = open {
        if isFence { blocks.append(block) } else { block.text += line + "\n" }
        open = isFence ? nil : block
        followsBlock = true
      } else if isFence {
        open = Block(
          language: String(line.dropFirst(3)), line: index + 1, followsBlock: followsBlock)
      } else if !line.isEmpty {
        followsBlock = false
      }
    }
    return blocks
  }
}
