internal import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// Loads a plugin as a shadow: it is asked what the live plugins are asked, after them, and told
  /// what they are told, but never obeyed. What it writes to titles, settings and props is dropped,
  /// its own `state` it keeps, and where it would `confirm` nobody sees a question. It has limits of
  /// its own, and may have the name of a live plugin, whose next version it may be.
  ///
  /// - Throws: `PluginError`, as `load` does; also where another shadow has its name.
  @discardableResult
  public func loadShadow(
    _ path: String, options: DataTable? = nil
  ) throws(PluginError) -> Plugin {
    let plugin = try makePlugin(path, options)
    if shadows.contains(where: { $0.name.isExactly(plugin.name) }) {
      throw PluginError("\(Plain.name(path)): the name '\(plugin.name)' is taken by another shadow")
    }
    plugin.isShadow = true
    try start(plugin)
    shadows.append(plugin)
    return plugin
  }

  /// Takes a shadow out. Its `onUnload` is not called.
  public func removeShadow(_ plugin: Plugin) {
    guard shadows.contains(where: { $0 === plugin }) else { return }
    shadows.removeAll { $0 === plugin }
    plugin.isLoaded = false
    plugin.generation += 1
  }

  /// Asks the shadows what was just decided, and counts where they differ.
  func askShadows(
    _ hook: HookName, _ controller: Controller, _ argument: HookArgument, live: ShadowAnswer
  ) {
    guard !shadows.isEmpty, isEnabled else { return }
    var source: PopSource?
    if case .pop(let pop) = argument { source = pop.source }
    for shadow in shadows {
      guard let chain = shadowChain(shadow, hook, controller, source) else { continue }
      let answer = ask(chain, hook, controller, argument)
      shadow.shadowCounts.asked += 1
      guard answer.differs(from: live, hook) else { continue }
      shadow.shadowCounts.differences += 1
      tell(
        ShadowDifference(
          plugin: shadow.name, version: shadow.manifest.version, hook: hook,
          className: controller.className, source: source, live: live.text, shadow: answer.text))
    }
  }

  /// Calls the notification hooks of the shadows.
  func tellShadows(_ hook: HookName, _ controller: Controller, _ argument: HookArgument) {
    guard !shadows.isEmpty, isEnabled else { return }
    for shadow in shadows {
      guard let chain = shadowChain(shadow, hook, controller, nil) else { continue }
      let run = begin(hook, controller, argument, chain)
      tell(run, chain)
      end(run)
    }
  }

  private func shadowChain(
    _ shadow: Plugin, _ hook: HookName, _ controller: Controller, _ source: PopSource?
  ) -> Chain? {
    let lineage = classes.lineage(of: controller.className)
    guard shadow.isEnabled, let function = shadow.loaded.hooks[hook],
      source.map(shadow.manifest.sources.contains) ?? true,
      shadow.manifest.controllers.match(lineage)
    else { return nil }
    let link = ChainLink(shadow, function, hook, controller.className)
    return Chain([link], className: controller.className, source: source)
  }

  private func ask(
    _ chain: Chain, _ hook: HookName, _ controller: Controller, _ argument: HookArgument
  ) -> ShadowAnswer {
    let run = begin(hook, controller, argument, chain)
    defer { end(run) }
    let result = self.ask(run, chain, controller)
    if case .suspended = result { run.drop() }
    return ShadowAnswer(result)
  }
}

/// What a chain answered, as far as shadows are compared by it.
enum ShadowAnswer: Equatable {
  case answer(ChainAnswer)
  case question

  init(_ result: ChainResult) {
    if case .suspended = result { self = .question } else { self = .answer(result.answer) }
  }

  /// Of a veto only what it comes to counts; a gesture's yes lifts guards, so it is more than
  /// silence.
  func differs(from live: ShadowAnswer, _ hook: HookName) -> Bool {
    guard hook.canWait else { return !text.isExactly(live.text) }
    func stops(_ answer: ShadowAnswer) -> String? {
      answer.text == "deny" || answer.text == "ask" ? answer.text : nil
    }
    return stops(self) != stops(live)
  }

  var text: String {
    switch self {
    case .question: "ask"
    case .answer(.none): "abstain"
    case .answer(.boolean(let value, _)): value ? "allow" : "deny"
    case .answer(.title(let text)): text
    case .answer(.color(let choice)): choice.text
    case .answer(.number(let number)): "\(number)"
    case .answer(.fill(.color(let color))): color.hex
    case .answer(.fill(.gradient(let stops))): stops.map({ $0.hex }).joined(separator: " ")
    }
  }
}
