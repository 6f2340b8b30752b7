// What may be loaded.
#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

static int32_t loaded(clua_state *state, const char *source) {
  int32_t ref = 0;
  return clua_load(state, source, strlen(source), "@test.lua", &ref);
}

static bool sound(const char *source) {
  clua_state *state = open_state((options){.trusted = true});
  bool result = loaded(state, source) == CLUA_OK;
  clua_close(state);
  return result;
}

// `head`, then `part` many times, then `tail`.
static char *repeated(const char *head, const char *part, int count, const char *tail) {
  size_t size = strlen(head) + strlen(part) * (size_t)count + strlen(tail) + 1;
  char *source = malloc(size), *at = stpcpy(source, head);
  for (int i = 0; i < count; i++) at = stpcpy(at, part);
  strcpy(at, tail);
  return source;
}

static bool sound_repeated(const char *head, const char *part, int count, const char *tail) {
  char *source = repeated(head, part, count, tail);
  bool result = sound(source);
  free(source);
  return result;
}

static void text_only(void) {
  clua_state *state = open_state((options){0});
  check(loaded(state, "") == CLUA_OK);
  check(loaded(state, "\033Lua") == CLUA_ERROR_SYNTAX);
  check_text(fault(state), "test.lua:1: not a text");
  check(loaded(state, "\xEF\xBB\xBF\033Lua") == CLUA_ERROR_SYNTAX);
  check(loaded(state, "# comment\n\033Lua") == CLUA_ERROR_SYNTAX);
  clua_close(state);
}

// A chain of fields is as long as an error message may have to follow it: calls and locals begin it anew.
static void chains(void) {
  bool bounded = clua_bounds_chains();
  check(sound_repeated("local x = a", ".b", 200, ""));
  check(sound_repeated("local x = a", ".b", 201, "") != bounded);
  check(sound_repeated("local x = a", "[c]", 200, ""));
  check(sound_repeated("local x = a", "[c]", 201, "") != bounded);
  check(sound_repeated("local x = a", "[c.d]", 101, "") != bounded);
  check(sound_repeated("x = a[b", ".c", 201, "]") != bounded);
  check(sound_repeated("a", ".c", 202, "()") != bounded);
  check(sound_repeated("local x = a", "()", 1000, ""));
  check(sound_repeated("local x = a", ":b()", 1000, ""));
  check(sound_repeated("local x = a", "[1]", 1000, ""));
  check(sound_repeated("local x = a", ".b:c'd'", 1000, ""));
  check(sound_repeated("local x ", "x = x.a ", 1000, ""));
  check(sound_repeated("", "a.b.c.d = 1 ", 1000, ""));
  check(sound_repeated("", "f(a.b, c[d.e]) ", 1000, ""));
  char *long_one = repeated("x = a", ".b", 150, " x = (...)");
  check(sound_repeated(long_one, ".c", 150, ""));
  free(long_one);
  long_one = repeated("x = a", ".b", 150, "()");
  check(sound_repeated(long_one, ".c", 150, ""));
  free(long_one);
}

static void words_of_chains(void) {
  if (!clua_bounds_chains()) return;
  clua_state *state = open_state((options){0});
  char *source = repeated("local x\n\nx = a", ".b", 201, "");
  check(loaded(state, source) == CLUA_ERROR_SYNTAX);
  check_contains(fault(state), "test.lua:3: this interpreter (");
  check_contains(fault(state), "so long a chain of fields (more than 200); put a part of it in a local first");
  free(source);
  clua_close(state);
}

// One that is let through does no harm where nothing is found at its end.
static void ends(const char *head, const char *part, int count) {
  clua_state *state = open_state((options){.trusted = true});
  char *source = repeated(head, part, count, "");
  check(run_source(state, source) == CLUA_ERROR_RUNTIME);
  free(source);
  clua_close(state);
}

static void long_chains(void) {
  ends("return x", ".y", 200);
  ends("return (function() end)()", "()", 15000);
  ends("return x", ":y()", 15000);
  ends("return x", "[1]", 15000);
  if (!clua_bounds_chains()) ends("return x", ".y", 15000);
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
  {"text_only", text_only}, {"chains", chains}, {"words_of_chains", words_of_chains},
  {"long_chains", long_chains}, {"loading", loading}, {NULL, NULL},
};
