// Where a debugger stops. A state looks at lines only while somebody steps or goes back, or where a file that it
// has compiled has a breakpoint: any other runs as without a debugger. What is done at a stop is Swift's affair:
// it is called in the hook, and what runs goes on when it returns.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { MOST_LINES = 1 << 16, MOST_FILES = 1 << 12, KEPT_POSITIONS = 1 << 20 };

typedef struct lines {
  uint8_t *bits;
  int32_t count;  // lines that the bits tell of
} lines;

typedef struct watched_file {
  char *name;  // as Lua has it: "@plugins/a.lua"
  lines breaks;
} watched_file;

// Where a line ran, to find the one before it.
typedef struct position {
  const void *thread;
  int64_t call;
  int32_t depth;
} position;

struct clua_debugger {
  clua_stop_fn stop;
  clua_chunk_fn chunk;
  void *context;
  clua_state *states;
  watched_file *files;
  int32_t file_count;
  lines breaks;  // of all files
  bool faults, refusals;
  volatile sig_atomic_t asked;
  int aside;
  int64_t first_block;  // breakpoints count only after so many of a state

  enum clua_step step;
  const void *step_thread;
  int32_t step_depth;
  bool step_is_over;  // what stepped has ended: the next line of all is the one
  bool step_waits;    // it is suspended

  const void *half_thread;  // that looks at lines since it was in the middle of one
  int32_t half_line;

  bool counts;
  int64_t position, target, events, last_call;
  position *positions;  // the last ones, each at its number
  bool told;            // of the error that is on its way
};

clua_debugger *clua_debugger_new(clua_stop_fn stop, clua_chunk_fn chunk, void *context) {
  clua_debugger *debugger = calloc(1, sizeof *debugger);
  if (debugger == NULL) return NULL;
  debugger->stop = stop;
  debugger->chunk = chunk;
  debugger->context = context;
  return debugger;
}

void clua_debugger_free(clua_debugger *debugger) {
  for (clua_state *state = debugger->states; state != NULL; state = state->next_watched) {
    state->debugger = NULL;
  }
  for (int32_t n = 0; n < debugger->file_count; n++) {
    free(debugger->files[n].name);
    free(debugger->files[n].breaks.bits);
  }
  free(debugger->files);
  free(debugger->breaks.bits);
  free(debugger->positions);
  free(debugger);
}

void clua_debug(clua_state *state, clua_debugger *debugger) {
  state->debugger = debugger;
  state->next_watched = debugger->states;
  debugger->states = state;
}

// The state is closed.
void clua_leave_debugger(clua_state *state) {
  clua_debugger *debugger = state->debugger;
  free(state->watched_files);
  if (debugger == NULL) return;
  for (int32_t n = 0; n < state->thread_count; n++) {
    if (state->threads[n].thread == debugger->step_thread) debugger->step_is_over = true;
  }
  clua_state **place = &debugger->states;
  while (*place != state) place = &(*place)->next_watched;
  *place = state->next_watched;
}

// MARK: Hooks

static bool looks_at_lines(const clua_state *state) {
  const clua_debugger *debugger = state->debugger;
  if (debugger == NULL) return false;
  bool stops_at_entry = state->frame != NULL && state->frame->stops_at_entry;
  return stops_at_entry || state->has_breaks || debugger->counts || debugger->step != CLUA_GO;
}

int clua_hook_mask(lua_State *thread) {
  const clua_state *state = clua_of(thread);
  const clua_script_hook *hook = clua_hook_of(thread);
  bool notes_end = state->frame != NULL && state->frame->notes_end;
  bool follows = clua_profile_looks(state);
  return LUA_MASKCOUNT | (hook != NULL ? hook->mask : 0) | (state->counts_lines || looks_at_lines(state) ? LUA_MASKLINE : 0) |
         (follows ? LUA_MASKCALL : 0) | (notes_end || follows ? LUA_MASKRET : 0);
}

// The hook of a thread is as things stand; its block goes on.
void clua_refresh_hook(lua_State *thread) {
  int mask = clua_hook_mask(thread);
  lua_Hook hook = lua_gethook(thread);
  if (hook == NULL || lua_gethookmask(thread) == mask) return;
  lua_sethook(thread, hook, mask, lua_gethookcount(thread));
}

// What runs, or waits in a call, looks as it should from now on; a coroutine that is suspended, when it goes on.
static void refresh(clua_debugger *debugger) {
  for (clua_state *state = debugger->states; state != NULL; state = state->next_watched) {
    for (clua_frame *frame = state->frame; frame != NULL; frame = frame->previous) {
      clua_refresh_hook(frame->thread);
    }
  }
}

// MARK: Breakpoints

static bool has_line(const lines *lines, int32_t line) {
  return line < lines->count && (lines->bits[line / 8] >> (line % 8) & 1);
}

