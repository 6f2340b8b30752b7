// Units of work, the deadline behind them, and what is done at a look: see budget.c.
#ifndef CLUA_BUDGET_H
#define CLUA_BUDGET_H

#include "internal.h"

enum { CLUA_DUE_COLLECTION = 1, CLUA_DUE_SHRINKING = 2 };

void clua_charge_and_look(lua_State *L, uint64_t units);

// Takes units, and raises where there are not so many or everything is to stop. Looks after each thousand
// units or so.
static inline void clua_charge(lua_State *L, uint64_t units) {
  clua_state *state = clua_of(L);
  if (units < state->until_look) {
    state->until_look -= units;
    state->units -= (int64_t)units;
  } else {
    clua_charge_and_look(L, units);
  }
}

void clua_charge_bytes(lua_State *L, uint64_t bytes);
void clua_reserve(lua_State *L, uint64_t bytes);  // pays for a copy, and makes room for it
bool clua_afford(clua_state *state, uint64_t units);
void clua_check(lua_State *L);  // a look: raises where everything is to stop
void clua_hook(lua_State *L, lua_Debug *activation);
void clua_parked_hook(lua_State *L, lua_Debug *activation);
void clua_dead_hook(lua_State *L, lua_Debug *activation);
void clua_arm_now(clua_state *state);
void clua_set_due(clua_state *state, int what);
void clua_grant(lua_State *thread);       // the first block of a thread
void clua_rearm(lua_State *thread);
void clua_reconsider(lua_State *thread);  // it goes on, after another one ran
void clua_note_stop(lua_State *L, int status, bool looks);
int clua_stop(lua_State *L, int status);
void clua_collect_idle(lua_State *L);
void clua_plan_collection(clua_state *state);
bool clua_has_weak_keys(lua_State *L, int metatable);

#endif
