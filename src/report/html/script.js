'use strict';
// How the page looks is decided before it is drawn. A browser that keeps nothing (private windows, files) forgets it.
const kept = {
  get(key) { try { return localStorage.getItem('needle-' + key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem('needle-' + key, value); } catch { /* it is forgotten */ } },
};
const themes = ['auto', 'light', 'dark'];
let theme = themes.includes(kept.get('theme')) ? kept.get('theme') : 'auto';
function showTheme() {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const button = document.getElementById('theme');
  if (button) button.textContent = 'Theme: ' + theme;
}
showTheme();

document.addEventListener('DOMContentLoaded', () => {
  showTheme();
  document.getElementById('theme').addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    kept.set('theme', theme);
    showTheme();
  });
  if (document.getElementById('code')) source();
});

// The source of a module: tips, and ways from place to place.
function source() {
  const code = document.querySelector('#code code');
  const tip = document.getElementById('tip');
  const where = document.getElementById('where');
  const data = JSON.parse(document.getElementById('data').textContent);
  const places = code.getElementsByTagName('span');       // all of them, in the order of the source
  const cold = [...code.querySelectorAll('span[id]')];    // those that reports show
  const phone = matchMedia('(max-width: 40rem)');
  let told = null;    // the place that the tip is about
  let stop = null;    // the place that Tab stops at
  let timer = 0;

  const placeAt = (node) => {
    const place = node instanceof Element ? node.closest('span') : null;
    return place && code.contains(place) ? place : null;
  };

  function line(tag, text) {
    if (!text) return;
    const element = document.createElement(tag);
    element.textContent = text;
    tip.append(element);
  }
  function fill(place) {
    tip.textContent = '';
    if (place.dataset.r !== undefined) {
      const [words, reason] = data.notes[place.dataset.r];
      line('strong', words);
      line('span', reason);
      return;
    }
    const times = Number(place.dataset.n || 0);
    line('strong', 'Covered' + (times === 1 ? ', once' : times ? ', ' + times.toLocaleString('en') + ' times' : ''));
    const test = data.tests[place.dataset.t];
    if (!test) { line('span', 'by your own runs'); return; }
    line('code', test[0]);
    line('small', 'found by ' + test[1]);
    line('small', test[2] && 'needle replay ' + test[2]);
  }
  // Above the part of the place that is at height y, or its first, so that the pointer can go on down the lines; below where
  // there is no room. Phones: see the style.
  function put(place, y) {
    if (phone.matches) { tip.style.left = tip.style.top = ''; return; }
    const parts = [...place.getClientRects()].filter((r) => r.width > 0);
    const part = parts.find((r) => r.top <= y && y <= r.bottom) || parts[0] || place.getBoundingClientRect();
    const left = Math.min(Math.max(part.left, 16), innerWidth - tip.offsetWidth - 16);
    const above = part.top - tip.offsetHeight - 6;
    const bar = document.querySelector('.bar').getBoundingClientRect().bottom;
    tip.style.left = Math.max(left, 8) + 'px';
    tip.style.top = (above > bar ? above : part.bottom + 6) + 'px';
  }
  function show(place, y = -1) {
    clearTimeout(timer);
    if (told) told.classList.remove('now');
    told = place;
    place.classList.add('now');
    fill(place);
    tip.hidden = false;
    put(place, y);
  }
  function hide() {
    clearTimeout(timer);
    if (told) told.classList.remove('now');
    told = null;
    tip.hidden = true;
  }

  // One place is where Tab stops; going to another moves that.
  function stopAt(place) {
    if (stop) {
      stop.removeAttribute('tabindex');
      stop.removeAttribute('role');
      stop.removeAttribute('aria-describedby');
    }
    stop = place;
    place.tabIndex = 0;
    place.setAttribute('role', 'group');
    place.setAttribute('aria-describedby', 'tip');
  }
  function go(place) {
    stopAt(place);
    fill(place);  // before it is read out
    place.focus({ preventScroll: true });
    const tall = place.getBoundingClientRect().height > innerHeight / 2;
    place.scrollIntoView({ block: tall ? 'start' : 'center', inline: 'nearest' });
    show(place);
    const at = cold.indexOf(place);
    where.textContent = at < 0 ? cold.length + ' not covered' : at + 1 + ' of ' + cold.length + ' not covered';
  }
  // From where the reader is: the place of the focus, else what the window shows first.
  function jump(step) {
    if (cold.length === 0) return;
    const from = code.contains(document.activeElement) ? document.activeElement : null;
    const isAfter = (place) => from
      ? from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING
      : place.getBoundingClientRect().bottom > 0;
    const next = cold.findIndex((place) => place !== from && isAfter(place));
    const here = cold.indexOf(from);
    let to = step > 0 ? next : here >= 0 ? here - 1 : (next < 0 ? cold.length : next) - 1;
    if (to < 0) to = step > 0 ? 0 : cold.length - 1;
    go(cold[to]);
  }
  function neighbour(step) {
    const at = [].indexOf.call(places, document.activeElement) + step;
    if (places[at]) go(places[at]);
  }

  code.addEventListener('mouseover', (event) => {
    const place = placeAt(event.target);
    clearTimeout(timer);
    if (place && place !== told) timer = setTimeout(show, 80, place, event.clientY);
    else if (!place) timer = setTimeout(back, 250);
  });
  code.addEventListener('mouseleave', () => { clearTimeout(timer); timer = setTimeout(back, 250); });
  tip.addEventListener('mouseenter', () => clearTimeout(timer));
  tip.addEventListener('mouseleave', () => { timer = setTimeout(back, 250); });
  // The pointer is gone: what has the focus speaks again.
  function back() {
    if (stop && document.activeElement === stop) show(stop);
    else hide();
  }
  code.addEventListener('click', (event) => {
    const place = placeAt(event.target);
    if (place && getSelection().isCollapsed) {
      stopAt(place);
      place.focus({ preventScroll: true });
      show(place, event.clientY);
    }
  });
  code.addEventListener('focusin', (event) => { if (placeAt(event.target)) show(event.target); });
  code.addEventListener('focusout', hide);
  for (const moved of ['scroll', 'resize'])
    addEventListener(moved, () => { if (told) put(told, -1); }, { passive: true, capture: true });

  // Letters alone are keys only as long as nobody minds: speech input and screen readers have their own.
  let letters = kept.get('keys') !== 'off';
  const keys = document.getElementById('keys');
  keys.setAttribute('aria-pressed', letters);
  keys.addEventListener('click', () => {
    letters = !letters;
    kept.set('keys', letters ? 'on' : 'off');
    keys.setAttribute('aria-pressed', letters);
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const inside = placeAt(document.activeElement);
    const step = { n: 1, p: -1 }[event.key];
    const beside = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (letters && step) jump(step);
    else if (inside && beside) neighbour(beside);
    else if (event.key === 'Escape' && !tip.hidden) hide();
    else return;
    event.preventDefault();
  });
  for (const button of document.querySelectorAll('[data-jump]')) {
    button.disabled = cold.length === 0;
    button.addEventListener('click', () => jump(Number(button.dataset.jump)));
  }

  const linked = () => {
    const place = document.getElementById(location.hash.slice(1));
    if (place && cold.includes(place)) go(place);
  };
  addEventListener('hashchange', linked);
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#p"]');
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place || !cold.includes(place)) return;
    event.preventDefault();
    history.replaceState(null, '', link.hash);
    go(place);
  });
  // On paper nothing can be unfolded.
  addEventListener('beforeprint', () => { for (const list of document.querySelectorAll('details')) list.open = true; });
  const first = cold[0] || places[0];
  if (first) stopAt(first);
  linked();
}
