#!/usr/bin/env python3
"""Random annotated programs, judged by `needle refine` and by running their contracts here.

    run_refine_random.py --needle build/release/needle [--jobs 2] [--seed N] [--files N] [--limit SECONDS] [--keep DIR]

A program has two to four functions over Int, Bool and lists with refined arguments and results
(refined_programs.py draws them, refined_language.py runs them, without any part of needle). What may not happen:

    concrete, call  the shown input does not violate the type or makes no such call, when all code runs
    abstract        what is assumed is not as the blamed callee's type says, or the function is fine with it, or it
                    goes wrong without it; the callee is blamed again when its type says exactly what it returns
    anything else   some input of a small box violates a type, and no concrete answer is given within its time;
                    a proof although a result that a callee's type allows makes the function go wrong
    a hint          it cannot be written in the file, is not true of the callee, or does not exclude what was shown
    promoted        an abstract answer when every function is reflected

What is missed in --limit is sought again for LONG seconds before it counts. No timing is asserted.
"""
import argparse
import collections
import copy
import json
import multiprocessing
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import refined_language as language
from refined_language import Runner, Thunk, Violation, callees
from refined_programs import AT_INT, RESULTS, Generator, box

LONG = 4  # seconds for what was missed


# --- what is assumed about callees

CONSTANT = re.compile(r"\\(?:_ )+-> ([^\\]*)$")


def picked(text):
    """`First`, `After First`: which of the values that there are of a type variable."""
    text, again = text.replace("First", "0"), ""
    while text != again:
        again = text
        text = re.sub(r"\(After (\d+)\)|^After (\d+)$", lambda m: str(int(m[1] or m[2]) + 1), text)
    return text


class Table:
    """Results that needle shows, by their arguments; of functions that do not look at theirs, just a result."""

    def __init__(self, answer, functions):
        self.functions, self.missing = functions, False
        self.names = {a["function"] for a in answer["assumed"]}
        self.entries, self.constant = [], {}
        for a in answer["assumed"]:
            f = functions[a["function"]]
            given = [typed(v, t) for v, (_, t) in zip(values(a["call"])[1:], f.params)]
            self.entries.append((f.name, given, typed(values(a["result"])[0], f.result)))
        for i in answer["witness"]["inputs"]:
            m = CONSTANT.match(i["value"])
            if m and i["name"] in self.names:
                self.constant[i["name"]] = typed(values(picked(m[1]))[0], functions[i["name"]].result)

    def without(self, name):
        out = copy.copy(self)
        out.names = self.names - {name}
        return out

    def result(self, runner, name, args):
        if name in self.constant:
            return self.pick(runner, self.functions[name], args, self.constant[name])
        mine = [e for e in self.entries if e[0] == name]
        try:
            given = [runner.plain(runner.force(a)) for a in args]
            found = [e for e in mine if e[1] == given]
        except Violation:
            found = mine if len(mine) == 1 else []
        if not found:
            self.missing = True
            raise Violation(None, "nothing")
        return runner.weak(found[0][2])

    def pick(self, runner, f, args, value):
        if f.result not in AT_INT:
            return runner.weak(value)
        there = []
        for thunk, (_, type_) in zip(args, f.params):
            if type_ == "A":
                there.append(thunk)
            rest = runner.force(thunk) if type_ == "ListA" else None
            while rest is not None:
                there.append(rest[0])
                rest = runner.force(rest[1])
        nothing = Thunk(lambda: runner.bad(None, "nothing"))
        chosen = [there[n] if n < len(there) else nothing for n in (value if f.result == "ListA" else [value])]
        if f.result == "A":
            return runner.force(chosen[0])
        out = None
        for thunk in reversed(chosen):
            out = (thunk, Thunk(None, out))
        return out


def available(f, given):
    """The values of the type variable among the arguments."""
    return [x for v, (_, t) in zip(given, f.params) if t in AT_INT for x in (v if t == "ListA" else [v])]


