// navhost's language server and its debugger in VS Code. It needs no other package.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");

const selector = { language: "lua", scheme: "file" };
let connection;
let diagnostics;
let output;
const lensesChanged = new vscode.EventEmitter();

// MARK: Values of the protocol as VS Code's, and back

const range = (r) =>
  new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const place = (document, position) => ({
  textDocument: { uri: document.uri.toString() },
  position: { line: position.line, character: position.character },
});
const location = (l) => new vscode.Location(vscode.Uri.parse(l.uri), range(l.range));
const locations = (list) => (list || []).map(location);

function diagnostic(found) {
  const result = new vscode.Diagnostic(range(found.range), found.message, found.severity - 1);
  result.code = found.code;
  result.source = found.source;
  return result;
}

function suggestion(item) {
  // VS Code counts kinds from 0.
  const result = new vscode.CompletionItem(item.label, item.kind - 1);
  result.detail = item.detail;
  result.range = range(item.textEdit.range);
  result.insertText = item.textEdit.newText;
  return result;
}

function edits(answer) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, changes] of Object.entries((answer && answer.changes) || {})) {
    for (const change of changes) {
      result.replace(vscode.Uri.parse(uri), range(change.range), change.newText);
    }
  }
  return result;
}

function hint(found) {
  const position = new vscode.Position(found.position.line, found.position.character);
  const result = new vscode.InlayHint(position, found.label);
  result.paddingLeft = found.paddingLeft;
  result.tooltip = found.tooltip;
  return result;
}

// MARK: Questions

// What VS Code asks; nothing where the server does not answer.
async function ask(method, params) {
  if (!connection) return null;
  try {
    return await connection.request(method, params);
  } catch (error) {
    output.appendLine(`${method}: ${error.message}`);
    return null;
  }
}

const providers = [
  () =>
    vscode.languages.registerHoverProvider(selector, {
      async provideHover(document, position) {
        const found = await ask("textDocument/hover", place(document, position));
        if (!found) return null;
        const text = new vscode.MarkdownString().appendCodeblock(found.contents.value, "text");
        return new vscode.Hover(text, range(found.range));
      },
    }),
  () =>
    vscode.languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, position) {
          const found = await ask("textDocument/completion", place(document, position));
          return ((found && found.items) || []).map(suggestion);
        },
      },
      ".",
      '"'
    ),
  () =>
    vscode.languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position) =>
        locations(await ask("textDocument/definition", place(document, position))),
    }),
  () =>
    vscode.languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context) =>
        locations(
          await ask("textDocument/references", {
            ...place(document, position),
            context: { includeDeclaration: context.includeDeclaration },
          })
        ),
    }),
  () =>
    vscode.languages.registerRenameProvider(selector, {
      async prepareRename(document, position) {
        const found = await ask("textDocument/prepareRename", place(document, position));
        if (!found) throw new Error("only a prop can get another name");
        return { range: range(found.range), placeholder: found.placeholder };
      },
      // An error is shown where the name is typed.
      provideRenameEdits: async (document, position, newName) =>
        edits(
          await connection.request("textDocument/rename", { ...place(document, position), newName })
        ),
    }),
  () =>
    vscode.languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: lensesChanged.event,
      async provideCodeLenses(document) {
        const found = await ask("textDocument/codeLens", {
          textDocument: { uri: document.uri.toString() },
        });
        return (found || []).map((lens) => new vscode.CodeLens(range(lens.range), lens.command));
      },
    }),
  () =>
    vscode.languages.registerInlayHintsProvider(selector, {
      async provideInlayHints(document, wanted) {
        const found = await ask("textDocument/inlayHint", {
          textDocument: { uri: document.uri.toString() },
          range: { start: wanted.start, end: wanted.end },
        });
        return (found || []).map(hint);
      },
    }),
];

// MARK: Documents

function open(document) {
  if (document.languageId !== "lua" || !connection) return;
  connection.notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(),
      languageId: "lua",
      version: document.version,
      text: document.getText(),
    },
  });
}

function change(event) {
  const { document } = event;
  if (document.languageId !== "lua" || !connection) return;
  connection.notify("textDocument/didChange", {
    textDocument: { uri: document.uri.toString(), version: document.version },
    contentChanges: event.contentChanges.map(({ range, text }) => ({ range, text })),
  });
  lensesChanged.fire();
}

function close(document) {
  if (document.languageId !== "lua" || !connection) return;
  connection.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
}

function hear(method, params) {
  switch (method) {
    case "textDocument/publishDiagnostics":
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
      break;
    case "window/showMessage":
      vscode.window.showInformationMessage(params.message);
      break;
    case "stderr":
      output.append(params.message);
      break;
  }
}

// MARK: The beginning and the end

async function start() {
  const folders = vscode.workspace.workspaceFolders || [];
  const command = vscode.workspace.getConfiguration("navhost").get("command");
  const folder = folders.length > 0 ? folders[0].uri.fsPath : undefined;
  connection = new Connection(command, folder, hear, (reason) => {
    output.appendLine(`${command.join(" ")}: ${reason}`);
  });
  const answer = await ask("initialize", {
    processId: process.pid,
    rootUri: folders.length > 0 ? folders[0].uri.toString() : null,
    workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
    capabilities: {},
  });
  if (!answer) {
    vscode.window.showErrorMessage(
      `'${command.join(" ")}' does not answer. Set navhost.command to where the program is.`
    );
    return;
  }
  connection.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(open);
}

async function restart() {
  if (connection) await connection.stop();
  diagnostics.clear();
  await start();
}

// The lenses' commands are the server's.
const serverCommand = (command) =>
  vscode.commands.registerCommand(command, (...args) =>
    ask("workspace/executeCommand", { command, arguments: args })
  );

// navhost starts the debugger as it starts the language server.
const debuggers = {
  createDebugAdapterDescriptor({ configuration, workspaceFolder }) {
    const command = vscode.workspace.getConfiguration("navhost").get("command");
    const before = command.slice(1).filter((word) => word !== "lsp");
    const plugins = (configuration.plugins || []).flatMap((folder) => ["--plugins", folder]);
    const words = [configuration.program, ...(configuration.args || [])];
    const folder = workspaceFolder ? workspaceFolder.uri.fsPath : undefined;
    return new vscode.DebugAdapterExecutable(
      command[0],
      [...before, "debug", ...plugins, ...words],
      { cwd: configuration.cwd || folder }
    );
  },
};

async function activate(context) {
  output = vscode.window.createOutputChannel("navhost");
  diagnostics = vscode.languages.createDiagnosticCollection("navhost");
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.{lua,packed}");
  const changed = () =>
    connection && connection.notify("workspace/didChangeWatchedFiles", { changes: [] });
  context.subscriptions.push(
    output,
    diagnostics,
    watcher,
    watcher.onDidCreate(changed),
    watcher.onDidChange(changed),
    watcher.onDidDelete(changed),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(change),
    vscode.workspace.onDidCloseTextDocument(close),
    vscode.commands.registerCommand("navhost.restart", restart),
    serverCommand("navhost.runSpec"),
    serverCommand("navhost.showPlugins"),
    vscode.debug.registerDebugAdapterDescriptorFactory("navhost", debuggers),
    ...providers.map((register) => register())
  );
  await start();
}

async function deactivate() {
  if (connection) await connection.stop();
}

module.exports = { activate, deactivate };
