// The life of a state.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "internal.h"

// All of one mode have one metatable.
void clua_new_weak(lua_State *L, const char *mode) {
  int key = *mode == 'k' ? CLUA_KEY_WEAK_KEYS : CLUA_KEY_WEAK_VALUES;
  lua_newtable(L);
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, key) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushstring(L, mode);
    lua_setfield(L, -2, "__mode");
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, key);
  }
  lua_setmetatable(L, -2);
}

static void keep(lua_State *L, int key) { lua_rawseti(L, LUA_REGISTRYINDEX, key); }

static void keep_tables(lua_State *L) {
  static const int plain[] = {
    CLUA_KEY_THREADS, CLUA_KEY_ATOMS, CLUA_KEY_MODULES,
  };
  static const int weak[] = {
    CLUA_KEY_PROXY_IDS, CLUA_KEY_ORDERS, CLUA_KEY_IDS, CLUA_KEY_SEALED,
    CLUA_KEY_METATABLE_SET,
  };
  for (int key = CLUA_KEY_FREE; key < CLUA_KEY_REF; key++) {
    lua_pushinteger(L, 0);
    keep(L, key);
  }
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
    lua_newtable(L);
    keep(L, plain[i]);
  }
  lua_createtable(L, clua_of(L)->config.library->function_count, 1);
  keep(L, CLUA_KEY_SLOTS);
  lua_createtable(L, CLUA_SPARES, 0);
  keep(L, CLUA_KEY_SPARES);
  for (size_t i = 0; i < sizeof weak / sizeof *weak; i++) {
    clua_new_weak(L, "k");
    keep(L, weak[i]);
  }
}

// Lua makes these strings outside of any protection; while they are kept it finds them there.
static void keep_words(lua_State *L) {
  static const char *const words[] = {
    "error in error handling", "C stack overflow", "stack overflow",
    "cannot resume dead coroutine", "cannot resume non-suspended coroutine",
  };
  enum { COUNT = sizeof words / sizeof *words };
  lua_createtable(L, COUNT, 0);
  for (int i = 0; i < COUNT; i++) {
    lua_pushstring(L, words[i]);
    lua_rawseti(L, -2, i + 1);
  }
  keep(L, CLUA_KEY_WORDS);
}

// Lua makes the metatable of large buffers at the first one, and is left with half of it where
// memory fails then. So the first one is made here.
static void make_buffer_metatable(lua_State *L) {
  luaL_Buffer buffer;
  luaL_buffinitsize(L, &buffer, LUAL_BUFFERSIZE * 2);
  luaL_pushresultsize(&buffer, 0);
  lua_pop(L, 1);
}

static void declare_kinds(clua_state *state) {
  const clua_library *library = state->config.library;
  for (int32_t i = 0; i < library->kind_count; i++) {
    const clua_kind_name *kind = &library->kinds[i];
    state->kinds[kind->kind] = (clua_kind){.name = kind->name, .shape = kind->shape};
  }
}

static int set_up(lua_State *L) {
  make_buffer_metatable(L);
  keep_tables(L);
  keep_words(L);
  declare_kinds(clua_of(L));
  clua_open_libraries(L);
  return 0;
}

// Never reached unless a call that can raise is made outside of protection: a mistake in here.
static int panic(lua_State *L) {
  (void)L;
  static const char message[] = "clua: an error of Lua was raised outside of protection\n";
  (void)!write(STDERR_FILENO, message, sizeof message - 1);
  return 0;
}

static const clua_library no_library = {.require = -1};

clua_state *clua_open(const clua_config *config) { return clua_open_failing(config, 0); }

clua_state *clua_open_failing(const clua_config *config, int64_t n) {
  clua_state *state = malloc(sizeof *state);
  if (state == NULL) return NULL;
  *state = (clua_state){0};
  state->fail_after = n;
  state->config = *config;
  if (config->library == NULL) state->config.library = &no_library;
  state->units = state->granted = INT64_MAX;
  state->pace = CLUA_FULL_BLOCK;
  state->signal = config->signal != NULL ? config->signal : &state->own_signal;
  state->lifted = 1;
  state->main = lua_newstate(clua_allocate, state);
  if (state->main == NULL) {
    free(state);
    return NULL;
  }
  lua_atpanic(state->main, panic);
  *(clua_state **)lua_getextraspace(state->main) = state;
  if (!lua_checkstack(state->main, CLUA_MAIN_STACK) || clua_protect(state, set_up, NULL) != LUA_OK) {
    clua_close(state);
    return NULL;
  }
  if (config->sandboxed) lua_gc(state->main, LUA_GCSTOP);
  clua_plan_collection(state);
  state->lifted = 0;
  return state;
}

static void free_lists(clua_state *state) {
  clua_list_free(&state->out);
  clua_list_free(&state->results);
  for (int i = 0; i < state->incoming_count; i++) {
    clua_list_free(state->incoming[i]);
    free(state->incoming[i]);
  }
  free(state->incoming);
  state->incoming = NULL;
  state->incoming_count = 0;
}

void clua_release_buffers(clua_state *state) {
  if (state->depth == 0 && state->callbacks == 0 && state->out_base == 0) free_lists(state);
}

void clua_trim(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

// After each megabyte that closed states have freed.
static void trim(size_t freed) {
  static _Atomic size_t since_last;
  if ((since_last += freed) < 1024 * 1024) return;
  since_last = 0;
  clua_trim();
}

void clua_close(clua_state *state) {
  if (state == NULL) return;
  size_t used = state->used + sizeof *state;
  state->lifted = 1;
  lua_close(state->main);
  free_lists(state);
  free(state->message.bytes);
  free(state->traceback.bytes);
  free(state->threads);
  clua_free_lines(state);
  free(state);
  trim(used);
}
