internal import PluginHost

extension HookOutcome {
  /// As a table says it.
  var text: String {
    switch self {
    case .noOpinion: "no opinion"
    case .yes(let reason): "yes" + Self.because(reason)
    case .no(let reason): "no" + Self.because(reason)
    case .title(let title): CaseSpace.quoted(title)
    case .color(let color): color
    case .fault(let message): "fault: \(message)"
    }
  }

  private static func because(_ reason: String?) -> String { reason.map { ": \($0)" } ?? "" }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }

  var isYes: Bool {
    if case .yes = self { true } else { false }
  }

  /// Why it failed, where it did.
  var fault: String? {
    if case .fault(let message) = self { message } else { nil }
  }
}
