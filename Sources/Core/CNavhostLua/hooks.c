// The hooks that a script sets with debug.sethook, one for each of its threads. Lua has a single hook a thread,
// which is that of budget.c: it calls these, so that a script keeps its budget whatever it sets. The threads of
// calls from Swift are the main one to the code in them.
#include "internal.h"

// The thread under which a hook is kept.
lua_State *clua_hook_key(lua_State *thread) {
  clua_state *state = clua_of(thread);
  for (int32_t n = 0; n < state->thread_count; n++) {
    if (state->threads[n].thread == thread) return state->main;
  }
  return thread;
}

// Pushes the hook of a thread, or nil; false if there is no room.
static bool push_hook(lua_State *L, lua_State *thread) {
  lua_State *key = clua_hook_key(thread);
  if (!lua_checkstack(L, 4) || !lua_checkstack(key, 1)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_HOOKS);
  lua_pushthread(key);
  lua_xmove(key, L, 1);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  return true;
}

clua_script_hook *clua_hook_of(lua_State *thread) {
  clua_state *state = clua_of(thread);
  if (!state->has_hooks || !push_hook(thread, thread)) return NULL;
  clua_script_hook *hook = lua_touserdata(thread, -1);
  lua_pop(thread, 1);
  bool counts = hook != NULL && hook->mask != 0 && hook->edition == state->hook_edition;
  return counts ? hook : NULL;
}

void clua_remove_hook(lua_State *thread) {
  clua_script_hook *hook = clua_hook_of(thread);
  if (hook != NULL) hook->mask = 0;
}

void clua_forget_hooks(clua_state *state) {
  state->hook_edition++;
  state->has_hooks = false;
}

bool clua_push_hook_function(lua_State *L, lua_State *thread) {
  if (clua_hook_of(thread) == NULL || !push_hook(L, thread)) return false;
  lua_getiuservalue(L, -1, 1);
  lua_remove(L, -2);
  return true;
}

// A block of that many instructions has ended.
static bool counts_down(clua_script_hook *hook, int instructions) {
  if ((hook->mask & LUA_MASKCOUNT) == 0) return false;
  hook->left -= instructions;
  if (hook->left > 0) return false;
  hook->left = hook->count;
  return true;
}

bool clua_wants_hook(lua_State *L, int event, int instructions) {
  clua_script_hook *hook = clua_hook_of(L);
  if (hook == NULL) return false;
  if (event == LUA_HOOKCOUNT) return counts_down(hook, instructions);
  int mask = event == LUA_HOOKTAILCALL ? LUA_MASKCALL : 1 << event;
  return (hook->mask & mask) != 0;
}

// As Lua's own: with the event's name, and the line or nil.
void clua_call_hook(lua_State *L, lua_Debug *activation) {
  static const char *const names[] = {"call", "return", "line", "count", "tail call"};
  if (!clua_push_hook_function(L, L)) return;
  lua_pushstring(L, names[activation->event]);
  if (activation->currentline >= 0) lua_pushinteger(L, activation->currentline);
  else lua_pushnil(L);
  lua_call(L, 2, 0);
}
