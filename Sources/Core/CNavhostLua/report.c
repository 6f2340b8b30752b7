// What went wrong, as text that stays.
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { TRACEBACK = 8 * 1024, MESSAGE = 1024 * 1024 };

int32_t clua_fail(clua_state *state, int32_t status, const char *message) {
  clua_text_set(state, &state->message, message, strlen(message));
  clua_text_clear(&state->traceback);
  return status;
}

static int make_traceback(lua_State *L) {
  lua_State *thread = lua_touserdata(L, 1);
  size_t length;
  luaL_checkstack(L, 20, NULL);
  luaL_traceback(L, thread, NULL, 0);
  const char *bytes = lua_tolstring(L, -1, &length);
  if (length > TRACEBACK) length = TRACEBACK;
  clua_text_set(clua_of(L), &clua_of(L)->traceback, bytes, length);
  return 0;
}

// The words for a stop; they need no memory of Lua.
static const char *stop_reason(clua_state *state, char *buffer, size_t size) {
  if (state->reason != NULL) {
    snprintf(buffer, size, "%s%s", state->where, state->reason);
    return buffer;
  }
  switch (state->stopping) {
    case CLUA_ERROR_UNITS:
      snprintf(
        buffer, size, "%sused up its %lld units of work", state->where,
        (long long)state->granted);
      break;
    case CLUA_ERROR_MEMORY:
      snprintf(
        buffer, size, "%sused more than its %zu bytes of memory", state->where,
        state->config.memory_limit);
      break;
    case CLUA_ERROR_SECONDS:
      snprintf(buffer, size, "%sused up its %g s", state->where, state->timer.granted);
      break;
    case CLUA_ERROR_EXIT: snprintf(buffer, size, "%sexit", state->where); break;
    default: snprintf(buffer, size, "%sinterrupted", state->where);
  }
  return buffer;
}

static int describe(lua_State *L) {
  size_t length;
  luaL_checkstack(L, 8, NULL);
  const char *bytes = luaL_tolstring(L, 1, &length);
  if (length > MESSAGE) length = MESSAGE;
  clua_text_set(clua_of(L), &clua_of(L)->message, bytes, length);
  return 0;
}

// Calls the function with the thread's error object, on the main thread.
static bool hand_over(clua_state *state, lua_State *thread, lua_CFunction function) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4) || !lua_checkstack(thread, 4)) return false;
  lua_pushcfunction(L, function);
  lua_pushvalue(thread, -1);
  lua_xmove(thread, L, 1);
  bool done = lua_pcall(L, 1, 0, 0) == LUA_OK;
  if (!done) lua_pop(L, 1);
  return done;
}

// In a trusted state an error object may say itself what it is.
static bool describes_itself(clua_state *state, lua_State *thread) {
  if (state->config.sandboxed || !luaL_getmetafield(thread, -1, "__tostring")) return false;
  lua_pop(thread, 1);
  return hand_over(state, thread, describe);
}

static int keep_object(lua_State *L) {
  lua_setfield(L, LUA_REGISTRYINDEX, "clua.raised");
  return 0;
}

// In a trusted state a table that was raised stays in the registry, so that a prompt can show it.
static void keep_table(clua_state *state, lua_State *thread) {
  if (state->config.sandboxed || lua_type(thread, -1) != LUA_TTABLE) return;
  hand_over(state, thread, keep_object);
}

static void take_message(clua_state *state, lua_State *thread) {
  char buffer[160];
  size_t length;
  if (lua_type(thread, -1) == LUA_TSTRING) {
    const char *bytes = lua_tolstring(thread, -1, &length);
    clua_text_set(state, &state->message, bytes, length > MESSAGE ? MESSAGE : length);
  } else if (lua_type(thread, -1) == LUA_TNUMBER) {
    length = clua_number_text(thread, -1, buffer, sizeof buffer);
    clua_text_set(state, &state->message, buffer, length);
  } else if (!lua_checkstack(thread, 4) || !describes_itself(state, thread)) {
    const char *type = lua_typename(thread, lua_type(thread, -1));
    length = (size_t)snprintf(buffer, sizeof buffer, "error object is a %s value", type);
    clua_text_set(state, &state->message, buffer, length);
    keep_table(state, thread);
  }
}

// The thread ended with an error, and its stack still stands.
void clua_trace(clua_state *state, lua_State *thread) {
  clua_text_clear(&state->traceback);
  if (state->stopping != CLUA_ERROR_EXIT) clua_protect(state, make_traceback, thread);
}

// Takes the message from the error value on top of the thread.
int32_t clua_explain(clua_state *state, lua_State *thread, int lua_status) {
  char buffer[256];
  clua_text_clear(&state->message);
  state->lifted++;
  if (state->stopping == 0) take_message(state, thread);
  state->lifted--;
  if (state->stopping != 0) {
    stop_reason(state, buffer, sizeof buffer);
    clua_text_set(state, &state->message, buffer, strlen(buffer));
    return state->stopping;
  }
  return lua_status == LUA_ERRMEM ? CLUA_ERROR_MEMORY : CLUA_ERROR_RUNTIME;
}

static const char *text_of(const clua_text *text, size_t *length) {
  if (length != NULL) *length = text->length;
  return text->bytes == NULL ? "" : text->bytes;
}

const char *clua_error_message(clua_state *state, size_t *length) {
  return text_of(&state->message, length);
}

const char *clua_error_traceback(clua_state *state, size_t *length) {
  return text_of(&state->traceback, length);
}
