// The allocator of a state.
#include "../../Sources/Core/CNavhostLua/internal.h"
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
  if ((uintptr_t)block->bytes % 8 != 0) return 1;
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

// A block of 16,384 fields and more is told by its size, which text and lists may have by chance.
static void sizes_of_fields(void) {
  static const char source[] =
    "for _, n in ipairs {393215, 393216, 400000, 786432} do local s = ('x'):rep(n)"
    " for _, f in ipairs {string.upper, string.lower, string.reverse} do assert(#f(s) == n) end"
    " assert(#('%s'):format(s) == n and #table.concat {s} == n and #('a'):gsub('a', s) == n)"
    " assert(#string.pack('z', s) == n + 1 and #(s .. 'y') == n + 1) end"
    " local t = {[0] = 0} for i = 1, 24575 do t[i] = i end"
    " local n = 0 for k in pairs(t) do n = n + 1 end return n";
  clua_state *state = open_state((options){.units = 50000000, .seconds = 10});
  check(run_source(state, source) == CLUA_OK);
  check_text(answer(state), "24576");
  clua_close(state);
}

// What the host keeps of a script's values has no such bound.
static void kept_by_the_host(void) {
  clua_state *state = open_state((options){.units = 50000000, .seconds = 10});
  check(run_source(state, "K = {} for i = 1, 20000 do K[i] = setmetatable({}, {}) end") == CLUA_OK);
  check(run_source(state, "for i = 1, 20000 do K[i] = tostring(K[i]) end return K[20000]") == CLUA_OK);
  check_text(answer(state), "table: 20000");
  check(run_source(state, "K = {} for i = 1, 10000 do K[i] = host.object(2, i * 8191) end") == CLUA_OK);
  check(run_source(state, "return K[1] == host.object(2, 8191)") == CLUA_OK);
  check_text(answer(state), "true");
  clua_close(state);
}

// Wherever room for fields is made, also right after a function has made much text.
static void fields_after_text(void) {
  static const char *const makers[] = {
    "f('%.1s', s)", "pcall(string.rep, s, 2, {})", "s:upper()", "pcall(table.concat, {s, {}})", "pairs {}",
    "pcall(string.gsub, s, 'x', '%2')", "pcall(string.format, '%s%d', s, {})",
  };
  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++) {
    char source[512];
    snprintf(source, sizeof source,
      "local M, f, s, t = (1 << 14) - 1, string.format, ('x'):rep(2000000), {}"
      " for i = 1, 9000 do if i == 8192 then %s %s end t[i * M] = true end", makers[i], makers[i]);
    clua_state *state = open_state((options){.units = 50000000, .seconds = 10});
    check(run_source(state, source) == CLUA_ERROR_MEMORY);
    check_contains(fault(state), "a table may have at most 8192 fields outside its list");
    clua_close(state);
  }
}

const test_case memory_cases[] = {
  {"blocks", blocks}, {"tables", tables}, {"sizes of fields", sizes_of_fields},
  {"kept by the host", kept_by_the_host}, {"fields after text", fields_after_text}, {NULL, NULL},
};
