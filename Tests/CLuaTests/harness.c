#include "harness.h"

#include <stdarg.h>

int tests_passed, tests_failed;
int64_t checks_made;
static int64_t checks_failed;
int64_t units_for_calls = 500000;
enum { PLENTY_OF_SECONDS = 1 };
double seconds_for_calls = PLENTY_OF_SECONDS;
int32_t waiting_thread;
char host_log[4096];

void check_at(const char *file, int line, bool holds, const char *what, const char *details) {
  checks_made++;
  if (holds) return;
  checks_failed++;
  const char *name = strrchr(file, '/');
  printf("%s:%d: %s (have: %s)\n", name ? name + 1 : file, line, what, details);
}

void log_clear(void) { host_log[0] = '\0'; }

static void note(const char *format, ...) {
  size_t used = strlen(host_log);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(host_log + used, sizeof host_log - used, format, arguments);
  va_end(arguments);
}

// MARK: Values as text

static const clua_value *print_value(char **at, char *end, const clua_value *value);

static void put(char **at, char *end, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int written = vsnprintf(*at, (size_t)(end - *at), format, arguments);
  va_end(arguments);
  *at += written < end - *at ? written : end - *at - 1;
}

static const clua_value *print_table(char **at, char *end, const clua_value *value) {
  uint32_t count = value->count;
  put(at, end, "{");
  value++;
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) put(at, end, ", ");
    value = print_value(at, end, value);
    put(at, end, "=");
    value = print_value(at, end, value);
  }
  put(at, end, "}");
  return value;
}

static const clua_value *print_value(char **at, char *end, const clua_value *value) {
  switch (value->type) {
    case CLUA_NIL: put(at, end, "nil"); break;
    case CLUA_BOOLEAN: put(at, end, value->boolean ? "true" : "false"); break;
    case CLUA_INTEGER: put(at, end, "%lld", (long long)value->integer); break;
    case CLUA_NUMBER: put(at, end, "%.14g", value->number); break;
    case CLUA_STRING: put(at, end, "%.*s", (int)value->length, value->bytes); break;
    case CLUA_TABLE: return print_table(at, end, value);
    case CLUA_FUNCTION: put(at, end, "ref%d", value->kind); break;
    case CLUA_OBJECT: put(at, end, "object %d/%lld", value->kind, (long long)value->id); break;
    default: put(at, end, "<%.*s>", (int)value->length, value->bytes);
  }
  return value + 1;
}

const char *answer(clua_state *state) {
  static char text[65536];
  char *at = text;
  int32_t count;
  const clua_value *values = clua_results(state, &count), *end = values + count;
  text[0] = '\0';
  while (values < end) {
    if (at > text) put(&at, text + sizeof text, " ");
    values = print_value(&at, text + sizeof text, values);
  }
  return text;
}

const char *fault(clua_state *state) { return clua_error_message(state, NULL); }

// MARK: The host

enum slots { SLOT_NOTE, SLOT_SUM, SLOT_RAISE, SLOT_ASK, SLOT_CALL, SLOT_OBJECT, SLOT_REQUIRE,
             SLOT_CAN, SLOT_TABLE, SLOT_PRINT };

const int32_t slot_of_sum = SLOT_SUM;

// Calls the function, with the object that follows.
static int32_t nested_call(clua_state *state, const clua_value *args, int32_t count) {
  char message[256];
  if (args[0].type != CLUA_FUNCTION) return CLUA_RAISE;
  int32_t ref = args[0].ref;
  if (count > 1) {
    clua_out_begin(state);
    clua_out_nil(state);
    clua_out_object(state, args[1].kind, args[1].id);
  }
  int32_t status = clua_call(state, ref, 1, CLUA_DATA, NULL);
  clua_release(state, ref);
  clua_out_clear(state);
  if (status == CLUA_OK) {
    int32_t results;
    const clua_value *value = clua_results(state, &results);
    if (results > 0 && value->type == CLUA_INTEGER) clua_out_integer(state, value->integer);
    return CLUA_RETURN;
  }
  snprintf(message, sizeof message, "nested: %s", fault(state));
  clua_out_string(state, message, strlen(message));
  return CLUA_RAISE;
}

