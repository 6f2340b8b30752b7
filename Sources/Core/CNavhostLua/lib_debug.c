// debug.sethook and debug.gethook of a trusted state, whose one hook is that of its budget: see hooks.c.
#include <string.h>

#include "budget.h"

// What lies at `index + 1`, `index + 2`, … is said of the thread at 1, or of the one that runs.
static lua_State *named_thread(lua_State *L, int *index) {
  *index = lua_isthread(L, 1) ? 1 : 0;
  return *index == 1 ? lua_tothread(L, 1) : L;
}

static int mask_of(const char *events, int count) {
  return (strchr(events, 'c') != NULL ? LUA_MASKCALL : 0) |
         (strchr(events, 'r') != NULL ? LUA_MASKRET : 0) |
         (strchr(events, 'l') != NULL ? LUA_MASKLINE : 0) | (count > 0 ? LUA_MASKCOUNT : 0);
}

// Sets the function at `index` as the hook of a thread.
static void set_hook(lua_State *L, lua_State *thread, int index, int mask, int count) {
  clua_state *state = clua_of(L);
  lua_State *key = clua_hook_key(thread);
  luaL_checkstack(L, 6, NULL);
  luaL_checkstack(key, 1, NULL);
  lua_pushthread(key);
  lua_xmove(key, L, 1);
  clua_script_hook *hook = lua_newuserdatauv(L, sizeof *hook, 1);
  *hook = (clua_script_hook){
    .mask = mask, .count = count, .left = count, .edition = state->hook_edition};
  lua_pushvalue(L, index);
  lua_setiuservalue(L, -2, 1);
  clua_keep_pair(L, CLUA_KEY_HOOKS);
  state->has_hooks = true;
}

// The hook of the main thread is that of each call from Swift.
static void rearm(lua_State *L, lua_State *thread) {
  clua_rearm(thread);
  for (const clua_frame *frame = clua_of(L)->frame; frame != NULL; frame = frame->previous) {
    if (frame->root != NULL) clua_rearm(frame->thread);
  }
}

static int debug_sethook(lua_State *L) {
  int index, mask = 0, count = 0;
  lua_State *thread = named_thread(L, &index);
  if (!lua_isnoneornil(L, index + 1)) {
    const char *events = luaL_checkstring(L, index + 2);
    luaL_checktype(L, index + 1, LUA_TFUNCTION);
    count = (int)luaL_optinteger(L, index + 3, 0);
    mask = mask_of(events, count);
  }
  if (mask != 0) set_hook(L, thread, index + 1, mask, count);
  else clua_remove_hook(thread);
  rearm(L, thread);
  return 0;
}

static int debug_gethook(lua_State *L) {
  int index, length = 0;
  char events[4];
  lua_State *thread = named_thread(L, &index);
  const clua_script_hook *hook = clua_hook_of(thread);
  if (hook == NULL || !clua_push_hook_function(L, thread)) {
    luaL_pushfail(L);
    return 1;
  }
  if (hook->mask & LUA_MASKCALL) events[length++] = 'c';
  if (hook->mask & LUA_MASKRET) events[length++] = 'r';
  if (hook->mask & LUA_MASKLINE) events[length++] = 'l';
  lua_pushlstring(L, events, (size_t)length);
  lua_pushinteger(L, hook->count);
  return 3;
}

const luaL_Reg clua_debug_functions[] = {
  {"debug.sethook", debug_sethook},
  {"debug.gethook", debug_gethook},
  {NULL, NULL},
};
