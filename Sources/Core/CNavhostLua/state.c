// The life of a state.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "budget.h"
#include "list.h"

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
  clua_fill_registry(L);
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

static const clua_upper upper = {
  clua_callback, clua_bound_callback, clua_proxy_methods,
};

clua_state *clua_open(const clua_config *config) { return clua_open_failing(config, 0); }

clua_state *clua_open_failing(const clua_config *config, int64_t n) {
  clua_state *state = malloc(sizeof *state);
  if (state == NULL) return NULL;
  *state = (clua_state){0};
  state->fail_after = n;
  state->config = *config;
  state->upper = &upper;
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
  clua_leave_debugger(state);
  free_lists(state);
  free(state->message.bytes);
  free(state->traceback.bytes);
  free(state->threads);
  clua_free_scratch(state, (clua_mark){0});
  clua_free_lines(state);
  clua_free_profile(state);
  free(state);
  trim(used);
}
