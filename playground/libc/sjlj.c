// What clang calls for setjmp and longjmp, with -wasm-enable-sjlj. setjmp notes which call of a function it
// stands in. longjmp throws; the function that catches asks whether the jump is for this very call, and else
// throws it on.
#include <setjmp.h>
#include <stdint.h>

void __wasm_setjmp(struct playground_jump *jump, uint32_t label, void *call) {
  jump->call = call;
  jump->label = label;
}

uint32_t __wasm_setjmp_test(struct playground_jump *jump, void *call) {
  return jump->call == call ? jump->label : 0;
}

_Noreturn void __wasm_longjmp(struct playground_jump *jump, int value) {
  jump->thrown.jump = jump;
  jump->thrown.value = value == 0 ? 1 : value;
  __builtin_wasm_throw(1, &jump->thrown);
}
