import Expectations
import NavhostPluginHost
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

@Suite("What a session may do while it is played")
struct PlayBudgetTests {
  private static let header = """
    {"navhost":1,"api":1,"screen":{},"limits":{"units":500000000,"memory":8388608,"seconds":10},\
    "plugins":[],"classes":{},"masked":[]}
    {"t":0,"op":"setRoot","nav":1,"args":["Home"]}

    """

  private func message(_ lines: String, _ plugins: PluginSet, seconds: Double) throws -> String? {
    let trace = try Trace(Array((Self.header + lines).utf8))
    do {
      _ = try Player(plugins, limits: trace.header.limits, seconds: seconds).play(trace)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("time that hooks use up ends the session, not the process")
  func hooks() throws {
    let folder = try Folder([
      "plugins/slow.lua": """
      return { name = "slow", shouldPop = function(controller)
        local sum = 0
        for i = 1, controller.props.rounds do sum = sum + i end
        return false
      end }
      """
    ])
    let plugins = PluginSet(folders: [folder.path("plugins")])
    let push =
      #"{"t":0,"op":"push","nav":1,"args":[{"class":"Page","props":{"rounds":100000}}]}"# + "\n"
    let tap = #"{"t":1,"op":"tapBack","nav":1,"args":[]}"# + "\n"
    #expect(try message(push + tap, plugins, seconds: 60) == nil)
    let taps = push + String(repeating: tap, count: 2_000)
    #expect(try message(taps, plugins, seconds: 0.2)?.contains("takes more than") == true)
  }

  @Test(
    "what is done is counted, too: touches, steps, controllers",
    arguments: [
      #"{"t":0,"op":"pan","nav":1,"args":[{"from":[5,5],"to":[300,5],"steps":1e9}]}"#,
      #"{"t":0,"op":"pan","nav":1,"args":[{"from":[5,5],"to":[300,5],"steps":100000,"fingers":30}]}"#,
    ])
  func counted(_ line: String) throws {
    let lines = String(repeating: line + "\n", count: 30)
    let message = try message(lines, PluginSet(folders: []), seconds: 60)
    #expect(message?.contains("does more than 2000000 things") == true)
  }

  @Test("what is too much is told with its operation and the line of the session")
  func place() throws {
    let pan =
      #"{"t":0,"op":"pan","nav":1,"args":[{"from":[5,5],"to":[300,5],"steps":1e9}]}"# + "\n"
    let told = try message("{}\n" + pan, PluginSet(folders: []), seconds: 60)
    expectEqual(told, "line 4 of the session, 'pan': the session does more than 2000000 things")
  }

  /// Each root counts, and each costs as much as the one before.
  @Test("tabs are counted by their roots")
  func tabs() throws {
    let roots = Array(repeating: #""A""#, count: 20_000).joined(separator: ",")
    let line = #"{"t":0,"op":"tabs","nav":1,"args":[["# + roots + "]]}\n"
    #expect(try message(line, PluginSet(folders: []), seconds: 60) == nil)
    // Not carried out, and counted.
    let pan = #"{"t":0,"op":"pan","nav":1,"args":[{"steps":1985000}]}"# + "\n"
    #expect(try message(pan, PluginSet(folders: []), seconds: 60) == nil)
    let often = try message(pan + line, PluginSet(folders: []), seconds: 60)
    expectEqual(often, "line 4 of the session, 'tabs': the session does more than 2000000 things")
  }
}
