// The second look at a function follows its instructions, once and in their order. It finds each read of a
// register that was not written on every path since the last call over it, and each local that a function
// has captured, or that is to be closed, whose scope ends before it is closed.
//
// What a register must hold, from what the interpreter does (lvm.c):
// - An instruction needs the registers that it reads, and no others. A local in whose scope it stands need not
//   be written: the compiler lets a scope go on to the end of its block (lparser.c, removevars), and a goto to a
//   label there comes without the locals in between (createlabel: they count as out of scope).
// - A RETURN needs the values that it returns. It closes whatever is open, from the function's first register on
//   (OP_RETURN with k; the first look sees to k), so one without values needs nothing closed. One with values
//   does: what is to be closed runs code, which may change them, and should have run before it.
// - A CLOSE from A on ends all that lies above it, written or not, and needs nothing. It may stand inside the
//   scopes that it ends.
// - A jump forward brings what it has; where ways meet, what all of them bring is there.
// - Where a jump back leads a statement begins: no more than the locals in scope are alive there. That is taken
//   for granted when the flow comes to such a place, and demanded of every jump to it.
// - Where a scope has ended nothing of it is open. CLOSE is what ends it, a JMP is on its way to one: neither is
//   looked at for that itself, but where the jump leads.
#include "verify.h"
#include "verify_registers.h"

// What is known where an instruction begins.
typedef struct values {
  registers alive;   // hold what may be read
  registers open;    // are captured or to be closed, and not closed yet
  registers tables;  // hold the table of a constructor
  int parted;        // of those that a jump brings: up to this instruction its ways are one
} values;

typedef struct flow {
  clua_check_up *check;
  const clua_code *code;
  const clua_layout *layout;
  values *arrivals;  // of jumps forward, by the number of their target
  int at, coming;
  clua_instruction now;
  values values;
  bool is_reached;
  int written[256];    // the last instruction that wrote each register
  int landed, parted;  // the last one to which jumps lead, and where those ways had parted
  registers captured;  // locals in scope that a function captures somewhere, or that are to be closed
} flow;

enum { PORTION = 256 };  // instructions between two looks at the limits

// MARK: Reading and writing

static int locals_here(const flow *flow) { return flow->layout->locals[flow->at]; }

static bool reads_range(flow *flow, int from, int to) {
  int missing = first(&flow->values.alive, false, from, to);
  return missing < 0 || clua_unwritten(flow->check, flow->code, flow->at, missing);
}

static bool reads(flow *flow, int place) {
  return has(&flow->values.alive, place) ||
         clua_unwritten(flow->check, flow->code, flow->at, place);
}

// A temporary value is read once.
static void use_up(flow *flow, int place) {
  if (place >= locals_here(flow)) drop(&flow->values.alive, place);
}

static void writes(flow *flow, int place) {
  flow->written[place] = flow->at;
  add(&flow->values.alive, place);
  drop(&flow->values.tables, place);
}

static void writes_range(flow *flow, int from, int to) {
  for (int place = from; place < to; place++) writes(flow, place);
}

static void forget_from(flow *flow, int place) {
  keep_below(&flow->values.alive, place);
  keep_below(&flow->values.tables, place);
}

// A function's frame lies over the registers from its own on: nothing there can be read afterwards.
static void calls_over(flow *flow, int place, int results) {
  forget_from(flow, place);
  writes_range(flow, place, place + results);
}

// Where garbage may be collected, what lies above the register that is written counts as garbage.
static void makes(flow *flow, int place) {
  forget_from(flow, place);
  writes(flow, place);
}

// Registers up to where the instruction before has left an open number of results.
static bool reads_open(flow *flow, int from) {
  return reads_range(flow, from, clua_instruction_at(flow->code, flow->at - 1).a);
}

// MARK: Jumps

// Whether an instruction closes all that is open, and needs nothing closed before.
static bool closes_all(clua_instruction now) {
  return now.operation == OP_RETURN0 || (now.operation == OP_RETURN && now.b == 1);
}

// Whether what goes out of scope on the way is closed. A block's last CLOSE may stand inside the scope that it
// ends; a jump is looked at where it leads.
static bool is_closed(flow *flow, const values *values, int target) {
  clua_instruction next = clua_instruction_at(flow->code, target);
  if (next.operation == OP_CLOSE || (next.operation == OP_JMP && target >= flow->at)) return true;
  if (closes_all(next)) return true;
  int open = first(&values->open, true, flow->layout->locals[target], 256);
  return open < 0 || clua_unclosed(flow->check, flow->code, flow->at, open);
}

