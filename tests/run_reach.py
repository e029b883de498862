#!/usr/bin/env python3
"""Runs `needle reach` on the programs of tests/programs/reach and compares verdicts with what they expect.

    run_reach.py --needle build/release/needle [--jobs 2] [--filter SUBSTR] [DIR...]

Each comment line `-- reach: ARGUMENTS => RESULT | RESULT ..` of a program is a run. Its arguments stand behind the file;
one that begins with a colon is the place (:LINE[:COL]). There is one result per target, in the order of the source:

    reached from FUNCTION: x = 0; y = _      the inputs, in order; several solutions are joined by &
    unreachable
    gave_up REASON
    broken MESSAGE

or for the whole run `error MESSAGE` (exit code 2), or `all N reached N unreachable N unknown`.
Every token is replayed: `needle replay` must exit with 0.
"""

import argparse
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

REACH = re.compile(r"^-- reach: (.*?) ?=> (.*)$", re.M)
EXIT = {"reached": 0, "unreachable": 1, "gave_up": 3, "broken": 2}


def inputs_of(witness):
    return "; ".join(f"{i['name']} = {i['value']}" for i in witness["inputs"])


def described(result):
    """A result as the programs write it."""
    if result["verdict"] == "reached":
        return f"reached from {result['from']}: " + " & ".join(inputs_of(w) for w in result["witnesses"])
    if result["verdict"] == "gave_up":
        return f"gave_up {result['reason']}"
    return result["verdict"] + (" " + result["message"] if result["verdict"] == "broken" else "")


def counted(results):
    verdicts = [r["verdict"] for r in results]
    unknown = len(verdicts) - verdicts.count("reached") - verdicts.count("unreachable")
    return f"all {verdicts.count('reached')} reached {verdicts.count('unreachable')} unreachable {unknown} unknown"


def replayed(needle, result):
    wrong = []
    for witness in result.get("witnesses", []):
        if not witness["replayed"]:
            wrong.append("not replayed: " + inputs_of(witness))
        done = subprocess.run([needle, "replay", witness["token"]], capture_output=True, text=True, timeout=60)
        if done.returncode != 0:
            wrong.append(f"replay exits with {done.returncode}: {done.stdout}{done.stderr}")
    return wrong


def agrees(have, expected):
    return have.startswith("broken") and expected.startswith("broken") and expected[7:] in have or have == expected


def judge_run(path, arguments, expected, options):
    words = arguments.split()
    where = str(path) + "".join(w for w in words if w.startswith(":"))
    command = [options.needle, "reach", "-f", "json", where, *(w for w in words if not w.startswith(":"))]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        return [f"no end after {options.timeout} s"]
    if expected.startswith("error "):
        good = done.returncode == 2 and expected[6:] in done.stderr
        return [] if good else [f"exit {done.returncode}, expected {expected}: {done.stderr.strip()}"]
    try:
        document = json.loads(done.stdout)
    except json.JSONDecodeError:
        return [f"no JSON, exit {done.returncode}: {done.stderr.strip()}"]
    results = document["results"]
    codes = {EXIT[r["verdict"]] for r in results}
    worst = next((c for c in (2, 1, 3) if c in codes), 0)
    wrong = [] if document["exit"] == done.returncode == worst else [f"exit {done.returncode}, expected {worst}"]
    if expected.startswith("all "):
        have = counted(results)
        wrong += [] if have == expected else [f"have {have}"]
    else:
        have, want = [described(r) for r in results], [e.strip() for e in expected.split(" | ")]
        good = len(have) == len(want) and all(agrees(h.strip(), w) for h, w in zip(have, want))
        wrong += [] if good else ["have " + " | ".join(have)]
    for result in results:
        wrong += replayed(options.needle, result)
    return wrong


def judge(path, options):
    runs = REACH.findall(path.read_text())
    wrong = [] if runs else ["nothing is expected"]
    for arguments, expected in runs:
        wrong += [f"{arguments or '(no arguments)'}: {w}" for w in judge_run(path, arguments, expected, options)]
    return wrong


def main():
    parser = argparse.ArgumentParser(description="Reaches the targets of the test programs.")
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="")
    parser.add_argument("--timeout", type=float, default=120)
    parser.add_argument("dirs", nargs="*", default=[str(Path(__file__).resolve().parent / "programs/reach")])
    options = parser.parse_args()
    paths = sorted(p for d in options.dirs for p in Path(d).rglob("*.hs") if options.filter in str(p))
    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for path, wrong in zip(paths, pool.map(lambda p: judge(p, options), paths)):
            if wrong:
                failed += 1
                print(f"FAIL {path}", *("    " + line for line in wrong), sep="\n", flush=True)
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
