// What the compiler got wrong is not run.
#include "../../Sources/Core/CNavhostLua/verify.h"
#include "harness.h"

// A table of more constants than an operand can name, before the rest.
static const char *after_constants(const char *rest) {
  static char source[8192];
  char *at = stpcpy(source, "local pad = {");
  for (int i = 0; i < 300; i++) at += sprintf(at, "%d.5, ", i);
  snprintf(at, sizeof source - (size_t)(at - source), "}\n%s", rest);
  return source;
}

static int32_t run(const char *source, clua_state **state) {
  *state = open_state((options){.trusted = true});
  return run_source(*state, source);
}

// MARK: Each mistake of a compiler

typedef struct mistake {
  const char *source, *answer;  // where it is compiled rightly
  const char *words;            // where it is not
  bool has_constants;
} mistake;

static const mistake mistakes[] = {
  {"local x = nil return 1 ~ (x or 3)", "2", "put the constant in a local first", true},
  {"local x = 6 return 1 ~ (x or 3)", "7", "put the constant in a local first", true},
  {"local x = 6 return 70000 & (x and 3)", "0", "put the constant in a local first", true},
  {"local x = 6 return 1234567 | (x == 6 and 8)", "1234575", "put the constant in a local first", true},
  {"local t, x = {}, 6 return t.a and 0 or 1 ~ (x or 3)", "7", "put the constant in a local first", true},
  {"\nlocal up = {[true] = 1, [false] = 2}\nreturn (function()\nreturn up[1 < 2] end)()", "1",
   "test.lua:4: this interpreter (", false},
  {"local up = {[true] = 1, [false] = 2} return (function(x) return up[x == x] end)(1)", "1",
   "put the comparison in a local first", false},
  {"local up = {} (function() up[#up == 0] = 5 end)() return up[true]", "5",
   "put the comparison in a local first", false},
};

// Each is refused with its words, or does what it should.
static void refused(void) {
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
    const mistake *mistake = &mistakes[i];
    clua_state *state;
    const char *source = mistake->has_constants ? after_constants(mistake->source) : mistake->source;
    int32_t status = run(source, &state);
    bool is_right = status == CLUA_OK && strcmp(answer(state), mistake->answer) == 0;
    bool is_refused = status == CLUA_ERROR_SYNTAX && strstr(fault(state), mistake->words) != NULL;
    check_at(__FILE__, __LINE__, is_right || is_refused, mistake->source, fault(state));
    clua_close(state);
  }
}

// A mistake of every release of 5.4.
#define GOTO_TO_AN_END \
  "local function f() do\n" \
  "do local x, y = 1, 10 g = function() return y end\n" \
  "goto continue end\n" \
  "local p, q\n" \
  "::continue:: end local r, s = 1, 2 end\n"

static const char refusal_of_goto[] =
  ":3: this interpreter (" LUA_RELEASE ") compiles this 'goto' wrongly: from the scope of a local that a "
  "function captures to a label at the end of a block, past other locals; put what stands before the label in "
  "'do ... end'";

static void gotos(void) {
  clua_state *state;
  check(run(GOTO_TO_AN_END, &state) == CLUA_ERROR_SYNTAX);
  check_at(__FILE__, __LINE__, strstr(fault(state), refusal_of_goto) != NULL, "its words", fault(state));
  clua_close(state);
  check(run("for i = 1, 2 do do local x = i f = function() return x end if i then goto l end end "
            "local p = 1 ::l:: end", &state) == CLUA_ERROR_SYNTAX);
  clua_close(state);
  check(run("while f do do local x = 1 f = function() return x end if f then goto l end end "
            "local p = 1 ::l:: end", &state) == CLUA_ERROR_SYNTAX);
  clua_close(state);
  check(run("local s = '' local function f(v) do do local x <close> = setmetatable({}, {__close = function() s = 'c'"
            " end}) if v then goto l end end local p = 1 ::l:: end return s end return f(1)", &state) ==
        CLUA_ERROR_SYNTAX);
  clua_close(state);
}

