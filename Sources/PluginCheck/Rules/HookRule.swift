internal import LuaSyntax
internal import Reference

/// What a hook takes and gives back.
struct HookRule {
  let check: FileCheck

  func check(_ site: HookSite) {
    checkParameters(site)
    guard site.hook.isDecision else { return }
    let returns = Flow.returns(of: site.body)
    for values in returns { checkResults(values, of: site.hook) }
    if site.hook.name == "shouldPop", site.place == .plugin, site.hearsBackButton {
      checkTrap(site, returns)
    }
  }

  private func checkParameters(_ site: HookSite) {
    let given = site.hook.parameters.count
    let next = site.hook.wrapsRest ? 2 : nil
    let unknown = site.body.parameters.enumerated().first { place, parameter in
      place >= given && place != next && !parameter.name.hasPrefix("_")
    }
    guard let extra = unknown?.element else { return }
    check.report(
      "extra-parameter", at: extra.range,
      "'\(extra.name)' is always nil: the host calls \(site.hook.signature)")
  }

  private func checkResults(_ values: [Expression], of hook: Reference.Hook) {
    let values = values.prefix(hook.results.count)
    for (value, result) in zip(values, hook.results) {
      ValueChecker(check: check).check(
        value, as: result.type, "\(hook.name)'s \(result.name ?? "result")")
    }
  }

  /// A screen that nobody can leave.
  private func checkTrap(_ site: HookSite, _ returns: [[Expression]]) {
    guard !Flow.fallsThrough(site.body), !returns.isEmpty, returns.allSatisfy(isRefusal)
    else { return }
    guard let first = returns.first?.first else { return }
    check.report(
      "trap", at: first.range,
      "shouldPop says no on every path: nobody can leave a screen that this plugin is asked about")
  }

  private func isRefusal(_ values: [Expression]) -> Bool {
    guard let value = values.first else { return false }
    if case .boolean(false) = Constant(check.facts.resolve(value)) { return true }
    return false
  }
}
