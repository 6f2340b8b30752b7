import CFloor
import Foundation
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting

/// The groups of the table.
struct Suites {
  let scratch = Scratch()
  var report = Report()

  /// A decision hook from Swift, the same from a script, and what else one would take.
  mutating func hook() throws {
    let floor = floor_hook_open(Plugins.veto)
    let host = try Hosts.host([scratch.write("veto.lua", Plugins.veto)])
    let heard = try Hosts.host([scratch.write("veto.lua", Plugins.veto)])
    let observation = heard.navigation.scene.observe { _ in }
    defer { withExtendedLifetime(observation) {} }
    let session = try ScriptSession(
      host: Hosts.host([scratch.write("veto.lua", Plugins.veto)]))
    let script = try session.load(
      "for _ = 1, 1000 do nav.requestPop() end", name: "=benchmark")
    let wrapper = TableWrapper(Plugins.veto)
    let hookCall = try HookCall(Plugins.veto)
    report.measure(
      "hook",
      [
        Operation(name: "bare C API", count: 1000) { count in
          for _ in 0..<count { precondition(floor_hook_call(floor)) }
        },
        Operation(name: "hook called from Swift", count: 1000) { count in
          for _ in 0..<count { hookCall.call() }
        },
        Hosts.request(host).named("decision hook from Swift"),
        Hosts.request(heard).named("the same where somebody hears the events"),
        Operation(name: "nav.requestPop() from a script", count: 1000) { _ in
          _ = try! session.call(script)
        },
        Operation(name: "plain wrapper, a table for each argument", count: 1000) { count in
          for _ in 0..<count {
            let results = wrapper.call([
              ["class": "Editor", "title": "Screen"], ["source": "request", "animated": "true"],
            ])
            precondition(results.count == 2)
          }
        },
      ], targets: [nil, 2, 6.7, 7, 9, nil])
    floor_hook_close(floor)
  }

  /// The same hook from Python, where there is one that has lupa.
  mutating func lupa(_ python: String) {
    let source = scratch.write("veto.lua", Plugins.veto)
    let said = Processes.output([python, "lupa_hook.py", source])
    guard let fastest = Double(said.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      fatalError("\(python) lupa_hook.py: no figure, but '\(said)'")
    }
    report.add(Figure(name: "the hook called from Python by lupa", value: fastest, unit: "ns"))
  }

  /// A drag on the page of `navhost preview`, over its WebSocket.
  mutating func preview(_ navhost: String) {
    let said = Processes.output(["/usr/bin/env", "python3", "preview_drag.py", navhost])
    let figures = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 2 else { fatalError("preview_drag.py: no figures, but '\(said)'") }
    report.add(
      Figure(
        name: "a touch on the page and its picture", value: figures[0], unit: "ms", target: 10))
    report.add(
      Figure(
        name: "pictures of a drag", value: figures[1], unit: "a second", target: 60, isLeast: true))
    previewInChromium(navhost)
  }

  /// The same in the browser, where there is one.
  private mutating func previewInChromium(_ navhost: String) {
    let said = Processes.output(["/usr/bin/python3", "preview_chromium.py", navhost])
    let figures = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 2 else { return print("no Chromium with selenium: left out") }
    report.add(
      Figure(name: "the same in Chromium", value: figures[0], unit: "ms", target: 10))
    report.add(
      Figure(
        name: "pictures of a drag in Chromium", value: figures[1], unit: "a second", target: 60,
        isLeast: true))
  }

  /// The same hooks in the sandbox and by the bare C API.
  mutating func sandbox() throws {
    for (name, source) in Plugins.works {
      let floor = floor_hook_open(source)
      let sandboxed = try HookCall(source)
      report.measure(
        "sandbox",
        [
          Operation(name: "\(name): bare C API", count: 200) { count in
            for _ in 0..<count { precondition(floor_hook_call(floor)) }
          },
          Operation(name: "\(name): in the sandbox", count: 200) { count in
            for _ in 0..<count { sandboxed.call() }
          },
        ], targets: [nil, 1.4])
      floor_hook_close(floor)
    }
  }

