// Units of work and the deadline behind them. Instructions are paid for in advance, in blocks, and the count
// hook fires at the end of one; functions of ours pay as they go. Both come to a look. So a state never runs
// an instruction that was not paid for, and the same script pays the same everywhere.
//
//             a block ends, or `until_look` units are taken
//           +------------------------------------------------+
//           |                                                v     a stop, a signal, the deadline,
//      +---------+                                       +------+   no units, too much memory    +----------+
//      | running |                                       | look | -----------------------------> | stopping |
//      +---------+                                       +------+                                +----------+
//        ^  ^                                                |                                         |
//        |  +------------------------------------------------+                                         |
//        |    what is due is done, and the next block granted                                          |
//        +---------------------------------------------------------------------------------------------+
//             the outermost call has unwound, whatever there was to catch an error, and another begins
//
// What is due: a collection, once the allocator has passed `collect_at`; and to give a stack back that may be
// very large, once few calls are left on it. The allocator, and whoever else cannot raise, only notes it and
// shortens the block to one instruction.
//
// A block is the shorter the longer an instruction may take, so that between two looks lies little time: as
// long as the script's strings and its chains of metatables let one take (longest_step), as the clock found
// (`pace`), and one instruction where something is due.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"

enum { FIRST_BLOCK = 64, FULL_BLOCK = CLUA_FULL_BLOCK };  // instructions
enum { UNITS_UNTIL_LOOK = 1024, UNITS_OF_HOOK = 16 };
enum { SLOW_BLOCK = 2 * 1000 * 1000, LONG_BLOCK = 20 * 1000 * 1000 };  // nanoseconds
enum { FEW_CALLS = 50 };

// To arm a hook takes a walk over all calls of the thread.
static void arm(lua_State *thread, int count) {
  lua_sethook(thread, clua_hook, clua_hook_mask(thread), count);
}

// At the end of a block, where Lua itself begins to count anew: only what is different has to be told.
static void arm_again(lua_State *thread, int count) {
  bool is_same = lua_gethookcount(thread) == count && lua_gethook(thread) == clua_hook &&
                 lua_gethookmask(thread) == clua_hook_mask(thread);
  if (!is_same) arm(thread, count);
}

// The running thread looks at its next instruction.
void clua_arm_now(clua_state *state) {
  if (state->frame != NULL) arm(state->frame->thread, 1);
}

void clua_set_due(clua_state *state, int what) {
  if ((state->due & what) != 0) return;
  state->due |= what;
  clua_arm_now(state);
}

// MARK: Stopping

// Everything unwinds: no pcall of ours stops it, and no Lua code runs on the way.
static int unwind(lua_State *L) {
  arm(L, 1);
  lua_pushnil(L);
  return lua_error(L);
}

void clua_note_stop(lua_State *L, int status, bool looks) {
  clua_state *state = clua_of(L);
  if (state->stopping != 0) return;
  state->stopping = status;
  state->until_look = 0;
  state->where[0] = '\0';
  if (looks) clua_find_place(L, state->where, sizeof state->where);
}

int clua_stop(lua_State *L, int status) {
  clua_note_stop(L, status, true);
  return unwind(L);
}

// MARK: A look

static void collect(lua_State *L);
static bool is_beyond_limit(const clua_state *state);

// Lua gives a stack back only in a collection. One that was very large would let a single call that
// goes in circles (__call) move millions of arguments.
static void shrink_stacks(lua_State *L) {
  lua_Debug activation;
  if (lua_getstack(L, FEW_CALLS, &activation)) return;
  clua_of(L)->due &= ~CLUA_DUE_SHRINKING;
  collect(L);
}

void clua_check(lua_State *L) {
  clua_state *state = clua_of(L);
  if (state->stopping != 0) unwind(L);
  if (state->signal->raised) clua_stop(L, CLUA_ERROR_INTERRUPTED);
  if (clua_timer_is_over(&state->timer)) clua_stop(L, CLUA_ERROR_SECONDS);
  if (state->due & CLUA_DUE_COLLECTION) collect(L);
  if (state->due & CLUA_DUE_SHRINKING) shrink_stacks(L);
}

