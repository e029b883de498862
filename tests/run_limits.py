#!/usr/bin/env python3
"""What must hold at the edges: memory within its bound, deep recursion, bad input of every kind, start-up. No timing is asserted."""
import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

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
            done = subprocess.run([self.needle, *args], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
            with os.fdopen(write, "wb") as out:
                out.write(repr((done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"), peak)).encode())
            os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as result:
            data = result.read()
        os.waitpid(pid, 0)
        return eval(data) if data else (-1, "", "the run did not end", 0)

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
    junk = t.write("bad.library", "needle library 1\nnonsense")
    code, _, err, _ = t.run("eval", "--library", junk, "-", "1")
    t.expect("a damaged library", code == 2 and "librar" in err, f"exit {code}, {err}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", default="build/release/needle")
    t = Limits(parser.parse_args().needle)
    memory(t)
    bad_input(t)
    print(f"{t.passed} passed, {t.failed} failed")
    return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
