// The look at source before it is compiled.
#include "harness.h"

static char message[200];
static int32_t line;

static bool sound(const char *source) {
  return clua_check_source(source, strlen(source), message, sizeof message, &line);
}

// `head`, then `part` many times, then `tail`.
static bool sound_repeated(const char *head, const char *part, int count, const char *tail) {
  size_t size = strlen(head) + strlen(part) * (size_t)count + strlen(tail) + 1;
  char *source = malloc(size), *at = stpcpy(source, head);
  for (int i = 0; i < count; i++) at = stpcpy(at, part);
  strcpy(at, tail);
  bool result = sound(source);
  free(source);
  return result;
}

static void accepted(void) {
  check(sound(""));
  check(sound("#!/usr/bin/lua\nreturn 1"));
  check(sound("local t = {a = 1, ['b'] = {2}, [[x]]} return t.a:b'c'{d}[1](2)"));
  check(sound("-- a.b.c\n--[==[ ]] ]==] return 1 .. 2 ... 3 :: a ::"));
  check(sound("return 'it\\'s' .. \"\\\\\" .. [==[ ]] ]==] .. '\\z   \n x'"));
  check(sound("if a then elseif b then else end for i = 1, 2 do end repeat until x"));
  check(sound_repeated("local x = a", ".b", 200, ""));
  check(sound_repeated("", "a.b.c.d = 1 ", 1000, ""));
  check(sound_repeated("", "f(a.b, c[d.e]) ", 1000, ""));
  check(sound_repeated("x = a", " and b", 500, ""));
  check(sound_repeated("", "x = a and b or c\n", 2000, ""));
  check(sound_repeated("t = {", "a and b or c, ", 2000, "}"));
  check(sound_repeated("", "if a then b() elseif c then d() end ", 1000, ""));
  check(sound_repeated("", "function f() goto x ::x:: end ", 1000, ""));
  check(sound_repeated("", "local s = 'x' s = s .. 'y' ", 1000, ""));
}

static void refused(void) {
  check(!sound("\033Lua"));
  check(!sound("\xEF\xBB\xBF\033Lua"));
  check(!sound("# comment\n\033Lua"));
  bool bounded = clua_bounds_chains();
  check(sound_repeated("local x = a", ".b", 201, "") != bounded);
  check(sound_repeated("\n\nlocal x = a", "()", 201, "") != bounded);
  check(line == 3);
  check(sound_repeated("local x = a", "[1]", 201, "") != bounded);
  check(sound_repeated("local x = a", ".b:c'd'", 70, "") != bounded);
  check(sound_repeated("x = a[b", ".c", 201, "]") != bounded);
}

// A chain that is let through does no harm where nothing is found at its end.
static void long_chains(void) {
  if (clua_bounds_chains()) return;
  clua_state *state = open_state((options){0});
  size_t count = 20000;
  char *source = malloc(2 * count + 20), *at = stpcpy(source, "return x");
  for (size_t i = 0; i < count; i++) at = stpcpy(at, ".y");
  check(run_source(state, source) == CLUA_ERROR_RUNTIME);
  free(source);
  clua_close(state);
}

static void loading(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "return load('return 7')()") == CLUA_OK);
  check_text(answer(state), "7");
  check(run_source(state, "return load('x = 1', 'c', 't', {})") == CLUA_OK);
  check(run_source(state, "return load('\\27Lua')") == CLUA_OK);
  check_contains(answer(state), "nil");
  check(run_source(state, "return load(('x'):rep(20000))") == CLUA_OK);
  check_contains(answer(state), "larger than 16384");
  check(run_source(state, "return load('return ' .. ('x'):rep(100, '.') )") == CLUA_OK);
  check(run_source(state, "local s = load(function() error('in reader') end) return s") == CLUA_OK);
  char *large = malloc(70000);
  memset(large, ' ', 70000);
  int32_t ref;
  check(clua_load(state, large, 70000, "@big.lua", &ref) == CLUA_ERROR_SYNTAX);
  check_text(fault(state), "big.lua:1: source is larger than 65536 bytes");
  free(large);
  clua_close(state);
}

const test_case source_cases[] = {
  {"accepted", accepted}, {"refused", refused}, {"long_chains", long_chains},
  {"loading", loading}, {NULL, NULL},
};
