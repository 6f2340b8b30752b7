// Coroutines: a stop goes through them, a suspension of the host too, and the thread of a call from
// Swift is the main one to the code in it.
#include <string.h>

#include "budget.h"

static lua_State *check_thread(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  luaL_argexpected(L, thread != NULL, 1, "thread");
  return thread;
}

static bool in_main(lua_State *L) {
  const clua_frame *frame = clua_of(L)->frame;
  return frame == NULL || (frame->root != NULL && frame->thread == L);
}

static bool is_stopped(lua_State *thread) { return lua_gethook(thread) == clua_dead_hook; }

static const char *status_of(lua_State *L, lua_State *thread) {
  lua_Debug activation;
  if (thread == clua_of(L)->main) return in_main(L) ? "running" : "normal";
  if (thread == L) return "running";
  if (is_stopped(thread)) return "dead";
  switch (lua_status(thread)) {
    case LUA_YIELD: return lua_gethook(thread) == clua_parked_hook ? "normal" : "suspended";
    case LUA_OK:
      if (lua_getstack(thread, 0, &activation)) return "normal";
      return lua_gettop(thread) == 0 ? "dead" : "suspended";
    default: return "dead";
  }
}

static int coroutine_create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  clua_charge(L, 16);
  lua_State *thread = lua_newthread(L);
  clua_grant(thread);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  return 1;
}

// MARK: Resuming

// Resumes with the arguments that the thread has already, and tells Lua's status.
static int run(lua_State *L, lua_State *thread, int arguments, int *count) {
  clua_state *state = clua_of(L);
  clua_frame frame = {.previous = state->frame, .thread = thread};
  clua_need_stack(L);
  state->frame = &frame;
  clua_reconsider(thread);
  clua_step_begins(state, thread);
  int status = lua_resume(thread, L, arguments, count);
  clua_step_leaves(state, thread, status);
  state->frame = frame.previous;
  clua_reconsider(L);
  if (state->stopping != 0 && status != LUA_OK && status != LUA_YIELD) {
    lua_sethook(thread, clua_dead_hook, LUA_MASKCOUNT, 1);
  }
  clua_check(L);
  return status;
}

static bool refuse_resume(lua_State *L, lua_State *thread, int arguments) {
  const char *status = status_of(L, thread);
  if (*status == 's') {
    if (lua_checkstack(thread, arguments)) return false;
    lua_pushliteral(L, "too many arguments to resume");
  } else if (*status == 'd') {
    lua_pushliteral(L, "cannot resume dead coroutine");
  } else {
    lua_pushliteral(L, "cannot resume non-suspended coroutine");
  }
  return true;
}

typedef int (*completion)(lua_State *L, lua_State *thread, int count);

static int again(lua_State *L, int status, lua_KContext wrapped);

// A suspension of the host on its way up: this level yields too, and comes back in `again`.
static int park(lua_State *L, lua_State *thread, lua_KContext wrapped) {
  lua_sethook(thread, clua_parked_hook, clua_hook_mask(thread), lua_gethookcount(thread));
  return lua_yieldk(L, 0, wrapped, again);
}

// Moves `count` results over; -1 where there is no room for them, and the words for it instead.
static int move_results(lua_State *L, lua_State *thread, int count) {
  if (lua_checkstack(L, count + 1)) {
    lua_xmove(thread, L, count);
    return count;
  }
  lua_pop(thread, count);
  lua_pushliteral(L, "too many results to resume");
  return -1;
}

// The number of results on L's stack, or -1 with an error value there.
static int resumed(lua_State *L, lua_State *thread, int status, int count) {
  if (status == LUA_OK || status == LUA_YIELD) return move_results(L, thread, count);
  lua_xmove(thread, L, 1);
  return -1;
}

static int coroutine_resume(lua_State *L);

static int answer_resume(lua_State *L, int count) {
  lua_pushboolean(L, count >= 0);
  lua_insert(L, count >= 0 ? -(count + 1) : -2);
  return count >= 0 ? count + 1 : 2;
}

// Closes what the error left open; the error value may become another.
static int reset(lua_State *L, lua_State *thread) {
  clua_state *state = clua_of(L);
  clua_frame frame = {.previous = state->frame, .thread = thread};
  if (state->close_depth >= CLUA_CLOSE_DEPTH || clua_out_of_stack()) {
    luaL_error(L, "C stack overflow");
  }
  state->frame = &frame;
  state->close_depth++;
  int status = lua_resetthread(thread);
  state->close_depth--;
  state->frame = frame.previous;
  clua_check(L);
  return status;
}

static bool catches(lua_CFunction function) {
  if (function == coroutine_resume) return true;
  for (const luaL_Reg *entry = clua_base_functions; entry->name != NULL; entry++) {
    if (function == entry->func && strstr(entry->name, "pcall") != NULL) return true;
  }
  return false;
}

// Whether Lua code that runs beneath catches what is raised here.
static bool is_caught(const clua_frame *frame) {
  lua_Debug activation;
  for (; frame != NULL; frame = frame->previous) {
    for (int level = 0; lua_getstack(frame->thread, level, &activation); level++) {
      lua_getinfo(frame->thread, "f", &activation);
      lua_CFunction function = lua_tocfunction(frame->thread, -1);
      lua_pop(frame->thread, 1);
      if (function != NULL && catches(function)) return true;
    }
    if (frame->root != NULL) return false;
  }
  return false;
}