static int32_t module(clua_state *state, const clua_value *args) {
  static const char source[] = "local name, file = ... return {name = name, file = file}";
  static const char bad[] = "return return";
  static const char wrong[] =
    "do do local x = 1 f = function() return x end goto l end local p ::l:: end f = f()";
  if (strcmp(args[0].bytes, "missing") == 0) {
    clua_out_string(state, "no such module", 14);
    return CLUA_RAISE;
  }
  const char *text = strcmp(args[0].bytes, "bad") == 0 ? bad : source;
  if (strcmp(args[0].bytes, "wrong") == 0) text = wrong;
  clua_out_string(state, "@module.lua", 11);
  clua_out_string(state, text, strlen(text));
  return CLUA_RETURN;
}

static int32_t give_table(clua_state *state) {
  clua_out_table(state, 3, -1);
  clua_out_integer(state, 1);
  clua_out_string(state, "one", 3);
  clua_out_string(state, "flag", 4);
  clua_out_boolean(state, true);
  clua_out_string(state, "inner", 5);
  clua_out_table(state, 1, -1);
  clua_out_integer(state, 1);
  clua_out_number(state, 0.5);
  return CLUA_RETURN;
}

static int32_t host_call(
  void *context, clua_state *state, int32_t slot, const clua_value *args, int32_t count) {
  (void)context;
  switch (slot) {
    case SLOT_NOTE:
    case SLOT_PRINT:
      for (int32_t i = 0; i < count; i++) {
        char text[1024], *at = text;
        args = print_value(&at, text + sizeof text, args);
        note("%s%s", i > 0 ? " " : "", text);
      }
      note("\n");
      return CLUA_RETURN;
    case SLOT_SUM: {
      uint64_t sum = 0;
      for (int32_t i = 0; i < count; i++) sum += (uint64_t)args[i].integer;
      clua_out_integer(state, (int64_t)sum);
      return CLUA_RETURN;
    }
    case SLOT_RAISE: clua_out_string(state, "refused by the host", 19); return CLUA_RAISE;
    case SLOT_ASK: return CLUA_SUSPEND;
    case SLOT_CALL: return count < 1 ? CLUA_RAISE : nested_call(state, args, count);
    case SLOT_OBJECT:
      if (count < 2) return CLUA_RAISE;
      clua_out_object(state, (uint8_t)args[0].integer, args[1].integer);
      return CLUA_RETURN;
    case SLOT_REQUIRE: return module(state, args);
    case SLOT_CAN: clua_out_boolean(state, clua_can_suspend(state)); return CLUA_RETURN;
    default: return give_table(state);
  }
}

static int32_t host_index(
  void *context, clua_state *state, uint8_t kind, int64_t id, int32_t atom,
  const clua_value *key) {
  (void)context;
  if (atom == 7) {
    clua_out_integer(state, id * 10);
  } else if (atom == 8) {
    note("asked %lld\n", (long long)id);
    clua_out_string(state, "of the class", 12);
  } else if (key->type == CLUA_INTEGER && kind == 2 && key->integer <= 3 && key->integer > 0) {
    clua_out_integer(state, key->integer * 100);
  } else if (key->type == CLUA_STRING && kind == 2 && strcmp(key->bytes, "b") == 0) {
    clua_out_string(state, "bee", 3);
  } else if (key->type == CLUA_STRING && strcmp(key->bytes, "expired") == 0) {
    clua_out_string(state, "has expired", 11);
    return CLUA_RAISE;
  } else {
    clua_out_nil(state);
  }
  return CLUA_RETURN;
}

static int32_t host_newindex(
  void *context, clua_state *state, uint8_t kind, int64_t id, int32_t atom, const clua_value *key,
  const clua_value *value) {
  (void)context, (void)atom;
  char text[512], *at = text;
  if (key->type == CLUA_STRING && strcmp(key->bytes, "fixed") == 0) {
    clua_out_string(state, "fixed cannot be written", 23);
    return CLUA_RAISE;
  }
  print_value(&at, text + sizeof text, value);
  note("%d/%lld.%s=%s\n", kind, (long long)id, key->type == CLUA_STRING ? key->bytes : "?", text);
  return CLUA_RETURN;
}

