// The first look at a function: whether each instruction by itself is one that Lua can run. Its operands lie
// within their tables, what must stand behind it does, and jumps lead to where an instruction begins.
#include "verify.h"

typedef struct shape {
  clua_check_up *check;
  clua_code *code;
  clua_layout *layout;
  int at;
  clua_instruction now, next;
  // The locals in scope at `at`, and the first one whose scope has not begun.
  clua_local *in_scope[256];
  int count, coming;
  int awaited;  // the register of a local function that its own body has captured; its scope begins next
  bool must_close, returns_plainly, returns_closing, returns_open;
} shape;

static bool fail(const shape *shape, const char *what) {
  return clua_misshapen(shape->check, shape->code, shape->at, what);
}

static bool is_register(const shape *shape, int place) { return place < shape->code->registers; }

static bool is_constant(const shape *shape, int number, int least, int most) {
  const clua_code *code = shape->code;
  if (number >= code->constant_count) return false;
  return code->kinds[number] >= least && code->kinds[number] <= most;
}

// MARK: Scopes

static void need_close(shape *shape, int place) {
  shape->must_close = true;
  if (place < shape->count) shape->in_scope[place]->is_captured = true;
}

static bool begin_scope(shape *shape, clua_local *local) {
  if (local->end <= shape->at) return true;
  if (shape->count >= shape->code->registers) return fail(shape, "more locals than registers");
  if (shape->count > 0 && shape->in_scope[shape->count - 1]->end < local->end) {
    return fail(shape, "scopes that cross");
  }
  local->place = (uint8_t)shape->count;
  local->is_captured = shape->count == shape->awaited;
  shape->in_scope[shape->count++] = local;
  return true;
}

static bool follow_scopes(shape *shape) {
  const clua_code *code = shape->code;
  while (shape->count > 0 && shape->in_scope[shape->count - 1]->end <= shape->at) {
    shape->count--;
    shape->layout->marks[shape->at] |= MARK_SCOPE_ENDS;
  }
  while (shape->coming < code->local_count && code->locals[shape->coming].start <= shape->at) {
    if (!begin_scope(shape, &code->locals[shape->coming++])) return false;
  }
  shape->awaited = -1;
  shape->layout->locals[shape->at] = (uint8_t)shape->count;
  return true;
}

// MARK: Operands

static bool operand_fits(const shape *shape, char letter, int value) {
  switch (letter) {
    case 'w': case 'r': case 'R': return is_register(shape, value);
    case 'x': case 'y':
      if (shape->now.k == 0) return is_register(shape, value);
      return is_constant(shape, value, letter == 'y' ? KIND_SHORT : KIND_OTHER, KIND_LONG);
    case 'k': return is_constant(shape, value, KIND_OTHER, KIND_LONG);
    case 'n': return is_constant(shape, value, KIND_INTEGER, KIND_FLOAT);
    case 'i': return is_constant(shape, value, KIND_INTEGER, KIND_INTEGER);
    case 's': return is_constant(shape, value, KIND_SHORT, KIND_SHORT);
    case 'K': return is_constant(shape, shape->now.bx, KIND_OTHER, KIND_LONG);
    case 'u': return value < shape->code->captures.count;
    default: return true;
  }
}

static bool operands_fit(const shape *shape) {
  const char *operands = clua_operations[shape->now.operation].operands;
  return operand_fits(shape, operands[0], shape->now.a) &&
         operand_fits(shape, operands[1], shape->now.b) &&
         operand_fits(shape, operands[2], shape->now.c);
}

// MARK: Tails

static bool is_metamethod(const shape *shape, int operation) {
  enum { FIRST_EVENT = 6, LAST_EVENT = 17 };  // __add to __shr
  const clua_instruction *next = &shape->next;
  return next->operation == operation && next->a == shape->now.b &&
         (operation == OP_MMBINI || next->b == shape->now.c) && next->c >= FIRST_EVENT &&
         next->c <= LAST_EVENT;
}

static bool tail_fits(const shape *shape) {
  switch (clua_operations[shape->now.operation].tail) {
    case TAIL_TEST: return shape->next.operation == OP_JMP;
    case TAIL_REGISTER: return is_metamethod(shape, OP_MMBIN);
    case TAIL_IMMEDIATE: return is_metamethod(shape, OP_MMBINI);
    case TAIL_CONSTANT: return is_metamethod(shape, OP_MMBINK);
    case TAIL_EXTRA: return shape->next.operation == OP_EXTRAARG;
    default: return true;
  }
}

// Results whose number is known only when it runs: whoever leaves them stands before whoever takes them, in
// registers that begin no higher.
static bool leaves_open(clua_instruction now) {
  bool gives = now.operation == OP_CALL || now.operation == OP_VARARG;
  return (gives && now.c == 0) || now.operation == OP_TAILCALL;
}

