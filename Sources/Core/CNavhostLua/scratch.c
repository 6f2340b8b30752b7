// Memory for one piece of work, freed when that has ended. Where an error ends it, it is left to the next one,
// and to the end of the state.
#include <stdlib.h>

#include "budget.h"
#include "internal.h"

enum { SCRATCH = 16 * 1024 };

void clua_free_scratch(clua_state *state, clua_mark mark) {
  while (state->scratch != mark.chunk) {
    clua_chunk *chunk = state->scratch;
    state->scratch = chunk->next;
    state->scratch_bytes -= chunk->size;
    free(chunk);
  }
  if (mark.chunk != NULL) mark.chunk->used = mark.used;
}

clua_mark clua_mark_scratch(const clua_state *state) {
  clua_chunk *chunk = state->scratch;
  return (clua_mark){chunk, chunk != NULL ? chunk->used : 0};
}

static void add_chunk(lua_State *L, size_t size) {
  clua_state *state = clua_of(L);
  size_t limit = state->config.memory_limit, used = state->used + state->scratch_bytes;
  bool is_bounded = limit != 0 && state->lifted == 0;
  if (size < SCRATCH) size = SCRATCH;
  if (is_bounded && (size > limit || used > limit - size)) clua_stop(L, CLUA_ERROR_MEMORY);
  clua_chunk *chunk = clua_resize(state, NULL, sizeof(clua_chunk) + size);
  if (chunk == NULL) luaL_error(L, "not enough memory");
  *chunk = (clua_chunk){.next = state->scratch, .size = size};
  state->scratch = chunk;
  state->scratch_bytes += size;
}

void *clua_scratch(lua_State *L, size_t size) {
  clua_state *state = clua_of(L);
  size = (size + 15) & ~(size_t)15;
  if (state->scratch == NULL || state->scratch->size - state->scratch->used < size) {
    add_chunk(L, size);
  }
  void *bytes = state->scratch->bytes + state->scratch->used;
  state->scratch->used += size;
  return bytes;
}
