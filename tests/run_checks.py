#!/usr/bin/env python3
"""Runs `needle check` on the programs of tests/programs/check and bench/narrow and compares verdicts with what they expect.

    run_checks.py --needle build/release/needle [--jobs 2] [--filter SUBSTR] [DIR...]

A program says in comment lines what should become of each property:

    -- check: prop_x falsified x = 0; xs = [1,_]     the inputs, in order, are optional
    -- check: prop_x raised MESSAGE                  falsified by an exception whose text contains MESSAGE
    -- check: prop_x holds [TESTS]
    -- check: prop_x failed_as_expected x = 0        falsified, of a property that says so; the inputs are optional
    -- check: prop_x passed_unexpectedly             not falsified, of a property that says it will be
    -- check: prop_x holds_up_to N [INPUTS]          with the number of inputs that are
    -- check: prop_x gave_up REASON
    -- check: prop_x broken MESSAGE
    -- flags: --max-size 8                           for the run; several lines add up
    -- nodes: prop_x N                               exactly so many refinements
    -- notes: prop_x small=3 large=1                 what passed tests said about themselves, and how often
    -- says: prop_x TEXT                             the first line that the failing test says; none when empty
    -- discarded: prop_x N CONDITION                 so many tests were discarded by this condition
    -- slow: WHY                                     left out with --quick

Every token is replayed: `needle replay` must exit with 1.
"""

import argparse
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

CHECK = re.compile(r"^-- check: (\S+) (\w+) ?(.*)$", re.M)
FLAGS = re.compile(r"^-- flags: (.*)$", re.M)
NOTES = re.compile(r"^-- notes: (\S+) ?(.*)$", re.M)
SAYS = re.compile(r"^-- says: (\S+) ?(.*)$", re.M)
DISCARDED = re.compile(r"^-- discarded: (\S+) (\d+) (.*)$", re.M)
SLOW = re.compile(r"^-- slow: ", re.M)
NODES = re.compile(r"^-- nodes: (\S+) (\d+)$", re.M)


EXPECTING = {"failed_as_expected": ["falsified"], "passed_unexpectedly": ["holds", "holds_up_to"]}


def replayed(needle, result):
    token = result["witness"]["token"]
    done = subprocess.run([needle, "replay", token], capture_output=True, text=True, timeout=60)
    wrong = [] if done.returncode == 1 else [f"replay exits with {done.returncode}: {done.stdout}{done.stderr}"]
    return wrong if result["witness"]["replayed"] else wrong + ["not replayed"]


def inputs_of(result):
    return "; ".join(f"{i['name']} = {i['value']}" for i in result["witness"]["inputs"])


def compare(needle, result, verdict, rest):
    """What is wrong with one result."""
    if (result.get("expected") == "failure") != (verdict in EXPECTING):
        return [f"expected: {result.get('expected')}"]
    if verdict in EXPECTING:
        if result["verdict"] not in EXPECTING[verdict]:
            return [f"{result['verdict']}, expected {verdict}"]
        have = inputs_of(result) if rest else rest
        return [f"found {have}, expected {rest}"] if have != rest else []
    wanted = "falsified" if verdict == "raised" else verdict
    if result["verdict"] != wanted:
        return [f"{result['verdict']} ({result.get('message') or result['reason']}), expected {wanted}"]
    if verdict == "falsified":
        have = inputs_of(result)
        wrong = [f"found {have}, expected {rest}"] if rest and have != rest else []
        if result["witness"]["outcome"] != "False":
            wrong.append("outcome: " + result["witness"]["outcome"])
        return wrong + replayed(needle, result)
    if verdict == "raised":
        outcome = result["witness"]["outcome"]
        return ([] if rest in outcome and outcome != "False" else [f"outcome {outcome}, expected {rest}"]) + replayed(
            needle, result)
    if verdict == "holds" and rest and result["tests"] != int(rest):
        return [f"{result['tests']} tests, expected {rest}"]
    if verdict == "holds_up_to":
        have = f"{result['size_reached']} {result.get('inputs', '')}".split()
        return [] if rest.split() == have[: len(rest.split())] else [f"holds up to {have}, expected {rest}"]
    if verdict == "gave_up" and result["reason"] != rest:
        return [f"gave up because of {result['reason']}, expected {rest}"]
    if verdict == "broken" and rest not in result["message"]:
        return [f"message: {result['message']}"]
    return []


def judge(path, options):
    text = path.read_text()
    flags = " ".join(FLAGS.findall(text)).split()
    command = [options.needle, "check", "-f", "json", *flags, str(path)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
        document = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return [f"no end after {options.timeout} s"]
    except json.JSONDecodeError:
        return [f"no JSON, exit {done.returncode}: {done.stderr.strip()}"]
    wrong = [] if document["exit"] == done.returncode else ["the exit code is not the document's"]
    results = {r["name"]: r for r in document["results"]}
    checks = CHECK.findall(text)
    for name in results.keys() ^ {name for name, _, _ in checks}:
        wrong.append(f"{name}: expected and checked properties differ")
    for name, verdict, rest in checks:
        if name in results:
            wrong += [f"{name}: {w}" for w in compare(options.needle, results[name], verdict, rest)]
    for name in {name for name, _, _ in DISCARDED.findall(text)} & results.keys():
        have = [(g["count"], g["condition"]) for g in results[name]["discarded_by"]]
        want = [(int(count), condition) for other, count, condition in DISCARDED.findall(text) if other == name]
        if have != want:
            wrong.append(f"{name}: discarded by {have}, expected {want}")
    for name, nodes in NODES.findall(text):
        if name in results and results[name]["nodes"] != int(nodes):
            wrong.append(f"{name}: {results[name]['nodes']} nodes, expected {nodes}")
    for name, notes in NOTES.findall(text):
        tables = results[name].get("notes", []) if name in results else []
        have = " ".join(f"{row['value']}={row['tests']}" for table in tables for row in table["rows"])
        if have != notes:
            wrong.append(f"{name}: notes {have}, expected {notes}")
    for name, says in SAYS.findall(text):
        have = results[name].get("witness", {}).get("says", []) if name in results else []
        if (have[0] if have else "") != says:
            wrong.append(f"{name}: says {have}, expected {says}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description="Checks the properties of the test programs.")
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="")
    parser.add_argument("--quick", action="store_true", help="leave out programs marked slow")
    parser.add_argument("--timeout", type=float, default=120)
    here = Path(__file__).resolve().parent
    parser.add_argument("dirs", nargs="*", default=[here / "programs/check", here.parent / "bench/narrow"])
    options = parser.parse_args()
    paths = sorted(p for d in options.dirs for p in Path(d).rglob("*.hs") if options.filter in str(p))
    if options.quick:
        paths = [p for p in paths if not SLOW.search(p.read_text())]
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