def from_arguments(f, given, value, shown):
    """Values of the type variable in a result are among the arguments; some when not all of it is shown."""
    if f.result not in AT_INT:
        return True
    returned, there = set(value if isinstance(value, list) else [value]), set(available(f, given))
    return returned <= there if whole(shown) else bool(there) or not returned


def possible(f, given):
    if f.result not in AT_INT:
        return RESULTS[f.result]
    there = sorted(set(available(f, given)))[:3]
    return there if f.result == "A" else [[], *([x] for x in there), *([x, y] for x in there for y in there)]


class Choices:
    """Results that a callee's type allows, one after another."""

    def __init__(self, names, functions, path):
        self.names, self.functions, self.path = names, functions, path
        self.made, self.widths = {}, []

    def result(self, runner, name, args):
        given = [runner.plain(runner.force(a)) for a in args]
        key = repr((name, given))
        if key not in self.made:
            fitting = [r for r in possible(self.functions[name], given) if runner.postcondition(name, args, runner.value(r))]
            if not fitting:
                raise Violation(None, "nothing")
            at = self.path[len(self.widths)] if len(self.widths) < len(self.path) else 0
            self.widths.append(len(fitting))
            self.made[key] = fitting[at]
        return runner.weak(self.made[key])


def assumed_violation(runner, functions, f, names, inputs, most=60):
    """Some results of these callees with which the function goes wrong, if few tries show one."""
    path = []
    for _ in range(most):
        choices = Choices(names, functions, path)
        kind, what = runner.judge(f.name, inputs, choices)
        if kind in ("concrete", "calls"):
            return f"{f.name} {inputs} with {choices.made}: {kind} {what}"
        path = path[:len(choices.widths)] + [0] * (len(choices.widths) - len(path))
        while path and path[-1] + 1 >= choices.widths[len(path) - 1]:
            path.pop()
        if not path:
            return None
        path[-1] += 1
    return None


# --- what needle prints

TOKEN = re.compile(r"\s*(-?\d+|\w+|[()])")


def values(text):
    """The arguments of a printed call, its name first; what was not looked at has its least value when it is used."""
    tokens = TOKEN.findall(text)
    out, at = [], 0
    while at < len(tokens):
        value, at = one_value(tokens, at)
        out.append(value)
    return joined(out)


def joined(parts):
    return [constructed(parts)] if parts and parts[0] in ("Cons",) else [plain_value(p) for p in parts]


def constructed(parts):
    tail = plain_value(parts[2])
    return [number_or_hole(plain_value(parts[1]))] + (tail if isinstance(tail, list) else [])


def number_or_hole(value):
    return 0 if value == "_" else value


def plain_value(part):
    if isinstance(part, tuple):
        return joined(list(part))[0]
    if not isinstance(part, str):
        return part
    return {"Emp": [], "True": True, "False": False}.get(part, part)


def one_value(tokens, at):
    if tokens[at] == "(":
        inner, at = [], at + 1
        while tokens[at] != ")":
            value, at = one_value(tokens, at)
            inner.append(value)
        return tuple(inner), at + 1
    return (int(tokens[at]) if tokens[at].lstrip("-").isdigit() else tokens[at]), at + 1


LEAST = {"Int": 0, "Bool": False, "List": [], "A": 0, "ListA": []}


def typed(value, type_):
    return LEAST[type_] if isinstance(value, str) else value


def whole(text):
    """All of a value is printed, and all was evaluated."""
    return "_" not in text and ".." not in text


# --- one program

