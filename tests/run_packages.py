#!/usr/bin/env python3
"""Packages that a program depends on: the cache of what was compiled of them, archives, cabal's own cache, and what cabal makes.

    run_packages.py --needle build/release/needle [--filter WORD]

Every command says the same, but for the time it took, whether a package is compiled now, read from the cache, or compiled without one (--no-cache).
Whatever has become of the cache, nobody notices but for the time. Hostile archives are refused."""
import argparse
import os
import random
import re
import shutil
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent / "packages"
VENDOR = ["--packages", "vendor"]
USES = "uses/Uses.hs"
COMMANDS = [
    ["check", USES, "--max-size", "8", "-j", "1"],
    ["check", USES, "--max-size", "8", "-j", "1", "-f", "json"],
    ["check", USES, "--list"],
    ["check", USES, "prop_small", "--dump", "core"],
    ["check", USES, "prop_small", "--dump", "space"],
    ["check", USES, "prop_small", "--max-size", "8", "--emit", "hspec"],
    ["reach", USES],
    ["reach", USES + ":21", "--explain"],
    ["reach", USES, "--all"],
    ["cover", USES, "-t", "4s"],
    ["count", USES, "Named", "--size", "1..9"],
    ["index", USES, "Shape", "17"],
    ["enum", USES, "Named", "--size", "1..7"],
    ["sample", USES, "Named", "-n", "5", "--size", "9", "--seed", "3"],
    ["explore", USES, "depth", "--max-size", "9"],
    ["explore", USES, "widest", "--max-size", "9"],
    ["mutate", USES, "depth", "prop_depth", "--max-size", "6"],
    ["refine", USES, "half", "-j", "1"],
    ["run", USES],
    ["run", USES, "--evaluator", "reference"],
    ["eval", USES, "area (turned (rectangle 2 3))"],
    ["eval", USES, "rectangle 9 9"],
    ["check", "uses/Wrong.hs"],
    ["check", "uses/Needs.hs"],
    ["check", "uses/Absent.hs"],
]


class Runner:
    def __init__(self, needle, cache):
        self.needle, self.cache = needle, cache

    def command(self, args, cache=None):
        environment = {**os.environ, "XDG_CACHE_HOME": str(cache or self.cache)}
        return subprocess.Popen([self.needle] + args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=HERE, env=environment)

    def run(self, args, cache=None):
        return said(self.command(args, cache))

    def images(self):
        return sorted((self.cache / "needle").glob("*.image"))

    def forget(self):
        shutil.rmtree(self.cache / "needle", ignore_errors=True)


def said(process):
    """The exit code and all that was printed, without durations."""
    out, err = process.communicate(timeout=120)
    timeless = [re.sub(r'("seconds": ?)[0-9.e-]+', r"\1T", re.sub(r"\b[0-9.]+ ?s\b", "T", text)) for text in (out, err)]
    return process.returncode, *timeless


def same_everywhere(runner):
    for args in COMMANDS:
        runner.forget()
        cold = runner.run(args + VENDOR)
        kept = len(runner.images())
        warm = runner.run(args + VENDOR)
        without = runner.run(args + VENDOR + ["--no-cache"])
        wrong = []
        if cold != warm:
            wrong.append(f"from the cache: {cold} is not {warm}")
        if cold != without:
            wrong.append(f"--no-cache: {cold} is not {without}")
        if cold[0] > 3:
            wrong.append(f"exit code {cold[0]}: {cold[2]}")
        if kept != (0 if args[1] == "uses/Needs.hs" or args[0] == "refine" else 1):
            wrong.append(f"{kept} images were kept")
        yield " ".join(args), wrong


def tokens(runner):
    runner.forget()
    token = re.search(r"needle replay (\S+)", runner.run(["check", USES, "prop_small", "--max-size", "8"] + VENDOR)[1]).group(1)
    warm = runner.run(["replay", token] + VENDOR)
    runner.forget()
    cold = runner.run(["replay", token] + VENDOR)
    yield "replay", [] if warm == cold and warm[0] == 1 and "Shape 2 3" in warm[1] else [f"{warm} and {cold}"]


def nothing_kept(runner):
    runner.forget()
    runner.run(["run", USES, "--no-cache"] + VENDOR)
    yield "--no-cache keeps nothing", [str(i) for i in runner.images()]
    asked = ["run", USES] + VENDOR
    wanted = runner.run(asked)
    blocked = runner.cache / "blocked"
    blocked.write_text("no directory")
    for name, cache in [("a file where the cache should be", blocked), ("a relative XDG_CACHE_HOME", Path("not/absolute")), ("no such place", Path("/proc/none"))]:
        got = runner.run(asked, cache)
        yield name, [] if got == wanted and not (HERE / "not").exists() else [f"{got}"]


