internal import NavhostLua
internal import NavhostNavigation

extension NavigationHost {
  /// The call as an observer sees it.
  func observed(_ link: ChainLink, _ run: ChainRun) -> ObservedCall {
    ObservedCall(
      hook: run.hook, controller: run.controller, plugin: link.plugin, script: link.script,
      wraps: link.wraps, pop: run.pop?.id)
  }

  /// Calls, and tells the observer.
  func observe(
    _ invocation: Invocation, _ link: ChainLink, _ run: ChainRun,
    _ observer: Observers<any HostObserver>, _ call: () throws(LuaError) -> LuaThread?
  ) throws(LuaError) -> LuaThread? {
    var observed = observed(link, run)
    observer.tell { $0.began(observed) }
    do throws(LuaError) {
      let waiting = try call()
      if waiting != nil {
        observer.tell { $0.ended(observed, .suspended(run.question)) }
      } else {
        let values = observed.isOfScript ? answer(of: invocation, link) : []
        observer.tell { $0.ended(observed, .finished(values)) }
      }
      return waiting
    } catch {
      observed.refusal = refusal(of: invocation)?.reason
      observer.tell { $0.ended(observed, .failed(error)) }
      throw error
    }
  }

  /// What a hook returned, as it counts.
  private func answer(of call: Invocation, _ link: ChainLink) -> [LuaValue] {
    if let silent = silentAnswer(of: call) { return silent.lua }
    let results = link.state.results
    return (0..<2).map { plain(results.value($0)) }
  }
}
