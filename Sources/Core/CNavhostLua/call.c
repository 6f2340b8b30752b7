// Calls from Swift. Each runs in a thread of its own, so that it can be suspended; a thread whose
// call has ended well serves the next one.
#include <stdio.h>

#include "budget.h"
#include "list.h"

// MARK: Threads

static int make_thread(lua_State *L) {
  int32_t number = (int32_t)lua_tointeger(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_THREADS);
  clua_of(L)->threads[number - 1].thread = lua_newthread(L);
  lua_rawseti(L, -2, number);
  return 0;
}

static bool fill_thread(clua_state *state, int32_t number) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4)) return false;
  lua_pushcfunction(L, make_thread);
  lua_pushinteger(L, number);
  state->lifted++;
  int status = lua_pcall(L, 1, 0, 0);
  state->lifted--;
  if (status != LUA_OK) lua_pop(L, 1);
  return status == LUA_OK;
}

static int32_t add_thread(clua_state *state) {
  size_t size = sizeof(clua_thread) * ((size_t)state->thread_count + 1);
  clua_thread *threads = clua_resize(state, state->threads, size);
  if (threads == NULL) return 0;
  state->threads = threads;
  threads[state->thread_count] = (clua_thread){0};
  return ++state->thread_count;
}

// The number of a thread that is free for a call; 0 where there is no memory.
static int32_t take_thread(clua_state *state) {
  int32_t empty = 0;
  for (int32_t number = 1; number <= state->thread_count; number++) {
    enum clua_use use = state->threads[number - 1].use;
    if (use == CLUA_IDLE) return number;
    if (use == CLUA_FREE) empty = number;
  }
  if (empty == 0) empty = add_thread(state);
  if (empty == 0 || !fill_thread(state, empty)) return 0;
  state->threads[empty - 1].use = CLUA_IDLE;
  return empty;
}

// Forgets a thread that must not be used again; the collector takes it.
static void discard(clua_state *state, int32_t number) {
  lua_State *L = state->main;
  clua_step_leaves(state, state->threads[number - 1].thread, LUA_OK);
  state->threads[number - 1] = (clua_thread){0};
  if (!lua_checkstack(L, 4)) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_THREADS);
  lua_pushnil(L);
  lua_rawseti(L, -2, number);
  lua_pop(L, 1);
}

static bool is_waiting(const clua_state *state, int32_t number) {
  return number > 0 && number <= state->thread_count &&
         state->threads[number - 1].use == CLUA_WAITING;
}

void clua_drop(clua_state *state, int32_t number) {
  if (is_waiting(state, number)) discard(state, number);
}

// MARK: Running

static bool begin(clua_state *state) {
  if (state->depth == 0) {
    state->stopping = 0;
    state->reason = NULL;
    state->suspending = false;
  }
  if (state->signal->calls == 0) state->signal->raised = 0;
  return state->depth < CLUA_DEPTH && !clua_out_of_stack();
}

static void enter(clua_state *state) {
  state->signal->calls++;
  if (state->depth++ > 0) return;
  clua_timer_begin(&state->timer);
  state->block_began = state->timer.begun;
}

static void leave(clua_state *state) {
  state->signal->calls--;
  if (--state->depth == 0) clua_timer_end(&state->timer);
}

// Runs what the error left to be closed, as Lua's own protected calls do.
static int close_variables(clua_state *state, lua_State *thread, int status) {
  if (state->stopping != 0 || state->close_depth >= CLUA_CLOSE_DEPTH || clua_out_of_stack()) {
    return status;
  }
  clua_frame frame = {.previous = state->frame, .thread = thread, .root = __builtin_frame_address(0)};
  state->frame = &frame;
  state->close_depth++;
  enter(state);
  int closed = lua_resetthread(thread);
  leave(state);
  state->close_depth--;
  state->frame = frame.previous;
  return closed;
}

static int32_t failed(clua_state *state, int32_t number, int lua_status) {
  lua_State *thread = state->threads[number - 1].thread;
  clua_trace(state, thread);
  int status = close_variables(state, thread, lua_status);
  int32_t result = clua_explain(state, thread, status);
  discard(state, number);
  return result;
}

