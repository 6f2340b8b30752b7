// Made by `python3 scripts/dev/embed.py`. Change the files that it contains instead.
// swift-format-ignore-file

/// Files that this module contains as they are.
enum Embedded {
  /// Sources/Program/NavhostPreview/Page/film.html
  static let film_html = #"""
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="generator" content="navhost preview">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-%HASH%'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>navhost preview</title>
<link rel="icon" href="data:,">
<style>
%STYLE%
html, body { margin: 0; background: var(--page); color: var(--ink); }
header { padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--panel); }
h1 { font-size: 15px; margin: 0; font-weight: 650; overflow-wrap: anywhere; }
h1 small { font-weight: 400; color: var(--soft); }
#page { display: grid; grid-template-columns: minmax(0, 25em) minmax(0, 1fr); gap: 0 12px; align-items: start;
  max-width: 96em; margin: 0 auto; }
#stage { padding: 14px 4px 12px 16px; display: flex; flex-direction: column; gap: 8px; align-items: center;
  position: sticky; top: 0; }
#picture { height: min(calc(100vh - 14em), 844px); min-height: 240px; max-width: 100%; }
#picture svg { height: 100%; max-width: 100%; width: auto; display: block; }
#picture p { margin: 0; padding: 3em 1em; }
#controls { display: flex; flex-wrap: wrap; gap: 6px; justify-content: center; }
#slider { width: 100%; min-height: 28px; margin: 0; accent-color: var(--accent); }
#moment, #asked { margin: 0; font-size: 13px; color: var(--soft); text-align: center; overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums; }
#asked { color: var(--ask); min-height: 1.45em; }
main { padding: 14px 16px 24px 4px; display: grid; gap: 12px; align-content: start;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.column { display: grid; gap: 12px; align-content: start; min-width: 0; }
h2 { overflow-wrap: anywhere; }
#problems, #notes { grid-column: 1 / -1; }
#problems pre { white-space: pre-wrap; }
#notes p { margin: 0; }
.source .line { white-space: pre-wrap; width: auto; padding-left: 4.3em; text-indent: -4.3em; }
.source .line::before { text-indent: 0; }
#explanation { margin-top: 12px; }
#decisions li + li { margin-top: 5px; }
#decisions button { width: 100%; text-align: left; overflow-wrap: anywhere; }
#decisions button[aria-current] { border-color: var(--accent); border-width: 2px; }
#decisions small { color: var(--soft); font-size: 13px; }
#events li.now { background: var(--mark); }
#events li { padding: 1px 6px; }
footer { padding: 0 16px 16px; color: var(--soft); font-size: 13px; text-align: center; }
@media (max-width: 1199px) { main { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 699px) {
  #page { display: block; }
  /* The screen stays in view above what is told about it. */
  #stage { padding: 8px 12px; gap: 4px; z-index: 1; background: var(--page); border-bottom: 1px solid var(--line); }
  #picture { height: 44vh; min-height: 0; }
  html { scroll-padding: 62vh 0 1px; }
  main { padding: 12px 12px 24px; }
}
@media (max-height: 499px) { #stage { position: static; } #picture { height: 90vh; } }
</style>
<body>
<header><h1>navhost preview <small id="name"></small></h1></header>
<noscript><p>This page needs JavaScript to show its film. It loads nothing from elsewhere.</p></noscript>
<div id="page">
<div id="stage" role="group" aria-label="Film">
  <div id="picture" class="picture"></div>
  <p id="asked" role="status"></p>
  <p id="moment" role="status"></p>
  <input type="range" id="slider" min="0" max="0" value="0" step="1" aria-label="Moment of the film">
  <div id="controls">
    <button type="button" data-do="first" title="Home">First</button>
    <button type="button" data-do="previous" title="Arrow left">Previous</button>
    <button type="button" data-do="play">Play</button>
    <button type="button" data-do="next" title="Arrow right">Next</button>
    <button type="button" data-do="last" title="End">Last</button>
  </div>
</div>
<main>
  <section id="problems" aria-label="Problems" hidden></section>
  <section id="notes" aria-label="Notes" hidden></section>
  <div class="column">
    <section>
      <h2 id="decisionName">Decision</h2>
      <ol id="cards" aria-label="The decision step by step"></ol>
      <pre id="explanation"></pre>
    </section>
    <section>
      <h2 id="sourceName">Source of the answer</h2>
      <pre id="source" class="source" tabindex="0" aria-labelledby="sourceName"></pre>
      <p class="empty" id="noSource"></p>
    </section>
    <section>
      <h2>All decisions</h2>
      <ol id="decisions"></ol>
    </section>
  </div>
  <div class="column">
    <section>
      <h2 id="scriptName">Script</h2>
      <pre id="script" class="source" tabindex="0" aria-labelledby="scriptName"></pre>
    </section>
    <section>
      <h2>Stack</h2>
      <ol id="stack"></ol>
    </section>
    <section>
      <h2>Events</h2>
      <ol id="events" tabindex="0" aria-label="Events up to this moment"></ol>
    </section>
  </div>
</main>
</div>
<footer>Written by <code>navhost preview --save</code></footer>
%SIGNS%
<script type="application/json" id="film">%FILM%</script>
<script>
"use strict";
%SCRIPT%
const film = JSON.parse($("#film").textContent);
const {frames, moments, decisions} = film;
/* The frames with which a moment has come to rest. */
const stops = frames.flatMap((frame, index) => frame.isMoving ? [] : [index]);
const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let frame = 0, shownMoment = -1, timer = null;

function show(next) {
  frame = Math.max(0, Math.min(next, frames.length - 1));
  draw();
  const number = frames[frame].moment;
  if (number !== shownMoment) showMoment(number);
  const {line, time} = moments[number];
  const place = line ? `, line ${line}` : "";
  $("#moment").textContent = `Step ${number + 1} of ${moments.length}${place}, ${time} s`;
  $("#slider").value = frame;
  $("#slider").setAttribute("aria-valuetext", $("#moment").textContent);
  for (const name of ["first", "previous"]) disable(name, frame === stops[0]);
  for (const name of ["next", "last"]) disable(name, frame === frames.length - 1);
}
/* A button that has the focus keeps it. */
function disable(name, isOff) { $(`[data-do="${name}"]`).setAttribute("aria-disabled", String(isOff)); }

function draw() {
  const picture = film.pictures[frames[frame].picture];
  const box = $("#picture");
  if (!picture) return box.replaceChildren(element("p", {class: "empty"}, "No screen yet"));
  box.innerHTML = picture[dark.matches ? "dark" : "light"].map((line) => film.lines[line]).join("\n");
  const svg = box.querySelector("svg");
  svg.style.aspectRatio = `${svg.getAttribute("width")} / ${svg.getAttribute("height")}`;
  for (const image of box.querySelectorAll("image[data-photo]")) {
    image.setAttribute("href", film.photos[image.dataset.photo] ?? "");
  }
}

function showMoment(number) {
  shownMoment = number;
  const moment = moments[number], before = moments[number - 1] ?? {decisions: 0, events: 0};
  $("#asked").textContent = moment.question ? `Question: ${moment.question.message}` : "";
  $("#scriptName").textContent = `Script: ${film.name}` + (moment.line ? `, line ${moment.line}` : "");
  showSource($("#script"), film.script, moment.line);
  $("#stack").replaceChildren(...stackItems(moment.stack));
  if (!moment.stack.length) $("#stack").append(element("li", {class: "empty"}, "No controller yet"));
  const events = eventItems(film.events.slice(0, moment.events));
  for (const item of events.slice(before.events)) item.classList.add("now");
  $("#events").replaceChildren(...events);
  $("#events").scrollTop = $("#events").scrollHeight;
  for (const [index, button] of decisionButtons.entries()) {
    const isNow = index >= before.decisions && index < moment.decisions;
    if (isNow) button.setAttribute("aria-current", "step"); else button.removeAttribute("aria-current");
  }
  showDecision(moment.decisions - 1);
}

/* The moment in which a decision was made. */
function momentOf(index) { return moments.findIndex((moment) => moment.decisions > index); }

function showDecision(index) {
  const decision = decisions[index];
  const isEarlier = decision && momentOf(index) < shownMoment;
  $("#decisionName").textContent = decision
    ? `Decision ${index + 1} of ${decisions.length}` + (isEarlier ? `, made in step ${momentOf(index) + 1}` : "")
    : "Decision";
  $("#cards").replaceChildren(...(decision ? cardItems(decision.cards) : [element("li", {class: "empty"}, "No decision yet")]));
  $("#explanation").textContent = decision ? decision.explanation : "";
  const {file, line, by, none} = decision?.place ?? {none: "No decision yet"};
  $("#sourceName").textContent = file ? `Source of the answer: ${by}, ${file}, line ${line}` : "Source of the answer";
  $("#source").hidden = !file;
  $("#noSource").textContent = none ?? "";
  if (file) showSource($("#source"), film.sources[file], line);
}

const decisionButtons = decisions.map((decision, index) => {
  const number = momentOf(index), line = moments[number].line;
  const about = [decision.cards[0].verdict, `step ${number + 1}`, ...(line ? [`line ${line}`] : [])];
  const button = element("button", {type: "button"}, decision.explanation.split("\n")[0], " ",
    element("small", {}, about.filter((words) => words).join(", ")));
  button.addEventListener("click", () => { pause(); show(stops[number]); showDecision(index); });
  return button;
});
$("#decisions").replaceChildren(...decisionButtons.map((button) => element("li", {}, button)));
if (!decisions.length) $("#decisions").append(element("li", {class: "empty"}, "None"));

/* Play. */
function pause() {
  clearTimeout(timer);
  timer = null;
  $('[data-do="play"]').textContent = "Play";
  $("#moment").setAttribute("aria-live", "polite");
}
function play() {
  if (frame === frames.length - 1) show(0);
  $('[data-do="play"]').textContent = "Pause";
  $("#moment").setAttribute("aria-live", "off");
  wait();
}
function wait() { timer = setTimeout(advance, frames[frame].isMoving ? film.motion : film.rest); }
function advance() {
  show(reduced.matches ? stops.find((stop) => stop > frame) : frame + 1);
  if (frame === frames.length - 1) pause(); else wait();
}

const actions = {
  first: () => show(stops[0]),
  previous: () => show(stops.findLast((stop) => stop < frame) ?? stops[0]),
  next: () => show(stops.find((stop) => stop > frame) ?? frame),
  last: () => show(frames.length - 1),
};
function act(name) {
  if (name === "play") return timer === null ? play() : pause();
  pause();
  actions[name]();
}
for (const button of document.querySelectorAll("[data-do]")) {
  button.addEventListener("click", () => act(button.dataset.do));
}
$("#slider").addEventListener("input", (event) => { pause(); show(Number(event.target.value)); });
addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isBox = event.target.matches("pre, #events");
  const name = {ArrowLeft: "previous", ArrowRight: "next", ...(isBox ? {} : {Home: "first", End: "last"})}[event.key];
  if (!name) return;
  event.preventDefault();
  act(name);
});
dark.addEventListener("change", draw);

document.title = `${film.name} – navhost preview`;
$("#name").textContent = film.name;
$("#slider").max = frames.length - 1;
if (film.problem) {
  $("#problems").hidden = false;
  $("#problems").append(element("h2", {}, "The script failed"), element("ul", {}, ...problemItems([film.problem])));
}
if (film.isCut) {
  $("#notes").hidden = false;
  $("#notes").append(element("p", {}, `The film ends after ${moments.length} steps; the script went on.`));
}
show(stops[0]);
</script>
</html>

"""#

  /// Sources/Program/NavhostPreview/Page/preview.html
  static let preview_html = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>navhost preview</title>
<link rel="icon" href="data:,">
<style nonce="%NONCE%">
%STYLE%
html, body { margin: 0; height: 100%; background: var(--page); color: var(--ink); }
body { display: grid; grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr); }
header { grid-column: 1 / -1; display: flex; gap: 6px 10px; align-items: center; flex-wrap: wrap;
  padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--panel); }
h1 { font-size: 15px; margin: 0 6px 0 0; font-weight: 650; }
h1 small { font-weight: 400; color: var(--soft); }
::placeholder { color: var(--soft); opacity: 1; }
input#class { width: 8.5em; }
input.data { display: block; width: 100%; color: var(--ink); font-family: ui-monospace, monospace; font-size: 13px; }
.field { display: block; margin-top: 8px; color: var(--soft); font-size: 13px; }
.wrong { margin: 2px 0 0; color: var(--bad); font-size: 13px; }
#question input { width: calc(100% - 28px); margin: 0 14px 12px; font-size: 15px; }
.group { display: flex; gap: 6px; align-items: center; }
.spacer { flex: 1; }
#state { color: var(--soft); font-size: 13px; }
#stage { padding: 14px 16px 12px; display: flex; flex-direction: column; gap: 10px;
  align-items: center; min-height: 0; }
#phone { position: relative; touch-action: none; user-select: none; -webkit-user-select: none;
  -webkit-touch-callout: none; cursor: grab; flex: none; width: 390px; height: 844px;
  border-radius: 40px; box-shadow: 0 1px 3px #0003, 0 10px 34px #0002; background: #8884; }
#phone.held { cursor: grabbing; }
#phone svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block;
  pointer-events: none; }
#phone .layer { position: absolute; inset: 0; overflow: hidden; border-radius: inherit; pointer-events: none; }
#tabs { position: absolute; inset: auto 0 0 0; display: flex; }
#tabs button, #tabs button[aria-pressed=true] { flex: 1; min-height: 0; border: 0; border-radius: 0;
  background: none; color: transparent; font-size: 0; }
#tabs button:focus-visible { outline-offset: -6px; }
#question { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); width: 19em;
  max-width: 88%; display: grid; gap: 8px; cursor: auto; font-size: 15px; }
#question.sheet { inset: auto 2.2% 2.4% 2.2%; transform: none; width: auto; max-width: none; }
#dim { position: absolute; inset: 0; background: #0006; border-radius: inherit; pointer-events: none; }
#question .card { background: #f9f9fbf5; color: #3c3c43; border-radius: 14px; text-align: center;
  overflow: hidden; }
#question p { margin: 0; padding: 14px 16px; overflow-wrap: anywhere; }
#question button { display: block; width: 100%; min-height: 48px; border: 0; border-radius: 14px;
  font-size: 18px; background: #fff; color: #0060c8; font-weight: 600; }
#question .card button { border-top: 1px solid #3c3c4330; border-radius: 0;
  background: none; font-weight: 400; }
#question .card button.cancel { font-weight: 600; }
#question .choices.two { display: grid; grid-template-columns: 1fr 1fr; }
#question .choices.two button + button { border-left: 1px solid #3c3c4330; }
#question .destructive { color: #c4160a !important; }
#question.dark .card, #question.dark > button { background: #2c2c2ef5; color: #d6d6dc; }
#question.dark button { color: #6db0ff; }
#question.dark .destructive { color: #ff8a80 !important; }
#question :focus-visible { outline-color: #0060c8; outline-offset: -4px; }
#question.dark :focus-visible { outline-color: #6db0ff; }
.time { display: flex; gap: 8px; align-items: center; width: 100%; min-width: 250px; }
.time input { flex: 1; min-width: 0; accent-color: var(--accent); min-height: 28px; }
.time output { font-variant-numeric: tabular-nums; font-size: 13px; color: var(--soft);
  min-width: 4.6em; text-align: right; }
#past { color: var(--warn); font-size: 13px; min-height: 1.4em; text-align: center; }
main { overflow: auto; padding: 14px 16px 24px 4px; display: grid; gap: 12px; align-content: start;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
.column { display: grid; gap: 12px; align-content: start; min-width: 0; }
#problems { grid-column: 1 / -1; }
#legend li { display: flex; gap: 8px; align-items: center; margin-top: 4px; font-size: 13px; }
#legend i { width: 28px; height: 28px; flex: none; }
#plugins li { font-size: 13px; }
.scroll { overflow-x: auto; }
.table { border-collapse: collapse; font-size: 13px; }
.table th, .table td { text-align: left; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }
.table caption { text-align: left; color: var(--soft); padding: 8px 0 4px; }
.rules { margin: 0; font-size: 13px; }
.rules span { display: block; }
.rules .now { background: var(--mark); font-weight: 600; }
#menu:not(:empty), #tabList:not(:empty) { margin-top: 8px; }
#lost { position: fixed; inset: auto 0 0 0; background: var(--bad); color: var(--panel);
  padding: 10px 16px; text-align: center; }
#lost button { color: var(--ink); }
#lost :focus-visible { outline-color: var(--panel); }
#stepping, #proof:not(:empty), #proveBox { margin-top: 8px; }
@media (max-width: 999px) { main { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 619px) {
  body { display: block; height: auto; }
  html { height: auto; scroll-padding: 62vh 0 1px; }
  main { overflow: visible; padding: 0 12px 24px; }
  /* The phone stays in view while one uses what is below it. */
  header { padding: 8px 12px; }
  header .group { flex-wrap: wrap; }
  .spacer { display: none; }
  #stage { padding: 8px 12px; gap: 4px; position: sticky; top: 0; z-index: 1; background: var(--page);
    border-bottom: 1px solid var(--line); }
  #past:empty { display: none; }
  main { padding-top: 12px; }
}
</style>
</head>
<body>
<header>
  <h1>navhost <small id="script"></small></h1>
  <div class="group">
    <label for="class" class="said">Class of the screen to push</label>
    <input type="text" id="class" list="classes" value="Screen" autocapitalize="off"
      autocomplete="off" spellcheck="false">
    <datalist id="classes"></datalist>
    <button type="button" data-action="push">Push</button>
  </div>
  <div class="group">
    <button type="button" data-action="reload" title="Load every plugin anew; the stack stays">Reload plugins</button>
    <button type="button" data-action="reset" title="Play the script from the start">Reset</button>
  </div>
  <div class="group">
    <button type="button" data-action="map" aria-pressed="false" title="Show where a swipe may begin">Map</button>
    <button type="button" data-action="rtl" aria-pressed="false" title="Lay the phone out from right to left">Right to left</button>
    <button type="button" data-action="dark" aria-pressed="false" title="The phone's own dark look">Dark</button>
    <button type="button" data-action="profile" aria-pressed="false" title="The rules of iOS 26; else those of iOS 17">iOS 26</button>
  </div>
  <div class="group" id="languages" hidden>
    <label>Language <select id="language"></select></label>
  </div>
  <div class="group" role="group" aria-label="Size of the phone" id="sizes">
    <button type="button" data-size="375x667" title="iPhone SE, 375 × 667 pt">SE</button>
    <button type="button" data-size="390x844" title="iPhone 14, 390 × 844 pt">14</button>
    <button type="button" data-size="393x852" title="iPhone 15, 393 × 852 pt">15</button>
    <button type="button" data-size="430x932" title="iPhone 15 Pro Max, 430 × 932 pt">Pro Max</button>
    <button type="button" data-size="820x1180" title="iPad Air, 820 × 1180 pt">iPad</button>
  </div>
  <span class="spacer"></span>
  <span id="state" role="status">connecting</span>
</header>

<div id="stage">
  <div id="phone" role="group" aria-roledescription="phone" aria-label="The phone's screen">
    <div class="picture"></div>
    <div class="layer" hidden></div>
    <div id="tabs" role="group" aria-label="Tabs" hidden></div>
    <div id="dim" hidden></div>
    <div id="question" role="alertdialog" aria-modal="false" aria-labelledby="asked" hidden></div>
  </div>
  <div class="time">
    <label for="timeline" class="said">Moment of the session</label>
    <input type="range" id="timeline" min="0" max="0" value="0" step="1">
    <output id="clock" for="timeline">0.000 s</output>
  </div>
  <div id="past" role="status"></div>
</div>

<main>
  <section id="problems" aria-live="polite" aria-label="Problems" hidden></section>
  <!-- texts -->
  <div class="column">
    <section>
      <h2>Ways to leave</h2>
      <div class="row" id="ways">
        <button type="button" data-action="swipe" title="A finger drags from the edge to the far side">Swipe from the edge</button>
        <button type="button" data-action="swipeMiddle" title="A finger drags from the middle">Swipe from the middle</button>
        <button type="button" data-action="tapBack">Back button</button>
        <button type="button" data-action="escape" title="VoiceOver's two-finger scrub: nav.escape()">Escape</button>
        <button type="button" data-action="swipeDown" data-needs="sheet" hidden>Swipe the sheet down</button>
        <button type="button" data-action="tapOutside" data-needs="outside" hidden title="A tap beside a popover or a form sheet: nav.tapOutside()">Tap outside</button>
        <button type="button" data-action="requestDismiss" data-needs="presented" hidden title="nav.requestDismiss()">App asks to dismiss</button>
        <button type="button" data-action="dismiss" data-needs="presented" hidden title="nav.dismiss()">Program dismisses</button>
        <button type="button" data-action="requestPop" title="As the app's own code would ask: nav.requestPop()">App asks</button>
        <button type="button" data-action="pop" title="The program pops: nav.pop()">Program pops</button>
        <button type="button" data-action="popToRoot" title="The program pops to the root: nav.popToRoot()">To the root</button>
        <button type="button" data-action="deepLink" title="A deep link replaces the stack by its root, and asks: nav.setStack({…}, {ask = true})">Deep link to the root</button>
      </div>
      <div class="row" id="menu"></div>
      <div class="row" id="tabList"></div>
    </section>
    <section>
      <h2>Why it came out so</h2>
      <ol id="cards" aria-label="The decision step by step"></ol>
    </section>
    <section>
      <h2>The same in words</h2>
      <pre id="explanation" aria-live="polite"></pre>
    </section>
    <section id="legendBox" hidden>
      <h2>Where a swipe may begin</h2>
      <ul id="legend"></ul>
    </section>
  </div>
  <div class="column">
    <section>
      <h2>Stack</h2>
      <ol id="stack"></ol>
      <label class="field">props of the top <input id="props" class="data" spellcheck="false" autocomplete="off" aria-describedby="propsWrong"></label>
      <p class="wrong" id="propsWrong" role="status"></p>
      <label class="field">nav.app <input id="app" class="data" spellcheck="false" autocomplete="off" aria-describedby="appWrong"></label>
      <p class="wrong" id="appWrong" role="status"></p>
    </section>
    <section>
      <h2 id="sourceName">The text that decided</h2>
      <pre id="source" class="source" tabindex="0" aria-labelledby="sourceName"></pre>
      <p class="empty" id="noSource">No plugin has decided anything yet.</p>
      <div class="row" id="stepping" role="group" aria-label="Step through what ran" hidden>
        <button type="button" data-action="stepBack" title="To the line that ran before">Step back</button>
        <button type="button" data-action="stepOn" title="To the line that ran next">Step</button>
        <span id="stepState" class="empty" role="status"></span>
      </div>
      <div class="scroll"><table class="table" id="stepValues" aria-label="What the names hold" hidden></table></div>
      <div class="row" id="proveBox"><button type="button" data-action="prove" title="What the hook answers in every case, and which of them this is">Every case of it</button></div>
      <div id="proof" class="scroll" aria-live="polite" tabindex="-1"></div>
    </section>
    <section>
      <h2>What happened</h2>
      <ol id="events" tabindex="0" aria-label="What happened"></ol>
    </section>
    <section>
      <h2>Plugins</h2>
      <ul id="plugins"></ul>
    </section>
    <section>
      <h2>Keep this session</h2>
      <div class="row">
        <button type="button" data-action="saveScript">Save as script</button>
        <button type="button" data-action="saveSpec">Save as spec</button>
        <button type="button" data-action="copyTrace">Copy trace</button>
      </div>
    </section>
  </div>
</main>
%SIGNS%
<div id="lost" role="alert" hidden>The connection is gone. <button type="button" data-action="again">Load the page anew</button></div>

<script nonce="%NONCE%" id="transport">
"use strict";
/* How the page reaches its session: a server's, by a WebSocket. What is told: opened(), message(text), closed(code). */
function connect(told) {
  const socket = new WebSocket(`ws://${location.host}/${location.search}`);
  socket.onopen = () => told.opened();
  socket.onmessage = (event) => told.message(event.data);
  socket.onclose = (event) => told.closed(event.code);
  return {isOpen: () => socket.readyState === WebSocket.OPEN, send: (text) => socket.send(text)};
}
</script>
<script nonce="%NONCE%">
"use strict";
%SCRIPT%
const phone = $("#phone"), picture = $("#phone .picture"), layer = $("#phone .layer");
let view = {frames: {first: 0, last: 0, shown: 0}, phone: {width: 390, height: 844, direction: "ltr", menu: [], tabs: []}};
let number = 0, savedNumber = -1;
let asked = 0; /* the number of the last wish for another moment */
const sentAt = new Map();

/* The connection. */
const connection = connect({
  opened() { $("#state").textContent = "connected"; },
  closed(code) {
    $("#state").textContent = "not connected";
    $("#lost").hidden = false;
    document.body.dataset.closed = code;
  },
  message(text) {
    const parts = JSON.parse(text);
    Object.assign(view, parts);
    if ("cards" in parts) parts.source = view.source;
    for (const name in parts) if (show[name]) show[name](parts[name]);
    if ("answered" in parts) measure(parts.answered);
  },
});
function send(message) {
  if (!connection.isOpen()) return;
  message.n = ++number;
  sentAt.set(number, performance.now());
  connection.send(JSON.stringify(message));
}

/* How long the way to the server and back takes, with the picture shown. */
const trips = [];
function measure(answered) {
  for (const [n, time] of sentAt) {
    if (n > answered) break;
    sentAt.delete(n);
    trips.push(performance.now() - time);
    if (trips.length > 500) trips.shift();
  }
}
window.navhostTrips = trips;

/* What is shown: a function for each part of a message. */
const photoAddresses = new Map();
const show = {
  photos(photos) {
    for (const name in photos) {
      if (photoAddresses.has(name)) continue;
      const [head, data] = photos[name].split(",");
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const type = head.slice("data:".length, head.indexOf(";"));
      photoAddresses.set(name, URL.createObjectURL(new Blob([bytes], {type})));
    }
  },
  svg(text) {
    picture.innerHTML = text ?? "";
    for (const image of picture.querySelectorAll("image[data-photo]")) {
      image.setAttribute("href", photoAddresses.get(image.dataset.photo) ?? "");
    }
  },
  phone() {
    const {phone} = view;
    for (const button of document.querySelectorAll("[data-needs]")) button.hidden = !phone[button.dataset.needs];
    fit(); showMenu(); showTabs();
    pressed("rtl", phone.direction === "rtl");
    pressed("profile", phone.profile === "ios26");
    for (const button of document.querySelectorAll("[data-size]")) {
      button.setAttribute("aria-pressed", button.dataset.size === `${phone.width}x${phone.height}`);
    }
  },
  settings(value) {
    pressed("dark", value.dark);
    pressed("map", value.map);
    $("#question").classList.toggle("dark", value.dark);
    $("#script").textContent = value.script;
    showLanguages(value.languages, value.language);
    $("#classes").replaceChildren(...value.classes.map((name) => element("option", {value: name})));
    $("#plugins").replaceChildren(...(value.plugins.length ? value.plugins : [null]).map((plugin) =>
      plugin === null ? element("li", {class: "empty"}, "No plugin is loaded.")
        : element("li", {}, element("b", {}, plugin.name), ` ${plugin.version}`,
          plugin.isQuarantined ? " (quarantined)" : plugin.isEnabled ? "" : " (off)")));
  },
  explanation(text) { $("#explanation").textContent = text; },
  cards(cards) {
    $("#cards").replaceChildren(...cardItems(cards));
    if (!cards.length) $("#cards").replaceChildren(element("li", {class: "empty"}, "Nobody has tried to leave yet."));
  },
  source(source) {
    step = null;
    $("#stepping").hidden = !source.steps.length;
    showStep();
  },
  stack(stack) {
    $("#stack").replaceChildren(...stackItems(stack));
  },
  app(text) { $("#app").value = text; },
  props(text) { $("#props").value = text; },
  wrong(wrong) {
    for (const field of ["app", "props"]) {
      const isWrong = wrong.field === field;
      $(`#${field}Wrong`).textContent = isWrong ? wrong.message : "";
      $("#" + field).setAttribute("aria-invalid", String(isWrong));
    }
  },
  question(question) {
    const box = $("#question");
    const hadFocus = box.contains(document.activeElement);
    box.hidden = $("#dim").hidden = !question;
    box.replaceChildren();
    if (!question) {
      if (hadFocus) askedFrom?.focus({preventScroll: true});
      return;
    }
    /* As UIKit shows it: an alert, or a sheet at the foot; on an iPad that is a popover. */
    const isSheet = question.style === "sheet" && Math.min(view.phone.width, view.phone.height) < 700;
    box.classList.toggle("sheet", isSheet);
    const card = element("div", {class: "card"}, element("p", {id: "asked"}, question.message));
    const list = element("div", {class: "choices"});
    const choices = question.kind === "await"
      ? [{id: "done", title: "Done", style: "default"}, {id: "failed", title: "Failed", style: "cancel"}]
      : question.choices;
    const buttons = choices.map((choice) => {
      const id = question.kind === "confirm" ? String(choice.style !== "cancel") : choice.id;
      const button = element("button", {type: "button", "data-answer": id}, choice.title);
      button.classList.add(choice.style);
      if (choice.style === "cancel" && isSheet) box.append(button);
      else if (choice.style !== "cancel") list.append(button);
      return button;
    });
    const no = buttons.find((button) => button.classList.contains("cancel")) ?? buttons.at(-1);
    /* Two short words stand side by side in an alert, that which cancels first. */
    const isPair = !isSheet && choices.length === 2 && choices.every((choice) => choice.title.length < 13);
    list.classList.toggle("two", isPair);
    if (!isSheet && no.classList.contains("cancel")) { if (isPair) list.prepend(no); else list.append(no); }
    box.prepend(card);
    if (question.kind === "await") {
      if (question.data) card.querySelector("p").append(` ${question.data}`);
      card.append(element("input", {id: "failure", "aria-label": "Why it failed", placeholder: "why it failed"}));
    }
    card.append(list);
    /* Whoever answers comes back to where the question came up. */
    if (!hadFocus) askedFrom = document.activeElement;
    if (document.activeElement.matches("body, button")) no.focus({preventScroll: true});
  },
  events(events) {
    const list = $("#events");
    const follows = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
    list.replaceChildren(...eventItems(events));
    if (follows) list.scrollTop = list.scrollHeight;
  },
  problems(problems) {
    const box = $("#problems");
    box.hidden = !problems.length;
    box.replaceChildren();
    if (!problems.length) return;
    box.append(element("h2", {}, problems.length === 1 ? "A problem" : `${problems.length} problems`),
      element("ul", {}, ...problemItems(problems)));
  },
  frames(frames) {
    const slider = $("#timeline");
    slider.min = frames.first;
    slider.max = frames.last;
    /* While a wish is on its way, the slider stays where the person put it. */
    if (view.answered >= asked) slider.value = frames.shown;
    $("#clock").textContent = `${frames.time} s`;
    slider.setAttribute("aria-valuetext", `moment ${frames.shown} of ${frames.last}, ${frames.time} seconds`);
    const past = frames.shown < frames.last;
    $("#past").textContent = past ? "An earlier moment. Go on from here, and what came after is dropped." : "";
  },
  map(map) {
    layer.hidden = !map;
    $("#legendBox").hidden = !map;
    layer.innerHTML = map ? map.svg : "";
    $("#legend").replaceChildren(...(map ? map.legend : []).map((entry) => {
      const patch = element("i", {"aria-hidden": "true"});
      patch.innerHTML = entry.swatch;
      return element("li", {}, patch, element("span", {}, element("b", {}, entry.words), " ", entry.detail));
    }));
  },
  proof(proof) {
    const box = $("#proof");
    box.replaceChildren();
    if (!proof) return;
    if (proof.message) return box.append(element("p", {class: "empty"}, proof.message));
    box.append(element("pre", {class: "rules"}, ...proof.lines.map((line) =>
      element("span", line.now ? {class: "now", "aria-current": "true"} : {}, line.text + "\n"))));
  },
  saved(saved) {
    if (!saved || saved.number === savedNumber) return;
    savedNumber = saved.number;
    keep(saved);
  },
};
/* The text of a file, with a line of it marked. */
function showText(words, text, marked) {
  $("#sourceName").textContent = words;
  $("#source").hidden = text === undefined;
  $("#noSource").hidden = text !== undefined;
  if (text === undefined) $("#source").replaceChildren(); else showSource($("#source"), text, marked);
}

/* What decided; or, where the person steps through it, a line that ran. */
let step = null;
function showStep() {
  const {file, line, text, none, steps, isCut, texts} = view.source;
  const values = $("#stepValues");
  const now = step === null ? null : steps[step];
  $("[data-action=stepBack]").disabled = step === null;
  $("[data-action=stepOn]").disabled = step === steps.length - 1;
  values.hidden = !now;
  values.replaceChildren(...(now ? now.values : []).map(([name, value]) =>
    element("tr", {}, element("th", {scope: "row"}, name), element("td", {}, element("code", {}, value)))));
  if (now) {
    showText(`What ran: ${now.file}`, texts[now.file], now.line);
    const end = isCut ? `the first ${steps.length} lines` : steps.length;
    $("#stepState").textContent = `${step + 1} of ${end}: ${now.function} of ${now.plugin}, line ${now.line}`;
  } else {
    $("#noSource").textContent = none ?? "";
    showText(file ? `The text that decided: ${file}` : "The text that decided", file && text, line);
    $("#stepState").textContent = `${steps.length}${isCut ? " and more" : ""} ${steps.length === 1 ? "line" : "lines"} ran`;
  }
}
function stepBy(count) {
  const next = (step ?? -1) + count;
  if (next >= view.source.steps.length) return;
  step = next < 0 ? null : next;
  showStep();
}

function pressed(action, value) {
  $(`[data-action="${action}"]`).setAttribute("aria-pressed", value ? "true" : "false");
}
function showMenu() {
  const titles = view.phone.menu;
  const label = titles.length ? [element("span", {class: "empty"}, "Back menu:")] : [];
  $("#menu").replaceChildren(...label, ...titles.map((title, index) =>
    element("button", {type: "button", "data-entry": index + 1}, title)));
}

/* The tabs are drawn in the picture; what lies over them can be pressed. */
function showTabs() {
  const {tabs, tabsTop, height} = view.phone;
  const box = $("#tabs");
  box.hidden = !tabs.length;
  box.style.direction = view.phone.direction;
  box.style.top = `${100 * tabsTop / height}%`;
  const make = (tab, index) => element("button", {type: "button", "data-tab": index + 1, "aria-pressed": tab.selected}, tab.name);
  const shape = JSON.stringify(tabs);
  if (shape === shownTabs) return;
  shownTabs = shape;
  box.replaceChildren(...tabs.map(make));
  const label = tabs.length ? [element("span", {class: "empty"}, "Tabs:")] : [];
  $("#tabList").replaceChildren(...label, ...tabs.map(make));
}
let shownTabs = "[]";
let askedFrom = null;

/* The phone is as large as there is room for it. */
function fit() {
  const {width, height} = view.phone;
  const narrow = innerWidth < 620;
  const room = narrow ? innerHeight * 0.52 : $("#stage").clientHeight - 92;
  const broad = narrow ? innerWidth - 56 : innerWidth * 0.46;
  const scale = Math.max(0.2, Math.min(room / height, broad / width, 1.2));
  phone.style.width = `${Math.round(width * scale)}px`;
  phone.style.height = `${Math.round(width * scale) * height / width}px`;
  const corner = `${Math.min(Math.min(width, height) * 0.11, 44) * scale}px`;
  phone.style.borderRadius = corner;
  $("#question").style.fontSize = `${Math.max(13, 15 * scale)}px`;
}
addEventListener("resize", fit);
fit();

/* Fingers. */
const fingers = new Map();
function place(x, y) {
  const box = phone.getBoundingClientRect();
  return {x: (x - box.left) / box.width * view.phone.width, y: (y - box.top) / box.height * view.phone.height};
}
function touch(phase, key, clientX, clientY, time) {
  let id = fingers.get(key);
  if (phase === "began") {
    const taken = new Set(fingers.values());
    for (id = 1; taken.has(id); id++);
    if (id > 10) return;
    fingers.set(key, id);
  }
  if (id === undefined) return;
  if (phase === "ended" || phase === "cancelled") fingers.delete(key);
  phone.classList.toggle("held", fingers.size > 0);
  const {x, y} = place(clientX, clientY);
  send({do: "touch", phase, x, y, id, t: time});
}
const isOnButton = (event) => event.target instanceof Element && event.target.closest("button") !== null;
phone.addEventListener("pointerdown", (event) => {
  if (isOnButton(event) || event.button > 0) return;
  event.preventDefault();
  try { phone.setPointerCapture(event.pointerId); } catch { /* made by a program: there is nothing to capture */ }
  touch("began", `p${event.pointerId}`, event.clientX, event.clientY, event.timeStamp);
});
phone.addEventListener("pointermove", (event) => {
  touch("moved", `p${event.pointerId}`, event.clientX, event.clientY, event.timeStamp);
});
for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"], ["lostpointercapture", "cancelled"]]) {
  phone.addEventListener(name, (event) => {
    touch(phase, `p${event.pointerId}`, event.clientX, event.clientY, event.timeStamp);
  });
}
/* A real touch comes as pointer events too; one that a program made does not. */
for (const [name, phase] of [["touchstart", "began"], ["touchmove", "moved"], ["touchend", "ended"], ["touchcancel", "cancelled"]]) {
  phone.addEventListener(name, (event) => {
    if (isOnButton(event)) return;
    if (event.cancelable) event.preventDefault();
    if (event.isTrusted) return;
    for (const finger of event.changedTouches) {
      touch(phase, `t${finger.identifier}`, finger.clientX, finger.clientY, event.timeStamp);
    }
  }, {passive: false});
}
/* The same with a button: a finger drags to the far side in a quarter of a second. */
function swipe(share) {
  const {width, height, direction} = view.phone;
  const way = direction === "rtl" ? -1 : 1;
  const from = direction === "rtl" ? width - width * share - 5 : width * share + 5;
  const to = direction === "rtl" ? 10 : width - 10;
  const begin = performance.now();
  const say = (phase, x, t) => send({do: "touch", phase, x, y: height / 2, id: 9, t});
  say("began", from, begin);
  const step = (now) => {
    const part = Math.min(1, Math.max(0, now - begin) / 250);
    say("moved", from + way * Math.abs(to - from) * part, begin + 250 * part);
    if (part < 1) requestAnimationFrame(step); else say("ended", to, begin + 250);
  };
  requestAnimationFrame(step);
}

/* Languages of the texts. */
function showLanguages(languages, language) {
  $("#languages").hidden = !languages.length;
  const known = languages.includes(language) ? languages : [...languages, language];
  const select = $("#language");
  select.replaceChildren(...known.map((code) => element("option", {value: code}, code)));
  select.value = language;
}
$("#language").addEventListener("change", (event) => send({do: "language", code: event.target.value}));

/* Buttons. */
const actions = {
  deepLink: () => send({do: "setStack"}),
  push: () => send({do: "push", class: $("#class").value.trim()}),
  profile: () => send({do: "layOut", profile: view.phone.profile === "ios26" ? "ios17" : "ios26"}),
  rtl: () => send({do: "layOut", direction: view.phone.direction === "rtl" ? "ltr" : "rtl"}),
  swipe: () => swipe(0), swipeMiddle: () => swipe(0.4),
  saveScript: () => send({do: "save", as: "script"}), saveSpec: () => send({do: "save", as: "spec"}),
  copyTrace: () => send({do: "save", as: "trace"}),
  stepOn: () => stepBy(1), stepBack: () => stepBy(-1),
  again: () => location.reload(),
};
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  const {action, answer, entry, tab, size} = button.dataset;
  if (answer) return send({do: "answer", ...answered(answer)});
  if (tab) return send({do: "select", tab: Number(tab)});
  if (size) {
    const [width, height] = size.split("x").map(Number);
    return send({do: "layOut", width, height});
  }
  if (entry) return send({do: "backMenu", entry: Number(entry)});
  if (action) (actions[action] ?? (() => send({do: action})))();
});
/* What a button of the question says. */
function answered(id) {
  if (view.question?.kind === "confirm") return {value: id === "true"};
  if (view.question?.kind !== "await") return {id};
  return id === "done" ? {value: true} : {failed: $("#failure")?.value ?? ""};
}
for (const field of ["app", "props"]) {
  $("#" + field).addEventListener("keydown", (event) => {
    if (event.key === "Enter") send({do: "write", field, text: event.target.value});
  });
}
$("#class").addEventListener("keydown", (event) => { if (event.key === "Enter") actions.push(); });

/* Time. */
const slider = $("#timeline");
function go() {
  send({do: "go", frame: Number(slider.value)});
  asked = number;
}
slider.addEventListener("input", go);
slider.addEventListener("change", go);

/* Texts that are kept. */
function keep(saved) {
  if (saved.as === "trace") {
    navigator.clipboard.writeText(saved.text).then(
      () => { $("#state").textContent = "the trace is on the clipboard"; },
      () => { download("session.jsonl", saved.text); });
    return;
  }
  download(saved.as === "spec" ? "session_spec.lua" : "session.lua", saved.text);
}
function download(name, text) {
  const link = element("a", {href: URL.createObjectURL(new Blob([text], {type: "text/plain"})), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  $("#state").textContent = `saved as ${name}`;
}
</script>
</body>
</html>

"""#

  /// Sources/Program/NavhostPreview/Page/shared.css
  static let shared_css = #"""
:root {
  --page: #f3f4f7; --panel: #ffffff; --ink: #1b1c20; --soft: #5b606b; --line: #d9dce3;
  --accent: #0a5bb5; --accent-ink: #ffffff; --good: #1d7a3a; --bad: #b3261e; --ask: #0a5bb5;
  --warn: #8a5200; --mark: #fff2c2; --good-bg: #e3f4e8; --bad-bg: #fbe6e4; --ask-bg: #e2edfa;
  --warn-bg: #fdf0dc; --plain-bg: #eef0f4;
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #131417; --panel: #1d1f24; --ink: #eceef2; --soft: #a4abb8; --line: #353943;
    --accent: #6db0ff; --accent-ink: #0b1626; --good: #6fd58d; --bad: #ff9c93; --ask: #8cc0ff;
    --warn: #f4c173; --mark: #4a3f16; --good-bg: #17311f; --bad-bg: #3d1d1b; --ask-bg: #182b44;
    --warn-bg: #3b2a10; --plain-bg: #272a31;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
h2 { font-size: 13px; font-weight: 650; margin: 0 0 6px; color: var(--soft); letter-spacing: .01em; }
button, select, input:not([type=range]) { font: inherit; font-size: 14px; color: inherit; min-height: 32px;
  border: 1px solid var(--line); border-radius: 8px; background: var(--panel); padding: 3px 10px; }
button { cursor: pointer; }
button:hover { border-color: var(--accent); }
button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
  color: var(--accent-ink); }
button:disabled { color: var(--soft); cursor: default; border-color: var(--line); background: var(--plain-bg); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 12px;
  padding: 11px 14px 12px; min-width: 0; }
pre { margin: 0; font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono",
  monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { color: var(--soft); }
ol, ul { margin: 0; padding: 0; list-style: none; }
#problems li { padding: 8px 10px; border-radius: 8px; margin-top: 6px; background: var(--warn-bg);
  border-left: 4px solid var(--warn); }
#problems li.load, #problems li.script { background: var(--bad-bg); border-left-color: var(--bad); }
#problems li p { margin: 0; overflow-wrap: anywhere; }
#problems pre { margin-top: 4px; white-space: pre; overflow-x: auto; }
/* As in the picture of a decision: signs on one line, a card beside each. */
#cards li { --tone: var(--soft); --tint: var(--plain-bg); position: relative; margin-top: 8px;
  display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 12px; align-items: center; }
