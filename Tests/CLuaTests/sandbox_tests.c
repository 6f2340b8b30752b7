// What a sandboxed script finds, and what it does not.
#include "harness.h"

static void check_answer_at(int line, clua_state *state, const char *source, const char *wanted) {
  int32_t status = run_source(state, source);
  bool holds = status == CLUA_OK && strcmp(answer(state), wanted) == 0;
  check_at(__FILE__, line, holds, source, status == CLUA_OK ? answer(state) : fault(state));
}

#define check_answer(state, source, wanted) check_answer_at(__LINE__, state, source, wanted)

static void allowed(void) {
  clua_state *state = open_state((options){0});
  check_answer(state, "return io, debug, package, dofile, loadfile, os.execute, os.getenv, os.exit,"
                      " string.dump, os.remove, os.setlocale",
               "nil nil nil nil nil nil nil nil nil nil nil");
  check_answer(state, "return _G == _ENV, _VERSION, type(collectgarbage('count'))",
               "true Lua 5.4 number");
  check_answer(state, "return pcall(collectgarbage, 'stop')",
               "false collectgarbage: only \"count\" is allowed here");
  check_answer(state, "return getmetatable('')", "false");
  check_answer(state, "local n = 0 for _, lib in ipairs{string, table, math, utf8, coroutine, os} do"
                      " for k in pairs(lib) do n = n + 1 end end return n", "68");
  clua_close(state);
}

// What a sandbox has is what Lua has.
static void constants(void) {
  static const char source[] =
    "return _VERSION, math.pi == 4 * math.atan(1), math.huge, math.maxinteger, math.mininteger,"
    " #utf8.charpattern, (('\\u{e4}b\\0'):gsub(utf8.charpattern, '<%0>'))";
  clua_state *a = open_state((options){0}), *b = open_state((options){.trusted = true});
  check(run_source(b, source) == CLUA_OK);
  char wanted[256];
  snprintf(wanted, sizeof wanted, "%s", answer(b));
  check_answer(a, source, wanted);
  check_contains(wanted, "Lua 5.4 true inf");
  clua_close(a);
  clua_close(b);
}

static void identities(void) {
  clua_state *state = open_state((options){0});
  check_answer(state, "local t, f = {}, print return tostring(t), tostring(f), tostring(t),"
                      " tostring(coroutine.create(print))",
               "table: 1 function: 2 table: 1 thread: 3");
  check_answer(state, "return string.format('%s|%5s|%p', {}, 'x', {}), string.format('%p', 1)",
               "table: 4|    x|5 (null)");
  check_answer(state, "return tostring(setmetatable({}, {__name = 'Thing'}))", "Thing: 6");
  check_answer(state, "return tostring(setmetatable({}, {__tostring = function() return 'me' end}))",
               "me");
  check_answer(state, "return pcall(tostring, setmetatable({}, {__tostring = function() end}))",
               "false '__tostring' must return a string");
  clua_close(state);
}

static void clock(void) {
  clua_state *state = open_state((options){0});
  clua_set_clock(state, 90061.5);
  check_answer(state, "return os.time(), os.clock(), os.date('%Y-%m-%d %H:%M:%S'),"
                      " os.date('*t').hour, os.difftime(5, 3)",
               "90061 90061.5 1970-01-02 01:01:01 1 2");
  check_answer(state, "return os.time{year = 2000, month = 1, day = 1}", "946728000");
  clua_close(state);
}

static void chance(void) {
  char first[200];
  clua_state *a = open_state((options){0}), *b = open_state((options){.trusted = true});
  run_source(a, "return math.random(1, 1000000), math.random()");
  snprintf(first, sizeof first, "%s", answer(a));
  check_answer(b, "return math.random(1, 1000000), math.random()", first);
  check_answer(a, "math.randomseed() local x = math.random(1, 1e9) math.randomseed()"
                  " return x == math.random(1, 1e9)", "true");
  clua_close(a);
  clua_close(b);
}

