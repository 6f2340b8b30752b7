internal import NavhostLua

/// The hooks for which nil after a question counts as the last answer. Sessions of earlier levels replay by their rule.
package enum NilResultRule {
  /// For nobody, as it was at levels 1 and 2 of the contract.
  case abstains
  /// For plugins, and for no hook of a script.
  case speaksForPlugins
  case speaks

  func speaks(for link: ChainLink) -> Bool {
    switch self {
    case .abstains: false
    case .speaksForPlugins: link.plugin?.isInline == false
    case .speaks: true
    }
  }
}

/// Who has asked and says nothing: what it was told last speaks for it.
extension NavigationHost {
  /// What a call answers that has asked and returned nothing, or just what it was told; nil where it has answered
  /// itself, or has not asked.
  func silentAnswer(of call: Invocation) -> ChainAnswer? {
    guard let told = call.told, nilResultRule.speaks(for: call.link) else { return nil }
    let results = call.link.state.results
    return results.isNil(0) || told.isReturned(results, self) ? told.answer : nil
  }

  /// The no that a call was told last, if it was one: it stands where the call fails.
  func refusal(of call: Invocation) -> ChainAnswer? {
    guard let answer = call.told?.answer, answer.isNo, nilResultRule.speaks(for: call.link) else {
      return nil
    }
    return answer
  }
}
