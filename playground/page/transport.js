"use strict";
/* How the page reaches its session: one that runs in a worker. A worker that gives no answer for too long is ended,
   and another begins with the same texts. What is told: opened(), message(text), closed(code). */
const playground = {patience: 4000, texts: {plugin: "", scene: ""}, onFindings() {}};

/* The policy's file, where it has a text. */
const policyPath = "plugins/policy.lua";
const policyFiles = (text) => text.trim() === "" ? [] : [{path: policyPath, text}];

/* Compiled once, for every worker. */
const compiled = (async () => {
  const answer = await fetch("playground.wasm");
  if (!answer.ok) throw new Error(`playground.wasm: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
})();

/* A worker with a program of its own; `hear` is told what it says, `broke` why it can go on no more. */
function startWorker(hear, broke) {
  const worker = new Worker("worker.js");
  worker.onmessage = ({data}) => data.kind === "broke" ? broke(data.text) : hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    broke(event.message);
  };
  compiled.then((module) => worker.postMessage({kind: "program", module}), (error) => broke(String(error)));
  return worker;
}

function connect(told) {
  let worker = null, waiting = [], isSound = false, isReady = false;
  let timer = 0;

  function begin() {
    worker = startWorker(hear, breakDown);
    waiting = [];
    isSound = true;
    isReady = false;
  }

  /* One that has begun begins anew; one that cannot begin never will. */
  function breakDown(message) {
    if (isReady) return end(`the session broke: ${message}`);
    clearTimeout(timer);
    worker.terminate();
    isSound = false;
    told.closed(message);
    complain(`the session cannot begin: ${message}`);
  }

  function hear({kind, text}) {
    if (kind === "ready") {
      isReady = true;
      watch();
      return told.opened();
    }
    if (kind !== "tick") {
      waiting.shift();
      watch();
    }
    if (kind === "findings") return playground.onFindings(JSON.parse(text));
    const answer = JSON.parse(text);
    if (answer.error !== undefined) return complain(answer.error);
    told.message(text);
  }

  function watch() {
    clearTimeout(timer);
    if (!waiting.length || !isReady) return;
    const {patience} = playground;
    timer = setTimeout(() => end(`stopped: it ran for ${patience / 1000} s without an end`), patience);
  }

  function complain(message) {
    told.message(JSON.stringify({problems: [{kind: "script", message}]}));
  }

  /* What stopped it may stop it again, so the same texts are only played anew where they have been played well. */
  function end(message) {
    clearTimeout(timer);
    const wasOpening = waiting.includes("open");
    worker.terminate();
    begin();
    if (wasOpening) isSound = false;
    else open();
    playground.stopped = message;
    complain(message);
  }

  function ask(kind, request) {
    waiting.push(kind);
    worker.postMessage({kind, text: JSON.stringify(request)});
    if (waiting.length === 1) watch();
  }

  function open() {
    isSound = true;
    const {plugin, scene} = playground.texts;
    ask("open", {do: "open", files: policyFiles(plugin), scene, sceneName: "scene.lua"});
  }

  playground.open = (texts) => {
    playground.texts = texts;
    playground.stopped = null;
    open();
  };
  /* The policy as a file that was saved: the stack stays. */
  playground.edit = (plugin) => {
    if (!isSound) return playground.open({...playground.texts, plugin});
    playground.texts = {...playground.texts, plugin};
    ask("message", {do: "edit", path: policyPath, text: plugin});
  };
  playground.check = (text) => ask("findings", {do: "check", path: policyPath, text});
  begin();
  return {isOpen: () => isSound, send: (text) => ask("message", JSON.parse(text))};
}
