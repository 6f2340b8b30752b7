// Lua 5.4 made safe to call from Swift.
//
// Every function here may be called from Swift at any time, also from inside a callback: none of
// them raises, longjmps, or ends the process. Whatever can raise runs in C inside a protected call;
// a callback returns a code, and C raises after the Swift frame has returned.
#ifndef CLUA_H
#define CLUA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One Lua state with its own allocator, budget and registry. Not thread safe: one thread at a time.
typedef struct clua_state clua_state;

// What stops states from outside: one may be shared by all that call one another.
typedef struct clua_signal clua_signal;

// MARK: Values

enum clua_type {
  CLUA_NIL,
  CLUA_BOOLEAN,
  CLUA_INTEGER,
  CLUA_NUMBER,
  CLUA_STRING,
  CLUA_TABLE,     // `count` pairs follow, flattened: key, value, key, value, a nested table in place
  CLUA_FUNCTION,  // `ref` is a new reference: the receiver releases it with clua_release
  CLUA_OBJECT,    // a host object: `kind` and `id`
  CLUA_OTHER,     // not expressible: `bytes` says what it is ("thread", "table with a cycle", ...)
};

typedef struct clua_value {
  uint8_t type;    // enum clua_type
  uint8_t kind;    // CLUA_OBJECT
  uint32_t count;  // CLUA_TABLE
  size_t length;   // CLUA_STRING, CLUA_OTHER: bytes, not counting the NUL that follows them
  union {
    bool boolean;
    int64_t integer;
    double number;
    const char *bytes;
    int64_t id;
    int32_t ref;
  };
} clua_value;

// How a table that leaves Lua is flattened. No mode runs a metamethod. Pairs come in a fixed order:
// numbers, strings, the rest.
enum clua_mode {
  CLUA_DATA,     // as data: at most 32 deep and 64 KiB (8 bytes for every value and the bytes of
                 // strings), else the whole table becomes CLUA_OTHER; functions in it are CLUA_OTHER
  CLUA_REF,      // a table becomes a CLUA_FUNCTION-like reference: CLUA_TABLE with count 0 is never
                 // sent; type is CLUA_FUNCTION with kind 1
  CLUA_DISPLAY,  // for showing: cycles, depth and size bounds become CLUA_OTHER in place; functions
                 // become CLUA_OTHER "function: NAME"
};

// MARK: Callbacks

enum clua_reply {
  CLUA_RETURN,   // the outgoing values are the results
  CLUA_RAISE,    // the first outgoing value, a string, is the message; C puts FILE:LINE: before it,
                 // unless a second value follows: then it has its place already
  CLUA_SUSPEND,  // the running call is suspended: clua_call returns CLUA_SUSPENDED. When it is
                 // resumed, the values handed to clua_resume are the results of this call
};

// A function that Swift registered is called. `args` holds `count` values at the top level
// (flattened tables take more slots) and stays valid until the callback returns.
typedef int32_t (*clua_call_fn)(
  void *context, clua_state *state, int32_t slot, const clua_value *args, int32_t count);

// A field of an object is read. `atom` is its place in the library's `fields` for the key; where it is
// -1, `key` is the key whatever it is. The reply is the one outgoing value.
typedef int32_t (*clua_index_fn)(
  void *context, clua_state *state, uint8_t kind, int64_t id, int32_t atom, const clua_value *key);

// A field of an object is written. `value` is flattened as data.
typedef int32_t (*clua_newindex_fn)(
  void *context, clua_state *state, uint8_t kind, int64_t id, int32_t atom, const clua_value *key,
  const clua_value *value);

// The length (`#`) or the pairs of an object. For pairs the reply is one outgoing table, whose
// order is kept. `tostring` of an object asks for CLUA_OP_TOSTRING: one outgoing string.
enum clua_op { CLUA_OP_LENGTH, CLUA_OP_PAIRS, CLUA_OP_TOSTRING };
typedef int32_t (*clua_op_fn)(
  void *context, clua_state *state, uint8_t kind, int64_t id, int32_t op);

// MARK: What a host offers

// What stands for an object in Lua.
enum clua_shape {
  CLUA_USERDATA,  // one value for one (kind, id) while anybody in Lua holds it; `==` and keys work
  CLUA_AS_TABLE,  // the same, an empty table with a hidden metatable (for data)
  CLUA_ONCE,      // userdata for an object that is handed over only once: it is not looked up again
};

