// Plays VS Code for the extension: what it registers is asked as an editor would.
// usage: node vscode_test.js PROGRAM FOLDER
"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL, fileURLToPath } = require("url");

const [program, folder] = process.argv.slice(2);
const registered = {};
const diagnostics = new Map();
const shown = [];

class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = { line, character };
    this.end = { line: endLine, character: endCharacter };
  }
}
class Uri {
  constructor(text) {
    this.text = text;
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
  get fsPath() {
    return fileURLToPath(this.text);
  }
}
class WorkspaceEdit {
  constructor() {
    this.edits = [];
  }
  replace(uri, range, text) {
    this.edits.push([path.basename(uri.text), text]);
  }
}
const thing = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };

const disposable = { dispose() {} };
const register = (name) => (selector, provider) => {
  registered[name] = provider;
  return disposable;
};
const handlers = {};
const event = (name) => (handler) => {
  handlers[name] = handler;
  return disposable;
};
const commands = {};

const vscode = {
  Range,
  Uri,
  WorkspaceEdit,
  Location: thing("uri", "range"),
  Position: thing("line", "character"),
  Diagnostic: thing("range", "message", "severity"),
  CompletionItem: thing("label", "kind"),
  CodeLens: thing("range", "command"),
  InlayHint: thing("position", "label"),
  Hover: thing("contents", "range"),
  MarkdownString: class {
    appendCodeblock(value) {
      this.value = value;
      return this;
    }
  },
  EventEmitter: class {
    fire() {}
  },
  languages: {
    createDiagnosticCollection: () => ({
      ...disposable,
      set: (uri, list) => diagnostics.set(uri.text, list),
      clear: () => diagnostics.clear(),
    }),
    registerHoverProvider: register("hover"),
    registerCompletionItemProvider: register("completion"),
    registerDefinitionProvider: register("definition"),
    registerReferenceProvider: register("references"),
    registerRenameProvider: register("rename"),
    registerCodeLensProvider: register("lenses"),
    registerInlayHintsProvider: register("hints"),
  },
  window: {
    createOutputChannel: () => ({ ...disposable, append() {}, appendLine() {} }),
    showInformationMessage: (text) => shown.push(text),
    showErrorMessage: (text) => shown.push(text),
  },
  workspace: {
    workspaceFolders: [{ uri: new Uri(pathToFileURL(folder).href), name: "policies" }],
    textDocuments: [],
    getConfiguration: () => ({ get: () => [program, "lsp"] }),
    createFileSystemWatcher: () => ({
      ...disposable,
      onDidCreate: event("created"),
      onDidChange: event("changed"),
      onDidDelete: event("deleted"),
    }),
    onDidOpenTextDocument: event("open"),
    onDidChangeTextDocument: event("change"),
    onDidCloseTextDocument: event("close"),
  },
  debug: {
    registerDebugAdapterDescriptorFactory: (type, factory) => {
      registered[`debug ${type}`] = factory;
      return disposable;
    },
  },
  DebugAdapterExecutable: thing("command", "args", "options"),
  commands: {
    registerCommand: (name, handler) => {
      commands[name] = handler;
      return disposable;
    },
  },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(path.join(__dirname, "../../../editors/vscode/extension.js"));

const file = path.join(folder, "plugins/draft.lua");
const text = fs.readFileSync(file, "utf8");
const document = {
  languageId: "lua",
  version: 1,
  uri: new Uri(pathToFileURL(file).href),
  getText: () => text,
};
const until = async (what, condition) => {
  for (let tries = 0; tries < 1000; tries++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`it never came: ${what}`);
};

async function main() {
  const subscriptions = [];
  await extension.activate({ subscriptions });
  assert.deepStrictEqual(shown, []);
  handlers.open(document);
  const found = () => diagnostics.get(document.uri.text) || [];
  document.version = 2;
  handlers.change({
    document,
    contentChanges: [{ range: new Range(2, 2, 2, 11), text: "shuoldPop" }],
  });
  await until("a finding", () => found().length === 1);
  assert.strictEqual(found()[0].code, "unknown-hook");
  assert.strictEqual(found()[0].severity, 1);
  handlers.change({
    document,
    contentChanges: [{ range: new Range(2, 2, 2, 11), text: "shouldPop" }],
  });
  await until("no finding", () => found().length === 0);

  const debug = registered["debug navhost"].createDebugAdapterDescriptor({
    configuration: { program: "s.lua", args: ["one"], plugins: ["more"] },
  });
  assert.strictEqual(debug.command, program);
  assert.deepStrictEqual(debug.args, ["debug", "--plugins", "more", "s.lua", "one"]);

  const at = (line, character) => ({ line, character });
  const hover = await registered.hover.provideHover(document, at(2, 4));
  assert.ok(hover.contents.value.startsWith("shouldPop(controller, pop)"));
  const items = await registered.completion.provideCompletionItems(document, at(3, 25));
  assert.ok(items.map((item) => item.label).includes("dirty"));
  const defined = await registered.definition.provideDefinition(document, at(3, 26));
  assert.strictEqual(path.basename(defined[0].uri.text), "scene.lua");
  const references = await registered.references.provideReferences(document, at(3, 26), {
    includeDeclaration: true,
  });
  assert.strictEqual(references.length, 2);
  const prepared = await registered.rename.prepareRename(document, at(3, 26));
  assert.strictEqual(prepared.placeholder, "dirty");
  const edit = await registered.rename.provideRenameEdits(document, at(3, 26), "unsaved");
  assert.deepStrictEqual(edit.edits, [["draft.lua", "unsaved"], ["scene.lua", "unsaved"]]);
  await assert.rejects(registered.rename.provideRenameEdits(document, at(3, 26), "end"), /no name/);
  await assert.rejects(registered.rename.prepareRename(document, at(2, 4)), /only a prop/);
  const lenses = await registered.lenses.provideCodeLenses(document);
  assert.strictEqual(lenses[0].command.title, "1 plugins decide for Editor");
  await commands["navhost.showPlugins"]("Editor");
  await until("a message", () => shown.includes("Editor: draft"));
  const hints = await registered.hints.provideInlayHints(document, new Range(0, 0, 99, 0));
  assert.deepStrictEqual(hints, []);
  await commands["navhost.restart"]();
  handlers.close(document);
  await extension.deactivate();
  console.log("ok");
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
