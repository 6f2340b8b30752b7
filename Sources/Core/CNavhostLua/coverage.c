// Which lines run, for reports of coverage. The numbers lie outside of the state's own memory, and
// where there is no memory for them, lines go uncounted.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

void clua_count_lines(clua_state *state) { state->counts_lines = true; }

static clua_counted *find_source(clua_state *state, const char *name) {
  for (int32_t n = state->counted_count - 1; n >= 0; n--) {
    if (strcmp(state->counted[n].source, name) == 0) return &state->counted[n];
  }
  return NULL;
}

// Only what the host gave is counted: `load` may call its chunks as it likes.
void clua_count_source(clua_state *state, const char *name) {
  if (!state->counts_lines || *name != '@' || find_source(state, name + 1) != NULL) return;
  size_t size = (size_t)(state->counted_count + 1) * sizeof(clua_counted);
  clua_counted *counted = realloc(state->counted, size);
  if (counted == NULL) return;
  state->counted = counted;
  char *copy = strdup(name + 1);
  if (copy != NULL) counted[state->counted_count++] = (clua_counted){.source = copy};
}

static bool has_room(clua_counted *counted, int32_t line) {
  enum { STEP = 256, MOST = 1 << 16 };
  if (line < counted->lines) return true;
  if (line >= MOST) return false;
  int32_t lines = (line / STEP + 1) * STEP;
  uint32_t *hits = realloc(counted->hits, (size_t)lines * sizeof *hits);
  if (hits == NULL) return false;
  memset(hits + counted->lines, 0, (size_t)(lines - counted->lines) * sizeof *hits);
  counted->hits = hits;
  counted->lines = lines;
  return true;
}

void clua_note_line(lua_State *L, lua_Debug *activation) {
  lua_getinfo(L, "S", activation);
  const char *name = activation->source;
  if (*name != '@' || activation->currentline < 1) return;
  clua_counted *counted = find_source(clua_of(L), name + 1);
  if (counted == NULL || !has_room(counted, activation->currentline)) return;
  uint32_t *hits = &counted->hits[activation->currentline];
  if (*hits < UINT32_MAX) ++*hits;
}

const char *clua_lines(
    const clua_state *state, int32_t n, const uint32_t **hits, int32_t *count) {
  if (n < 0 || n >= state->counted_count) return NULL;
  *hits = state->counted[n].hits;
  *count = state->counted[n].lines;
  return state->counted[n].source;
}

void clua_free_lines(clua_state *state) {
  for (int32_t n = 0; n < state->counted_count; n++) {
    free(state->counted[n].source);
    free(state->counted[n].hits);
  }
  free(state->counted);
}
