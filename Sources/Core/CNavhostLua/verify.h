// What the files of the verifier share: how it sees a function that Lua has compiled.
#ifndef CLUA_VERIFY_H
#define CLUA_VERIFY_H

#include <stdlib.h>
#include <string.h>

#include "internal.h"

// The operations of Lua 5.4, by their numbers.
enum {
  OP_MOVE, OP_LOADI, OP_LOADF, OP_LOADK, OP_LOADKX, OP_LOADFALSE, OP_LFALSESKIP, OP_LOADTRUE,
  OP_LOADNIL, OP_GETUPVAL, OP_SETUPVAL, OP_GETTABUP, OP_GETTABLE, OP_GETI, OP_GETFIELD,
  OP_SETTABUP, OP_SETTABLE, OP_SETI, OP_SETFIELD, OP_NEWTABLE, OP_SELF, OP_ADDI, OP_ADDK, OP_SUBK,
  OP_MULK, OP_MODK, OP_POWK, OP_DIVK, OP_IDIVK, OP_BANDK, OP_BORK, OP_BXORK, OP_SHRI, OP_SHLI,
  OP_ADD, OP_SUB, OP_MUL, OP_MOD, OP_POW, OP_DIV, OP_IDIV, OP_BAND, OP_BOR, OP_BXOR, OP_SHL, OP_SHR,
  OP_MMBIN, OP_MMBINI, OP_MMBINK, OP_UNM, OP_BNOT, OP_NOT, OP_LEN, OP_CONCAT, OP_CLOSE, OP_TBC,
  OP_JMP, OP_EQ, OP_LT, OP_LE, OP_EQK, OP_EQI, OP_LTI, OP_LEI, OP_GTI, OP_GEI, OP_TEST, OP_TESTSET,
  OP_CALL, OP_TAILCALL, OP_RETURN, OP_RETURN0, OP_RETURN1, OP_FORLOOP, OP_FORPREP, OP_TFORPREP,
  OP_TFORCALL, OP_TFORLOOP, OP_SETLIST, OP_CLOSURE, OP_VARARG, OP_VARARGPREP, OP_EXTRAARG,
  OP_COUNT
};

// What must stand behind an instruction, and is part of it.
enum clua_tail { TAIL_NONE, TAIL_TEST, TAIL_REGISTER, TAIL_IMMEDIATE, TAIL_CONSTANT, TAIL_EXTRA };

typedef struct clua_operation {
  char name[12];
  // What A, B and C are: w: a register that is written; r: one that is read, for the last time if it is no
  // local; R: one that is read and kept; x: a constant, or such a register; y: the same, of a string;
  // k, n, i, s: a constant, that is a number, an integer, a short string; K: a constant, in B and C together;
  // u: an upvalue; -: nothing that these letters say.
  char operands[4];
  uint8_t tail;     // enum clua_tail
  bool is_special;  // it does more than its operands say
} clua_operation;

extern const clua_operation clua_operations[OP_COUNT];

// An instruction, taken apart.
typedef struct clua_instruction {
  int operation, a, b, c, k;
  int bx;    // B and C together
  int jump;  // of OP_JMP: from the next instruction
  int ax;    // all that OP_EXTRAARG holds
} clua_instruction;

static inline clua_instruction clua_take_apart(uint32_t bits) {
  return (clua_instruction){
    .operation = bits & 127, .a = bits >> 7 & 255, .b = bits >> 16 & 255, .c = bits >> 24,
    .k = bits >> 15 & 1, .bx = bits >> 15, .jump = (int)(bits >> 7) - 0xFFFFFF, .ax = bits >> 7,
  };
}

// What a constant may be used as.
enum { KIND_OTHER, KIND_INTEGER, KIND_FLOAT, KIND_SHORT, KIND_LONG };

typedef struct clua_local {
  int start, end;    // in whose instructions it is in scope
  uint8_t place;     // its register
  bool is_captured;  // by a function, or to be closed: at the end of its scope it must be closed
} clua_local;

// The upvalues of a function: three bytes each, whether it is a register of the function around (else an
// upvalue of that), its number, and what this layer does not need.
typedef struct clua_captures {
  const uint8_t *bytes;
  int count;
} clua_captures;

// One compiled function. The pointers lead into the dump, or into scratch memory.
typedef struct clua_code {
  int line, parameters, registers;
  bool is_vararg;
  uint8_t *instructions;        // four bytes each
  const uint8_t *kinds;         // of its constants
  clua_captures captures;
  const clua_captures *inner;   // of the functions that stand in it
  clua_local *locals;
  const uint8_t *lines;         // the difference to the line of the instruction before
  const uint8_t *far_lines;     // pairs of an instruction and its line, where those are too far apart
  int instruction_count, constant_count, inner_count, local_count, line_count, far_line_count;
} clua_code;

// What the first look at a function finds out for the second.
typedef struct clua_layout {
  uint8_t *marks;    // of each instruction: the bits below
  uint8_t *locals;   // how many are in scope at it
  int32_t *arrivals; // 0, or the number that it has among the targets of jumps forward
  int arrival_count;
} clua_layout;

enum {
  MARK_LOOP = 1,       // a jump back leads here
  MARK_SCOPE_ENDS = 2,
  MARK_TAIL = 4,       // part of the instruction before: no jump may lead here
  MARK_TARGET = 8,     // a jump leads here
  MARK_ARRIVED = 16,   // the second look has met a jump forward that leads here
};

// One check, of a whole chunk.
typedef struct clua_check_up {
  lua_State *L;
  uint8_t *at, *end;  // what is left to read of the dump
  bool is_torn;       // reading went past the end
  bool is_mended;     // an instruction was put in place of a wrong one
  bool bounds_chains;
  clua_fault *fault;
} clua_check_up;

static inline clua_instruction clua_instruction_at(const clua_code *code, int at) {
  uint32_t bits;
  memcpy(&bits, code->instructions + 4 * (size_t)at, 4);
  return clua_take_apart(bits);
}

// Whether the next instruction is part of this one.
static inline bool clua_has_tail(clua_instruction now) {
  return clua_operations[now.operation].tail != TAIL_NONE || (now.operation == OP_SETLIST && now.k);
}

// The number of the instruction to which a jump leads; the instruction itself must be one.
static inline int clua_jump_target(clua_instruction instruction, int at) {
  return at + 1 + instruction.jump;
}

// verify_dump.c
uint8_t *clua_dump_function(lua_State *L, size_t source_length, size_t *length);
void clua_pay_for_check(lua_State *L, size_t units);
bool clua_read_header(clua_check_up *check);
bool clua_read_before_inner(clua_check_up *check, clua_code *code);
bool clua_read_after_inner(clua_check_up *check, clua_code *code);

// verify_fault.c: these answer false
bool clua_misshapen(clua_check_up *check, const clua_code *code, int at, const char *what);
bool clua_unwritten(clua_check_up *check, const clua_code *code, int at, int place);
bool clua_unclosed(clua_check_up *check, const clua_code *code, int at, int place);
bool clua_chained(clua_check_up *check, const clua_code *code, int at);

// verify_shape.c
bool clua_check_shape(clua_check_up *check, clua_code *code, clua_layout *layout);

// verify_names.c
bool clua_check_names(clua_check_up *check, const clua_code *code, const clua_layout *layout);

// verify_flow.c
bool clua_check_flow(clua_check_up *check, const clua_code *code, clua_layout *layout);

#endif
