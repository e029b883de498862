#!/usr/bin/env python3
"""Lazy search in total values: Tables 2.5 to 2.7 of the NEAT paper, repeated with programs of our own.

Programs 1 to 4 have a wrong part: the size that is searched completely in a minute, whatever is found on the way, and the size of the smallest
counterexample. The peer is Lazy SmallCheck, on the same source compiled with `ghc -O2`, if both are installed. Programs 5 and 6 look for all values that
satisfy a precondition, under every order of conjunctions: executions per size.

Seconds are CPU seconds of the whole process, so that what else the machine does hardly matters.
"""
import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COUNTEREXAMPLES = {"removal": "prop_removal", "roundtrip": "prop_roundtrip", "redblack": "prop_insert", "regexp": "prop_repeat"}
CONJUNCTIONS = {"imperative": "prop_stages", "typecheck": "prop_typed"}
ORDERS = {"left": "D", "parallel": "parallel", "O": "O", "F": "F", "OS": "OS", "OF": "OF", "OSF": "OSF"}
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid):
    """Of a process that may be over, but has not been waited for."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def run_for(command, seconds):
    """What it printed, the CPU seconds it took, and whether it came to its end; else it is interrupted."""
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen(list(map(str, command)), stdout=out, stderr=subprocess.STDOUT)
        used, interrupted = 0.0, False
        while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            used = cpu_seconds(process.pid)
            if used >= seconds and not interrupted:
                process.send_signal(signal.SIGINT)
                interrupted = True
            time.sleep(0.02)
        used = cpu_seconds(process.pid)
        process.wait()
        out.seek(0)
        return out.read(), used, not interrupted


def check(args, name, prop, seconds, conjunction):
    command = [args.needle, "check", HERE / f"{name}.hs", prop, "--strategy", "lazy", "--conjunction", conjunction, "--max-size", 1000, "-t", "24h", "-f", "json"]
    text, used, _ = run_for(command, seconds)
    try:
        (result,) = json.loads(text)["results"]
    except (ValueError, KeyError):
        sys.exit(f"{' '.join(map(str, command))} failed:\n{text}")
    for s in result.get("sizes", []):
        if int(s["inputs"]) < s["tests"]:
            sys.exit(f"{name}, {conjunction}: {s['tests']} executions at size {s['size']}, but {s['inputs']} values")
    return result, used


def smallcheck(name, seconds, folder):
    """The depth that Lazy SmallCheck completes, and at which it finds a counterexample if it does."""
    binary = pathlib.Path(folder) / name
    subprocess.run(["ghc", "-O2", "-v0", f"-i{HERE}", "-outputdir", f"{folder}/{name}.d", "-o", binary, HERE / f"{name}.hs"], check=True)
    reached = 0
    while seconds > 0:
        said, used, finished = run_for([binary, reached + 1], seconds)
        if not finished:
            break
        if "Counter example" in said:
            return f"{reached}, found at {reached + 1}"
        seconds -= used
        reached += 1
    return f"{reached}, found nothing"


def counterexamples(args, programs):
    peer = shutil.which("ghc") and subprocess.run(["ghc-pkg", "list", "--simple-output", "lazysmallcheck"], capture_output=True, text=True).stdout.strip()
    print(f"{'program':<12}{'size reached':>14}{'counterexample':>16}{'after':>10}   {'depth of Lazy SmallCheck' if peer else ''}")
    with tempfile.TemporaryDirectory() as folder:
        for name in programs:
            found, used = check(args, name, COUNTEREXAMPLES[name], args.seconds, args.conjunction)
            size, after = (found["size_reached"], f"{used:.2f} s") if found["verdict"] == "falsified" else ("none", "")
            whole, _ = check(args, name, "prop_all", args.seconds, args.conjunction)
            reached = whole["sizes"][-1]["size"]
            print(f"{name:<12}{reached:>14}{size:>16}{after:>10}   {smallcheck(name, args.seconds, folder) if peer else ''}", flush=True)


def conjunctions(args, name):
    """A table of the sizes that not every order reaches, and the three before them."""
    tables, totals = {}, {}
    for order in ORDERS:
        result, _ = check(args, name, CONJUNCTIONS[name], args.seconds / 2, order)
        tables[order] = {s["size"]: s["tests"] for s in result["sizes"]}
        totals |= {s["size"]: int(s["inputs"]) for s in result["sizes"]}
        print(f"{name}, {ORDERS[order]}: " + ", ".join(f"{s['tests']:,} at {s['size']}" for s in result["sizes"][-4:]), file=sys.stderr, flush=True)
    everywhere = min(max(table) for table in tables.values())
    sizes = [s for s in sorted(totals) if s > everywhere - 3]
    print(f"\n{name}: executions (x1000), halted after {args.seconds / 2:g} s")
    print(f"{'size':<12}" + "".join(f"{s:>16}" for s in sizes))
    print(f"{'values':<12}" + "".join(f"{totals[s] / 1000:>16,.0f}" for s in sizes))
    for order, label in ORDERS.items():
        cells = (f"{tables[order][s] / 1000:,.0f}" if s in tables[order] else "X" for s in sizes)
        print(f"{label:<12}" + "".join(f"{c:>16}" for c in cells), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default=str(ROOT / "build/release/needle"))
    parser.add_argument("--seconds", type=float, default=60, help="for each search; half of it for programs 5 and 6 [60]")
    parser.add_argument("--conjunction", default="left", help="in programs 1 to 4 [left]")
    parser.add_argument("--program", action="append", choices=[*COUNTEREXAMPLES, *CONJUNCTIONS], help="only this one (repeatable)")
    args = parser.parse_args()
    chosen = args.program or [*COUNTEREXAMPLES, *CONJUNCTIONS]
    first = [name for name in chosen if name in COUNTEREXAMPLES]
    if first:
        counterexamples(args, first)
    for name in chosen:
        if name in CONJUNCTIONS:
            conjunctions(args, name)


if __name__ == "__main__":
    main()
