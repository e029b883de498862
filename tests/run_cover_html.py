#!/usr/bin/env python3
"""The pages of cover -f html in a real browser: they ask for nothing, complain about nothing, can be used by keyboard, pointer and
on a phone, and can be read in both palettes. Skipped where there is no chromium.

    run_cover_html.py --pages build/release/tests/cover_pages [--needle build/release/needle] [--shots DIR]

--shots keeps pictures of the pages, to be looked at.
"""
import argparse
import base64
import faulthandler
import fcntl
import json
import os
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60  # seconds until the browser is given up


class Browser:
    """Chromium, spoken to over two pipes: messages of its debugging protocol, each ended by a zero byte."""

    def __init__(self, program, home):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()

        def connect():  # the browser reads from 3 and writes to 4; high numbers first, for either pipe may be at 3 or 4 now
            reads, writes = (fcntl.fcntl(fd, fcntl.F_DUPFD, 100) for fd in (to_read, from_write))
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        home.mkdir(parents=True)
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={home}", "--no-first-run",
                 "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic",
                 "--disable-dev-shm-usage", "--disable-breakpad", "--hide-scrollbars"]
        homes = {name: str(home) for name in ("HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")}
        self.complaints = home.with_suffix(".log")
        with open(self.complaints, "wb") as log:
            self.process = subprocess.Popen([program, *flags], preexec_fn=connect, close_fds=False, env=os.environ | homes,
                                            stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        os.close(to_read)
        os.close(from_write)
        self.to, self.come, self.rest, self.number, self.events = to_write, from_read, b"", 0, []

    def close(self):
        try:
            self.call("Browser.close")
        except (OSError, EOFError):
            pass
        os.close(self.to)
        os.close(self.come)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def receive(self, deadline):
        while b"\0" not in self.rest:
            if not select.select([self.come], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            data = os.read(self.come, 1 << 20)
            if not data:
                raise EOFError("the browser is gone")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params} | ({"sessionId": session} if session else {})
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self.receive(deadline)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, event, session):
        deadline = time.monotonic() + PATIENCE
        seen = 0
        while True:
            for e in self.events[seen:]:
                if e.get("method") == event and e.get("sessionId") == session:
                    return
            seen = len(self.events)
            self.events.append(self.receive(deadline))


def start_browser(program, directory):
    """A browser that opened an empty page, or None and what the last one wrote: where none can run, the pages are not to blame."""
    for attempt in range(3):
        browser = Browser(program, directory / f"home{attempt}")
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            browser.call("Target.closeTarget", targetId=target)
            return browser, ""
        except (OSError, EOFError, RuntimeError) as failure:
            browser.close()
            lines = browser.complaints.read_text(errors="replace").split("\n")
            said = next((line for line in lines if re.search("fatal|error", line, re.IGNORECASE)), str(failure))
    return None, said


class Page:
    def __init__(self, browser, path, width=1280, height=900, dark=False, scripts=True, media=""):
        self.browser, self.path = browser, Path(path)
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.screen(width, height)
        self.colours(dark, media)
        self.scripts = scripts
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", value=True)
        self.load()

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def screen(self, width, height):
        phone = width < 600
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)

    def colours(self, dark, media=""):
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": scheme}])

    def load(self, fragment=""):
        if fragment:  # else it would be a jump inside the page
            self.call("Page.navigate", url="about:blank")
            self.browser.wait_for("Page.loadEventFired", self.session)
        self.browser.events.clear()
        self.call("Page.navigate", url=self.path.resolve().as_uri() + fragment)
        self.browser.wait_for("Page.loadEventFired", self.session)
        if self.scripts:
            self.run("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")

    def run(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "exception"))
        return answer["result"].get("value")

    def key(self, key, shift=False):
        codes = {"Tab": 9, "Escape": 27, "ArrowLeft": 37, "ArrowRight": 39, "Enter": 13}
        params = {"key": key, "code": key if len(key) > 1 else "Key" + key.upper(), "modifiers": 8 if shift else 0,
                  "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper()))}
        text = {"text": "\r"} if key == "Enter" else {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **params, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **params)

    def pointer(self, kind, x, y):
        button = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **button)

    def until(self, condition):
        """Whether it becomes true; tips appear a moment after the pointer."""
        return self.run("new Promise(done => { let left = 200; const look = () => { if (" + condition +
                        ") done(true); else if (--left < 0) done(false); else setTimeout(look, 20); }; look(); })")

    def complaints(self):
        self.run("0")
        out = []
        for e in self.browser.events:
            if e.get("sessionId") != self.session:
                continue
            method, params = e["method"], e["params"]
            if method == "Runtime.exceptionThrown":
                out.append(params["exceptionDetails"].get("exception", {}).get("description", "exception"))
            elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
                out.append(str(params["args"]))
            elif method == "Log.entryAdded":
                out.append(params["entry"]["text"])
        return out

    def requests(self):
        own = self.path.resolve().as_uri()
        urls = [e["params"]["request"]["url"] for e in self.browser.events
                if e.get("sessionId") == self.session and e["method"] == "Network.requestWillBeSent"]
        return [u for u in urls if u.split("#")[0] != own and not u.startswith("data:")]

    def shot(self, path, whole=True):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)


