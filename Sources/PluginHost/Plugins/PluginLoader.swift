package import Lua
internal import Navigation
internal import Support

/// Compiles and runs a plugin's code and reads the table that it returns.
package struct PluginLoader {
  package unowned let host: NavigationHost

  /// Loads a plugin's file into a Lua state of its own. Its chunk gets the options: those of
  /// `options.lua`, then what `options` has in their place.
  package func load(_ source: PluginSource, options: DataTable?) throws(PluginError)
    -> Plugin.Loaded
  {
    let access = ObjectAccess(host)
    do {
      let state = try LuaState(
        .sandboxed, library: host.pluginLibrary.library, objects: access,
        memoryLimit: host.limits.memory, sourceLimit: host.limits.source,
        interrupt: host.interruption)
      host.lineCounts.map(state.countLines)
      (host.hookProfile?.usage).map(state.noteUsage)
      state.owner = PluginOwner(name: source.defaultName, folder: source.folder)
      state.setClock(host.navigation.time)
      state.setUnits(host.limits.loadUnits)
      state.setSeconds(host.limits.seconds(host.limits.loadSeconds))
      host.onOpen(state)
      host.logFlood.begin()
      let all = try self.options(source, options, in: state)
      let table = try run(source, all, in: state)
      defer { state.releaseBuffers() }
      return try loaded(table, source.defaultName, state, access, file: source.path)
    } catch let error as FileError {
      throw PluginError(error.message)
    } catch let error as LuaError {
      // A value that is no text has no place.
      let isPlaced = !error.message.hasPrefix("error object is a ")
      throw PluginError(
        Plain.escaped(isPlaced ? error.message : "\(source.path): \(error.message)", limit: 1000),
        traceback: Plain.escaped(error.traceback, limit: 8000))
    } catch let error as PluginError {
      throw error
    } catch {
      throw PluginError("\(source.path): \(error)")
    }
  }

  /// Makes a plugin of a table that a script wrote.
  package func load(inline table: LuaReference, _ state: LuaState) throws(PluginError)
    -> Plugin.Loaded
  {
    do {
      return try loaded(table, inlineName(), state, nil, file: nil)
    } catch let error as PluginError {
      throw error
    } catch {
      throw PluginError("inline plugin: \(error)")
    }
  }

  private func inlineName() -> String {
    let taken = Set(host.plugins.map(\.name))
    var number = 1
    while taken.contains("inline \(number)") { number += 1 }
    return "inline \(number)"
  }

  private func options(
    _ source: PluginSource, _ given: DataTable?, in state: LuaState
  ) throws -> DataTable {
    let all = DataTable()
    if let path = try source.optionsPath() {
      let value = try result(path, [], .data, in: state)
      guard case .table(let table)? = try? DataValue.from(value, { _ in nil }) else {
        throw PluginError("\(path): must return a table of options, got \(value.typeName)")
      }
      for (key, value) in table.pairs { try all.set(key, to: value) }
    }
    for (key, value) in given?.pairs ?? [] { try all.set(key, to: value) }
    return all
  }

  /// The first result of a file.
  private func result(
    _ path: String, _ arguments: [LuaValue], _ tables: LuaTables, in state: LuaState
  ) throws -> LuaValue {
    var source = try Files.read(path, atMost: host.limits.sourceRead)
    if let filter = host.sourceFilter { source = filter(path, source) }
    let chunk = try state.load(LuaFile.chunk(source), name: "@" + path)
    guard case .finished(let results) = try state.call(chunk, arguments, wanted: 1, tables: tables)
    else { throw PluginError("\(path): a plugin cannot wait while it is loaded") }
    return results.first ?? .nil
  }

  private func run(
    _ source: PluginSource, _ options: DataTable, in state: LuaState
  ) throws -> LuaReference {
    let result = try result(source.path, [DataValue.table(options).lua], .reference, in: state)
    guard case .reference(let table) = result else {
      throw PluginError(
        "\(source.path): a plugin must return a table of hooks, got \(result.typeName)")
    }
    return table
  }

  private func loaded(
    _ table: LuaReference, _ defaultName: String, _ state: LuaState, _ access: ObjectAccess?,
    file: String?
  ) throws -> Plugin.Loaded {
    do {
      let values = try state.fields(Self.fieldNames, of: table)
      let manifest = try ManifestReader(defaultName: defaultName, values: values).read()
      let hooks = try hooks(values.dropFirst(ManifestReader.fields.count), state)
      let misses = NearMisses(table: table, state: state, path: file, hooks: hooks)
      return Plugin.Loaded(
        manifest: manifest, hooks: hooks, warnings: try misses.warnings(), state: state,
        access: access)
    } catch let error as FieldProblem {
      let line = file.flatMap { NearMisses.line(of: error.field, in: $0) }
      let place = (file ?? "inline plugin") + (line.map { ":\($0)" } ?? "")
      throw PluginError("\(place): \(error.message)")
    }
  }

  private static let fieldNames = LuaNames(
    ManifestReader.fields + HookName.allCases.map(\.rawValue))

  private func hooks(
    _ values: ArraySlice<LuaValue>, _ state: LuaState
  ) throws -> [HookName: HookFunction] {
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