static bool jumps_back(flow *flow, const values *values, int target) {
  int missing = first(&values->alive, false, 0, flow->layout->locals[target]);
  if (missing >= 0) return clua_unwritten(flow->check, flow->code, flow->at, missing);
  return is_closed(flow, values, target);
}

static void meet(values *known, const values *other) {
  for (int i = 0; i < 4; i++) {
    known->alive.words[i] &= other->alive.words[i];
    known->open.words[i] |= other->open.words[i];
    known->tables.words[i] &= other->tables.words[i];
  }
}

// Where the way that is followed has parted from one that left it at `parted`, or by a jump over it.
static int parting(const flow *flow, int parted) {
  return parted < flow->landed && flow->parted < parted ? flow->parted : parted;
}

// Where ways meet, an expression has one value that they have made differently: `and`, `or`, a comparison.
// Whatever lies below it was there before they parted, or one of them has left it out.
static void keep_one_value(const flow *flow, values *values, int target) {
  int kept = -1, place = flow->layout->locals[target];
  while ((place = first(&values->alive, true, place, 256)) >= 0) {
    if (flow->written[place] > values->parted) {
      if (kept >= 0) drop(&values->alive, kept);
      kept = place;
    }
    place++;
  }
}

static bool jumps(flow *flow, const values *values, int target) {
  if (target <= flow->at) return jumps_back(flow, values, target);
  if (!is_closed(flow, values, target)) return false;
  struct values *arrival = &flow->arrivals[flow->layout->arrivals[target]];
  if ((flow->layout->marks[target] & MARK_ARRIVED) != 0) {
    meet(arrival, values);
    arrival->parted = parting(flow, arrival->parted);
    keep_one_value(flow, arrival, target);
  } else {
    *arrival = *values;
    arrival->parted = flow->at;
    flow->layout->marks[target] |= MARK_ARRIVED;
  }
  return true;
}

// What follows is reached only by a jump.
static bool ends(flow *flow) {
  flow->is_reached = false;
  return true;
}

// Where jumps forward lead here.
static void take_arrivals(flow *flow) {
  if ((flow->layout->marks[flow->at] & MARK_ARRIVED) == 0) return;
  const values *arrival = &flow->arrivals[flow->layout->arrivals[flow->at]];
  if (flow->is_reached) {
    meet(&flow->values, arrival);
    flow->values.parted = parting(flow, arrival->parted);
    keep_one_value(flow, &flow->values, flow->at);
  } else {
    flow->values = *arrival;
  }
  flow->landed = flow->at;
  flow->parted = flow->values.parted;
  flow->is_reached = true;
}

// Where jumps back lead here.
static bool begin_loop(flow *flow) {
  if ((flow->layout->marks[flow->at] & MARK_LOOP) == 0) return true;
  if (!flow->is_reached) flow->values = (values){.alive = everything};
  int missing = first(&flow->values.alive, false, 0, locals_here(flow));
  if (missing >= 0) return clua_unwritten(flow->check, flow->code, flow->at, missing);
  forget_from(flow, locals_here(flow));
  for (int i = 0; i < 4; i++) flow->values.open.words[i] |= flow->captured.words[i];
  flow->is_reached = true;
  return true;
}

// MARK: Scopes

// Lua up to 5.4.4 gets each `for ... in` wrong that a `break` leaves from the scope of a captured local: the
// CLOSE behind it spares the loop's fourth value. If that is to be closed, it stays so in a register that others
// use; after `pairs` it is nil. So many good plugins have such a loop that it is mended: CLOSE begins where the
// loop's own registers do, as in later releases.
static void mend_break(flow *flow) {
  int open = first(&flow->values.open, true, locals_here(flow), 256), at = flow->at - 1;
  if (open < 3 || at < 1) return;
  clua_instruction close = clua_instruction_at(flow->code, at);
  clua_instruction loop = clua_instruction_at(flow->code, at - 1);
  if (loop.operation != OP_TFORLOOP || close.operation != OP_CLOSE) return;
  if (loop.a + 3 != open || close.a != open + 1 || locals_here(flow) > loop.a) return;
  uint32_t mended = (uint32_t)OP_CLOSE | (uint32_t)loop.a << 7;
  memcpy(flow->code->instructions + 4 * (size_t)at, &mended, sizeof mended);
  flow->check->is_mended = true;
  keep_below(&flow->values.open, loop.a);
}

