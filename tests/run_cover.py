#!/usr/bin/env python3
"""`needle cover`: numbers, formats, budgets, interrupts, terminals, bad input; and with GHC, the emitted suites and HPC's own figures.

    run_cover.py --needle build/release/needle [--filter NAME] [--quick]

The programs of tests/cover say in their head what is expected:

    -- expect: N covered, N unreachable, N unknown, N total
    -- options: A B          instead of -t 20s

With GHC, every program's suite compiles, passes, and gives under -fhpc with the real `hpc report` the figures that Needle printed; --quick leaves
that out. No timing is asserted. The last line is `N passed, M failed`."""
import argparse
import fcntl
import json
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path

import cover_ghc

HERE = Path(__file__).resolve().parent / "cover"
EXPECT = re.compile(r"^-- expect: (\d+) covered, (\d+) unreachable, (\d+) unknown, (\d+) total$", re.M)
STATES = ("covered", "unreachable", "unknown")

# What nobody can decide in a moment, so that something is always unknown and the time is always used up.
HARD = """module Hard (hard, easy) where

step :: Int -> Int
step n = if even n then n `div` 2 else 3 * n + 1

orbit :: Int -> Int -> Int
orbit 1 steps = steps
orbit n steps = orbit (step n) (steps + 1)

hard :: Int -> Bool
hard n
  | n > 1, orbit (abs n) 0 == 987654321 = True
  | otherwise = False

easy :: Bool -> Int
easy b = if b then 1 else 2
"""
# Types of all kinds, for the suites: no Show, no Eq, functions, abstract types, errors, a property that fails.
KINDS = """module Kinds (Color (..), Hidden, Op (..), Queue, empty, push, pop, size, mix, apply, secret, reveal, twice, divide, first, odd', double,
  greeting, pairUp, prop_size, prop_mix, prop_small) where

import qualified Data.Map as Map
import Test.QuickCheck

data Color = Red | Green | Blue deriving (Eq, Show)
data Hidden = Hidden Int
data Op = Plus Int | Times Int
newtype Queue a = Queue ([a], [a])

empty :: Queue a
empty = Queue ([], [])

push :: a -> Queue a -> Queue a
push x (Queue (front, back)) = Queue (front, x : back)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue ([], [])) = Nothing
pop (Queue ([], back)) = pop (Queue (reverse back, []))
pop (Queue (x : front, back)) = Just (x, Queue (front, back))

size :: Queue a -> Int
size (Queue (front, back)) = length front + length back

mix :: Color -> Color -> Maybe Color
mix Red Green = Just Blue
mix Green Red = Just Blue
mix a b
  | a == b = Just a
  | otherwise = Nothing

apply :: Op -> Int -> Int
apply (Plus n) k = n + k
apply (Times 0) _ = 0
apply (Times n) k = n * k

secret :: Int -> Hidden
secret n = Hidden (if n > 3 then n else 0)

reveal :: Hidden -> Int
reveal (Hidden n) = n

twice :: (Int -> Int) -> Int -> Int
twice f x = if f x == x then x else f (f x)

divide :: Int -> Int -> Either String Int
divide _ 0 = Left "division by zero"
divide a b = Right (a `div` b)

first :: [a] -> a
first (x : _) = x
first [] = error "first: empty \\"list\\""

odd' :: Int -> Bool
odd' n = n `mod` 2 == 1 || n == -3

double :: Double -> Double
double x
  | isNaN x = 0
  | x > 1e10 = 1 / 0
  | otherwise = x * 2

greeting :: Char -> String
greeting c = if c == 'ß' then "Grüße\\n\\"" else [c, '\\t']

pairUp :: Map.Map Int Bool -> [(Int, Bool)]
pairUp m = [(k, v) | (k, v) <- Map.toList m, v, k > 1]

prop_size :: Int -> [Int] -> Bool
prop_size x xs = size (push x (foldr push empty xs)) == 1 + length xs

prop_mix :: Color -> Color -> Property
prop_mix a b = a /= b ==> mix a b == mix b a

prop_small :: Int -> Bool
prop_small n = n < 5 || n > 7
"""


class Suite:
    def __init__(self, needle, tmp):
        self.needle, self.tmp = needle, Path(tmp)
        self.passed = self.failed = self.skipped = 0

    def expect(self, name, condition, detail=""):
        if condition:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAIL {name}: {str(detail)[:3000]}", flush=True)
        return condition

    def write(self, name, text):
        path = self.tmp / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return str(path)

    def run(self, *args, **more):
        return subprocess.run([self.needle, "cover", *map(str, args)], capture_output=True, text=True, errors="replace", timeout=300,
                              cwd=more.pop("cwd", self.tmp), **more)

    def json(self, *args):
        done = self.run("-f", "json", "--no-progress", *args)
        try:
            return done, json.loads(done.stdout)
        except ValueError:
            self.expect("JSON " + " ".join(map(str, args)), False, f"exit {done.returncode} {done.stdout[:500]} {done.stderr[-1000:]}")
            return done, None


def sums(ticks):
    states = Counter(t["state"] for t in ticks)
    return {"covered": states["covered"], "unreachable": states["unreachable"], "unknown": states["unknown"], "total": len(ticks)}