// A debugger looks at an error of a wrapped coroutine while its calls still stand.
static void tell_error(lua_State *L, lua_State *thread, int status) {
  clua_state *state = clua_of(L);
  if (state->debugger == NULL || !lua_checkstack(L, 4) || is_caught(state->frame)) return;
  clua_frame frame = {.previous = state->frame, .thread = thread};
  state->frame = &frame;
  bool ends = clua_tells_error(state);
  if (ends) clua_explain(state, thread, status);
  ends = ends && clua_debug_error(state);
  state->frame = frame.previous;
  if (ends) clua_stop(L, CLUA_ERROR_INTERRUPTED);
}

static int raise_wrapped(lua_State *L, lua_State *thread) {
  int status = lua_status(thread);
  if (status != LUA_OK && status != LUA_YIELD && !is_stopped(thread)) {
    tell_error(L, thread, status);
    status = reset(L, thread);
    lua_xmove(thread, L, 1);
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int complete(lua_State *L, lua_State *thread, int status, int count, lua_KContext wrapped) {
  if (status == LUA_YIELD && clua_of(L)->suspending) return park(L, thread, wrapped);
  count = resumed(L, thread, status, count);
  if (!wrapped) return answer_resume(L, count);
  return count >= 0 ? count : raise_wrapped(L, thread);
}

static lua_State *target(lua_State *L, lua_KContext wrapped) {
  return lua_tothread(L, wrapped ? lua_upvalueindex(1) : 1);
}

static int again(lua_State *L, int status, lua_KContext wrapped) {
  (void)status;
  int count;
  lua_State *thread = target(L, wrapped);
  clua_grant(thread);
  status = run(L, thread, 0, &count);
  return complete(L, thread, status, count, wrapped);
}

static int coroutine_resume(lua_State *L) {
  int count, arguments = lua_gettop(L) - 1;
  lua_State *thread = check_thread(L);
  clua_charge(L, 4 + (size_t)arguments);
  if (refuse_resume(L, thread, arguments)) return answer_resume(L, -1);
  lua_xmove(L, thread, arguments);
  int status = run(L, thread, arguments, &count);
  return complete(L, thread, status, count, false);
}

static int wrapped_resume(lua_State *L) {
  int count, arguments = lua_gettop(L);
  lua_State *thread = target(L, true);
  clua_charge(L, 4 + (size_t)arguments);
  if (refuse_resume(L, thread, arguments)) return raise_wrapped(L, thread);
  lua_xmove(L, thread, arguments);
  int status = run(L, thread, arguments, &count);
  return complete(L, thread, status, count, true);
}

static int coroutine_wrap(lua_State *L) {
  coroutine_create(L);
  lua_pushcclosure(L, wrapped_resume, 1);
  return 1;
}

static int coroutine_yield(lua_State *L) {
  clua_charge(L, 1);
  if (in_main(L)) return luaL_error(L, "attempt to yield from outside a coroutine");
  return lua_yield(L, lua_gettop(L));
}

// MARK: The rest

static int close_ended(lua_State *L, lua_State *thread) {
  if (is_stopped(thread)) {
    lua_pushboolean(L, false);
    lua_pushliteral(L, "the coroutine was stopped");
    return 2;
  }
  if (reset(L, thread) == LUA_OK) {
    lua_pushboolean(L, true);
    return 1;
  }
  lua_pushboolean(L, false);
  lua_xmove(thread, L, 1);
  return 2;
}

static int coroutine_close(lua_State *L) {
  lua_State *thread = check_thread(L);
  const char *status = status_of(L, thread);
  clua_charge(L, 16);
  if (*status == 'd' || *status == 's') return close_ended(L, thread);
  return luaL_error(L, "cannot close a %s coroutine", status);
}

static int coroutine_status(lua_State *L) {
  lua_pushstring(L, status_of(L, check_thread(L)));
  return 1;
}

static int coroutine_isyieldable(lua_State *L) {
  lua_State *thread = lua_isthread(L, 1) ? lua_tothread(L, 1) : L;
  bool is_main = thread == clua_of(L)->main || (thread == L && in_main(L));
  lua_pushboolean(L, !is_main && lua_isyieldable(thread));
  return 1;
}

static int coroutine_running(lua_State *L) {
  bool is_main = in_main(L);
  if (is_main) {
    lua_State *main = clua_of(L)->main;
    luaL_checkstack(main, 1, NULL);
    lua_pushthread(main);
    lua_xmove(main, L, 1);
  } else {
    lua_pushthread(L);
  }
  lua_pushboolean(L, is_main);
  return 2;
}

const luaL_Reg clua_coroutine_functions[] = {
  {"coroutine.create", coroutine_create},
  {"coroutine.resume", coroutine_resume},
  {"coroutine.wrap", coroutine_wrap},
  {"coroutine.yield", coroutine_yield},
  {"coroutine.close", coroutine_close},
  {"coroutine.status", coroutine_status},
  {"coroutine.isyieldable", coroutine_isyieldable},
  {"coroutine.running", coroutine_running},
  {NULL, NULL},
};
