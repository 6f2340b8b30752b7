// Sets of registers.
#ifndef CLUA_VERIFY_REGISTERS_H
#define CLUA_VERIFY_REGISTERS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct registers {
  uint64_t words[4];
} registers;

static const registers everything = {{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX}};

static inline bool has(const registers *set, int place) {
  return set->words[place >> 6] >> (place & 63) & 1;
}

static inline void add(registers *set, int place) {
  set->words[place >> 6] |= (uint64_t)1 << (place & 63);
}

static inline void drop(registers *set, int place) {
  set->words[place >> 6] &= ~((uint64_t)1 << (place & 63));
}

// Of the 64 registers of a word those below a number.
static inline uint64_t word_below(int word, int place) {
  int count = place - word * 64;
  return count <= 0 ? 0 : count >= 64 ? UINT64_MAX : ((uint64_t)1 << count) - 1;
}

static inline void keep_below(registers *set, int place) {
  for (int i = 0; i < 4; i++) set->words[i] &= word_below(i, place);
}

static inline void add_range(registers *set, int from, int to) {
  for (int i = 0; i < 4; i++) set->words[i] |= word_below(i, to) & ~word_below(i, from);
}

// The lowest register from `from` on and below `to` that is in the set, or is not; -1: there is none.
static inline int first(const registers *set, bool is_in, int from, int to) {
  for (int i = from >> 6; i < 4 && i * 64 < to; i++) {
    uint64_t word = is_in ? set->words[i] : ~set->words[i];
    word &= word_below(i, to) & ~word_below(i, from);
    if (word != 0) return i * 64 + __builtin_ctzll(word);
  }
  return -1;
}

#endif