// MARK: What the messages say to write instead

static void runs(const char *source, const char *wanted) {
  clua_state *state;
  int32_t status = run(source, &state);
  const char *have = status == CLUA_OK ? answer(state) : fault(state);
  check_at(__FILE__, __LINE__, strcmp(have, wanted) == 0, source, have);
  clua_close(state);
}

static void advice(void) {
  runs(after_constants("local one, x = 1, 6 return one ~ (x or 3)"), "7");
  runs("local up = {[true] = 1} return (function() local key = 1 < 2 return up[key] end)()", "1");
  runs("local function f() do do local x, y = 1, 10 g = function() return y end goto continue end"
       " local p, q end ::continue:: end f() return g()", "10");
  runs("for i = 1, 2 do do do local x = i f = function() return x end if i then goto l end end"
       " local p = 1 end ::l:: end return f()", "2");
}

// MARK: What is mended

#define CLOSES \
  "local s = '' local function note(w) return setmetatable({}, {__close = function() s = s .. w end}) end "

// A `for ... in` that `break` leaves from the scope of a captured local: what the loop has to close is closed at
// its end, once, and before what comes behind it.
static const char *const breaks[][2] = {
  {"local t = {} for k, v in pairs({1, 2}) do local x = v t[k] = function() return x end"
   " if k == 2 then break end end return t[1](), t[2]()", "1 2"},
  {"local f = {} for k, v in pairs({1, 2, 3}) do f[k] = function() return v end if v == 2 then break end end"
   " local a, b, c, d, e, g = 4, 5, 6, 7, 8, 9 return f[1](), f[2](), a + g", "1 2 13"},
  {"local t = {} if #t == 0 then for k in pairs({1}) do local x = k f = function() return x end"
   " if k then break end end else while not t do local y = 1 f = function() return y end end end return f()",
   "1"},
  {"local t = {} for k in pairs({1, 2}) do local x = k t[k] = function() return x end"
   " if nil then break end end return t[1](), t[2]()", "1 2"},
  {"local t, n = {}, 0 while n < 2 do n = n + 1 for k in pairs({n}) do t[n] = function() return k, n end"
   " if k then break end end end return t[1](), t[2]()", "1 1 2"},
  {CLOSES "for k in next, {1}, nil, note 'c' do local x <const> = k f = function() return k end break end"
   " s = s .. 'e' return s", "ce"},
  {CLOSES "for k in next, {1, 2}, nil, note 'c' do f = function() return k end if k > 2 then break end s = s .. k"
   " end s = s .. 'e' return s, f()", "12ce 2"},
  {CLOSES "for k in next, {1, 2}, nil, note 'c' do f = function() return k end if k == 2 then break end end"
   " do local again <close> = note 'a' end local a, b, c, d = 1, 2, 3, 4 return s, a, d", "ca 1 4"},
  {CLOSES "for k in next, {1, 2}, nil, note 'o' do for l in next, {1, 2}, nil, note 'i' do"
   " f = function() return k, l end if l == k then break end s = s .. l end"
   " if k == 2 then break end g = function() return k end end return s, f()", "i1io 2 2"},
  {CLOSES "local function h() for k in next, {1}, nil, note 'c' do f = function() return k end"
   " if k then break end end end h() local co = coroutine.wrap(function() for k in next, {1}, nil,"
   " setmetatable({}, {__close = function() coroutine.yield('y') s = s .. 'd' end}) do"
   " f = function() return k end if k then break end end return 'r' end) return co(), co(), s", "y r cd"},
};

static void mended(void) {
  for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++) runs(breaks[i][0], breaks[i][1]);
  clua_state *state = open_state((options){0});
  check(run_source(state, "local t = {}\nfor k, v in pairs({1}) do\nt[k] = function() return v .. {} end\n"
                          "if v then break end\nend\nt[1]()") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "test.lua:3: attempt to concatenate a table value");
  for (int n = 1; n < 100; n++) {
    clua_fail_allocation(state, n);
    int32_t status = run_source(state, breaks[0][0]);
    check(status == CLUA_OK || status == CLUA_ERROR_MEMORY || status == CLUA_ERROR_RUNTIME);
  }
  clua_fail_allocation(state, 0);
  check(run_source(state, breaks[0][0]) == CLUA_OK && strcmp(answer(state), "1 2") == 0);
  clua_close(state);
}