class Attack:
    def __init__(self, needle, seed, limit, scratch):
        self.needle, self.seed, self.limit, self.scratch = needle, seed, limit, scratch
        self.rnd = random.Random(seed)
        self.list = Generator(self.rnd).program()
        self.functions = {f.name: f for f in self.list}
        self.runner = Runner(self.list)
        self.counts, self.wrong = collections.Counter(), []
        self.text = language.module(f"Refined{seed}", self.list)

    def fault(self, what):
        self.wrong.append(f"seed {self.seed}: {what}")

    def refine(self, text, limit, name=None):
        path = Path(self.scratch, f"Refined{self.seed}.hs")
        path.write_text(text)
        command = [self.needle, "refine", str(path), "-f", "json", "-t", f"{limit}s", *([name] if name else [])]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            self.fault("no end")
            return {}
        if done.returncode == 3 and "time is up" in done.stderr:
            self.counts["compiling took too long"] += 1
            return {}
        try:
            results = json.loads(done.stdout)["results"]
        except (json.JSONDecodeError, KeyError):
            self.fault(f"exit {done.returncode} {done.stderr[-1500:]}")
            return {}
        if done.returncode not in (0, 1, 3) or done.stderr.strip():
            self.fault(f"exit {done.returncode} {done.stderr[-1500:]}")
        return {r["name"]: r for r in results}

    def run(self):
        results = self.refine(self.text, self.limit)
        if not results:
            return
        fine = True
        for f in self.list:
            if f.impossible():
                if f.name in results:
                    self.fault(f"{f.name} is judged")
                continue
            bad = self.brute(f)
            fine &= bad is None
            if f.name not in results:
                if bad:
                    self.fault(f"{f.name} {bad[0]}: {bad[1]} {bad[2]}, not judged")
                continue
            self.compare(f, results[f.name], bad)
        if fine:
            self.counts["programs that are fine in the box"] += 1
        self.promote()

    def brute(self, f):
        """A small input with which something goes wrong when all code runs."""
        for inputs in box(f, self.rnd):
            kind, what = self.runner.judge(f.name, list(inputs))
            if kind in ("concrete", "calls"):
                return list(inputs), kind, what
        return None

    def compare(self, f, result, bad, again=False):
        kind = result["kind"] if result["verdict"] == "falsified" else None
        if kind in ("concrete", "call"):
            self.counts[kind] += 1
            return self.check_concrete(f, result)
        if result["verdict"] not in ("falsified", "holds", "holds_up_to", "gave_up"):
            return self.fault(f"{f.name}: {result['verdict']} {result.get('message')}")
        if kind == "abstract":
            self.check_abstract(f, result)
        if bad:
            if not again:
                self.counts["sought again"] += 1
                longer = self.refine(self.text, LONG, f.name)
                return self.compare(f, longer[f.name], bad, True) if f.name in longer else None
            self.fault(f"{f.name} {bad[0]} goes wrong ({bad[1]} {bad[2]}), but {result['verdict']} {kind or ''} "
                       f"{result.get('blame', '')}, size {result.get('size_reached')}")
        if kind == "abstract":
            self.counts["abstract"] += 1
            self.check_minimal(f, result)
            self.check_exact(f, result)
            self.check_hint(f, result)
        else:
            self.counts[result["verdict"]] += 1
            self.check_nothing(f, result)

    # --- concrete answers
    def inputs(self, f, result):
        given = result["witness"]["inputs"][-len(f.params):]
        return [typed((values(i["value"]) or ["_"])[0], t) for i, (_, t) in zip(given, f.params)]

    def check_concrete(self, f, result):
        if not result["witness"]["replayed"]:
            self.fault(f"{f.name}: not replayed")
        inputs = self.inputs(f, result)
        kind, what = self.runner.judge(f.name, inputs)
        if kind == "undecided":
            self.counts["undecided"] += 1
        elif result["kind"] == "concrete" and (kind != "concrete"):
            self.fault(f"{f.name} {inputs}: concrete, but it is {kind} {what}")
        elif result["kind"] == "call" and (kind, what) != ("calls", result["violated"]["function"]):
            self.fault(f"{f.name} {inputs}: calls {result['violated']['function']}, but it is {kind} {what}")
        elif kind == "concrete" and whole(result["result"]) and what != typed(values(result["result"])[0], f.result):
            self.fault(f"{f.name} {inputs}: returns {what}, not {result['result']}")

    # --- abstract answers
    def check_abstract(self, f, result):
        inputs = self.inputs(f, result)
        shown = f"{f.name} {inputs} when {[(a['call'], a['result']) for a in result['assumed']]}"
        if not result["blame"]:
            return self.fault(f"{shown}: nobody is blamed")
        if sorted(result["blame"]) != sorted({a["function"] for a in result["assumed"]}):
            return self.fault(f"{shown}: {result['blame']} is blamed")
        table = Table(result, self.functions)
        for k, (name, given, value) in enumerate(table.entries):
            callee = self.functions[name]
            if not self.runner.fits(name, given, value):
                self.fault(f"{shown}: the type of {name} does not allow this")
            if not from_arguments(callee, given, value, result["assumed"][k]["result"]):
                self.fault(f"{shown}: {name} cannot return what it was not given")
            if callee.promotion:
                self.fault(f"{shown}: {name} is known")
        kind, what = self.runner.judge(f.name, inputs, table)
        if kind == "undecided":
            self.counts["undecided"] += 1
        elif table.missing:
            self.fault(f"{shown}: more is called")
        elif kind not in ("concrete", "calls"):
            self.fault(f"{shown}: it is {kind} {what}")
        elif (result["violated"] or {}).get("function") != (what if kind == "calls" else None):
            self.fault(f"{shown}: it is {kind} {what}, not {result['violated']}")
        for name in table.names if len(table.names) > 1 else []:
            kind, what = self.runner.judge(f.name, inputs, table.without(name))
            if kind in ("concrete", "calls"):
                self.fault(f"{shown}: it goes wrong without {name}: {kind} {what}")
        kind, what = self.runner.judge(f.name, inputs)
        if kind in ("concrete", "calls"):
            self.fault(f"{shown}: it goes wrong without: {kind} {what}")
        elif kind == "fine" and whole(result["actual"]) and what != typed(values(result["actual"])[0], f.result):
            self.fault(f"{shown}: returns {what}, not {result['actual']}")

    def check_minimal(self, f, result):
        """Nobody is blamed of several when one is enough."""
        if len(result["blame"]) < 2:
            return
        for name in result["blame"]:
            for inputs in box(f, self.rnd, 40):
                found = assumed_violation(self.runner, self.functions, f, {name}, list(inputs))
                if found:
                    return self.fault(f"{f.name}: {result['blame']} are blamed, but one is enough: {found}")

    def check_exact(self, f, result):
        """The blamed types say exactly what the callees return: they are not blamed any more."""
        program = copy.deepcopy(self.list)
        graphs = []
        for g in copy.deepcopy(self.list):
            for part in (g.pre, g.elements):
                part[:] = [None] * len(part)
            g.post = g.post_elements = None
            g.body = renamed(g.body)
            g.name, g.annotated, g.promotion = g.name + "_is", False, "reflect"
            graphs.append(g)
        for g in program:
            if g.name in result["blame"]:
                g.annotated, g.exact = True, g.name + "_is"
        results = self.refine(language.module(f"Refined{self.seed}", graphs + program), self.limit, f.name)
        now = results.get(f.name)
        if not now or now["verdict"] != "falsified" or now["kind"] != "abstract":
            self.counts["abstract, gone when exact"] += bool(now)
            return
        if not now["assumed"]:
            self.fault(f"{f.name}: {result['blame']} is exact; now {now['call']} is abstract, and nobody is blamed")
        for a in now["assumed"]:
            if a["function"] not in result["blame"]:
                continue
            callee = self.functions[a["function"]]
            given = [typed(v, t) for v, (_, t) in zip(values(a["call"])[1:], callee.params)]
            real = self.runner.run(callee.name, given)
            if real is not None:
                self.fault(f"{f.name}: {callee.name} is exact and blamed: {a['call']} = {a['result']}, really {real}")

    def check_hint(self, f, result):
        """The proposed type can be written so, is true of the callee, and excludes what was shown."""
        if not result.get("hint"):
            return
        self.counts["hints"] += 1
        name = result["hint"].split()[0]
        program = copy.deepcopy(self.list)
        for g in program:
            if g.name == name:
                g.annotated, g.proposed = True, result["hint"]
        now = self.refine(language.module(f"Refined{self.seed}", program), self.limit)
        if not now:
            return self.fault(f"{f.name}: the hint {result['hint']}")
        if now.get(f.name, {}).get("assumed") == result["assumed"]:
            self.fault(f"{f.name}: {result['hint']} does not exclude {result['assumed']}")
        if name != f.name and now.get(name, {}).get("kind") in ("concrete", "call") and not self.brute(self.functions[name]):
            self.fault(f"{f.name}: {result['hint']} is not true of {now[name]['call']} = {now[name]['result']}")

    # --- nothing found
    def check_nothing(self, f, result):
        names = sorted(n for n in callees(f.body) if not self.functions[n].impossible() and not self.functions[n].promotion)
        for chosen in [{n} for n in names] + ([set(names)] if len(names) > 1 else []):
            for inputs in box(f, self.rnd, 25):
                found = assumed_violation(self.runner, self.functions, f, chosen, list(inputs), 20)
                if not found:
                    continue
                if result["verdict"] == "holds":
                    return self.fault(f"{f.name} holds, but {found}")
                self.counts["abstract, not found"] += 1
                return self.missed.append(f"{f.name} {result['verdict']} {result.get('size_reached')}: {found}")

    missed = []

    def promote(self):
        """All code is known: nothing abstract is left."""
        program = copy.deepcopy(self.list)
        for f in program:
            if not f.impossible():
                f.promotion = f.promotion or "reflect"
        for name, result in self.refine(language.module(f"Refined{self.seed}", program), self.limit).items():
            if result["verdict"] == "falsified" and name in self.functions:
                if result["kind"] == "abstract":
                    self.fault(f"{name} is abstract, and everything is reflected: {result['call']} {result['assumed']}")
                else:
                    self.check_concrete(self.functions[name], result)


