#include "harness.h"

CASES(call_cases);
CASES(proxy_cases);
CASES(suspend_cases);
CASES(budget_cases);
CASES(differential_cases);

int main(void) {
  run_cases("calls", call_cases);
  run_cases("proxies", proxy_cases);
  run_cases("suspension", suspend_cases);
  run_cases("budget", budget_cases);
  run_cases("differential", differential_cases);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
