// Random functions, one a line: the sum of what Lua compiles each to, what the verifier says of it, and the sum of
// what it does, where it is not refused. Two releases of Lua are held against each other so: scripts/dev/functions.sh.
#include "../../Sources/CLua/internal.h"
#include "harness.h"

#define START 14695981039346656037u

static uint64_t sum;

static void add(const void *bytes, size_t length) {
  for (size_t i = 0; i < length; i++) sum = (sum ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
}

static int add_piece(lua_State *L, const void *bytes, size_t length, void *context) {
  (void)L, (void)context;
  add(bytes, length);
  return 0;
}

typedef struct source {
  const char *bytes;
  size_t length;
} source;

static bool is_sound;

// The function as it is run, with what the verifier has mended.
static source compiled;

static int keep_piece(lua_State *L, const void *bytes, size_t length, void *context) {
  (void)L, (void)context;
  char *grown = realloc((char *)compiled.bytes, compiled.length + length);
  memcpy(grown + compiled.length, bytes, length);
  compiled = (source){grown, compiled.length + length};
  return 0;
}

static int look(lua_State *L) {
  source *source = lua_touserdata(L, 1);
  clua_fault fault = {.text = "sound"};
  sum = START;
  if (luaL_loadbufferx(L, source->bytes, source->length, "=random", "t") != LUA_OK) return lua_error(L);
  lua_dump(L, add_piece, NULL, 1);
  is_sound = clua_verify(L, source->length, &fault);
  compiled.length = 0;
  lua_dump(L, keep_piece, NULL, 0);
  printf("%016llx\t%s", (unsigned long long)sum, fault.text);
  return 0;
}

static lua_State *open_world(void) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  if (luaL_dofile(L, CLUA_TESTS "/functions/generate.lua") ||
      luaL_dofile(L, CLUA_TESTS "/functions/world.lua")) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    exit(1);
  }
  return L;
}

// What the world's function `name` makes of the value on top, as text in its place.
static source ask(lua_State *world, const char *name) {
  source answer;
  lua_getglobal(world, name);
  lua_insert(world, -2);
  if (lua_pcall(world, 1, 1, 0) != LUA_OK) {
    fprintf(stderr, "%s: %s\n", name, lua_tostring(world, -1));
    exit(1);
  }
  answer.bytes = lua_tolstring(world, -1, &answer.length);
  return answer;
}

static void run(lua_State *world) {
  lua_pushlstring(world, compiled.bytes, compiled.length);
  source done = ask(world, "try");
  add(done.bytes, done.length);
}

void print_functions(int first, int count) {
  lua_State *world = open_world();
  clua_state *state = clua_open(&(clua_config){.sandboxed = false});
  for (int seed = first; seed < first + count; seed++) {
    lua_pushinteger(world, seed);
    source made = ask(world, "generate");
    printf("%d\t", seed);
    is_sound = false;
    if (clua_protect(state, look, &made) != LUA_OK) printf("?\tdoes not compile");
    sum = START;
    if (is_sound) run(world);
    printf("\t%016llx\n", (unsigned long long)sum);
    lua_settop(world, 0);
  }
  free((char *)compiled.bytes);
  clua_close(state);
  lua_close(world);
}
