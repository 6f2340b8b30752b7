// Units of work and the deadline behind them. A thread is granted blocks of instructions, paid for in
// advance; when a block is used up the count hook fires and grants the next one. So a state never
// runs an instruction that was not paid for, whatever it does with coroutines, and the same script
// pays the same everywhere. The hook also looks at the deadline: the longer an instruction may take,
// the shorter the blocks are.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { FIRST_BLOCK = 64, FULL_BLOCK = CLUA_FULL_BLOCK };  // instructions
enum { LOOK_AFTER = 1024 };  // units that functions of ours use up between two looks at the clock
enum { SLOW_BLOCK = 2 * 1000 * 1000, LONG_BLOCK = 20 * 1000 * 1000 };  // nanoseconds
enum { FEW_CALLS = 50 };

static void arm(lua_State *thread, int count) {
  lua_sethook(thread, clua_hook, clua_hook_mask(clua_of(thread)), count);
}

// The running thread comes to the hook at its next instruction. Also called by the allocator.
void clua_arm_now(clua_state *state) {
  if (state->frame != NULL) arm(state->frame->thread, 1);
}

// MARK: Stopping

// Everything unwinds: no pcall of ours stops it, and no Lua code runs on the way.
int clua_unwind(lua_State *L) {
  arm(L, 1);
  lua_pushnil(L);
  return lua_error(L);
}

// "FILE:LINE: " of the innermost Lua function, found without needing memory.
static void find_place(lua_State *L, char *place, size_t size) {
  lua_Debug activation;
  place[0] = '\0';
  for (int level = 0; level < 20 && lua_getstack(L, level, &activation); level++) {
    lua_getinfo(L, "Sl", &activation);
    if (activation.currentline <= 0) continue;
    snprintf(place, size, "%s:%d: ", activation.short_src, activation.currentline);
    return;
  }
}

void clua_note_stop(lua_State *L, int status, bool looks) {
  clua_state *state = clua_of(L);
  if (state->stopping != 0) return;
  state->stopping = status;
  state->credit = 0;
  if (looks) {
    find_place(L, state->where, sizeof state->where);
  } else {
    state->where[0] = '\0';
  }
}

int clua_stop(lua_State *L, int status) {
  clua_note_stop(L, status, true);
  return clua_unwind(L);
}

void clua_place(clua_state *state, char *place, size_t size) {
  place[0] = '\0';
  if (state->frame != NULL) find_place(state->frame->thread, place, size);
}

// Raises an ordinary error that names the innermost Lua function's place, also from the hook.
int clua_raise_here(lua_State *L, const char *text) {
  char place[sizeof clua_of(L)->where];
  find_place(L, place, sizeof place);
  lua_pushfstring(L, "%s%s", place, text);
  return lua_error(L);
}

// Lua gives a stack back only in a collection. One that was very large would let a single call that
// goes in circles (__call) move millions of arguments: so it goes as soon as few calls are left.
static void shrink_stacks(lua_State *L) {
  lua_Debug activation;
  if (lua_getstack(L, FEW_CALLS, &activation)) return;
  clua_of(L)->tall = false;
  clua_collect(L);
}

void clua_check(lua_State *L) {
  clua_state *state = clua_of(L);
  if (state->stopping != 0) clua_unwind(L);
  if (state->signal->raised) clua_stop(L, CLUA_ERROR_INTERRUPTED);
  if (clua_timer_is_over(&state->timer)) clua_stop(L, CLUA_ERROR_SECONDS);
  if (state->over) clua_collect(L);
  if (state->tall) shrink_stacks(L);
}

// MARK: Units

// Moves units from the purse into the hand.
static void take_credit(clua_state *state) {
  int64_t wanted = state->units < LOOK_AFTER ? state->units : LOOK_AFTER;
  state->credit += wanted;
  if (state->units != INT64_MAX) state->units -= wanted;
}

void clua_charge_slowly(lua_State *L, size_t units) {
  clua_state *state = clua_of(L);
  clua_check(L);
  bool enough = units <= (size_t)state->credit + (size_t)state->units;
  if (!enough) {
    state->units = state->credit = 0;
    clua_stop(L, CLUA_ERROR_UNITS);
  }
  if (units > (size_t)state->credit) {
    if (state->units != INT64_MAX) state->units -= (int64_t)units - state->credit;
    units = (size_t)state->credit;
  }
  state->credit -= (int64_t)units;
  take_credit(state);
}

