/// Who is not asked where the engine decides by itself.
extension NavigationController {
  /// Nobody was asked by this hook about `controller`.
  func noteSkipped(
    _ hook: AskedHook, _ controller: Controller?, _ source: PopSource?,
    _ why: Explanation.Skipped.Why = .guard
  ) {
    guard let controller, let roster = scene.roster?(hook, controller, source) else { return }
    scene.journal.draft.note(Explanation.Skips(roster, why))
  }
}
