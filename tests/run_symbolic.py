#!/usr/bin/env python3
"""Checks the programs of tests/symbolic with `--strategy symbolic` and compares verdicts with what they expect.

    run_symbolic.py --needle build/release/needle [--jobs 2] [--filter SUBSTR] [DIR...]
    run_symbolic.py --ghc ghc [--filter SUBSTR] [DIR...]

A program says in comment lines what should become of each property:

    -- expect: prop_x falsified                    by False or by an exception; the token is replayed
    -- expect: prop_x holds                        proved
    -- expect: prop_x passes                       proved or not, but nothing found: holds or holds_up_to
    -- expect: prop_x unrefuted                    it is true, but a search may give up
    -- expect: prop_x sought                       it is false, but a search may miss it; no proof
    -- witness: prop_x 123456789 (-1)              inputs on which a false property fails, as Haskell
    -- undrawn: prop_x WHY                         the verdict rests on this, and not on drawn inputs
    -- flags: --integers machine                   for the run; several lines add up
    -- timeout: 20s                                instead of --limit, for each property

Modules without such lines are only imported by others. With `--ghc` no search is run. The expectations themselves are
checked: every witness must make its property fail, and a property that is true must survive many drawn inputs.
Inputs of a program's own types cannot be drawn.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

EXPECT = re.compile(r"^-- expect: (\S+) (falsified|holds|passes|unrefuted|sought)\b", re.M)
WITNESS = re.compile(r"^-- witness: (\S+) ?(.*)$", re.M)
FLAGS = re.compile(r"^-- flags: (.*)$", re.M)
TIMEOUT = re.compile(r"^-- timeout: (\S+)$", re.M)
UNDRAWN = re.compile(r"^-- undrawn: (\S+) ", re.M)
IMPORT = re.compile(r"^import (\w+)$", re.M)
MODULE = re.compile(r"^module (\S+)", re.M)
PROPERTY = re.compile(r"^(prop_\w+)\s*::", re.M)
LITERAL = re.compile(r"\b\d+\b")

ALLOWED = {
    "falsified": ["falsified"],
    "holds": ["holds"],
    "passes": ["holds", "holds_up_to"],
    "unrefuted": ["holds", "holds_up_to", "gave_up"],
    "sought": ["falsified", "holds_up_to", "gave_up"],
}
FALSE = ("falsified", "sought")
HERE = Path(__file__).resolve().parent


def replayed(needle, result):
    done = subprocess.run([needle, "replay", result["witness"]["token"]], capture_output=True, text=True, timeout=60)
    wrong = [] if done.returncode == 1 else [f"replay exits with {done.returncode}: {done.stdout}{done.stderr}"]
    return wrong if result["witness"]["replayed"] else wrong + ["not replayed"]


def compare(needle, result, wanted):
    """What is wrong with one result."""
    if result["verdict"] not in ALLOWED[wanted]:
        inputs = result.get("witness", {}).get("inputs", [])
        found = "; ".join(f"{i['name']} = {i['value']}" for i in inputs)
        return [f"{result['verdict']} ({found or result.get('message') or result['reason']}), expected {wanted}"]
    return replayed(needle, result) if result["verdict"] == "falsified" else []


def stray(text):
    """Properties without an expectation, and expectations without a property."""
    names = {name for name, _ in EXPECT.findall(text)}
    return [f"{name}: expected and defined properties differ" for name in sorted(names ^ set(PROPERTY.findall(text)))]


def check(path, properties, limit, options):
    """The results by name, and what is wrong with the document."""
    flags = " ".join(FLAGS.findall(path.read_text())).split()
    command = [options.needle, "check", str(path), *properties, "--strategy", options.strategy, "-f", "json", "-t", limit, *flags]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
        document = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return {}, [f"no end after {options.timeout} s"]
    except json.JSONDecodeError:
        return {}, [f"no JSON, exit {done.returncode}: {done.stderr.strip()}"]
    wrong = [] if document["exit"] == done.returncode else ["the exit code is not the document's"]
    return {r["name"]: r for r in document["results"]}, wrong


def judge(path, options):
    text = path.read_text()
    limit = (TIMEOUT.findall(text) or [options.limit])[0]
    results, wrong = check(path, [], limit, options)
    # Speed is not what is tested: on a machine that is slow or busy more time may be needed.
    late = [name for name, wanted in EXPECT.findall(text)
            if results.get(name, {}).get("verdict") in ("gave_up", "holds_up_to") and wanted in ("falsified", "holds")]
    if late and not wrong:
        more, wrong = check(path, late, options.patience, options)
        results.update(more)
    wrong += stray(text)
    for name, wanted in EXPECT.findall(text):
        if name in results:
            wrong += [f"{name}: {w}" for w in compare(options.needle, results[name], wanted)]
        else:
            wrong.append(f"{name}: not checked")
    return wrong


def oracle_program(path, text):
    """A Haskell program that runs every expectation of a file."""
    beside = [f"import {name}" for name in IMPORT.findall(text) if (path.parent / f"{name}.hs").exists()]
    literals = sorted({int(n) for n in LITERAL.findall(text) if len(n) < 30})
    lines = ["module Main (main) where", "import Oracle", "import Data.Ratio ((%))", f"import {MODULE.search(text)[1]}",
             *beside, "main :: IO ()", "main = do"]
    for name, arguments in WITNESS.findall(text):
        lines.append(f'  fails "{name}" ({name} {arguments})')
    for name, wanted in EXPECT.findall(text):
        if wanted not in FALSE and name not in UNDRAWN.findall(text):
            lines.append(f'  survives "{name}" {literals} 20000 {name}')
    return "\n".join(lines + ["  return ()", ""])


def verify(path, options):
    """What GHC says against the expectations of a file."""
    text = path.read_text()
    wrong = stray(text)
    false = {name for name, wanted in EXPECT.findall(text) if wanted in FALSE}
    for name in sorted(false ^ {name for name, _ in WITNESS.findall(text)}):
        wrong.append(f"{name}: false properties and witnesses differ")
    with tempfile.TemporaryDirectory() as directory:
        main, program = Path(directory) / "Main.hs", Path(directory) / "oracle"
        main.write_text(oracle_program(path, text))
        # GHC wants a file to be named as its module is
        (Path(directory) / (MODULE.search(text)[1] + ".hs")).write_text(text)
        include = f"-i{directory}:{HERE / 'symbolic_oracle'}:{path.parent}"
        command = [options.ghc, "-v0", "-O1", "-w", include, "-outputdir", directory, "-o", str(program), str(main)]
        built = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
        if built.returncode:
            return wrong + (built.stdout + built.stderr).splitlines()[:10]
        try:
            done = subprocess.run([str(program)], capture_output=True, text=True, timeout=options.timeout)
        except subprocess.TimeoutExpired:
            return wrong + [f"no end after {options.timeout} s"]
    if options.verbose:
        print(f"{path.name}:", *("    " + line for line in done.stdout.splitlines()), sep="\n", flush=True)
    wrong += [line for line in done.stdout.splitlines() if " WRONG" in line]
    return wrong + ([done.stderr] if done.returncode else [])


def main():
    parser = argparse.ArgumentParser(description="Checks properties over symbolic numbers.")
    parser.add_argument("--needle", type=lambda path: str(Path(path).resolve()))
    parser.add_argument("--ghc", help="check the expectations with this compiler instead")
    parser.add_argument("--strategy", default="symbolic")
    parser.add_argument("--limit", default="5s", help="for each property")
    parser.add_argument("--patience", default="60s", help="for each that was not decided by then, and has to be")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="")
    parser.add_argument("--timeout", type=float, default=600)
    parser.add_argument("--verbose", action="store_true", help="print what each run of --ghc says")
    parser.add_argument("dirs", nargs="*", default=[HERE / "symbolic"])
    options = parser.parse_args()
    if bool(options.needle) == bool(options.ghc):
        parser.error("either --needle or --ghc")
    paths = sorted(p for d in options.dirs for p in Path(d).rglob("*.hs") if options.filter in str(p))
    paths = [p for p in paths if EXPECT.search(p.read_text())]
    work = verify if options.ghc else judge
    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for path, wrong in zip(paths, pool.map(lambda p: work(p, options), paths)):
            if wrong:
                failed += 1
                print(f"FAIL {path}", *("    " + line for line in wrong), sep="\n", flush=True)
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
