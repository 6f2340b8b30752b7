// A fuzz target: a pattern and a subject through find, gmatch and gsub of Lua and of ours. With
// -fsanitize=fuzzer it is libFuzzer's; with -DCLUA_FUZZ_MAIN it makes its own input, for as many rounds as
// its argument says.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../../Sources/Core/CNavhostLua/internal.h"

static const char script[] =
  "local s, p = ... local out = {}"
  " local function note(...) for i = 1, select('#', ...) do"
  "   out[#out + 1] = tostring((select(i, ...))) end end"
  " note(pcall(string.find, s, p)) note(pcall(string.match, s, p, -3))"
  " note(pcall(string.gsub, s, p, '<%0%1>', 5)) note(pcall(string.gsub, s, p, s))"
  " note(pcall(function() for a, b in s:gmatch(p) do note(a, b) end end))"
  " return table.concat(out, '|')";

static clua_state *ours;
static lua_State *stock;
static int32_t script_ref;

static void set_up(void) {
  clua_config config = {.sandboxed = true, .memory_limit = 64 << 20};
  ours = clua_open(&config);
  clua_load(ours, script, strlen(script), "=script", &script_ref);
  stock = luaL_newstate();
  luaL_openlibs(stock);
  luaL_loadbuffer(stock, script, strlen(script), "=script");
}

static void compare(const char *subject, size_t length, const char *pattern, size_t size) {
  clua_set_units(ours, 300000, 300000);
  clua_out_string(ours, subject, length);
  clua_out_string(ours, pattern, size);
  if (clua_call(ours, script_ref, 1, CLUA_DATA, NULL) != CLUA_OK) return;  // too much work
  const clua_value *value = clua_results(ours, NULL);
  size_t wanted_length;
  lua_settop(stock, 1);
  lua_pushvalue(stock, 1);
  lua_pushlstring(stock, subject, length);
  lua_pushlstring(stock, pattern, size);
  lua_call(stock, 2, 1);
  const char *wanted = lua_tolstring(stock, -1, &wanted_length);
  if (wanted_length == value->length && memcmp(wanted, value->bytes, wanted_length) == 0) return;
  fprintf(stderr, "differ:\n  stock: %s\n  ours:  %s\n", wanted, value->bytes);
  abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (ours == NULL) set_up();
  if (size < 2 || size > 200) return 0;
  size_t split = 1 + data[0] % (size - 1);
  char *copy = malloc(size);
  memcpy(copy, data, size);
  compare(copy + split, size - split, copy + 1, split - 1);
  free(copy);
  return 0;
}

#ifdef CLUA_FUZZ_MAIN
int main(int count, char **arguments) {
  static const char letters[] = "ab()[]%%..*+-?^$1bf \0";
  long rounds = count > 1 ? atol(arguments[1]) : 100000;
  srand(count > 2 ? (unsigned)atoi(arguments[2]) : 1);
  for (long i = 0; i < rounds; i++) {
    uint8_t data[40];
    size_t size = 2 + (size_t)rand() % 30;
    for (size_t k = 0; k < size; k++) {
      data[k] = (uint8_t)(rand() % 16 == 0 ? rand() : letters[(size_t)rand() % sizeof letters]);
    }
    LLVMFuzzerTestOneInput(data, size);
  }
  printf("%ld rounds\n", rounds);
  clua_close(ours);
  lua_close(stock);
  return 0;
}
#endif
