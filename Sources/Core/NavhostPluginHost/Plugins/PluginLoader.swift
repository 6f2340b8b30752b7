package import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// Compiles and runs a plugin's code and reads the table that it returns.
package struct PluginLoader {
  package unowned let host: NavigationHost

  /// Loads a plugin's file into a Lua state of its own. Its chunk gets the options: those of
  /// `options.lua`, then what `options` has in their place.
  package func load(_ source: PluginSource, options: DataTable?) throws(PluginError)
    -> Plugin.Loaded
  {
    let access = ObjectAccess(host)
    let state = try open(source, access)
    let all = try self.options(source, options, in: state)
    let table = try run(source, all, in: state)
    defer { state.releaseBuffers() }
    return try loaded(table, source.defaultName, state, access, file: source.path)
  }

  /// Whether the plugin at a path returns a table with a hook's name in it, whatever else is wrong with it.
  package static func returnsHooks(_ path: String) -> Bool {
    let host = NavigationHost()
    defer { withExtendedLifetime(host) {} }
    let loader = PluginLoader(host: host)
    do throws(PluginError) {
      let source = try PluginSource(path)
      let state = try loader.open(source, ObjectAccess(host))
      let table = try loader.run(source, try loader.options(source, nil, in: state), in: state)
      return hasHook(table, state)
    } catch {
      return false
    }
  }

  /// Whether a table has a hook's name in it.
  package static func hasHook(_ table: LuaReference, _ state: LuaState) -> Bool {
    let values = try? state.fields(hookNames, of: table)
    return values?.contains { !$0.isNil } ?? false
  }

  private func open(
    _ source: PluginSource, _ access: ObjectAccess
  ) throws(PluginError) -> LuaState {
    let state = try inFile(source.path) { () throws(LuaError) in
      try LuaState(
        .sandboxed, library: host.pluginLibrary.library, objects: access,
        memoryLimit: host.limits.memory,
        sourceLimit: host.sourceFilter == nil ? host.limits.source : 0,
        interrupt: host.interruption)
    }
    host.lineCounts.map(state.countLines)
    (host.hookProfile?.usage).map(state.noteUsage)
    state.owner = PluginOwner(name: source.defaultName, folder: source.folder)
    state.setClock(host.navigation.time)
    state.setUnits(host.limits.loadFuel)
    state.setSeconds(host.limits.seconds(host.limits.loadSeconds))
    host.onOpen(state)
    host.beginLog()
    return state
  }

  /// What Lua says against a file, as what is wrong with the plugin.
  private func inFile<Result>(
    _ path: String, _ body: () throws(LuaError) -> Result
  ) throws(PluginError) -> Result {
    do throws(LuaError) {
      return try body()
    } catch {
      // A value that is no text has no place.
      let isPlaced = !error.message.hasPrefix("error object is a ")
      throw PluginError(
        Plain.escaped(isPlaced ? error.message : "\(path): \(error.message)", limit: 1000),
        traceback: Plain.escaped(error.traceback, limit: 8000))
    }
  }

  /// Makes a plugin of a table that a script wrote.
  package func load(inline table: LuaReference, _ state: LuaState) throws(PluginError)
    -> Plugin.Loaded
  {
    try loaded(table, host.pluginIndex.nextInlineName(), state, nil, file: nil)
  }

  private func options(
    _ source: PluginSource, _ given: DataTable?, in state: LuaState
  ) throws(PluginError) -> DataTable {
    let all = DataTable()
    if let (path, realPath) = try source.options() {
      let value = try result(path, at: realPath, [], .data, in: state)
      guard case .table(let table)? = try? DataValue.from(value, { _ in nil }) else {
        throw PluginError("\(path): must return a table of options, got \(value.typeName)")
      }
      try add(table, to: all, path)
    }
    if let given { try add(given, to: all, source.path) }
    return all
  }

  private func add(
    _ options: DataTable, to all: DataTable, _ path: String
  ) throws(PluginError) {
    do throws(DataError) {
      for (key, value) in options.pairs { try all.set(key, to: value) }
    } catch {
      throw PluginError("\(path): options: \(error.message)")
    }
  }

  /// The first result of a file. It is read where the path was seen to lead.
  private func result(
    _ path: String, at realPath: String, _ arguments: [LuaValue], _ tables: LuaTables,
    in state: LuaState
  ) throws(PluginError) -> LuaValue {
    var source: [UInt8]
    do throws(FileError) {
      source = try Files.read(realPath, atMost: host.limits.sourceRead)
    } catch {
      throw PluginError(FileError(path: path, reason: error.reason).message)
    }
    if let filter = host.sourceFilter {
      // Lua sees what the filter makes of the file.
      guard source.count <= host.limits.sourceRead else {
        throw PluginError(
          Plain.escaped("\(path):1: source is larger than \(host.limits.source) bytes", limit: 1000)
        )
      }
      source = filter(path, source)
    }
    let outcome = try inFile(path) { () throws(LuaError) in
      let chunk = try state.load(LuaFile.chunk(source), name: "@" + path)
      return try state.call(chunk, arguments, wanted: 1, tables: tables)
    }
    guard case .finished(let results) = outcome else {
      throw PluginError("\(path): a plugin cannot wait while it is loaded")
    }
    return results.first ?? .nil
  }

  private func run(
    _ source: PluginSource, _ options: DataTable, in state: LuaState
  ) throws(PluginError) -> LuaReference {
    let result = try result(
      source.path, at: source.realPath, [DataValue.table(options).lua], .reference, in: state)
    guard case .reference(let table) = result else {
      throw PluginError(
        "\(source.path): a plugin must return a table of hooks, got \(result.typeName)")
    }
    return table
  }

  private func loaded(
    _ table: LuaReference, _ defaultName: String, _ state: LuaState, _ access: ObjectAccess?,
    file: String?
  ) throws(PluginError) -> Plugin.Loaded {
    let place = file ?? "inline plugin"
    let values = try inFile(place) { () throws(LuaError) in
      try state.fields(Self.fieldNames, of: table)
    }
    let manifest: Manifest
    let hooks: [HookName: HookFunction]
    do throws(FieldProblem) {
      manifest = try ManifestReader(defaultName: defaultName, values: values).read()
      hooks = try self.hooks(values.dropFirst(ManifestReader.fields.count), state)
    } catch {
      let line = file.flatMap { NearMisses.line(of: error.field, in: $0) }
      throw PluginError("\(place)\(line.map { ":\($0)" } ?? ""): \(error.message)")
    }
    let misses = NearMisses(table: table, state: state, path: file, hooks: hooks)
    let warnings = try inFile(place) { () throws(LuaError) in try misses.warnings() }
    return Plugin.Loaded(
      manifest: manifest, hooks: hooks, warnings: warnings, state: state, access: access,
      limits: host.limits, moment: host.classLog.moment())
  }

  private static let hookNames = LuaNames(HookName.allCases.map { $0.rawValue })
  private static let fieldNames = LuaNames(
    ManifestReader.fields + HookName.allCases.map { $0.rawValue })

  private func hooks(
    _ values: ArraySlice<LuaValue>, _ state: LuaState
  ) throws(FieldProblem) -> [HookName: HookFunction] {
    var hooks: [HookName: HookFunction] = [:]
    for (name, value) in zip(HookName.allCases, values) where !value.isNil {
      guard let function = value.functionValue else {
        throw FieldProblem(
          name.rawValue, "field '\(name.rawValue)' must be a function, got \(value.typeName)")
      }
      hooks[name] = HookFunction(function, state)
    }
    return hooks
  }
}
