// wasi-libc has no setjmp: clang makes exceptions of it, and sjlj.c has the functions that it calls for that.
#ifndef PLAYGROUND_SETJMP_H
#define PLAYGROUND_SETJMP_H

typedef struct playground_jump {
  void *call;          // which call of the function that said setjmp
  unsigned int label;  // which setjmp of it; 0 is none
  struct {
    void *jump;
    int value;
  } thrown;
} jmp_buf[1];

int setjmp(jmp_buf) __attribute__((returns_twice));
_Noreturn void longjmp(jmp_buf, int);
#define _setjmp setjmp
#define _longjmp longjmp

#endif
