internal import NavhostSupport

extension Explanation {
  /// A plugin that was not asked.
  public struct PassedOver: Equatable, Sendable {
    /// Why a plugin was not asked.
    public enum Why: String, Sendable {
      /// Its `controllers` do not match.
      case `class`
      /// The source is not among its `sources`.
      case source
      /// It is switched off.
      case disabled
      /// It failed too often.
      case quarantined
      /// Somebody had said no already.
      case afterNo = "after a no"
      /// A wrapper answered and did not call `next`.
      case byWrapper = "by a wrapper"
      /// The decision's units or seconds were used up.
      case limit
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
    package let plugins: [(name: String, why: PassedOver.Why?)]

    package init(_ hook: AskedHook, _ plugins: [(name: String, why: PassedOver.Why?)]) {
      self.hook = hook
      self.plugins = plugins
    }

    package static func == (left: Roster, right: Roster) -> Bool {
      left === right
        || left.hook == right.hook && left.plugins.elementsEqual(right.plugins) { $0 == $1 }
    }
  }

  /// How far a decision came with those who have a hook.
  package struct Unasked: Equatable, Sendable {
    package let roster: Roster
    /// Why those that come after the last that was asked were not; nil: they may be yet.
    package let why: PassedOver.Why?
    /// Those whose turn came and who were not asked for a reason of their own.
    package let passed: [PassedOver]

    package init(_ roster: Roster, _ why: PassedOver.Why?, passed: [PassedOver] = []) {
      self.roster = roster
      self.why = why
      self.passed = passed
    }

    /// Those who were not asked, by this hook or another.
    func passedOver(beside steps: [Step]) -> [PassedOver] {
      let asked = Set(steps.filter { $0.hook != nil }.map { $0.by })
      return roster.plugins.compactMap { plugin in
        if asked.contains(plugin.name) { return nil }
        if let passed = passed.first(where: { $0.by.isExactly(plugin.name) }) { return passed }
        return (plugin.why ?? why).map { PassedOver(plugin.name, $0) }
      }
    }
  }
}