static void take(clua_state *state, int64_t units) {
  state->units -= units;
  if (state->until_look > (uint64_t)state->units) state->until_look = (uint64_t)state->units;
}

void clua_charge_and_look(lua_State *L, uint64_t units) {
  clua_state *state = clua_of(L);
  clua_check(L);
  if (units > (uint64_t)state->units) {
    state->units = 0;
    clua_stop(L, CLUA_ERROR_UNITS);
  }
  state->until_look = UNITS_UNTIL_LOOK;
  take(state, (int64_t)units);
}

// Pays where nothing may be raised: false where nothing is left, and the stop comes with the next look.
bool clua_afford(clua_state *state, uint64_t units) {
  bool enough = units < (uint64_t)state->units;
  state->until_look = units < state->until_look ? state->until_look - units : 0;
  take(state, enough ? (int64_t)units : state->units);
  return enough;
}

void clua_spend(clua_state *state, int64_t units) {
  if (units > 0) clua_afford(state, (uint64_t)units);
}

// For work that a machine does quickly: copying, comparing, looking for a byte.
void clua_charge_bytes(lua_State *L, uint64_t bytes) { clua_charge(L, bytes / 64 + 1); }

void clua_set_units(clua_state *state, int64_t units, int64_t granted) {
  clua_profile_settle(state);
  state->units = units < 0 ? 0 : units;
  state->granted = granted;
  state->until_look = 0;
  clua_profile_rebase(state);
}

// Nobody takes so many that what had no bound looks bounded.
int64_t clua_units_left(const clua_state *state) {
  return state->units > INT64_MAX / 2 ? INT64_MAX : state->units;
}

// MARK: Blocks

// Nanoseconds that an instruction can take of this script: long strings are compared and read as numbers, at
// 16 a byte; a walk along __index, of 2,000 links at most, looks through each table once, all of whose keys
// may collide. Of the memory in use only the magnitude counts, since bytes differ between runs.
static int64_t longest_step(const clua_state *state) {
  int64_t links = state->metatable_count > FEW_CALLS ? state->metatable_count : 0;
  int64_t longest = (int64_t)state->long_strings * 16 + (links < 2000 ? links : 2000) * 250;
  if (state->metatable_count == 0 || state->used < 256 * 1024) return longest;
  return longest + ((int64_t)1 << (63 - __builtin_clzll(state->used))) / 16;
}

static int safe_block(const clua_state *state) {
  int64_t longest = longest_step(state);
  if (longest <= LONG_BLOCK / FULL_BLOCK) return FULL_BLOCK;
  return longest < LONG_BLOCK ? (int)(LONG_BLOCK / longest) : 1;
}

// While a stack may be very large its end has to be seen: an instruction returns from one call at most, so
// that many are safe as there are calls above the last few.
static int safe_returns(lua_State *thread) {
  lua_Debug activation;
  if (lua_getstack(thread, FEW_CALLS + FULL_BLOCK, &activation)) return FULL_BLOCK;
  return lua_getstack(thread, FEW_CALLS + FIRST_BLOCK, &activation) ? FIRST_BLOCK : 1;
}

static int lesser(int a, int b) { return a < b ? a : b; }

static int longest_block(lua_State *thread) {
  const clua_state *state = clua_of(thread);
  if (state->due & CLUA_DUE_COLLECTION || clua_profile_looks(state)) return 1;
  int most = lesser(safe_block(state), state->pace);
  const clua_script_hook *hook = clua_hook_of(thread);
  if (hook != NULL && hook->mask & LUA_MASKCOUNT) most = lesser(most, hook->left);
  return state->due & CLUA_DUE_SHRINKING ? lesser(most, safe_returns(thread)) : most;
}