static bool takes_open(clua_instruction now) {
  return now.b == 0 && (now.operation == OP_CALL || now.operation == OP_TAILCALL ||
                        now.operation == OP_RETURN || now.operation == OP_SETLIST);
}

static bool open_results_fit(const shape *shape) {
  if (leaves_open(shape->now) != takes_open(shape->next)) return false;
  int least = shape->next.operation == OP_RETURN ? 0 : 1;
  return !leaves_open(shape->now) || shape->now.a >= shape->next.a + least ||
         shape->now.operation == OP_TAILCALL;
}

// MARK: Jumps

static bool note_jump(const shape *shape, int target) {
  const clua_layout *layout = shape->layout;
  if (target < 0 || target >= shape->code->instruction_count) return false;
  layout->marks[target] |= MARK_TARGET;
  if (target <= shape->at) {
    layout->marks[target] |= MARK_LOOP;
  } else if (layout->arrivals[target] == 0) {
    layout->arrivals[target] = ++shape->layout->arrival_count;
  }
  return true;
}

static clua_instruction instruction_or_none(const clua_code *code, int at) {
  if (at >= 0 && at < code->instruction_count) return clua_instruction_at(code, at);
  return (clua_instruction){.operation = OP_COUNT};
}

// The two ends of a loop know each other.
static bool loop_begins(const shape *shape, int operation, int end, int target) {
  clua_instruction last = instruction_or_none(shape->code, end);
  return last.operation == operation && last.a == shape->now.a && note_jump(shape, target);
}

static bool loop_ends(const shape *shape) {
  return shape->now.bx <= shape->at && note_jump(shape, shape->at + 1 - shape->now.bx);
}

static bool numeric_loop_ends(const shape *shape) {
  clua_instruction begin = instruction_or_none(shape->code, shape->at - shape->now.bx);
  return begin.operation == OP_FORPREP && begin.a == shape->now.a && loop_ends(shape);
}

// MARK: Those that have a shape of their own

static bool upvalue_fits(shape *shape, const uint8_t *upvalue) {
  if (upvalue[0] == 0) return upvalue[1] < shape->code->captures.count;
  if (upvalue[1] == shape->now.a) shape->awaited = shape->now.a;
  need_close(shape, upvalue[1]);
  return is_register(shape, upvalue[1]);
}

static bool closure_fits(shape *shape) {
  if (shape->now.bx >= shape->code->inner_count) return false;
  const clua_captures *captures = &shape->code->inner[shape->now.bx];
  for (int i = 0; i < captures->count; i++) {
    if (!upvalue_fits(shape, captures->bytes + 3 * i)) return false;
  }
  return true;
}

static bool return_fits(shape *shape) {
  if (shape->now.k) {
    shape->returns_closing = true;
  } else {
    shape->returns_open = true;
  }
  return shape->now.c == (shape->code->is_vararg ? shape->code->parameters + 1 : 0);
}

// The key of a method that is no constant operand was loaded just before.
static bool method_fits(const shape *shape) {
  clua_instruction last = instruction_or_none(shape->code, shape->at - 1);
  int key = last.bx;
  if (!is_register(shape, shape->now.a + 1)) return false;
  if (shape->now.k) return true;
  if (last.operation == OP_EXTRAARG) {
    key = last.ax;
    last = instruction_or_none(shape->code, shape->at - 2);
  }
  bool is_load = last.operation == OP_LOADK || last.operation == OP_LOADKX;
  return is_load && last.a == shape->now.c && is_constant(shape, key, KIND_SHORT, KIND_LONG);
}

// `count` registers from A on, and A itself where there is none.
static bool registers_fit(const shape *shape, int count) {
  return is_register(shape, shape->now.a + (count > 1 ? count - 1 : 0));
}

static bool value_fits(shape *shape) {
  clua_instruction now = shape->now;
  switch (now.operation) {
    case OP_LOADKX: return is_constant(shape, shape->next.ax, KIND_OTHER, KIND_LONG);
    case OP_LFALSESKIP:
      return shape->next.operation == OP_LOADTRUE && note_jump(shape, shape->at + 2);
    case OP_LOADNIL: return registers_fit(shape, now.b + 1);
    case OP_NEWTABLE: return registers_fit(shape, 1) && (now.k || shape->next.ax == 0);
    case OP_SELF: return method_fits(shape);
    case OP_CONCAT: return now.b >= 2 && registers_fit(shape, now.b);
    case OP_SETLIST:
      return registers_fit(shape, now.b + 1) && (!now.k || shape->next.operation == OP_EXTRAARG);
    case OP_CLOSURE: return registers_fit(shape, 1) && closure_fits(shape);
    case OP_VARARG: return shape->code->is_vararg && registers_fit(shape, now.c - 1);
    case OP_VARARGPREP: return shape->at == 0 && now.a == shape->code->parameters;
    case OP_MMBIN: case OP_MMBINI: case OP_MMBINK: case OP_EXTRAARG:
      return (shape->layout->marks[shape->at] & MARK_TAIL) != 0;
    default: return true;
  }
}

