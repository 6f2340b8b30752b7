// The allocator of a state: it counts, and its cap is soft. Beyond the cap it still grants, and the
// error is raised at the next instruction: Lua 5.4.4 is not sound where the allocator itself says
// no in the middle of a table's growth.
#include <stdlib.h>
#include <string.h>

#include "budget.h"

enum { LONG_STRING = 4096, LARGE_BLOCK = 24 * 1024, LARGE_STACK = 128 * 1024 };
enum { MANY_ARGUMENTS = CLUA_MAX_VALUES + 300, ARGUMENTS_BLOCK = 64 * 1024 };
enum { FIELD = 24, MOST_FIELDS = 8192 };

// Stands before every block. What was created earlier has the lower number: `pairs` goes by that.
typedef struct block {
  uint64_t serial : 63;
  uint64_t is_long_string : 1;
} block;

_Static_assert(sizeof(block) % _Alignof(union { LUAI_MAXALIGN; }) == 0, "what Lua keeps would lie askew");

static block *header_of(const void *bytes) { return (block *)bytes - 1; }

uint64_t clua_serial(const void *bytes) { return header_of(bytes)->serial; }

// MARK: What a block may be

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

// Newer ones than 5.4.4 keep offsets in place of pointers while a stack moves: nobody may look at it then.
// They are known by a function that came with that.
#if defined(__APPLE__)
static bool hides_moving_stacks(void) { return true; }
#else
extern int lua_closethread(lua_State *L, lua_State *from) __attribute__((weak));
static bool hides_moving_stacks(void) { return lua_closethread != NULL; }
#endif

// `moves`: a block is being made larger, which may be the stack. Its place is then not found.
static bool stop(clua_state *state, bool moves, const char *reason) {
  if (state->frame == NULL) return true;
  if (state->stopping == 0) state->reason = reason;
  clua_note_stop(state->frame->thread, CLUA_ERROR_MEMORY, !moves || !hides_moving_stacks());
  return true;
}

// A call of what is no function looks for __call, again and again, and moves all arguments up each
// time: one that goes in circles ends here, where the stack is to grow.
static bool arguments_run_away(const clua_state *state, size_t size) {
  return size > ARGUMENTS_BLOCK && state->frame != NULL && state->config.sandboxed &&
         lua_gettop(state->frame->thread) > MANY_ARGUMENTS;
}

static bool refuses(clua_state *state, size_t old_size, size_t new_size) {
  size_t limit = state->config.memory_limit;
  uint64_t after = (uint64_t)state->used - old_size + new_size;
  if (fails(state, new_size)) return true;
  if (arguments_run_away(state, new_size)) return stop(state, old_size > 0, "stack overflow");
  if (state->lifted > 0 || after <= state->collect_at) return false;
  clua_set_due(state, CLUA_DUE_COLLECTION);
  if (limit == 0 || after + clua_profile_bytes(state) <= (uint64_t)limit + CLUA_GRACE) return false;
  return stop(state, old_size > 0, NULL);
}

static bool makes_much(const clua_state *state, lua_CFunction function) {
  for (int i = 0; i < state->catalog->count; i++) {
    const clua_entry *entry = &state->catalog->entries[i];
    if (entry->function == function) return entry->makes_much;
  }
  return false;
}

// Functions that write into no table of a script: a block of theirs is text, or for a table of their own.
static bool fills_no_table(const clua_state *state) {
  lua_State *thread = state->frame->thread;
  lua_Debug activation;
  if (!lua_getstack(thread, 0, &activation) || !lua_getinfo(thread, "S", &activation)) return false;
  if (*activation.what != 'C') return false;
  lua_getinfo(thread, "f", &activation);
  lua_CFunction function = lua_tocfunction(thread, -1);
  lua_pop(thread, 1);
  return function == clua_set_kept || makes_much(state, function);
}

// Integer keys can be made to collide, and then a table takes the square of its fields to grow. The room for
// fields is a new block for a power of two of them, which hardly anything else is. Lua asks again after a
// collection, is refused again, and gives up.
static bool has_too_many_fields(clua_state *state, size_t tag, size_t size) {
  size_t fields = size / FIELD;
  if (tag != 0 || fields <= MOST_FIELDS || size % FIELD != 0 || (fields & (fields - 1)) != 0) return false;
  if (!state->config.sandboxed || state->frame == NULL || state->lifted > 0) return false;
  if (fills_no_table(state)) return false;
  return stop(state, false, "a table may have at most 8192 fields outside its list");
}

