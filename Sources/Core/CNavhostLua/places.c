// Places in Lua code: where it runs, and where a call ended, which is the line of the return that gave its
// answer, or of the error.
#include <stdio.h>

#include "internal.h"

// "FILE:LINE: " of the innermost Lua function, found without needing memory.
void clua_find_place(lua_State *L, char *place, size_t size) {
  lua_Debug activation;
  place[0] = '\0';
  for (int level = 0; level < 20 && lua_getstack(L, level, &activation); level++) {
    lua_getinfo(L, "Sl", &activation);
    if (activation.currentline <= 0) continue;
    snprintf(place, size, "%s:%d: ", activation.short_src, activation.currentline);
    return;
  }
}

void clua_place(clua_state *state, char *place, size_t size) {
  place[0] = '\0';
  if (state->frame != NULL) clua_find_place(state->frame->thread, place, size);
}

void clua_note_end(clua_state *state) { state->notes_end = true; }

// A function returns. It is the one that Swift called, or one whose call that returned, where nothing
// called it.
bool clua_note_return(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  lua_Debug caller;
  const clua_frame *frame = state->frame;
  if (frame == NULL || !frame->notes_end || frame->thread != L) return false;
  if (lua_getstack(L, 1, &caller)) return false;
  lua_getinfo(L, "lt", activation);
  state->end_line = activation->currentline;
  if (activation->istailcall) clua_find_place(L, state->end_place, sizeof state->end_place);
  return clua_debug_return(L, activation);
}

void clua_note_error(clua_state *state, lua_State *thread) {
  clua_find_place(thread, state->end_place, sizeof state->end_place);
}

int32_t clua_end(clua_state *state, const char **place) {
  *place = state->end_place;
  return state->end_line > 0 ? state->end_line : 0;
}