# Every piece of text with what it is read against: the colours of the backgrounds behind it, laid over each other.
CONTRASTS = """(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const parse = (text) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data; return [r, g, b, a / 255]; };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = (c) => { const [r, g, b] = c.map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)]; return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05); };
  const behind = (e) => e ? over(parse(getComputedStyle(e).backgroundColor), behind(e.parentElement)) : [255, 255, 255, 1];
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !e.checkVisibility() || ['SCRIPT', 'STYLE'].includes(e.tagName)) continue;
    const style = getComputedStyle(e), back = behind(e), text = walk.currentNode.data.trim().slice(0, 20);
    out.push({ what: `${e.tagName} ${e.className} "${text}"`, ratio: ratio(over(parse(style.color), back), back), least: 4.5 });
    if (style.textDecorationLine === 'underline' && e.tagName !== 'A')
      out.push({ what: `line below ${e.className} "${text}"`, ratio: ratio(parse(style.textDecorationColor), back), least: 3 });
  }
  return out;
})()"""

FOCUS = "(e => e.id || e.dataset.jump || e.getAttribute('href') || e.textContent.trim().slice(0, 20))(document.activeElement)"
TIP = "(t => t.hidden ? '' : t.textContent)(document.getElementById('tip'))"


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def __call__(self, name, ok, said=""):
        self.passed += bool(ok)
        self.failed += not ok
        if not ok:
            print(f"FAILED {name}: {said}")


def quiet(check, name, page):
    check(f"{name}: nothing is asked for", page.requests() == [], page.requests())
    check(f"{name}: no complaints", page.complaints() == [], page.complaints())


def check_contrast(check, name, page):
    found = page.run(CONTRASTS)
    bad = [f"{f['what']} {f['ratio']:.2f}" for f in found if f["ratio"] < f["least"]]
    check(f"{name}: contrast of {len(found)} texts", len(found) > 10 and not bad, bad[:5])


def shown_source(text):
    """As the page must show it: tabs are blanks, what cannot be shown is U+FFFD."""
    lines = []
    for line in text.split("\n"):
        out, column = "", 0
        for c in line:
            wide = 2 if ord(c) in range(0x2E80, 0xA4D0) or ord(c) > 0x1F300 else 1
            width = 8 - column % 8 if c == "\t" else wide
            out += " " * width if c == "\t" else c
            column += width
        lines.append(out)
    return "\n".join(lines)


def check_source(check, name, page, source):
    text = page.run("document.querySelector('#code code').textContent")
    expected = shown_source(source)
    check(f"{name}: the source is there, as it is", re.sub("\ufffd+", "?", text) == re.sub("\ufffd+", "?", expected),
          [(a, b) for a, b in zip(text.split("\n"), expected.split("\n")) if a != b][:2])
    heights = page.run("['.numbers', 'code'].map(s => document.querySelector('#code ' + s).getBoundingClientRect().height)")
    check(f"{name}: numbers stand beside their lines", abs(heights[0] - heights[1]) < 1, heights)
    numbers = page.run("document.querySelector('#code .numbers').textContent").split()
    check(f"{name}: a number for each line", len(numbers) == text.count("\n") and numbers[-1:] == [str(len(numbers))][:len(numbers)])


