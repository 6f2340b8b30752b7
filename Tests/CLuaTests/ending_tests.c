// Where a call ended.
#include "harness.h"

// Runs a chunk that notes where it ends; "LINE PLACE".
static const char *ended(clua_state *state, const char *source) {
  static char text[200];
  const char *place;
  int32_t ref = load_ref(state, source);
  clua_note_end(state);
  waiting_thread = 0;
  call_ref(state, ref, &waiting_thread);
  clua_release(state, ref);
  int32_t line = clua_end(state, &place);
  snprintf(text, sizeof text, "%d %s", line, place);
  return text;
}

static const struct {
  const char *source, *end;
} returns[] = {
  {"return 1", "1 "},
  {"if a == nil then\n return false\nend\nreturn true", "2 "},
  {"if a ~= nil then\n return false\nend\nreturn true", "4 "},
  {"if a ~= nil then\n return\nend\n", "3 "},
  {"local function f()\n return 1\nend\nlocal x = f()\nreturn x", "5 "},
  {"local function f()\n return 1\nend\nreturn (f())", "4 "},
  {"local function f()\n return 1\nend\nreturn f()", "2 test.lua:2: "},
  {"local function f(n)\n if n == 0 then\n  return 1\n end\n return f(n - 1)\nend\nreturn f(9)", "3 test.lua:3: "},
  {"local x = 1\nreturn tostring(x)", "2 "},
  {"table.sort({3, 2, 1}, function(a, b)\n return a < b\nend)\nreturn 1", "4 "},
  {"local t = setmetatable({}, {__index = function()\n return 1 end})\nreturn t.x", "3 "},
  {"local x <close> = setmetatable({}, {__close = function()\n return\nend})\nreturn 1, 2", "4 "},
  {"coroutine.wrap(function()\n return 1\nend)()\nreturn 2", "4 "},
  {"local co = coroutine.wrap(function(...)\n coroutine.yield()\n return 1\nend)\nco()\nlocal a = 1\nco() return 2", "7 "},
  {"local ok = pcall(function()\n error('x')\nend)\nreturn ok", "4 "},
  {"local function many(...)\n return ...\nend\nlocal x = {many(1, 2)}\nreturn 1, many(2, 3)", "5 "},
  {"for i = 1, 5000 do\n local s = ('x'):upper()\nend\nreturn 5", "4 "},
  {"local function f(n)\n if n > 0 then f(n - 1) end\nend f(100)\nreturn\n1", "5 "},
  {"error('x')", "0 test.lua:1: "},
  {"local function f()\n\n error({})\nend\nf()", "0 test.lua:3: "},
  {"local function f()\n error('x', 2)\nend\n\nf()", "0 test.lua:2: "},
  {"local function f() return end\nf()\nlocal t = nil + 1", "0 test.lua:3: "},
  {"local x = 1\nwhile true do end", "0 test.lua:2: "},
};

static void lines(void) {
  for (int trusted = 0; trusted <= 1; trusted++) {
    clua_state *state = open_state((options){.trusted = trusted, .units = 400000});
    for (size_t i = 0; i < sizeof returns / sizeof *returns; i++) {
      units_for_calls = 400000;
      const char *text = ended(state, returns[i].source);
      check_at(__FILE__, (int)i, strcmp(text, returns[i].end) == 0, returns[i].end, text);
    }
    clua_close(state);
  }
}

// What a call calls has its own end, and says nothing of the outer one's.
static void unasked(void) {
  clua_state *state = open_state((options){0});
  const char *place;
  check(strcmp(ended(state, "\nreturn 1"), "2 ") == 0);
  check(run_source(state, "\n\nreturn 1") == CLUA_OK);
  check(clua_end(state, &place) == 0 && *place == '\0');
  check(run_source(state, "error('x')") == CLUA_ERROR_RUNTIME);
  check(clua_end(state, &place) == 0 && *place == '\0');
  check(strcmp(ended(state, "return return"), "0 ") == 0);
  clua_close(state);
}

static void after_waiting(void) {
  clua_state *state = open_state((options){0});
  const char *place;
  check(strcmp(ended(state, "local a = ask()\nif a then\n return 1\nend\nreturn 2"), "0 ") == 0);
  int32_t kept = waiting_thread;
  check(strcmp(ended(state, "return 1"), "1 ") == 0);
  clua_out_clear(state);
  clua_out_boolean(state, true);
  clua_note_end(state);
  check(clua_resume(state, kept, -1, CLUA_DATA, &waiting_thread) == CLUA_OK);
  check(clua_end(state, &place) == 3 && *place == '\0');
  clua_close(state);
}

// Lines cost no units: the same hook ends at the same instruction.
static void units(void) {
  clua_state *state = open_state((options){0});
  const char *source = "local n = 0\nfor i = 1, 100 do n = n + #tostring(i) end\nreturn n";
  int32_t ref = load_ref(state, source);
  int64_t left[4];
  for (int i = 0; i < 4; i++) {
    clua_set_units(state, 100000, 100000);
    if (i % 2 == 1) clua_note_end(state);
    check(clua_call(state, ref, -1, CLUA_DATA, NULL) == CLUA_OK);
    left[i] = clua_units_left(state);
  }
  check(left[2] == left[1] && left[3] == left[1]);
  clua_close(state);
}

const test_case ending_cases[] = {
  {"lines", lines}, {"unasked", unasked}, {"after_waiting", after_waiting}, {"units", units}, {0},
};
