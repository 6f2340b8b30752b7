/// What stands in the script's state for the functions that reach out of it, and what does their work in a state
/// of its own, in which files stay open while the session is played again.
enum EffectScripts {
  /// Is called with the function that does the work: `effect(name, ...)` gives whether it went well, and the
  /// results or the message. Its lines are taken off, so that nothing stops in it.
  static let front = """
    local effect = ...
    local text = [==[
    local effect = ...
    local pack, unpack, select, type, error = table.pack, table.unpack, select, type, error
    local load, compile, tostring, io, concat = load, load, tostring, io, table.concat
    local open, close, setmeta = io.open, io.close, debug.setmetatable
    local collect, seed = collectgarbage, math.randomseed
    local methods, numbers = {}, setmetatable({}, {__mode = "k"})
    local files = setmetatable({}, {__mode = "v"})
    local meta = {__index = methods, __name = "FILE*"}

    local function file(number)
      local found = files[number]
      if found == nil then
        found = open("/dev/null")
        close(found)
        setmeta(found, meta)
        files[number], numbers[found] = found, number
      end
      return found
    end

    local function call(name, ...)
      local values = pack(...)
      for i = 1, values.n do
        local number = values[i] ~= nil and numbers[values[i]]
        if number then values[i] = {file = number} end
      end
      values = pack(effect(name, unpack(values, 1, values.n)))
      if not values[1] then error(values[2], 2) end
      for i = 2, values.n do
        if type(values[i]) == "table" then values[i] = file(values[i].file) end
      end
      return unpack(values, 2, values.n)
    end

    for _, name in ipairs {"open", "popen", "tmpfile", "close", "read", "write", "input", "output"} do
      io[name] = function(...) return call("io." .. name, ...) end
    end
    for _, name in ipairs {"read", "write", "seek", "close", "flush", "setvbuf"} do
      methods[name] = function(...) return call("file." .. name, ...) end
    end
    for _, name in ipairs {
      "time", "clock", "date", "getenv", "tmpname", "remove", "rename", "execute", "setlocale",
    } do
      os[name] = function(...) return call("os." .. name, ...) end
    end
    io.stdin, io.stdout, io.stderr = file(1), file(2), file(3)
    io.flush = function() return call("file.flush", call("io.output")) end
    io.type = function(value)
      if value == nil or not numbers[value] then return nil end
      return call("io.type", value)
    end
    meta.__tostring = function(value) return "file (" .. numbers[value] .. ")" end
    meta.__close = function(value)
      if io.type(value) == "file" then call("file.close", value) end
    end

    local function lines(from, closes, ...)
      local formats = pack(...)
      return function()
        local values = pack(call("file.read", from, unpack(formats, 1, formats.n)))
        if values[1] == nil and closes then call("file.close", from) end
        return unpack(values, 1, values.n)
      end, nil, nil, closes and from or nil
    end
    methods.lines = function(from, ...) return lines(from, false, ...) end
    io.lines = function(path, ...)
      if path == nil then return lines(call("io.input"), false, ...) end
      local from, message = call("io.open", path)
      if not from then error(message, 2) end
      return lines(from, true, ...)
    end

    print = function(...)
      local words = pack(...)
      for i = 1, words.n do words[i] = tostring(words[i]) end
      call("print", concat(words, "\\t") .. "\\n")
    end

    loadfile = function(path, mode, ...)
      local source, message = call("text", path)
      if not source then return nil, message end
      source = source:gsub("^\\xEF\\xBB\\xBF", ""):gsub("^#[^\\n]*", "")
      return load(source, path and "@" .. path or "=stdin", mode, ...)
    end
    dofile = function(path)
      local chunk, message = loadfile(path)
      if not chunk then error(message, 0) end
      return chunk()
    end
    package.searchpath = function(...) return call("searchpath", ...) end
    package.searchers[2] = function(name)
      local path, message = call("searchpath", name, package.path)
      if not path then return message end
      local chunk, problem = loadfile(path)
      if chunk then return chunk, path end
      error(("error loading module '%s' from file '%s':\\n\\t%s"):format(name, path, problem), 0)
    end

    _G.load = function(chunk, name, ...)
      if type(chunk) == "string" and type(name) == "string" and name:sub(1, 1) == "=" then
        effect("chunk", name, chunk)
      end
      return compile(chunk, name, ...)
    end

    collectgarbage = function(option, ...)
      if option == "count" then return call("value", collect("count")) end
      return collect(option, ...)
    end
    math.randomseed = function(...)
      if select("#", ...) > 0 then return seed(...) end
      return seed(call("seed"))
    end
    math.randomseed()
    ]==]
    load(string.dump(load(text, "=?"), true), "=?", "b")(effect)
    """

  /// Is called with the function that shows what goes to a standard stream; gives what does the work.
  static let back = """
    local emit = ...
    local pack, unpack = table.pack, table.unpack
    local files, numbers = {io.stdin, io.stdout, io.stderr}, {}
    for number, file in ipairs(files) do numbers[file] = number end

    local function outward(value)
      if not io.type(value) then return value end
      if not numbers[value] then
        files[#files + 1] = value
        numbers[value] = #files
      end
      return {file = numbers[value]}
    end

    local function inward(value)
      if type(value) == "table" then return files[value.file] end
      return value
    end

    local function write(file, ...)
      local shows = file == io.stdout and "stdout" or file == io.stderr and "stderr"
      if not shows then return file:write(...) end
      for i, value in ipairs(pack(...)) do
        if type(value) ~= "string" and type(value) ~= "number" then
          error("bad argument #" .. i .. " to 'write' (string expected, got " .. type(value) .. ")", 0)
        end
      end
      emit(shows, table.concat({...}))
      return file
    end

    local actions = {
      print = function(text) emit("stdout", text) end,
      text = function(path)
        local file, message = io.open(path or "/dev/null", "rb")
        if not file then return nil, "cannot open " .. message end
        local text, problem = file:read("a")
        file:close()
        return text, problem
      end,
      value = function(value) return value end,
      seed = function() return math.random(0), math.random(0) end,
      searchpath = package.searchpath,
      ["io.write"] = function(...) return write(io.output(), ...) end,
      ["file.write"] = write,
      ["io.type"] = io.type,
    }
    for _, name in ipairs {"open", "popen", "tmpfile", "close", "read", "input", "output"} do
      actions["io." .. name] = io[name]
    end
    for _, name in ipairs {"read", "seek", "close", "flush", "setvbuf"} do
      actions["file." .. name] = function(file, ...)
        if not io.type(file) then error("bad argument #1 to '" .. name .. "' (FILE* expected)", 0) end
        return file[name](file, ...)
      end
    end
    for _, name in ipairs {
      "time", "clock", "date", "getenv", "tmpname", "remove", "rename", "execute", "setlocale",
    } do
      actions["os." .. name] = os[name]
    end

    return function(name, ...)
      local values = pack(...)
      for i = 1, values.n do values[i] = inward(values[i]) end
      values = pack(pcall(actions[name], unpack(values, 1, values.n)))
      for i = 2, values.n do values[i] = outward(values[i]) end
      return unpack(values, 1, values.n)
    end
    """
}