typedef struct clua_kind_name {
  uint8_t kind;      // 1 ... 15
  const char *name;  // what type errors and `tostring` call it
  enum clua_shape shape;
} clua_kind_name;

typedef struct clua_field_name {
  const char *name;
  int32_t atom;  // 0 ... 32767
} clua_field_name;

// Puts them in the order in which they are looked up.
void clua_sort_fields(clua_field_name *fields, int32_t count);

enum clua_flags {
  CLUA_ARGS_DATA = 0,      // tables in the arguments are flattened as data
  CLUA_ARGS_REF = 1,       // tables in the arguments arrive as references (kind 1)
  CLUA_ARGS_TOSTRING = 2,  // every argument goes through Lua's tostring first (print, log)
};

// A function of Swift; its slot is its place in the list. `path` is where it is global: "confirm",
// "log.debug", "nav.push"; NULL: it is only handed out (clua_out_slot). Tables on the way are made; in
// a sandboxed state the plugin cannot change them.
typedef struct clua_function {
  const char *path;
  int32_t flags;
} clua_function;

// Fields of the global table `name` that are not there are read and written through the index and
// newindex callbacks with this kind and id; where Lua sees the kind as tables, the global is the object
// itself.
typedef struct clua_dynamic {
  const char *name;
  uint8_t kind;
  int64_t id;
} clua_dynamic;

// The same for any number of states, which it must outlive.
typedef struct clua_library {
  const clua_kind_name *kinds;
  const clua_field_name *fields;  // as clua_sort_fields puts them
  const clua_function *functions;
  const clua_dynamic *dynamics;
  int32_t kind_count, field_count, function_count, dynamic_count;
  int32_t require;  // the slot that `require` asks for source: called with the module's name, it
                    // answers two strings, the chunk name and the source, or raises; -1: no `require`
} clua_library;

typedef struct clua_config {
  void *context;
  const clua_library *library;
  clua_call_fn call;
  clua_index_fn index;
  clua_newindex_fn newindex;
  clua_op_fn op;
  bool sandboxed;        // true: the allow-list of a plugin; false: the whole library, for a script
  size_t memory_limit;   // bytes, soft; 0: none. What C needs beside Lua's own heap does not count
  size_t source_limit;   // bytes of source clua_load takes; 0: none
  clua_signal *signal;   // NULL: one of its own
} clua_config;

// Writes a float as Lua's tostring shows it, with a NUL; gives the length. 64 bytes are enough.
size_t clua_float_text(double number, char *out, size_t size);

// MARK: Life

enum clua_status {
  CLUA_OK,
  CLUA_SUSPENDED,
  CLUA_ERROR_RUNTIME,
  CLUA_ERROR_SYNTAX,
  CLUA_ERROR_MEMORY,
  CLUA_ERROR_UNITS,
  CLUA_ERROR_SECONDS,
  CLUA_ERROR_INTERRUPTED,
  CLUA_ERROR_EXIT,  // os.exit was called in a state that is not sandboxed; see clua_exit_status
};

// NULL where there is no memory.
clua_state *clua_open(const clua_config *config);
void clua_close(clua_state *state);

// Frees the lists that calls have left for the next ones, which make them anew: for a state that may
// not be called for a long time. Results are gone.
void clua_release_buffers(clua_state *state);

// Gives free memory back to the system. Closed states do so after each megabyte; it takes as long as
// opening a few of them.
void clua_trim(void);

// Puts the outgoing values into the global table `name` as an array, at 1, 2, ...: `arg`. With
// `zero` the first goes to index 0.
int32_t clua_define_list(clua_state *state, const char *name, bool zero);

// MARK: Outgoing values: arguments of the next call, results of the running callback

