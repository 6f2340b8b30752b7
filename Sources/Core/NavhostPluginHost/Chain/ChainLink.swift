internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// One function in a chain, and its plugin or script. It serves all decisions that ask it.
final class ChainLink {
  let plugin: Plugin?
  let script: ScriptHook?
  private let generation: Int
  /// The function, whether it wraps the rest of the chain, and the state that it lives in.
  let function: LuaReference
  let wraps: Bool
  package let state: LuaState
  /// What explanations call it.
  let respondent: Explanation.Respondent
  /// What a failure counts as.
  let deniesOnError: Bool
  /// Whether its calls are bounded: inline plugins and scripts run without limits.
  let isLimited: Bool
  /// What a call of it may use, where it is bounded.
  let limits: Limits
  /// What hooks read most, as Lua has it: the class, and of a pop what asked for it.
  private let className: LuaKeptText
  private let source: LuaKeptText
  /// The last string it gave, as Lua wrote it and as it is shown.
  private var last: (raw: [UInt8], shown: String) = ([], "")

  /// - Parameters:
  ///   - name: which hook the function is.
  ///   - className: of the controllers that it is asked about.
  ///   - source: of the pops.
  init(
    _ plugin: Plugin, _ hook: HookFunction, _ name: HookName, _ className: String,
    _ source: PopSource? = nil
  ) {
    self.className = Self.keep(className, in: hook.state)
    self.source = source.map { Self.keep($0.rawValue, in: hook.state) } ?? LuaKeptText(nil)
    self.plugin = plugin
    script = nil
    generation = plugin.generation
    function = hook.function
    wraps = hook.wraps
    state = hook.state
    deniesOnError = plugin.manifest.onError == .deny
    respondent = Explanation.Respondent(
      plugin.name, file: hook.file, line: hook.line, hook: name.rawValue, className: className,
      deniesOnError: deniesOnError && name.isYesOrNo)
    isLimited = !plugin.isInline
    limits = plugin.loaded.limits
  }

  init(_ hook: ScriptHook, _ name: HookName, _ className: String) {
    self.className = LuaKeptText(nil)
    source = LuaKeptText(nil)
    plugin = nil
    script = hook
    generation = 0
    function = hook.hook.function
    wraps = hook.hook.wraps
    state = hook.hook.state
    respondent = Explanation.Respondent(
      "hook", file: hook.hook.file, line: hook.hook.line, hook: name.rawValue,
      className: className)
    deniesOnError = false
    isLimited = false
    limits = Limits()
  }

  /// Lua has one of each short string; of a long one each read makes another.
  private static func keep(_ text: String, in state: LuaState) -> LuaKeptText {
    LuaKeptText(text.utf8.count < 40 ? state.keep(text) : nil)
  }

  /// Tells what is known of the arguments of a call that is about to be made.
  func tell(_ output: LuaOutput, of controller: LuaObject, _ argument: LuaObject?) {
    output.tell(Self.classField, of: controller, className.number)
    if let argument { output.tell(Self.sourceField, of: argument, source.number) }
  }

  private static let classField = Field.class.number
  private static let sourceField = Field.source.number

  var name: String { respondent.name }

  /// Whether its plugin or hook is still what it was when the chain was made.
  var isCurrent: Bool {
    guard let plugin else { return script?.isRemoved == false }
    return plugin.generation == generation
  }

  /// Whether its answer is its `onError`, and it is not asked.
  var isQuarantined: Bool { plugin?.isQuarantined == true }

  /// Where its last call ended: its `return`, its `end`, or those of the function whose call it
  /// returned. Nil where that was not noted.
  func endPlace(_ hook: HookName) -> Explanation.AnswerPlace? {
    guard hook.isDecision else { return nil }
    let (line, elsewhere) = state.end
    if let elsewhere { return answerPlace(elsewhere) }
    return line > 0 ? .line(line) : nil
  }

  /// The place as explanations have it.
  func answerPlace(_ place: LuaPlace?) -> Explanation.AnswerPlace? {
    guard let place else { return nil }
    let file = Plain.line(place.file, limit: 1000)
    return respondent.file.isExactly(file)
      ? .line(place.line) : .elsewhere(file: file, line: place.line)
  }

  /// The string that a call of it returned at `index`, nil if it is no string. Most hooks give the
  /// same few strings again and again: the last is kept.
  func shownString(_ index: Int, of results: LuaResults) -> String? {
    results.text(index) { bytes in
      if bytes.isSame(as: last.raw) { return last.shown }
      guard let text = String(utf8: bytes) else { return nil }
      last = (Array(bytes), Plain.line(text, limit: 200))
      return last.shown
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for place in 0..<count where self[place] != other[place] { return false }
    return true
  }
}