static void add_line(lines *lines, int32_t line) {
  if (line < 1 || line >= MOST_LINES) return;
  if (line >= lines->count) {
    int32_t count = (line / 256 + 1) * 256;
    uint8_t *bits = realloc(lines->bits, (size_t)count / 8);
    if (bits == NULL) return;
    memset(bits + lines->count / 8, 0, (size_t)(count - lines->count) / 8);
    lines->bits = bits;
    lines->count = count;
  }
  lines->bits[line / 8] |= (uint8_t)(1 << (line % 8));
}

static void clear_lines(lines *lines) {
  if (lines->count > 0) memset(lines->bits, 0, (size_t)lines->count / 8);
}

static bool is_empty(const lines *lines) {
  for (int32_t n = 0; n < lines->count / 8; n++) {
    if (lines->bits[n] != 0) return false;
  }
  return true;
}

static int32_t find_file(const clua_debugger *debugger, const char *name) {
  for (int32_t n = debugger->file_count - 1; n >= 0; n--) {
    if (strcmp(debugger->files[n].name, name) == 0) return n;
  }
  return -1;
}

static int32_t add_file(clua_debugger *debugger, const char *name) {
  if (debugger->file_count >= MOST_FILES) return -1;
  size_t size = (size_t)(debugger->file_count + 1) * sizeof(watched_file);
  watched_file *files = realloc(debugger->files, size);
  if (files == NULL) return -1;
  debugger->files = files;
  char *copy = strdup(name);
  if (copy == NULL) return -1;
  files[debugger->file_count] = (watched_file){.name = copy};
  return debugger->file_count++;
}

static void look_for_breaks(clua_debugger *debugger, clua_state *state) {
  state->has_breaks = false;
  for (int32_t n = 0; n < state->watched_count; n++) {
    const lines *lines = &debugger->files[state->watched_files[n]].breaks;
    if (!is_empty(lines)) state->has_breaks = true;
  }
}

static bool has_file(const clua_state *state, int32_t file) {
  for (int32_t n = 0; n < state->watched_count; n++) {
    if (state->watched_files[n] == file) return true;
  }
  return false;
}

// A file is compiled in this state. Swift tells the breakpoints of one that is new.
void clua_note_chunk(clua_state *state, const char *name) {
  clua_debugger *debugger = state->debugger;
  if (debugger == NULL || *name != '@' || debugger->aside > 0) return;
  int32_t file = find_file(debugger, name);
  if (file < 0) file = add_file(debugger, name);
  if (file < 0) return;
  if (!has_file(state, file)) {
    size_t size = (size_t)(state->watched_count + 1) * sizeof(int32_t);
    int32_t *files = realloc(state->watched_files, size);
    if (files == NULL) return;
    state->watched_files = files;
    files[state->watched_count++] = file;
  }
  debugger->chunk(debugger->context, name);
  look_for_breaks(debugger, state);
  refresh(debugger);
}

void clua_break_lines(
    clua_debugger *debugger, const char *name, const int32_t *numbers, int32_t count) {
  int32_t file = find_file(debugger, name);
  if (file < 0) return;
  clear_lines(&debugger->files[file].breaks);
  for (int32_t n = 0; n < count; n++) add_line(&debugger->files[file].breaks, numbers[n]);
  clear_lines(&debugger->breaks);
  for (int32_t n = 0; n < debugger->file_count; n++) {
    const lines *lines = &debugger->files[n].breaks;
    for (int32_t line = 1; line < lines->count; line++) {
      if (has_line(lines, line)) add_line(&debugger->breaks, line);
    }
  }
  for (clua_state *state = debugger->states; state != NULL; state = state->next_watched) {
    look_for_breaks(debugger, state);
  }
  refresh(debugger);
}

void clua_break_after(clua_debugger *debugger, int64_t blocks) { debugger->first_block = blocks; }

int64_t clua_blocks(const clua_state *state) { return state->blocks; }

void clua_break_errors(clua_debugger *debugger, bool faults, bool refusals) {
  debugger->faults = faults;
  debugger->refusals = refusals;
}

void clua_stop_at_entry(clua_state *state) { state->stops_at_entry = true; }

static bool has_break(clua_debugger *debugger, lua_State *L, lua_Debug *activation) {
  if (!has_line(&debugger->breaks, activation->currentline)) return false;
  if (clua_of(L)->blocks < debugger->first_block) return false;
  lua_getinfo(L, "S", activation);
  int32_t file = *activation->source == '@' ? find_file(debugger, activation->source) : -1;
  return file >= 0 && has_line(&debugger->files[file].breaks, activation->currentline);
}

// MARK: Steps