// Pays for up to `wanted` instructions; near the end of the budget blocks become small, so that
// what is left can still be spent on the work of functions.
static int pay(clua_state *state, int wanted) {
  int64_t share = state->units / 8 + 1;
  int block = share < wanted ? (int)share : wanted;
  take(state, block < state->units ? block : state->units);
  return block;
}

// What the host made for a call, such as its arguments, is collected in the next one: a hook that makes
// nothing itself would leave them for ever.
void clua_grant(lua_State *thread) {
  clua_state *state = clua_of(thread);
  if (state->used > state->collect_at) state->due |= CLUA_DUE_COLLECTION;
  int most = lesser(longest_block(thread), FIRST_BLOCK);
  arm(thread, state->units == 0 ? 1 : pay(state, most));
}

// A script has set another hook for a thread: its block begins again, and is paid for.
void clua_rearm(lua_State *thread) {
  lua_Hook hook = lua_gethook(thread);
  if (hook == clua_hook) clua_grant(thread);
  else if (hook != NULL) lua_sethook(thread, hook, clua_hook_mask(thread), lua_gethookcount(thread));
}

// A thread goes on after another one ran: a block that was granted when instructions were short may
// be too long now, and its stack may be large.
void clua_reconsider(lua_State *thread) {
  clua_state *state = clua_of(thread);
  lua_Debug activation;
  bool is_deep = state->config.sandboxed && lua_getstack(thread, FEW_CALLS, &activation);
  if (is_deep) state->due |= CLUA_DUE_SHRINKING;
  if (longest_block(thread) < lua_gethookcount(thread)) arm(thread, 1);
  if (state->debugger != NULL) clua_refresh_hook(thread);
}

// Behind all estimates stands the clock: after a block that took too long, those that follow are
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
  int wanted = last < FIRST_BLOCK ? FIRST_BLOCK : last < FULL_BLOCK / 4 ? last * 4 : FULL_BLOCK;
  return lesser(wanted, longest_block(thread));
}

// What is noted of a script counts as its memory.
static void note_usage(lua_State *L, lua_Debug *activation) {
  size_t before = clua_profile_bytes(clua_of(L));
  clua_profile_step(L, activation);
  if (clua_profile_bytes(clua_of(L)) > before && is_beyond_limit(clua_of(L))) collect(L);
}

// A line, a call or a return.
static void moved(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  bool ends = false;
  if (activation->event == LUA_HOOKLINE) {
    if (state->counts_lines) clua_note_line(L, activation);
    ends = clua_debug_line(L, activation);
  } else {
    clua_profile_moved(state);
    if (activation->event == LUA_HOOKRET) ends = clua_note_return(L, activation);
  }
  if (ends) clua_stop(L, CLUA_ERROR_INTERRUPTED);
}

// A block has ended.
static void look(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  if (clua_debug_look(L)) clua_stop(L, CLUA_ERROR_INTERRUPTED);
  clua_check(L);
  if (state->units == 0) clua_stop(L, CLUA_ERROR_UNITS);
  if (clua_profile_looks(state)) note_usage(L, activation);
  if (state->timer.limit != 0) keep_pace(state);
  arm_again(L, pay(state, next_block(L, lua_gethookcount(L))));
}

void clua_hook(lua_State *L, lua_Debug *activation) {
  bool is_wanted = clua_wants_hook(L, activation->event, lua_gethookcount(L));
  if (activation->event == LUA_HOOKCOUNT) look(L, activation);
  else moved(L, activation);
  if (!is_wanted) return;
  // Lua counts the instructions of the script's hook, too, and fires none in it: a block may always end there.
  clua_charge(L, UNITS_OF_HOOK);
  clua_call_hook(L, activation);
}

// The same hook; which of the three stands tells the coroutine library what a thread is: suspended
// by the host rather than by its own yield, or ended by a stop.
void clua_parked_hook(lua_State *L, lua_Debug *activation) { clua_hook(L, activation); }
void clua_dead_hook(lua_State *L, lua_Debug *activation) { clua_hook(L, activation); }

