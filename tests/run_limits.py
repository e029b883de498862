#!/usr/bin/env python3
"""What must hold at the edges: memory within its bound, deep recursion, bad input of every kind, output that cannot be written,
many properties. Time is measured in `time` only, where the limit on it is what is tested: with room, and three tries."""
import argparse
import os
import pathlib
import re
import resource
import subprocess
import sys
import stat
import tempfile
import time as clock

MB = 1 << 20


class Limits:
    def __init__(self, needle):
        self.needle = os.path.abspath(needle)
        self.passed = self.failed = 0
        self.tmp = tempfile.TemporaryDirectory()

    def write(self, name, content):
        path = pathlib.Path(self.tmp.name) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def run(self, *args, stdin=b""):
        """Runs needle; returns (exit code, stdout, stderr, peak resident bytes)."""
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            try:
                done = subprocess.run([self.needle, *args], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
            except subprocess.TimeoutExpired:
                os._exit(1)  # and nothing of the parent's is cleaned up here
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
            with os.fdopen(write, "wb") as out:
                out.write(repr((done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"), peak)).encode())
            os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as result:
            data = result.read()
        os.waitpid(pid, 0)
        return eval(data) if data else (-1, "", "the run did not end", 0)

    def timed(self, args):
        """Seconds and exit code; stdin is a pipe that says nothing."""
        started = clock.monotonic()
        process = subprocess.Popen([self.needle, *args], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            code = process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()
            code = process.wait()
        process.stdin.close()
        return clock.monotonic() - started, code

    def expect(self, name, condition, detail):
        if condition:
            self.passed += 1
        else:
            self.failed += 1
            print(f"{name}: {detail}")

    def bad_input(self, name, path, *needed):
        code, out, err, _ = self.run("run", path)
        located = "error:" in err
        self.expect(name, code == 2 and located and out == "" and all(n in err for n in needed), f"exit {code}, stderr: {err[:400]}")


def memory(t):
    loop = t.write("loop.hs", "main :: IO ()\nmain = print (go 0 (0 :: Int))\n where\n"
                   "  go :: Int -> Int -> Int\n  go acc n | n == 60000000 = acc\n           | otherwise = go (acc + length [n, n + 1, n + 2]) (n + 1)\n")
    code, out, err, peak = t.run("run", loop)
    t.expect("10 GB allocated within 200 MB", code == 0 and out == "180000000\n" and peak < 200 * MB, f"exit {code}, {out}{err}, peak {peak // MB} MB")
    deep = t.write("deep.hs", "main :: IO ()\nmain = print (foldr (+) 0 [1 .. 2000000 :: Int])\n")
    code, out, err, _ = t.run("run", deep)
    t.expect("foldr over two million", code == 0 and out == "2000001000000\n", f"exit {code}, {out}{err}")
    code, out, err, _ = t.run("run", "--evaluator", "reference", "--max-memory", "8G", deep)
    t.expect("foldr over two million, reference", code == 0 and out == "2000001000000\n", f"exit {code}, {out}{err}")
    hog = t.write("hog.hs", "main :: IO ()\nmain = do\n  let xs = [1 ..] :: [Integer]\n  print (xs !! 100000000)\n  print (head xs)\n")
    code, out, err, peak = t.run("run", "--max-memory", "100M", hog)
    t.expect("--max-memory is honoured", code == 3 and "memory" in err and peak < 250 * MB, f"exit {code}, {err}, peak {peak // MB} MB")
    stack = t.write("stack.hs", "f :: Int -> Int\nf n = 1 + f (n + 1)\nmain :: IO ()\nmain = print (f 0)\n")
    code, out, err, peak = t.run("run", "--max-memory", "100M", stack)
    t.expect("endless recursion ends at the memory bound", code == 3 and "memory" in err, f"exit {code}, {err}")
    # Nothing is allocated on the way down, so the first collection meets ten million frames at once.
    bottom = t.write("bottom.hs", "main :: IO ()\nmain = print (go 1)\ngo :: Int -> Int\ngo k = if k > 10000000 then length (concatMap show [k .. k + 200000]) else k + go (k + 1)\n")
    code, out, err, peak = t.run("run", "--max-memory", "300M", bottom)
    t.expect("a collection of a deep stack", code == 0 and out == "50000006600008\n" and peak < 330 * MB, f"exit {code}, {out}{err}, peak {peak // MB} MB")
    code, out, err, peak = t.run("run", "--evaluator", "reference", "--max-memory", "1G", bottom)
    t.expect("the reference evaluator counts what is pending", code == 3 and "memory" in err and peak < 1250 * MB, f"exit {code}, {out}{err}, peak {peak // MB} MB")
    spin = t.write("spin.hs", "f :: Int -> Int\nf n = f (n + 1)\nmain :: IO ()\nmain = print (f 0)\n")
    code, out, err, _ = t.run("run", "--steps", "100000", spin)
    t.expect("--steps ends a loop", code == 3 and "steps" in err, f"exit {code}, {err}")
    code, out, err, _ = t.run("run", "--timeout", "300ms", spin)
    t.expect("--timeout ends a loop", code == 3 and "time" in err, f"exit {code}, {err}")


def bad_input(t):
    program = "module Main where\n\nimport Data.List (sort)\n\nmain :: IO ()\nmain = do\n  let xs = [3, 1, 2 :: Int]\n  print (sort xs)\n"
    crashes = []
    for cut in range(1, len(program)):
        code, _, err, _ = t.run("run", t.write("cut.hs", program[:cut]))
        if code not in (0, 2) or (code == 2 and "error:" not in err):
            crashes.append((cut, code, err[:200]))
    t.expect("every truncation of a file", not crashes, crashes[:3])
    t.bad_input("binary junk", t.write("junk.hs", bytes(range(256)) * 40))
    t.bad_input("a zero byte", t.write("zero.hs", b"main = print 1\n\0\n"))
    t.bad_input("invalid UTF-8", t.write("utf8.hs", b"main = putStrLn \"\xff\xfe\"\n"), "utf8.hs:1:")
    for name, text in {"parentheses": "(" * 100000, "brackets": "[" * 100000, "lambdas": "\\x -> " * 100000, "do": "do " * 100000,
                       "ifs": "if True then " * 100000, "minus": "- " * 100000, "types": "(x :: " * 100000}.items():
        t.bad_input(f"deeply nested {name}", t.write("nested.hs", f"main = {text}\n"), "nested.hs:")
    ok = t.write("wide.hs", "main = print (sum [" + ",".join(map(str, range(20000))) + "])\n")
    code, out, err, _ = t.run("run", ok)
    t.expect("a list of 20,000 elements", out == "199990000\n", f"exit {code}, {err[:300]}")
    ok = t.write("chain.hs", "main = print (" + " + ".join(["1"] * 5000) + ")\n")
    code, out, err, _ = t.run("run", ok)
    t.expect("a chain of 5,000 operators", out == "5000\n", f"exit {code}, {err[:300]}")
    t.write("A.hs", "module A where\nimport B\na = b\n")
    t.write("B.hs", "module B where\nimport A\nb = a\n")
    t.bad_input("mutually recursive modules", t.write("Cyc.hs", "import A\nmain = print a\n"), "cycle", "B.hs:2:1")
    t.bad_input("a missing module", t.write("Miss.hs", "import Data.Lisst\nmain = print 1\n"), "Could not find module", "Miss.hs:1:1", "Data.List")
    t.write("Bad.hs", "module Bad where\nx :: Int\nx = True\n")
    t.bad_input("a type error in an imported module", t.write("UsesBad.hs", "import Bad\nmain = print x\n"), "Bad.hs:3:5")
    code, _, err, _ = t.run("run", "/nonexistent.hs")
    t.expect("a missing file", code == 2 and "nonexistent" in err, f"exit {code}, {err}")
    code, _, err, _ = t.run("run", t.tmp.name)
    t.expect("a directory without Main", code == 2 and "error" in err, f"exit {code}, {err}")
    code, _, err, _ = t.run("run", t.write("nomain.hs", "module Main where\nf = 1\n"))
    t.expect("no main", code == 2 and "main" in err, f"exit {code}, {err}")
    code, _, err, _ = t.run("run", "--no-such-flag", "x.hs")
    t.expect("an unknown flag", code == 2, f"exit {code}, {err}")
    code, _, err, _ = t.run("eval", "-", "1 +")
    t.expect("eval of half an expression", code == 2 and "error:" in err, f"exit {code}, {err}")
    code, out, err, _ = t.run("eval", "-", "1+1")
    t.expect("eval 1+1", (code, out) == (0, "2\n"), f"exit {code}, {out}{err}")
    junk = t.write("bad.library", "needle library 2\nnonsense")
    code, _, err, _ = t.run("eval", "--library", junk, "-", "1")
    t.expect("a damaged library", code == 2 and "librar" in err, f"exit {code}, {err}")
    damaged = bytearray(open(os.path.join(os.path.dirname(os.path.abspath(t.needle)), "needle.library"), "rb").read())
    for where in (len(damaged) // 2, 3 * len(damaged) // 4):
        damaged[where:where + 200000] = b"\xff" * 200000
    with open(os.path.join(t.tmp.name, "later.library"), "wb") as f:
        f.write(damaged)
    code, _, err, _ = t.run("eval", "--library", f.name, "-", "map (+1) [1, 2]")
    t.expect("a library that is damaged where it is decoded late", code == 2 and "is damaged" in err, f"exit {code}, {err}")


ENDLESS = """import Test.QuickCheck
data T = L | N T Int T
size :: T -> Int
size L = 0
size (N a _ b) = size a + 1 + size b
prop_one :: T -> [Int] -> Bool
prop_one t xs = size t + length xs >= 0
prop_two :: T -> Bool
prop_two t = size t >= 0
prop_rare :: [Int] -> Property
prop_rare xs = sum xs == 123456789 && length xs > 9 ==> size L == 0
rare :: [Int] -> Bool
rare xs = sum xs == 123456789 && length xs > 9
never :: [Int] -> Int
never xs = if rare xs && not (rare xs) then 1 else 2
main :: IO ()
main = print (length [1 :: Integer ..])
"""
PAIRS = "f0 x = (x, x)\n" + "".join(f"f{i} x = f{i - 1} (f{i - 1} x)\n" for i in range(1, 6)) + "main = print 1\nprop_x b = b || not b\n"


def time(t):
    """-t holds in every command, and in the stages before."""
    endless, pairs = t.write("Endless.hs", ENDLESS), t.write("Pairs.hs", PAIRS)
    zero = t.write("Zero.hs", 'main :: IO ()\nmain = readFile "/dev/zero" >>= print . length\n')
    waits = t.write("Waits.hs", "main :: IO ()\nmain = getLine >>= putStrLn\n")
    huge = str(10 ** 1500)
    commands = {
        "check one": ["check", endless, "prop_one"], "check rare": ["check", endless, "prop_rare"],
        "check with helpers": ["check", endless, "prop_rare", "--strategy", "narrow", "-j", "4", "--help-every", "50"],
        "check lazy": ["check", endless, "prop_two", "--strategy", "lazy"],
        "check enumerate": ["check", endless, "prop_two", "--strategy", "enumerate"],
        "check random": ["check", endless, "prop_two", "--strategy", "random", "-n", "4000000000"],
        "reach": ["reach", endless + ":15:45"], "sample": ["sample", endless, "rare", "-n", "1000"],
        "sample a type": ["sample", endless, "T", "-n", "4000000000"],
        "sample uniformly": ["sample", "-", "[[Int]]", "-n", "1000", "--size", "3000"],
        "mutate": ["mutate", endless, "size", "-n", "1000000"],
        "count": ["count", "-", "[[Int]]", "--size", "0..30000"], "enum": ["enum", "-", "[[Int]]", "--size", "0..40"],
        "index": ["index", "-", "[[Int]]", huge], "run": ["run", endless], "run, reference": ["run", endless, "--evaluator", "reference"],
        "eval": ["eval", "-", "length [1 ..]"], "run, reading without end": ["run", zero, "--max-memory", "64G"],
        "run, waiting": ["run", waits], "run, waiting, reference": ["run", waits, "--evaluator", "reference"],
    }
    for command in ("check", "run", "reach", "sample", "mutate", "count", "eval"):
        more = {"sample": ["Bool"], "mutate": ["f0"], "count": ["Bool"], "eval": ["1"]}.get(command, [])
        commands[f"{command}, types"] = [command, pairs, *more]
    for name, command in commands.items():
        ends = set()
        for limit in (1, 2, 1):
            seconds, code = t.timed([*command, "-t", f"{limit}s"])
            ends.add((round(seconds, 2), code))
            # 2: types that are too large are refused, perhaps before the time is up
            if seconds <= limit * 1.1 + 0.2 and code in ((2, 3) if "types" in name else (0, 1, 3)):
                break
        else:
            t.expect(f"-t holds in {name}", False, f"took (seconds, exit code) {ends}")
            continue
        t.expect(f"-t holds in {name}", True, "")


def unwritable(t):
    """What cannot be written is an error, for every command and format."""
    ok = t.write("Ok.hs", "prop_a :: Bool -> Bool\nprop_a b = b || not b\nprop_fails :: Bool -> Bool\nprop_fails b = b\nmain :: IO ()\nmain = putStrLn \"hello\"\n")
    commands = [["check", ok], *(["check", ok, "-f", f] for f in ("json", "junit", "sarif", "github")), ["reach", ok + ":2"],
                ["sample", ok, "Bool", "-n", "2"], ["mutate", ok, "prop_a"], ["count", "-", "Bool"], ["index", "-", "Bool", "1"],
                ["enum", "-", "[Bool]", "--size", "0..30"], ["run", ok], ["run", ok, "--evaluator", "reference"], ["eval", "-", "1"],
                ["--help"], ["check", "--help"], ["--version"], ["run", "--dump", "core", ok]]
    for command in commands:
        for where in (">/dev/full", ">&-"):
            done = subprocess.run(["bash", "-c", f'exec "$@" {where}', "-", t.needle, *command], stderr=subprocess.PIPE, timeout=120)
            t.expect(f"{command} {where}", done.returncode == 2, f"exit {done.returncode}, {done.stderr[:200]}")
        for where in ("2>/dev/full", "2>&-"):
            done = subprocess.run(["bash", "-c", f'exec "$@" {where}', "-", t.needle, "check", "/nonexistent.hs"], stdout=subprocess.PIPE, timeout=120)
            t.expect(f"a message {where}", done.returncode == 2, f"exit {done.returncode}")
    done = subprocess.run(["bash", "-c", f'{t.needle} enum - "[Bool]" --size 0..60 | head -c 10 > /dev/null; exit ${{PIPESTATUS[0]}}'], timeout=120)
    t.expect("a closed pipe", done.returncode in (2, 141), f"exit {done.returncode}")
    full = t.write("Full.hs", 'import Control.Exception\nimport System.IO.Error\nmain :: IO ()\nmain = do\n'
                   '  r <- try (writeFile "/dev/full" "text")\n  putStrLn (either (\\e -> show (isFullError e)) (const "written") r)\n')
    for evaluator in ("machine", "reference"):
        code, out, err, _ = t.run("run", "--evaluator", evaluator, full)
        t.expect(f"a full disk raises, {evaluator}", (code, out) == (0, "True\n"), f"exit {code}, {out}{err}")


def files(t):
    """-f FORMAT=FILE."""
    ok = t.write("Ok.hs", "prop_a :: Bool -> Bool\nprop_a b = b || not b\n")
    here = pathlib.Path(t.tmp.name)

    def check(target):
        return t.run("check", ok, "-f", f"json={target}")[0]
    real = pathlib.Path(t.write("out/real.json", "old"))
    real.chmod(0o600)
    link, dangling, fifo = here / "out/link.json", here / "out/dangling.json", here / "out/fifo"
    link.symlink_to("real.json")
    dangling.symlink_to("made.json")
    os.mkfifo(fifo)
    code = check(link)
    t.expect("through a link", code == 0 and link.is_symlink() and real.read_text().startswith("{"), f"exit {code}, {real.read_text()[:40]}")
    t.expect("permissions stay", stat.S_IMODE(real.stat().st_mode) == 0o600, oct(real.stat().st_mode))
    code = check(dangling)
    t.expect("through a link to nothing", code == 0 and dangling.is_symlink() and (here / "out/made.json").exists(), f"exit {code}")
    code = check(fifo)
    t.expect("a FIFO nobody reads", code == 2 and stat.S_ISFIFO(fifo.stat().st_mode), f"exit {code}")
    before = os.stat("/dev/full")
    code = check("/dev/full")
    t.expect("a full device", code == 2 and os.stat("/dev/full").st_rdev == before.st_rdev, f"exit {code}")
    code = check("/dev/null")
    t.expect("a device", code == 0 and stat.S_ISCHR(os.stat("/dev/null").st_mode), f"exit {code}")
    t.expect("a directory", check(here) == 2, "")
    t.expect("nowhere", check("/nonexistent/missing/out.json") == 2, "")
    left = sorted(p.name for p in (here / "out").iterdir())
    t.expect("nothing is left behind", left == ["dangling.json", "fifo", "link.json", "made.json", "real.json"], left)
    fifo = here / "Fifo.hs"
    os.mkfifo(fifo)
    for command in (["check", str(fifo)], ["run", "/dev/zero"], ["count", str(fifo), "Bool"]):
        code, _, err, _ = t.run(*command)
        t.expect(f"{command} is no regular file", code == 2 and "not a regular file" in err, f"exit {code}, {err}")
    done = subprocess.run(["bash", "-c", f"{t.needle} run <(echo 'main = print 42')"], stdout=subprocess.PIPE, timeout=60)
    t.expect("a file from the shell", (done.returncode, done.stdout) == (0, b"42\n"), done)


def small(t):
    """Small limits on every command: no crash, and an exit code that is documented."""
    endless = t.write("Endless.hs", ENDLESS)
    commands = [["check", endless], ["check", endless, "-j", "1", "--strategy", "random"], ["reach", endless + ":15:45"], ["sample", endless, "rare"],
                ["sample", endless, "T", "--size", "9"], ["mutate", endless, "size"], ["count", endless, "T"], ["index", endless, "T", "99"],
                ["enum", endless, "T", "--size", "0..5"], ["run", endless], ["run", endless, "--evaluator", "reference"], ["eval", endless, "size L"]]
    for command in commands:
        for limit in (["--max-memory", "1"], ["--max-memory", "1M"], ["--max-memory", "16M"], ["--steps", "1"], ["--steps", "1000"]):
            code, _, err, peak = t.run(*command, *limit, "-t", "1s")
            unread = "--steps" in limit and (command[0] in ("count", "index", "enum") or "T" in command)  # nothing runs there
            if unread:
                t.expect(f"{command} {limit}", code == 2 and ("does not read --steps" in err or "for predicates" in err), f"exit {code}, {err[:300]}")
                continue
            t.expect(f"{command} {limit}", code in (0, 1, 3) and "nternal error" not in err and peak < 400 * MB, f"exit {code}, {err[:300]}, {peak // MB} MB")
        for limit in (["-t", "1ms"], ["-t", "0.01s"]):
            code, _, err, _ = t.run(*command, *limit)
            t.expect(f"{command} {limit}", code in (0, 1, 3) and "nternal error" not in err, f"exit {code}, {err[:300]}")


def many(t):
    """Memory is proportional to the number of properties."""
    def peak_of(count):
        path = t.write("Many.hs", "".join(f"prop_{i} :: Bool -> Bool\nprop_{i} b = b || not b\n\n" for i in range(count)))
        code, out, err, peak = t.run("check", path, "-f", "json")
        t.expect(f"{count} properties", code == 0 and out.count('"holds"') == count, f"exit {code}, {err[:300]}")
        return peak
    few, more = peak_of(1000), peak_of(10000)
    t.expect("memory of 10,000 properties", more < 12 * few, f"{few // MB} MB for 1,000, {more // MB} MB for 10,000")


HUNGRY = """module Hungry where
-- Twice through a list that is made once.
prop_holds, prop_fails :: [Bool] -> Bool
prop_holds xs = and (zipWith const xs xs) || sum big + length big >= 0 where big = [1 .. 150000 + length xs]
prop_fails xs = sum big < 0 || length (filter id xs) < 5 where big = [length big' | big' <- [xs], _ <- [1 .. 150000 :: Int]]
"""


def helpers(t):
    """A helper has less memory than one alone: the results are the same, and all of them together keep to the limit."""
    path = t.write("Hungry.hs", HUNGRY)
    flags = ["--strategy", "narrow", "--max-size", "12", "--max-memory", "500M", "-f", "json", "-t", "60s"]
    for prop in ("prop_holds", "prop_fails"):
        results = []
        for jobs in (["-j", "1"], ["-j", "5", "--help-every", "20"]):
            code, out, err, peak = t.run("check", path, prop, *flags, *jobs)
            t.expect(f"memory of {prop} with {jobs}", 0 < peak < 600 * MB, f"{peak // MB} MB")
            results.append((code, re.sub(r'"(seconds|steps)": *[0-9.]+', "", out)))
        t.expect(f"{prop} with helpers", results[0] == results[1] and results[0][1], f"{results}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default="build/release/needle")
    parser.add_argument("parts", nargs="*", help="memory, bad_input, time, unwritable, files, small, many, helpers; all unless named")
    options = parser.parse_args()
    t = Limits(options.needle)
    parts = [memory, bad_input, time, unwritable, files, small, many, helpers]
    for part in parts:
        if not options.parts or part.__name__ in options.parts:
            part(t)
    print(f"{t.passed} passed, {t.failed} failed")
    return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
