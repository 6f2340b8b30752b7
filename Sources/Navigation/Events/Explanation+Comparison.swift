extension Explanation {
  /// What a guard looked at; its words are made when somebody reads them.
  package indirect enum Comparison: Equatable, Sendable {
    /// How many controllers there are.
    case depth(Int)
    case numbers(Double, String, Double, SettingAuthor?)
    case setting(String, SettingAuthor)
    case transition(String, className: String)
    case region(String)
  }
}

extension Explanation.Comparison {
  /// For a person.
  var text: String {
    switch self {
    case .depth(let depth): "depth \(depth)"
    case .numbers(let left, let sign, let right, let author):
      "\(Self.text(left)) \(sign) \(Self.text(right))" + (author.map { ", \($0.words)" } ?? "")
    case .setting(let name, let author): "\(name), \(author.words)"
    case .transition(let kind, let className): "\(kind) of \(className)"
    case .region(let name): name
    }
  }

  /// A number with two decimals at most.
  private static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(number)" }
    let whole = hundredths / 100
    return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
  }
}

extension SettingAuthor {
  /// `set by lock (plugins/lock.lua:3)`.
  fileprivate var words: String {
    guard let file else { return name == "app" ? "set by the app" : "set by \(name)" }
    return "set by \(name) (\(file)\(line.map { ":\($0)" } ?? ""))"
  }
}
