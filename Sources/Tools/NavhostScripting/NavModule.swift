package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
package import NavhostSupport

/// The global `nav` of a script.
package final class NavModule {
  package unowned let host: NavigationHost
  package let library = LuaLibrary()
  package private(set) var methods: [Field: LuaSlot] = [:]
  package private(set) var controllerHook: LuaSlot!
  package var listeners: [Listener] = []
  /// What the script handles of what policies ask of the app.
  var appHandlers: [AppHandler] = []
  /// What is to be told, and the controller that it is about: it is kept until then.
  package var undelivered: [(event: Event, controller: Controller?)] = []
  private var isDelivering = false
  private var current: NavigationController?
  /// The functions of `nav` for other stacks: each is called with the stack's handle first.
  package private(set) var bound: [ExactName: LuaSlot] = [:]
  /// `tabs.select`, called with the tab bar's handle first.
  var selectTab: LuaSlot!
  /// The same of `tabs.show`.
  var showTab: LuaSlot!
  /// The table `nav` itself, for fields that give it.
  package var table = LuaValue.nil
  /// What `help` at a prompt ends with where it knows nothing of a topic.
  package var hint: (String) -> String = { _ in "" }
  /// Calls `hint`.
  package private(set) var hintFunction: LuaSlot!
  /// Gives what `tostring` of an event shows.
  package private(set) var wordsOfEvent: LuaSlot!
  /// How many functions of `nav` run inside one another: a handler may call some.
  private var depth = 0
  /// Is told the name of each function of `nav` that the script has called, when it is over, no other runs around
  /// it, and the listeners have heard what happened.
  package var onOperation: ((String) -> Void)?
  /// What is wrong by the embedder's checker of invariants.
  package var check: (() -> [String])?
  /// Proves a property of the plugins that are loaded, for `nav.prove`.
  package var prove: ((ProofRequest) throws(LuaRaise) -> ProofAnswer)?

  /// What a function of `nav` does.
  package typealias Body = (NavModule, LuaCall) throws(LuaRaise) -> Void

  package init(_ host: NavigationHost) {
    self.host = host
    library.addCommon(host)
    library.dynamicTable("nav", object: LuaObject(kind: ObjectKind.nav.rawValue, id: 1))
    defineStack()
    defineOperations()
    defineSettings()
    defineQuestions()
    definePlugins()
    defineEvents()
    definePictures()
    defineCheck()
    defineProof()
    defineComparing()
    defineGlobals()
  }

  /// The stack that the function is called on which runs; at other times the root.
  package var navigation: NavigationController { current ?? host.navigation }

  /// Makes the pictures that the script asks for, where there are to be any.
  package var pictures: (any PictureMaker)? {
    didSet { pictures?.watch(host.navigation) }
  }

  /// Defines `nav.NAME`, and the same for every other stack. What happened in the call is told to
  /// listeners before it returns.
  package func define(
    _ name: String, arguments: LuaLibrary.Arguments = .data, ofRootOnly: Bool = false,
    _ body: @escaping Body
  ) {
    library.define("nav." + name, arguments: arguments) { [unowned self] call throws(LuaRaise) in
      try run(name, call, on: nil, body)
    }
    if ofRootOnly { return }
    bound[name] = library.function(arguments: arguments) { [unowned self] call throws(LuaRaise) in
      let object = LuaObject(
        kind: ObjectKind.navigation.rawValue, id: Int64(call[0].integerValue ?? 0))
      let navigation = host.handles.find(object) as? NavigationController
      return try run(name, call.droppingFirst(), on: navigation, body)
    }
  }

  func run(
    _ name: String, _ call: LuaCall, on navigation: NavigationController?,
    _ body: (NavModule, LuaCall) throws(LuaRaise) -> Void
  ) throws(LuaRaise) -> LuaReply {
    let host = host
    host.sweepIfNeeded()
    depth += 1
    defer {
      deliver()
      depth -= 1
      if let onOperation, depth == 0, !isDelivering, !host.isCalling { onOperation(name) }
    }
    do throws(LuaRaise) {
      let around = current
      current = navigation
      defer { current = around }
      try body(self, call)
    } catch {
      if error.hasPlace { throw error }
      let isNamed = error.message.hasPrefix("nav.") || error.message.hasPrefix("tabs.")
      throw LuaRaise(isNamed ? error.message : "nav.\(name): \(error.message)")
    }
    pictures?.rested()
    return .results
  }

  /// Does something that the script has not called. What happened in it is told to listeners.
  func beside<Result>(_ body: () -> Result) -> Result {
    host.sweepIfNeeded()
    let result = body()
    pictures?.rested()
    deliver()
    return result
  }

  /// Defines a method of a handle.
  package func defineMethod(
    _ field: Field, _ body: @escaping (NavModule, LuaCall) throws(LuaRaise) -> Void
  ) {
    methods[field] = library.function { [unowned self] call throws(LuaRaise) in
      defer { deliver() }
      try body(self, call)
      return .results
    }
  }

  private func defineGlobals() {
    for level in LogLine.Level.allCases where level != .print {
      library.define("log.\(level.rawValue)", arguments: .strings) { [unowned self] call in
        host.beginLog()
        host.log(call, level)
        return .results
      }
    }
    hintFunction = library.function { [unowned self] call in
      call.output.push(hint(call[0].stringValue ?? ""))
      return .results
    }
    wordsOfEvent = library.function { [unowned self] call in
      words(ofEvent: call)
      return .results
    }
    controllerHook = library.function { [unowned self] call throws(LuaRaise) in
      defer { deliver() }
      try addControllerHook(call)
      return .results
    }
  }

  /// Notes an event for the listeners.
  package func happened(_ event: Event) {
    pictures?.happened(event)
    guard !listeners.isEmpty else { return }
    let controller = event.controller.map { host.navigation.scene.controller($0) }
    undelivered.append((event, controller))
  }

  /// Whether something happened that the listeners have not heard, and nobody is about to tell them.
  package var isBehind: Bool { !isDelivering && !host.isCalling && !undelivered.isEmpty }

  /// Forgets who listens and what was to be told; the navigation controller is another.
  package func renew() {
    listeners = []
    undelivered = []
    for handler in appHandlers { host.handlers.remove(handler) }
    appHandlers = []
    pictures?.watch(host.navigation)
  }

  /// Tells the listeners what happened, in order, once no hook is running any more.
  package func deliver() {
    guard !isDelivering, !host.isCalling, !undelivered.isEmpty else { return }
    isDelivering = true
    host.handles.areOnTheirWay = true
    defer {
      isDelivering = false
      host.handles.areOnTheirWay = false
    }
    var next = 0
    while next < undelivered.count {
      let event = undelivered[next].event
      next += 1
      for listener in listeners where listener.hears(event) { tell(listener, event) }
    }
    undelivered.removeAll(keepingCapacity: true)
  }

  private func tell(_ listener: Listener, _ event: Event) {
    do throws(LuaError) {
      try listener.state.callToEnd(listener.function, [.table(table(of: event))], wanted: 0)
    } catch {
      if error.code == .exit { return }
      let failure = LuaFailure(
        "nav.on", error, definition: listener.function.definition, state: listener.state)
      let message = Plain.escaped(error.message, limit: 1000)
      // Who observes failures reports them.
      if !host.tell(failure) { host.report(message) }
      guard event.name != .fault else { return }
      host.navigation.scene.record(
        .fault, [("hook", .string("nav.on")), ("message", .string(message))])
    }
  }
}

/// A function that a script wants to be called after something happened.
package final class Listener: Exported {
  package var handle: Int64 = 0
  package let event: EventName
  package let function: LuaReference
  package let state: LuaState
  package var isRemoved = false

  package init(_ event: EventName, _ function: LuaReference, _ state: LuaState) {
    self.event = event
    self.function = function
    self.state = state
  }

  package func hears(_ event: Event) -> Bool { !isRemoved && event.name == self.event }
}
