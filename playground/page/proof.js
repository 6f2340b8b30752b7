"use strict";
/* What `navhost prove` prints for the policy. It is looked for in a worker of its own, so that the phone moves
   meanwhile: first the rules, then all of it. */
{
  const pause = 300, place = /^([a-z ]+: .*) \((.*):(\d+)\)$/s, rules = /^\w+ of .*: asked about /;
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
    say("reading the hooks …");
    ask({files, rules: true}, (rules) => {
      show(rules);
      if (rules.problems?.length || rules.error) return end();
      say("looking for ways out …");
      ask({files}, (all) => {
        show(all);
        end();
      });
    });
  }

  /* A policy that does not load has no rules: its problem stands in the place of them. */
  function show({text = "", problems = [], error}) {
    const told = error ?? problems.join("\n\n");
    const parts = (told || text).split("\n\n").filter((part) => part.trim() !== "");
    $("#proved").replaceChildren(...parts.flatMap((part, index) => shown(part, parts[index - 1])));
  }

  function shown(part, before) {
    if (rules.test(part)) return [element("pre", {class: "rules"}, part)];
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

  playground.prove = (policy) => {
    end();
    if (policy.trim() === "") return $("#proved").replaceChildren();
    timer = setTimeout(() => look(policyFiles(policy)), pause);
  };
}
