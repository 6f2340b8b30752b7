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

// A table's fields are bounded in number, because integer keys can be made to collide; a long list is not.
static void tables(void) {
  static char source[1 << 16];
  char *at = source + sprintf(source, "local t = {");
  for (int i = 0; i < 20000; i++) at += sprintf(at, "7,");
  sprintf(at, "} return #t");
  clua_state *state = open_state((options){.units = 5000000});
  check(run_source(state, source) == CLUA_OK);
  check_text(answer(state), "20000");
  check(run_source(state, "local t = {} for i = 1, 100000 do t[i] = i end return #t") == CLUA_OK);
  check(run_source(state, "local t = {} for i = 1, 8192 do t['k' .. i] = i end") == CLUA_OK);
  check(run_source(state, "local t = {} for i = 1, 8193 do t['k' .. i] = i end") == CLUA_ERROR_MEMORY);
  check_text(fault(state), "test.lua:1: a table may have at most 8192 fields outside its list");
  clua_close(state);
}

const test_case memory_cases[] = {{"blocks", blocks}, {"tables", tables}, {NULL, NULL}};
