package import NavhostLua
public import NavhostNavigation

/// Loads plugins, runs them under limits, asks them in order and explains the answer.
///
/// The plugins are the policy of the scene: of its root, `navigation`, and of every stack that is
/// presented over it, embedded in it or beside it in a tab bar. One thread at a time may use it.
public final class NavigationHost {
  /// The limits of plugins that are loaded from now on.
  public package(set) var limits: Limits
  /// What the host was made with.
  package let ownLimits: Limits
  private let text: any TextMeasuring
  /// The navigation controller whose policy this host is. `reset` makes a new one.
  public var navigation: NavigationController { stacks }
  /// Every decision reads it: see `NavigationScene.now`.
  private var stacks: NavigationController
  /// The loaded plugins, in the order in which they are asked.
  public internal(set) var plugins: [Plugin] = []
  var pluginIndex = PluginIndex()
  /// Receives what plugins print and log. By default it is dropped.
  public var onLog: (LogLine) -> Void = { _ in }
  /// Receives what the host itself has to report: a plugin that was skipped, a listener that failed.
  /// By default it is dropped.
  public var onReport: (String) -> Void = { _ in }
  /// Receives what is probably not meant in a plugin that was loaded or reloaded. By default it is
  /// dropped; `Plugin.warnings` keeps it.
  public var onWarning: (PluginWarning) -> Void = { _ in }
  /// Receives every event as it happens, before the observers: for a command that prints them.
  package var onEvent: ((Event) -> Void)? { didSet { observeEvents() } }

  /// The profile of a navigation controller that a script starts and names none for; at first, that
  /// of the host's own.
  package var defaultProfile: Profile

  /// Whether plugins and scripts' hooks are asked and told. Switched off, everything is at once as
  /// it is without plugins, and an open question is dropped.
  public var isEnabled = true { didSet { if isEnabled != oldValue { enablingChanged() } } }
  /// The log of decisions, if there is one.
  public var decisionLog: DecisionLog? { didSet { observeEvents() } }
  /// Plugins that are asked and never obeyed.
  public internal(set) var shadows: [Plugin] = []
  /// Receives each decision on which a shadow differs from the live plugins. By default it is
  /// dropped; `Plugin.shadowCounts` counts them.
  public var onShadowDifference: (ShadowDifference) -> Void = { _ in }
  let listeners = HostListeners()
  /// Who hears what goes in and what hooks read: while a session is recorded or played, and where the cases
  /// of a hook are tried.
  let observers = Observers<any HostObserver>()
  /// The same; nil where there is nobody.
  var observer: Observers<any HostObserver>?
  private var eventObservation: Observation?
  /// What the host hears of its scene while somebody observes it.
  var sceneObservation: Observation?
  /// The operation that is carried out, as somebody wrote it, while somebody observes the host.
  var written: WrittenOperation?

  /// Where it is set, the lines are counted that plugins' files run which are loaded after that.
  package var lineCounts: LineCounts?

  /// What hooks use, where that is measured.
  var hookProfile: HookProfile?

  /// For tests: gets each Lua state that is opened for a plugin, before anything runs in it.
  package var onOpen: (LuaState) -> Void = { _ in }

  var hookListener: ((_ owner: String, _ hook: HookName, _ state: LuaState) -> Void)?

  /// Whether a debugger evaluates an expression: it cannot wait for anything.
  package var isEvaluating = false

  /// For whom of those who ask and say nothing the answer speaks.
  package var nilResultRule = NilResultRule.speaks

  /// Whether faults lead to quarantine.
  package var quarantines = true

  /// Makes what is run in the place of a plugin's file, where it is set: with its path and its text.
  package var sourceFilter: ((String, [UInt8]) -> [UInt8])?
  /// The same for what a plugin requires.
  package var moduleFilter: ((String, [UInt8]) -> [UInt8])?

  /// What stops the Lua states of this host.
  package let interruption = LuaInterrupt()
  package let handles = HandleTable()
  package var classes = ClassTree()
  /// Which classes of controllers were made, over every reset.
  let classLog = ClassLog()
  package internal(set) var scriptHooks = ScriptHooks()
  /// The state of the script that drives this host, where there is one.
  package var scriptState: LuaState?
  /// The innermost hook call that is running; it knows the one around it.
  var running: Invocation?
  /// Whether a hook is running now.
  package var isCalling: Bool { running != nil }
  /// Decisions that wait for an answer. One has the open question; the others wait while the app is
  /// asked.
  var suspended: [ChainRun] = []
  /// What the app does when it is asked to.
  package let handlers = AppHandlers()
  /// Brings an answer that came late to where the question is shown; nil: to the stacks themselves.
  public var answerHandler: ((Reply) -> Outcome?)?
  /// The app's own data. `reset` empties it.
  public let app = AppState()
  /// What the app says for the texts of policies.
  let appTexts = AppTexts()
  let chains = ChainCache()
  /// Counts how often what chains are made of has changed.
  private(set) var chainEdition = 0
  /// The chain of a hook that no plugin has.
  let noChain = Chain([], className: nil, source: nil)
  /// How much the code that runs has logged.
  var logFlood = LogFlood()
  /// A run that is over, for the next decision.
  var spareRun: ChainRun?
  /// Which plugins of a folder `loadAll` loads; nil: all.
  package var pluginChoice: PluginChoice?
  package private(set) lazy var pluginLibrary = PluginLibrary(host: self)

