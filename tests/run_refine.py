#!/usr/bin/env python3
"""Judges the annotated programs of tests/refine and compares with what they expect.

    run_refine.py --needle build/release/needle [--jobs 2] [--filter SUBSTR] [--time] [DIR...]

What the lines in the programs mean is said in tests/refine/README.md. A function without such a line must not be
blamed. `sought` in place of an expectation's first word: it is true, but a search may miss it.
"""

import argparse
import json
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

EXPECT = re.compile(r"^(?:> )?-- refine: (\S+) (fine|concrete|calls|abstract)[ \t]*(\S*)", re.M)
BROKEN = re.compile(r"^(?:> )?-- broken: (\d+) (exit 2|warning)", re.M)
CALL = re.compile(r"^(?:> )?-- call: (.*)$", re.M)
SOUGHT = re.compile(r"^(?:> )?-- sought: (\S+) ", re.M)


def run(needle, path, limit):
    command = [needle, "refine", str(path), "-f", "json", "-t", f"{limit}s"]
    began = time.time()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        return None, "", -1, 600
    try:
        document = json.loads(done.stdout)
    except json.JSONDecodeError:
        document = None
    return document, done.stderr, done.returncode, time.time() - began


def found(result):
    """What a result says, in the words of the expectations."""
    if result["verdict"] != "falsified":
        return ("fine", "") if result["verdict"] in ("holds", "holds_up_to") else (result["verdict"], result.get("message") or "")
    if result["kind"] == "abstract":
        return "abstract", ",".join(sorted(result["blame"]))
    return ("calls", result["violated"]["function"]) if result["kind"] == "call" else ("concrete", "")


def judge(needle, path, limit):
    text = path.read_text()
    broken = [(int(line), how) for line, how in BROKEN.findall(text)]
    wanted = {}
    for name, kind, who in EXPECT.findall(text):
        who = ",".join(sorted(who.strip("()").split(","))) if kind != "fine" else ""
        wanted.setdefault(name.strip("()"), []).append((kind, "" if kind == "concrete" else who))
    sought = {name for name in SOUGHT.findall(text)}
    document, stderr, code, seconds = run(needle, path, limit)
    wrong, times = [], []
    for line, how in broken:
        if how == "exit 2" and code != 2:
            wrong.append(f"exit {code}, not 2")
        if not re.search(rf":{line}:\d", stderr):
            wrong.append(f"no message for line {line}: {stderr.strip()[:200]}")
    if any(how == "exit 2" for _, how in broken):
        return wrong, times, seconds
    if document is None or code not in (0, 1, 3):
        return wrong + [f"exit {code}: {stderr.strip()[:300]}"], times, seconds
    results = {r["name"]: r for r in document.get("results", [])}
    for name, kinds in wanted.items():
        if name not in results:
            if ("fine", "") not in kinds:
                wrong.append(f"{name}: expected {kinds}, not judged")
            continue
        got = found(results[name])
        if got[0] != "fine":
            times.append(results[name]["seconds"])
        if got not in kinds and not (got[0] == "fine" and name in sought):
            wrong.append(f"{name}: expected {kinds}, got {got}: {results[name].get('call', '')}")
    calls = {r.get("call") for r in results.values()}
    wrong += [f"no call {call} in {calls}" for call in CALL.findall(text) if call not in calls]
    for name, result in results.items():
        if name not in wanted and found(result)[0] in ("concrete", "calls", "abstract"):
            wrong.append(f"{name}: not mentioned, got {found(result)}")
    return wrong, times, seconds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--needle", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=2)
    parser.add_argument("--filter", default="")
    parser.add_argument("--time", action="store_true")
    parser.add_argument("dirs", nargs="*")
    a = parser.parse_args()
    roots = [Path(d) for d in a.dirs] or [Path(__file__).parent / "refine"]
    files = [f for root in roots for f in sorted(root.rglob("*")) if f.suffix in (".hs", ".lhs") and a.filter in str(f)]
    files = [f for f in files if EXPECT.search(f.read_text()) or BROKEN.search(f.read_text())]
    failed, all_times = 0, []
    with ThreadPoolExecutor(a.jobs) as pool:
        for path, (wrong, times, seconds) in zip(files, pool.map(lambda f: judge(a.needle, f, a.limit), files)):
            all_times += times
            failed += bool(wrong)
            for line in wrong:
                print(f"FAIL {path}: {line}")
            if a.time:
                print(f"{seconds:7.2f}s {path}")
    print(f"{len(files) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
