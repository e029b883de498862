#!/usr/bin/env python3
"""Threads on one property: the same search with `-j 1` and with `-j N`, and how many times faster it is.

    run.py [--needle build/release/needle] [--threads 2] [--runs 1]

Seconds are wall-clock time, the best of N runs; they say something on a machine that does nothing else. `busiest` is the processor time of the
busiest thread of the second search: no number of idle cores makes it faster than that, and a busy machine does not change it much. Verdict, tests
and nodes must be the same in both.
"""
import argparse
import json
import math
import os
import pathlib
import subprocess
import sys
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
SEARCHES = {  # each takes more than two seconds on one thread
    "mate": ["narrow/mate.hs", "--strategy", "narrow", "--max-size", "48"],
    "mux": ["narrow/mux.hs", "--depth", "22"],
    "regex": ["narrow/regex.hs", "--strategy", "narrow", "--max-size", "15"],
    "turner": ["narrow/turner.hs", "--strategy", "narrow", "--max-size", "21"],
    "typecheck": ["lazy/typecheck.hs", "--strategy", "narrow", "--max-size", "24"],
}
SAME = ["verdict", "tests", "discards", "nodes", "size_reached"]


def thread_seconds(pid):
    """The processor time of every thread so far."""
    out = []
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        fields = (task / "stat").read_text().rsplit(")", 1)[1].split()
        out.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
    return out


def search(needle, flags, threads):
    """The results, the seconds, and those of the busiest thread."""
    source, *rest = flags
    command = [needle, "check", str(HERE.parent / source), *rest, "-j", str(threads), "-t", "120s", "-f", "json"]
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    out = []
    reader = threading.Thread(target=lambda: out.append(process.stdout.read()))
    reader.start()
    busiest = 0
    while process.poll() is None:
        try:
            busiest = max([busiest, *thread_seconds(process.pid)])
        except (FileNotFoundError, ProcessLookupError, IndexError):
            pass  # a thread ended meanwhile
        time.sleep(0.01)
    seconds = time.monotonic() - begin
    reader.join()
    return [{key: r.get(key) for key in SAME} for r in json.loads(out[0])["results"]], seconds, busiest


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("searches", nargs="*", default=list(SEARCHES))
    args = parser.parse_args()
    needle = os.path.abspath(args.needle)
    print(f"{'search':<12}{'-j 1':>8}{f'-j {args.threads}':>8}{'ratio':>8}{'-j 1 busiest':>15}{f'-j {args.threads} busiest':>15}{'ratio':>8}")
    ratios, by_thread = [], []
    for name in args.searches:
        alone = [search(needle, SEARCHES[name], 1) for _ in range(args.runs)]
        together = [search(needle, SEARCHES[name], args.threads) for _ in range(args.runs)]
        if any(results != alone[0][0] for results, _, _ in alone + together):
            sys.exit(f"{name}: the results differ")
        (one, one_busiest), (many, many_busiest) = ([min(r[i] for r in runs) for i in (1, 2)] for runs in (alone, together))
        ratios.append(one / many)
        by_thread.append(one_busiest / many_busiest)
        print(f"{name:<12}{one:>7.2f}s{many:>7.2f}s{ratios[-1]:>8.2f}{one_busiest:>14.2f}s{many_busiest:>14.2f}s{by_thread[-1]:>8.2f}", flush=True)
    means = [math.exp(sum(map(math.log, r)) / len(r)) for r in (ratios, by_thread)]
    print(f"{args.threads} threads: {means[0]:.2f} times as fast by the clock, {means[1]:.2f} by the busiest thread (geometric means)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
