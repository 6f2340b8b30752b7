// Functions of Swift as Lua functions. Swift's frame has always returned before C raises.
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "list.h"

// The lists stay where they are: callbacks further out are reading theirs.
static bool add_incoming(clua_state *state) {
  size_t size = sizeof(clua_list *) * ((size_t)state->incoming_count + 1);
  clua_list **lists = clua_resize(state, state->incoming, size);
  if (lists == NULL) return false;
  state->incoming = lists;
  clua_list *list = clua_resize(state, NULL, sizeof *list);
  if (list == NULL) return false;
  *list = (clua_list){0};
  lists[state->incoming_count++] = list;
  return true;
}

// The list for the arguments of one more callback.
clua_list *clua_enter(lua_State *L) {
  clua_state *state = clua_of(L);
  clua_need_stack_of_host(L);
  if (state->callbacks >= CLUA_DEPTH) luaL_error(L, "C stack overflow");
  if (state->callbacks == state->incoming_count && !add_incoming(state)) {
    luaL_error(L, "not enough memory");
  }
  clua_list *list = state->incoming[state->callbacks++];
  clua_list_clear(list);
  return list;
}

void clua_leave(clua_state *state) { state->callbacks--; }

static int no_room(lua_State *L) {
  clua_leave(clua_of(L));
  return luaL_error(L, "not enough memory");
}

// Raises what Swift said, with the place of the Lua code that called.
int clua_answer_raise(lua_State *L) {
  clua_state *state = clua_of(L);
  const clua_list *out = &state->out;
  if (out->count > state->out_base + 1) lua_pushliteral(L, "");
  else luaL_where(L, 1);
  if (out->count > state->out_base && out->values[state->out_base].type == CLUA_STRING) {
    clua_push_first(L);
  } else {
    lua_pushliteral(L, "not enough memory");
  }
  lua_concat(L, 2);
  return lua_error(L);
}

// The values given to clua_resume are the results of the call that suspended.
static int resumed(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  return clua_push_all(L);
}

static int suspend(lua_State *L) {
  clua_state *state = clua_of(L);
  if (!clua_can_suspend(state)) {
    return luaL_error(L, "attempt to suspend where a coroutine cannot yield");
  }
  state->suspending = true;
  return lua_yieldk(L, 0, 0, resumed);
}

static int answer(lua_State *L, int32_t reply) {
  clua_check(L);
  if (reply == CLUA_RETURN || reply == CLUA_SUSPEND) clua_error_is_over(clua_of(L));
  switch (reply) {
    case CLUA_RETURN: {
      int count = lua_checkstack(L, CLUA_CHEAP + 4) ? clua_push_all_cheaply(L) : -1;
      return count >= 0 ? count : clua_push_all(L);
    }
    case CLUA_SUSPEND: return suspend(L);
    default: return clua_answer_raise(L);
  }
}

static uint8_t flags_of(clua_state *state, int32_t slot) {
  const clua_library *library = state->config.library;
  return slot >= 0 && slot < library->function_count ? (uint8_t)library->functions[slot].flags : 0;
}

// What a plugin prints is cut long before this by those who show it.
static void arguments_to_text(lua_State *L) {
  bool sandboxed = clua_of(L)->config.sandboxed;
  for (int i = 1, count = lua_gettop(L); i <= count; i++) {
    size_t length;
    const char *text = clua_tostring(L, i, &length);
    if (sandboxed && length > CLUA_MAX_SHOWN) lua_pushlstring(L, text, CLUA_MAX_SHOWN);
    lua_replace(L, i);
    lua_settop(L, count);
  }
}

// Adds one argument to those of a callback that was entered. A plugin cannot hand over more than
// the host has room for, however often it names the same value.
void clua_take(lua_State *L, int index, clua_list *list, enum clua_mode mode) {
  clua_state *state = clua_of(L);
  clua_flatten(state, L, index, list, mode);
  if (list->failed) no_room(L);
  size_t size = list->bytes + (size_t)list->count * sizeof(clua_value);
  if (size <= CLUA_MAX_HANDED || !state->config.sandboxed) return;
  clua_leave(state);
  luaL_error(L, "too much data for a function of the host (more than 1 MiB)");
}

int clua_callback(lua_State *L) {
  clua_state *state = clua_of(L);
  int32_t slot = (int32_t)lua_tointeger(L, lua_upvalueindex(1));
  uint8_t flags = flags_of(state, slot);
  int count = lua_gettop(L);
  clua_charge(L, 8 + (size_t)count);
  luaL_checkstack(L, 8, NULL);
  if (flags & CLUA_ARGS_TOSTRING) arguments_to_text(L);
  clua_list *list = clua_enter(L);
  for (int i = 1; i <= count; i++) {
    clua_take(L, i, list, flags & CLUA_ARGS_REF ? CLUA_REF : CLUA_DATA);
  }
  clua_out_clear(state);
  int32_t reply = state->config.call(state->config.context, state, slot, list->values, count);
  clua_leave(state);
  return answer(L, reply);
}

// The slot is the first upvalue, as in a slot's own function.
int clua_bound_callback(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(2));
  lua_insert(L, 1);
  return clua_callback(L);
}

static int refuse_write(lua_State *L) {
  const char *field = clua_tostring(L, 2, NULL);
  return luaL_error(L, "attempt to change a read-only table (field '%s')", field);
}

static int sealed_next(lua_State *L) {
  lua_settop(L, 2);
  if (lua_next(L, lua_upvalueindex(1))) return 2;
  lua_pushnil(L);
  return 1;
}

static int sealed_pairs(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushcclosure(L, sealed_next, 1);
  lua_pushvalue(L, 1);
  return 2;
}

// Turns the content on top of the stack into the table that a plugin sees.
static void seal(lua_State *L) {
  int content = lua_gettop(L);
  lua_newtable(L);
  lua_newtable(L);
  lua_pushvalue(L, content);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, refuse_write);
  lua_setfield(L, -2, "__newindex");
  lua_pushvalue(L, content);
  lua_pushcclosure(L, sealed_pairs, 1);
  lua_setfield(L, -2, "__pairs");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SEALED);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, content);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

// Leaves the content of the table `name` of the table on top instead of that one.
static void step_into(lua_State *L, const char *name, size_t length) {
  int parent = lua_gettop(L);
  lua_pushlstring(L, name, length);
  if (lua_rawget(L, parent) != LUA_TTABLE) {
    lua_newtable(L);
    lua_pushlstring(L, name, length);
    lua_pushvalue(L, -2);
    if (clua_of(L)->config.sandboxed) {
      seal(L);
      lua_remove(L, -2);
    }
    lua_rawset(L, parent);
  } else {
    lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SEALED);
    lua_pushvalue(L, -2);
    if (lua_rawget(L, -2) == LUA_TNIL) lua_pop(L, 2);
  }
}

static void define(lua_State *L, const char *name, int32_t slot) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  for (const char *dot; (dot = strchr(name, '.')) != NULL; name = dot + 1) {
    luaL_checkstack(L, 12, NULL);
    step_into(L, name, (size_t)(dot - name));
  }
  lua_pushstring(L, name);
  clua_push_slot(L, slot);
  lua_rawset(L, -3);
}

void clua_define_functions(lua_State *L) {
  const clua_library *library = clua_of(L)->config.library;
  int top = lua_gettop(L);
  for (int32_t slot = 0; slot < library->function_count; slot++) {
    const char *path = library->functions[slot].path;
    if (path != NULL) define(L, path, slot);
    lua_settop(L, top);
  }
}