  /// A host with an empty stack and no plugins. `text` tells how wide the texts of the bar are.
  public init(
    _ configuration: NavigationController.Configuration = .init(), limits: Limits = Limits(),
    text: any TextMeasuring = FixedWidthText()
  ) {
    self.limits = limits
    ownLimits = limits
    self.text = text
    defaultProfile = configuration.profile
    stacks = NavigationController(configuration, text: text)
    observers.onChange = { [unowned self] in observeScene() }
    listeners.events.onChange = { [unowned self] in observeEvents() }
    app.attach(self)
    attach()
  }

  /// Stops what runs in Lua: the plugins of this host and the script that drives it. Nothing in Lua
  /// can catch it, and it is no fault of a plugin.
  public func interrupt() { interruption.raise() }

  /// Starts anew with an empty stack. Plugins and classes stay; hooks of scripts go.
  public func reset(_ configuration: NavigationController.Configuration = .init()) {
    navigation.scene.dropAllQuestions()
    scriptHooks.removeAll()
    handles.countEnded()
    detach()
    stacks = NavigationController(configuration, text: text)
    app.clear()
    appTexts.language = appTexts.first
    attach()
    observer?.tell { $0.hostWasReset() }
  }

  /// Declares a class of controllers, for patterns.
  ///
  /// - Throws: `PluginError` where it would be its own superclass.
  public func declareClass(_ name: String, superclass: String? = nil) throws(PluginError) {
    do {
      try classes.declare(name, superclass: superclass)
    } catch {
      throw PluginError(error.message)
    }
    chainsChanged()
    observer?.tell { $0.declared(name, superclass: superclass) }
  }

  /// What chains are made of has changed.
  package func chainsChanged() {
    chains.removeAll()
    chainEdition += 1
    navigation.scene.invalidateBars()
  }

  private func enablingChanged() {
    chains.removeAll()
    if !isEnabled { navigation.scene.dropAllQuestions() }
    navigation.scene.invalidateBars()
  }

  /// Every Lua state that may hold an object of this host.
  package var states: [LuaState] {
    let all = plugins + shadows
    let own = all.filter { !$0.isInline }.compactMap { $0.loaded.state }
    // An inline plugin may outlive the session of its script.
    var ofScripts = scriptState.map { [$0] } ?? []
    for state in all.filter({ $0.isInline }).compactMap({ $0.loaded.state })
    where !ofScripts.contains(where: { $0 === state }) {
      ofScripts.append(state)
    }
    return own + ofScripts
  }

  /// Hears the events of the scene where somebody waits for one.
  func observeEvents() {
    let isHeard =
      onEvent != nil || decisionLog != nil || observer != nil || handlers.awaited != nil
      || !listeners.events.isEmpty
    guard isHeard != (eventObservation != nil) else { return }
    eventObservation =
      isHeard ? navigation.scene.observeFirst { [unowned self] in tell($0) } : nil
  }

  private func attach() {
    navigation.policy = ChainPolicy(host: self)
    navigation.scene.roster = { [unowned self] in roster($0, $1, $2) }
    navigation.scene.onMade = { [classLog] in classLog.made($0) }
    navigation.scene.saysWord = { [unowned self] in said($0) }
    observeScene()
  }

  deinit {
    for run in suspended { run.host = nil }
    handlers.awaited?.cancel()
    app.detach()
    detach()
    navigation.scene.dropAllQuestions()
  }

  /// The navigation controller may live longer than what it asks and tells.
  private func detach() {
    eventObservation = nil
    sceneObservation = nil
    navigation.policy = nil
    navigation.scene.roster = nil
    navigation.scene.onMade = nil
    navigation.scene.saysWord = nil
  }
}

extension NavigationHost {
  /// Becomes as it was made: without plugins, classes and hooks, with an empty stack. Plugins are
  /// dropped: no `onUnload` is called.
  package func renew(_ configuration: NavigationController.Configuration? = nil) {
    let former = plugins
    plugins = []
    pluginIndex = PluginIndex()
    limits = ownLimits
    reset(configuration ?? NavigationController.Configuration(profile: defaultProfile))
    for plugin in former { plugin.drop() }
    classes = ClassTree()
    logFlood = LogFlood()
    chains.removeAll()
    sweep()
  }
}

extension Plugin {
  /// Lets go of everything that was loaded.
  fileprivate func drop() {
    isLoaded = false
    generation += 1
    loaded = Loaded(
      manifest: manifest, hooks: [:], state: nil, access: nil, limits: loaded.limits,
      moment: loaded.moment)
  }
}
