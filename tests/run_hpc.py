#!/usr/bin/env python3
"""Whether we measure what HPC measures.

    run_hpc.py --boxes build/release/tests/boxes --library build/release/needle.library [--quick | --all] [--jobs 2] [--filter SUBSTR] [--record]

 - The places of tests/cover/boxes/*.hs are those that GHC was seen to have (NAME.mix.expected), in the same order.
With GHC and hpc installed, and without --quick, also:
 - the places of every program in tests/cover and examples, and of every fifth in tests/programs (--all: of each), that GHC compiles are
   those in its .mix file;
 - a run of each program in tests/cover/runs passes the same places here and there, our .tix and .mix give `hpc report` the figures of
   GHC's, which are the ones we count ourselves, `hpc markup` and `hpc show` can use them, and GHC's are read.

--record writes the expectations anew.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from record import FLAGS, SHIMS

TESTS = Path(__file__).resolve().parent
BOXES, RUNS = TESTS / "cover" / "boxes", TESTS / "cover" / "runs"
# GHC measures something there that is no part of our tree.
KNOWN = {
    "extensions/pattern_synonym_bidirectional.hs": "what a pattern synonym builds",
    "extensions/pattern_synonyms.hs": "what a pattern synonym builds",
    "extensions/duplicate_record_fields.hs": "the name of a field that several types have",
    "pattern_synonym_fields/Main.hs": "the fields of a pattern synonym in the order of the text",
    "duplicate_fields/Shapes.hs": "the name of a field that several types have",
    "extensions/parallel_comprehensions.hs": "the branches before the zipped lists",
    "extensions/recursive_do.hs": "the statements of a rec in the order of the text",
    "extensions/pattern_synonym_records.hs": "the fields of a pattern synonym in the order of the text",
    "pattern_synonym_fields/Pair.hs": "the fields of a pattern synonym in the order of the text",
    "families/across_modules/Main.hs": "instances with families in another order",
    "extensions/pragmas_are_ignored.hs": "an expression behind a pragma",
    "lib_test_quickcheck/template_haskell.hs": "what a splice becomes",
    "check/template_haskell.hs": "what a splice becomes",
    "check/template_haskell_alone.hs": "what a splice becomes",
}
ENTRY = re.compile(r'\((\d+:\d+-\d+:\d+),((?:[^()"]|"(?:[^"\\]|\\.)*")*)\)')


def places(mix):
    """The boxes of a .mix file, one a line."""
    return [f"{place} {label}" for place, label in ENTRY.findall(mix)]


def first_difference(ours, theirs):
    for n, (a, b) in enumerate(zip(ours, theirs)):
        if a != b:
            return f"box {n} is {a}, GHC's is {b}"
    longer, who = (ours, "only we have") if len(ours) > len(theirs) else (theirs, "only GHC has")
    return f"{who} {longer[min(len(ours), len(theirs))]}"


class Tester:
    def __init__(self, args):
        self.args = args
        self.passed = self.failed = 0

    def check(self, name, problem):
        if problem:
            print(f"FAIL {name}: {problem}")
            self.failed += 1
        else:
            self.passed += 1

    def wanted(self, files):
        return [f for f in sorted(files) if self.args.filter in str(f)]

    def ours(self, files):
        """Path -> the boxes, or None when it does not compile here."""
        out, files = {}, [str(f) for f in files]
        for at in range(0, len(files), 40):
            command = ["nice", self.args.boxes, self.args.library, *files[at:at + 40]]
            done = subprocess.run(command, capture_output=True, text=True, timeout=600)
            if done.returncode:
                print(f"FAIL {' '.join(command[:2])} ended with {done.returncode}: {done.stderr[-200:]}")
                self.failed += 1
            for part in ("\n" + done.stdout).split("\n== ")[1:]:
                head, _, mix = part.partition("\n")
                out[head.removesuffix(" !")] = None if head.endswith(" !") else places(mix)
        return out

    def compile(self, source, scratch, *more):
        cpp = ["-XCPP"] if "cpp" in source.parts else []
        command = ["nice", "ghc", "-v0", "-w", "-O0", *FLAGS, *cpp, "-fhpc", "-hpcdir", f"{scratch}/.hpc", "-outputdir", scratch,
                   f"-i{source.parent}:{SHIMS}", *more, str(source)]
        return subprocess.run(command, capture_output=True, cwd=scratch, timeout=120, env=dict(os.environ, LC_ALL="C.UTF-8")).returncode == 0

    def theirs(self, source):
        """The boxes, or None when GHC does not compile it."""
        with tempfile.TemporaryDirectory() as scratch:
            if not self.compile(source, scratch, "-no-link"):
                return None
            name = re.search(r"^module\s+([\w.']+)", source.read_text(errors="replace"), re.MULTILINE)
            mix = Path(scratch) / ".hpc" / f"{name.group(1) if name else 'Main'}.mix"
            return places(mix.read_text()) if mix.exists() else None

    def recorded(self):
        files = self.wanted(BOXES.glob("*.hs"))
        ours = self.ours(files)
        for f in files:
            expected = f.with_suffix(".mix.expected").read_text().splitlines()
            found = ours.get(str(f))
            problem = "does not compile" if found is None else first_difference(found, expected) if found != expected else None
            self.check(f.name, problem)

    def record(self):
        for f in self.wanted(BOXES.glob("*.hs")):
            found = self.theirs(f)
            if found is None:
                sys.exit(f"GHC does not compile {f}")
            f.with_suffix(".mix.expected").write_text("".join(line + "\n" for line in found))

    def programs(self):
        files = self.wanted([*BOXES.glob("*.hs"), *RUNS.glob("*.hs"), *(TESTS.parent / "examples").glob("*.hs")])
        files += self.wanted((TESTS / "programs").rglob("*.hs"))[::1 if self.args.all or self.args.filter else 5]
        ours = self.ours(files)
        files = [f for f in files if ours.get(str(f)) is not None]
        compared = 0
        with ThreadPoolExecutor(self.args.jobs) as pool:
            for f, theirs in zip(files, pool.map(self.theirs, files)):
                if theirs is None:
                    continue
                name = str(f.relative_to(TESTS.parent))
                differ = ours[str(f)] != theirs
                if any(name.endswith(known) for known in KNOWN):
                    self.check(name, None if differ else "agrees now: take it out of KNOWN")
                    continue
                compared += 1
                self.check(name, first_difference(ours[str(f)], theirs) if differ else None)
        print(f"{compared} programs that GHC compiles, too")

    def hpc(self, directory, command, *more):
        done = subprocess.run(["hpc", command, "run.tix", *more], capture_output=True, text=True, cwd=directory, timeout=60)
        return done.stdout if done.returncode == 0 else f"hpc {command} ended with {done.returncode}: {done.stderr}"

    def passed_places(self, directory):
        """(box, whether it was passed), by module."""
        out = {}
        for module, counts in re.findall(r'TixModule "([^"]*)" \d+ \d+ \[([\d,]*)\]', (directory / "run.tix").read_text()):
            boxes = places((directory / ".hpc" / f"{module}.mix").read_text())
            out[module] = [f"{box} {'passed' if int(n) else 'not passed'}" for box, n in zip(boxes, counts.split(","))]
        return out

    def run(self, source):
        with tempfile.TemporaryDirectory() as scratch:
            theirs, ours = Path(scratch) / "theirs", Path(scratch) / "ours"
            theirs.mkdir()
            if not self.compile(source, str(theirs), "-o", f"{theirs}/run"):
                return self.check(source.name, "GHC does not compile it")
            subprocess.run(["./run"], cwd=theirs, capture_output=True, timeout=60, check=True)
            done = subprocess.run([self.args.boxes, "--run", ours, self.args.library, source], capture_output=True, timeout=60)
            if done.returncode:
                return self.check(source.name, f"our run ended with {done.returncode}")
            a, b = self.passed_places(ours), self.passed_places(theirs)
            self.check(f"{source.name} passes", next((first_difference(a.get(m, []), b[m]) for m in b if a.get(m) != b[m]), None))
            self.files(source, ours, theirs)

    def files(self, source, ours, theirs):
        reports = [self.hpc(d, "report") for d in (ours, theirs)]
        self.check(f"{source.name} hpc report", None if reports[0] == reports[1] else "\n".join(reports))
        self.check(f"{source.name} figures", wrong_figures((ours / "figures").read_text(), reports[1]))
        self.hpc(ours, "markup", f"--srcdir={ours}", "--destdir=html")
        page = ours / "html" / "Main.hs.html"
        self.check(f"{source.name} hpc markup", None if page.exists() and "main" in page.read_text() else "no page")
        self.check(f"{source.name} hpc show", None if "TopLevelBox [\"main\"]" in self.hpc(ours, "show") else self.hpc(ours, "show"))
        counts = re.search(r'TixModule "Main" \d+ \d+ \[([\d,]*)\]', (theirs / "run.tix").read_text()).group(1).replace(",", " ")
        done = subprocess.run([self.args.boxes, "--read", theirs, self.args.library, source], capture_output=True, text=True, timeout=60)
        self.check(f"{source.name} GHC's files are read", None if done.stdout == f"0 {counts}\n" * 2 else done.stdout or str(done.returncode))

    def runs(self):
        for source in self.wanted(RUNS.glob("*.hs")):
            self.run(source)


def wrong_figures(ours, report):
    """Ours, one a line, against the words of `hpc report`."""
    for line in ours.splitlines():
        name, used, *rest = line.split()
        said = next((l for l in report.splitlines() if re.search(rf"% {re.escape(name)} ", l)), "")
        if f"({used})" not in said:
            return f"{line}: hpc says {said}"
        if len(rest) == 1 and rest[0] != used:
            return f"{line}: the summary differs"
        words = dict(zip(("always True", "always False", "unevaluated"), rest)) if len(rest) == 3 else {}
        for word, count in words.items():
            found = re.search(rf"(\d+) {word}", said)
            if int(count) != (int(found.group(1)) if found else 0):
                return f"{line}: hpc says {said}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boxes", required=True)
    parser.add_argument("--library", required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--filter", default="")
    args = parser.parse_args()
    args.boxes, args.library = os.path.abspath(args.boxes), os.path.abspath(args.library)
    tester = Tester(args)
    if args.record:
        return tester.record()
    tester.recorded()
    if not args.quick:
        if shutil.which("ghc") and shutil.which("hpc"):
            tester.runs()
            tester.programs()
        else:
            print("skipped: what needs ghc and hpc, which are not installed")
    print(f"{tester.passed} passed, {tester.failed} failed")
    sys.exit(tester.failed > 0)


if __name__ == "__main__":
    main()