#cards li.good { --tone: var(--good); --tint: var(--good-bg); }
#cards li.bad { --tone: var(--bad); --tint: var(--bad-bg); }
#cards li.asking { --tone: var(--ask); --tint: var(--ask-bg); }
#cards li.warning { --tone: var(--warn); --tint: var(--warn-bg); }
#cards li.empty { display: block; }
#cards li:not(.empty)::before { content: ""; position: absolute; left: 11px; width: 2px; top: -8px; bottom: 0;
  background: var(--line); }
#cards li:first-child::before { top: 50%; }
#cards li:last-child::before { bottom: 50%; }
#cards .sign { position: relative; width: 24px; height: 24px; border-radius: 50%; background: var(--tone);
  box-shadow: 0 0 0 4px var(--panel); color: var(--panel); }
#signs { display: none; }
#cards svg { display: block; width: 24px; height: 24px; fill: none; stroke: currentColor; stroke-width: 2.2;
  stroke-linecap: round; stroke-linejoin: round; }
#cards .card { border-radius: 10px; padding: 7px 12px; background: var(--plain-bg); min-width: 0; }
#cards li.end .card { background: var(--tint); }
#cards .row { justify-content: space-between; align-items: baseline; gap: 0 12px; }
#cards b { font-weight: 650; }
#cards .row b, #cards .row span { min-width: 0; overflow-wrap: anywhere; }
#cards .code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  color: var(--soft); }
#cards li.good .verdict, #cards li.bad .verdict, #cards li.asking .verdict, #cards li.warning .verdict {
  color: var(--tone); }
