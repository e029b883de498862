#!/usr/bin/env python3
"""`needle run` on random programs of the strict language, against nat_language.py, which shares no code with it.

    run_nat_random.py --needle build/release/needle [--seeds 0:200] [--jobs 2]

Each program runs with some input sequences. Both must agree about the value that is printed, or that the program is
stuck, or that it asks for one more input; where they are asked for a variable, about whether it is evaluated. The
last line is `N passed, M failed`.
"""
import argparse
import random
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nat_language
from backward_runs import instrumented, run_nat, same_value
from nat_programs import NatProgram

SEQUENCES, MOST = 4, 8


def judge(seed, args):
    text = NatProgram(seed).text()
    program, rnd, wrong = nat_language.parse(text), random.Random(seed), []
    changed, lines = instrumented(text, "target")
    with tempfile.TemporaryDirectory() as tmp:
        path, stuck = Path(tmp) / "random.nat", Path(tmp) / "instrumented.nat"
        path.write_text(text)
        stuck.write_text(changed)
        for _ in range(SEQUENCES):
            inputs = [rnd.randint(-3, 6) for _ in range(rnd.randint(0, MOST))]
            outcome = nat_language.run(program, inputs, "target", steps=20000)
            if outcome.kind == "steps":
                continue
            wrong += [f"{inputs}: {w}" for w in same_value(args.needle, path, program, inputs)]
            done = run_nat(args.needle, stuck, inputs)
            passed = done.returncode == 1 and "division by zero" in done.stderr and any(
                f"instrumented.nat:{line}:" in done.stderr and "1 / 0 +" in done.stderr for line in lines)
            if outcome.kind == "reached" and not passed:
                wrong.append(f"{inputs}: the target is not evaluated: {done.stdout}{done.stderr}")
            if outcome.kind == "value" and done.returncode != 0:
                wrong.append(f"{inputs}: the target is evaluated: {done.stdout}{done.stderr}")
    return seed, text, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", required=True, type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--seeds", default="0:200")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    first, _, last = args.seeds.partition(":")
    seeds, failed = range(int(first), int(last) if last else int(first) + 1), 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for seed, text, wrong in pool.map(lambda seed: judge(seed, args), seeds):
            if wrong:
                failed += 1
                print(f"FAIL seed {seed}", *("    " + line for line in wrong), text, sep="\n", flush=True)
    print(f"{len(seeds) - failed} passed, {failed} failed")
    return 1 if failed or not seeds else 0


if __name__ == "__main__":
    sys.exit(main())
