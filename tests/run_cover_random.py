#!/usr/bin/env python3
"""Random small programs under `needle cover`: the four numbers agree with brute force.

    run_cover_random.py --needle build/release/needle [--programs 50] [--seed N] [--cuts 2] [--ghc 12] [--jobs 2] [--keep DIR]

The programs are those of cover_programs.py; what a call evaluates, cover_language.py says, an interpreter that shares no code with Needle and
knows HPC's boxes. Where ghc is installed, the interpreter is held to GHC's own HPC on some of the programs: the same boxes, passed by the same
calls. What is demanded of Needle:

- its places are the boxes, each once, and the four numbers add up
- `unreachable`: no call that brute force makes passes it, also with the numbers where arithmetic overflows
- `covered`: the call of the test that is named passes it
- what is said to come of a call does: the result, the message of an error, whether a property fails
- the tests of the suite together pass everything that is covered, and none of them could be left out
- with ample time: whatever brute force passes with small inputs is covered
- runs that are cut short, by time, memory or Ctrl-C at a random moment, say less but nothing that is wrong

Where a run ends, and how much is unknown then, is not asserted. The last line is `N passed, M failed`."""
import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cover_ghc
from cover_language import Box, Inputs, Machine, OutOfFuel, Printer, Raised, Unreadable, read_call, ready
from cover_programs import CoverProgram

SMALL, WIDE = 150, 400  # calls a function
DERIVED_CALLS = ("(==)", "(/=)", "(<", "(>", "compare ", "max ", "min ", "show ", "showList ", "showsPrec ")


class Broken(Exception):
    """Needle did not answer with a document."""


class Truth:
    """What brute force finds in a program."""

    def __init__(self, seed):
        self.program = CoverProgram(seed)
        self.module = self.program.module
        self.printer = Printer(self.module)
        self.boxes = self.printer.boxes
        numbers, extreme = self.program.small()
        self.small = self.try_calls(numbers, SMALL, {})
        self.reached = self.try_calls(extreme, WIDE, self.small)

    def try_calls(self, numbers, most, known):
        """What is passed: box -> a call that does."""
        reached, machine, inputs = dict(known), Machine(self.module), Inputs(self.module, numbers)
        for function in self.module.starts:
            for args in inputs.calls(self.module.types[function][0], most):
                machine.hits = set()
                machine.call(function, [ready(a) for a in args])
                for box in machine.hits - reached.keys():
                    reached[box] = function, args
        return reached

    def passed(self, call):
        """The boxes that a call as Needle writes it passes; a call of a derived method passes none that we know."""
        if call.startswith(DERIVED_CALLS):
            return set()
        function, args = read_call(call)
        machine = Machine(self.module, fuel=200000)
        machine.call(function, [ready(a, machine) for a in args], parts=2000)
        return machine.hits

    def outcome(self, call):
        """What comes of it: ("result", text), ("raised", the message or None), ("failed", whether), or None where that is not certain."""
        if call.startswith(DERIVED_CALLS):
            return None
        function, args = read_call(call)
        machine = Machine(self.module, fuel=200000)
        try:
            if function.startswith("prop_"):
                return "failed", machine.falsified(function, [ready(a, machine) for a in args])
            return "result", machine.shown(function, [ready(a, machine) for a in args])
        except Raised as raised:
            try:
                return "raised", raised.message and raised.message.force()
            except Raised:
                return None
        except OutOfFuel:
            return None