#cards p { margin: 0; overflow-wrap: anywhere; }
#cards .chips { display: flex; flex-wrap: wrap; gap: 5px; margin-top: 3px; }
#cards .chips span { border-radius: 12px; background: var(--panel); padding: 0 10px 0 7px; font-size: 13px; }
#cards .chips span::before { content: "✓ "; color: var(--good); font-weight: 700; }
.source { max-height: 24em; overflow: auto; border-radius: 8px; background: var(--plain-bg); }
.source .line { display: block; padding: 0 10px 0 0; white-space: pre; width: max-content;
  min-width: 100%; }
.source .line::before { content: attr(data-line); display: inline-block; width: 3.4em;
  padding-right: .9em; text-align: right; color: var(--soft); user-select: none; }
.source .deciding { background: var(--mark); box-shadow: inset 4px 0 var(--warn); font-weight: 600; }
#stack li { padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; margin-top: 5px; }
#stack li.top { border-color: var(--accent); border-width: 2px; }
#stack span { color: var(--soft); }
#events { max-height: 17em; overflow: auto; font-size: 13px; }
#events li { padding: 1px 0; overflow-wrap: anywhere; }
#events time { color: var(--soft); font-variant-numeric: tabular-nums; margin-right: 8px; }
#events b { font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

"""#

  /// Sources/Program/NavhostPreview/Page/shared.js
  static let shared_js = #"""