// Forgets what was put so far. A callback begins with none.
void clua_out_clear(clua_state *state);
// Begins the arguments of a call, which must follow (clua_call, clua_resume, clua_define_list).
// What a running callback has put so far is kept aside until that call has returned.
void clua_out_begin(clua_state *state);
void clua_out_nil(clua_state *state);
void clua_out_boolean(clua_state *state, bool value);
void clua_out_integer(clua_state *state, int64_t value);
void clua_out_number(clua_state *state, double value);
void clua_out_string(clua_state *state, const char *bytes, size_t length);  // copied
void clua_out_object(clua_state *state, uint8_t kind, int64_t id);
void clua_out_slot(clua_state *state, int32_t slot);      // the registered function itself
// A function of its own that calls the slot with `id` before its arguments.
void clua_out_bound(clua_state *state, int32_t slot, int64_t id);
void clua_out_ref(clua_state *state, int32_t ref);        // what the reference holds
// While the call runs that follows, this field of an object is what `ref` holds, and the host is not asked
// for it. A hint: where there is no room for it, the host is asked.
void clua_out_fact(clua_state *state, uint8_t kind, int64_t id, int32_t atom, int32_t ref);
// Then key, value, key, value ... The function at `words` gives what tostring shows of it; -1: none.
void clua_out_table(clua_state *state, uint32_t pairs, int32_t words);

// MARK: Calls

// Compiles text (never bytecode) and gives a reference to the function.
int32_t clua_load(
  clua_state *state, const char *source, size_t length, const char *chunk_name, int32_t *ref);

// Calls what `ref` holds with the outgoing values, in a coroutine of its own. At most `wanted`
// results are kept (-1: all, at most 250). CLUA_SUSPENDED: `*thread` is to be resumed or dropped.
int32_t clua_call(
  clua_state *state, int32_t ref, int32_t wanted, enum clua_mode mode, int32_t *thread);
int32_t clua_resume(
  clua_state *state, int32_t thread, int32_t wanted, enum clua_mode mode, int32_t *next_thread);
void clua_drop(clua_state *state, int32_t thread);

// Results of the last call that ended with CLUA_OK, good until the next call of this state. `count`
// counts all values, those inside tables too.
const clua_value *clua_results(clua_state *state, int32_t *count);

// True where CLUA_SUSPEND would work now (inside a callback): every coroutine between here and
// clua_call can yield.
bool clua_can_suspend(clua_state *state);

// The last failure. The message is raw text (an error value that is no string is described; in a
// state that is not sandboxed its __tostring is used). Good until the next call of this state.
const char *clua_error_message(clua_state *state, size_t *length);
const char *clua_error_traceback(clua_state *state, size_t *length);
int32_t clua_exit_status(clua_state *state);

// MARK: References

void clua_release(clua_state *state, int32_t ref);

// A reference to a string; 0: no memory.
int32_t clua_keep_text(clua_state *state, const char *bytes, size_t length);

// Raw fields of the table behind `ref` (0: the globals); their values are in clua_results. `names` has
// a NUL after each name, and one more at the end; at most 64 of them.
int32_t clua_fields(clua_state *state, int32_t ref, const char *names, enum clua_mode mode);

// Raw string keys of the table behind `ref` (0: the globals), as strings in clua_results, sorted.
int32_t clua_keys(clua_state *state, int32_t ref);

typedef struct clua_function_info {
  int32_t parameters;
  bool is_vararg;
  int32_t line;          // where it is defined; -1 for a C function
  const char *source;    // its chunk name without the leading @ or =; "" for a C function
} clua_function_info;
bool clua_describe_function(clua_state *state, int32_t ref, clua_function_info *info);

// The next call notes where it ends.
void clua_note_end(clua_state *state);
// The line of the return of the last call, where it was to be noted: 0 where it is not known. `place` is
// "FILE:LINE: " where it ended in another function than the one that was called, or by an error; else empty.
int32_t clua_end(clua_state *state, const char **place);

// "FILE:LINE: " of the innermost Lua function that runs, empty where none does.
void clua_place(clua_state *state, char *place, size_t size);

// True if an object of the kind was ever handed to Lua.
bool clua_was_handed(const clua_state *state, uint8_t kind);
// True while Lua still holds the proxy of this object.
bool clua_is_held(clua_state *state, uint8_t kind, int64_t id);

// MARK: Limits

// Units of work that the next calls may use (INT64_MAX: no bound), and what is left. An instruction
// is a unit, paid for in blocks: a short call takes 64 at least, and a coroutine too. `granted` is what
// messages say.
void clua_set_units(clua_state *state, int64_t units, int64_t granted);
int64_t clua_units_left(const clua_state *state);

