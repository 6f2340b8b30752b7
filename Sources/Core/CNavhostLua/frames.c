// What stands still while a debugger looks: the functions that run, their variables, and pieces of code that see
// these. Everything is read raw, and nothing raises.
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "list.h"

// One of the functions that run.
typedef struct place {
  lua_State *thread;
  lua_Debug activation;
  bool is_root;
} place;

// Those of the library, and of chunks without lines, are not shown.
static bool is_shown(lua_State *thread, lua_Debug *activation) {
  lua_getinfo(thread, "Sl", activation);
  return *activation->what != 'C' && activation->currentline >= 0;
}

// Looks for the n-th of those of a thread, and takes from n how many it has.
static bool find_in(lua_State *thread, int32_t *n, place *place) {
  lua_Debug beneath;
  for (int level = 0; lua_getstack(thread, level, &place->activation); level++) {
    if (!is_shown(thread, &place->activation) || (*n)-- > 0) continue;
    place->thread = thread;
    place->is_root = !lua_getstack(thread, level + 1, &beneath);
    return true;
  }
  return false;
}

static bool find(clua_state *state, int32_t n, place *place) {
  for (clua_frame *frame = state->frame; frame != NULL; frame = frame->previous) {
    if (!find_in(frame->thread, &n, place)) continue;
    place->is_root &= frame->root != NULL;
    return true;
  }
  for (int32_t i = state->thread_count - 1; state->frame == NULL && i >= 0; i--) {
    const clua_thread *waiting = &state->threads[i];
    if (waiting->use == CLUA_WAITING && find_in(waiting->thread, &n, place)) return true;
  }
  return false;
}

bool clua_frame_at(clua_state *state, int32_t n, clua_frame_info *info) {
  place place;
  if (!find(state, n, &place)) return false;
  lua_getinfo(place.thread, "nS", &place.activation);
  *info = (clua_frame_info){
    .source = strdup(place.activation.source),
    .name = place.activation.name != NULL ? strdup(place.activation.name) : NULL,
    .line = place.activation.currentline,
    .first_line = place.activation.linedefined,
    .last_line = place.activation.lastlinedefined,
    .is_root = place.is_root};
  return info->source != NULL;
}

void clua_free_info(clua_frame_info *info) {
  free(info->source);
  free(info->name);
}

// MARK: Variables

static void add_text(clua_state *state, const char *text) {
  size_t length = strlen(text);
  const char *copy = clua_list_bytes(state, &state->results, text, length);
  clua_value *value = clua_list_add(state, &state->results, CLUA_STRING);
  if (copy == NULL || value == NULL) return;
  value->bytes = copy;
  value->length = length;
}

// The value on top of the thread, which goes, under its name. What the machine keeps for itself has no name.
static void add(clua_state *state, lua_State *thread, const char *name) {
  if (*name != '(') {
    add_text(state, name);
    clua_flatten(state, thread, lua_gettop(thread), &state->results, CLUA_REF);
  }
  lua_pop(thread, 1);
}

static void add_locals(clua_state *state, place *place, bool are_arguments) {
  lua_State *thread = place->thread;
  lua_getinfo(thread, "u", &place->activation);
  int arguments = place->activation.nparams;
  const char *name;
  for (int n = are_arguments ? 1 : arguments + 1; !are_arguments || n <= arguments; n++) {
    if ((name = lua_getlocal(thread, &place->activation, n)) == NULL) return;
    add(state, thread, name);
  }
}

static void add_upvalues(clua_state *state, place *place) {
  lua_State *thread = place->thread;
  const char *name;
  lua_getinfo(thread, "f", &place->activation);
  int function = lua_gettop(thread);
  for (int n = 1; (name = lua_getupvalue(thread, function, n)) != NULL; n++) {
    add(state, thread, strcmp(name, "_ENV") == 0 ? "(_ENV)" : name);
  }
  lua_pop(thread, 1);
}

// To look at what stands still is no work of the script's.
typedef struct purse {
  int64_t units;
  uint64_t until_look;
} purse;

static purse begin_list(clua_state *state) {
  clua_list_clear(&state->results);
  return (purse){state->units, state->until_look};
}

static int32_t listed(clua_state *state, purse purse) {
  state->units = purse.units;
  state->until_look = purse.until_look;
  return state->results.failed ? clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory") : CLUA_OK;
}

int32_t clua_frame_values(clua_state *state, int32_t n, enum clua_scope scope) {
  place place;
  purse purse = begin_list(state);
  if (!find(state, n, &place) || !lua_checkstack(place.thread, 8)) return CLUA_OK;
  if (scope == CLUA_UPVALUES) add_upvalues(state, &place);
  else add_locals(state, &place, scope == CLUA_ARGUMENTS);
  return listed(state, purse);
}

int32_t clua_frame_extra(clua_state *state, int32_t n) {
  place place;
  purse purse = begin_list(state);
  if (!find(state, n, &place) || !lua_checkstack(place.thread, 8)) return CLUA_OK;
  for (int i = 1; i <= CLUA_MAX_RESULTS; i++) {
    if (lua_getlocal(place.thread, &place.activation, -i) == NULL) break;
    clua_flatten(state, place.thread, lua_gettop(place.thread), &state->results, CLUA_REF);
    lua_pop(place.thread, 1);
  }
  return listed(state, purse);
}

