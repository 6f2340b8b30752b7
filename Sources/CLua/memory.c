// The allocator of a state: it counts, and its cap is soft. Beyond the cap it still grants, and the
// error is raised at the next instruction: Lua 5.4.4 is not sound where the allocator itself says
// no in the middle of a table's growth.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Large blocks know what they are: some strings make single instructions slow, and some mistakes
// make the stack grow for minutes inside of one instruction.
enum { LARGE = 512, MIDDLE_STRING = 66, LARGE_STRING = 1024, WATCHED_STRING = 4096, HEADER = 32 };
enum { KIND_OTHER, KIND_STRING, KIND_STACK };
enum { TALL_STACK = (40960 + 5) * 16, LARGE_STACK = (20480 + 5) * 16 };  // bytes
enum { MOST_ARGUMENTS = 10000 };

_Static_assert(sizeof(clua_block) <= HEADER, "the header holds a clua_block");

// MARK: Small blocks

// The first small blocks of a state lie in a region that is made with it, so that loading a plugin and
// closing its state do not ask the C library for each. One that is freed is kept for the next of its size.
// Later blocks come from the C library: what is freed in a region serves one size only, so it is small.
enum { GRAIN = 16 };

_Static_assert(LARGE <= CLUA_SIZES * GRAIN, "small blocks have a list of free ones");

static size_t size_class(size_t size) { return (size - 1) / GRAIN; }

static bool in_region(const clua_state *state, const void *block) {
  const char *at = block;
  return at >= state->region && at < state->region + CLUA_REGION;
}

static void *small_block(clua_state *state, size_t size) {
  size_t class = size_class(size), room = (class + 1) * GRAIN;
  void **block = state->freed[class];
  if (block != NULL) {
    state->freed[class] = *block;
    return block;
  }
  if (state->region_used + room > CLUA_REGION) return malloc(size);
  state->region_used += room;
  return state->region + state->region_used - room;
}

static void free_small(clua_state *state, void *block, size_t size) {
  if (!in_region(state, block)) {
    free(block);
    return;
  }
  *(void **)block = state->freed[size_class(size)];
  state->freed[size_class(size)] = block;
}

static void *resized_small(clua_state *state, void *block, size_t old_size, size_t new_size) {
  if (!in_region(state, block)) return realloc(block, new_size);
  if (size_class(new_size) <= size_class(old_size)) return block;
  void *other = small_block(state, new_size);
  if (other == NULL) return NULL;
  memcpy(other, block, old_size);
  free_small(state, block, old_size);
  return other;
}

// MARK: Blocks

static clua_block *header_of(void *block) { return (clua_block *)((char *)block - HEADER); }

void clua_unlink(clua_block *block) {
  if (block->link == NULL) return;
  *block->link = block->next;
  if (block->next != NULL) block->next->link = block->link;
  block->link = NULL;
}

void clua_link(clua_block **list, clua_block *block) {
  block->next = *list;
  block->link = list;
  if (*list != NULL) (*list)->link = &block->next;
  *list = block;
}

// A stack grows by being copied: the block made just before the old one is freed is the new one.
static void move_stack(clua_state *state) {
  if (state->newest == NULL) return;
  header_of(state->newest)->kind = KIND_STACK;
  if (state->newest_size <= TALL_STACK || !state->config.sandboxed) return;
  state->tall = true;
  clua_arm_now(state);
}

static void release(clua_state *state, void *block, size_t size) {
  if (block == state->unseen) state->unseen = NULL;
  if (size < LARGE) {
    free_small(state, block, size);
    return;
  }
  if (header_of(block)->kind == KIND_STACK) move_stack(state);
  state->newest = NULL;
  clua_unlink(header_of(block));
  free(header_of(block));
}

static void *new_block(clua_state *state, size_t size, uint8_t kind) {
  if (size < LARGE) return small_block(state, size);
  clua_block *header = malloc(HEADER + size);
  if (header == NULL) return NULL;
  *header = (clua_block){.kind = kind};
  return (char *)header + HEADER;
}