// MARK: A label at the end of a function

// The scope of a local goes on to the last RETURN, and a goto to the label comes there without it. What is open
// there the RETURN closes.
static const char *const ends[][2] = {
  {"local c = ... if c then goto done end local x = 1 ::done::", ""},
  {"local c = true if c then goto done end local x = 1 ::done::", ""},
  {"local function f(c) if c then goto done end local x = 1 r = x ::done:: end f(1) local a = r f() return a, r", "nil 1"},
  {"local function f(c, ...) if c then goto done end local x, y = ... r = y ::done:: ; end f(1, 2, 3) local a = r"
   " f(nil, 2, 3) return a, r", "nil 3"},
  {"local function f(c) if c then goto done end local x = c g = function() return x end ::done:: end"
   " f(1) local a = g f() return a, g()", "nil nil"},
  {"local function f(c) for i = 1, 3 do local x = i g = function() return x end if i == c then goto done end end"
   " local p, q ::done:: end f(2) local a = g() f(9) return a, g()", "2 3"},
  {"local function f(c) while c do if c then goto done end c = nil end repeat local y = c goto done until y"
   " local function z() return z end ::done:: ::too:: end return f(1)", ""},
  {CLOSES "local function f(c) do local x <close> = note 'x' if c then goto done end end local y <close> = note 'y'"
   " ::done:: end f(1) s = s .. '-' f() return s", "x-xy"},
  {CLOSES "local function f(c) local a <close> = note 'a' do local x <close> = note 'x' if c then goto done end end"
   " local y <close> = note 'y' ::done:: end f(1) s = s .. '-' f() return s", "xa-xya"},
  {"local function f() do do local x, y = 1, 10 g = function() return y end goto l end local p, q ::l:: end end"
   " f() return g()", "10"},
};

static void ended(void) {
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) runs(ends[i][0], ends[i][1]);
}

// MARK: What is unusual and right

static const char *const right[][2] = {
  {"do local a, b end local c, d return c, d", "nil nil"},  // one LOADNIL for both
  {"do local a = 1 local b end return nil", "nil"},
  {"do local a = 1 local b end local c, d, e return c, d, e", "nil nil nil"},
  {"do local a = 1 end local b return b", "nil"},
  {"local n = 0 ::top:: do local x = n n = n + 1 f = function() return x end if n < 3 then goto top end end"
   " return f()", "2"},
  {"local n = 0 while n < 3 do local x = n n = n + 1 f = function() return x end if n == 2 then goto l end ::l::"
   " end return f()", "2"},
  {"local n = 0 while n < 3 do n = n + 1 if n == 2 then goto l end local x = n f = function() return x end ::l::"
   " end return f()", "3"},
  {"local n = 0 repeat local x = n n = n + 1 f = function() return x end until x >= 2 return f()", "2"},
  {"local t = {} for i = 1, 3 do t[i] = function() i = i + 1 return i end if i == 2 then break end end"
   " return t[1](), t[1](), t[2]()", "2 3 3"},
  {"local function f(...) local a, b, c = 1, 2, 3 a = ... return a, b, c end return f(7, 8)", "7 2 3"},
  {"local function f(...) local a, b = ... local c = 5 a, b = ... return a, b, c end return f(7, 8)", "7 8 5"},
  {"local t, i = {}, 1 t, t[i], i = 1, 2, 3 return t, i", "1 3"},
  {"local a = {} local b = a a[1], a = 5, 6 return b[1], a", "5 6"},
  {"local up = {} return (function(...) up.a, up.b = ... return up.a, up.b end)(1, 2)", "1 2"},
  {"local function f(n) if n == 0 then return 0 end return f(n - 1) end return f(5)", "0"},
  {"do local function f() return f end end return 1", "1"},
  {"return (function(...) return select('#', ...) end)((function() return 1, 2 end)())", "2"},
  {"local t = {(function() return 1, 2, 3 end)()} return #t, (t[1] or 0) + t[3]", "3 4"},
  {"local x return x and x.y or not x and 'none'", "none"},
  {"local a, b = 1, 2 return a < b, not (a < b), a == b and 1 or 2", "true false 2"},
  {"local t = {} return (t.a and {[#t] = 1} or {[#t] = 2})[0], t.a and t or #t + (t.b or 3)", "2 3"},
  {"local t = {} local s = t.a and 1 or (t.b or 2) .. (t.c and 3 or 4) .. #(t.d or 'xyz') return s", "243"},
  {"return ('x'):rep(3) .. 1 .. 2 .. #'abc'", "xxx123"},
  {"goto l do return 1 end ::l:: return 2", "2"},
  {"do goto l ::back:: do return 3 end ::l:: goto back end", "3"},
  {"local x = 1 goto test ::body:: do x = x + 1 local y = x f = function() return x + y end end"
   " ::test:: if x < 3 then goto body end return f()", "6"},
  {"while true do local x <close> = nil break end return 1", "1"},
  {"local function f() for k, v in next, {1} do return k end end return f()", "1"},
};

