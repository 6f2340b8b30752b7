extension Reference {
  /// A function of Lua's own library: how it is called, and what it does in a few words.
  package struct LuaFunction: Sendable, Equatable {
    /// `"string.format"`.
    package let name: String
    /// `"string.format(format, …)"`.
    package let signature: String
    package let doc: String
  }

  /// The functions of Lua's own library that a person asks for at a prompt.
  package static let luaFunctions: [LuaFunction] = luaLines.split(separator: "\n").map { line in
    let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
    let name = String(parts[0].prefix { $0 != "(" })
    return LuaFunction(name: name, signature: parts[0], doc: parts[1])
  }

  /// `signature|meaning`, one a line.
  private static let luaLines = """
    assert(value[, message])|raises the message where the value is nil or false, else returns all its arguments
    collectgarbage([option])|collects garbage; "count" tells the kilobytes in use
    dofile([file])|runs a file and returns what it returns
    error(value[, level])|raises an error; level 2 blames the caller, 0 adds no place
    getmetatable(value)|the metatable, or its __metatable
    ipairs(list)|goes over 1, 2, 3 … to the first nil: for i, value in ipairs(list)
    load(chunk[, name[, mode[, env]]])|compiles text; returns a function, or nil and why not
    loadfile([file[, mode[, env]]])|compiles a file; returns a function, or nil and why not
    next(table[, key])|the key after that one, and its value; nil at the end
    pairs(table)|goes over every key: for key, value in pairs(table)
    pcall(f, …)|calls f; returns true and its results, or false and the error
    print(…)|writes its arguments with tabs between and a line end
    rawequal(a, b)|whether they are the same, no metamethod asked
    rawget(table, key)|the field, no metamethod asked
    rawlen(value)|the length of a table or a string, no metamethod asked
    rawset(table, key, value)|sets the field, no metamethod asked
    require(name)|loads a module once and returns what it returned
    select(n, …)|the arguments from the n-th on; select("#", …) counts them
    setmetatable(table, metatable)|sets the metatable and returns the table
    tonumber(value[, base])|the number that it is or that it reads as, else nil
    tostring(value)|the value as text
    type(value)|"nil", "boolean", "number", "string", "table", "function", "thread" or "userdata"
    warn(message, …)|writes a warning to standard error
    xpcall(f, handler, …)|as pcall; the handler sees the error where it happened
    coroutine.close(thread)|ends a coroutine that is suspended or dead
    coroutine.create(f)|a coroutine that will run f
    coroutine.isyieldable([thread])|whether it can yield now
    coroutine.resume(thread, …)|runs it on; true and what it yields or returns, or false and the error
    coroutine.running()|the coroutine that runs, and whether it is the main one
    coroutine.status(thread)|"running", "suspended", "normal" or "dead"
    coroutine.wrap(f)|a function that resumes a coroutine of f at each call
    coroutine.yield(…)|suspends; returns what the next resume hands in
    math.abs(x)|without its sign
    math.acos(x)|the angle, in radians, whose cosine is x
    math.asin(x)|the angle, in radians, whose sine is x
    math.atan(y[, x])|the angle of the point (x, y), in radians
    math.ceil(x)|the smallest integer that is not below x
    math.cos(x)|the cosine of x radians
    math.deg(x)|radians as degrees
    math.exp(x)|e to the power of x
    math.floor(x)|the largest integer that is not above x
    math.fmod(x, y)|the remainder of x / y, rounded towards zero
    math.log(x[, base])|the logarithm; natural without a base
    math.max(x, …)|the largest
    math.min(x, …)|the smallest
    math.modf(x)|the whole part and the rest
    math.rad(x)|degrees as radians
    math.random([m[, n]])|a number in 0…1 without arguments, an integer in 1…m or in m…n
    math.randomseed([x[, y]])|starts the random numbers anew
    math.sin(x)|the sine of x radians
    math.sqrt(x)|the square root
    math.tan(x)|the tangent of x radians
    math.tointeger(x)|x as an integer where it is one, else nil
    math.type(x)|"integer", "float", or nil for what is no number
    math.ult(m, n)|whether m is below n, both taken without a sign
    os.clock()|seconds of CPU time; the virtual clock in a plugin
    os.date([format[, time]])|a date as text, or as a table by "*t"
    os.difftime(t2, t1)|the seconds between them
    os.execute([command])|runs a command of the shell
    os.exit([code])|ends the program
    os.getenv(name)|an environment variable, or nil
    os.remove(file)|removes a file; true, or nil and why not
    os.rename(old, new)|renames a file; true, or nil and why not
    os.time([table])|the time in seconds; the virtual clock in a plugin
    os.tmpname()|a name for a temporary file
    io.lines([file, …])|goes over the lines of a file
    io.open(file[, mode])|opens a file; a handle, or nil and why not
    io.read(…)|reads from standard input: "l" a line, "a" all, "n" a number
    io.write(…)|writes its arguments as they are
    string.byte(s[, i[, j]])|the bytes from i to j
    string.char(…)|the string of these bytes
    string.find(s, pattern[, start[, plain]])|where the pattern matches first: start, end, captures; else nil
    string.format(format, …)|fills in %d, %s, %q, %5.2f and their like
    string.gmatch(s, pattern[, start])|goes over the matches: for word in s:gmatch("%a+")
    string.gsub(s, pattern, by[, most])|s with its matches replaced, and how many there were
    string.len(s)|its length in bytes, as #s
    string.lower(s)|in small letters
    string.match(s, pattern[, start])|the captures of the first match, or the whole of it; else nil
    string.pack(format, …)|values as bytes
    string.packsize(format)|how many bytes string.pack makes
    string.rep(s, n[, between])|n times s
    string.reverse(s)|backwards
    string.sub(s, i[, j])|from i to j; -1 is the last
    string.unpack(format, s[, start])|the values that string.pack packed, and where they end
    string.upper(s)|in capitals
    table.concat(list[, between[, i[, j]]])|its strings and numbers as one string
    table.insert(list, [place,] value)|puts a value at the end, or at a place
    table.move(from, i, j, place[, to])|copies from[i…j] to a place
    table.pack(…)|a list of the arguments, and their count in n
    table.remove(list[, place])|takes out the last, or the one at a place, and returns it
    table.sort(list[, before])|sorts it in place, by < or by what before(a, b) says
    table.unpack(list[, i[, j]])|its elements as several values
    utf8.char(…)|the characters of these code points
    utf8.codepoint(s[, i[, j]])|the code points from byte i to j
    utf8.codes(s)|goes over the characters: for place, code in utf8.codes(s)
    utf8.len(s[, i[, j]])|how many characters; nil and the place where it is no UTF-8
    utf8.offset(s, n[, i])|the byte at which the n-th character begins
    """
}