def renamed(e):
    if isinstance(e, list):
        return [renamed(x) for x in e]
    if not isinstance(e, tuple):
        return e
    if e[0] == "call":
        return ("call", e[1] + "_is", renamed(e[2]))
    return tuple(renamed(x) for x in e)


def attack_file(job):
    needle, seed, limit, keep = job
    sys.setrecursionlimit(30000)
    with tempfile.TemporaryDirectory(prefix="needle-refine-") as scratch:
        attack = Attack(needle, seed, limit, scratch)
        attack.missed = []
        attack.run()
        if attack.wrong and keep:
            said = "\n".join(f"-- {line}" for w in attack.wrong for line in w.splitlines())
            Path(keep, f"Refined{seed}.hs").write_text(f"{said}\n{attack.text}")
    return attack.counts, attack.wrong, attack.missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=int, default=40, help="random programs")
    parser.add_argument("--limit", type=float, default=0.4, help="seconds for a function")
    parser.add_argument("--keep", help="a directory for programs about which something wrong is said")
    parser.add_argument("--missed", action="store_true", help="print what a few tries find and needle does not")
    options = parser.parse_args()
    passed = failed = 0
    total = collections.Counter()
    jobs = [(options.needle, options.seed + i, options.limit, options.keep) for i in range(options.files)]
    with multiprocessing.Pool(options.jobs) as pool:
        for (_, seed, _, _), (counts, wrong, missed) in zip(jobs, pool.imap(attack_file, jobs)):
            total += counts
            failed += bool(wrong)
            passed += not wrong
            for line in wrong + ([f"seed {seed} missed: {m}" for m in missed] if options.missed else []):
                print(line, flush=True)
    print(", ".join(f"{n} {name}" for name, n in sorted(total.items())))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
