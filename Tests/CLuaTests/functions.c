// Made-up functions, one a line: the sum of what Lua compiles each to, what the verifier says of it, and the sum of
// what it does. Behind them stands the same of a second function that means the same, where the maker knows one.
// What is refused runs all the same, in a process of its own: what comes out is no more than a hint. Two releases of
// Lua are held against each other so: scripts/dev/functions.sh.
#include <sys/wait.h>
#include <unistd.h>

#include "../../Sources/Core/CNavhostLua/internal.h"
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

// A maker in functions/: what it is called with besides the seed.
typedef struct maker {
  const char *kind, *name;
  bool has_goto;
} maker;

static const maker makers[] = {
  {"large", "generate", false}, {"small", "small", false}, {"goto", "small", true}, {NULL, NULL, false},
};

static int look(lua_State *L) {
  source *source = lua_touserdata(L, 1);
  clua_fault fault = {.text = "sound"};
  sum = START;
  if (luaL_loadbufferx(L, source->bytes, source->length, "=random", "t") != LUA_OK) return lua_error(L);
  lua_dump(L, add_piece, NULL, 1);
  is_sound = clua_verify(L, source->length, &fault);
  compiled.length = 0;
  lua_dump(L, keep_piece, NULL, 0);
  printf("\t%016llx\t%s", (unsigned long long)sum, fault.text);
  return 0;
}

// A made-up function may double a text as often as it has instructions.
#define MOST_MEMORY ((size_t)64 << 20)  // bytes

static void *bounded(void *context, void *block, size_t old, size_t size) {
  size_t *in_use = context;
  size_t known = block == NULL ? 0 : old;
  if (size > known && *in_use + (size - known) > MOST_MEMORY) return NULL;
  void *moved = NULL;
  if (size == 0) {
    free(block);
  } else if ((moved = realloc(block, size)) == NULL) {
    return NULL;
  }
  *in_use += size - known;
  return moved;
}

static lua_State *open_world(void) {
  static size_t in_use;
  static const char *const files[] = {"generate.lua", "small.lua", "world.lua"};
  lua_State *L = lua_newstate(bounded, &in_use);
  char path[512];
  luaL_openlibs(L);
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    snprintf(path, sizeof path, "%s/functions/%s", CLUA_TESTS, files[i]);
    if (luaL_dofile(L, path)) {
      fprintf(stderr, "%s\n", lua_tostring(L, -1));
      exit(1);
    }
  }
  return L;
}

// Runs what was compiled, and adds to the sum what it did.
static void run(lua_State *world) {
  size_t length;
  lua_getglobal(world, "try");
  lua_pushlstring(world, compiled.bytes, compiled.length);
  if (lua_pcall(world, 1, 1, 0) != LUA_OK) {
    fprintf(stderr, "try: %s\n", lua_tostring(world, -1));
    exit(1);
  }
  const char *done = lua_tolstring(world, -1, &length);
  add(done, length);
  lua_pop(world, 1);
}

// The same in a process of its own, which may crash.
static void run_apart(lua_State *world) {
  int ends[2];
  if (pipe(ends) != 0) exit(1);
  pid_t child = fork();
  if (child == 0) {
    alarm(5);
    run(world);
    _exit(write(ends[1], &sum, sizeof sum) == sizeof sum ? 0 : 1);
  }
  close(ends[1]);
  if (read(ends[0], &sum, sizeof sum) != sizeof sum) sum = 0;
  close(ends[0]);
  waitpid(child, NULL, 0);
}

static void print_one(lua_State *world, clua_state *state, source made) {
  is_sound = false;
  if (clua_protect(state, look, &made) != LUA_OK) {
    printf("\t?\tdoes not compile\t0");
    return;
  }
  sum = START;
  fflush(stdout);
  if (is_sound) {
    run(world);
  } else {
    run_apart(world);
  }
  printf("\t%016llx", (unsigned long long)sum);
}

// Leaves one source or two on the stack.
static void make(lua_State *world, const maker *maker, int seed) {
  lua_settop(world, 0);
  lua_getglobal(world, maker->name);
  lua_pushinteger(world, seed);
  lua_pushboolean(world, maker->has_goto);
  if (lua_pcall(world, 2, LUA_MULTRET, 0) != LUA_OK) {
    fprintf(stderr, "%s: %s\n", maker->name, lua_tostring(world, -1));
    exit(1);
  }
}

bool print_functions(const char *kind, int first, int count) {
  const maker *maker = makers;
  while (maker->kind != NULL && strcmp(maker->kind, kind) != 0) maker++;
  if (maker->kind == NULL) return false;
  lua_State *world = open_world();
  clua_state *state = clua_open(&(clua_config){.sandboxed = false});
  for (int seed = first; seed < first + count; seed++) {
    make(world, maker, seed);
    printf("%s %d", kind, seed);
    for (int i = 1, made = lua_gettop(world); i <= made; i++) {
      source source;
      source.bytes = lua_tolstring(world, i, &source.length);
      print_one(world, state, source);
    }
    printf("\n");
  }
  free((char *)compiled.bytes);
  clua_close(state);
  lua_close(world);
  return true;
}