// What the function returned is all that is on the thread.
static int32_t finish(
  clua_state *state, int32_t number, int count, int32_t wanted, enum clua_mode mode) {
  clua_thread *place = &state->threads[number - 1];
  lua_State *thread = place->thread;
  clua_list *list = &state->results;
  int32_t status = CLUA_OK;
  clua_list_clear(list);
  if (wanted >= 0 && count > wanted) count = wanted;
  if (count > CLUA_MAX_RESULTS) {
    status = clua_fail(state, CLUA_ERROR_RUNTIME, "too many results (more than 250)");
    count = 0;
  }
  for (int i = 1; i <= count; i++) clua_flatten(state, thread, i, list, mode);
  if (list->failed) status = clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
  lua_settop(thread, 0);
  place->use = CLUA_IDLE;
  return status;
}

// A debugger looks at an error that nothing has caught, while the calls still stand in which it came about.
static void tell_error(clua_state *state, lua_State *thread, int status) {
  if (!clua_tells_error(state)) return;
  clua_explain(state, thread, status);
  if (clua_debug_error(state)) clua_note_stop(thread, CLUA_ERROR_INTERRUPTED, false);
}

static int32_t run(
  clua_state *state, int32_t number, bool begins, int arguments, int32_t wanted, enum clua_mode mode,
  int32_t *waiting) {
  lua_State *thread = state->threads[number - 1].thread;
  clua_thread *place = &state->threads[number - 1];
  if (begins) place->call = clua_number_call(state);
  clua_frame frame = {
    .previous = state->frame, .thread = thread, .root = __builtin_frame_address(0),
    .notes_end = state->notes_end, .stops_at_entry = state->stops_at_entry, .call = place->call};
  int count = 0;
  state->notes_end = state->stops_at_entry = false;
  state->end_line = 0;
  state->end_place[0] = '\0';
  place->use = CLUA_RUNNING;
  state->frame = &frame;
  if (begins) clua_grant(thread);
  else if (state->debugger != NULL) clua_refresh_hook(thread);
  enter(state);
  clua_step_begins(state, thread);
  clua_error_is_over(state);
  int status = lua_resume(thread, NULL, arguments, &count);
  if (status != LUA_OK && status != LUA_YIELD) tell_error(state, thread, status);
  clua_step_leaves(state, thread, status);
  leave(state);
  state->frame = frame.previous;
  if (frame.previous != NULL) clua_reconsider(frame.previous->thread);
  if (status == LUA_OK) return finish(state, number, count, wanted, mode);
  if (status != LUA_YIELD) {
    if (frame.notes_end) clua_note_error(state, thread);
    return failed(state, number, status);
  }
  state->suspending = false;
  state->threads[number - 1].use = CLUA_WAITING;
  if (waiting != NULL) {
    *waiting = number;
  } else {
    discard(state, number);
  }
  return CLUA_SUSPENDED;
}

// Runs on the new thread: its results, the function and its arguments, stay there.
static int prepare(lua_State *L) {
  int32_t ref = (int32_t)lua_tointeger(L, 1);
  lua_settop(L, 0);
  if (!clua_push_ref(clua_of(L), L, ref)) lua_pushnil(L);
  return 1 + clua_push_all(L);
}

// Puts the function and its arguments on the thread, which is empty; their number, or -1.
static int put_arguments(clua_state *state, lua_State *thread, int32_t ref) {
  if (!clua_push_ref(state, thread, ref)) lua_pushnil(thread);
  int count = clua_push_all_cheaply(thread);
  if (count >= 0) return count;
  lua_settop(thread, 0);
  lua_pushcfunction(thread, prepare);
  lua_pushinteger(thread, ref);
  state->lifted++;
  int status = lua_pcall(thread, 1, LUA_MULTRET, 0);
  state->lifted--;
  return status == LUA_OK ? lua_gettop(thread) - 1 : -1;
}