// Seconds of CPU time that the next calls may use together; 0: no bound. Where they are used up, what
// runs stops after the instruction, or the piece of work of a library function, that it is in.
// `granted` is what messages say. So long as no more than `unasked` seconds have passed nothing is measured, and
// counts as nothing: what is left of that goes on with the next call for the same purpose.
void clua_set_seconds(clua_state *state, double seconds, double granted, double unasked);
double clua_seconds_left(const clua_state *state);
double clua_seconds_unasked(const clua_state *state);

// Inside a callback: what runs until clua_go_on does not count.
void clua_pause(clua_state *state);
void clua_go_on(clua_state *state);

// Charges for work that a callback does on behalf of the plugin. Nothing is raised here: where the
// units are used up, what runs stops soon after the callback has returned.
void clua_spend(clua_state *state, int64_t units);
size_t clua_memory_used(const clua_state *state);

// Bytes that the host holds for this state: they count as its own. Negative: it holds less.
void clua_hold(clua_state *state, int64_t bytes);

// Whether so many bytes more have room, if need be after a collection. Also inside a callback.
bool clua_has_room(clua_state *state, size_t bytes);

// Collects the garbage of a sandboxed state in which nothing runs, so that clua_is_held tells what it holds.
void clua_tidy(clua_state *state);

// Forgets what scripts have set with debug.sethook.
void clua_forget_hooks(clua_state *state);

// Async-signal-safe: what runs in this state, and in those that share its signal, stops with
// CLUA_ERROR_INTERRUPTED, which cannot be caught.
void clua_interrupt(clua_state *state);
clua_signal *clua_signal_new(void);
void clua_signal_free(clua_signal *signal);  // after the states that share it
void clua_signal_raise(clua_signal *signal);

// Seconds that os.time, os.clock and os.date of a sandboxed state tell.
void clua_set_clock(clua_state *state, double seconds);

// MARK: Coverage

// From now on notes how often each line runs; costs time, but no units.
void clua_count_lines(clua_state *state);

// The counts of the n-th source that was run, from 0: its chunk name without the leading @ or =,
// and how often each line ran; hits[0] is not used. NULL where there is no such source.
const char *clua_lines(
  const clua_state *state, int32_t n, const uint32_t **hits, int32_t *count);

// MARK: Profiles

// Seconds of CPU time of the thread that asks.
double clua_thread_seconds(void);

enum clua_usage_kind {
  CLUA_USAGE_ROOT, CLUA_USAGE_FUNCTION, CLUA_USAGE_LINE,
  CLUA_USAGE_CHUNK,  // no place: the name of a chunk, kept once
};

// Units that were taken in one place, below what called it.
typedef struct clua_usage {
  enum clua_usage_kind kind;
  int32_t parent;       // the number of the node above; 0 of a root
  int32_t line;         // of a line; where a function is defined; the host's number of a root
  int32_t chunk;        // the number of its chunk's name; 0: none
  char *source, *name;  // the chunk, as Lua names it; what a function was called as. NULL: none
  int64_t units;
} clua_usage;

// From now on notes where calls that `clua_profile_enter` announces use units, in memory that counts as the state's: by line, which takes time, or
// for each root alone. False where there is no memory.
bool clua_profile_start(clua_state *state, bool lines);
// Units belong to this root from now on (0: to none); the result is the former.
int32_t clua_profile_enter(clua_state *state, int32_t root);
// What was noted so far, from 1 on: the first is no node. Good until the state runs again.
int32_t clua_profile_nodes(clua_state *state, const clua_usage **nodes);
// Begins to count from 0 again.
void clua_profile_clear(clua_state *state);

// MARK: Debugging

// Stops the states of one session; they share it.
typedef struct clua_debugger clua_debugger;

enum clua_stops {
  CLUA_STOPS_STEP = 1,        // a step has ended
  CLUA_STOPS_BREAKPOINT = 2,  // a line with a breakpoint
  CLUA_STOPS_ENTRY = 4,       // the first line of a call: clua_stop_at_entry
  CLUA_STOPS_TARGET = 8,      // the position that was wanted
  CLUA_STOPS_REFUSAL = 16,    // a call whose end is noted returns false
  CLUA_STOPS_ERROR = 32,      // an error that nothing catches: clua_error_message
  CLUA_STOPS_ASKED = 64,      // clua_ask, between two lines
};

