extension Explanation {
  /// What a guard looked at; its words are made when somebody reads them.
  package indirect enum Comparison: Equatable, Sendable {
    /// How many controllers there are.
    case depth(Int)
    /// The root of a stack inside a controller of that class.
    case rootInside(String)
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
    case .rootInside(let className):
      "depth 1, inside \(className): ask the outer stack, by its requestPop"
    case .numbers(let left, let sign, let right, let author):
      "\(Self.text(left)) \(sign) \(Self.text(right))" + (author.map { ", \($0.words)" } ?? "")
    case .setting(let name, let author): "\(name), \(author.words)"
    case .transition(let kind, let className): "\(kind) of \(className)"
    case .region(let name): name
    }
  }

  /// What the guard goes by, whatever the gesture: without what it compares with that.
  var rule: String? {
    switch self {
    case .depth, .rootInside, .transition: nil
    case .numbers(_, _, let limit, let author):
      "more than \(Self.text(limit)) pt from the edge" + (author.map { ", \($0.words)" } ?? "")
    case .setting, .region: text
    }
  }

  /// A number with two decimals at most.
  private static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(number)" }
    let whole = hundredths / 100
    return whole == whole.rounded() ? "\(Int64(whole))" : "\(whole)"
  }
}

extension Explanation.Step {
  /// Who gave the answer, and where: `lock (plugins/lock.lua:3)`.
  var author: String { SettingAuthor(by, file: file, line: line).named }
}

extension SettingAuthor {
  /// `lock (plugins/lock.lua:3)`.
  fileprivate var named: String {
    file.map { "\(name) (\($0)\(line.map { ":\($0)" } ?? ""))" } ?? name
  }

  /// `set by lock (plugins/lock.lua:3)`.
  fileprivate var words: String {
    file == nil && name == "app" ? "set by the app" : "set by \(named)"
  }
}
