internal import NavhostSupport

extension Explanation {
  /// A plugin that was not asked.
  public struct Skipped: Equatable, Sendable {
    /// Why a plugin was not asked.
    public enum Why: String, Sendable {
      /// Its `controllers` do not match.
      case `class`
      /// The source is not among its `sources`.
      case source
      /// It is switched off.
      case disabled
      /// It is quarantined.
      case quarantined
      /// An earlier hook denied.
      case denied
      /// A wrapper answered and did not call `next`.
      case wrapper
      /// The decision's fuel or seconds ran out.
      case budget
      /// A guard, or another rule of the engine, had decided.
      case `guard`
    }

    /// The plugin's name.
    public let by: String
    /// Why it was not asked.
    public let why: Why

    /// A plugin, and why it was not asked.
    package init(_ by: String, _ why: Why) {
      self.by = by
      self.why = why
    }
  }

  /// The plugins that have a hook, in the order in which they are asked of one class and source. One
  /// serves for many decisions.
  package final class Roster: Equatable, Sendable {
    package let hook: AskedHook
    /// Of each its name, and why it is never asked about that; nil: it is.
    package let plugins: [(name: String, why: Skipped.Why?)]

    package init(_ hook: AskedHook, _ plugins: [(name: String, why: Skipped.Why?)]) {
      self.hook = hook
      self.plugins = plugins
    }

    package static func == (left: Roster, right: Roster) -> Bool {
      left === right
        || left.hook == right.hook && left.plugins.elementsEqual(right.plugins) { $0 == $1 }
    }
  }

  /// How far a decision came with those who have a hook.
  package struct Skips: Equatable, Sendable {
    package let roster: Roster
    /// Why those that come after the last that was asked were not; nil: they may be yet.
    package let why: Skipped.Why?
    /// Those whose turn came and who were not asked for a reason of their own.
    package let skipped: [Skipped]

    package init(_ roster: Roster, _ why: Skipped.Why?, skipped: [Skipped] = []) {
      self.roster = roster
      self.why = why
      self.skipped = skipped
    }

    /// Those who were not asked, by this hook or another.
    func skipped(excluding steps: [Step]) -> [Skipped] {
      let asked = Set(steps.filter { $0.hook != nil }.map { $0.by })
      return roster.plugins.compactMap { plugin in
        if asked.contains(plugin.name) { return nil }
        if let own = skipped.first(where: { $0.by.isExactly(plugin.name) }) { return own }
        return (plugin.why ?? why).map { Skipped(plugin.name, $0) }
      }
    }
  }
}
