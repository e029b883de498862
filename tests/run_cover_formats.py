#!/usr/bin/env python3
"""The documents of cover as other programs read them: lcov and genhtml accept the tracefile and count what it says, xmllint finds
the Cobertura file as its DTD wants it, and all three formats agree. Skipped, each, where the program is not installed.

    run_cover_formats.py --pages build/release/tests/cover_pages
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

DTD = Path(__file__).resolve().parent / "cobertura-04.dtd"


class Checks:
    def __init__(self):
        self.passed = self.failed = self.skipped = 0

    def __call__(self, name, ok, said=""):
        self.passed += bool(ok)
        self.failed += not ok
        if not ok:
            print(f"FAILED {name}: {said}")

    def needs(self, program):
        found = shutil.which(program)
        if not found:
            self.skipped += 1
            print(f"skipped: what {program} says about coverage, for it is not installed")
        return found


def run(*command, cwd):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout + done.stderr


def records(text):
    """Of each file of a tracefile: {key: values}."""
    out = []
    for record in text.split("end_of_record\n")[:-1]:
        fields = {}
        for line in record.splitlines():
            key, value = line.split(":", 1)
            fields.setdefault(key, []).append(value)
        out.append(fields)
    return out


def check_tracefile(check, name, directory):
    totals = {"lines": [0, 0], "branches": [0, 0], "functions": [0, 0]}
    for r in records((directory / "lcov.info").read_text()):
        lines = [line.split(",") for line in r.get("DA", [])]
        branches = [b.split(",") for b in r.get("BRDA", [])]
        hit = {"LH": sum(n != "0" for _, n in lines), "LF": len(lines), "BRF": len(branches), "FNF": len(r.get("FN", [])),
               "BRH": sum(b[3] not in ("-", "0") for b in branches), "FNH": sum(not f.startswith("0,") for f in r.get("FNDA", []))}
        check(f"{name}: totals of {r['SF'][0]}", all(r[k] == [str(v)] for k, v in hit.items()), (r, hit))
        source = (directory / r["SF"][0]).read_bytes().count(b"\n")
        check(f"{name}: lines of {r['SF'][0]} are there", all(1 <= int(n) <= source for n, _ in lines))
        check(f"{name}: a function is where it is said to be", all(int(f.split(",")[0]) <= source for f in r.get("FN", [])))
        for what, keys in (("lines", ("LH", "LF")), ("branches", ("BRH", "BRF")), ("functions", ("FNH", "FNF"))):
            totals[what] = [a + hit[k] for a, k in zip(totals[what], keys)]
    return totals


def check_lcov(check, name, directory, totals):
    if not check.needs("lcov") or not check.needs("genhtml"):
        return
    status, said = run("lcov", "--summary", "lcov.info", "--rc", "lcov_branch_coverage=1", cwd=directory)
    check(f"{name}: lcov reads it", status == 0, said)
    for what, (hit, all_of_them) in totals.items():
        m = re.search(rf"{what}\.*: .*\((\d+) of (\d+) ", said)
        check(f"{name}: lcov counts {what}", [int(n) for n in m.groups()] == [hit, all_of_them] if m else all_of_them == 0, said)
    status, said = run("genhtml", "--branch-coverage", "-q", "-o", "genhtml", "lcov.info", cwd=directory)
    check(f"{name}: genhtml reads it", status == 0 and (directory / "genhtml/index.html").exists(), said)


def check_cobertura(check, name, directory, totals):
    xml = directory / "cobertura.xml"
    if check.needs("xmllint"):
        status, said = run("xmllint", "--nonet", "--noout", "--dtdvalid", str(DTD), str(xml), cwd=directory)
        check(f"{name}: xmllint finds it valid", status == 0, said)
    root = ElementTree.parse(xml).getroot()
    said = [[int(root.get(f"{what}-covered")), int(root.get(f"{what}-valid"))] for what in ("lines", "branches")]
    check(f"{name}: Cobertura and lcov agree", said == [totals["lines"], totals["branches"]], (said, totals))
    lines = root.findall("./packages/package/classes/class/lines/line")
    check(f"{name}: the lines are those that are counted", [sum(line.get("hits") != "0" for line in lines), len(lines)] == totals["lines"])
    in_methods = root.findall(".//method/lines/line")
    check(f"{name}: each line is in a method", len(in_methods) == len(lines) or not root.findall(".//method"), (len(in_methods), len(lines)))
    for line in lines:
        if line.get("branch") == "true":
            ok = re.fullmatch(r"\d+% \(\d+/\d+\)", line.get("condition-coverage")) and line.findall("conditions/condition")
            check(f"{name}: conditions of line {line.get('number')}", ok)


def check_json(check, name, directory):
    data = json.loads((directory / "cover.json").read_bytes().decode("utf-8"))
    ticks = [t for m in data["modules"] for t in m["ticks"]]
    for state in ("covered", "unreachable", "unknown"):
        check(f"{name}: JSON counts what is {state}", data[state] == sum(t["state"] == state for t in ticks))
    check(f"{name}: JSON counts all", data["total"] == len(ticks))
    check(f"{name}: tests are there", all(t.get("test", 0) <= len(data["tests"]) for t in ticks))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pages", default="build/release/tests/cover_pages")
    args = parser.parse_args()
    check = Checks()
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        subprocess.run([args.pages, str(root)], check=True, timeout=120)
        for directory in sorted(root.iterdir()):
            totals = check_tracefile(check, directory.name, directory)
            check_cobertura(check, directory.name, directory, totals)
            check_json(check, directory.name, directory)
            if directory.name != "large":  # genhtml takes its time
                check_lcov(check, directory.name, directory, totals)
    print(f"{check.passed} passed, {check.failed} failed" + (f", {check.skipped} skipped" if check.skipped else ""))
    return 1 if check.failed else 0


if __name__ == "__main__":
    sys.exit(main())
