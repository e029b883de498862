#!/usr/bin/env python3
"""The same programs on bytecode, on native code, and on native code that is left again and again: everything that is printed must be equal, also
how many tests, nodes and steps it took.

    run_engines.py --needle build/release/needle [--jobs 2] [--quick] [--filter SUBSTR]

Programs are run whole and with their steps cut at several places. Checks are run by every strategy, cut by steps, never by time. Skipped where native
code cannot be had.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = "engine=bytecode"
ENGINES = ["engine=native", "engine=native,leave=1", "engine=native,leave=3", "engine=native,leave=17", "threshold=500"]
TEMPLATES = ["Eval", "EvalIf", "EvalSwitch", "IfTag", "Call1", "Apply1", "Restore1", "TryAdd", "IfLt", "Thunk2", "Con2", "Update", "FunFree", "Loop", "Prim", "ApplyRest"]
STRATEGIES = ["narrow", "symbolic", "lazy", "random", "enumerate"]


def output_of(command, engine, stdin=""):
    environment = os.environ | {"NEEDLE_ENGINE": engine}
    try:
        with tempfile.TemporaryDirectory() as scratch:  # some programs write files
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", input=stdin, timeout=120, env=environment, cwd=scratch)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode, done.stdout, done.stderr


def without_times(output):
    if output is None:
        return None
    code, out, err = output
    try:
        document = json.loads(out)
    except ValueError:
        return output
    if not isinstance(document, dict):
        return output
    for result in document.get("results", []):
        for key in ("seconds", "solver_seconds"):
            result.pop(key, None)
    document.pop("seconds", None)
    return code, json.dumps(document, sort_keys=True), err


def engines_for(name, quick):
    rnd = random.Random(name)
    chosen = [ENGINES[0], rnd.choice(ENGINES[1:4])] if quick else list(ENGINES)
    return chosen + [f"engine=native,without={'+'.join(rnd.sample(TEMPLATES, 3))}"]


def compare(args, command, name):
    """What is wrong with one command."""
    expected = without_times(output_of(command, REFERENCE))
    if expected is None:
        return []  # too long for this test
    wrong = []
    for engine in engines_for(name, args.quick):
        got = without_times(output_of(command, engine))
        if got != expected:
            wrong.append(f"{engine}: {got}\n    {REFERENCE}: {expected}"[:1500])
    return wrong


def commands(args):
    for path in sorted((ROOT / "tests/programs").rglob("*.hs")):
        name = str(path.relative_to(ROOT))
        text = path.read_text(errors="replace")
        if args.filter not in name:
            continue
        rnd = random.Random(name)
        if path.parent.name == "check":
            flags = " ".join(line.split(":", 1)[1] for line in text.splitlines() if line.startswith("-- flags:")).split()
            if "-n" in flags or "--strategy" in flags:
                strategies = [None]
            else:
                strategies = rnd.sample(STRATEGIES, 1 if args.quick else 3)
            for strategy in strategies:
                extra = ["--strategy", strategy] if strategy else []
                steps = str(rnd.choice([2_000, 30_000, 400_000]))
                yield f"{name} {strategy}", [args.needle, "check", str(path), *flags, *extra, "--steps", steps, "-t", "100s", "-j", "1", "-f", "json", "--no-progress"]
        elif "-- expect" in text:
            cut = [[]] if args.quick else [[], ["--steps", str(rnd.choice([100, 1000, 5000, 20000]))]]
            for limit in cut:
                yield f"{name} {' '.join(limit)}", [args.needle, "run", *limit, str(path)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--quick", action="store_true", help="fewer engines, one cut a program")
    parser.add_argument("--filter", default="")
    args = parser.parse_args()
    args.needle = os.path.abspath(args.needle)
    passed = failed = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        work = list(commands(args))
        for (name, command), wrong in zip(work, pool.map(lambda w: compare(args, w[1], w[0]), work)):
            if wrong:
                failed += 1
                print(f"FAIL {name}: {' '.join(command[1:])}")
                for line in wrong:
                    print(f"    {line}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
