internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// What a call of a hook was told last: an answer of a person or of the app.
struct LastAnswer {
  let question: Question
  let reply: Reply
  /// Where the call asked.
  let place: LuaPlace?

  /// What it says for a call that says nothing itself.
  var answer: ChainAnswer {
    question.refusal(after: reply).map { .boolean(false, reason: $0) } ?? .none
  }

  /// Whether a hook returned just its last answer, and so nothing of its own. A plain true or false is a result of
  /// its own, except for a `false` without a reason after an `await` that was answered with `false`.
  func isReturned(_ results: LuaResults, _ host: NavigationHost) -> Bool {
    switch reply {
    case .choice(let id): question.kind == .choose && results.isText(0, id)
    case .data(.boolean(let flag)): !flag && isBareFalse(results)
    case .refused: isBareFalse(results)
    case .data(let data): isReturned(data, results, host)
    case .accepted, .failed: false
    }
  }

  private func isBareFalse(_ results: LuaResults) -> Bool {
    results.boolean(0) == false && results.isNil(1)
  }

  private func isReturned(
    _ data: AppData, _ results: LuaResults, _ host: NavigationHost
  ) -> Bool {
    func read(_ value: LuaValue) -> AppData? {
      (try? AppData(value) { host.dataTable($0) }).flatMap { $0 }
    }
    // Both are read in the same way, so that the same keys stand in the same order.
    guard let returned = read(results.value(0)), let told = read(data.lua) else { return false }
    return returned == told
  }
}

extension LuaResults {
  /// Whether the n-th result is this text, by its bytes.
  fileprivate func isText(_ index: Int, _ text: String) -> Bool {
    self.text(index) { $0.elementsEqual(text.utf8) ? "" : nil } != nil
  }
}