static int32_t host_op(void *context, clua_state *state, uint8_t kind, int64_t id, int32_t op) {
  (void)context;
  char text[64];
  switch (op) {
    case CLUA_OP_LENGTH: clua_out_integer(state, 3); break;
    case CLUA_OP_TOSTRING:
      snprintf(text, sizeof text, "kind %d number %lld", kind, (long long)id);
      clua_out_string(state, text, strlen(text));
      break;
    default:
      clua_out_table(state, 4, -1);
      for (int i = 1; i <= 3; i++) {
        clua_out_integer(state, i);
        clua_out_integer(state, i * 100);
      }
      clua_out_string(state, "b", 1);
      clua_out_string(state, "bee", 3);
  }
  return CLUA_RETURN;
}

static const clua_function functions[] = {
  [SLOT_NOTE] = {"note", CLUA_ARGS_DATA},
  [SLOT_SUM] = {"host.sum", CLUA_ARGS_DATA},
  [SLOT_RAISE] = {"host.raise", CLUA_ARGS_DATA},
  [SLOT_ASK] = {"ask", CLUA_ARGS_DATA},
  [SLOT_CALL] = {"host.call", CLUA_ARGS_DATA},
  [SLOT_OBJECT] = {"host.object", CLUA_ARGS_DATA},
  [SLOT_REQUIRE] = {NULL, CLUA_ARGS_DATA},
  [SLOT_CAN] = {"host.can", CLUA_ARGS_DATA},
  [SLOT_TABLE] = {"host.table", CLUA_ARGS_DATA},
  [SLOT_PRINT] = {"print", CLUA_ARGS_TOSTRING},
};
static const clua_kind_name kinds[] = {
  {1, "controller", CLUA_USERDATA}, {2, "props", CLUA_AS_TABLE}, {4, "pop", CLUA_ONCE},
  {5, "push", CLUA_ONCE},
};
static const clua_field_name fields[] = {{"number", 7}, {"shared", 8}};
static const clua_dynamic dynamics[] = {{"nav", 3, 77}};

const clua_library host_library = {
  .kinds = kinds, .fields = fields, .functions = functions,
  .kind_count = 4, .field_count = 2, .function_count = sizeof functions / sizeof *functions,
  .require = SLOT_REQUIRE,
};

const clua_library script_library = {
  .kinds = kinds, .fields = fields, .functions = functions, .dynamics = dynamics,
  .kind_count = 4, .field_count = 2, .function_count = sizeof functions / sizeof *functions,
  .dynamic_count = 1, .require = -1,
};

clua_state *open_state(options options) {
  clua_config config = {
    .call = host_call, .index = host_index, .newindex = host_newindex, .op = host_op,
    .library = options.trusted ? &script_library : &host_library,
    .sandboxed = !options.trusted, .memory_limit = options.memory, .source_limit = 64 * 1024,
  };
  if (options.memory == 0 && !options.trusted) config.memory_limit = 8 * 1024 * 1024;
  clua_state *state = clua_open(&config);
  if (state == NULL) return NULL;
  units_for_calls = options.units != 0 ? options.units : 500000;
  seconds_for_calls = options.seconds != 0 ? options.seconds : options.trusted ? 0 : PLENTY_OF_SECONDS;
  return state;
}

static void set_limits(clua_state *state) {
  clua_set_units(state, units_for_calls, units_for_calls);
  clua_set_seconds(state, seconds_for_calls, seconds_for_calls, 0);
}

int32_t load_ref(clua_state *state, const char *source) {
  int32_t ref = 0;
  set_limits(state);
  clua_load(state, source, strlen(source), "@test.lua", &ref);
  return ref;
}

int32_t call_ref(clua_state *state, int32_t ref, int32_t *waiting) {
  set_limits(state);
  return clua_call(state, ref, -1, CLUA_DATA, waiting);
}

int32_t run_source(clua_state *state, const char *source) {
  int32_t ref = 0;
  set_limits(state);
  int32_t status = clua_load(state, source, strlen(source), "@test.lua", &ref);
  if (status != CLUA_OK) return status;
  status = call_ref(state, ref, &waiting_thread);
  clua_release(state, ref);
  return status;
}

void run_cases(const char *name, const test_case *cases) {
  for (; cases->name != NULL; cases++) {
    int64_t made = checks_made, broken = checks_failed;
    cases->run();
    bool holds = checks_failed == broken && checks_made > made;
    if (holds) {
      tests_passed++;
    } else {
      tests_failed++;
      printf("  in %s: %s%s\n", name, cases->name, checks_made == made ? " (it checks nothing)" : "");
    }
  }
}
