// Where units go: a tree whose roots the host chooses, one for each kind of call that it makes, with a node for
// each function below and the lines as leaves. While lines are told apart a block is one instruction, so that
// what is taken between two looks belongs to one line. The tree lies outside of the state's own memory, and where
// there is no memory for more of it, units go to the node above.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { MOST_FRAMES = 64 };  // the innermost of a very deep stack

struct clua_profile {
  clua_usage *nodes;  // the first is no node
  int32_t count, room;
  bool tells_lines;
  int32_t root;       // of the call that runs; 0: none
  int32_t function;   // the node of the function that runs in `thread`, unless something was called since
  lua_State *thread;
  int32_t current;    // where units go now; 0: nowhere
  int64_t seen;       // units left at the last look
};

bool clua_profile_start(clua_state *state, bool lines) {
  if (state->profile == NULL) state->profile = calloc(1, sizeof *state->profile);
  if (state->profile == NULL) return false;
  state->profile->tells_lines = lines;
  return true;
}

void clua_free_profile(clua_state *state) {
  clua_profile *profile = state->profile;
  if (profile == NULL) return;
  for (int32_t n = 1; n < profile->count; n++) {
    free(profile->nodes[n].source);
    free(profile->nodes[n].name);
  }
  free(profile->nodes);
  free(profile);
}

bool clua_profile_looks(const clua_state *state) {
  return state->profile != NULL && state->profile->tells_lines && state->profile->root != 0;
}

// What was taken since the last look goes where it belongs.
void clua_profile_settle(clua_state *state) {
  clua_profile *profile = state->profile;
  if (profile == NULL) return;
  if (profile->current != 0) profile->nodes[profile->current].units += profile->seen - state->units;
  profile->seen = state->units;
}

void clua_profile_rebase(clua_state *state) {
  if (state->profile != NULL) state->profile->seen = state->units;
}

// MARK: The tree

static bool make_room(clua_profile *profile) {
  if (profile->count < profile->room) return true;
  int32_t room = profile->room == 0 ? 64 : profile->room * 2;
  if (room > 1 << 20) return false;
  clua_usage *nodes = realloc(profile->nodes, (size_t)room * sizeof *nodes);
  if (nodes == NULL) return false;
  profile->nodes = nodes;
  profile->room = room;
  if (profile->count == 0) nodes[profile->count++] = (clua_usage){0};
  return true;
}

static char *copy(const char *text) { return text != NULL ? strdup(text) : NULL; }

static bool is_same(const char *a, const char *b) {
  return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

// The node below `parent` for a root, a function or a line.
static int32_t child(
  clua_profile *profile, int32_t parent, enum clua_usage_kind kind, const char *source, int32_t line,
  const char *name) {
  if (!make_room(profile)) return parent;
  for (int32_t n = profile->nodes[parent].first; n != 0; n = profile->nodes[n].next) {
    const clua_usage *node = &profile->nodes[n];
    if (node->kind == kind && node->line == line && is_same(node->source, source)) return n;
  }
  int32_t number = profile->count++;
  profile->nodes[number] = (clua_usage){
    .kind = kind, .parent = parent, .next = profile->nodes[parent].first, .line = line,
    .source = copy(source), .name = copy(name)};
  profile->nodes[parent].first = number;
  return number;
}

// MARK: Looking

int32_t clua_profile_enter(clua_state *state, int32_t root) {
  clua_profile *profile = state->profile;
  if (profile == NULL) return 0;
  int32_t former = profile->root;
  clua_profile_settle(state);
  profile->root = root;
  profile->thread = NULL;
  profile->current = root == 0 ? 0 : child(profile, 0, CLUA_USAGE_ROOT, NULL, root, NULL);
  return former;
}

// Something was called, or returned.
void clua_profile_moved(clua_state *state) {
  if (state->profile != NULL) state->profile->thread = NULL;
}

// The node of the function that runs, below those that called it in this thread. The function that the host
// called is the root itself.
static int32_t find_function(clua_profile *profile, lua_State *L) {
  lua_Debug calls[MOST_FRAMES];
  int count = 0;
  while (count < MOST_FRAMES && lua_getstack(L, count, &calls[count])) count++;
  int32_t node = child(profile, 0, CLUA_USAGE_ROOT, NULL, profile->root, NULL);
  bool is_whole = count < MOST_FRAMES, is_hosts = clua_of(L)->frame->thread == L;
  for (int level = count - (is_whole && is_hosts ? 2 : 1); level >= 0; level--) {
    lua_getinfo(L, "Sn", &calls[level]);
    if (*calls[level].what == 'C') continue;
    node = child(
      profile, node, CLUA_USAGE_FUNCTION, calls[level].source, calls[level].linedefined,
      calls[level].name);
  }
  return node;
}

// An instruction is about to run.
void clua_profile_step(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  clua_profile *profile = state->profile;
  clua_profile_settle(state);
  if (profile->thread != L) {
    profile->function = find_function(profile, L);
    profile->thread = L;
  }
  lua_getinfo(L, "Sl", activation);
  profile->current = child(
    profile, profile->function, CLUA_USAGE_LINE, activation->source, activation->currentline, NULL);
}

void clua_profile_clear(clua_state *state) {
  clua_profile *profile = state->profile;
  for (int32_t n = 1; profile != NULL && n < profile->count; n++) profile->nodes[n].units = 0;
}

int32_t clua_profile_nodes(clua_state *state, const clua_usage **nodes) {
  *nodes = NULL;
  if (state->profile == NULL) return 0;
  clua_profile_settle(state);
  *nodes = state->profile->nodes;
  return state->profile->count;
}