def numbers(counts):
    return {k: counts[k] for k in (*STATES, "total")}


def adds_up(t, name, document):
    """The four numbers, by module, by function, by kind."""
    modules = document["modules"]
    every = [tick for m in modules for tick in m["ticks"]]
    t.expect(f"{name}: the four numbers", numbers(document) == sums(every), (numbers(document), sums(every)))
    reachable = document["total"] - document["unreachable"]
    percent = 100 * document["covered"] / reachable if reachable else 100
    t.expect(f"{name}: percent", abs(document["percent"] - percent) < 0.1, (document["percent"], percent))
    for m in modules:
        t.expect(f"{name}: module {m['name']}", numbers(m) == sums(m["ticks"]), (numbers(m), sums(m["ticks"])))
        added = Counter()
        for f in m["functions"]:
            added.update(numbers(f))
        t.expect(f"{name}: functions of {m['name']}", {k: added[k] for k in numbers(m)} == numbers(m), (dict(added), numbers(m)))
    e, kinds = document["expressions"], Counter(tick["kind"] for tick in every)
    t.expect(f"{name}: expressions", e["total"] == kinds["expression"] + kinds["alternative"] and e["used"] + e["unreachable"] + e["unknown"] == e["total"], e)
    for key, kind in (("alternatives", "alternative"), ("guards", "guard"), ("conditions", "condition"), ("qualifiers", "qualifier"),
                      ("local_declarations", "local declaration"), ("top_level_declarations", "top-level declaration")):
        c = document[key]
        t.expect(f"{name}: {key}", c["total"] == kinds[kind] and c["used"] + c["unreachable"] + c["unknown"] == c["total"], (c, kinds[kind]))
    for i, tick in enumerate(every):
        if tick["state"] == "covered" and "test" in tick and not 0 <= tick["test"] < len(document["tests"]) or tick["state"] == "unreachable" and not tick.get("reason"):
            t.expect(f"{name}: tick {i}", False, tick)


def programs(t):
    """The programs of tests/cover."""
    for path in sorted(HERE.glob("*.hs")):
        text = path.read_text()
        options = re.search(r"^-- options: (.*)$", text, re.M)
        done, document = t.json(path, *(options[1].split() if options else ["-t", "20s"]))
        if document is None:
            continue
        expected = dict(zip((*STATES, "total"), map(int, EXPECT.search(text).groups())))
        left = [f"{k['line']}:{k['column']} {k['kind']} {k.get('value', '')} {k['state']}: {k['text']} {k.get('reason', '')}" for m in document["modules"]
                for k in m["ticks"] if k["state"] != "covered"]
        t.expect(f"{path.name}: the numbers", done.returncode == 0 and numbers(document) == expected,
                 f"exit {done.returncode} {numbers(document)}, not {expected}\n  " + "\n  ".join(left))
        adds_up(t, path.name, document)


def without_time(text):
    return re.sub(r"[\d,]+ evaluations?, [\d.]+s", "", text).split()


def texts(t):
    path = HERE / "contradicting_guards.hs"
    plain = t.run(path)
    t.expect("text: numbers first", plain.returncode == 0 and re.search(r"\b24\b", plain.stdout) and re.search(r"\b9\b", plain.stdout)
             and re.search(r"\b33\b", plain.stdout), plain.stdout + plain.stderr)
    t.expect("text: where, and why", "contradicting_guards.hs:7:" in plain.stdout and "n < 5" in plain.stdout, plain.stdout)
    t.expect("text: nothing on stderr", plain.stderr == "", plain.stderr)
    quiet = t.run("-q", path)
    t.expect("quiet: less", 0 < len(quiet.stdout.splitlines()) <= 4 and "24" in quiet.stdout and len(quiet.stdout) < len(plain.stdout), quiet.stdout)
    verbose = t.run("-v", path)
    t.expect("verbose: the source with the dead part underlined", re.search(r"\^\^\^", verbose.stdout) and "if n < 5 then n - 1 else n" in verbose.stdout, verbose.stdout)
    t.expect("no colours in a pipe", "\x1b" not in plain.stdout + verbose.stdout)
    painted = t.run("-v", "--color", "always", path)
    t.expect("colours when asked", "\x1b[" in painted.stdout and without_time(re.sub(r"\x1b\[[\d;]*m", "", painted.stdout)) == without_time(verbose.stdout), painted.stdout)


