import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("The same sessions give the same bytes, in any process")
struct DeterminismTests {
  @Test(
    "in another process, folder, locale and time zone",
    arguments: [
      ["LC_ALL": "C", "TZ": "UTC"], ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"],
      ["LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "TZ": "America/New_York"],
    ])
  func elsewhere(_ environment: [String: String]) throws {
    let recorded = try Recorded(Recorded.script)
    let sessions = try recorded.packed()
    let here = try recorded.run(
      "trace", "replay", "--plugins", "plugins", "--check", input: sessions)
    expectEqual(here.status, 0)
    let other = try Folder()
    try FileManager.default.copyItem(
      at: recorded.folder.url.appending(path: "plugins"), to: other.url.appending(path: "mine"))
    let there = try ProgramRun(
      ["trace", "replay", "--plugins", "mine", "--check"], in: other.url, input: sessions,
      environment: environment)
    expectEqual(there.output, here.output)
    let made = try ProgramRun(
      ["trace", "generate", "--count", "5", "--seed", "2"], in: other.url, environment: environment)
    try expectEqual(
      made.output, recorded.run("trace", "generate", "--count", "5", "--seed", "2").output)
  }

  /// Walks over tables with keys of every kind, that grow and shrink on the way.
  private static let walker = """
    local made, count = {}, 0
    local function add(t, key) count = count + 1; made[key] = count; t[key] = count end
    local function fill(t)
      for i = 1, 20 do t[i] = i; add(t, "key" .. i * 7919 % 101) end
      for i = 1, 9 do
        add(t, -i) add(t, i + 0.5) add(t, 2 ^ 53 + 2 * i) add(t, math.mininteger + i)
        add(t, { i }) add(t, function() return i end) add(t, coroutine.create(function() end))
      end
      for _, key in ipairs{ true, false, 1 / 0, -1 / 0, "", "\\0", "ä", ("x"):rep(200), print } do add(t, key) end
    end
    local function walk(t)
      local seen = {}
      for key in pairs(t) do seen[#seen + 1] = made[key] or tostring(key) end
      return table.concat(seen, " ")
    end
    local mine = {}
    fill(mine)
    return { name = "walker", shouldPop = function(controller, pop)
      for i = 1, 20, 3 do mine["key" .. i * 7919 % 101] = nil; mine[i] = nil end
      add(mine, controller) add(mine, "new" .. controller.id)
      for key in pairs(mine) do if (made[key] or 1) % 5 == 0 then mine[key] = nil end end
      controller.props.data = { z = 1, a = 2, [3] = 3, [0.5] = 4, [true] = 5, [-7] = 6 }
      controller.state.data = { y = 1, b = 2 }
      print(walk(mine), walk(controller.props), walk(controller.props.data), walk(controller.state.data))
      return false, walk(mine)
    end }
    """

  @Test("100 processes walk tables of all kinds of keys in one order")
  func hundredProcesses() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      nav.push{ class = "Page", props = { q = 1, p = 2, [4] = 3 } }
      for _ = 1, 3 do print(nav.tapBack()) end
      """, plugins: ["walker.lua": Self.walker])
    // Each finds its memory, its arguments and its environment elsewhere.
    let run = try ProgramRun(
      shell: """
        for number in $(seq 100); do
          PAD=$(printf "%0$((number * 41))d" 0) navhost run script.lua $(seq $number) >out.$number 2>&1 || exit 1
        done
        cat out.1; cat out.* | sort | uniq -c | sort -u
        """, in: recorded.folder.url)
    expectEqual(run.status, 0)
    let first = try recorded.folder.read("out.1")
    #expect(first.contains("blocked") && !first.contains("shouldPop of"), "\(first)")
    for number in 2...100 { try expectEqual(recorded.folder.read("out.\(number)"), first) }
  }

  @Test("jobs, files and shards change nothing")
  func shards() throws {
    let recorded = try Recorded(Recorded.script)
    for part in 0..<3 {
      let made = try recorded.run(
        "trace", "generate", "--count", "9", "--seed", "6", "--from", "\(part * 9)")
      try recorded.folder.write("part\(part)", made.output)
    }
    let whole = try recorded.run("trace", "generate", "--count", "27", "--seed", "6").output
    func lines(_ arguments: String..., input: String = "") throws -> String {
      try ProgramRun(
        ["trace", "replay", "--plugins", "plugins"] + arguments, in: recorded.folder.url,
        input: input
      ).output
    }
    let one = try lines(input: whole)
    expectEqual(one.split(separator: "\n").count, 27)
    try expectEqual(lines("part0", "part1", "part2"), one)
    try expectEqual(lines("--jobs", "3", "part0", "part1", "part2"), one)
    let turned = try lines("part2", "part0", "part1")
    expectEqual(turned.split(separator: "\n").sorted(), one.split(separator: "\n").sorted())
  }
}
