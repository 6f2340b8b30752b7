// What is wrong with how the page looks: lines of text. The first argument tells which of its looks is meant.
const visible = (node) => node.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) &&
  node.getBoundingClientRect().width > 1;
const named = (node) => [node.tagName.toLowerCase(), node.id && "#" + node.id, node.className && "." + node.className,
  node.dataset.action ?? node.dataset.answer ?? node.dataset.size ?? "",
  JSON.stringify(node.textContent.trim().slice(0, 30))].join(" ");
const controls = () => [...document.querySelectorAll("button, input, select, a[href]")].filter(visible);

/* Colours, as red, green, blue and how opaque; over each other, and how far apart. */
const colour = (text) => {
  const parts = text.match(/[\d.]+/g).map(Number);
  const scale = text.startsWith("color(") ? 255 : 1;
  return [parts[0] * scale, parts[1] * scale, parts[2] * scale, parts[3] ?? 1];
};
const over = (front, back) => [0, 1, 2].map((i) => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
const light = (value) => [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
  const part = value[i] / 255;
  return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
}, 0);
const contrast = (one, other) => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/* What lies behind a node's text. */
const ground = (node) => {
  const chain = [];
  for (let at = node; at; at = at.parentElement) chain.unshift(at);
  return chain.reduce((back, at) => over(colour(getComputedStyle(at).backgroundColor), back), [255, 255, 255, 1]);
};
const opacity = (node) => {
  let share = 1;
  for (let at = node; at; at = at.parentElement) share *= Number(getComputedStyle(at).opacity);
  return share;
};
const readable = (node, style, words) => {
  const back = ground(node);
  const [red, green, blue, share] = colour(style.color);
  const found = contrast(over([red, green, blue, share * opacity(node)], back), back);
  return found < 4.5 ? [`contrast ${found.toFixed(2)}: ${words} of ${named(node)}`] : [];
};

const looks = {
  /* Every text, those before and in an empty field too. The phone's picture is the app's, not the page's. */
  contrast() {
    const wrong = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const node = text.parentElement;
      if (!text.data.trim() || !visible(node) || node.closest("script, style, .picture, .layer, #tabs, .said")) continue;
      wrong.push(...readable(node, getComputedStyle(node), JSON.stringify(text.data.trim().slice(0, 30))));
    }
    for (const node of document.querySelectorAll("*")) {
      if (!visible(node)) continue;
      const before = getComputedStyle(node, "::before");
      if (!["none", "normal", '""'].includes(before.content)) wrong.push(...readable(node, before, "::before"));
      if (node.placeholder) wrong.push(...readable(node, getComputedStyle(node, "::placeholder"), "placeholder"));
      if (node.value && node.matches("input:not([type=range]), select")) wrong.push(...readable(node, getComputedStyle(node), "value"));
    }
    return wrong;
  },
  /* Every control can be seen whole without scrolling to the side, and is what a finger meets there. */
  reach() {
    const page = document.documentElement;
    const wrong = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
    for (const node of controls()) {
      node.scrollIntoView({block: "nearest", inline: "start"});
      const box = node.getBoundingClientRect();
      if (box.left < 0 || box.right > innerWidth + 0.5) wrong.push(`cut off: ${named(node)}`);
      if (!node.matches("#tabs *") && (box.height < 24 || box.width < 24)) wrong.push(`too small: ${named(node)}`);
      for (let at = node.parentElement; at; at = at.parentElement) {
        if (at !== page && at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX !== "visible") {
          wrong.push(`behind a scroll: ${named(node)} in ${named(at)}`);
        }
      }
      const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!met || !(node.contains(met) || met.contains(node))) {
        wrong.push(`covered: ${named(node)} by ${met ? named(met) : "nothing"}`);
      }
    }
    return wrong;
  },
  /* Buttons, fields and menus are of one kind. */
  style() {
    const wanted = getComputedStyle(document.querySelector("[data-action=push]"));
    const wrong = [];
    for (const node of controls()) {
      if (node.matches("#question *, #tabs *, [type=range]")) continue;
      const style = getComputedStyle(node);
      for (const name of ["borderTopWidth", "borderTopStyle", "borderTopLeftRadius", "appearance"]) {
        if (style[name] !== wanted[name]) wrong.push(`${name} ${style[name]}: ${named(node)}`);
      }
      if (Math.abs(parseFloat(style.fontSize) - parseFloat(wanted.fontSize)) > 1) wrong.push(`fontSize ${style.fontSize}: ${named(node)}`);
      if (node.matches("input, select") && style.backgroundColor !== wanted.backgroundColor) {
        wrong.push(`backgroundColor ${style.backgroundColor}: ${named(node)}`);
      }
    }
    return wrong;
  },
  /* The ring about what has the focus, which keys have brought there. */
  ring() {
    const node = document.activeElement, style = getComputedStyle(node);
    const back = ground(node.parentElement);
    const found = contrast(over(colour(style.outlineColor), back), back);
    return style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2 && found >= 3 ? []
      : [`${style.outlineStyle} ring of ${style.outlineWidth}, contrast ${found.toFixed(2)}: ${named(node)}`];
  },
};
return looks[arguments[0]]();