def changes(runner):
    """An edit of a package, of its .cabal file or of the level of optimisation asks for another image."""
    runner.forget()
    with tempfile.TemporaryDirectory() as directory:
        copy = Path(directory)
        shutil.copytree(HERE, copy / "packages")
        vendor = copy / "packages" / "vendor"
        asked = ["run", str(copy / "packages" / USES), "--packages", str(vendor)]
        runner.run(asked)
        for name, file, before, after, wanted in [
            ("an edited module", vendor / "shapes/src/Shapes/Build.hs", "Named True", "Named False", "(Named False Plain,True,6,3)\n"),
            ("an edited macro", vendor / "shapes/shapes.cabal", "LONGEST=3", "LONGEST=4", "(Named False Plain,True,6,4)\n"),
            ("an edited extension", vendor / "shapes/shapes.cabal", "LambdaCase, ", "BlockArguments, ", "(Named False Plain,True,6,4)\n")]:
            file.write_text(file.read_text().replace(before, after))
            before = len(runner.images())
            got = runner.run(asked)
            yield name, [] if got[1] == wanted and len(runner.images()) == before + 1 else [f"{got}, {len(runner.images())} images"]
    runner.forget()
    for level in ("0", "2", "0"):
        runner.run(["run", USES, "-O", level] + VENDOR)
    yield "-O", [] if len(runner.images()) == 2 else [str(runner.images())]


def together(runner):
    runner.forget()
    asked = ["run", USES] + VENDOR
    results = [said(p) for p in [runner.command(asked) for _ in range(6)]]
    left = [p.name for p in (runner.cache / "needle").iterdir() if p.suffix != ".image"]
    yield "six at once", [] if len(set(results)) == 1 and results[0][0] == 0 and not left else [f"{results} {left}"]