static void accepted(void) {
  for (size_t i = 0; i < sizeof right / sizeof *right; i++) runs(right[i][0], right[i][1]);
  runs(after_constants("local x = {} x.y, x.z = 1234.75, 5 function x:m() return self.y + 1e300 - 1e300 end"
                       " return x:m(), x.z < 77.25, x.z == 99.125, ~x.z"), "0 true false -6");
}

// MARK: Every way into a state

static void ways(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, GOTO_TO_AN_END) == CLUA_ERROR_SYNTAX);
  check_contains(fault(state), "test.lua:3: this interpreter");
  check(run_source(state, "return load([[" GOTO_TO_AN_END "]], '@made')") == CLUA_OK);
  check_contains(answer(state), "nil made:3: this interpreter");
  check(run_source(state, "local done return load(function() if not done then done = true return [["
                          GOTO_TO_AN_END "]] end end, '=pieces')") == CLUA_OK);
  check_contains(answer(state), "nil pieces:3: this interpreter");
  check(run_source(state, "return require 'wrong'") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "error loading module 'wrong':\n\tmodule.lua:1: this interpreter");
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
  state = open_state((options){.trusted = true});
  check(run_source(state, GOTO_TO_AN_END) == CLUA_ERROR_SYNTAX);
  clua_close(state);
}

// MARK: Limits


static int64_t used_by(clua_state *state, const char *source) {
  check_at(__FILE__, __LINE__, run_source(state, source) == CLUA_OK, source, fault(state));
  return units_for_calls - clua_units_left(state);
}

