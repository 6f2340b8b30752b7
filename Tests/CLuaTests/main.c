#include "harness.h"

CASES(call_cases);
CASES(proxy_cases);
CASES(suspend_cases);
CASES(budget_cases);
CASES(source_cases);
CASES(sandbox_cases);
CASES(hostile_cases);
CASES(stop_cases);
CASES(differential_cases);
CASES(memory_cases);
CASES(order_cases);
CASES(stack_cases);
CASES(deadline_cases);
CASES(type_cases);
CASES(time_cases);
CASES(verify_cases);
CASES(ending_cases);
CASES(profile_cases);
CASES(watch_cases);
CASES(hook_cases);

static const struct {
  const char *name;
  const test_case *cases;
} suites[] = {
  {"calls", call_cases},     {"proxies", proxy_cases}, {"suspension", suspend_cases},
  {"budget", budget_cases},  {"source", source_cases}, {"sandbox", sandbox_cases},
  {"hostile", hostile_cases}, {"stops", stop_cases},
  {"differential", differential_cases}, {"memory", memory_cases},
  {"order", order_cases}, {"stack", stack_cases},
  {"deadline", deadline_cases}, {"types", type_cases},
  {"times", time_cases}, {"verify", verify_cases},
  {"endings", ending_cases}, {"profiles", profile_cases},
  {"debugger", watch_cases}, {"hooks", hook_cases},
};

// Arguments name the suites to run; none: all of them.
static int wanted(const char *name, int count, char **names) {
  for (int i = 1; i < count; i++) {
    if (strcmp(names[i], name) == 0) return 1;
  }
  return count == 1;
}

void print_units(void);
void print_order(void);
bool print_steps(void);
bool print_functions(const char *kind, int first, int count);

int main(int count, char **names) {
  if (count == 2 && strcmp(names[1], "--units") == 0) {
    print_units();
    return 0;
  }
  if (count == 2 && strcmp(names[1], "--order") == 0) {
    print_order();
    return 0;
  }
  if (count == 2 && strcmp(names[1], "--steps") == 0) {
    return print_steps() ? 0 : 1;
  }
  if (count == 5 && strcmp(names[1], "--functions") == 0) {
    return print_functions(names[2], atoi(names[3]), atoi(names[4])) ? 0 : 1;
  }
  for (size_t i = 0; i < sizeof suites / sizeof *suites; i++) {
    if (wanted(suites[i].name, count, names)) run_cases(suites[i].name, suites[i].cases);
  }
  printf("%lld comparisons\n", (long long)checks_made);
  printf("%d passed, %d failed\n", tests_passed, tests_failed);
  return tests_failed > 0;
}