static int32_t begin_call(
  clua_state *state, int32_t ref, int32_t wanted, enum clua_mode mode, int32_t *waiting) {
  if (!begin(state)) return clua_fail(state, CLUA_ERROR_RUNTIME, "C stack overflow");
  int32_t number = take_thread(state);
  int count = number == 0 ? -1 : put_arguments(state, state->threads[number - 1].thread, ref);
  int32_t status;
  if (count >= 0) {
    status = run(state, number, true, count, wanted, mode, waiting);
  } else {
    if (number != 0) discard(state, number);
    status = clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
  }
  return status;
}

static int32_t go_on(
  clua_state *state, int32_t number, int32_t wanted, enum clua_mode mode, int32_t *waiting) {
  if (!is_waiting(state, number)) return clua_fail(state, CLUA_ERROR_RUNTIME, "nothing to resume");
  if (!begin(state)) return clua_fail(state, CLUA_ERROR_RUNTIME, "C stack overflow");
  return run(state, number, false, 0, wanted, mode, waiting);
}

int32_t clua_call(
  clua_state *state, int32_t ref, int32_t wanted, enum clua_mode mode, int32_t *waiting) {
  if (waiting != NULL) *waiting = 0;
  int first_fact = state->first_fact;
  int32_t status = begin_call(state, ref, wanted, mode, waiting);
  state->fact_count = first_fact;
  clua_out_end(state);
  return status;
}

int32_t clua_resume(
  clua_state *state, int32_t number, int32_t wanted, enum clua_mode mode, int32_t *waiting) {
  if (waiting != NULL) *waiting = 0;
  int32_t status = go_on(state, number, wanted, mode, waiting);
  clua_out_end(state);
  return status;
}

bool clua_can_suspend(clua_state *state) {
  for (const clua_frame *frame = state->frame; frame != NULL; frame = frame->previous) {
    if (!lua_isyieldable(frame->thread)) return false;
    if (frame->root) return state->close_depth == 0;
  }
  return false;
}

const clua_value *clua_results(clua_state *state, int32_t *count) {
  if (count != NULL) *count = state->results.count;
  return state->results.values;
}

// MARK: Loading

typedef struct source {
  const char *bytes, *name;
  size_t length;
  int32_t *ref;
  int status;
} source;

static int load(lua_State *L) {
  source *source = lua_touserdata(L, 1);
  source->status = clua_compile(L, source->bytes, source->length, source->name, "t");
  if (source->status == LUA_OK) {
    *source->ref = clua_make_ref(clua_of(L), L, -1);
    if (*source->ref == 0) source->status = LUA_ERRMEM;
  } else if (lua_type(L, -1) == LUA_TSTRING) {
    size_t length;
    const char *message = lua_tolstring(L, -1, &length);
    clua_text_set(clua_of(L), &clua_of(L)->message, message, length);
  }
  return 0;
}

static int32_t refuse_size(clua_state *state, const char *name) {
  char text[512], shown[LUA_IDSIZE];
  clua_short_name(name, shown);
  snprintf(
    text, sizeof text, "%s:1: source is larger than %zu bytes", shown, state->config.source_limit);
  return clua_fail(state, CLUA_ERROR_SYNTAX, text);
}

int32_t clua_load(
  clua_state *state, const char *bytes, size_t length, const char *name, int32_t *ref) {
  source source = {bytes, name, length, ref, LUA_ERRMEM};
  *ref = 0;
  if (state->config.source_limit != 0 && length > state->config.source_limit) {
    return refuse_size(state, name);
  }
  if (!begin(state)) return clua_fail(state, CLUA_ERROR_RUNTIME, "C stack overflow");
  clua_fail(state, CLUA_OK, "");
  clua_count_source(state, name);
  enter(state);
  bool ended = clua_protect(state, load, &source) == LUA_OK;
  leave(state);
  if (ended && source.status == LUA_OK) return CLUA_OK;
  if (ended && source.status == LUA_ERRSYNTAX) return CLUA_ERROR_SYNTAX;
  clua_release(state, *ref);
  *ref = 0;
  if (state->stopping != 0) return clua_explain(state, state->main, LUA_ERRRUN);
  return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
}