// Before the line runs; what runs goes on when it returns. True: everything is to end instead.
typedef bool (*clua_stop_fn)(void *context, clua_state *state, int32_t reasons, int32_t line);
// A file is compiled, `name` with its @: time to tell its breakpoints by clua_break_lines.
typedef void (*clua_chunk_fn)(void *context, const char *name);

clua_debugger *clua_debugger_new(clua_stop_fn stop, clua_chunk_fn chunk, void *context);
void clua_debugger_free(clua_debugger *debugger);
// Before anything was compiled in the state.
void clua_debug(clua_state *state, clua_debugger *debugger);

// All breakpoints of a file that was compiled.
void clua_break_lines(
  clua_debugger *debugger, const char *name, const int32_t *lines, int32_t count);
// Breakpoints count in a state only once so many of its blocks of instructions have ended.
void clua_break_after(clua_debugger *debugger, int64_t blocks);
int64_t clua_blocks(const clua_state *state);
void clua_break_errors(clua_debugger *debugger, bool faults, bool refusals);
// The next call stops at its first line.
void clua_stop_at_entry(clua_state *state);

enum clua_step { CLUA_GO, CLUA_STEP_IN, CLUA_STEP_OVER, CLUA_STEP_OUT };
// What runs in the state steps: from the innermost thread; where none runs, to the next line of all.
void clua_step(clua_debugger *debugger, enum clua_step step, const clua_state *state);
// Safe in any thread: the debugger is called soon.
void clua_ask(clua_debugger *debugger);

// From now on counts the lines that run, of all states, and stops at the one with the number `target`; 0: none.
void clua_count_positions(clua_debugger *debugger, int64_t target);
int64_t clua_position(const clua_debugger *debugger);
// The line before this one in the same call, or in one that called; else the one that ran before.
int64_t clua_position_before(const clua_debugger *debugger);
// How often a line was looked at.
int64_t clua_line_events(const clua_debugger *debugger);

typedef struct clua_frame_info {
  char *source, *name;  // to be freed by clua_free_info; the chunk as Lua has it; NULL: no name
  int32_t line, first_line, last_line;
  bool is_root;  // Swift called it
} clua_frame_info;

// The n-th Lua function that runs, from 0, the innermost; where none does, of those that are suspended.
bool clua_frame_at(clua_state *state, int32_t n, clua_frame_info *info);
void clua_free_info(clua_frame_info *info);

enum clua_scope { CLUA_LOCALS, CLUA_UPVALUES, CLUA_ARGUMENTS };
// Name, value, name, value ... in clua_results, tables as references.
int32_t clua_frame_values(clua_state *state, int32_t n, enum clua_scope scope);
// The extra arguments of the n-th function, in clua_results, tables as references.
int32_t clua_frame_extra(clua_state *state, int32_t n);
// How long the list is with which the table behind `ref` begins, and how many pairs are no part of it.
void clua_table_sizes(clua_state *state, int32_t ref, int64_t *length, int64_t *others);
// `count` entries of that list from the n-th on, in clua_results: a key to be shown, a value, tables as references.
int32_t clua_table_list(clua_state *state, int32_t ref, int64_t first, int64_t count);
// The same of the other pairs, in the order in which Lua has them, `start` of them passed over.
int32_t clua_table_others(
  clua_state *state, int32_t ref, int64_t length, int64_t start, int64_t count);
// What is behind `ref`, to be shown.
int32_t clua_show(clua_state *state, int32_t ref);
// The upvalues of the function behind `ref` become the variables of their names that the n-th function sees.
bool clua_bind(clua_state *state, int32_t n, int32_t ref);
// Locals that were changed by it are changed in the n-th function.
void clua_unbind(clua_state *state, int32_t n, int32_t ref);

typedef struct clua_aside {
  int64_t units, granted, timer_limit, timer_used;
  uint64_t until_look;
  double timer_granted;
  int stopping, pace;
  int32_t end_line;
  char end_place[80];
} clua_aside;
// At a stop: calls until clua_end_aside use their own units and seconds, and nothing stops in them.
void clua_begin_aside(clua_state *state, clua_aside *saved, int64_t units, double seconds);
void clua_end_aside(clua_state *state, const clua_aside *saved);

// For tests: the n-th allocation from now fails (0: none does), in this state.
void clua_fail_allocation(clua_state *state, int64_t n);

#endif