static int32_t depth_of(lua_State *thread) {
  lua_Debug activation;
  int32_t depth = 0;
  while (lua_getstack(thread, depth, &activation)) depth++;
  return depth;
}

// What steps in the state: the innermost thread that runs, else the last one that is suspended.
static lua_State *stepping_thread(const clua_state *state) {
  if (state->frame != NULL) return state->frame->thread;
  for (int32_t n = state->thread_count - 1; n >= 0; n--) {
    if (state->threads[n].use == CLUA_WAITING) return state->threads[n].thread;
  }
  return NULL;
}

void clua_step(clua_debugger *debugger, enum clua_step step, const clua_state *state) {
  lua_State *thread = state != NULL ? stepping_thread(state) : NULL;
  debugger->step = step;
  debugger->step_is_over = thread == NULL;
  debugger->step_waits = thread != NULL && state->frame == NULL;
  debugger->step_thread = thread;
  if (thread != NULL) debugger->step_depth = depth_of(thread) - (step == CLUA_STEP_OUT);
  refresh(debugger);
}

static bool ends_step(const clua_debugger *debugger, lua_State *L) {
  lua_Debug activation;
  if (debugger->step == CLUA_GO) return false;
  if (debugger->step_is_over) return true;
  if (debugger->step_thread != L) return debugger->step == CLUA_STEP_IN && !debugger->step_waits;
  if (debugger->step == CLUA_STEP_IN) return true;
  return !lua_getstack(L, debugger->step_depth, &activation);
}

// A thread goes on, or begins.
void clua_step_begins(clua_state *state, const lua_State *thread) {
  clua_debugger *debugger = state->debugger;
  if (debugger != NULL && debugger->step_thread == thread) debugger->step_waits = false;
}

// A thread is suspended, or has ended.
void clua_step_leaves(clua_state *state, const lua_State *thread, int status) {
  clua_debugger *debugger = state->debugger;
  if (debugger == NULL || debugger->step_thread != thread || debugger->aside > 0) return;
  if (status == LUA_YIELD) debugger->step_waits = true;
  else debugger->step_is_over = true;
}

// MARK: Positions

void clua_count_positions(clua_debugger *debugger, int64_t target) {
  debugger->counts = true;
  debugger->target = target;
  if (debugger->positions == NULL) {
    debugger->positions = calloc(KEPT_POSITIONS, sizeof *debugger->positions);
  }
  refresh(debugger);
}

int64_t clua_position(const clua_debugger *debugger) { return debugger->position; }

int64_t clua_line_events(const clua_debugger *debugger) { return debugger->events; }

// A call from Swift begins; what is left of a former one is another.
int64_t clua_number_call(clua_state *state) {
  return state->debugger != NULL ? ++state->debugger->last_call : 0;
}

static int64_t call_of(const clua_state *state) {
  const clua_frame *frame = state->frame;
  while (frame != NULL && frame->root == NULL) frame = frame->previous;
  return frame != NULL ? frame->call : 0;
}

static void note_position(clua_debugger *debugger, lua_State *L) {
  int64_t number = ++debugger->position;
  if (debugger->positions == NULL) return;
  debugger->positions[number % KEPT_POSITIONS] =
    (position){.thread = L, .call = call_of(clua_of(L)), .depth = depth_of(L)};
}

int64_t clua_position_before(const clua_debugger *debugger) {
  int64_t now = debugger->position, first = now - KEPT_POSITIONS + 1;
  if (debugger->positions == NULL || now < 2) return now - 1;
  const position *here = &debugger->positions[now % KEPT_POSITIONS];
  for (int64_t n = now - 1; n >= 1 && n >= first; n--) {
    const position *there = &debugger->positions[n % KEPT_POSITIONS];
    if (there->thread == here->thread && there->call == here->call && there->depth <= here->depth) {
      return n;
    }
  }
  return now - 1;
}

// MARK: Stopping

void clua_ask(clua_debugger *debugger) { debugger->asked = 1; }

// Everything rests while Swift is called; true where what runs is to end.
static bool stop(clua_state *state, int reasons, int32_t line) {
  clua_debugger *debugger = state->debugger;
  clua_timer_end(&state->timer);
  bool ends = debugger->stop(debugger->context, state, reasons, line);
  clua_timer_begin(&state->timer);
  state->block_began = clua_now();
  state->block_cpu = 0;
  return ends;
}

// Lua takes the rest of the line for a line of its own.
static void note_half_line(lua_State *L) {
  clua_debugger *debugger = clua_of(L)->debugger;
  lua_Debug activation;
  if (!lua_getstack(L, 0, &activation)) return;
  lua_getinfo(L, "l", &activation);
  debugger->half_thread = L;
  debugger->half_line = activation.currentline;
}

