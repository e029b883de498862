#!/usr/bin/env python3
"""How long a program takes that imports every module of packages of Debian's archive: compiled for the first time, from the cache, without one.

    cache.py [--needle build/release/needle] [--sources DIR] [--runs 5] [PACKAGE..]

Each time is the least of several runs of `needle check FILE --packages DIR` with one trivial property. The sources come as for run.py.
"""
import argparse
import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import run

OTHERS = re.compile(r"(?i)(setup|tests?/|bench|main\.hs|arbitrary)")


def modules_of(package):
    """Those that the .cabal file lists, without tests and packages inside the package."""
    cabal = next(package.glob("*.cabal")).read_text()
    named = set(re.findall(r"^\s+(?:exposed-modules:|other-modules:)?\s*([A-Z]\w*(?:\.[A-Z]\w*)*),?\s*$", cabal, re.MULTILINE))
    there = [p for p in package.rglob("*.hs") if not OTHERS.search(str(p.relative_to(package)))]
    return sorted(m for m in named if any(str(p).endswith("/" + m.replace(".", "/") + ".hs") for p in there))


def seconds(command, cache, cold):
    if cold:
        shutil.rmtree(cache / "needle", ignore_errors=True)
    begin = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env={**os.environ, "XDG_CACHE_HOME": str(cache)})
    taken = time.monotonic() - begin
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return taken


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle", default=str(run.ROOT / "build/release/needle"))
    parser.add_argument("--sources", type=Path, help="where the sources are kept")
    parser.add_argument("--suite", default="bookworm", help="of Debian")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", default=["fgl", "utility-ht"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="needle-cache-") as directory:
        work = Path(directory)
        found = run.download(args.sources or work, args.suite, args.packages)
        modules = [m for package in found.values() for m in modules_of(package)]
        program = work / "All.hs"
        program.write_text("module All where\n" + "".join(f"import qualified {m}\n" for m in modules) + "prop_all :: Bool -> Bool\nprop_all b = b || not b\n")
        check = [args.needle, "check", str(program)] + [a for package in found.values() for a in ("--packages", str(package))]
        print(f"{len(modules)} modules of {', '.join(p.name.removeprefix('haskell-') for p in found.values())}\n\n| | seconds |\n|---|---:|")
        for name, command, cold in [("first", check, True), ("from the cache", check, False), ("--no-cache", check + ["--no-cache"], False)]:
            print(f"| {name} | {min(seconds(command, work, cold) for _ in range(args.runs)):.2f} |")


if __name__ == "__main__":
    main()
