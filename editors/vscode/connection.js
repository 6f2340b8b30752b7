// Speaks with a language server: frames on its standard input and output, a promise for each request.
"use strict";

const { spawn } = require("child_process");

class Connection {
  // `heard` is called with the method and the parameters of what the server says by itself,
  // `ended` with a text once the process is gone.
  constructor(command, folder, heard, ended) {
    this.waiting = new Map();
    this.number = 0;
    this.bytes = Buffer.alloc(0);
    this.heard = heard;
    this.process = spawn(command[0], command.slice(1), { cwd: folder });
    this.process.stdout.on("data", (piece) => this.receive(piece));
    this.process.stderr.on("data", (piece) => heard("stderr", { message: String(piece) }));
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.end(error.message, ended));
    this.process.on("exit", (status) => this.end(`it ended with status ${status}`, ended));
  }

  end(reason, ended) {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    if (!this.isOver) ended(reason);
    this.isOver = true;
  }

  request(method, params) {
    if (this.isOver) return Promise.reject(new Error("the language server is not running"));
    const id = ++this.number;
    this.send({ jsonrpc: "2.0", id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  notify(method, params) {
    if (!this.isOver) this.send({ jsonrpc: "2.0", method, params });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(piece) {
    this.bytes = Buffer.concat([this.bytes, piece]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.bytes.subarray(0, end).toString());
      const start = end + 4;
      const stop = start + Number(length && length[1]);
      if (!length || this.bytes.length < stop) return;
      const message = JSON.parse(this.bytes.subarray(start, stop).toString("utf8"));
      this.bytes = this.bytes.subarray(stop);
      this.take(message);
    }
  }

  take(message) {
    if (message.method) {
      if (message.id !== undefined) this.send({ jsonrpc: "2.0", id: message.id, result: null });
      this.heard(message.method, message.params || {});
      return;
    }
    const promise = this.waiting.get(message.id);
    if (!promise) return;
    this.waiting.delete(message.id);
    if (message.error) promise.reject(new Error(message.error.message));
    else promise.resolve(message.result);
  }

  async stop() {
    try {
      await this.request("shutdown", null);
    } catch {
      // It is gone already.
    }
    this.notify("exit", null);
  }
}

module.exports = { Connection };
