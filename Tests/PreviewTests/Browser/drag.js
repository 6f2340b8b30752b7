/* A finger drags to and fro, a step for each of so many frames of the browser. Calls back with
   `trips`, the milliseconds from each step to its picture standing on the page; `frames`, the browser's
   own times of its frames; and `pictures`, in how many of them another picture stood than before. */
const [count, done] = arguments;
const phone = document.querySelector("#phone"), box = phone.getBoundingClientRect();
const picture = phone.querySelector(".picture");
const say = (name, share) => phone.dispatchEvent(new PointerEvent(name, {
  pointerId: 7, bubbles: true, button: 0, clientX: box.left + box.width * share, clientY: box.top + box.height / 2,
}));
const frames = [];
let pictures = 0, shown = null;
navhostTrips.length = 0;
say("pointerdown", 0.01);
requestAnimationFrame(function step(time) {
  frames.push(time);
  if (picture.firstChild !== shown) pictures += 1;
  shown = picture.firstChild;
  if (frames.length <= count) {
    say("pointermove", 0.5 - 0.4 * Math.cos(frames.length / 60 * Math.PI));
    return requestAnimationFrame(step);
  }
  say("pointercancel", 0.5);
  done({trips: navhostTrips.slice(), frames, pictures});
});
