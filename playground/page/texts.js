"use strict";
/* The two texts: highlighted, checked as one types, played after a pause, and kept in the address. */
{
  const fields = {plugin: $("#plugin"), scene: $("#scene")};
  const examples = window.navhostExamples;
  const pauseBeforeCheck = 120, pauseBeforePlay = 450;
  let findings = [], checking = 0, playing = 0, played = null;

  /* Comments, strings, numbers and words of Lua. */
  const parts = new RegExp([
    String.raw`(?<note>--\[(?<a>=*)\[[\s\S]*?(?:\]\k<a>\]|$)|--[^\n]*)`,
    String.raw`(?<text>\[(?<b>=*)\[[\s\S]*?(?:\]\k<b>\]|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?)`,
    String.raw`(?<figure>\b0[xX][0-9a-fA-F.]+\b|\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`,
    String.raw`(?<word>\b(?:and|break|do|else|elseif|end|false|for|function|goto|if|in|local|nil|not|or|repeat|return|then|true|until|while)\b)`,
    String.raw`[A-Za-z_]\w*`,
  ].join("|"), "g");

  function coloured(text) {
    const pieces = [];
    let at = 0;
    for (const match of text.matchAll(parts)) {
      const kind = ["note", "text", "figure", "word"].find((kind) => match.groups[kind] !== undefined);
      if (!kind) continue;
      pieces.push(text.slice(at, match.index), element("span", {class: kind}, match[0]));
      at = match.index + match[0].length;
    }
    pieces.push(text.slice(at));
    return pieces;
  }

  function paint(name) {
    const field = fields[name], shown = field.previousElementSibling;
    shown.replaceChildren(...coloured(field.value), "\n");
    shown.scrollTop = field.scrollTop;
    shown.scrollLeft = field.scrollLeft;
  }

  function texts() { return {plugin: fields.plugin.value, scene: fields.scene.value}; }

  function address() { return "#" + new URLSearchParams(texts()); }

  function check() { playground.check(fields.plugin.value); }

  function play() {
    clearTimeout(playing);
    const now = texts(), before = played;
    played = now;
    if (before?.plugin !== now.plugin) playground.prove(now.plugin);
    if (before?.scene !== now.scene || before.plugin === "" || now.plugin === "") {
      if (JSON.stringify(before) !== JSON.stringify(now)) playground.open(now);
    } else if (before.plugin !== now.plugin) {
      playground.edit(now.plugin);
    }
  }

  function typed(name) {
    paint(name);
    history.replaceState(null, "", address());
    $("#example").value = "";
    $("#linkState").textContent = "";
    clearTimeout(checking);
    clearTimeout(playing);
    if (name === "plugin") checking = setTimeout(check, pauseBeforeCheck);
    playing = setTimeout(play, pauseBeforePlay);
  }

  /* What is wrong with the policy, each a button that goes to its place. */
  playground.onFindings = (answer) => {
    findings = answer.findings ?? [];
    $("#findings").replaceChildren(...findings.map((finding, index) =>
      element("li", {}, element("button", {type: "button", class: finding.severity, "data-finding": index},
        `${finding.line}:${finding.column}: ${finding.severity}: ${finding.message}`))));
    fields.plugin.setAttribute("aria-invalid", String(findings.some((finding) => finding.severity === "error")));
  };

  function goTo({line, column}) {
    const lines = fields.plugin.value.split("\n");
    const at = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
    fields.plugin.focus();
    fields.plugin.setSelectionRange(at, at);
  }

  playground.goTo = goTo;
  /* Another scene with the same policy; back leads to the one that stood there. */
  playground.showScene = (scene) => {
    show({plugin: fields.plugin.value, scene});
    $("#example").value = "";
    history.pushState(null, "", address());
  };

  function show({plugin, scene}) {
    fields.plugin.value = plugin;
    fields.scene.value = scene;
    paint("plugin");
    paint("scene");
    check();
    play();
  }

  /* The texts of the address; where it has none, the first example's. */
  function readAddress() {
    const given = new URLSearchParams(location.hash.slice(1));
    if (!given.has("plugin") && !given.has("scene")) {
      $("#example").value = "0";
      return show(examples[0]);
    }
    const [plugin, scene] = [given.get("plugin") ?? "", given.get("scene") ?? ""];
    const known = examples.findIndex((example) => example.plugin === plugin && example.scene === scene);
    $("#example").value = known < 0 ? "" : String(known);
    show({plugin, scene});
  }

  for (const name in fields) {
    fields[name].addEventListener("input", () => typed(name));
    fields[name].addEventListener("scroll", () => paint(name));
  }
  $("#example").append(...examples.map((example, index) => element("option", {value: index}, example.name)));
  $("#example").addEventListener("change", (event) => {
    if (event.target.value === "") return;
    show(examples[Number(event.target.value)]);
    history.pushState(null, "", address());
  });
  $("#findings").addEventListener("click", (event) => {
    const button = event.target.closest("[data-finding]");
    if (button) goTo(findings[Number(button.dataset.finding)]);
  });
  $("#link").addEventListener("click", () => {
    history.replaceState(null, "", address());
    navigator.clipboard?.writeText(location.href).then(
      () => { $("#linkState").textContent = "the link is on the clipboard"; },
      () => { $("#linkState").textContent = "the link is this page's address"; });
  });
  addEventListener("popstate", readAddress);
  readAddress();
}
