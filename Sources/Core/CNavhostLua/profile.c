// Where units go: a tree whose roots the host chooses, one for each kind of call that it makes, with a node for
// each function below and the lines as leaves. While lines are told apart a block is one instruction, so that
// what is taken between two looks belongs to one line. The tree lies outside of the state's own memory, and counts
// as memory of the state. Where there is none for more of it, units go to the node above.
//
// A node is found by a hash of what it is, in the same time whatever else stands beside it. The names of chunks
// are nodes, too, which nobody takes units for: so each is kept once.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { MOST_FRAMES = 64 };  // the innermost of a very deep stack
enum { LONGEST_NAME = 512, FIRST_ROOM = 16, MOST_NODES = 1 << 20 };

struct clua_profile {
  clua_usage *nodes;  // the first is no node
  int32_t *slots;     // twice as many as there is room for nodes; 0: empty
  int32_t count, room;
  size_t bytes;       // all that is kept here
  bool tells_lines;
  int32_t root;       // of the call that runs; 0: none
  int32_t function;   // the node of the function that runs in `thread`, unless something was called since
  int32_t chunk;      // the node of its chunk's name
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
    if (profile->nodes[n].kind == CLUA_USAGE_CHUNK) free(profile->nodes[n].source);
    free(profile->nodes[n].name);
  }
  free(profile->nodes);
  free(profile->slots);
  free(profile);
}