def check_keyboard(check, browser, path):
    page = Page(browser, path)
    cold = page.run("[...document.querySelectorAll('#code code span[id]')].map(e => e.id)")
    check("keyboard: some places are not covered", len(cold) > 3, cold)
    seen = []
    for _ in cold:
        page.key("n")
        seen.append(page.run(FOCUS))
        where = page.run("(r => r.top >= 0 && r.bottom <= innerHeight)(document.activeElement.getBoundingClientRect())")
        check(f"keyboard: n brings {seen[-1]} into the window", where)
        check(f"keyboard: and its tip at {seen[-1]}", re.match("Unknown|Unreachable|Always|Never", page.run(TIP)), page.run(TIP))
    check("keyboard: n goes to each in turn", seen == cold, seen)
    page.key("n")
    check("keyboard: and then to the first again", page.run(FOCUS) == cold[0])
    page.key("p")
    check("keyboard: p goes back", page.run(FOCUS) == cold[-1])
    page.key("p")
    check("keyboard: and back", page.run(FOCUS) == cold[-2])
    check("keyboard: where one is", page.run("document.getElementById('where').textContent") == f"{len(cold) - 1} of {len(cold)} not covered")
    style = page.run("(s => [s.outlineStyle, parseFloat(s.outlineWidth)])(getComputedStyle(document.activeElement))")
    check("keyboard: the focus is seen", style[0] == "solid" and style[1] >= 2, style)
    described = page.run("document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent")
    check("keyboard: the place is described by its tip", described == page.run(TIP) != "")
    page.key("Escape")
    check("keyboard: Escape closes", page.run(TIP) == "" and page.run(FOCUS) == cold[-2], page.run(TIP))
    page.key("ArrowRight")
    page.key("ArrowLeft")
    check("keyboard: arrows go there and back", page.run(FOCUS) == cold[-2] and page.run(TIP) != "")
    for _ in range(3):
        page.key("ArrowLeft")
    page.run("0")
    check("keyboard: arrows also stop at what is covered", page.run("document.activeElement.matches('#code code span')"))
    page.run("document.getElementById('keys').click()")
    before = page.run(FOCUS)
    page.key("n")
    check("keyboard: letters can be switched off", page.run(FOCUS) == before)
    page.run("document.getElementById('keys').click()")
    quiet(check, "keyboard", page)
    page.close()


def check_tab_order(check, browser, path):
    page = Page(browser, path)
    order, outlines = [], []
    for _ in range(80):
        page.key("Tab")
        if page.run("document.activeElement === document.body"):
            break
        order.append(page.run(FOCUS))
        outlines.append(page.run("(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)(getComputedStyle(document.activeElement))"))
    check("tab: the way past everything comes first", order[:2] == ["#code", "index.html"], order)
    check("tab: then the bar", order[2:5] == ["-1", "1", "theme"], order)
    in_code = [o for o in order if re.fullmatch(r"p\d+", o)]
    check("tab: one stop in the source, after the block itself", len(in_code) == 1 and order[order.index(in_code[0]) - 1] == "code", order)
    check("tab: each stop is seen", outlines and all(outlines), [o for o, seen in zip(order, outlines) if not seen])
    positions = page.run("[...document.querySelectorAll('[tabindex]')].filter(e => e.tabIndex > 0).length")
    check("tab: nobody jumps the queue", positions == 0)
    page.close()