def run(command, interrupt=None, limit=120):
    """The document, and the exit code. `interrupt`: seconds after which Ctrl-C comes."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    timer = threading.Timer(interrupt or 0, process.send_signal, [signal.SIGINT])
    try:
        if interrupt is not None:
            timer.start()
        out, err = process.communicate(timeout=limit)
        timer.cancel()
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise Broken(f"did not end within {limit} s: {' '.join(command)}") from None
    if interrupt is not None and process.returncode in (-signal.SIGINT, 130) and not out:
        return None, process.returncode  # before there was anything
    if "ND-0602" in err and process.returncode in (2, 3):
        return None, process.returncode  # the time was up before the program was compiled
    try:
        return json.loads(out), process.returncode
    except ValueError:
        raise Broken(f"exit {process.returncode}, no JSON: {out[:300]!r} {err[-600:]!r} {' '.join(command)}") from None


def box_of(tick):
    return Box(tick["kind"], tick.get("value"), tuple(tick.get("names", ())), tick["line"], tick["column"], tick["end_line"], tick["end_column"])


def judge_document(truth, document, ample):
    """What is wrong with what Needle says."""
    if document.get("error") or "modules" not in document:
        return [f"no coverage: {json.dumps(document)[:600]}"]
    wrong = []
    (module,) = document["modules"]
    ticks = [(box_of(t), t) for t in module["ticks"]]
    ticks = [(b, t) for b, t in ticks if b.names not in cover_ghc.DERIVED]
    numbers = {b: i for i, b in enumerate(truth.boxes)}
    count = Counter(b for b, _ in ticks)
    wrong += [f"no place {b}" for b in numbers if b not in count] + [f"a place that is no box: {b}" for b in count if b not in numbers]
    wrong += [f"twice: {b}" for b, n in count.items() if n > 1]
    states = Counter(t["state"] for t in module["ticks"])
    for key in ("covered", "unreachable", "unknown"):
        if document[key] != states[key]:
            wrong.append(f"{key} is {document[key]}, but {states[key]} places are")
    if document["total"] != len(module["ticks"]):
        wrong.append(f"total is {document['total']}, but there are {len(module['ticks'])} places")
    passed = [truth.passed(t["call"]) for t in document["tests"]]
    covered = set()
    for b, tick in ticks:
        i = numbers.get(b)
        if i is None:
            continue
        if tick["state"] == "unreachable" and i in truth.reached:
            function, args = truth.reached[i]
            wrong.append(f"said to be unreachable, but {function} {args} reaches it: {b} ({tick.get('reason')})")
        elif tick["state"] == "unknown" and ample and i in truth.small:
            function, args = truth.small[i]
            wrong.append(f"unknown, but {function} {args} reaches it: {b} ({tick.get('reason')})")
        elif tick["state"] == "covered":
            covered.add(i)
            if tick.get("test") is None:
                wrong.append(f"covered by no test: {b}")
            elif i not in passed[tick["test"]]:
                wrong.append(f"said to be covered by {document['tests'][tick['test']]['call']}, which does not evaluate it: {b}")
        if tick["state"] == "unreachable" and not tick.get("reason"):
            wrong.append(f"unreachable for no reason: {b}")
    for test in document["tests"]:
        expected = truth.outcome(test["call"])
        if expected is None or "parts_" in test.get("observed", ""):  # each part by itself: no Show says that
            continue
        kind, value = expected
        said = test.get(kind)
        if kind == "raised" and value is None and said is not None:
            continue
        if said != value:
            wrong.append(f"{kind} of {test['call']} is {said!r}, not {value!r}: {({k: test.get(k) for k in ('result', 'raised', 'failed')})}")
    return wrong + judge_suite(truth, document, passed, covered)


def judge_suite(truth, document, passed, covered):
    suite = [(t["call"], hits & covered) for t, hits in zip(document["tests"], passed)
             if t["in_suite"] and not t["call"].startswith(DERIVED_CALLS)]
    wrong = []
    times = Counter(box for _, hits in suite for box in hits)
    wrong += [f"covered, but not by the suite: {truth.boxes[i]}" for i in covered if not times[i]]
    # A test that takes its result apart evaluates more than the others do with theirs.
    if not any("parts_" in t.get("observed", "") for t in document["tests"] if t["in_suite"]):
        wrong += [f"the suite does not need {call}" for call, hits in suite if all(times[i] > 1 for i in hits)]
    return wrong


def cut(rnd):
    """Options that end a run early, and when Ctrl-C comes."""
    kind = rnd.randrange(4)
    if kind == 0:
        return ["-t", rnd.choice(["50ms", "100ms", "200ms", "500ms", "1s", "2s"])], None
    if kind == 1:
        return ["-t", "5s", "--max-memory", rnd.choice(["64M", "80M", "128M"])], None
    if kind == 2:
        return ["-t", "5s", "--steps", str(rnd.choice([100, 1000, 10000, 100000]))], None
    return ["-t", "5s"], rnd.uniform(0.0, 0.8)


def judge(seed, args):
    rnd = random.Random(f"options {seed}")
    truth = Truth(seed)
    wrong, states = [], Counter()
    with tempfile.TemporaryDirectory(prefix="needle-cover-") as tmp:
        path = Path(tmp) / f"{truth.module.name}.hs"
        path.write_text(truth.printer.text)
        runs = [(["-t", args.limit], None, True)] + [(*cut(rnd), False) for _ in range(args.cuts)]
        for options, interrupt, ample in runs:
            command = [args.needle, "cover", str(path), "-f", "json", "--no-progress", *options, f"-O{rnd.randrange(3)}", "--seed", str(rnd.randrange(10**6))]
            shown = " ".join(command[3:]) + (f" Ctrl-C after {interrupt:.3f} s" if interrupt is not None else "")
            try:
                document, code = run(command, interrupt)
                if document is None:
                    states["before the start"] += 1
                    continue
                if code not in ((0, 130) if interrupt is not None else (0,)):
                    wrong.append(f"exit {code} ({shown})")
                wrong += [f"{w} ({shown})" for w in judge_document(truth, document, ample)]
                if ample:
                    states.update({k: document.get(k, 0) for k in ("covered", "unreachable", "unknown", "total")})
            except (Broken, Unreadable, KeyError, IndexError) as problem:
                wrong.append(f"{type(problem).__name__}: {problem} ({shown})")
    if wrong and args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        (args.keep / f"{truth.module.name}.hs").write_text(truth.printer.text)
    states["reached by brute force"] = len(truth.reached)
    return seed, truth, states, wrong


def against_ghc(seeds):
    """The interpreter beside GHC: how many programs agree, how many do not."""
    if not shutil.which("ghc"):
        print("skipped: the interpreter beside GHC, since there is no ghc")
        return 0, 0
    programs = [CoverProgram(seed) for seed in seeds]
    with tempfile.TemporaryDirectory(prefix="needle-cover-ghc-") as work:
        compared = cover_ghc.compare([(p, Printer(p.module)) for p in programs], work)
    for name, text, wrong in compared:
        if wrong:
            print(f"FAIL {name} under GHC: " + "\n  ".join(wrong[:20]) + f"\n{text}")
    bad = sum(bool(wrong) for _, _, wrong in compared)
    return len(compared) - bad, bad


def work(args):
    seeds = range(args.seed, args.seed + args.programs)
    passed, failed = against_ghc(seeds[:args.ghc]) if args.ghc else (0, 0)
    totals = Counter()
    with ThreadPoolExecutor(args.jobs) as pool:
        for seed, truth, states, wrong in pool.map(lambda seed: judge(seed, args), seeds):
            totals.update(states)
            passed, failed = (passed, failed + 1) if wrong else (passed + 1, failed)
            if wrong:
                print(f"FAIL {seed}: " + "\n  ".join(wrong[:20]) + f"\n{truth.printer.text}", flush=True)
    print(", ".join(f"{k}: {n}" for k, n in totals.items()))
    print(f"{passed} passed, {failed} failed")
    args.failed = failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--programs", type=int, default=50, help="200 for the whole")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"), help="of the first program")
    parser.add_argument("--cuts", type=int, default=2, help="runs of a program that are cut short")
    parser.add_argument("--ghc", type=int, default=12, help="programs that GHC runs, too")
    parser.add_argument("--limit", default="20s", help="ample time for a program")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="where failing programs go")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    sys.setrecursionlimit(1000000)
    threading.stack_size(512 << 20)
    thread = threading.Thread(target=work, args=(args,))
    thread.start()
    thread.join()
    return 1 if getattr(args, "failed", 1) else 0


if __name__ == "__main__":
    sys.exit(main())