size_t clua_profile_bytes(const clua_state *state) {
  return state->profile != NULL ? state->profile->bytes : 0;
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

static uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

// Where a node stands, or would stand. What a chunk's name is its `line` tells, by a hash.
static uint32_t slot_of(const clua_profile *profile, const clua_usage *wanted) {
  uint32_t mask = (uint32_t)profile->room * 2 - 1;
  uint64_t hash = mix(mix(mix(mix(0, (uint64_t)wanted->kind), (uint32_t)wanted->parent),
                          (uint32_t)wanted->line), (uint32_t)wanted->chunk);
  for (uint32_t slot = (uint32_t)(hash >> 20) & mask;; slot = (slot + 1) & mask) {
    const clua_usage *node = &profile->nodes[profile->slots[slot]];
    if (profile->slots[slot] == 0) return slot;
    if (node->kind != wanted->kind || node->parent != wanted->parent) continue;
    if (node->line != wanted->line || node->chunk != wanted->chunk) continue;
    if (node->kind != CLUA_USAGE_CHUNK || strcmp(node->source, wanted->source) == 0) return slot;
  }
}

static bool make_room(clua_profile *profile) {
  if (profile->count < profile->room) return true;
  int32_t room = profile->room == 0 ? FIRST_ROOM : profile->room * 2;
  if (room > MOST_NODES) return false;
  clua_usage *nodes = realloc(profile->nodes, (size_t)room * sizeof *nodes);
  if (nodes == NULL) return false;
  profile->nodes = nodes;
  int32_t *slots = calloc((size_t)room * 2, sizeof *slots);
  if (slots == NULL) return false;
  free(profile->slots);
  profile->slots = slots;
  profile->bytes += (size_t)(room - profile->room) * (sizeof *nodes + 2 * sizeof *slots);
  profile->room = room;
  if (profile->count == 0) nodes[profile->count++] = (clua_usage){0};
  for (int32_t n = 1; n < profile->count; n++) slots[slot_of(profile, &nodes[n])] = n;
  return true;
}

// So much of a name as is kept; NULL where there is no memory.
static char *copy(clua_profile *profile, const char *text) {
  char *copy = text != NULL ? strndup(text, LONGEST_NAME) : NULL;
  if (copy != NULL) profile->bytes += strlen(copy) + 1;
  return copy;
}

// The node that is wanted, made where there is none yet; 0: there is no room for it.
static int32_t find(clua_profile *profile, const clua_usage *wanted, bool *is_new) {
  *is_new = false;
  if (!make_room(profile)) return 0;
  uint32_t slot = slot_of(profile, wanted);
  if (profile->slots[slot] != 0) return profile->slots[slot];
  *is_new = true;
  int32_t number = profile->count++;
  profile->nodes[number] = *wanted;
  profile->slots[slot] = number;
  return number;
}

// The node below `parent` for a root, a function or a line.
static int32_t child(
  clua_profile *profile, int32_t parent, enum clua_usage_kind kind, int32_t chunk, int32_t line,
  bool *is_new) {
  clua_usage wanted = {.kind = kind, .parent = parent, .line = line, .chunk = chunk};
  if (chunk != 0) wanted.source = profile->nodes[chunk].source;
  int32_t found = find(profile, &wanted, is_new);
  return found != 0 ? found : parent;
}

static int32_t find_root(clua_profile *profile) {
  bool is_new;
  return child(profile, 0, CLUA_USAGE_ROOT, 0, profile->root, &is_new);
}

// The node of a chunk's name; 0: there is none.
static int32_t find_chunk(clua_profile *profile, const char *source) {
  char name[LONGEST_NAME + 1];
  uint64_t hash = 0;
  bool is_new;
  size_t length = strnlen(source, LONGEST_NAME);
  memcpy(name, source, length);
  name[length] = '\0';
  for (size_t i = 0; i < length; i++) hash = mix(hash, (uint8_t)name[i]);
  clua_usage wanted = {.kind = CLUA_USAGE_CHUNK, .line = (int32_t)hash, .source = name};
  int32_t found = find(profile, &wanted, &is_new);
  if (!is_new) return found;
  profile->nodes[found].source = copy(profile, name);
  if (profile->nodes[found].source != NULL) return found;
  profile->slots[slot_of(profile, &wanted)] = 0;
  profile->count--;
  return 0;
}

// MARK: Looking

int32_t clua_profile_enter(clua_state *state, int32_t root) {
  clua_profile *profile = state->profile;
  if (profile == NULL) return 0;
  int32_t former = profile->root;
  clua_profile_settle(state);
  profile->root = root;
  profile->thread = NULL;
  profile->current = root == 0 ? 0 : find_root(profile);
  return former;
}

// Something was called, or returned.
void clua_profile_moved(clua_state *state) {
  if (state->profile != NULL) state->profile->thread = NULL;
}

// The node of a function below that of its caller. What it was called as is looked for once: Lua goes through the
// caller's code for it.
static int32_t find_call(clua_profile *profile, lua_State *L, int32_t parent, lua_Debug *call) {
  bool is_new;
  lua_getinfo(L, "S", call);
  profile->chunk = find_chunk(profile, call->source);
  if (*call->what == 'C') return parent;
  int32_t node = child(profile, parent, CLUA_USAGE_FUNCTION, profile->chunk, call->linedefined, &is_new);
  if (!is_new) return node;
  lua_getinfo(L, "n", call);
  profile->nodes[node].name = copy(profile, call->name);
  return node;
}

// The node of the function that runs, below those that called it in this thread. The function that the host
// called is the root itself.
static int32_t find_function(clua_profile *profile, lua_State *L) {
  lua_Debug calls[MOST_FRAMES];
  int count = 0;
  while (count < MOST_FRAMES && lua_getstack(L, count, &calls[count])) count++;
  int32_t node = find_root(profile);
  bool is_whole = count < MOST_FRAMES, is_hosts = clua_of(L)->frame->thread == L;
  int outermost = count - (is_whole && is_hosts ? 2 : 1);
  for (int level = outermost; level >= 0; level--) node = find_call(profile, L, node, &calls[level]);
  if (outermost < 0) {
    lua_getinfo(L, "S", &calls[0]);
    profile->chunk = find_chunk(profile, calls[0].source);
  }
  return node;
}

// An instruction is about to run.
void clua_profile_step(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  clua_profile *profile = state->profile;
  bool is_new;
  clua_profile_settle(state);
  if (profile->thread != L) {
    profile->function = find_function(profile, L);
    profile->thread = L;
  }
  lua_getinfo(L, "l", activation);
  profile->current = child(
    profile, profile->function, CLUA_USAGE_LINE, profile->chunk, activation->currentline, &is_new);
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
