#define _GNU_SOURCE  // pthread_getattr_np, syscall
// Units of work. A thread is granted blocks of instructions, paid for in advance; when a block is
// used up the count hook fires and grants the next one. So a state never runs an instruction that
// was not paid for, whatever it does with coroutines, and the same script pays the same everywhere.
#include <stdio.h>
#include <string.h>

#include <pthread.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

static void arm(lua_State *thread, int count) {
  lua_sethook(thread, clua_hook, clua_hook_mask(clua_of(thread)), count);
}

// The running thread comes to the hook at its next instruction. Also called by the allocator.
void clua_arm_now(clua_state *state) {
  if (state->frame != NULL) arm(state->frame->thread, 1);
}

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

void clua_note_place(lua_State *L, clua_state *state) {
  find_place(L, state->where, sizeof state->where);
}

int clua_stop(lua_State *L, int status) {
  clua_state *state = clua_of(L);
  if (state->stopping == 0) {
    state->stopping = status;
    clua_note_place(L, state);
  }
  return clua_unwind(L);
}

// A charge must not depend on a few bytes more or less, which differ between runs.
size_t clua_coarse_memory(const clua_state *state) {
  return (size_t)1 << (63 - __builtin_clzll(state->used | 1));
}

// Raises an ordinary error that names the innermost Lua function's place, also from the hook.
int clua_raise_here(lua_State *L, const char *text) {
  char place[sizeof clua_of(L)->where];
  find_place(L, place, sizeof place);
  lua_pushfstring(L, "%s%s", place, text);
  return lua_error(L);
}

void clua_check(lua_State *L) {
  clua_state *state = clua_of(L);
  if (state->stopping != 0) clua_unwind(L);
  if (state->interrupted) clua_stop(L, CLUA_ERROR_INTERRUPTED);
  if (state->tall) {
    state->tall = false;
    clua_raise_here(L, "stack overflow");
  }
  if (state->over) clua_collect(L);
}

void clua_charge_specially(lua_State *L, size_t units) {
  clua_state *state = clua_of(L);
  if (state->stopping != 0) clua_unwind(L);
  if (state->interrupted) clua_stop(L, CLUA_ERROR_INTERRUPTED);
  if (state->units == INT64_MAX) return;
  if (units > (size_t)state->units) {
    state->units = 0;
    clua_stop(L, CLUA_ERROR_UNITS);
  }
  state->units -= (int64_t)units;
}

void clua_spend(clua_state *state, int64_t units) {
  if (units > 0) clua_afford(state, (size_t)units);
}

// For work that a machine does quickly: copying, comparing, looking for a byte.
void clua_charge_bytes(lua_State *L, size_t bytes) { clua_charge(L, bytes / 64 + 1); }

// Near the memory limit.
void clua_reserve_specially(lua_State *L, size_t bytes) {
  clua_state *state = clua_of(L);
  size_t limit = state->config.memory_limit;
  if (bytes <= limit) {
    clua_charge(L, bytes / 64);
    clua_collect(L);
    if (state->used <= limit - bytes) return;
  }
  clua_stop(L, CLUA_ERROR_MEMORY);
}

// Pays for up to `wanted` instructions; near the end of the budget blocks become small, so that
// what is left can still be spent on the work of functions.
static inline int pay(clua_state *state, int wanted, int64_t price) {
  if (state->units == INT64_MAX) return CLUA_FULL_BLOCK;
  int64_t share = state->units / 8 + 1;
  if (price != 1) share /= price;
  int block = share < wanted ? (int)share : wanted;
  if (block < 1) block = 1;
  state->units -= block * price < state->units ? block * price : state->units;
  return block;
}

// Before a call from outside, what makes instructions very dear may be garbage by now.
void clua_grant(lua_State *thread) {
  enum { VERY_DEAR = 256 };
  clua_state *state = clua_of(thread);
  if (state->depth == 0 && state->dearness > VERY_DEAR) state->over = true;
  bool at_once = state->units <= 0 || state->over;
  arm(thread, at_once ? 1 : pay(state, CLUA_FIRST_BLOCK, 1 + state->dearness));
}

// What is left of its block was paid for when instructions were cheaper, perhaps.
void clua_reconsider(lua_State *thread) {
  const clua_state *state = clua_of(thread);
  if (state->dearness > 0 || state->fresh != NULL) arm(thread, 1);
}

static int next_block(const clua_state *state, int last) {
  int most =
    state->metatable_count < CLUA_MANY_METATABLES ? CLUA_FULL_BLOCK : CLUA_CAREFUL_BLOCK;
  int wanted = last >= most / 4 ? most : last * 4;
  return wanted < CLUA_FIRST_BLOCK ? CLUA_FIRST_BLOCK : wanted;
}

void clua_hook(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  if (activation->event == LUA_HOOKLINE) return clua_note_line(L, activation);
  int wanted = next_block(state, lua_gethookcount(L));
  clua_check(L);
  int64_t price = clua_price(L);
  if (state->units <= 0) clua_stop(L, CLUA_ERROR_UNITS);
  arm(L, pay(state, wanted, price));
}

// The same hook; which of the three stands tells the coroutine library what a thread is: suspended
// by the host rather than by its own yield, or ended by a stop.
void clua_parked_hook(lua_State *L, lua_Debug *activation) { clua_hook(L, activation); }
void clua_dead_hook(lua_State *L, lua_Debug *activation) { clua_hook(L, activation); }

#ifdef __GLIBC__
extern void *__libc_stack_end;

// The main thread's stack, which grows down to its limit. To ask pthread for it would read
// /proc/self/maps, which takes as long as opening a state.
static bool is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

static char *main_stack_bottom(void) {
  enum { UNLIMITED = 64 * 1024 * 1024 };
  struct rlimit limit;
  size_t size = UNLIMITED;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < UNLIMITED) size = limit.rlim_cur;
  return (char *)__libc_stack_end - size;
}
#else
static bool is_main_thread(void) { return false; }
static char *main_stack_bottom(void) { return NULL; }
#endif

static char *stack_bottom(void) {
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  if (is_main_thread()) return main_stack_bottom();
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
  }
  return lowest;
}

// The lowest address that calls may reach: what a thread's stack is does not change, and states
// that call one another through Swift share it. Kept for each thread, since asking is slow.
static char *stack_floor(void) {
  static _Thread_local char *floor = NULL;
  if (floor == NULL) floor = stack_bottom() + CLUA_STACK_RESERVE;
  return floor;
}

// The address of a variable would not do: a sanitizer may put it elsewhere.
bool clua_out_of_stack(clua_state *state) {
  (void)state;
  return (char *)__builtin_frame_address(0) < stack_floor();
}

void clua_set_units(clua_state *state, int64_t units) {
  state->units = state->granted = units < 0 ? 0 : units;
}

int64_t clua_units_left(const clua_state *state) { return state->units; }

void clua_interrupt(clua_state *state) { state->interrupted = 1; }

void clua_set_clock(clua_state *state, double seconds) { state->clock = seconds; }

int32_t clua_exit_status(clua_state *state) { return state->exit_status; }