// Registers that a LOADNIL just before has set for the next scope too stay alive: Lua makes one of two.
static void end_scope(flow *flow) {
  registers alive = flow->values.alive;
  forget_from(flow, locals_here(flow));
  if (flow->at == 0) return;
  clua_instruction last = clua_instruction_at(flow->code, flow->at - 1);
  if (last.operation != OP_LOADNIL) return;
  for (int place = last.a; place <= last.a + last.b; place++) {
    if (has(&alive, place)) add(&flow->values.alive, place);
  }
}

// A local that is captured anywhere counts as open from the start: a loop may capture it before the flow
// comes to where that is done.
static void begin_scopes(flow *flow) {
  const clua_code *code = flow->code;
  keep_below(&flow->captured, locals_here(flow));
  for (; flow->coming < code->local_count; flow->coming++) {
    const clua_local *local = &code->locals[flow->coming];
    if (local->start > flow->at) return;
    if (local->end <= flow->at) continue;
    drop(&flow->captured, local->place);
    if (!local->is_captured) continue;
    add(&flow->captured, local->place);
    add(&flow->values.open, local->place);
  }
}

static bool follow_scopes(flow *flow) {
  int operation = flow->now.operation;
  bool ended = (flow->layout->marks[flow->at] & MARK_SCOPE_ENDS) != 0;
  mend_break(flow);
  if (ended && operation != OP_CLOSE) end_scope(flow);
  return is_closed(flow, &flow->values, flow->at);
}

// MARK: Instructions

static bool follow_operands(flow *flow) {
  const char *operands = clua_operations[flow->now.operation].operands;
  const int fields[] = {flow->now.a, flow->now.b, flow->now.c};
  bool reads_last[3] = {false};
  for (int i = 0; i < 3; i++) {
    char letter = operands[i];
    bool may_be_constant = letter == 'x' || letter == 'y';
    bool is_read = letter == 'r' || letter == 'R' || (may_be_constant && !flow->now.k);
    if (is_read && !reads(flow, fields[i])) return false;
    reads_last[i] = is_read && letter != 'R';
  }
  for (int i = 0; i < 3; i++) {
    if (reads_last[i]) use_up(flow, fields[i]);
  }
  if (operands[0] == 'w') writes(flow, flow->now.a);
  return true;
}

static bool follow_closure(flow *flow) {
  const clua_captures *captures = &flow->code->inner[flow->now.bx];
  int made = flow->now.a;
  forget_from(flow, made);
  for (int i = 0; i < captures->count; i++) {
    const uint8_t *upvalue = captures->bytes + 3 * i;
    if (upvalue[0] == 0) continue;
    bool is_local = upvalue[1] < locals_here(flow) || upvalue[1] == made;
    if (!is_local || (upvalue[1] != made && !reads(flow, upvalue[1]))) {
      return clua_unwritten(flow->check, flow->code, flow->at, upvalue[1]);
    }
    add(&flow->values.open, upvalue[1]);
  }
  writes(flow, made);
  return true;
}

// The jump behind a test, and what is known on its way: TESTSET sets its register there, TEST keeps it.
static bool follow_test(flow *flow) {
  values values = flow->values;
  clua_instruction jump = clua_instruction_at(flow->code, flow->at + 1);
  if (flow->now.operation == OP_TESTSET) {
    add(&values.alive, flow->now.a);
    drop(&values.tables, flow->now.a);
    flow->written[flow->now.a] = flow->at;
  } else if (flow->now.operation == OP_TEST) {
    use_up(flow, flow->now.a);
  }
  return jumps(flow, &values, clua_jump_target(jump, flow->at + 1));
}

// The arguments of a call, or the values that a function returns: `count` of them, or an open number.
static bool reads_values(flow *flow, int from, int count) {
  return count < 0 ? reads_open(flow, from) : reads_range(flow, from, from + count);
}

static bool follow_list(flow *flow) {
  int table = flow->now.a, count = flow->now.b;
  if (!has(&flow->values.tables, table)) {
    return clua_unwritten(flow->check, flow->code, flow->at, table);
  }
  if (!reads_values(flow, table + 1, count > 0 ? count : -1)) return false;
  forget_from(flow, table + 1);
  return true;
}

static bool follow_call(flow *flow) {
  clua_instruction now = flow->now;
  if (!reads_values(flow, now.a, now.b > 0 ? now.b : -1)) return false;
  calls_over(flow, now.a, now.c > 0 ? now.c - 1 : 0);
  return true;
}