def formats(t):
    path = HERE / "contradicting_guards.hs"
    _, document = t.json(path)
    t.expect("json: schema", document["schema"] == "needle/1" and document["command"] == "cover" and document["exit"] == 0, list(document))
    for test in document["tests"]:
        t.expect("json: a test", test["function"] == "grade" and test["call"].startswith("grade ") and isinstance(test["in_suite"], bool)
                 and test["token"] and test["covers"] > 0, test)
        replay = subprocess.run([t.needle, "replay", test["token"]], capture_output=True, text=True, cwd=t.tmp, timeout=100)
        t.expect("json: its token", replay.returncode in (0, 1) and replay.stderr == "", replay.stdout + replay.stderr)
    hit = {k["line"] for m in document["modules"] for k in m["ticks"] if k["state"] == "covered"}

    info = t.run("-f", "lcov", path).stdout
    records = Counter(line.split(":")[0] for line in info.splitlines())
    t.expect("lcov: records", records["SF"] == records["end_of_record"] == 1 and records["DA"] > 0 and records["BRDA"] > 0 and records["FN"] == 1, info)
    lines = {int(line[3:].split(",")[0]): int(line.split(",")[1]) for line in info.splitlines() if line.startswith("DA:")}
    t.expect("lcov: lines that are hit have places that are covered", {n for n, count in lines.items() if count} <= hit and lines, (lines, hit))
    values = dict(line.split(":", 1) for line in info.splitlines() if re.match(r"(LF|LH|BRF|BRH|FNF|FNH):", line))
    branches = [line for line in info.splitlines() if line.startswith("BRDA:")]
    t.expect("lcov: sums", int(values["LF"]) == len(lines) and int(values["LH"]) == sum(n > 0 for n in lines.values())
             and int(values["BRF"]) == len(branches) and int(values["BRH"]) == sum(not b.endswith((",0", ",-")) for b in branches), values)
    done = t.run("-f", "lcov=" + str(t.tmp / "out.info"), path)
    t.expect("lcov: to a file", (t.tmp / "out.info").read_text() == info and "24" in done.stdout, done.stdout)

    root = xml.fromstring(t.run("-f", "cobertura", path).stdout)
    found = root.findall(".//class/lines/line")
    t.expect("cobertura: lines", root.tag == "coverage" and {int(x.get("number")): int(x.get("hits")) > 0 for x in found}
             == {n: count > 0 for n, count in lines.items()}, xml.tostring(root)[:1500])
    t.expect("cobertura: rates", float(root.get("line-rate")) == round(int(values["LH"]) / int(values["LF"]), 4)
             or abs(float(root.get("line-rate")) - int(values["LH"]) / int(values["LF"])) < 0.01, root.attrib)
    pages = t.tmp / "pages"
    done = t.run("-f", f"html={pages}", path)
    made = {p.name: p.read_text() for p in pages.glob("*")}
    t.expect("html: index and a page", done.returncode == 0 and "index.html" in made and len(made) == 2, (done.stdout, done.stderr, list(made)))
    t.expect("html: nothing from elsewhere", not [name for name, page in made.items() if re.search(r"""(?:src|href)\s*=\s*["']?(?:https?:)?//|@import|url\(\s*["']?http""", page)])
    both = t.run("-f", "json=" + str(t.tmp / "o.json"), "-f", "cobertura=" + str(t.tmp / "o.xml"), path)
    t.expect("several at once", json.loads((t.tmp / "o.json").read_text())["total"] == 33 and xml.parse(t.tmp / "o.xml") and both.returncode == 0, both.stderr)


def starts(t):
    path = HERE / "dead_case.hs"
    _, document = t.json(path)
    t.expect("starts: what is exported", sorted(document["starts"]) == ["biggest", "today"], document["starts"])
    _, document = t.json(path, "--from", "describe", "--from", "largest")
    t.expect("starts: what is said", sorted(document["starts"]) == ["describe", "largest"], document["starts"])
    states = {f["name"]: f for f in document["modules"][0]["functions"]}
    t.expect("starts: other cases, other dead code", states["describe"]["covered"] == states["describe"]["total"] and states["today"]["unreachable"] ==
             states["today"]["total"] and states["largest"]["covered"] == states["largest"]["total"], states)
    done = t.run(path, "--from", "nowhere")
    t.expect("starts: an unknown one", done.returncode == 2 and "nowhere" in done.stderr and done.stdout == "", done.stdout + done.stderr)
    done, document = t.json(path, "--from", "nowhere")
    t.expect("starts: an unknown one, in JSON", done.returncode == 2 and document and document["exit"] == 2, document)
    odd = t.write("Odd.hs", "module Odd (run, plain) where\nrun :: IO Int -> (Int, IO Int) -> Int\nrun _ (n, _) = n + 1\nplain :: Bool -> Bool\nplain b = not b\n")
    done, document = t.json(odd)
    why = {n["function"]: n["why"] for n in document["not_started"]}
    t.expect("starts: what cannot be generated", done.returncode == 0 and why.get("run") and "plain" in document["starts"], document["not_started"])


