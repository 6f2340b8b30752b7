// References: what Swift holds of Lua. Free slots of the table form a list through themselves, so
// that a release never needs memory.
#include "internal.h"

// C libraries of a script may have taken the next keys by luaL_ref.
static int grow_refs(lua_State *L) {
  clua_state *state = clua_of(L);
  int32_t ref = state->ref_count + 1;
  for (; lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref) != LUA_TNIL; ref++) lua_pop(L, 1);
  lua_pushinteger(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  lua_pop(L, 1);
  state->ref_count = state->free_ref = ref;
  return 0;
}

static int32_t take(clua_state *state, lua_State *L) {
  int32_t ref = state->free_ref;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  state->free_ref = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return ref;
}

int32_t clua_make_ref(clua_state *state, lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (!lua_checkstack(L, 8)) return 0;
  if (state->free_ref == 0 && clua_protect(state, grow_refs, NULL) != LUA_OK) return 0;
  int32_t ref = take(state, L);
  lua_pushvalue(L, index);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  return ref;
}

int32_t clua_keep(lua_State *L) {
  clua_state *state = clua_of(L);
  luaL_checkstack(L, 4, NULL);
  if (state->free_ref == 0) grow_refs(L);
  int32_t ref = take(state, L);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  return ref;
}

bool clua_push_ref(clua_state *state, lua_State *L, int32_t ref) {
  if (ref <= 0 || ref > state->ref_count) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  return true;
}

typedef struct kept_text {
  const char *bytes;
  size_t length;
  int32_t ref;
} kept_text;

static int keep_text(lua_State *L) {
  kept_text *text = lua_touserdata(L, 1);
  lua_pushlstring(L, text->bytes, text->length);
  text->ref = clua_keep(L);
  return 0;
}

int32_t clua_keep_text(clua_state *state, const char *bytes, size_t length) {
  kept_text text = {bytes, length, 0};
  return clua_protect(state, keep_text, &text) == LUA_OK ? text.ref : 0;
}

void clua_release(clua_state *state, int32_t ref) {
  lua_State *L = state->main;
  if (ref <= 0 || ref > state->ref_count || !lua_checkstack(L, 4)) return;
  lua_pushinteger(L, state->free_ref);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  state->free_ref = ref;
}

bool clua_describe_function(clua_state *state, int32_t ref, clua_function_info *info) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4) || !clua_push_ref(state, L, ref)) return false;
  if (!lua_isfunction(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  lua_Debug activation;
  lua_getinfo(L, ">Su", &activation);
  bool is_lua = activation.what[0] != 'C';
  const char *source = is_lua ? activation.source : "";
  if (*source == '@' || *source == '=') source++;
  *info = (clua_function_info){
    .parameters = activation.nparams,
    .is_vararg = activation.isvararg,
    .line = is_lua ? activation.linedefined : -1,
    .source = source,
  };
  return true;
}