// Positions, counts and sizes that take more than 32 bits are not taken for their lowest 32, whatever an
// address has.
static void large_numbers(void) {
  clua_state *sandbox = open_state((options){.memory = 8 << 20}), *script = open_state((options){.trusted = true});
  clua_state *const states[] = {sandbox, script};
  for (int i = 0; i < 2; i++) {
    clua_state *state = states[i];
    check_answer(state, "local n <const> = 2^32 + 1 | 0 return #('ab'):sub(n), #('ab'):sub(n, n), ('ab'):sub(-n, n),"
      " ('ab'):sub(1, n), #('ab'):sub(2^32 + 2)", "0 0 ab ab 0");
    check_answer(state, "return select('#', ('ab'):byte(2^32 + 1)), ('ab'):byte(-2^32, 1)", "0 97");
    check_answer(state, "return ('ab'):find('a', 2^32 + 1), ('ab'):find('a', 2^32 + 1, true), ('ab'):match('a', 2^32 + 1),"
      " ('ab'):gmatch('a', 2^32 + 1)()", "nil nil nil");
    check_answer(state, "return pcall(string.unpack, 'b', 'ab', 2^32 + 1)",
      "false bad argument #3 to 'string.unpack' (initial position out of string)");
    check_answer(state, "return (select(2, ('aa'):gsub('a', 'b', 2^32)))", "2");
    check_answer(state, "return utf8.offset('ab', 2^32 + 1), utf8.len('ab', 1, -2^32), pcall(utf8.codepoint, 'ab', 2^32 + 1)",
      "nil 0 false bad argument #3 to 'utf8.codepoint' (out of bounds)");
    check_answer(state, "return select('#', select(2^32 + 1, 1, 2)), pcall(table.unpack, {}, 1, 2^32 + 1)",
      "0 false too many results to unpack");
    check_answer(state, "local t = {} t[2^32 + 1] = 'far' t[1] = 'near' return t[2^32 + 1], t[1], #t", "far near 1");
    check_answer(state, "return pcall(string.rep, 'xy', 1 << 62)", "false resulting string too large");
    check_answer(state, "return #(''):rep(2^40), math.tointeger(2^40), ('%d'):format(2^40), 2^32 // 1 | 0",
      "0 1099511627776 1099511627776 4294967296");
  }
  check(run_source(sandbox, "return ('x'):rep(2^32 + 1)") == CLUA_ERROR_MEMORY);
  check(run_source(sandbox, "return ('x'):rep(2, ('y'):rep(100)):rep(2^26)") == CLUA_ERROR_MEMORY);
  check(run_source(sandbox, "return string.pack('c2000000000c2000000000c294967298', '', '', '')") == CLUA_ERROR_MEMORY);
  check(run_source(script, "return ('x'):rep(2^32 + 1)") == CLUA_ERROR_UNITS);
  units_for_calls = 1LL << 40;
  check(run_source(sandbox, "for i = 1, 1e6 do end") == CLUA_OK);
  check(clua_units_left(sandbox) > 1LL << 39);
  units_for_calls = 500000;
  clua_close(sandbox);
  clua_close(script);
}

static void separate(void) {
  clua_state *a = open_state((options){0}), *b = open_state((options){0});
  check(run_source(a, "string.upper = nil X = 1 table.insert = nil tostring = nil") == CLUA_OK);
  check_answer(b, "return X, ('a'):upper(), type(table.insert)", "nil A function");
  check_answer(a, "return pcall(function() log = 1 host.x = 2 end)",
               "false test.lua:1: attempt to change a read-only table (field 'x')");
  clua_close(a);
  clua_close(b);
}

static void forbidden(void) {
  clua_state *state = open_state((options){0});
  check_answer(state, "return pcall(setmetatable, {}, {__gc = print})",
               "false a metatable with __gc is not allowed here");
  check_answer(state, "return pcall(setmetatable, {}, {__mode = 'k'})",
               "false a metatable with weak keys is not allowed here");
  check_answer(state, "local t = setmetatable({}, {__mode = 'v'}) t[1] = {}"
                      " local x for i = 1, 20000 do x = {i} end return t[1]", "nil");
  check_answer(state, "return pcall(setmetatable, host, {})",
               "false cannot change a protected metatable");
  clua_close(state);
}

const test_case sandbox_cases[] = {
  {"allowed", allowed}, {"constants", constants}, {"identities", identities}, {"clock", clock}, {"chance", chance},
  {"large numbers", large_numbers}, {"separate", separate}, {"forbidden", forbidden}, {NULL, NULL},
};