def limits(t):
    path, hard = HERE / "contradicting_guards.hs", t.write("Hard.hs", HARD)
    for percent, file, code in (("100", path, 0), ("0", hard, 0), ("100", hard, 1), ("99.9", hard, 1)):
        done = t.run("-t", "1s", "--min-cover", percent, file)
        t.expect(f"--min-cover {percent} of {Path(file).name}", done.returncode == code, f"exit {done.returncode} {done.stdout} {done.stderr}")
    for bad in ("101", "-1", "many", "", "nan"):
        done = t.run("--min-cover", bad, path)
        t.expect(f"--min-cover {bad!r}", done.returncode == 2 and done.stdout == "" and "min-cover" in done.stderr, f"exit {done.returncode} {done.stderr}")
    done, document = t.json(hard, "-t", "1s", "--min-cover", "100")
    t.expect("out of time: said", document["out_of_time"] and not document["interrupted"] and document["unknown"] > 0 and document["exit"] == done.returncode == 1, numbers(document))
    adds_up(t, "out of time", document)
    easy = [f for f in document["modules"][0]["functions"] if f["name"] == "easy"][0]
    t.expect("out of time: what is there is kept", easy["covered"] == easy["total"], easy)
    for name in ("SIGINT", "SIGTERM"):
        for form in ("json", "text"):
            process = subprocess.Popen([t.needle, "cover", "-t", "100s", "-f", form, hard], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            time.sleep(2)
            process.send_signal(getattr(signal, name))
            out, err = process.communicate(timeout=60)
            good = process.returncode == 130 and "easy" in out
            if good and form == "json":
                document = json.loads(out)
                good = document["interrupted"] and document["exit"] == 130 and document["covered"] > 0
            t.expect(f"{name}: what is there is kept, in {form}", good, f"exit {process.returncode} {out[-1500:]} {err}")
    done = t.run(hard, "-t", "1ms")
    t.expect("almost no time", done.returncode in (0, 2, 3) and (done.returncode == 0 or "time is up" in done.stderr), f"exit {done.returncode} {done.stderr}")


def hostile(t):
    path = HERE / "contradicting_guards.hs"
    for form in ("text", "json", "lcov", "cobertura"):
        process = subprocess.Popen([t.needle, "cover", str(path), "-v", "-f", form], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.close()
        err = process.stderr.read().decode()
        code = process.wait(timeout=100)
        t.expect(f"broken pipe: {form}", code in (0, 1, 2, 141, -signal.SIGPIPE) and "erminate" not in err and len(err.splitlines()) <= 1, f"exit {code} {err}")
    done = subprocess.run(f"{t.needle} cover {path} > /dev/full", shell=True, capture_output=True, text=True, timeout=100)
    t.expect("a full device", done.returncode == 2 and done.stderr, f"exit {done.returncode} {done.stderr}")
    file = t.write("file", "")
    for option in ("html=/proc/nothing", f"html={file}", f"html={file}/below", "lcov=/dev/full", f"lcov={t.tmp}/missing/out", f"cobertura={file}/out", "json=/proc/out"):
        done = t.run("-f", option, path)
        t.expect(f"cannot be written: -f {option}", done.returncode == 2 and "cannot" in done.stderr and option.split("=")[1] in done.stderr
                 and len(done.stderr.splitlines()) <= 3, f"exit {done.returncode} {done.stderr}")
    for option in (f"--emit-tix={file}", "--emit-tix=/proc/nothing", f"--emit=hspec={file}/out", f"--emit=hspec={t.tmp}/missing/out.hs"):
        done = t.run(option, path)
        t.expect(f"cannot be written: {option}", done.returncode == 2 and done.stderr, f"exit {done.returncode} {done.stderr}")
    t.expect("no leftovers", Path(file).read_text() == "" and not [p for p in t.tmp.iterdir() if p.name.endswith(".new")], list(t.tmp.iterdir()))
    for name, text, said in (("Broken.hs", "module Broken where\nf :: Int -> Int\nf x = (x\n", "Broken.hs:"), ("Wrong.hs", "module Wrong where\nf :: Int -> Bool\nf x = x\n", "Wrong.hs:3:7")):
        done = t.run(t.write(name, text))
        t.expect(f"bad input: {name}", done.returncode == 2 and said in done.stderr and done.stdout == "", done.stdout + done.stderr)
    done = t.run(t.tmp / "Missing.hs")
    t.expect("bad input: no file", done.returncode == 2 and "Missing.hs" in done.stderr, done.stderr)
    for name, text in (("Empty.hs", "module Empty where\n"), ("Data.hs", "module Data where\ndata T = T\n"), ("Nothing.hs", "")):
        done, document = t.json(t.write(name, text))
        t.expect(f"nothing to cover: {name}", done.returncode == 0 and document and document["total"] == 0 and document["percent"] == 100, done.stdout + done.stderr)
    for option in ("--size", "--backwards", "--min-score=3"):
        done = t.run(option, path)
        t.expect(f"refused: {option}", done.returncode == 2 and done.stderr, f"exit {done.returncode}")
    for content in ("", "Tix", "Tix [TixModule \"Guards\" 1 2 [1]]", "\x00" * 100, "Tix [" * 5000, "Tix [TixModule \"Guards\" 0 99999999999999999999 [" + "1," * 99 + "1]]"):
        done = t.run("--tix", t.write("bad.tix", content), path)
        t.expect(f"a bad .tix: {content[:40]!r}", done.returncode in (0, 2) and (done.returncode == 0 or "bad.tix" in done.stderr), f"exit {done.returncode} {done.stderr}")
    done = t.run("--tix", t.tmp / "missing.tix", path)
    t.expect("no such .tix", done.returncode == 2 and "missing.tix" in done.stderr, done.stderr)


def changing(t):
    """A file that changes while it is being read, and after."""
    path = t.tmp / "Changing.hs"
    short = "module Changing (f) where\nf :: Bool -> Int\nf b = if b then 1 else 2\n"
    long = "module Changing (f, g) where\nf :: Bool -> Int\nf b = if b then 1 else 2\n" + "-- " + "a comment " * 3000 + "\ng :: Int -> Int\ng n = n + 1\n"
    versions = {}
    for text in (short, long):
        path.write_text(text)
        _, document = t.json(path)
        versions[text] = document["total"]
    stop = threading.Event()

    def rewrite():
        while not stop.is_set():
            for text in (short, long):
                path.write_text(text)

    thread = threading.Thread(target=rewrite)
    thread.start()
    try:
        seen = Counter()
        for _ in range(25):
            done = t.run("-f", "json", "--no-progress", path)
            if done.returncode == 0:
                document = json.loads(done.stdout)
                seen[document["total"] in versions.values() or document["total"] == 0] += 1
            else:  # what was there was no program
                seen[done.returncode == 2 and bool(done.stderr or done.stdout)] += 1
    finally:
        stop.set()
        thread.join()
    t.expect("a file that changes while it is read", not seen[False], seen)
    path.write_text(HARD.replace("Hard", "Changing"))
    process = subprocess.Popen([t.needle, "cover", "-v", "-t", "3s", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(1.5)
    path.write_text("module Other where\n")
    out, err = process.communicate(timeout=100)
    t.expect("a file that changes afterwards: the text that was compiled is shown", process.returncode == 0 and "987654321" in out and "Other" not in out, out + err)
    process = subprocess.Popen([t.needle, "cover", "-v", "-t", "3s", t.write("Going.hs", HARD.replace("Hard", "Going"))], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(1.5)
    os.unlink(t.tmp / "Going.hs")
    out, err = process.communicate(timeout=100)
    t.expect("a file that goes away", process.returncode == 0 and "987654321" in out, out + err)


def terminal(t, *args, columns=20, both=True, **environment):
    """What a run writes to a terminal: what it looks like, and all that was sent."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    env = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS")}
    process = subprocess.Popen([t.needle, "cover", *map(str, args)], stdout=slave if both else subprocess.DEVNULL, stderr=slave, env={**env, "TERM": "xterm", **environment})
    os.close(slave)
    seen = b""
    try:
        while chunk := os.read(master, 65536):
            seen += chunk
    except OSError:  # the terminal is gone with the process
        pass
    os.close(master)
    return process.wait(timeout=100), seen.decode(errors="replace")


def shown(text):
    """The lines that stay on the screen."""
    return [line.split("\r")[-1] for line in re.sub(r"\x1b\[[\d;]*[mK]", "", text).replace("\r\n", "\n").split("\n")]


def terminals(t):
    hard = t.write("Hard.hs", HARD)
    for columns in (20, 40, 200):
        for name in ("contradicting_guards", "property_condition"):
            code, seen = terminal(t, HERE / f"{name}.hs", columns=columns)
            wide = [line for line in shown(seen) if len(line) > columns]
            t.expect(f"a terminal of {columns} columns: {name}", code == 0 and not wide and "covered" in seen, (code, wide, seen))
    code, seen = terminal(t, HERE / "contradicting_guards.hs", "-v", columns=20)
    t.expect("20 columns, annotated", code == 0 and "^" in seen, seen)
    code, seen = terminal(t, HERE / "contradicting_guards.hs", "-v", columns=80)
    t.expect("colours on a terminal", re.search(r"\x1b\[[\d;]+m", seen), seen)
    code, seen = terminal(t, HERE / "contradicting_guards.hs", "-v", columns=80, NO_COLOR="1")
    t.expect("NO_COLOR", not re.search(r"\x1b\[[\d;]*m", seen) and "^" in seen, seen)
    code, seen = terminal(t, HERE / "contradicting_guards.hs", columns=0)
    t.expect("a terminal that does not say its width", code == 0 and "covered" in seen, seen)
    code, seen = terminal(t, hard, "-t", "2s", columns=60, both=False)
    lines = [line for line in re.sub(r"\x1b\[[\d;]*[mK]", "", seen).split("\r") if line.strip()]
    t.expect("a progress line", code == 0 and any(re.search(r"\d", line) and "cold" in line for line in lines) and all(len(line) <= 60 for line in lines), lines[:5])
    t.expect("a progress line is erased", seen.endswith("\r\x1b[K"), seen[-80:])
    code, seen = terminal(t, hard, "-t", "1s", "--no-progress", columns=60, both=False)
    t.expect("--no-progress", seen == "", seen)
    code, seen = terminal(t, hard, "-t", "1s", columns=20, both=False)
    t.expect("progress in 20 columns", all(len(line) <= 20 for line in re.sub(r"\x1b\[[\d;]*[mK]", "", seen).split("\r")), seen)
    done = t.run(hard, "-t", "1s")
    t.expect("no progress in a pipe", done.stderr == "", done.stderr)


def directories(t):
    done, document = t.json(HERE / "several")
    modules = {m["name"]: m for m in document["modules"]}
    t.expect("a directory: its modules", done.returncode == 0 and set(modules) == {"Main", "Shop.Price", "Stock"}, set(modules))
    adds_up(t, "a directory", document)
    price = modules["Shop.Price"]["functions"]
    t.expect("a directory: complete", [f["covered"] == f["total"] for f in price if f["name"] == "price"] == [True], price)
    stock = {f["name"]: f for f in modules["Stock"]["functions"]}
    t.expect("a directory: by function", stock["inStock"]["unreachable"] == 0 and stock["order"]["unreachable"] == 4, stock)
    t.expect("a directory: files", all(m["file"].endswith(name.replace(".", "/") + ".hs") for name, m in modules.items()), {n: m["file"] for n, m in modules.items()})
    pages = t.tmp / "several-pages"
    done = t.run("-f", f"html={pages}", HERE / "several")
    t.expect("a directory: pages", len(list(pages.glob("*.html"))) == 4, list(pages.glob("*")))
    info = t.run("-f", "lcov", HERE / "several").stdout
    t.expect("a directory: lcov", info.count("end_of_record") == 3 and info.count("SF:") == 3, info)


def own_runs(t):
    """--tix: what the user's own runs covered is not looked for again."""
    path = HERE / "dead_case.hs"
    out = t.tmp / "own"
    done = t.run("--from", "today", f"--emit-tix={out}", path)
    (tix,) = list(out.glob("*.tix")) or [None]
    if not t.expect("--emit-tix", done.returncode == 0 and tix and (out / "DeadCase.mix").exists(), f"{done.stderr} {list(out.glob('*'))}"):
        return
    _, alone = t.json(path)
    _, rest = t.json(path, "--tix", tix)
    t.expect("--tix: the same numbers", numbers(alone) == numbers(rest), (numbers(alone), numbers(rest)))
    suite = {test["function"] for test in rest["tests"] if test["in_suite"]}
    t.expect("--tix: only the rest is in the suite", suite == {"biggest"}, suite)
    own = [k for k in rest["modules"][0]["ticks"] if k["state"] == "covered" and k.get("test") is None]
    t.expect("--tix: covered by no test of ours", len(own) > 5, len(own))
    done = t.run(f"--emit-tix={out}", path)
    _, rest = t.json(path, "--tix", tix)
    t.expect("--tix: nothing is left to do", numbers(alone) == numbers(rest) and not [x for x in rest["tests"] if x["in_suite"]], rest["tests"])
    counts = cover_ghc.read_tix(tix)["DeadCase"]
    boxes = cover_ghc.read_mix(out / "DeadCase.mix")
    ticks = alone["modules"][0]["ticks"]
    t.expect("--emit-tix: the places in order", [(b.kind, b.place) for b in boxes] ==
             [(k["kind"], (k["line"], k["column"], k["end_line"], k["end_column"])) for k in ticks] and len(counts) == len(boxes))
    t.expect("--emit-tix: what is covered", [n > 0 for n in counts] == [k["state"] == "covered" for k in ticks])


# ---- with GHC and HPC

FIGURES = {"expressions": ("expressions used",), "guards": ("guards",), "conditions": ("'if' conditions",), "qualifiers": ("qualifiers",),
           "alternatives": ("alternatives used",), "local": ("local declarations used",), "top": ("top-level declarations used",)}


def hpc_figures(text):
    out = {}
    for key, (label,) in FIGURES.items():
        m = re.search(rf"% {re.escape(label)} \((\d+)/(\d+)\)", text)
        out[key] = (int(m[1]), int(m[2])) if m else None
    return out


def own_figures(document, module):
    """The same from Needle's places; a condition is used when it was both True and False."""
    ticks = next(m for m in document["modules"] if m["name"] == module)["ticks"]

    def plain(*kinds):
        of = [k["state"] == "covered" for k in ticks if k["kind"] in kinds]
        return sum(of), len(of)

    def pairs(kind):
        places = {}
        for k in ticks:
            if k["kind"] == kind:
                places.setdefault((k["line"], k["column"], k["end_line"], k["end_column"]), []).append(k["state"] == "covered")
        return sum(all(p) for p in places.values()), len(places)

    return {"expressions": plain("expression", "alternative"), "guards": pairs("guard"), "conditions": pairs("condition"), "qualifiers": pairs("qualifier"),
            "alternatives": plain("alternative"), "local": plain("local declaration"), "top": plain("top-level declaration")}


def report(tix, hpcdir, module, cwd):
    return subprocess.run(["hpc", "report", str(tix), f"--hpcdir={hpcdir}", f"--include={module}"], capture_output=True, text=True, cwd=cwd, timeout=100)


def real_hpc(t):
    """hpc on what --emit-tix writes."""
    if not shutil.which("hpc"):
        t.skipped += 1
        return print("skipped: hpc on our own files, since there is no hpc")
    for path in sorted(HERE.glob("*.hs")):
        module = re.search(r"^module ([\w.]+)", path.read_text(), re.M)[1]
        work = t.tmp / f"hpc-{path.stem}"
        work.mkdir()
        (work / f"{module}.hs").write_text(path.read_text())
        done = t.run(f"{module}.hs", f"--emit-tix={work}/out", "-f", f"json={work}/o.json", cwd=work)
        (tix,) = list((work / "out").glob("*.tix")) or [None]
        if not t.expect(f"{path.name}: --emit-tix", done.returncode == 0 and tix, done.stderr):
            continue
        document = json.loads((work / "o.json").read_text())
        said = report(tix, "out", module, work)
        t.expect(f"{path.name}: hpc report on our files", said.returncode == 0 and hpc_figures(said.stdout) == own_figures(document, module),
                 f"{hpc_figures(said.stdout)} {own_figures(document, module)} {said.stderr}")
        markup = subprocess.run(["hpc", "markup", str(tix), "--hpcdir=out", "--srcdir=.", f"--destdir={work}/html"], capture_output=True, text=True, cwd=work, timeout=100)
        page = work / "html" / f"{module}.hs.html"
        t.expect(f"{path.name}: hpc markup", markup.returncode == 0 and page.exists() and "module" in page.read_text(), markup.stderr)
    done = t.run(HERE / "several", f"--emit-tix={t.tmp}/several-tix", "-f", f"json={t.tmp}/several.json")
    (tix,) = list((t.tmp / "several-tix").glob("*.tix")) or [None]
    if t.expect("a directory: --emit-tix", done.returncode == 0 and tix, done.stderr):
        document = json.loads((t.tmp / "several.json").read_text())
        for module in ("Stock", "Shop.Price", "Main"):
            said = report(tix, t.tmp / "several-tix", module, HERE / "several")
            t.expect(f"a directory: hpc report {module}", hpc_figures(said.stdout) == own_figures(document, module), f"{said.stdout} {own_figures(document, module)} {said.stderr}")


PACKAGES = {"hspec": "Test.Hspec", "tasty": "Test.Tasty.HUnit", "quickcheck": "Test.QuickCheck", "doctest": "Prelude"}


def have(framework):
    return subprocess.run(["ghc", "-v0", "-e", f"import {PACKAGES[framework]}"], capture_output=True).returncode == 0


def doctests(work, file):
    """Runs the examples of a file in ghci: how many there are, and which do not say what they should."""
    examples, lines = [], Path(work, file).read_text().splitlines()
    for i, line in enumerate(lines):
        if line.startswith("-- >>> "):
            expected = []
            for following in lines[i + 1:]:
                if not following.startswith("--") or following.startswith("-- >>> ") or following.strip() == "--":
                    break
                expected.append(following[3:])
            examples.append((line[7:], "\n".join(expected)))
    script = "".join(f'putStrLn "@@{i}"\n{call}\n' for i, (call, _) in enumerate(examples)) + 'putStrLn "@@end"\n'
    done = subprocess.run(["ghc", "-v0", "--interactive", "-ignore-dot-ghci", file], input=script, capture_output=True, text=True, cwd=work, timeout=300)
    given = re.findall(r"@@\d+\n(.*?)(?=@@)", done.stdout, re.S)
    bad = [(call, expected, said.rstrip("\n")) for (call, expected), said in zip(examples, given)
           if " ".join(said.split()) != " ".join(expected.split()) and "***" not in expected]
    return len(examples), bad + ([] if len(given) == len(examples) else [("ghci", "", done.stdout[-500:] + done.stderr[-1500:])])


def emitted(t, name, text, framework, compare=True, time="20s"):
    """The suite of a program in a framework compiles and passes, and gives with GHC's HPC the figures that Needle printed."""
    module = re.search(r"^module ([\w.]+)", text, re.M)[1]
    work = t.tmp / f"emit-{framework}-{module}"
    work.mkdir()
    (work / f"{module}.hs").write_text(text)
    done = t.run(f"{module}.hs", "-t", time, "--emit", f"{framework}=Suite.hs", "-f", "json=o.json", "-f", "text", cwd=work)
    if not t.expect(f"{name}: --emit {framework}", done.returncode == 0 and (work / "Suite.hs").exists(), done.stdout + done.stderr):
        return
    suite, document = (work / "Suite.hs").read_text(), json.loads((work / "o.json").read_text())
    tests = [x for x in document["tests"] if x["in_suite"]]
    if framework == "doctest":
        count, bad = doctests(work, "Suite.hs")
        t.expect(f"{name}: doctest: all examples hold", count >= len(tests) and not bad, f"{count} of {len(tests)}: {bad[:5]}\n{suite[:3000]}")
        return
    made = subprocess.run(["ghc", "-v0", "-O0", "-fhpc", "Suite.hs", "-o", "suite"], capture_output=True, text=True, cwd=work, timeout=300)
    if not t.expect(f"{name}: {framework} compiles", made.returncode == 0, made.stderr + suite):
        return
    ran = subprocess.run(["./suite"], capture_output=True, text=True, cwd=work, timeout=300)
    t.expect(f"{name}: {framework} passes", ran.returncode == 0 and "*** Failed" not in ran.stdout, ran.stdout[-2000:] + ran.stderr[-1000:] + suite)
    if compare:
        said = report("suite.tix", ".hpc", module, work)
        theirs, ours = hpc_figures(said.stdout), own_figures(document, module)
        if theirs != ours:
            boxes, counts = cover_ghc.read_mix(work / ".hpc" / f"{module}.mix"), cover_ghc.read_tix(work / "suite.tix")[module]
            states = {(k["kind"], k.get("value"), k["line"], k["column"], k["end_line"], k["end_column"]): k["state"] for k in document["modules"][0]["ticks"]}
            said = "\n".join(f"{b}: {n} times under GHC, {states.get((b.kind, b.value, *b.place))}" for b, n in zip(boxes, counts)
                             if (n > 0) != (states.get((b.kind, b.value, *b.place)) == "covered"))
        t.expect(f"{name}: {framework} under -fhpc gives our figures", theirs == ours, f"{theirs} {ours}\n{said}")


def suites(t):
    if not shutil.which("ghc"):
        t.skipped += 1
        return print("skipped: emitted suites, since there is no ghc")
    frameworks = [f for f in PACKAGES if have(f)]
    for framework in PACKAGES:
        if framework not in frameworks:
            t.skipped += 1
            print(f"skipped: {framework}, whose package ghc does not have")
        else:
            emitted(t, "Kinds", KINDS, framework)
    for i, path in enumerate(sorted(HERE.glob("*.hs"))):
        emitted(t, path.name, path.read_text(), frameworks[i % len(frameworks)])
    done = t.run(HERE / "overflow.hs", "--emit", "hspec")
    t.expect("stdout is the suite alone", "module Main" in done.stdout or "main ::" in done.stdout and done.returncode == 0, done.stdout)
    done = t.run(HERE / "overflow.hs", "--emit", "hspec", "-f", "json")
    t.expect("two documents on stdout", done.returncode == 2 and "--emit" in done.stderr, done.stderr)
    users_own(t)


def examples(t):
    """The modules of examples/cover: suites pass, and hpc agrees."""
    paths = sorted((HERE.parent.parent / "examples" / "cover").glob("*.hs"))
    if not shutil.which("ghc"):
        for path in paths:
            done, document = t.json(path, "-t", "3s")
            t.expect(f"{path.name}: covered", done.returncode == 0 and document["covered"] > 0, done.stderr)
            adds_up(t, path.name, document)
        t.skipped += 1
        return print("skipped: the examples' suites, since there is no ghc")
    frameworks = [f for f in PACKAGES if have(f) and f != "doctest"]
    for i, path in enumerate(paths):
        emitted(t, path.name, path.read_text(), frameworks[i % len(frameworks)], time="6s")


def users_own(t):
    """A .tix of the user's own program, made by GHC."""
    work = t.tmp / "own-ghc"
    work.mkdir()
    (work / "DeadCase.hs").write_text((HERE / "dead_case.hs").read_text())
    (work / "Main.hs").write_text("import DeadCase\nmain :: IO ()\nmain = print (today True, biggest 3 4)\n")
    made = subprocess.run("ghc -v0 -O0 -fhpc Main.hs -o own && ./own", shell=True, capture_output=True, text=True, cwd=work, timeout=300)
    if not t.expect("the user's own run", made.returncode == 0 and (work / "own.tix").exists(), made.stderr):
        return
    done = t.run("DeadCase.hs", "--tix", "own.tix", "-f", "json", cwd=work)
    document = json.loads(done.stdout)
    boxes, counts = cover_ghc.read_mix(work / ".hpc" / "DeadCase.mix"), cover_ghc.read_tix(work / "own.tix")["DeadCase"]
    passed = {(b.kind, b.value, *b.place) for b, n in zip(boxes, counts) if n}
    ticks = {(k["kind"], k.get("value"), k["line"], k["column"], k["end_line"], k["end_column"]): k for k in document["modules"][0]["ticks"]}
    t.expect("--tix of GHC: what was passed is covered, by no test of ours", all(ticks[p]["state"] == "covered" and ticks[p].get("test") is None for p in passed),
             [p for p in passed if ticks[p]["state"] != "covered" or ticks[p].get("test") is not None])
    suite = [x["call"] for x in document["tests"] if x["in_suite"]]
    t.expect("--tix of GHC: only the cold rest is reached", suite == ["today False"], suite)
    t.expect("--tix of GHC: numbers", numbers(document) == {"covered": 22, "unreachable": 5, "unknown": 0, "total": 27}, numbers(document))


GROUPS = (programs, texts, formats, starts, limits, hostile, changing, terminals, directories, own_runs, real_hpc, suites, examples)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--filter", default="", help="only the groups whose name contains this: " + ", ".join(g.__name__ for g in GROUPS))
    parser.add_argument("--quick", action="store_true", help="without GHC and HPC")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="needle-cover-") as scratch:
        t = Suite(options.needle, scratch)
        for group in GROUPS:
            if options.filter in group.__name__ and not (options.quick and group in (real_hpc, suites, examples)):
                try:
                    group(t)
                except (KeyError, TypeError, ValueError, IndexError, subprocess.TimeoutExpired, xml.ParseError) as problem:
                    t.expect(group.__name__, False, f"{type(problem).__name__}: {problem}")
        print(f"{t.passed} passed, {t.failed} failed" + (f", {t.skipped} skipped" if t.skipped else ""))
        return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
