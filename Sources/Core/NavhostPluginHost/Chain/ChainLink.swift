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
  let state: LuaState
  /// How explanations name it.
  let respondent: Explanation.Respondent
  /// Whether a failure counts as a no.
  let deniesOnError: Bool
  /// Whether its calls are bounded: inline plugins and scripts run without limits.
  let isLimited: Bool
  /// What a call of it may use, if it is bounded.
  let limits: Limits
  /// The fields of its arguments that it need not ask for.
  let told: ToldFields
  private let lastString = LastString()

  /// A plugin's function: which hook it is, and the class and the source that it is asked about.
  convenience init(
    _ plugin: Plugin, _ hook: HookFunction, _ name: HookName, _ className: String,
    _ source: PopSource? = nil
  ) {
    let told = ToldFields(className, source, in: hook.state)
    self.init(hook, name, className, plugin: plugin, script: nil, told)
  }

  /// A script's function: which hook it is, and the class that it is asked about.
  convenience init(_ script: ScriptHook, _ name: HookName, _ className: String) {
    self.init(script.hook, name, className, plugin: nil, script: script, .none)
  }

  private init(
    _ hook: HookFunction, _ name: HookName, _ className: String, plugin: Plugin?,
    script: ScriptHook?, _ told: ToldFields
  ) {
    self.plugin = plugin
    self.script = script
    self.told = told
    generation = plugin?.generation ?? 0
    function = hook.function
    wraps = hook.wraps
    state = hook.state
    deniesOnError = plugin?.manifest.onError == .deny
    isLimited = plugin?.isInline == false
    limits = plugin?.loaded.limits ?? Limits()
    respondent = Explanation.Respondent(
      plugin?.name ?? "hook", file: hook.file, line: hook.line, hook: name.rawValue,
      className: className, deniesOnError: deniesOnError && name.isYesOrNo)
  }

  var name: String { respondent.name }

  /// Whether its plugin or hook is still what it was when the chain was made.
  var isCurrent: Bool {
    guard let plugin else { return script?.isRemoved == false }
    return plugin.generation == generation
  }

  /// Whether its `onError` answers for it, and it is not asked.
  var isQuarantined: Bool { plugin?.isQuarantined == true }

  /// Where its last call ended: its `return`, its `end`, or those of the function whose call it
  /// returned. Nil if that was not noted.
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

  /// The string that a call of it returned at `index`, as it is shown; nil if it is not a string.
  func shownString(_ index: Int, of results: LuaResults) -> String? {
    results.text(index) { lastString.shown($0) }
  }
}