static bool is_in_list(lua_State *L, int key, int64_t length) {
  if (!lua_isinteger(L, key)) return false;
  lua_Integer number = lua_tointeger(L, key);
  return number >= 1 && number <= length;
}

void clua_table_sizes(clua_state *state, int32_t ref, int64_t *length, int64_t *others) {
  lua_State *L = state->main;
  *length = *others = 0;
  if (!lua_checkstack(L, 8) || !clua_push_ref(state, L, ref)) return;
  int table = lua_gettop(L);
  if (lua_istable(L, table)) {
    *length = (int64_t)lua_rawlen(L, table);
    lua_pushnil(L);
    while (lua_next(L, table)) {
      lua_pop(L, 1);
      if (!is_in_list(L, table + 1, *length)) (*others)++;
    }
  }
  lua_settop(L, table - 1);
}

int32_t clua_table_list(clua_state *state, int32_t ref, int64_t first, int64_t count) {
  lua_State *L = state->main;
  purse purse = begin_list(state);
  if (!lua_checkstack(L, 12) || !clua_push_ref(state, L, ref)) return CLUA_OK;
  int table = lua_gettop(L);
  for (int64_t n = 0; lua_istable(L, table) && n < count; n++) {
    lua_pushinteger(L, first + n);
    lua_rawgeti(L, table, first + n);
    clua_flatten(state, L, table + 1, &state->results, CLUA_DISPLAY);
    clua_flatten(state, L, table + 2, &state->results, CLUA_REF);
    lua_settop(L, table);
  }
  lua_settop(L, table - 1);
  return listed(state, purse);
}

int32_t clua_table_others(
  clua_state *state, int32_t ref, int64_t length, int64_t start, int64_t count) {
  lua_State *L = state->main;
  purse purse = begin_list(state);
  if (!lua_checkstack(L, 12) || !clua_push_ref(state, L, ref)) return CLUA_OK;
  int table = lua_gettop(L);
  int64_t number = 0;
  lua_pushnil(L);
  while (lua_istable(L, table) && number < start + count && lua_next(L, table)) {
    if (!is_in_list(L, table + 1, length) && number++ >= start) {
      clua_flatten(state, L, table + 1, &state->results, CLUA_DISPLAY);
      clua_flatten(state, L, table + 2, &state->results, CLUA_REF);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, table - 1);
  return listed(state, purse);
}

int32_t clua_show(clua_state *state, int32_t ref) {
  lua_State *L = state->main;
  purse purse = begin_list(state);
  if (!lua_checkstack(L, 8) || !clua_push_ref(state, L, ref)) return CLUA_OK;
  clua_flatten(state, L, lua_gettop(L), &state->results, CLUA_DISPLAY);
  lua_pop(L, 1);
  return listed(state, purse);
}

// MARK: Code that sees them

// The number of the local that the name means, the innermost; 0: none.
static int find_local(place *place, const char *name) {
  int found = 0;
  const char *other;
  for (int n = 1; (other = lua_getlocal(place->thread, &place->activation, n)) != NULL; n++) {
    if (strcmp(other, name) == 0) found = n;
    lua_pop(place->thread, 1);
  }
  return found;
}

static int find_upvalue(lua_State *thread, int function, const char *name) {
  const char *other;
  for (int n = 1; (other = lua_getupvalue(thread, function, n)) != NULL; n++) {
    lua_pop(thread, 1);
    if (strcmp(other, name) == 0) return n;
  }
  return 0;
}

// With the piece of code at `piece` and the function that runs above it.
static void bind_upvalue(place *place, int piece, int n, const char *name) {
  lua_State *thread = place->thread;
  int local = find_local(place, name);
  if (local != 0) {
    lua_getlocal(thread, &place->activation, local);
    lua_setupvalue(thread, piece, n);
    return;
  }
  int upvalue = find_upvalue(thread, piece + 1, name);
  if (upvalue != 0) lua_upvaluejoin(thread, piece, n, piece + 1, upvalue);
}

bool clua_bind(clua_state *state, int32_t n, int32_t ref) {
  place place;
  const char *name;
  if (!find(state, n, &place) || !lua_checkstack(place.thread, 12)) return false;
  lua_State *thread = place.thread;
  if (!clua_push_ref(state, thread, ref)) return false;
  int piece = lua_gettop(thread);
  lua_getinfo(thread, "f", &place.activation);
  for (int i = 1; (name = lua_getupvalue(thread, piece, i)) != NULL; i++) {
    lua_pop(thread, 1);
    bind_upvalue(&place, piece, i, name);
  }
  lua_settop(thread, piece - 1);
  return true;
}

void clua_unbind(clua_state *state, int32_t n, int32_t ref) {
  place place;
  const char *name;
  if (!find(state, n, &place) || !lua_checkstack(place.thread, 12)) return;
  lua_State *thread = place.thread;
  if (!clua_push_ref(state, thread, ref)) return;
  int piece = lua_gettop(thread);
  for (int i = 1; (name = lua_getupvalue(thread, piece, i)) != NULL; i++) {
    int local = find_local(&place, name);
    if (local == 0 || lua_setlocal(thread, &place.activation, local) == NULL) lua_pop(thread, 1);
  }
  lua_settop(thread, piece - 1);
}
