"use strict";
/* What `navhost prove` prints for the policy. It is looked for in a worker of its own, so that the phone moves
   meanwhile: first the tables, then all of it. */
{
  const pause = 300, place = /^([a-z ]+: .*) \((.*):(\d+)\)$/s;
  let worker = null, heard = null, timer = 0;
  playground.proofPatience = 10000;

  function ask(request, then) {
    worker ??= startWorker(hear, breakDown);
    heard = then;
    worker.postMessage({kind: "proof", text: JSON.stringify({do: "proof", ...request})});
  }

  function hear({kind, text}) {
    if (kind !== "proof") return;
    const then = heard;
    heard = null;
    then(JSON.parse(text));
  }

  /* What has not answered is ended; one that has serves again. */
  function end(why = "") {
    if (heard) return breakDown(why);
    clearTimeout(timer);
    say(why);
  }

  function breakDown(why) {
    clearTimeout(timer);
    worker.terminate();
    [worker, heard] = [null, null];
    say(why);
  }

  function say(words) { $("#provedState").textContent = words; }

  function look(files) {
    const {proofPatience} = playground;
    const words = `ended after ${proofPatience / 1000} s: navhost prove goes on as long as it takes`;
    timer = setTimeout(() => end(words), proofPatience);
    say("looking at every case …");
    ask({files, depth: 0, tables: true}, (tables) => {
      show(tables);
      if (tables.problems?.length || tables.error) return end();
      say("looking for ways out …");
      ask({files}, (all) => {
        show(all);
        end();
      });
    });
  }

  /* A policy that does not load has no cases: its problem stands in the place of them. */
  function show({text = "", problems = [], error}) {
    const told = error ?? problems.join("\n\n");
    const parts = (told || text).split("\n\n").filter((part) => part.trim() !== "");
    $("#proved").replaceChildren(...parts.flatMap((part, index) => shown(part, parts[index - 1])));
  }

  function shown(part, before) {
    if (part.startsWith("| ")) return [table(part)];
    const found = part.match(place);
    if (found) return [element("p", {class: "finding"}, found[1] + " ", toLine(found[2], Number(found[3])))];
    if (before && place.test(before)) return [element("pre", {}, part), toPlay(part)];
    return [element("p", {}, part)];
  }

  function toLine(file, line) {
    const button = element("button", {type: "button"}, `${file}:${line}`);
    button.addEventListener("click", () => playground.goTo({line, column: 1}));
    return button;
  }

  function toPlay(script) {
    const button = element("button", {type: "button", class: "play"}, "Play it as the scene");
    button.addEventListener("click", () => playground.showScene(script + "\n"));
    return button;
  }

  /* Markdown, as it is printed. */
  function table(text) {
    const [head, , ...rows] = text.split("\n").map((line) =>
      line.slice(2, -2).split(" | ").map((cell) => cell.replaceAll("\\|", "|").replaceAll(/`([^`]*)`/g, "$1")));
    const row = (kind, cells) => element("tr", {}, ...cells.map((cell) => element(kind, {}, cell)));
    return element("table", {class: "table"}, element("thead", {}, row("th", head)),
      element("tbody", {}, ...rows.map((cells) => row("td", cells))));
  }

  playground.prove = (policy) => {
    end();
    if (policy.trim() === "") return $("#proved").replaceChildren();
    timer = setTimeout(() => look(policyFiles(policy)), pause);
  };
}