static bool loop_fits(shape *shape) {
  clua_instruction now = shape->now, next = shape->next;
  int begin = shape->at + 1 + now.bx;
  switch (now.operation) {
    case OP_FORPREP:
      return registers_fit(shape, 4) && loop_begins(shape, OP_FORLOOP, begin, begin + 1);
    case OP_FORLOOP: return registers_fit(shape, 4) && numeric_loop_ends(shape);
    case OP_TFORPREP:
      need_close(shape, now.a + 3);
      return registers_fit(shape, 4) && loop_begins(shape, OP_TFORCALL, begin, begin);
    case OP_TFORCALL:
      return registers_fit(shape, 7) && registers_fit(shape, now.c + 4) && now.c > 0 &&
             next.operation == OP_TFORLOOP && next.a == now.a;
    case OP_TFORLOOP: return registers_fit(shape, 5) && loop_ends(shape);
    default: return true;
  }
}

static bool flow_fits(shape *shape) {
  clua_instruction now = shape->now;
  switch (now.operation) {
    case OP_CLOSE: return now.a <= shape->code->registers;
    case OP_TBC: need_close(shape, now.a); return true;
    case OP_JMP: return note_jump(shape, clua_jump_target(now, shape->at));
    case OP_TESTSET: return registers_fit(shape, 1);
    case OP_CALL: return registers_fit(shape, now.b) && registers_fit(shape, now.c - 1);
    case OP_TAILCALL: return registers_fit(shape, now.b) && return_fits(shape);
    case OP_RETURN:
      return is_register(shape, now.b > 0 ? now.a + now.b - 2 : now.a) && return_fits(shape);
    case OP_RETURN0: case OP_RETURN1: shape->returns_plainly = true; return true;
    default: return true;
  }
}

// MARK: The whole

static bool instruction_fits(shape *shape) {
  const clua_code *code = shape->code;
  shape->now = clua_instruction_at(code, shape->at);
  shape->next = instruction_or_none(code, shape->at + 1);
  if (shape->now.operation >= OP_COUNT) return fail(shape, "no such operation");
  if (!follow_scopes(shape)) return false;
  if (!operands_fit(shape)) return fail(shape, "an operand beyond its table");
  if (!tail_fits(shape)) return fail(shape, "without what belongs to it");
  if (!open_results_fit(shape)) return fail(shape, "results that nobody takes");
  bool has_its_own = clua_operations[shape->now.operation].is_special;
  if (has_its_own && !(value_fits(shape) && loop_fits(shape) && flow_fits(shape))) {
    return fail(shape, "operands that do not fit");
  }
  if (clua_has_tail(shape->now) || leaves_open(shape->now)) {
    shape->layout->marks[shape->at + 1] |= MARK_TAIL;
  }
  return true;
}

// A function that has something to close says so where it returns.
static bool returns_fit(const shape *shape) {
  if (shape->returns_plainly && (shape->must_close || shape->code->is_vararg)) return false;
  return !shape->returns_open || !(shape->returns_closing || shape->must_close);
}

static bool jumps_fit(shape *shape) {
  const int forbidden = MARK_TAIL | MARK_TARGET;
  for (shape->at = 0; shape->at < shape->code->instruction_count; shape->at++) {
    if ((shape->layout->marks[shape->at] & forbidden) == forbidden) return false;
  }
  shape->at = 0;
  return true;
}

static void prepare(shape *shape) {
  size_t count = (size_t)shape->code->instruction_count;
  clua_layout *layout = shape->layout;
  layout->marks = clua_scratch(shape->check->L, count + 1);
  layout->locals = clua_scratch(shape->check->L, count + 1);
  layout->arrivals = clua_scratch(shape->check->L, sizeof *layout->arrivals * (count + 1));
  memset(layout->marks, 0, count + 1);
  memset(layout->arrivals, 0, sizeof *layout->arrivals * (count + 1));
  layout->arrival_count = 0;
}

bool clua_check_shape(clua_check_up *check, clua_code *code, clua_layout *layout) {
  shape shape = {.check = check, .code = code, .layout = layout, .awaited = -1};
  if (code->instruction_count == 0 || code->parameters > code->registers) {
    return fail(&shape, "no code");
  }
  prepare(&shape);
  for (; shape.at < code->instruction_count; shape.at++) {
    if (!instruction_fits(&shape)) return false;
  }
  shape.at = 0;
  bool is_prepared = clua_instruction_at(code, 0).operation == OP_VARARGPREP;
  if (is_prepared != code->is_vararg) return fail(&shape, "other arguments than it says");
  if (!returns_fit(&shape)) return fail(&shape, "returns that do not close");
  return jumps_fit(&shape) || fail(&shape, "a jump into the middle");
}