  mutating func pan() throws {
    var touches = [UInt8](repeating: 0, count: 60 * Int(FLOOR_TOUCH_SIZE))
    floor_make_touches(&touches, 60)
    let without = try Hosts.host([])
    let with = try Hosts.host([scratch.write("gesture.lua", Plugins.gesture)])
    report.measure(
      "pan",
      [
        Hosts.pans("60 touches, no policy", without),
        Hosts.pans("60 touches, a gesture policy", with),
        Operation(name: "60 touches in plain C", count: 1000) { count in
          for _ in 0..<count { precondition(floor_pan(touches, 60) > 0) }
        },
      ], targets: [nil, 1.3, nil])
  }

  mutating func load() throws {
    let source = Plugins.veto
    let path = scratch.write("load/veto.lua", source)
    let user = scratch.write("load/user.lua", Plugins.libraries + source)
    let host = NavigationHost()
    report.measure(
      "load", rounds: 101,
      [
        Operation(name: "bare state opened, source run, closed", count: 20) { count in
          for _ in 0..<count { precondition(floor_load(source, source.utf8.count)) }
        },
        Operation(name: "plugin loaded and unloaded", count: 20) { count in
          for _ in 0..<count { host.unload(try! host.load(path)) }
        },
        Operation(name: "the same with three libraries used", count: 20) { count in
          for _ in 0..<count { host.unload(try! host.load(user)) }
        },
      ], targets: [nil, 3, nil])
  }

  mutating func many() throws {
    for number in 1...1000 {
      _ = scratch.write("many/p\(number).lua", Plugins.elsewhere(number))
    }
    let folder = scratch.path + "/many"
    var best = Double.infinity
    var bytes = 0.0
    for _ in 0..<5 {
      let host = NavigationHost()
      let before = floor_bytes_in_use()
      let start = Stopwatch.nanoseconds(CLOCK_THREAD_CPUTIME_ID)
      let results = try host.loadAll(in: folder)
      best = min(best, Stopwatch.nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start)
      bytes = Double(floor_bytes_in_use() - before) / 1000
      precondition(results.allSatisfy { (try? $0.get()) != nil })
    }
    report.add(Figure(name: "1,000 plugins loaded", value: best / 1e6, unit: "ms", target: 150))
    report.add(
      Figure(name: "memory for each of them", value: bytes / 1024, unit: "KiB", target: 32))
  }

  mutating func process(_ program: String) {
    let script = scratch.write("empty.lua", "")
    report.measure(
      "process", rounds: 101, by: CLOCK_MONOTONIC,
      [
        Processes.operation("lua5.4 on an empty file", ["/usr/bin/lua5.4", script]),
        Processes.operation(
          "navhost run on an empty file", [program, "run", "--no-plugins", script]),
      ], targets: [nil, 2])
    let peak = scratch.write("peak.lua", Processes.peak)
    let kilobytes = Double(Processes.output([program, "run", "--no-plugins", peak])) ?? .infinity
    report.add(
      Figure(name: "navhost run, resident", value: kilobytes / 1024, unit: "MiB", target: 12))
    let size = (try? FileManager.default.attributesOfItem(atPath: program)[.size] as? Int) ?? 0
    report.add(
      Figure(name: "release program on disk", value: Double(size) / 1_048_576, unit: "MiB"))
  }

  /// 2,000 sessions of six steps: driven by a script, the same recorded, and played.
  mutating func traces(_ program: String) {
    let script = scratch.write("six.lua", Sessions.sixSteps)
    let trace = scratch.path + "/six.trace"
    let packed = scratch.path + "/six.sessions"
    func shell(_ line: String) -> [String] {
      ["/bin/sh", "-c", "rm -f \(trace); \(program)\(line)"]
    }
    _ = Processes.output(
      shell(
        " run --no-plugins --record \(trace) \(script); \(program)-trace pack \(trace) >\(packed)"))
    report.measure(
      "traces", rounds: 11, by: CLOCK_MONOTONIC,
      [
        Processes.operation("2,000 sessions by a script", shell(" run --no-plugins \(script)")),
        Processes.operation(
          "the same recorded", shell(" run --no-plugins --record \(trace) \(script)")),
        Processes.operation(
          "the same played", shell("-trace replay --no-plugins \(packed) >/dev/null")),
        Processes.operation(
          "the same played, two jobs",
          shell("-trace replay --no-plugins --jobs 2 \(packed) >/dev/null")),
      ], targets: [nil, 1.2, 0.65, nil])
  }
}
