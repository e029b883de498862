#!/usr/bin/env python3
"""Test suites as people write them, checked as they are: each test's name with its groups, its line, and what became of it.

    run_suites.py --needle build/release/needle [--filter WORD]

A file of tests/suites says what is expected of `needle check FILE`, in order:

    -- expect: GROUP / NAME | LINE | ok|falsified|gave_up [| TEXT THAT THE COUNTEREXAMPLE HAS]
    -- warns: TEXT             a warning has it

A directory of tests/packages is a package; its file `expect` has the same lines about `needle check DIRECTORY`.
"""
import argparse
import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OK = ("holds", "holds_up_to", "passed")


def said(result):
    witness = result.get("witness") or {}
    labels = [row["value"] for table in result.get("notes", []) for row in table["rows"]]
    return "\n".join([f"{i['name']} = {i['value']}" for i in witness.get("inputs", [])] + witness.get("says", []) + [witness.get("outcome") or ""] + labels)


def expected(path):
    tests, warnings = [], []
    for line in (path / "expect" if path.is_dir() else path).read_text().splitlines():
        if line.startswith("-- expect: "):
            tests.append([part.strip() for part in line[len("-- expect: "):].split(" | ")])
        elif line.startswith("-- warns: "):
            warnings.append(line[len("-- warns: "):])
    return tests, warnings


def faults(needle, path):
    done = subprocess.run([needle, "check", str(path), "-t", "5s", "--max-size", "12", "-f", "json"], capture_output=True, text=True, timeout=120)
    tests, warnings = expected(path)
    try:
        results = json.loads(done.stdout)["results"]
    except ValueError:
        return [f"no JSON: {done.stdout}{done.stderr}"]
    out = []
    names = [" / ".join(r.get("groups", []) + [r["name"]]) for r in results]
    if names != [t[0] for t in tests]:
        out.append(f"the tests are {names}")
    for result, name, test in zip(results, names, tests):
        line, verdict, text = test[1], test[2], test[3] if len(test) > 3 else ""
        if str(result["span"]["line"]) != line:
            out.append(f"{name}: it stands in line {result['span']['line']}, not {line}")
        if (result["verdict"] in OK) != (verdict == "ok") or (verdict != "ok" and result["verdict"] != verdict):
            out.append(f"{name}: {result['verdict']}")
        if text not in said(result):
            out.append(f"{name}: {said(result)!r} has no {text!r}")
        if result["verdict"] == "falsified" and result["witness"]["token"]:
            again = subprocess.run([needle, "replay", result["witness"]["token"]], capture_output=True, text=True, timeout=60)
            if again.returncode != 1:
                out.append(f"{name}: its token: exit code {again.returncode}: {again.stdout}{again.stderr}")
    for text in warnings:
        if text not in done.stderr:
            out.append(f"no warning says {text!r}: {done.stderr}")
    if done.stderr and not warnings:
        out.append(f"on stderr: {done.stderr}")
    verdicts = {t[2] for t in tests}
    wanted = 1 if "falsified" in verdicts else 3 if "gave_up" in verdicts else 0
    if done.returncode != wanted:
        out.append(f"exit code {done.returncode}, expected {wanted}")
    return out


def chosen(needle):
    """What the options and names choose: what was asked for, and the names that come of it."""
    suites = HERE / "suites"
    for args, names in [
        (["hspec_nested.hs", "once is nothing"], ["once is nothing"]),
        (["hspec_nested.hs", "Lists / reverse / once is nothing"], ["once is nothing"]),
        (["hspec_property.hs", "--properties-only"], ["push then pop", "keeps what is even", "shows as a list"]),
        (["tasty.hs", "prop_named"], ["prop_named"]),
        (["hspec_nested.hs", "reverse"], ["twice is nothing", "once is nothing"]),
        (["hspec_nested.hs", "Lists / reverse"], ["twice is nothing", "once is nothing"]),
        (["hspec_nested.hs", "reverse / once is nothing", "Numbers"], ["once is nothing", "addition commutes"]),
        (["smallcheck_main.hs", "--properties-only"], None),
    ]:
        done = subprocess.run([needle, "check", "-t", "5s", "--max-size", "8", "-f", "json"] + args, capture_output=True, text=True, timeout=120, cwd=suites)
        found = [r["name"] for r in json.loads(done.stdout)["results"]]
        if names is None:  # all of them
            names = [t[0].split(" / ")[-1] for t in expected(suites / args[0])[0]]
        yield " ".join(args), [] if found == names else [f"the tests are {found}"]
    done = subprocess.run([needle, "check", str(HERE / "packages" / "ledger"), "--list"], capture_output=True, text=True, timeout=120)
    lines = [line.split(" from ")[0] for line in done.stdout.splitlines()]
    yield "--list", [] if done.returncode == 0 and lines == [
        "library of ledger: 3 modules", "prop_posted", "test-suite spec of ledger: 1 modules", "Ledger / balance / grows by what is posted",
        "unit test Ledger / balance / is nothing at first", "test-suite quick of ledger: 1 modules", "test 1 of main"] else [done.stdout + done.stderr]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--needle", required=True)
    parser.add_argument("--filter", default="")
    args = parser.parse_args()
    args.needle = str(Path(args.needle).resolve())
    passed = failed = 0
    cases = list(chosen(args.needle)) if not args.filter else []
    for path in sorted((HERE / "suites").glob("*.hs")) + sorted(p.parent for p in (HERE / "packages").glob("*/expect")):
        if args.filter not in path.name:
            continue
        cases.append((path.name, faults(args.needle, path)))
    for name, wrong in cases:
        passed += not wrong
        failed += bool(wrong)
        for fault in wrong:
            print(f"FAIL {name}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
