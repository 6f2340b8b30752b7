internal import Lua
internal import Navigation

extension NavigationHost {
  /// The call as an observer sees it.
  func observed(_ link: ChainLink, _ run: ChainRun) -> ObservedCall {
    ObservedCall(
      hook: run.hook, controller: run.controller, plugin: link.plugin, script: link.script,
      pop: run.pop?.id)
  }

  /// Calls, and tells the observer.
  func observe(
    _ link: ChainLink, _ run: ChainRun, _ observer: HostObservers,
    _ call: () throws(LuaError) -> LuaThread?
  ) throws(LuaError) -> LuaThread? {
    let observed = observed(link, run)
    observer.began(observed)
    do throws(LuaError) {
      let waiting = try call()
      if waiting != nil {
        observer.ended(observed, .suspended(run.question))
      } else {
        observer.ended(observed, .finished(observed.isOfScript ? results(of: link) : []))
      }
      return waiting
    } catch {
      observer.ended(observed, .failed(error))
      throw error
    }
  }

  private func results(of link: ChainLink) -> [LuaValue] {
    let results = link.state.results
    return (0..<2).map { plain(results.value($0)) }
  }
}