// MARK: Collecting

// Whether its keys would be weak: collecting those takes time in the square of their number.
bool clua_has_weak_keys(lua_State *L, int metatable) {
  lua_pushliteral(L, "__mode");
  lua_rawget(L, metatable);
  const char *mode = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  bool weak = strchr(mode, 'k') != NULL;
  lua_pop(L, 1);
  return weak;
}

// Counts the metatables anew, and says whether one was given weak keys since.
static bool any_weak_keys(lua_State *L) {
  bool found = false;
  int count = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  for (lua_pushnil(L); lua_next(L, -2); count++) {
    lua_pop(L, 1);
    if (clua_has_weak_keys(L, lua_gettop(L))) found = true;
  }
  lua_pop(L, 1);
  clua_of(L)->metatable_count = count;
  return found;
}

// A trusted state has Lua's own collector, and comes here only at its limit.
void clua_plan_collection(clua_state *state) {
  size_t limit = state->config.memory_limit != 0 ? state->config.memory_limit : SIZE_MAX;
  uint64_t next = (uint64_t)state->used * 2 + 256 * 1024;
  state->collect_at = state->config.sandboxed && next < limit ? (size_t)next : limit;
}

static bool is_beyond_limit(const clua_state *state) {
  size_t used = state->used + clua_profile_bytes(state);
  return state->config.memory_limit != 0 && used > state->config.memory_limit;
}

// A sandboxed state collects only here, at a safe point, so that what a collection takes is known. As in
// longest_step, only the magnitude of what is in use counts.
static void collect(lua_State *L) {
  clua_state *state = clua_of(L);
  state->due &= ~CLUA_DUE_COLLECTION;
  clua_charge(L, ((uint64_t)1 << (63 - __builtin_clzll(state->used | 1))) / 256);
  luaL_checkstack(L, 10, NULL);
  if (any_weak_keys(L)) {
    if (is_beyond_limit(state)) clua_stop(L, CLUA_ERROR_MEMORY);
    state->due |= CLUA_DUE_COLLECTION;
    char place[sizeof state->where];
    clua_find_place(L, place, sizeof place);
    lua_pushfstring(L, "%sa metatable with weak keys is not allowed here", place);
    lua_error(L);
  }
  lua_gc(L, LUA_GCCOLLECT);
  state->due &= ~CLUA_DUE_COLLECTION;
  clua_plan_collection(state);
  if (is_beyond_limit(state)) clua_stop(L, CLUA_ERROR_MEMORY);
}

// Where no code of the state's own notices: between calls, and inside a callback. With weak keys it is left.
void clua_collect_idle(lua_State *L) {
  if (any_weak_keys(L)) return;
  lua_gc(L, LUA_GCCOLLECT);
  clua_plan_collection(clua_of(L));
}

// What a function is about to make at once must find its room.
void clua_reserve(lua_State *L, uint64_t bytes) {
  clua_state *state = clua_of(L);
  size_t limit = state->config.memory_limit;
  if (limit != 0 && bytes > limit) clua_stop(L, CLUA_ERROR_MEMORY);
  clua_charge(L, bytes / 64);
  if (bytes > SIZE_MAX / 2) luaL_error(L, "not enough memory");
  if (limit == 0 || state->used <= limit - bytes) return;
  collect(L);
  if (state->used > limit - bytes) clua_stop(L, CLUA_ERROR_MEMORY);
}

// MARK: Signals

clua_signal *clua_signal_new(void) { return calloc(1, sizeof(clua_signal)); }

void clua_signal_free(clua_signal *signal) { free(signal); }

void clua_signal_raise(clua_signal *signal) { signal->raised = 1; }

void clua_interrupt(clua_state *state) { state->signal->raised = 1; }

void clua_set_clock(clua_state *state, double seconds) { state->clock = seconds; }

int32_t clua_exit_status(clua_state *state) { return state->exit_status; }