def check_pointer(check, browser, path):
    page = Page(browser, path, height=1400)
    page.run("document.getElementById('code').scrollIntoView()")

    def over(selector):
        x, y = page.run(f"(r => [r.x + r.width - 3, r.y + r.height / 2])(document.querySelector('{selector}').getClientRects()[0])")
        page.pointer("mouseMoved", x, y)
        return x, y

    over("#code code span.c[data-t]")
    check("pointer: a tip with the input", page.until(f"{TIP}.includes('push 3 (Queue [] []) = Queue [] [3]')"), page.run(TIP))
    check("pointer: how often, by whom, and how to see it again", all(s in page.run(TIP) for s in ("3 times", "found by random", "needle replay nd1:")))
    x, y = over("#code code span.d")
    check("pointer: a tip with the reason", page.until(f"{TIP}.startsWith('Unreachable')") and "is always True" in page.run(TIP), page.run(TIP))
    box = page.run("(r => [r.left, r.top, r.right, r.bottom])(document.getElementById('tip').getBoundingClientRect())")
    check("pointer: the tip is in the window and not on the place", box[0] >= 0 and box[2] <= 1280 and (box[1] > y or box[3] < y), (box, y))
    page.pointer("mouseMoved", (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    page.run("new Promise(r => setTimeout(r, 500))")
    check("pointer: the tip stays for a pointer on it", "Unreachable" in page.run(TIP))
    page.pointer("mouseMoved", 5, 5)
    check("pointer: and goes with it", page.until(f"{TIP} === ''"), page.run(TIP))
    x, y = over("#code code span.u")
    page.pointer("mousePressed", x, y)
    page.pointer("mouseReleased", x, y)
    check("pointer: a click takes the focus", page.until("document.activeElement.matches('#code code span.u')"))
    page.run("document.querySelector('.places a').click()")
    check("pointer: links of the list go to their places", page.run(FOCUS) == page.run("document.querySelector('.places a').hash.slice(1)"))
    page.run("document.querySelector('[data-jump=\"1\"]').click()")
    check("pointer: so does the button", page.run(FOCUS) == "p1" and page.run(TIP) != "", page.run(FOCUS))
    quiet(check, "pointer", page)
    page.load("#p2")
    check("pointer: an address with a place", page.run(FOCUS) == "p2" and page.run(TIP) != "")
    page.close()


def check_phone(check, browser, path):
    for width in (320, 360):
        page = Page(browser, path, width, 640)
        wide = page.run("[document.scrollingElement.scrollWidth, innerWidth]")
        check(f"{width} px: no scrolling sideways", wide[0] <= width and wide[1] == width, wide)
        if page.run("!!document.getElementById('code')"):
            code = page.run("(c => [c.scrollWidth > c.clientWidth, c.getBoundingClientRect().right])(document.getElementById('code'))")
            check(f"{width} px: but in the source", code[0] and code[1] <= width, code)
            page.run("document.querySelector('[data-jump=\"1\"]').click()")
            tip = page.run("(r => [r.left, r.right, r.bottom, r.height])(document.getElementById('tip').getBoundingClientRect())")
            check(f"{width} px: tips are at the bottom", tip[:3] == [0, width, 640] and 0 < tip[3] <= 320, tip)
            free = page.run("document.activeElement.getBoundingClientRect().bottom <= document.getElementById('tip').getBoundingClientRect().top")
            check(f"{width} px: and hide no place", free)
            small = page.run("[...document.querySelectorAll('button')].filter(b => b.checkVisibility() && b.offsetHeight < 44).length")
            check(f"{width} px: buttons for fingers", small == 0, small)
            wide = page.run("document.scrollingElement.scrollWidth")
            check(f"{width} px: no scrolling sideways with a tip", wide <= width, wide)
        quiet(check, f"{width} px", page)
        page.close()


def check_themes(check, browser, path):
    name = Path(path).name
    background = "getComputedStyle(document.body).backgroundColor"
    for dark in (False, True):
        page = Page(browser, path, dark=dark)
        scheme = "dark" if dark else "light"
        if page.run("!!document.getElementById('code')"):
            page.key("n")
        check_contrast(check, f"{name}, {scheme}", page)
        before = page.run(background)
        label = "document.getElementById('theme').textContent"
        check(f"{name}, {scheme}: as the system says", page.run(label) == "Theme: auto" and (before == "rgb(255, 255, 255)") != dark, before)
        def switch():
            for _ in range(1 if dark else 2):  # auto, light, dark
                page.run("document.getElementById('theme').click()")

        switch()
        check(f"{name}, {scheme}: the switch", page.run(label) == f"Theme: {'light' if dark else 'dark'}" and page.run(background) != before)
        check_contrast(check, f"{name}, {scheme}, switched", page)
        # The browser stores the choice in another process, after a while. A page that is left before that takes the
        # choice with it, so a forgotten one is made again and given more time.
        for tenths in (1, 5, 20, 50):
            time.sleep(tenths / 10)
            page.load()
            if page.run(label) != "Theme: auto":
                break
            if tenths < 50:
                switch()
        check(f"{name}, {scheme}: is remembered", page.run(background) != before and page.run(label) != "Theme: auto", page.run(label))
        while page.run(label) != "Theme: auto":
            page.run("document.getElementById('theme').click()")
        check(f"{name}, {scheme}: and back", page.run(background) == before)
        page.close()


def check_looks(check, browser, path):
    page = Page(browser, path)
    kinds = ["c", "d", "u", "t", "f"]
    lines = page.run(f"{json.dumps(kinds)}.map(k => (s => s.textDecorationLine + s.textDecorationStyle)"
                     "(getComputedStyle(document.querySelector('#code code .' + k))))")
    check("looks: kinds differ without colours", len(set(lines)) == len(kinds), lines)
    legend = page.run(f"{json.dumps(kinds)}.map(k => (s => s.textDecorationLine + s.textDecorationStyle)"
                      "(getComputedStyle(document.querySelector('.legend .' + k))))")
    check("looks: the legend shows them", legend == lines, legend)
    check("looks: each link leads somewhere", page.run("[...document.querySelectorAll('a[href^=\"#\"]')].every(a => document.getElementById(a.hash.slice(1)))"))
    ids = page.run("[...document.querySelectorAll('[id]')].map(e => e.id)")
    check("looks: ids are different", len(ids) == len(set(ids)))
    named = page.run("[...document.querySelectorAll('[aria-labelledby]')].every(e => document.getElementById(e.getAttribute('aria-labelledby')))")
    check("looks: what is labelled has its label", named)
    page.close()
    page = Page(browser, path, media="print")
    check("print: only what paper can do", page.run("['.bar', '.keys', '#tip'].every(s => !document.querySelector(s).checkVisibility())"))
    page.close()
    page = Page(browser, path, scripts=False)
    page.call("Emulation.setScriptExecutionDisabled", value=False)
    check("without scripts: the list says it all", page.run("document.querySelector('.places').innerText.includes('is always True')"))
    page.close()


def check_index(check, browser, directory):
    page = Page(browser, directory / "index.html")
    links = page.run("[...document.querySelectorAll('tbody a')].map(a => a.getAttribute('href'))")
    files = {p.name for p in directory.glob("*.html")} - {"index.html"}
    check("index: a page for each module", set(links) == files and len(links) == len(files), (links, files))
    quiet(check, "index", page)
    page.close()
    for name in sorted(files):
        page = Page(browser, directory / name)
        quiet(check, name, page)
        page.close()


def check_large(check, browser, directory):
    page = Page(browser, directory / "large/Large.html")
    check("large: every place is there", page.run("document.querySelectorAll('#code code span').length") == 40000)
    page.key("n")
    page.key("n")
    check("large: jumping works", page.run(FOCUS) == "p1" and page.run(TIP).startswith("Unknown"))
    check_source(check, "large", page, (directory / "large/Large.hs").read_text())
    quiet(check, "large", page)
    page.close()
    page = Page(browser, directory / "deep/Deep.html")
    check_source(check, "deep", page, (directory / "deep/Deep.hs").read_text())
    depth = page.run("(() => { let n = 0; for (let e = document.querySelector('#code code > span'); e; e = e.firstElementChild) ++n; return n; })()")
    check("deep: nested, but not deeper than browsers go", 100 < depth < 480, depth)
    quiet(check, "deep", page)
    page.close()


PROGRAM = """module Grades (grade, spread) where

-- | Tabs, and \xfcml\xe4ut\xeb: <b>&amp;</b>
grade :: Int -> Char
grade n
\t| n < 0 = error "negative"
\t| n > 100 = '?'
\t| n >= 50, n < 0 = '!'
\t| n >= 50 = 'A'
\t| otherwise = 'F'

spread :: [Int] -> Maybe Int
spread [] = Nothing
spread xs = if null xs then Just 0 else Just (maximum xs - minimum xs)
"""


def check_command(check, browser, needle, temporary):
    """What `needle cover` itself writes, and that it is what its JSON says."""
    program, pages, document = temporary / "Grades.hs", temporary / "out/html", temporary / "cover.json"
    program.write_text(PROGRAM)
    done = subprocess.run([needle, "cover", str(program), "-t", "20s", "-f", f"html={pages}", "-f", f"json={document}"], capture_output=True,
                          text=True, timeout=120)
    check("command: it runs", done.returncode == 0, done.stderr)
    data = json.loads(document.read_text())
    ticks = data["modules"][0]["ticks"]
    check_index(check, browser, pages)
    page = Page(browser, pages / "Grades.html")
    check_source(check, "command", page, PROGRAM)
    numbers = page.run("[...document.querySelectorAll('dl dd')].map(e => Number(e.textContent))")
    check("command: four numbers", numbers == [data[k] for k in ("covered", "unreachable", "unknown", "total")], numbers)
    ranges = {tuple(t[k] for k in ("line", "column", "end_line", "end_column")) for t in ticks}
    check("command: a span for each place", page.run("document.querySelectorAll('#code code span').length") == len(ranges))
    dead = page.run("[...document.querySelectorAll('#code code .d')].map(e => e.textContent)")
    expected = sorted(t["text"] for t in ticks if t["state"] == "unreachable" and "value" not in t)
    check("command: what is dead is seen", sorted(dead) == expected, (dead, expected))
    check("command: something is dead", "'!'" in dead, dead)
    page.key("n")
    check("command: jumping works", page.run(FOCUS) == "p0" and page.run(TIP) != "", page.run(FOCUS))
    calls = {t["call"] for t in data["tests"]}
    tips = page.run("""(() => { const seen = []; for (const e of document.querySelectorAll('#code code .c')) {
        e.dispatchEvent(new MouseEvent('click', { bubbles: true })); seen.push(document.querySelector('#tip code')?.textContent || ''); }
        return seen; })()""")
    check("command: what is covered says by what", tips and all(any(t.startswith(c) for c in calls) for t in tips), tips)
    quiet(check, "command", page)
    page.close()
    for name in ("Grades.html", "index.html"):
        check_phone(check, browser, pages / name)
        check_themes(check, browser, pages / name)


def take_shots(browser, directory, shots):
    shots.mkdir(parents=True, exist_ok=True)
    for name in sorted(p.stem for p in directory.glob("*.html")):
        for width in (360, 1280):
            for dark in (False, True):
                page = Page(browser, directory / f"{name}.html", width, 800, dark)
                kind = f"{name}-{width}-{'dark' if dark else 'light'}"
                page.shot(shots / f"{kind}.png")
                if page.run("!!document.getElementById('code')"):
                    page.key("n")
                    page.key("n")
                    page.shot(shots / f"{kind}-tip.png", whole=False)
                page.close()


def check_all(check, browser, args, temporary, directory):
    queue = directory / "mixed/Data.Queue.html"
    page = Page(browser, queue)
    check_source(check, "mixed", page, (directory / "mixed/src/Data/Queue.hs").read_bytes().decode(errors="replace"))
    page.close()
    check_keyboard(check, browser, queue)
    check_tab_order(check, browser, queue)
    check_pointer(check, browser, queue)
    for path in (queue, directory / "mixed/index.html", directory / "interrupted/index.html"):
        check_phone(check, browser, path)
        check_themes(check, browser, path)
    check_looks(check, browser, queue)
    check_index(check, browser, directory / "mixed")
    check_large(check, browser, directory)
    if args.needle:
        check_command(check, browser, args.needle, temporary)
    if args.shots:
        take_shots(browser, directory / "mixed", args.shots)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pages", default="build/release/tests/cover_pages")
    parser.add_argument("--needle")
    parser.add_argument("--shots", type=Path)
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        print("skipped: the pages of cover, for there is no chromium")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    faulthandler.dump_traceback_later(10 * PATIENCE, exit=True)  # a browser that hangs is not waited for for ever
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        directory = Path(temporary) / "pages"
        subprocess.run([args.pages, str(directory)], check=True, timeout=120)
        for attempt in range(2):  # a browser that dies is a fault of the machine; the pages are looked at again in a new one
            check = Checks()
            browser, complaint = start_browser(chromium, Path(temporary) / str(attempt))
            if not browser:
                break
            try:
                check_all(check, browser, args, Path(temporary), directory)
                break
            except (EOFError, TimeoutError) as failure:
                complaint = str(failure)
            finally:
                browser.close()
        else:
            browser = None
    if not browser:
        print(f"skipped: the pages of cover, for chromium does not run here: {complaint}")
        print(f"{check.passed} passed, {check.failed} failed, 1 skipped")
        return 1 if check.failed else 0
    print(f"{check.passed} passed, {check.failed} failed")
    return 1 if check.failed else 0


if __name__ == "__main__":
    sys.exit(main())