static bool follow_numeric_loop(flow *flow) {
  int place = flow->now.a;
  bool is_end = flow->now.operation == OP_FORLOOP;
  if (!reads_range(flow, place, place + 3)) return false;
  values values = flow->values;
  writes(flow, place + 3);
  if (!is_end) return jumps(flow, &values, flow->at + 2 + flow->now.bx);
  bool is_sound = jumps(flow, &flow->values, flow->at + 1 - flow->now.bx);
  flow->values = values;
  return is_sound;
}

static bool follow_generic_loop(flow *flow) {
  clua_instruction now = flow->now;
  switch (now.operation) {
    case OP_TFORPREP:
      add(&flow->values.open, now.a + 3);
      return reads_range(flow, now.a, now.a + 4) &&
             jumps(flow, &flow->values, flow->at + 1 + now.bx) && ends(flow);
    case OP_TFORCALL:
      if (!reads_range(flow, now.a, now.a + 3)) return false;
      calls_over(flow, now.a + 4, now.c);
      return true;
    default:
      return reads(flow, now.a + 4) && jumps(flow, &flow->values, flow->at + 1 - now.bx);
  }
}

static bool follow_value(flow *flow) {
  clua_instruction now = flow->now;
  switch (now.operation) {
    case OP_LFALSESKIP: return jumps(flow, &flow->values, flow->at + 2) && ends(flow);
    case OP_LOADNIL: writes_range(flow, now.a, now.a + now.b + 1); return true;
    case OP_NEWTABLE: makes(flow, now.a); add(&flow->values.tables, now.a); return true;
    case OP_SELF: writes(flow, now.a + 1); return true;
    case OP_CONCAT:
      if (!reads_range(flow, now.a, now.a + now.b)) return false;
      makes(flow, now.a);
      return true;
    case OP_SETTABLE:
      if (has(&flow->values.tables, now.a)) use_up(flow, now.b);  // the key, in a constructor
      return true;
    case OP_SETLIST: return follow_list(flow);
    case OP_CLOSURE: return follow_closure(flow);
    case OP_VARARG: writes_range(flow, now.a, now.a + now.c - 1); return true;
    default: return true;
  }
}

static bool follow_special(flow *flow) {
  clua_instruction now = flow->now;
  switch (now.operation) {
    case OP_CLOSE:
      keep_below(&flow->values.open, now.a);
      forget_from(flow, now.a);
      return true;
    case OP_TBC: add(&flow->values.open, now.a); return true;
    case OP_JMP: return jumps(flow, &flow->values, clua_jump_target(now, flow->at)) && ends(flow);
    case OP_CALL: return follow_call(flow);
    case OP_TAILCALL: return reads_values(flow, now.a, now.b > 0 ? now.b : -1) && ends(flow);
    case OP_RETURN: return reads_values(flow, now.a, now.b - 1) && ends(flow);
    case OP_RETURN0: case OP_RETURN1: return ends(flow);
    case OP_FORPREP: case OP_FORLOOP: return follow_numeric_loop(flow);
    case OP_TFORPREP: case OP_TFORCALL: case OP_TFORLOOP: return follow_generic_loop(flow);
    default: return follow_value(flow);
  }
}

static bool follow(flow *flow) {
  const clua_operation *operation = &clua_operations[flow->now.operation];
  if (!follow_scopes(flow) || !follow_operands(flow)) return false;
  if (operation->tail == TAIL_TEST) {
    if (!follow_test(flow)) return false;
  } else if (operation->is_special && !follow_special(flow)) {
    return false;
  }
  return true;
}

bool clua_check_flow(clua_check_up *check, const clua_code *code, clua_layout *layout) {
  flow flow = {.check = check, .code = code, .layout = layout, .is_reached = true};
  flow.arrivals = clua_scratch(check->L, sizeof(values) * ((size_t)layout->arrival_count + 1));
  add_range(&flow.values.alive, 0, code->parameters);
  for (; flow.at < code->instruction_count; flow.at++) {
    if (flow.at % PORTION == 0) clua_pay_for_check(check->L, PORTION);
    begin_scopes(&flow);
    take_arrivals(&flow);
    if (!begin_loop(&flow)) return false;
    if (!flow.is_reached) continue;
    flow.now = clua_instruction_at(code, flow.at);
    if (!follow(&flow)) return false;
    if (clua_has_tail(flow.now)) flow.at++;
  }
  return !flow.is_reached || clua_misshapen(check, code, code->instruction_count - 1, "no end");
}