// Pays where nothing may be raised: false where nothing is left, and the stop comes with the next
// charge.
bool clua_afford(clua_state *state, size_t units) {
  if (units < (size_t)state->credit) {
    state->credit -= (int64_t)units;
    return true;
  }
  if (state->units == INT64_MAX) return true;
  units -= (size_t)state->credit;
  state->credit = 0;
  bool enough = units < (size_t)state->units;
  state->units = enough ? state->units - (int64_t)units : 0;
  return enough;
}

void clua_spend(clua_state *state, int64_t units) {
  if (units > 0) clua_afford(state, (size_t)units);
}

// For work that a machine does quickly: copying, comparing, looking for a byte.
void clua_charge_bytes(lua_State *L, size_t bytes) { clua_charge(L, bytes / 64 + 1); }

void clua_set_units(clua_state *state, int64_t units, int64_t granted) {
  state->units = units < 0 ? 0 : units;
  state->granted = granted;
  state->credit = 0;
}

int64_t clua_units_left(const clua_state *state) {
  return state->units == INT64_MAX ? INT64_MAX : state->units + state->credit;
}

// MARK: Blocks

// Pays for up to `wanted` instructions; near the end of the budget blocks become small, so that
// what is left can still be spent on the work of functions.
static int pay(clua_state *state, int wanted) {
  if (state->units == INT64_MAX) return wanted;
  int64_t share = clua_units_left(state) / 8 + 1;
  int block = share < wanted ? (int)share : wanted;
  clua_afford(state, (size_t)block);
  return block;
}

static bool is_spent(const clua_state *state) { return state->units <= 0 && state->credit <= 0; }

// Two things of a script make single instructions long: long strings, which are compared and read as
// numbers, and metatables, which are walked link by link. This many instructions can take 20 ms then.
static int safe_block(const clua_state *state) {
  int64_t links = state->metatable_count > FEW_CALLS ? state->metatable_count : 0;
  int64_t longest = (int64_t)state->long_strings * CLUA_BYTE_TIME + links * (250 + links / 2);
  if (longest <= LONG_BLOCK / FULL_BLOCK) return FULL_BLOCK;
  return longest < LONG_BLOCK ? (int)(LONG_BLOCK / longest) : 1;
}

// While a stack is tall its end has to be seen: an instruction returns from one call at most, so that many are
// safe as there are calls above the last few. To arm a hook takes a walk over all calls.
static int safe_returns(lua_State *thread) {
  lua_Debug activation;
  if (lua_getstack(thread, FEW_CALLS + FULL_BLOCK, &activation)) return FULL_BLOCK;
  return lua_getstack(thread, FEW_CALLS + FIRST_BLOCK, &activation) ? FIRST_BLOCK : 1;
}

static int longest_block(lua_State *thread) {
  const clua_state *state = clua_of(thread);
  int most = safe_block(state);
  if (state->over) return 1;
  if (state->pace < most) most = state->pace;
  int returns = state->tall ? safe_returns(thread) : most;
  return returns < most ? returns : most;
}

// What the host made for a call, such as its arguments, is collected in the next one: a hook that makes
// nothing itself would leave them for ever.
void clua_grant(lua_State *thread) {
  clua_state *state = clua_of(thread);
  if (state->used > state->collect_at) state->over = true;
  int most = longest_block(thread);
  arm(thread, is_spent(state) ? 1 : pay(state, most < FIRST_BLOCK ? most : FIRST_BLOCK));
}

// A thread goes on after another one ran: a block that was granted when instructions were short may
// be too long now, and its stack may be tall.
void clua_reconsider(lua_State *thread) {
  clua_state *state = clua_of(thread);
  lua_Debug activation;
  if (state->config.sandboxed && lua_getstack(thread, FEW_CALLS, &activation)) state->tall = true;
  if (longest_block(thread) < lua_gethookcount(thread)) arm(thread, 1);
}

// Behind that estimate stands the clock: after a block that took too long, those that follow are
// shorter. Only the thread's own time counts, so that blocks are the same on a busy machine.
static void keep_pace(clua_state *state) {
  int64_t now = clua_now(), passed = now - state->block_began;
  state->block_began = now;
  if (passed < SLOW_BLOCK) {
    state->block_cpu = 0;
    if (passed < SLOW_BLOCK / 16 && state->pace < FULL_BLOCK) state->pace *= 2;
    return;
  }
  int64_t cpu = clua_thread_time();
  bool slow = state->block_cpu != 0 && cpu - state->block_cpu > SLOW_BLOCK;
  if (slow) state->pace = state->pace > 8 ? state->pace / 8 : 1;
  state->block_cpu = cpu;
}