// Instructions that are looked at cost as much as those that run; what stands in a comment is no instruction.
static void paid(void) {
  clua_state *state = open_state((options){0});
  int64_t code = used_by(state, "local s = ('f(a.b) '):rep(2000) return load(s) ~= nil");
  int64_t comment = used_by(state, "local s = ('f(a.b)-'):rep(2000) return load('--' .. s) ~= nil");
  check(code - comment > 8000 && code - comment < 20000);
  units_for_calls = comment + (code - comment) / 2;
  check(run_source(state, "local s = ('f(a.b) '):rep(2000) return load(s) ~= nil") == CLUA_ERROR_UNITS);
  units_for_calls = 500000;
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

typedef struct checked {
  uint8_t *bytes;
  size_t length;
  clua_fault fault;
  bool is_sound, is_mended;
} checked;

static int check_dump(lua_State *L) {
  checked *checked = lua_touserdata(L, 1);
  checked->is_sound =
    clua_verify_dump(L, checked->bytes, checked->length, &checked->is_mended, &checked->fault);
  return 0;
}

static int append(lua_State *L, const void *bytes, size_t size, void *context) {
  luaL_Buffer *buffer = context;
  (void)L;
  luaL_addlstring(buffer, bytes, size);
  return 0;
}

// What Lua makes of a source, in memory that the caller frees.
static uint8_t *dump_of(const char *source, size_t *length) {
  lua_State *L = luaL_newstate();
  luaL_Buffer buffer;
  int status = luaL_loadbuffer(L, source, strlen(source), "=made");
  if (status != LUA_OK) check_text(lua_tostring(L, -1), "");
  lua_State *to = lua_newthread(L);
  lua_insert(L, -2);
  luaL_buffinit(to, &buffer);
  lua_dump(L, append, &buffer, 0);
  luaL_pushresult(&buffer);
  const char *bytes = lua_tolstring(to, -1, length);
  uint8_t *copy = malloc(*length);
  memcpy(copy, bytes, *length);
  lua_close(L);
  return copy;
}

// The check stops where everything is to stop.
static void stopped(void) {
  clua_state *state = open_state((options){0});
  checked checked = {0};
  uint8_t *dump = dump_of("return 1", &checked.length);
  checked.bytes = dump;
  check(clua_protect(state, check_dump, &checked) == LUA_OK && checked.is_sound);
  clua_interrupt(state);
  check(clua_protect(state, check_dump, &checked) != LUA_OK);
  check(state->stopping == CLUA_ERROR_INTERRUPTED);
  free(dump);
  clua_close(state);
}

// Scratch memory counts, any request of it may fail, and it is given back.
static void memory(void) {
  clua_state *state = open_state((options){.memory = 400000});
  check(run_source(state, "local s = ('f(a.b) '):rep(2000) return load(s) ~= nil") == CLUA_OK);
  check(state->scratch == NULL && state->scratch_bytes == 0);
  state->scratch_bytes = 300000;
  check(run_source(state, "local s = ('f(a.b) '):rep(2000) return load(s) ~= nil") == CLUA_ERROR_MEMORY);
  state->scratch_bytes = 0;
  for (int n = 1; n < 100; n++) {
    clua_fail_allocation(state, n);
    int32_t status = run_source(state, "return load('local x, y = 1, 2 return function() return x + y end')()()");
    check(status == CLUA_OK || status == CLUA_ERROR_MEMORY || status == CLUA_ERROR_RUNTIME);
  }
  clua_fail_allocation(state, 0);
  check(run_source(state, "return load('return 1')()") == CLUA_OK);
  clua_close(state);
}

// MARK: Functions that no compiler made

static const char rich[] =
  "local a <const>, b, c = 5, 'x', ... local t = {1, 2, b, k = c, [c or 1] = 3.5, ...}\n"
  "local function f(x, ...) local y <close> = nil if x > 1 and x < 10 or x == 'k' then return ... end\n"
  "  for i = 1, x do t[i], t.k = i // 2, -i ~ 7 b = function() return i, b, f end end\n"
  "  for k, v in pairs(t) do v = v .. k .. 'z' goto next ::next:: end\n"
  "  while not c do c = #b >= 3 if c then break end end repeat local z = f(t:m(b)) until z\n"
  "  return f(...) end return f, a + c, c & 0xFF, 1 << c";

// The bytes stay as they are, also where the check mends something.
static bool is_sound(clua_state *state, const uint8_t *bytes, size_t length) {
  checked checked = {.bytes = malloc(length + 1), .length = length};
  memcpy(checked.bytes, bytes, length);
  bool is_sound = clua_protect(state, check_dump, &checked) == LUA_OK && checked.is_sound;
  free(checked.bytes);
  return is_sound;
}

// Whatever stands there, nothing is read beyond it: the sanitizer looks.
static void torn(void) {
  size_t length, refusals = 0;
  clua_state *state = open_state((options){0});
  uint8_t *dump = dump_of(rich, &length);
  check(is_sound(state, dump, length));
  for (size_t at = 0; at < length; at++) {
    uint8_t *cut = malloc(at + 1);
    memcpy(cut, dump, at);
    check(!is_sound(state, cut, at));
    free(cut);
    for (int bit = 0; bit < 8; bit++) {
      dump[at] ^= (uint8_t)(1 << bit);
      refusals += !is_sound(state, dump, length);
      dump[at] ^= (uint8_t)(1 << bit);
    }
  }
  check(refusals > length * 2);
  free(dump);
  clua_close(state);
}

// The code of the main function, and how many instructions it has: behind the header, the source and lines.
static uint8_t *code_in(uint8_t *dump, int *count) {
  uint8_t *at = dump + 4 + 11 + 8 + 8 + 1;
  at += 1 + (*at & 127) - 1;  // the source, which is short
  at += 2 + 3;
  *count = *at & 127;
  return at + 1;
}

static void expect_refusal(const char *source, int at, uint32_t instruction, const char *words) {
  checked checked = {0};
  int count;
  uint8_t *dump = dump_of(source, &checked.length), *code = code_in(dump, &count);
  clua_state *state = open_state((options){0});
  if (at < 0) at += count;
  memcpy(code + 4 * at, &instruction, 4);
  checked.bytes = dump;
  check(clua_protect(state, check_dump, &checked) == LUA_OK);
  check_at(__FILE__, __LINE__, !checked.is_sound && strstr(checked.fault.text, words), words, checked.fault.text);
  free(dump);
  clua_close(state);
}

static uint32_t make(int operation, int a, int b, int c) {
  return (uint32_t)operation | (uint32_t)a << 7 | (uint32_t)b << 16 | (uint32_t)c << 24;
}

static uint32_t make_wide(int operation, int a, int bx) {
  return (uint32_t)operation | (uint32_t)a << 7 | (uint32_t)bx << 15;
}

// One instruction put in place of another: each thing that the interpreter takes on trust.
static void taken_on_trust(void) {
  const char *plain = "local a, b = 1, 2 return a";  // VARARGPREP LOADI LOADI RETURN RETURN
  expect_refusal(plain, 1, make(OP_MOVE, 0, 1, 0), "on a way on which it was not computed (MOVE)");
  expect_refusal(plain, 1, make(OP_MOVE, 0, 200, 0), "MOVE: an operand beyond its table");
  expect_refusal(plain, 1, make_wide(OP_LOADK, 0, 9), "LOADK: an operand beyond its table");
  expect_refusal(plain, 1, make(OP_GETUPVAL, 0, 9, 0), "GETUPVAL: an operand beyond its table");
  expect_refusal(plain, 1, make_wide(OP_CLOSURE, 0, 0), "CLOSURE: operands that do not fit");
  expect_refusal(plain, 1, make(OP_ADD, 0, 0, 0), "ADD: without what belongs to it");
  expect_refusal(plain, 1, make(OP_TEST, 0, 0, 0), "TEST: without what belongs to it");
  expect_refusal(plain, 1, make(OP_MMBIN, 0, 0, 6), "MMBIN: operands that do not fit");
  expect_refusal(plain, 1, make(OP_SETLIST, 0, 1, 0), "SETLIST");
  expect_refusal(plain, 1, make(OP_VARARG, 0, 0, 0), "results that nobody takes");
  expect_refusal(plain, 1, make(OP_CALL, 0, 0, 1), "results that nobody takes");
  expect_refusal(plain, 1, (uint32_t)OP_JMP | (uint32_t)(0xFFFFFF + 50) << 7, "JMP: operands that do not fit");
  expect_refusal(plain, 1, (uint32_t)OP_JMP | (uint32_t)(0xFFFFFF - 9) << 7, "JMP: operands that do not fit");
  expect_refusal(plain, 1, 100, "no such operation");
  expect_refusal(plain, 0, make(OP_MOVE, 0, 0, 0), "other arguments than it says");
  expect_refusal(plain, -2, make(OP_RETURN1, 0, 0, 0), "returns that do not close");
  expect_refusal("local a", -1, make(OP_LOADI, 0, 0, 0), "no end");
  expect_refusal("local t = {1}", 1, make(OP_LOADNIL, 0, 0, 0), "EXTRAARG");
  expect_refusal("local t = {g}", 3, make(OP_LOADNIL, 0, 1, 0), "SETLIST");
  expect_refusal("local x = 1 return x:m()", 2, make(OP_SELF, 1, 0, 0), "SELF: operands that do not fit");
  expect_refusal("for i = 1, 2 do end", -2, make_wide(OP_FORLOOP, 0, 2), "FORLOOP");
  expect_refusal("f(1) local a = 2 return a", 4, make(OP_MOVE, 0, 1, 0), "was not computed (MOVE)");
  expect_refusal("local x = 1 local a = x and 2 return a", 2, make(OP_TEST, 0, 0, 0), "was not computed");
  expect_refusal("local b, c = 1.25, g return c", 2, make(OP_GETTABUP, 1, 0, 0), "GETTABUP: an operand");
  expect_refusal(
    "local a, b = 1, 2 b = a & 255 b = a + 1.5", 3, make(OP_BANDK, 1, 0, 1), "BANDK: an operand");
}

// The last CLOSE is where each of these leaves its scope. In some a variable is captured only behind the place
// where it is left, or where only a jump back leads.
static void left_open(void) {
  static const char *const sources[] = {
    "local a for i = 1, 2 do local x g = function() return x end end",
    "local a do local x = 1 if b then goto out end f = function() return x end end ::out:: f = 1",
    "local a do local x = 1 ::top:: if b then goto out end f = function() return x end goto top end"
    " ::out:: f = 1",
    "local a do local y = 1 goto test ::body:: if q then goto out end f = function() return y end"
    " ::test:: if x then goto body end end ::out:: f = 1",
    "local a do local function y() return y end goto test ::body:: if q then goto out end"
    " ::test:: if x then goto body end end ::out:: f = 1",
  };
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    int count, close = -1;
    size_t length;
    uint8_t *dump = dump_of(sources[i], &length), *code = code_in(dump, &count);
    for (int at = 0; at < count; at++) {
      if ((code[4 * at] & 127) == OP_CLOSE) close = at;
    }
    expect_refusal(sources[i], close, make(OP_MOVE, 0, 0, 0), "is not closed at its end");
    free(dump);
  }
}