// A large block may be fields whose keys collide, so not many are made between two looks; or it may be a
// stack that has grown.
static void note_large(clua_state *state, size_t size) {
  if (size < LARGE_BLOCK || !state->config.sandboxed || state->frame == NULL) return;
  if (size >= LARGE_STACK) state->due |= CLUA_DUE_SHRINKING;
  clua_arm_now(state);
}

// New bytes are written: a string or a large table costs by its size, a string as if its two pointers had
// 64 bits everywhere. How small tables grow depends on the hashes of a run, so they cost nothing here.
static void charge(clua_state *state, bool is_string, size_t size) {
  if (state->frame == NULL || (!is_string && size < 4096)) return;
  if (is_string) size += 2 * (sizeof(uint64_t) - sizeof(void *));
  if (!clua_afford(state, size / 64)) clua_arm_now(state);
}

// A string that is long makes instructions long that compare or read it.
static void note_string(clua_state *state, block *made, size_t size) {
  if (size < LONG_STRING) return;
  made->is_long_string = true;
  state->long_strings += size;
  if (state->config.sandboxed) clua_arm_now(state);
}

// MARK: The allocator

static void *make(clua_state *state, size_t tag, size_t size) {
  if (refuses(state, 0, size) || has_too_many_fields(state, tag, size)) return NULL;
  block *made = malloc(sizeof(block) + size);
  if (made == NULL) return NULL;
  bool is_string = tag == LUA_TSTRING;
  *made = (block){.serial = ++state->last_serial};
  state->used += size;
  charge(state, is_string, size);
  if (is_string) note_string(state, made, size);
  if (tag == 0) note_large(state, size);
  return made + 1;
}

static void *resize(clua_state *state, void *bytes, size_t old_size, size_t new_size) {
  if (new_size > old_size && refuses(state, old_size, new_size)) return NULL;
  block *resized = realloc(header_of(bytes), sizeof(block) + new_size);
  if (resized == NULL) return NULL;
  state->used += new_size - old_size;
  if (new_size > old_size) {
    charge(state, false, new_size);
    note_large(state, new_size);
  }
  return resized + 1;
}

static void drop(clua_state *state, void *bytes, size_t size) {
  if (bytes == NULL) return;
  if (header_of(bytes)->is_long_string) state->long_strings -= size;
  state->used -= size;
  free(header_of(bytes));
}

void *clua_allocate(void *context, void *bytes, size_t old_size, size_t new_size) {
  clua_state *state = context;
  if (bytes == NULL) return new_size == 0 ? NULL : make(state, old_size, new_size);
  if (new_size > 0) return resize(state, bytes, old_size, new_size);
  drop(state, bytes, old_size);
  return NULL;
}

void *clua_resize(clua_state *state, void *bytes, size_t size) {
  if (state->fail_after != 0 && --state->fail_after == 0) return NULL;
  return realloc(bytes, size);
}

// MARK: What the host holds for it

size_t clua_memory_used(const clua_state *state) { return state->used + clua_profile_bytes(state); }

void clua_hold(clua_state *state, int64_t bytes) {
  state->used += (size_t)bytes;
  if (bytes > 0 && state->used > state->collect_at) clua_set_due(state, CLUA_DUE_COLLECTION);
}

static int collect(lua_State *L) {
  clua_collect_idle(L);
  return 0;
}

void clua_tidy(clua_state *state) {
  if (state->depth == 0 && state->config.sandboxed) clua_protect(state, collect, NULL);
}

bool clua_has_room(clua_state *state, size_t bytes) {
  size_t limit = state->config.memory_limit;
  if (limit == 0 || (bytes <= limit && state->used <= limit - bytes)) return true;
  clua_protect(state, collect, NULL);
  return bytes <= limit && state->used <= limit - bytes;
}

void clua_fail_allocation(clua_state *state, int64_t n) {
  state->fail_after = n;
  state->fail_again = 0;
}
