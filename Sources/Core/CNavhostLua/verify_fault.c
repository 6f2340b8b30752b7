// Says what the compiler got wrong, and what to write instead. Which of its mistakes it was is guessed from
// the instructions: it only chooses the words.
#include <stdarg.h>
#include <stdio.h>

#include "verify.h"

// "this interpreter (Lua 5.4.4) compiles this WHAT wrongly: …"
#define COMPILES "this interpreter (" LUA_RELEASE ") compiles this "

static const char wrong_constant[] =
  COMPILES "expression wrongly: a constant operand beyond the 256th constant of a function, in a bitwise "
  "operation; put the constant in a local first";
static const char wrong_index[] =
  COMPILES "expression wrongly: a comparison as the index of a variable from an outer function; "
  "put the comparison in a local first";
static const char wrong_expression[] =
  COMPILES "expression wrongly: a part of it is used on a way on which it was not computed (%s); "
  "put its parts in locals first";
static const char wrong_goto[] =
  COMPILES "'goto' wrongly: from the scope of a local that a function captures to a label at the end of a "
  "block, past other locals; put what stands before the label in 'do ... end'";
static const char wrong_block[] =
  COMPILES "block wrongly: a local that a function captures, or that is to be closed, is not closed at its "
  "end; make it a function of its own";
static const char wrong_function[] =
  COMPILES "function wrongly (%s: %s); write it in smaller parts";
static const char long_chain[] =
  "this interpreter (" LUA_RELEASE ") cannot name what is wrong in so long a chain of fields (more than "
  "200); put a part of it in a local first";

// MARK: Lines

static int read_number(const uint8_t **at) {
  int number = 0;
  while (**at < 128) number = number << 7 | *(*at)++;
  return number << 7 | (*(*at)++ & 127);
}

static int far_line(const clua_code *code, int at) {
  const uint8_t *pairs = code->far_lines;
  for (int i = 0; i < code->far_line_count; i++) {
    int instruction = read_number(&pairs), line = read_number(&pairs);
    if (instruction == at) return line;
  }
  return code->line;
}

static int line_of(const clua_code *code, int at) {
  enum { FAR = -128 };
  int line = code->line;
  for (int i = 0; i <= at && i < code->line_count; i++) {
    int difference = (int8_t)code->lines[i];
    line = difference == FAR ? far_line(code, i) : line + difference;
  }
  return line;
}

static bool say(clua_check_up *check, const clua_code *code, int at, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(check->fault->text, sizeof check->fault->text, format, arguments);
  va_end(arguments);
  check->fault->line = line_of(code, at);
  return false;
}

// MARK: What was got wrong

bool clua_misshapen(clua_check_up *check, const clua_code *code, int at, const char *what) {
  int operation = OP_COUNT;
  if (at < code->instruction_count) operation = clua_instruction_at(code, at).operation;
  const char *name = operation < OP_COUNT ? clua_operations[operation].name : "its code";
  return say(check, code, at, wrong_function, name, what);
}

bool clua_chained(clua_check_up *check, const clua_code *code, int at) {
  return say(check, code, at, long_chain);
}

// The instruction that last put something into a register, in the order of the code; -1: none.
static int last_written(const clua_code *code, int at, int place) {
  while (--at >= 0) {
    clua_instruction now = clua_instruction_at(code, at);
    if (now.a == place && clua_operations[now.operation].operands[0] == 'w') return at;
  }
  return -1;
}

static bool is_bitwise(int operation) { return operation >= OP_BAND && operation <= OP_SHR; }

static bool is_constant(int operation) { return operation >= OP_LOADI && operation <= OP_LOADKX; }

static bool is_index(int operation) {
  return operation == OP_GETTABLE || operation == OP_SETTABLE;
}

bool clua_unwritten(clua_check_up *check, const clua_code *code, int at, int place) {
  int operation = clua_instruction_at(code, at).operation;
  int written = last_written(code, at, place);
  int source = written < 0 ? OP_COUNT : clua_instruction_at(code, written).operation;
  if (is_bitwise(operation) && is_constant(source)) return say(check, code, at, wrong_constant);
  if (is_index(operation) && source == OP_GETUPVAL) return say(check, code, at, wrong_index);
  return say(check, code, at, wrong_expression, clua_operations[operation].name);
}

// The last CLOSE up to an instruction, if it closes less than it should; -1: it does not.
static int last_close(const clua_code *code, int at, int place) {
  for (; at >= 0; at--) {
    clua_instruction now = clua_instruction_at(code, at);
    if (now.operation == OP_CLOSE) return now.a > place ? at : -1;
  }
  return -1;
}

// The last jump forward to an instruction: the goto; -1: none.
static int last_jump(const clua_code *code, int target) {
  for (int at = target - 1; at >= 0; at--) {
    clua_instruction now = clua_instruction_at(code, at);
    if (now.operation == OP_JMP && clua_jump_target(now, at) == target) return at;
  }
  return -1;
}

bool clua_unclosed(clua_check_up *check, const clua_code *code, int at, int place) {
  int close = last_close(code, at, place), jump = close < 0 ? -1 : last_jump(code, close);
  if (jump >= 0) return say(check, code, jump, wrong_goto);
  return say(check, code, at, wrong_block);
}
