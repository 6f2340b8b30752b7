// The allocator of a state.
#include "../../Sources/CLua/internal.h"
#include "harness.h"

enum { BLOCKS = 400, MOST = 700, STEPS = 200000 };

typedef struct block {
  unsigned char *bytes;
  size_t size;
} block;

static uint32_t random_number(void) {
  static uint64_t seed = 1;
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33);
}

// Every byte says whose block it is.
static void fill(const block *block, size_t from, int number) {
  for (size_t i = from; i < block->size; i++) block->bytes[i] = (unsigned char)(number + i);
}

static int spoiled(const block *block, int number, size_t size) {
  if ((uintptr_t)block->bytes % 16 != 0) return 1;
  for (size_t i = 0; i < size; i++) {
    if (block->bytes[i] != (unsigned char)(number + i)) return 1;
  }
  return 0;
}

// Makes, grows, shrinks and frees blocks of all sizes; none may touch another.
static void blocks(void) {
  static block all[BLOCKS];
  clua_state *state = open_state((options){0});
  size_t before = clua_memory_used(state);
  int wrong = 0;
  for (int step = 0; step < STEPS; step++) {
    int number = (int)(random_number() % BLOCKS);
    block *block = &all[number];
    size_t size = random_number() % 3 == 0 ? 0 : 1 + random_number() % MOST;
    wrong += block->size > 0 && spoiled(block, number, block->size);
    if (block->size == 0 && size == 0) continue;
    size_t kept = block->size < size ? block->size : size;
    size_t old = block->bytes == NULL ? (size_t)LUA_TTABLE : block->size;
    block->bytes = clua_allocate(state, block->bytes, old, size);
    block->size = size;
    wrong += size > 0 && spoiled(block, number, kept);
    fill(block, kept, number);
  }
  for (int number = 0; number < BLOCKS; number++) {
    if (all[number].size == 0) continue;
    wrong += spoiled(&all[number], number, all[number].size);
    clua_allocate(state, all[number].bytes, all[number].size, 0);
  }
  check(wrong == 0);
  check(clua_memory_used(state) == before);
  check(run_source(state, "return #('x'):rep(1000)") == CLUA_OK);
  check_text(answer(state), "1000");
  clua_close(state);
}

// A freed block serves the next of its size.
static void used_again(void) {
  clua_state *state = open_state((options){0});
  for (size_t size = 1; size < 256; size++) {
    void *first = clua_allocate(state, NULL, LUA_TTABLE, size);
    clua_allocate(state, first, size, 0);
    void *second = clua_allocate(state, NULL, LUA_TTABLE, size);
#if CLUA_REGION > 0
    check(first == second);
#endif
    clua_allocate(state, second, size, 0);
  }
  clua_close(state);
}

const test_case memory_cases[] = {{"blocks", blocks}, {"used again", used_again}, {NULL, NULL}};
