package import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// Loads a plugin. A file that is loaded already is not loaded again.
  ///
  /// - Parameters:
  ///   - path: a file, or a folder with `init.lua`.
  ///   - options: what the plugin's chunk gets as its first argument, over what its `options.lua`
  ///     says.
  /// - Throws: `PluginError` where it cannot be read, compiled or run, is no plugin, was written for
  ///   a newer API, or has a name that is taken.
  @discardableResult
  public func load(_ path: String, options: DataTable? = nil) throws(PluginError) -> Plugin {
    try told { () throws(PluginError) in try load(PluginSource(path), options) }
  }

  /// Reports a plugin, or a folder, that fails to load.
  private func told<Loaded>(
    _ load: () throws(PluginError) -> Loaded
  ) throws(PluginError) -> Loaded {
    do {
      return try load()
    } catch {
      listeners.loadFailures.tell { $0(error) }
      throw error
    }
  }

  /// Loads a plugin that is not among the plugins yet.
  func makePlugin(_ path: String, _ options: DataTable?) throws(PluginError) -> Plugin {
    let source = try PluginSource(path)
    let loaded = try PluginLoader(host: self).load(source, options: options)
    return Plugin(.file(source), loaded, options: options)
  }

  /// Connects a plugin that was made with its Lua state, and runs its `onLoad`.
  func start(_ plugin: Plugin) throws(PluginError) {
    plugin.handle = handles.nextHandle()
    plugin.loaded.access?.plugin = plugin
    try callLifecycle(.onLoad, plugin.loaded, plugin, [.nil])
  }

  /// Loads every plugin of a folder. One that fails, or that cannot be read, is skipped: its result says
  /// why. `onReport` receives a folder without plugins.
  ///
  /// - Throws: `PluginError` if there is no such folder.
  public func loadAll(in folder: String) throws(PluginError) -> [Result<Plugin, PluginError>] {
    guard Files.kind(folder) != .missing || Files.isLink(folder) else {
      return try told { () throws(PluginError) in
        let name = folder.isEmpty ? "''" : folder
        throw PluginSource.problem(name, "no such folder of plugins")
      }
    }
    let results = loadEntries(of: folder).map { $0.result }
    if results.isEmpty { report("no plugins in \(Plain.name(folder))") }
    return results
  }

  /// Loads every plugin of a folder for a command, which reports a missing or an empty folder itself.
  ///
  /// - Returns: For each the file that was to be loaded, or nil if it cannot be read, and its result.
  package func loadEntries(
    of folder: String
  ) -> [(file: String?, result: Result<Plugin, PluginError>)] {
    let all = PluginFolder.entries(in: folder)
    return (pluginChoice?(all, in: folder) ?? all).map { entry in
      let result = Result { () throws(PluginError) in
        try told { () throws(PluginError) in try load(entry.source.get(), nil) }
      }
      return ((try? entry.source.get())?.path, result)
    }
  }

  private func load(
    _ source: PluginSource, _ options: DataTable?
  ) throws(PluginError) -> Plugin {
    if let same = pluginIndex.plugin(at: source.realPath) { return same }
    let loaded = try PluginLoader(host: self).load(source, options: options)
    let account = MemoryAccount { [unowned self] in sweep() }
    return try add(Plugin(.file(source), loaded, options: options, account: account))
  }

  /// Releases what no Lua state holds any more.
  package func sweep() {
    handles.sweepSoon()
    sweepIfNeeded()
  }

  /// The same, once there is enough to look through.
  package func sweepIfNeeded() {
    if handles.needsSweep { handles.sweep(heldBy: states) }
  }

  /// Adds a table of a script as a plugin.
  package func load(inline table: LuaReference, _ state: LuaState) throws(PluginError) -> Plugin {
    try told { () throws(PluginError) in
      try add(Plugin(.inline, try PluginLoader(host: self).load(inline: table, state)))
    }
  }

  private func add(_ plugin: Plugin) throws(PluginError) -> Plugin {
    try checkName(plugin.loaded, of: plugin)
    try start(plugin)
    plugins.insert(plugin, at: place(of: plugin))
    pluginIndex.add(plugin)
    chainsChanged()
    navigation.scene.record(
      .load, plugin: plugin.name, [("version", .string(plugin.manifest.version))])
    plugin.warnings.forEach(tell)
    return plugin
  }

  private func checkName(_ loaded: Plugin.Loaded, of plugin: Plugin) throws(PluginError) {
    let name = loaded.manifest.name
    let place = plugin.path ?? "inline plugin"
    if let other = pluginIndex.plugin(named: name), other !== plugin {
      let owner = other.path ?? "an inline plugin"
      throw PluginSource.problem(place, "the name '\(name)' is taken by \(Plain.name(owner))")
    }
    guard case .file(let source) = plugin.origin, let owner = source.owner(ofName: name) else {
      return
    }
    throw PluginSource.problem(
      place, "the name '\(name)' belongs to \(Plain.name(owner)), which stands beside it")
  }

  /// The index of the plugin among the others, which are sorted.
  private func place(of plugin: Plugin) -> Int {
    var places = 0..<plugins.count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      if plugins[middle].isAsked(before: plugin) {
        places = middle + 1..<places.upperBound
      } else {
        places = places.lowerBound..<middle
      }
    }
    return places.lowerBound
  }

  /// Gives a plugin its new version, whose name and priority may differ.
  private func replace(_ plugin: Plugin, with new: Plugin.Loaded) {
    pluginIndex.remove(plugin)
    plugin.replace(with: new)
    pluginIndex.add(plugin)
    plugins.sort { $0.isAsked(before: $1) }
    chainsChanged()
  }

  /// Runs `onLoad` or `onUnload` of a version.
  @discardableResult
  private func callLifecycle(
    _ hook: HookName, _ loaded: Plugin.Loaded, _ plugin: Plugin, _ arguments: [LuaValue]
  ) throws(PluginError) -> LuaValue {
    guard let function = loaded.hooks[hook] else { return .nil }
    let state = function.state
    if !plugin.isInline {
      let limits = loaded.limits
      state.setUnits(limits.hookFuel)
      state.setSeconds(limits.seconds(limits.hookSeconds))
    }
    state.setClock(navigation.time)
    logFlood.begin()
    do {
      // As in every hook nothing can be changed.
      let outcome = navigation.scene.whileBusy {
        Result { () throws(LuaError) in
          try state.call(function.function, arguments, wanted: 1)
        }
      }
      guard case .finished(let results) = try outcome.get() else { return .nil }
      return results.first ?? .nil
    } catch {
      throw PluginError(
        Plain.escaped(error.message, limit: 1000),
        traceback: Plain.escaped(error.traceback, limit: 8000))
    }
  }
}