static int next_block(lua_State *thread, int last) {
  int most = longest_block(thread);
  int wanted = last < FIRST_BLOCK ? FIRST_BLOCK : last < FULL_BLOCK / 4 ? last * 4 : FULL_BLOCK;
  return wanted < most ? wanted : most;
}

void clua_hook(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  if (activation->event == LUA_HOOKLINE) return clua_note_line(L, activation);
  clua_check(L);
  if (is_spent(state)) clua_stop(L, CLUA_ERROR_UNITS);
  if (state->timer.limit != 0) keep_pace(state);
  arm(L, pay(state, next_block(L, lua_gethookcount(L))));
}

// The same hook; which of the three stands tells the coroutine library what a thread is: suspended
// by the host rather than by its own yield, or ended by a stop.
void clua_parked_hook(lua_State *L, lua_Debug *activation) { clua_hook(L, activation); }
void clua_dead_hook(lua_State *L, lua_Debug *activation) { clua_hook(L, activation); }

// MARK: Metatables

// Whether its keys would be weak: collecting those takes time in the square of their number.
static bool has_weak_keys(lua_State *L, int metatable) {
  lua_pushliteral(L, "__mode");
  lua_rawget(L, metatable);
  const char *mode = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  bool weak = strchr(mode, 'k') != NULL;
  lua_pop(L, 1);
  return weak;
}

// Remembers a table that becomes a metatable; false where it may not.
bool clua_note_metatable(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (has_weak_keys(L, index)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pushvalue(L, index);
    lua_pushboolean(L, true);
    lua_rawset(L, -4);
    clua_of(L)->metatable_count++;
  }
  lua_pop(L, 2);
  return true;
}

// Counts them anew, and says whether one was given weak keys since.
static bool any_weak_keys(lua_State *L) {
  bool found = false;
  int count = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  for (lua_pushnil(L); lua_next(L, -2); count++) {
    lua_pop(L, 1);
    if (has_weak_keys(L, lua_gettop(L))) found = true;
  }
  lua_pop(L, 1);
  clua_of(L)->metatable_count = count;
  return found;
}

// MARK: Collecting

// A trusted state has Lua's own collector, and comes here only at its limit.
void clua_plan_collection(clua_state *state) {
  size_t limit = state->config.memory_limit != 0 ? state->config.memory_limit : SIZE_MAX;
  size_t next = state->used * 2 + 256 * 1024;
  state->collect_at = state->config.sandboxed && next < limit ? next : limit;
}

// A charge must not depend on a few bytes more or less, which differ between runs.
static size_t coarse_memory(const clua_state *state) {
  return (size_t)1 << (63 - __builtin_clzll(state->used | 1));
}

// A sandboxed state collects only here, at a safe point, so that what a collection takes is known.
void clua_collect(lua_State *L) {
  clua_state *state = clua_of(L);
  size_t limit = state->config.memory_limit;
  state->over = false;
  clua_charge(L, coarse_memory(state) / 256);
  luaL_checkstack(L, 10, NULL);
  if (any_weak_keys(L)) {
    if (limit != 0 && state->used > limit) clua_stop(L, CLUA_ERROR_MEMORY);
    state->over = true;
    clua_raise_here(L, "a metatable with weak keys is not allowed here");
  }
  lua_gc(L, LUA_GCCOLLECT);
  state->over = false;
  clua_plan_collection(state);
  if (limit != 0 && state->used > limit) clua_stop(L, CLUA_ERROR_MEMORY);
}

// Where no code of the state's own notices: between calls, and inside a callback. Collecting weak keys takes the square of their number: then it is left.
void clua_collect_idle(lua_State *L) {
  if (any_weak_keys(L)) return;
  lua_gc(L, LUA_GCCOLLECT);
  clua_plan_collection(clua_of(L));
}

// Near the memory limit: what a function is about to make at once must find its room.
void clua_reserve_slowly(lua_State *L, size_t bytes) {
  clua_state *state = clua_of(L);
  size_t limit = state->config.memory_limit;
  if (bytes <= limit) {
    clua_charge(L, bytes / 64);
    clua_collect(L);
    if (state->used <= limit - bytes) return;
  }
  clua_stop(L, CLUA_ERROR_MEMORY);
}

// MARK: Signals

clua_signal *clua_signal_new(void) { return calloc(1, sizeof(clua_signal)); }

void clua_signal_free(clua_signal *signal) { free(signal); }

void clua_signal_raise(clua_signal *signal) { signal->raised = 1; }

void clua_interrupt(clua_state *state) { state->signal->raised = 1; }

void clua_set_clock(clua_state *state, double seconds) { state->clock = seconds; }

int32_t clua_exit_status(clua_state *state) { return state->exit_status; }
