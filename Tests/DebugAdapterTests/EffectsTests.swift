import Expectations
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostDebugAdapter

/// What a script does outside of its state while it is debugged: as without a debugger, and once.
@Suite struct EffectsTests {
  @Test func filesAreAsTheyAre() throws {
    let client = try Client([
      "s.lua": """
      local folder = arg[0]:match("^(.*)/") .. "/"
      package.path = folder .. "?.lua"
      local file = assert(io.open(folder .. "a.txt", "w"))
      print(type(file), io.type(file), io.type(7), tostring(file):sub(1, 4))
      print(file:write("one\\ntwo\\n", 3, "\\n") == file, file:seek("set", 0), file:close())
      print(io.type(file), pcall(file.read, file))
      for line in io.lines(folder .. "a.txt") do io.write(line, ";") end
      print(io.open(folder .. "none"))
      print(pcall(io.lines, folder .. "none"))
      local again <close> = io.open(folder .. "a.txt")
      print(again:read("l", "n"), again:read("a"), again:read("a"), again:read("l"))
      for line in again:lines() do print(line) end
      print(pcall(io.write, {}))
      print(io.read(), os.getenv("nothing_of_that_name"), math.type(os.time()), os.remove(folder .. "a.txt"))
      print(require("beside").value, dofile(folder .. "beside.lua").value, loadfile(folder .. "none"))
      print(pcall(require, "absent"))
      print(collectgarbage("count") > 0, collectgarbage("step"))
      """,
      "beside.lua": "#!/usr/bin/lua\nreturn { value = 5 }",
    ])
    try client.start()
    let place = client.folder.path
    try expectEqual(client.end(), 0)
    let text = client.outputs().joined().replacing("stdout: ", with: "").replacing(place, with: "F")
    #expect(!text.contains("stderr"), "\(text)")
    #expect(text.contains("userdata\tfile\tnil\tfile\n"))
    #expect(text.contains("nil\tF/none: No such file or directory\t2\n"))
    #expect(text.contains("5\t5\tnil\tcannot open F/none"))
  }
}
