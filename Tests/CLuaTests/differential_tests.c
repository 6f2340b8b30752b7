// Every replaced function against Lua's own, on random arguments: results and errors alike.
#include <time.h>

#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

enum { CALLS_A_ROUND = 500 };

static char *read_script(size_t *length) {
  FILE *file = fopen(CLUA_TESTS "/differential.lua", "rb");
  char *bytes = malloc(1 << 20);
  *length = file == NULL ? 0 : fread(bytes, 1, 1 << 20, file);
  if (file != NULL) fclose(file);
  return bytes;
}

typedef struct text {
  const char *bytes;
  size_t length;
} text;

static text run_stock(lua_State *L, int seed, const char *group) {
  text result;
  lua_settop(L, 1);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, seed);
  lua_pushinteger(L, CALLS_A_ROUND);
  lua_pushstring(L, group);
  lua_call(L, 3, 1);
  result.bytes = lua_tolstring(L, -1, &result.length);
  return result;
}

static text run_ours(clua_state *state, int32_t ref, int seed, const char *group) {
  clua_set_units(state, INT64_MAX - 1, INT64_MAX - 1);
  clua_out_integer(state, seed);
  clua_out_integer(state, CALLS_A_ROUND);
  clua_out_string(state, group, strlen(group));
  if (clua_call(state, ref, 1, CLUA_DATA, NULL) != CLUA_OK) {
    return (text){fault(state), strlen(fault(state))};
  }
  const clua_value *value = clua_results(state, NULL);
  return (text){value->bytes, value->length};
}

static void show_lines(const char *whose, text text, size_t at) {
  size_t start = at, end = at;
  for (int lines = 0; start > 0 && lines < 3; start--) lines += text.bytes[start - 1] == '\n';
  while (end < text.length && end < at + 200) end++;
  printf("    %s (%zu of %zu): ", whose, at, text.length);
  for (size_t i = start; i < end; i++) {
    unsigned char c = (unsigned char)text.bytes[i];
    if (c == '\n' || (c >= 32 && c < 127)) putchar(c); else printf("\\%d", c);
  }
  printf("\n");
}

static bool is_same(text stock, text ours) {
  size_t at = 0;
  while (at < stock.length && at < ours.length && stock.bytes[at] == ours.bytes[at]) at++;
  if (at == stock.length && at == ours.length) return true;
  show_lines("stock", stock, at);
  show_lines("ours", ours, at);
  return false;
}

static void compare_group(bool trusted, const char *group, int calls) {
  size_t length;
  char *script = read_script(&length);
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  luaL_loadbuffer(L, script, length, "=diff");
  clua_state *state = open_state((options){.trusted = trusted, .memory = 256 << 20});
  int32_t ref = 0;
  clua_load(state, script, length, "=diff", &ref);
  bool same = true;
  for (int seed = 1; seed <= calls / CALLS_A_ROUND && same; seed++) {
    same = is_same(run_stock(L, seed, group), run_ours(state, ref, seed, group));
  }
  check_at(__FILE__, __LINE__, same, group, trusted ? "trusted" : "sandboxed");
  clua_close(state);
  lua_close(L);
  free(script);
}

// A call of "find" ... "gsub" is about one call of the function, of the others five or more.
static void groups(bool trusted, int divisor) {
  setenv("TZ", "UTC", 1);
  static const char *const names[] = {
    "find", "match", "gmatch", "gsub", "deep", "strings", "format", "pack", "tables", "lying",
    "sort", "utf8", "dates", "base", "coroutines",
  };
  if (getenv("CLUA_QUICK") != NULL) divisor *= 20;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    int calls = i < 4 ? 100000 : i == 4 ? 1000 : 20000;
    compare_group(trusted, names[i], calls / divisor > 500 ? calls / divisor : 500);
  }
}

static void sandboxed(void) { groups(false, 1); }
static void trusted(void) { groups(true, 10); }

const test_case differential_cases[] = {
  {"sandboxed", sandboxed}, {"trusted", trusted}, {NULL, NULL},
};