static void *resized_block(clua_state *state, void *block, size_t old_size, size_t new_size) {
  if (old_size < LARGE && new_size < LARGE) {
    return resized_small(state, block, old_size, new_size);
  }
  if (old_size >= LARGE && new_size >= LARGE) {
    clua_unlink(header_of(block));
    clua_block *header = realloc(header_of(block), HEADER + new_size);
    return header == NULL ? NULL : (char *)header + HEADER;
  }
  void *other = new_block(state, new_size, KIND_OTHER);
  if (other == NULL) return NULL;
  memcpy(other, block, old_size < new_size ? old_size : new_size);
  release(state, block, old_size);
  return other;
}

// MARK: Refusals

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

// A chain of __call moves all arguments up at each link, and one that comes back to itself would go
// on for minutes, until the stack is as large as it may become. It is cut short where the stack is
// to grow.
static bool arguments_run_away(const clua_state *state, size_t size) {
  return size > LARGE_STACK && state->frame != NULL && state->config.sandboxed &&
         lua_gettop(state->frame->thread) > MOST_ARGUMENTS;
}

static void stop(clua_state *state, const char *reason) {
  if (state->frame == NULL || state->stopping != 0) return;
  state->stopping = CLUA_ERROR_MEMORY;
  state->reason = reason;
  clua_note_place(state->frame->thread, state);
}

static bool refused(clua_state *state, size_t old_size, size_t new_size) {
  size_t limit = state->config.memory_limit;
  size_t after = state->used - old_size + new_size;
  if (fails(state, new_size)) return true;
  if (arguments_run_away(state, new_size)) {
    stop(state, "stack overflow");
    return true;
  }
  if (state->lifted > 0 || after <= state->collect_at) return false;
  if (!state->over) {
    state->over = true;
    clua_arm_now(state);
  }
  if (limit == 0 || after <= limit + CLUA_GRACE) return false;
  stop(state, NULL);
  return true;
}

// MARK: The allocator

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

static void note_string(clua_state *state, void *block, size_t size) {
  state->newest_string = block;
  if (size < MIDDLE_STRING || !state->config.sandboxed) return;
  if (size < LARGE_STRING) {
    clua_look_for_zeros(state);
    state->unseen = block;
    state->unseen_size = size;
    return;
  }
  clua_link(&state->fresh, header_of(block));
  header_of(block)->size = size < UINT32_MAX ? (uint32_t)size : UINT32_MAX;
  if (size >= WATCHED_STRING) clua_arm_now(state);
}

static void *make(clua_state *state, size_t tag, size_t size) {
  if (refused(state, 0, size)) return NULL;
  bool string = tag == LUA_TSTRING;
  uint8_t kind = string ? KIND_STRING : state->stack_follows && tag == 0 ? KIND_STACK : KIND_OTHER;
  void *block = new_block(state, size, kind);
  if (block == NULL) return NULL;
  state->stack_follows = tag == LUA_TTHREAD;
  state->newest = tag == 0 && size >= LARGE ? block : NULL;
  state->newest_size = size;
  state->used += size;
  charge(state, string, size);
  if (string) note_string(state, block, size);
  return block;
}

static void *resize(clua_state *state, void *block, size_t old_size, size_t new_size) {
  if (new_size > old_size && refused(state, old_size, new_size)) return NULL;
  void *resized = resized_block(state, block, old_size, new_size);
  if (resized == NULL) return NULL;
  state->used += new_size - old_size;
  state->newest = NULL;
  if (new_size > old_size) charge(state, false, new_size);
  return resized;
}

static void drop(clua_state *state, void *block, size_t size) {
  if (block == NULL) return;
  release(state, block, size);
  state->used -= size;
}

void *clua_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  clua_state *state = context;
  if (new_size == 0) {
    drop(state, block, old_size);
    return NULL;
  }
  void *made =
    block == NULL ? make(state, old_size, new_size) : resize(state, block, old_size, new_size);
  if (made == NULL) clua_forget_walks(state);  // Lua collects now, and asks again
  return made;
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
