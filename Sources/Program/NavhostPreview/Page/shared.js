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
