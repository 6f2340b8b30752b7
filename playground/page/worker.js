"use strict";
/* The session: the program in WebAssembly, one request after another, and the clock of what moves. */
importScripts("wasi.js");

const frame = 1000 / 60;
const encoder = new TextEncoder(), decoder = new TextDecoder();
let program = null, queue = [], beat = 0, last = 0;

function call(text) {
  const bytes = encoder.encode(text);
  const room = program.playground_room(bytes.length);
  new Uint8Array(program.memory.buffer).set(bytes, room);
  const size = program.playground_call(bytes.length);
  return decoder.decode(new Uint8Array(program.memory.buffer, program.playground_answer(), size));
}

function guarded(body) {
  try {
    body();
  } catch (error) {
    program = null;
    clearTimeout(beat);
    postMessage({kind: "broke", text: String(error)});
  }
}

function carryOut({kind, text}) {
  postMessage({kind, text: call(text)});
  if (kind !== "findings" && kind !== "proof") comeBack();
}

function comeBack() {
  clearTimeout(beat);
  last = performance.now();
  beat = setTimeout(() => guarded(tick), frame);
}

/* The clock goes on while something moves. */
function tick() {
  const now = performance.now();
  const text = call(JSON.stringify({do: "tick", seconds: (now - last) / 1000}));
  const {moves} = JSON.parse(text);
  postMessage({kind: "tick", text});
  if (moves) comeBack();
}

onmessage = ({data}) => {
  if (data.kind === "program") begin(data.module).catch((error) => postMessage({kind: "broke", text: String(error)}));
  else if (program === null) queue.push(data);
  else guarded(() => carryOut(data));
};

async function begin(module) {
  const {instance, bind} = await wasiInstance(module);
  bind(instance.exports.memory);
  instance.exports._initialize();
  program = instance.exports;
  postMessage({kind: "ready"});
  const waiting = queue;
  queue = [];
  for (const request of waiting) guarded(() => carryOut(request));
}