const $ = (selector) => document.querySelector(selector);
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children);
  return made;
}

/* The cards of a decision. */
function cardItems(cards) {
  /* Two strings, at the ends of a line. */
  const row = (left, right) => element("div", {class: "row"}, left, element("span", {class: "code"}, right));
  return cards.map((made) => {
    const card = element("div", {class: "card"}, row(element("b", {}, made.title), made.tag));
    if (made.verdict || made.place) card.append(row(element("span", {class: "verdict"}, made.verdict), made.place));
    if (made.guards.length) {
      card.append(element("div", {class: "chips"}, ...made.guards.map((name) => element("span", {}, name))));
    }
    if (made.reason) card.append(element("p", {}, made.reason));
    const sign = element("span", {class: "sign", "aria-hidden": "true"});
    sign.innerHTML = `<svg><use href="#sign-${made.sign}"/></svg>`;
    return element("li", {class: made.isEnd ? `${made.tone} end` : made.tone}, sign, card);
  });
}

/* Shows the source of a file, with one line marked. */
function showSource(box, source, marked) {
  box.replaceChildren(...source.replace(/\n$/, "").split("\n").map((text, index) => {
    const line = element("span", {class: "line", "data-line": index + 1}, text + "\n");
    if (index + 1 === marked) {
      line.classList.add("deciding");
      line.setAttribute("aria-current", "true");
    }
    return line;
  }));
  const line = box.querySelector(".deciding");
  if (line) box.scrollTop = Math.max(0, line.offsetTop - box.offsetTop - 60);
}

