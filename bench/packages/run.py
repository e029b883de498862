#!/usr/bin/env python3
"""Compiles packages of Debian's source archive, and runs their test suites as they are.

    run.py [--needle build/release/needle] [--time 2s] [--limit 300] [--sources DIR] [--suite bookworm] [PACKAGE..]

Packages are named as on Hackage, in small letters. Their sources are downloaded with apt-get into DIR (by default a temporary directory that is
removed at the end) with a private configuration of apt: nothing outside DIR is written. All of them are also given to each other as --packages.

A row of the table:
- modules: those of its libraries and test suites that Needle compiles; refused: files of the package that have errors of their own
- tests: properties and unit tests that were found (`needle check --list`)
- units, proved, passed, failed, open, broken: what `needle check -t TIME` says of them: a unit test passed; a property holds for every input; it holds up to
  a size; falsified, or a unit test failed; gave up, or not confirmed by the replay in time; could not be run
- seconds: of both commands; + when --limit ended one

Below the table: why modules were refused, by the first error of each module, with the number of modules and the packages."""
import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = """annotated-wl-pprint base16-bytestring bimap boxes case-insensitive colour csv data-clist data-inttrie data-ordlist decimal deque diff dlist
edit-distance extra fgl filtrable fingertree fmlist graphscc heaps hex integer-logarithms lazy-csv logict monad-loops multiset-comb numbers
parsec-numbers parser-combinators pointedlist polyparse pqueue presburger pretty-show prettyprinter primes psqueue psqueues punycode regex-applicative
regex-tdfa safe split stringsearch tagsoup utf8-string utility-ht wl-pprint-annotated word-wrap xml zenc
adjunctions ansi-terminal assoc base64-bytestring bencode call-stack cereal comonad contravariant distributive doclayout either emojis free ini
indexed-traversable intervals invariant jira-wiki-markup json kan-extensions language-glsl lens microlens monoid-subclasses profunctors reflection
regex-base sandi semigroupoids semigroups statevar strict strict-list tagged th-abstraction these transformers-base uuid-types vector-space""".split()

COLUMNS = {"holds": "proved", "holds_up_to": "passed", "passed": "passed", "falsified": "failed", "gave_up": "open", "unconfirmed": "open", "broken": "broken"}
ERROR = re.compile(r"^(?P<file>[^\s:]+):\d+[^ ]*: error: (?P<code>\[ND-\d+\])(?P<rest>.*)$")


def download(directory, suite, packages):
    """The directories of the unpacked packages, by name; one that the archive has not is said and left out."""
    for part in ("lists/partial", "cache/archives/partial"):
        (directory / "apt" / part).mkdir(parents=True, exist_ok=True)
    sources = directory / "apt" / "sources.list"
    sources.write_text(f"deb-src http://deb.debian.org/debian {suite} main\n")
    apt = ["apt-get", "-qq", "-o", f"Dir::Etc::SourceList={sources}", "-o", "Dir::Etc::SourceParts=/dev/null",
           "-o", f"Dir::State::Lists={directory}/apt/lists", "-o", f"Dir::Cache={directory}/apt/cache",
           "-o", "APT::Sandbox::User="]
    subprocess.run(apt + ["update"], check=True)
    unpacked = directory / "src"
    unpacked.mkdir(exist_ok=True)
    out = {}
    for name in packages:
        if not (found := versions(unpacked, name)):
            subprocess.run(apt + ["source", "--download-only", f"haskell-{name}"], cwd=unpacked, check=False)
            for description in unpacked.glob(f"haskell-{name}_*.dsc"):
                subprocess.run(["dpkg-source", "--no-check", "-x", description.name], cwd=unpacked, check=True, stdout=subprocess.DEVNULL)
            found = versions(unpacked, name)
        if found:
            out[name] = found[0]
        else:
            print(f"{name}: not in the archive", file=sys.stderr)
    return out


def versions(unpacked, name):
    return [d for d in sorted(unpacked.glob(f"haskell-{name}-[0-9]*")) if d.is_dir()]


def run(command, limit):
    """Output, errors, seconds, and whether it ended by itself."""
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
    try:
        out, err = process.communicate(timeout=limit)
        ended = True
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        ended = False
    return out, err, time.monotonic() - begin, ended


def first_errors(text):
    """The first error of each file: what it says, without what is particular to its place."""
    out = {}
    lines = text.splitlines()
    for i, line in enumerate(lines):
        if match := ERROR.match(line):
            said = match["rest"].strip() or (lines[i + 1].strip() if i + 1 < len(lines) else "")
            out.setdefault(match["file"], f"{match['code']} {said}")
    return out


def compiled(text):
    """How many modules --list compiled: it says a line for each part of the package."""
    return sum(int(n) for n in re.findall(r"^.*: (\d+) modules$", text, re.MULTILINE))


def is_passed_unit(result):
    return result.get("kind") == "unit" and result["verdict"] == "holds"


def measure(needle, directory, packages, limit, timeout):
    listed, errors, seconds, ended = run([needle, "check", directory, "--packages", packages, "--list"], limit)
    tests = [line for line in listed.splitlines() if not re.search(r": \d+ modules$", line)]
    row = collections.Counter(modules=compiled(listed), tests=len(tests))
    if tests and ended:
        out, _, more, ended = run([needle, "check", directory, "--packages", packages, "-t", timeout, "-f", "json"], limit)
        seconds += more
        ended = ended and bool(out)  # otherwise its time was up before the first test
        for result in json.loads(out)["results"] if ended else []:
            row["units" if is_passed_unit(result) else COLUMNS.get(result["verdict"], result["verdict"])] += 1
    return row, first_errors(errors), seconds, ended


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default=str(ROOT / "build/release/needle"))
    parser.add_argument("--time", default="2s", help="for each property")
    parser.add_argument("--limit", type=float, default=300, help="seconds for each command")
    parser.add_argument("--sources", type=Path, help="where the sources are kept")
    parser.add_argument("--suite", default="bookworm", help="of Debian")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE")
    args = parser.parse_args()
    directory = args.sources or Path(tempfile.mkdtemp(prefix="needle-packages-"))
    names = args.packages or PACKAGES
    columns = ["units", "proved", "passed", "failed", "open", "broken"]
    reasons = collections.defaultdict(set)
    total = collections.Counter()
    try:
        found = download(directory, args.suite, names)
        print("| package | modules | refused | tests | " + " | ".join(columns) + " | seconds |\n|---" + "|---:" * 10 + "|")
        for name, where in found.items():
            row, errors, seconds, ended = measure(args.needle, str(where), str(directory / "src"), args.limit, args.time)
            for file, said in errors.items():
                reasons[said].add(Path(file).relative_to(directory / "src"))
            row["refused"] = sum(1 for file in errors if Path(file).is_relative_to(where))
            total += row
            cells = [where.name.removeprefix("haskell-"), row["modules"], row["refused"], row["tests"], *(row[c] for c in columns)]
            print("| " + " | ".join(map(str, cells)), f"| {seconds:.1f}{'' if ended else '+'} |", flush=True)
        print("| **all** | " + " | ".join(str(total[c]) for c in ["modules", "refused", "tests", *columns]) + " | |")
    finally:
        if not args.sources:
            shutil.rmtree(directory)
    print("\nRefused, by the first error of each module:\n\n| modules | first error | in |\n|---:|---|---|")
    for said, files in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
        packages = sorted({file.parts[0].removeprefix("haskell-").rsplit("-", 1)[0] for file in files})
        print(f"| {len(files)} | {said} | {', '.join(packages[:6])}{' ..' if len(packages) > 6 else ''} |")


if __name__ == "__main__":
    main()
