// The allocator of a state: it counts, and its cap is soft. Beyond the cap it still grants, and the
// error is raised at the next instruction: Lua 5.4.4 is not sound where the allocator itself says
// no in the middle of a table's growth.
#include <stdlib.h>

#include "internal.h"

// For tests: true where this request is the one to fail. Lua asks a second time after a collection,
// and that request fails too.
static bool fails(clua_state *state, size_t size) {
  if (state->fail_again != 0 && state->fail_again == size) {
    state->fail_again = 0;
    return true;
  }
  if (state->fail_after == 0 || --state->fail_after > 0) return false;
  state->fail_again = size;
  return true;
}

static bool refused(clua_state *state, size_t old_size, size_t new_size) {
  size_t limit = state->config.memory_limit;
  if (fails(state, new_size)) return true;
  if (limit == 0 || state->lifted > 0 || state->used - old_size + new_size <= limit) return false;
  if (!state->over) {
    state->over = true;
    clua_arm_now(state);
  }
  return state->used - old_size + new_size > limit + CLUA_GRACE;
}

// New bytes are written: a string or a large table costs by its size. How small tables grow depends
// on the hashes of a run, so they cost nothing here.
static void charge(clua_state *state, bool string, size_t size) {
  if (state->frame == NULL || state->units == INT64_MAX || (!string && size < 4096)) return;
  int64_t cost = (int64_t)(size / 64);
  if (cost <= state->units) {
    state->units -= cost;
  } else if (state->units > 0) {
    state->units = 0;
    clua_arm_now(state);
  }
}

void *clua_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  clua_state *state = context;
  bool string = block == NULL && old_size == LUA_TSTRING;
  if (block == NULL) old_size = 0;  // Lua tells a type there
  if (new_size == 0) {
    free(block);
    state->used -= old_size;
    return NULL;
  }
  if (new_size > old_size && refused(state, old_size, new_size)) return NULL;
  void *grown = realloc(block, new_size);
  if (grown == NULL) return NULL;
  state->used += new_size - old_size;
  if (new_size > old_size) charge(state, string, new_size);
  return grown;
}

void *clua_resize(clua_state *state, void *block, size_t size) {
  if (state->fail_after != 0 && --state->fail_after == 0) return NULL;
  return realloc(block, size);
}

size_t clua_memory_used(const clua_state *state) { return state->used; }

void clua_fail_allocation(clua_state *state, int64_t n) {
  state->fail_after = n;
  state->fail_again = 0;
}
