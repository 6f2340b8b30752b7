internal import NavhostLua

/// For whom of those who ask and say nothing the answer speaks. Sessions that were recorded before it did are played
/// as it was then.
package enum Silence {
  /// For nobody, as it was at levels 1 and 2 of the contract.
  case isNoOpinion
  /// For plugins, and for no hook of a script.
  case speaksForPlugins
  case speaks

  func speaks(for link: ChainLink) -> Bool {
    switch self {
    case .isNoOpinion: false
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
    guard let told = call.told, silence.speaks(for: call.link) else { return nil }
    let results = call.link.state.results
    return results.isNil(0) || told.isReturned(results, self) ? told.answer : nil
  }

  /// The no that a call was told last, if it was one: it stands where the call fails.
  func refusal(of call: Invocation) -> ChainAnswer? {
    guard let answer = call.told?.answer, answer.isNo, silence.speaks(for: call.link) else {
      return nil
    }
    return answer
  }
}
