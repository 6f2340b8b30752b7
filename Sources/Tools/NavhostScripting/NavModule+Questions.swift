internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What policies wait for.
extension NavModule {
  func defineQuestions() {
    define("question") { $0.question($1) }
    define("onAwait") { module, call throws(LuaRaise) in try module.onAwait(call) }
    define("onAction") { module, call throws(LuaRaise) in try module.onAction(call) }
  }

  private func question(_ call: LuaCall) {
    guard let question = navigation.question else { return call.output.pushNil() }
    call.output.push(
      LuaTable(fields: question.fields.map { ($0.key, EventTable.lua($0.value, host)) }))
  }

  /// `nav.onAwait(action, fn)`.
  private func onAwait(_ call: LuaCall) throws(LuaRaise) {
    let (action, function) = try handler(call)
    let state = call.state
    added(
      host.handlers.onAwait(action) { [unowned self] _, controller, data, name in
        let arguments = arguments(of: action, controller, data, name)
        // What led here is told first.
        deliver()
        do throws(LuaError) {
          return reply(
            try state.callToEnd(function, arguments, wanted: 2), function, state)
        } catch {
          return .failed(reason: failed("nav.onAwait", error, function, state))
        }
      }, call)
  }

  /// What a handler returned. Nothing: the answer comes later.
  private func reply(
    _ values: [LuaValue], _ function: LuaReference, _ state: LuaState
  ) -> Reply? {
    guard let first = values.first else { return nil }
    do throws(DataError) {
      let data = try AppData(first, { host.dataTable($0) })
      return Reply(data, values.count > 1 ? values[1].stringValue : nil)
    } catch {
      let error = LuaError(.runtime, error.message)
      return .failed(reason: failed("nav.onAwait", error, function, state))
    }
  }
}

/// Handlers of what policies ask of the app.
extension NavModule {
  /// `nav.onAction(action, fn)`.
  func onAction(_ call: LuaCall) throws(LuaRaise) {
    let (action, function) = try handler(call)
    let state = call.state
    added(
      host.handlers.onAction(action) { [unowned self] controller, data, name in
        let arguments = arguments(of: action, controller, data, name)
        deliver()
        do throws(LuaError) {
          try state.callToEnd(function, arguments, wanted: 0)
        } catch {
          _ = failed("nav.onAction", error, function, state)
        }
      }, call)
  }

  /// The action and the function of `nav.onAwait` and its like.
  func handler(_ call: LuaCall) throws(LuaRaise) -> (action: String, function: LuaReference) {
    let action = try ActionName.read(call[0], "it")
    guard let function = call[1].functionValue else {
      throw LuaRaise("the handler must be a function, got \(call[1].described)")
    }
    return (action, function)
  }

  func forget(_ handler: AppHandler) {
    host.handlers.remove(handler)
    appHandlers.removeAll { $0 === handler }
  }

  func added(_ handler: AppHandler, _ call: LuaCall) {
    appHandlers.append(handler)
    call.output.push(host.handles.export(handler, as: .subscription))
  }

  /// What a handler is called with: one of everything hears the action's name, too.
  func arguments(
    of handled: String, _ controller: Controller, _ data: AppData?, _ name: String
  ) -> [LuaValue] {
    let arguments = [LuaValue.object(host.export(controller)), data?.lua ?? .nil]
    return handled == "*" ? arguments + [.string(name)] : arguments
  }

  /// A handler has failed: the message, fit to be shown.
  ///
  /// - Parameter name: the function of `nav` that registered it.
  func failed(
    _ name: String, _ error: LuaError, _ handler: LuaReference, _ state: LuaState
  ) -> String {
    let message = Plain.escaped(error.message, limit: 1000)
    // A script that calls os.exit has not failed.
    if error.code == .exit { return message }
    host.navigation.scene.record(
      .fault, [("hook", .string(name)), ("message", .string(message))])
    host.tell(LuaFailure(name, error, definition: handler.definition, state: state))
    return message
  }
}