/* The screens of all stacks. */
function stackItems(stack) {
  return stack.map((screen) => {
    const item = element("li", {}, element("b", {}, screen.class));
    if (screen.title) item.append(" ", element("span", {}, screen.title));
    if (screen.place) item.append(" ", element("span", {}, `(${screen.place})`));
    if (screen.top) { item.classList.add("top"); item.setAttribute("aria-current", "true"); }
    return item;
  });
}

function eventItems(events) {
  return events.map((event) => element("li", {}, element("time", {}, event.time),
    element("b", {}, event.name), event.text ? " " + event.text : ""));
}

function problemItems(problems) {
  return problems.map((problem) => {
    const item = element("li", {class: problem.kind}, element("p", {}, problem.message));
    if (problem.excerpt) item.append(element("pre", {}, problem.excerpt));
    return item;
  });
}

"""#

  /// Sources/Program/NavhostPreview/Page/signs.svg
  static let signs_svg = #"""
<svg id="signs" aria-hidden="true">
  <symbol id="sign-check" viewBox="-10 -10 20 20"><path d="M-4.4 .4 L-1.4 3.6 L4.6 -3.4"/></symbol>
  <symbol id="sign-cross" viewBox="-10 -10 20 20"><path d="M-3.4 -3.4 L3.4 3.4 M3.4 -3.4 L-3.4 3.4"/></symbol>
  <symbol id="sign-dash" viewBox="-10 -10 20 20"><path d="M-4 0 L4 0"/></symbol>
  <symbol id="sign-question" viewBox="-10 -10 20 20"><path d="M-2.7 -2.3 C-2.7 -6.2 2.9 -6 2.7 -2.3 C2.6 -.4 0 -.3 0 1.8 M0 5 L0 5.1"/></symbol>
  <symbol id="sign-warning" viewBox="-10 -10 20 20"><path d="M0 -5 L0 1 M0 4.6 L0 4.7"/></symbol>
</svg>

"""#
}