// An inner function that asks for an upvalue which the function around has not.
static void foreign_upvalue(void) {
  static const uint8_t captures[] = {0x81, 1, 0, 0};
  size_t length;
  clua_state *state = open_state((options){0});
  uint8_t *dump = dump_of("local a return function() return a end", &length), *at = dump + length;
  while (memcmp(at - sizeof captures, captures, sizeof captures) != 0) at--;
  check(is_sound(state, dump, length));
  at[-3] = 0;
  check(is_sound(state, dump, length));
  at[-2] = 1;
  check(!is_sound(state, dump, length));
  free(dump);
  clua_close(state);
}

// Another Lua's functions are not run.
static void foreign(void) {
  size_t length;
  clua_state *state = open_state((options){0});
  uint8_t *dump = dump_of("return 1", &length);
  checked checked = {.bytes = dump, .length = length};
  dump[4] = 0x55;
  check(clua_protect(state, check_dump, &checked) == LUA_OK && !checked.is_sound);
  check_contains(checked.fault.text, "in a format that is not the one of Lua 5.4");
  free(dump);
  clua_close(state);
}

const test_case verify_cases[] = {
  {"refused", refused}, {"gotos", gotos}, {"advice", advice}, {"mended", mended}, {"ended", ended},
  {"accepted", accepted}, {"ways", ways},
  {"paid", paid}, {"stopped", stopped}, {"memory", memory}, {"torn", torn},
  {"taken_on_trust", taken_on_trust}, {"left_open", left_open}, {"foreign_upvalue", foreign_upvalue}, {"foreign", foreign}, {NULL, NULL},
};