extension NavigationHost {
  /// Loads the plugin's file anew. All or nothing: the new version is compiled and run, the old
  /// one's `onUnload` called, then the new one's `onLoad` with what that returned.
  ///
  /// - Throws: `PluginError`; the old version is still in force then.
  public func reload(_ plugin: Plugin) throws(PluginError) {
    guard plugin.isLoaded else { throw PluginError("plugin '\(plugin.name)' is unloaded") }
    guard let path = plugin.path else {
      throw PluginError("an inline plugin cannot be reloaded: it has no file")
    }
    // A link may lead elsewhere by now.
    let new = try PluginLoader(host: self).load(PluginSource(path), options: plugin.options)
    try checkName(new, of: plugin)
    let saved = try callLifecycle(.onUnload, plugin.loaded, plugin, [])
    new.access?.plugin = plugin
    try callLifecycle(.onLoad, new, plugin, [try data(saved, plugin)])
    dropQuestions(of: plugin)
    replace(plugin, with: new)
    navigation.scene.record(
      .reload, plugin: plugin.name, [("version", .string(new.manifest.version))])
    plugin.warnings.forEach(tell)
  }

  private func data(_ value: LuaValue, _ plugin: Plugin) throws(PluginError) -> LuaValue {
    do {
      return try DataValue.from(value) { dataTable($0) }?.lua ?? .nil
    } catch {
      throw PluginError("\(plugin.path ?? plugin.name): the result of onUnload: \(error.message)")
    }
  }

  /// The plugin becomes as it was when it was loaded: its file runs anew in a Lua state of its own.
  /// `onUnload` is not called; where the file cannot be loaded any more, nothing changes.
  package func refresh(_ plugin: Plugin) {
    guard case .file(let source) = plugin.origin, plugin.isLoaded,
      let new = try? PluginLoader(host: self).load(source, options: plugin.options)
    else { return }
    new.access?.plugin = plugin
    replace(plugin, with: new)
    _ = try? callLifecycle(.onLoad, new, plugin, [.nil])
  }

  /// Takes the plugin out. Its `onUnload` is called; a fault in it changes nothing.
  public func unload(_ plugin: Plugin) {
    guard plugin.isLoaded else { return }
    dropQuestions(of: plugin)
    do {
      try callLifecycle(.onUnload, plugin.loaded, plugin, [])
    } catch {
      navigation.scene.record(
        .fault, plugin: plugin.name,
        [("hook", .string(HookName.onUnload.rawValue)), ("message", .string(error.message))])
      let cause = LuaError(.runtime, error.message, traceback: error.traceback)
      tell(LuaFailure(HookName.onUnload.rawValue, plugin: plugin.name, cause))
    }
    plugin.isLoaded = false
    plugin.generation += 1
    plugin.loaded = Plugin.Loaded(
      manifest: plugin.manifest, hooks: [:], state: nil, access: nil,
      limits: plugin.loaded.limits, moment: plugin.loaded.moment)
    plugins.removeAll { $0 === plugin }
    pluginIndex.remove(plugin)
    plugin.dropStates()
    plugin.account?.move(to: nil)
    chainsChanged()
    handles.countEnded()
    navigation.scene.record(.unload, plugin: plugin.name)
  }

  /// Switches a plugin on or off; off, none of its hooks is called.
  public func setEnabled(_ plugin: Plugin, _ enabled: Bool) {
    guard plugin.isLoaded, plugin.isEnabled != enabled else { return }
    if !enabled { dropQuestions(of: plugin) }
    plugin.isEnabled = enabled
    plugin.generation += 1
    chainsChanged()
    observer?.tell { $0.didToggle(plugin) }
  }
}