def damages(bytes_, rng):
    size = len(bytes_)
    for cut in (0, 1, 14, 15, 40, 47, 48, size // 2, size - 1):
        yield f"cut to {cut}", bytes_[:cut]
    yield "longer", bytes_ + b"\0"
    yield "of another version", bytes_.replace(b"needle cache 1", b"needle cache 0", 1)
    yield "zeros", bytes(size)
    for _ in range(25):
        at = rng.randrange(size)
        yield f"a byte changed at {at}", bytes_[:at] + bytes([bytes_[at] ^ (1 << rng.randrange(8))]) + bytes_[at + 1:]


def damaged(runner):
    runner.forget()
    asked = ["run", USES] + VENDOR
    wanted = runner.run(asked)
    (image,) = runner.images()
    whole = image.read_bytes()
    for name, bytes_ in damages(whole, random.Random(7)):
        image.unlink(missing_ok=True)
        image.write_bytes(bytes_)
        got = runner.run(asked)
        wrong = [] if got == wanted else [f"{got}"]
        if image.read_bytes() != whole:
            wrong.append("it was not made again")
        yield "an image " + name, wrong
    for name, place in [("a directory", lambda: image.mkdir()), ("a link to a device", lambda: image.symlink_to("/dev/zero")), ("a pipe", lambda: os.mkfifo(image))]:
        image.unlink()
        place()
        got = runner.run(asked)
        yield f"{name} in place of an image", [] if got == wanted else [f"{got}"]
        if image.is_dir():
            image.rmdir()
            image.touch()


def pack(source, target, name, rename=lambda text: text):
    """A package as `cabal sdist` packs it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(target, "w:gz") as archive:
        for file in sorted(p for p in source.rglob("*") if p.is_file()):
            text = rename(file.read_text()).encode()
            about = tarfile.TarInfo(f"{name}/{file.relative_to(source)}")
            about.size = len(text)
            archive.addfile(about, io.BytesIO(text))


def archives(runner):
    runner.forget()
    wanted = runner.run(["run", USES] + VENDOR)
    with tempfile.TemporaryDirectory() as directory:
        packed = Path(directory)
        for name, version in [("shapes", "1.10"), ("scales", "0.1"), ("broken", "0.1")]:
            pack(HERE / "vendor" / name, packed / f"{name}-{version}.tar.gz", f"{name}-{version}")
        pack(HERE / "vendor/shapes", packed / "shapes-1.9.tar.gz", "shapes-1.9", lambda text: text.replace("LONGEST=3", "LONGEST=9"))
        asked = ["run", USES, "--packages", directory]
        for name, more in [("archives", []), ("archives, from the cache", []), ("archives, --no-cache", ["--no-cache"])]:
            got = runner.run(asked + more)
            yield name, [] if got == wanted else [f"{got}"]
        one = ["run", USES, "--packages", f"{directory}/shapes-1.10.tar.gz", "--packages", f"{directory}/scales-0.1.tar.gz"]
        yield "archives by their names", [] if runner.run(one) == wanted else [f"{runner.run(one)}"]
        got = runner.run(["check", "uses/Needs.hs", "--packages", directory])
        place = f"{directory}/broken-0.1.tar.gz/broken-0.1/src/Broken.hs:6:10-18: error: [ND-0301]"
        yield "an error in an archive has a place", [] if got[0] == 2 and place in got[2] and "6 | broken = grown" in got[2] else [f"{got}"]
        pack(HERE / "vendor/scales", packed / "scales-0.2.tar.gz", "scales-0.2", lambda text: text.replace("hs-source-dirs:   src", f"hs-source-dirs: ../../../../../../../..{HERE}/vendor/scales/src"))
        code, _, err = runner.run(asked)
        yield "a directory outside of the archive", [] if code == 2 and "scales.cabal:1: error: [ND-0721]" in err else [f"{code} {err}"]
        (packed / "scales-0.2.tar.gz").unlink()
        yield from hostile(runner, packed / "scales-0.1.tar.gz", asked)


def hostile(runner, archive, asked):
    whole = archive.read_bytes()
    rng = random.Random(3)
    for name, bytes_ in [("empty", b""), ("no gzip", b"PK" * 999), ("cut", whole[: len(whole) // 2])] + [
            (f"damaged at {at}", whole[:at] + bytes([rng.randrange(256)]) + whole[at + 1:]) for at in rng.sample(range(len(whole)), 30)]:
        archive.write_bytes(bytes_)
        code, _, err = runner.run(asked)
        located = err.startswith(str(archive)) and ": error: [ND-0" in err
        yield f"an archive that is {name}", [] if code == 0 or (code == 2 and located) else [f"{code} {err}"]
    for name, change in [("/etc/passwd.hs", {}), ("scales-0.1/../../x.hs", {}), ("scales-0.1/A.hs", {"type": tarfile.SYMTYPE, "linkname": "/etc/passwd"}),
                         ("scales-0.1/A.hs", {"type": tarfile.LNKTYPE, "linkname": "/etc/passwd"}), ("scales-0.1/null.hs", {"type": tarfile.CHRTYPE})]:
        with tarfile.open(archive, "w:gz") as made:
            about = tarfile.TarInfo(name)
            for key, value in change.items():
                setattr(about, key, value)
            made.addfile(about, io.BytesIO(b""))
        code, _, err = runner.run(asked)
        yield f"an archive with {name}", [] if code == 2 and err.startswith(f"{archive}:1: error: [ND-0721]") else [f"{code} {err}"]


def cabal_cache(runner):
    runner.forget()
    cache = runner.cache / "cabal" / "packages" / "hackage.example.org"
    shapes = HERE / "vendor/shapes"
    pack(shapes, cache / "shapes/1.2/shapes-1.2.tar.gz", "shapes-1.2")
    pack(HERE / "vendor/scales", cache / "scales/0.1/scales-0.1.tar.gz", "scales-0.1")
    pack(HERE / "vendor/scales", cache / "scales/1.9/scales-1.9.tar.gz", "scales-1.9")
    pack(HERE / "vendor/scales", cache / "scales/2.0/scales-2.0.tar.gz", "scales-2.0", lambda text: text.replace("heavier", "lighter"))
    for name in ("cabal's cache", "cabal's cache, again"):
        code, out, err = runner.run(["check", "app", "--max-size", "9"])
        yield name, [] if code == 0 and "+++ OK" in out and not err else [f"{code} {out} {err}"]
    code, out, err = runner.run(["run", "app/src/App.hs"])
    yield "Paths_my_app", [] if (code, out, err) == (0, "0.3.1\nhello\n", "") else [f"{code} {out} {err}"]
    code, out, err = runner.run(["check", "app/src/Lost.hs"])
    told = all(text in err for text in ["Could not find module 'Data.Nowhere.First'", "nowhere-1st (app/my-app.cabal:15)", "cabal get nowhere-1st"])
    yield "a package without sources is named", [] if code == 2 and told and "containers" not in err else [f"{code} {err}"]
    (cache / "scales/1.9/scales-1.9.tar.gz").write_bytes(b"no archive")
    code, out, err = runner.run(["check", "app"])
    yield "a damaged archive in cabal's cache", [] if code == 2 and "scales-1.9.tar.gz:1: error: [ND-0721]" in err else [f"{code} {out} {err}"]
    shutil.rmtree(runner.cache / "cabal")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--needle", required=True)
    parser.add_argument("--filter", default="")
    args = parser.parse_args()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as cache:
        runner = Runner(str(Path(args.needle).resolve()), Path(cache))
        for suite in (same_everywhere, tokens, nothing_kept, changes, together, damaged, archives, cabal_cache):
            if args.filter not in suite.__name__:
                continue
            for name, wrong in suite(runner):
                passed += not wrong
                failed += bool(wrong)
                for fault in wrong:
                    print(f"FAIL {name}: {fault}")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
