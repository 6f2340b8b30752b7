// Lua 5.4.4 looks for a name to put into an error message by recursion, along the instructions that made a
// value (`a.b.c`, `a[b[c]]`): a long chain would overflow the C stack, and one search takes the time of all
// its links. Chains end at a local, and at the result of a call. Newer ones do not look that far.
#include "verify.h"

enum { MOST_LINKS = 200, REGISTERS = 256 };

typedef struct chains {
  uint16_t links[REGISTERS];  // of the value in each register
  int locals;
} chains;

static int links_of(const chains *chains, int place) {
  return place < chains->locals ? 0 : chains->links[place];
}

static void cut_from(chains *chains, int place, int end) {
  memset(chains->links + place, 0, sizeof *chains->links * (size_t)(end - place));
}

// The links of the value that an instruction puts into A.
static int follow(chains *chains, clua_instruction now) {
  switch (now.operation) {
    case OP_MOVE: return now.b < now.a ? links_of(chains, now.b) : 0;
    case OP_GETFIELD: return 1 + links_of(chains, now.b);
    case OP_GETTABLE: return 1 + links_of(chains, now.b) + links_of(chains, now.c);
    case OP_SELF: return 1 + (now.k ? 0 : links_of(chains, now.c));
    default: return 0;
  }
}

static bool sets_a(clua_instruction now) {
  switch (now.operation) {
    case OP_LOADNIL: case OP_CONCAT: case OP_TESTSET: case OP_VARARG: return true;
    default: return clua_operations[now.operation].operands[0] == 'w';
  }
}

bool clua_check_names(clua_check_up *check, const clua_code *code, const clua_layout *layout) {
  chains chains = {.locals = 0};
  for (int at = 0; at < code->instruction_count; at++) {
    clua_instruction now = clua_instruction_at(code, at);
    chains.locals = layout->locals[at];
    if (now.operation == OP_CALL || now.operation == OP_TAILCALL) {
      cut_from(&chains, now.a, REGISTERS);
    } else if (sets_a(now)) {
      int links = follow(&chains, now);
      if (links > MOST_LINKS) return clua_chained(check, code, at);
      chains.links[now.a] = (uint16_t)links;
    }
  }
  return true;
}
