public import NavhostNavigation
internal import NavhostSupport

/// One decision of the log, and how many there were like it.
public struct DecisionRecord: Equatable, Sendable {
  /// `pop`, `gesture` or `push`.
  public var kind: Explanation.Subject
  /// The class of the controller that was to be left or pushed.
  public var className: String?
  /// The way out that somebody took; nil of a push, and of a gesture that did not begin.
  public var source: PopSource?
  /// `popped`, `blocked`, `deferred`, `cancelled`, `ignored`, …
  public var outcome: String
  /// The reason that the plugin or the engine gave, nil where it gave none.
  public var reason: String?
  /// The guard, plugin or hook that answered last, nil if none did.
  public var by: String?
  /// The version of the plugin `by`, nil if `by` is no plugin.
  public var version: String?
  /// Decisions of the same kind, class, source, outcome and plugin so far, those included that were
  /// not told.
  public var count: Int
  /// Seconds on the virtual clock.
  public var time: Double
}

/// Reports decisions, all or a sample: who vetoed what, how often, which version.
///
/// Sampling counts, it does not toss coins: of each sort of decision the first is told, then every
/// one after `every` more. A veto and a question may be told always, however rare a sample is.
public final class DecisionLog {
  private let every: Int
  private let alwaysReportsDenials: Bool
  private let tell: (DecisionRecord) -> Void
  private var counts: [Sort: Int] = [:]

  private struct Sort: Hashable {
    var kind: Explanation.Subject
    var className: ExactName?
    var source: PopSource?
    var outcome: String
    var by: ExactName?
  }

  /// A log of all decisions, or of a sample.
  ///
  /// - Parameters:
  ///   - every: 1 reports each decision, 100 the first, the 101st, … of its sort; below 1 counts
  ///     as 1.
  ///   - alwaysReportsDenials: whether decisions that a plugin denied or asked about are always reported.
  ///   - tell: gets each record.
  public init(
    every: Int = 1, alwaysReportsDenials: Bool = true, _ tell: @escaping (DecisionRecord) -> Void
  ) {
    self.every = max(1, every)
    self.alwaysReportsDenials = alwaysReportsDenials
    self.tell = tell
  }

  /// How many decisions of any sort there were.
  public private(set) var total = 0

  /// - Parameter version: of the plugin of that name.
  func happened(_ event: Event, version: (String) -> String?) {
    guard let explanation = event.explanation else { return }
    let by = explanation.steps.last?.by
    let sort = Sort(
      kind: explanation.subject, className: explanation.className.map { ExactName($0) },
      source: explanation.source,
      outcome: explanation.outcome, by: by.map { ExactName($0) })
    total += 1
    counts[sort, default: 0] += 1
    let count = counts[sort]!
    guard (count - 1) % every == 0 || alwaysReportsDenials && explanation.isVeto else { return }
    tell(
      DecisionRecord(
        kind: sort.kind, className: explanation.className, source: sort.source,
        outcome: sort.outcome,
        reason: explanation.reason, by: by, version: by.flatMap(version), count: count,
        time: event.time))
  }
}

extension Explanation {
  fileprivate var isVeto: Bool { outcome == "blocked" || outcome == "deferred" }
}
