internal import Navigation

extension NavigationHost {
  /// Adds a plugin or a hook to the explanation of the decision under way; titles and colours have
  /// none. The number is for `setStep`.
  @discardableResult
  func addStep(
    _ link: ChainLink, answer: Explanation.Answer, reason: String?, _ hook: HookName
  ) -> Int {
    guard hook.isYesOrNo else { return -1 }
    let speaker = link.isQuarantined ? Explanation.Speaker(link.name) : link.speaker
    return navigation.addStep(Explanation.Step(speaker, answer: answer, reason: reason))
  }

  func setStep(_ number: Int, answer: Explanation.Answer, reason: String? = nil) {
    guard number >= 0 else { return }
    navigation.setStep(number, answer: answer, reason: reason)
  }

  func setStep(_ number: Int, _ answer: ChainAnswer) {
    guard case .boolean(let value, let reason) = answer else {
      return setStep(number, answer: .noOpinion)
    }
    setStep(number, answer: value ? .allow : .deny, reason: reason)
  }
}
