// libedit for Swift: its variadic functions, which Swift cannot call, as functions with arguments.
#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

#if __has_include(<histedit.h>)
#include <histedit.h>
#include <stdio.h>
#else
#error "libedit is missing: install the package libedit-dev (apt-get install libedit-dev)"
#endif

typedef unsigned char (*editline_command)(EditLine *, int);

static inline void editline_set(EditLine *editor, int option, int value) {
  el_set(editor, option, value);
}

static inline void editline_refresh(EditLine *editor) { el_set(editor, EL_REFRESH); }

static inline void editline_set_keys(EditLine *editor, const char *name) {
  el_set(editor, EL_EDITOR, name);
}

// `mark` stands before and after what takes no columns.
static inline void editline_set_prompt(EditLine *editor, char *(*prompt)(EditLine *), char mark) {
  el_set(editor, EL_PROMPT_ESC, prompt, mark);
}

static inline void editline_set_reader(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
  el_set(editor, EL_GETCFN, read);
}

static inline void editline_add(EditLine *editor, const char *name, editline_command command) {
  el_set(editor, EL_ADDFN, name, name, command);
}

static inline void editline_bind(EditLine *editor, const char *keys, const char *command) {
  el_set(editor, EL_BIND, keys, command, NULL);
}

static inline void editline_set_data(EditLine *editor, void *data) {
  el_set(editor, EL_CLIENTDATA, data);
}

static inline void *editline_data(EditLine *editor) {
  void *data = NULL;
  el_get(editor, EL_CLIENTDATA, &data);
  return data;
}

static inline void editline_set_history(EditLine *editor, History *past) {
  el_set(editor, EL_HIST, history, past);
}

static inline void editline_history_set(History *past, int option, int value) {
  HistEvent event;
  history(past, &event, option, value);
}

static inline int editline_history(History *past, int operation, const char *text) {
  HistEvent event;
  return history(past, &event, operation, text);
}

#endif