static bool is_half_line(clua_debugger *debugger, lua_State *L, int32_t line) {
  if (debugger->half_thread != L) return false;
  debugger->half_thread = NULL;
  return debugger->half_line == line;
}

// Between two instructions: somebody has asked for the debugger.
bool clua_debug_look(lua_State *L) {
  clua_state *state = clua_of(L);
  clua_debugger *debugger = state->debugger;
  if (debugger == NULL) return false;
  state->blocks++;
  if (!debugger->asked) return false;
  debugger->asked = 0;
  bool looked = looks_at_lines(state);
  bool ends = stop(state, CLUA_STOPS_ASKED, 0);
  if (!looked && looks_at_lines(state)) note_half_line(L);
  return ends;
}

// A line is about to run.
bool clua_debug_line(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  clua_debugger *debugger = state->debugger;
  clua_frame *frame = state->frame;
  if (debugger == NULL || frame == NULL || debugger->aside > 0) return false;
  if (activation->currentline < 0) return false;
  debugger->events++;
  debugger->told = false;
  bool is_watched = debugger->step != CLUA_GO || debugger->counts || frame->stops_at_entry;
  is_watched = is_watched || debugger->half_thread != NULL;
  if (!is_watched && !has_line(&debugger->breaks, activation->currentline)) return false;
  if (is_half_line(debugger, L, activation->currentline)) return false;
  int reasons = 0;
  if (debugger->counts) {
    note_position(debugger, L);
    if (debugger->position == debugger->target) reasons |= CLUA_STOPS_TARGET;
  }
  if (ends_step(debugger, L)) reasons |= CLUA_STOPS_STEP;
  if (frame->stops_at_entry && frame->thread == L) {
    frame->stops_at_entry = false;
    reasons |= CLUA_STOPS_ENTRY;
  }
  if (state->has_breaks && has_break(debugger, L, activation)) reasons |= CLUA_STOPS_BREAKPOINT;
  return reasons != 0 && stop(state, reasons, activation->currentline);
}

// The function that Swift called returns from a decision.
bool clua_debug_return(lua_State *L, lua_Debug *activation) {
  clua_state *state = clua_of(L);
  clua_debugger *debugger = state->debugger;
  if (debugger == NULL || !debugger->refusals || debugger->aside > 0) return false;
  if (!lua_getinfo(L, "r", activation) || activation->ntransfer == 0) return false;
  if (lua_getlocal(L, activation, activation->ftransfer) == NULL) return false;
  bool refuses = lua_isboolean(L, -1) && !lua_toboolean(L, -1);
  lua_pop(L, 1);
  return refuses && stop(state, CLUA_STOPS_REFUSAL, activation->currentline);
}

// Whether an error that nothing catches is to be told, which is on top of the innermost thread. It is told once.
bool clua_tells_error(clua_state *state) {
  clua_debugger *debugger = state->debugger;
  if (debugger == NULL || !debugger->faults || debugger->aside > 0 || debugger->told) return false;
  if (state->stopping == CLUA_ERROR_EXIT || state->stopping == CLUA_ERROR_INTERRUPTED) return false;
  debugger->told = true;
  return true;
}

// No error is on its way here: the next one is to be told.
void clua_error_is_over(const clua_state *state) {
  if (state->debugger != NULL && state->debugger->aside == 0) state->debugger->told = false;
}

bool clua_debug_error(clua_state *state) { return stop(state, CLUA_STOPS_ERROR, 0); }

// MARK: Aside

// What is called until clua_end_aside is no part of what runs: it uses units and time of its own, and no
// breakpoint stops it.
void clua_begin_aside(clua_state *state, clua_aside *saved, int64_t units, double seconds) {
  state->debugger->aside++;
  clua_timer_end(&state->timer);
  *saved = (clua_aside){
    .units = state->units, .granted = state->granted, .until_look = state->until_look,
    .timer_limit = state->timer.limit, .timer_used = state->timer.used,
    .timer_granted = state->timer.granted, .stopping = state->stopping,
    .end_line = state->end_line, .pace = state->pace};
  memcpy(saved->end_place, state->end_place, sizeof state->end_place);
  state->units = state->granted = units;
  state->until_look = 0;
  state->stopping = 0;
  clua_set_seconds(state, seconds, seconds, 0);
  clua_timer_begin(&state->timer);
}

void clua_end_aside(clua_state *state, const clua_aside *saved) {
  state->units = saved->units;
  state->granted = saved->granted;
  state->until_look = saved->until_look;
  state->timer = (clua_timer){
    .limit = saved->timer_limit, .used = saved->timer_used, .granted = saved->timer_granted};
  state->stopping = saved->stopping;
  state->end_line = saved->end_line;
  state->pace = saved->pace;
  memcpy(state->end_place, saved->end_place, sizeof state->end_place);
  state->debugger->aside--;
}
