internal import NavhostLua
internal import NavhostPluginHost

/// The Lua functions that stand where a session had hooks of its script. They do what was recorded, and
/// know nothing themselves.
final class PlayedHooks {
  private let plain: HookFunction
  private let wrapping: HookFunction
  private let maker: LuaReference
  private let state: LuaState

  /// - Parameter state: has a global function `step`, which says what comes next.
  init(_ state: LuaState) throws(LuaError) {
    self.state = state
    let chunk = try state.load(Array(Self.source.utf8), name: "=recorded")
    guard case .finished(let values) = try state.call(chunk, wanted: 3, tables: .reference),
      values.count == 3, let plain = values[0].functionValue,
      let wrapping = values[1].functionValue, let maker = values[2].functionValue
    else { throw LuaError(.runtime, "the recorded hooks could not be made") }
    self.plain = HookFunction(plain, state)
    self.wrapping = HookFunction(wrapping, state)
    self.maker = maker
  }

  func hook(_ name: HookName, wraps: Bool) -> ScriptHook {
    ScriptHook(name, wraps ? wrapping : plain)
  }

  /// The table of an inline plugin: its fields, and for each hook whether it wraps.
  func plugin(_ fields: LuaTable, _ hooks: [(HookName, wraps: Bool)]) -> LuaReference? {
    let kinds = hooks.map { ($0.0.rawValue, LuaValue.boolean($0.wraps)) }
    let arguments: [LuaValue] = [.table(fields), .table(LuaTable(fields: kinds))]
    guard
      case .finished(let values) = try? state.call(maker, arguments, wanted: 1, tables: .reference),
      case .reference(let table)? = values.first
    else { return nil }
    return table
  }

  private static let source = """
    local step, confirm, perform, error, pairs = step, confirm, perform, error, pairs
    local asking = {choose = choose, await = await}

    local function carry_out(next)
      while true do
        local what, a, b, c, kind = step()
        if what == "next" then next()
        elseif what == "perform" then perform(a, b)
        elseif what == "ask" then (asking[kind] or confirm)(a, b, c)
        elseif what == "fail" then error(a, 0)
        else return a, b end
      end
    end

    local function plain(controller, subject) return carry_out() end
    local function wrapping(controller, subject, next) return carry_out(next) end

    local function plugin(fields, hooks)
      for name, wraps in pairs(hooks) do fields[name] = wraps and wrapping or plain end
      return fields
    end

    return plain, wrapping, plugin
    """
}
