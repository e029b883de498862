#!/usr/bin/env python3
"""The grammar of .nat files: random programs with few parentheses on Needle, against an interpreter of a few lines, written from docs/nat.md alone.

    run_nat_grammar.py --needle build/release/needle [--count 1500] [--seed 1]

A program is made as a tree, evaluated here, and printed with as few parentheses as its operators allow (or some more). The value, or that it
is stuck, or which input it asks for, must be the same.
"""
import argparse
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FUEL = 3000
LABELS, TAGS = ["a", "b", "c"], ["A", "B"]
ARITHMETIC, COMPARE = ["+", "-", "*", "/", "%"], ["==", "<>", "<", "<=", ">", ">="]
RIGHT, CONS, OR, AND, NOT, COMPARED, SUM, PREFIX, CHAIN, ATOM = range(10)  # how tight a form binds


class Stuck(Exception):
    pass


class Asks(Exception):
    pass


class TooLong(Exception):
    pass


# --- making programs: a tree is (form, ...); `kind` is what value would fit, and is not always obeyed

class Maker:
    def __init__(self, rng):
        self.rng, self.names = rng, 0

    def fresh(self):
        self.names += 1
        return self.rng.choice(["x", "y", f"v{self.names}"])

    def make(self, kind, depth, scope):
        rng = self.rng
        if rng.random() < 0.03:
            kind = rng.choice(["int", "bool", "list", "record", "variant", "fun"])
        known = [name for name, its in scope if its == kind]
        if known and rng.random() < (0.9 if depth <= 0 else 0.25):
            return ("var", rng.choice(known))
        if depth > 0 and rng.random() < 0.45:
            return self.general(kind, depth - 1, scope)
        return getattr(self, kind)(depth - 1, scope)

    def general(self, kind, depth, scope):
        make = self.make
        form = self.rng.choice(["if", "let", "let", "call", "match", "project", "apply", "rec"])
        if form == "if":
            return ("if", make("bool", depth, scope), make(kind, depth, scope), make(kind, depth, scope))
        if form == "let":
            name, its = self.fresh(), self.rng.choice(["int", "bool", "list", "record", "variant", "fun"])
            return ("let", name, [], make(its, depth, scope), make(kind, depth, scope + [(name, its)]))
        if form == "call":  # a function of two, called at once
            f, x, y = self.fresh(), self.fresh(), self.fresh()
            body = make(kind, depth, scope + [(x, "int"), (y, "int")])
            call = ("app", ("app", ("var", f), make("int", depth, scope)), make("int", depth, scope))
            return ("let", f, [x, y], body, call if f != "" else body)
        if form == "rec":  # counts down
            f, n = self.fresh() + "f", self.fresh()
            inside = scope + [(n, "int")]
            more = ("app", ("var", f), ("op", "-", ("var", n), ("num", 1)))
            step = ("let", self.fresh() + "r", [], more, make(kind, depth - 1, inside))
            body = ("if", ("op", "<", ("var", n), ("num", 1)), make(kind, depth - 1, inside), step)
            return ("rec", f, n, body, ("app", ("var", f), ("num", self.rng.randrange(3))))
        if form == "match":
            return self.match(kind, depth, scope)
        if form == "project":
            label = self.rng.choice(LABELS)
            if self.rng.random() < 0.5:
                return ("project", ("record", [(label, make(kind, depth, scope))]), label)
            x = self.fresh()
            return ("project", ("app", ("fun", [x], ("record", [(label, ("var", x))])), make(kind, depth, scope)), label)
        x = self.fresh()
        return ("app", ("fun", [x], make(kind, depth, scope + [(x, "int")])), make("int", depth, scope))

    def match(self, kind, depth, scope):
        kinds = ["int", "bool", "list", "record", "variant"]
        subject = self.rng.choice(kinds)
        clauses = []
        for _ in range(self.rng.randint(1, 3)):
            bound = []
            pattern = self.pattern(subject if self.rng.random() < 0.8 else self.rng.choice(kinds), 2, bound)
            clauses.append((pattern, self.make(kind, depth, scope + bound)))
        if self.rng.random() < 0.7:
            clauses.append((("any",), self.make(kind, depth, scope)))
        return ("match", self.make(subject, depth, scope), clauses)

    def pattern(self, kind, depth, bound):
        rng = self.rng
        if depth == 0 or rng.random() < 0.3:
            if rng.random() < 0.4:
                return ("any",)
            self.names += 1
            bound.append((f"p{self.names}", kind))
            return ("var", f"p{self.names}")
        if kind == "int":
            return ("num", rng.randint(-1, 2))
        if kind == "bool":
            return (rng.choice(["true", "false"]),)
        if kind == "list":
            return ("nil",) if rng.random() < 0.4 else ("cons", self.pattern(rng.choice(["int", "int", "bool"]), depth - 1, bound), self.pattern("list", depth - 1, bound))
        if kind == "variant":
            return ("variant", rng.choice(TAGS), self.pattern("int", depth - 1, bound))
        return ("record", [(l, self.pattern("int", depth - 1, bound)) for l in rng.sample(LABELS, rng.randint(0, 2))])

    def int(self, depth, scope):
        choice = self.rng.random()
        if depth <= 0 or choice < 0.25:
            return ("num", self.rng.choice([0, 1, 2, 3, 7, 12345678901234567890]))
        if choice < 0.4:
            return ("input",)
        if choice < 0.5:
            return ("negate", self.make("int", depth, scope))
        return ("op", self.rng.choice(ARITHMETIC), self.make("int", depth, scope), self.make("int", depth, scope))

    def bool(self, depth, scope):
        choice = self.rng.random()
        if depth <= 0 or choice < 0.2:
            return (self.rng.choice(["true", "false"]),)
        if choice < 0.5:
            return ("op", self.rng.choice(COMPARE), self.make("int", depth, scope), self.make("int", depth, scope))
        if choice < 0.65:
            return ("not", self.make("bool", depth, scope))
        return (self.rng.choice(["and", "or"]), self.make("bool", depth, scope), self.make("bool", depth, scope))

    def list(self, depth, scope):
        if self.rng.random() < 0.5:
            return ("list", [self.make("int", depth - 1, scope) for _ in range(self.rng.randrange(3))])
        return ("cons", self.make("int", depth, scope), self.make("list", depth, scope) if depth > 0 else ("list", []))

    def record(self, depth, scope):
        labels = self.rng.sample(LABELS, self.rng.randint(0, 3))
        return ("record", [(label, self.make("int", depth - 1, scope)) for label in labels])

    def variant(self, depth, scope):
        return ("variant", self.rng.choice(TAGS), self.make("int", depth, scope))

    def fun(self, depth, scope):
        names = [self.fresh() for _ in range(self.rng.randint(1, 2))]
        return ("fun", names, self.make("int", depth, scope + [(n, "int") for n in names]))


# --- printing

class Printer:
    def __init__(self, rng):
        self.rng = rng

    def at(self, e, level):
        text, own = self.form(e)
        return f"({text})" if own < level or self.rng.random() < 0.05 else text

    def form(self, e):
        at, kind = self.at, e[0]
        if kind == "num":
            return str(e[1]), ATOM
        if kind in ("true", "false", "input"):
            return kind, ATOM
        if kind == "var":
            return e[1], ATOM
        if kind == "op":
            own = SUM if e[1] in ARITHMETIC else COMPARED
            return f"{at(e[2], own)} {e[1]} {at(e[3], own + 1)}", own
        if kind in ("and", "or"):
            own = AND if kind == "and" else OR
            return f"{at(e[1], own + 1)} {kind} {at(e[2], own)}", own
        if kind == "not":
            return f"not {at(e[1], NOT)}", NOT
        if kind == "negate":
            return f"-{at(e[1], PREFIX)}", PREFIX
        if kind == "variant":
            return f"`{e[1]} {at(e[2], PREFIX)}", PREFIX
        if kind == "cons":
            return f"{at(e[1], CONS + 1)} :: {at(e[2], CONS)}", CONS
        if kind == "app":
            return f"{at(e[1], CHAIN)} {at(e[2], ATOM)}", CHAIN
        if kind == "project":
            return f"{at(e[1], CHAIN)}.{e[2]}", CHAIN
        if kind == "list":
            return "[" + self.rng.choice([", ", "; "]).join(at(x, RIGHT) for x in e[1]) + "]", ATOM
        if kind == "record":
            return "{" + ", ".join(f"{label} = {at(x, RIGHT)}" for label, x in e[1]) + "}", ATOM
        return self.reaching(e), RIGHT

    def reaching(self, e):
        at, kind = self.at, e[0]
        if kind == "if":
            return f"if {at(e[1], RIGHT)} then {at(e[2], RIGHT)} else {at(e[3], RIGHT)}"
        if kind == "fun":
            return f"{self.rng.choice(['fun', 'function'])} {' '.join(e[1])} -> {at(e[2], RIGHT)}"
        if kind == "let":
            return f"let {' '.join([e[1], *e[2]])} = {at(e[3], RIGHT)} in\n{at(e[4], RIGHT)}"
        if kind == "rec":
            return f"let rec {e[1]} {e[2]} = {at(e[3], RIGHT)} in # again\n{at(e[4], RIGHT)}"
        clauses = " | ".join(f"{self.pattern(p)} -> {at(body, RIGHT)}" for p, body in e[2])
        return f"match {at(e[1], RIGHT)} with {self.rng.choice(['', '| '])}{clauses} end"

    def pattern(self, p, atomic=False):
        if p[0] == "any":
            return "_"
        if p[0] in ("var", "num"):
            return str(p[1])
        if p[0] == "nil":
            return "[]"
        if p[0] == "cons":
            text = f"{self.pattern(p[1], True)} :: {self.pattern(p[2])}"
            return f"({text})" if atomic else text
        if p[0] == "variant":
            return f"`{p[1]} {self.pattern(p[2], True)}"
        if p[0] == "record":
            return "{" + ", ".join(f"{label} = {self.pattern(q)}" for label, q in p[1]) + "}"
        return p[0]


# --- evaluating: numbers, booleans, functions of one argument, and tuples with a tag

class Evaluator:
    def __init__(self, inputs):
        self.inputs, self.read, self.fuel = inputs, 0, FUEL

    def number(self, v):
        if type(v) is not int:
            raise Stuck
        return v

    def truth(self, v):
        if type(v) is not bool:
            raise Stuck
        return v

    def call(self, f, x):
        if not callable(f):
            raise Stuck
        return f(x)

    def closure(self, params, body, env):
        def apply(x):
            inner = {**env(), params[0]: x}
            return self.eval(body, inner) if len(params) == 1 else self.closure(params[1:], body, lambda: inner)
        return apply

    def eval(self, e, env):
        self.fuel -= 1
        if self.fuel < 0:
            raise TooLong
        return getattr(self, "on_" + e[0])(e, env)

    def on_num(self, e, env): return e[1]
    def on_true(self, e, env): return True
    def on_false(self, e, env): return False
    def on_var(self, e, env): return env[e[1]]
    def on_fun(self, e, env): return self.closure(e[1], e[2], lambda: env)
    def on_list(self, e, env): return self.linked([self.eval(x, env) for x in e[1]])
    def on_cons(self, e, env): return ("cons", self.eval(e[1], env), self.eval(e[2], env))
    def on_record(self, e, env): return ("record", {label: self.eval(x, env) for label, x in e[1]})
    def on_variant(self, e, env): return ("variant", e[1], self.eval(e[2], env))
    def on_not(self, e, env): return not self.truth(self.eval(e[1], env))
    def on_negate(self, e, env): return -self.number(self.eval(e[1], env))

    def linked(self, items):
        out = ("nil",)
        for x in reversed(items):
            out = ("cons", x, out)
        return out

    def on_input(self, e, env):
        if self.read == len(self.inputs):
            raise Asks
        self.read += 1
        return self.inputs[self.read - 1]

    def on_app(self, e, env):
        f = self.eval(e[1], env)
        return self.call(f, self.eval(e[2], env))

    def on_and(self, e, env):
        a, b = self.eval(e[1], env), self.eval(e[2], env)
        return self.truth(a) & self.truth(b)

    def on_or(self, e, env):
        a, b = self.eval(e[1], env), self.eval(e[2], env)
        return self.truth(a) | self.truth(b)

    def on_op(self, e, env):
        a, b = self.eval(e[2], env), self.eval(e[3], env)
        a, b = self.number(a), self.number(b)
        if e[1] in "/%":
            if b == 0:
                raise Stuck
            q = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
            return q if e[1] == "/" else a - q * b
        table = {"+": a + b, "-": a - b, "*": a * b, "==": a == b, "<>": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}
        return table[e[1]]

    def on_if(self, e, env):
        return self.eval(e[2] if self.truth(self.eval(e[1], env)) else e[3], env)

    def on_let(self, e, env):
        _, name, params, bound, body = e
        value = self.closure(params, bound, lambda: env) if params else self.eval(bound, env)
        return self.eval(body, {**env, name: value})

    def on_rec(self, e, env):
        _, name, param, bound, body = e
        inner = dict(env)
        inner[name] = self.closure([param], bound, lambda: inner)
        return self.eval(body, inner)

    def on_project(self, e, env):
        r = self.eval(e[1], env)
        if not (type(r) is tuple and r[0] == "record" and e[2] in r[1]):
            raise Stuck
        return r[1][e[2]]

    def on_match(self, e, env):
        value = self.eval(e[1], env)
        for pattern, body in e[2]:
            bound = {}
            if self.fits(pattern, value, bound):
                return self.eval(body, {**env, **bound})
        raise Stuck

    def fits(self, p, v, bound):
        if p[0] == "any":
            return True
        if p[0] == "var":
            bound[p[1]] = v
            return True
        is_constructed = type(v) in (bool, tuple)
        if is_constructed == (p[0] == "num") or callable(v):  # of another kind
            return False
        if p[0] == "num":
            return v == p[1]
        if p[0] in ("true", "false"):
            return v is (p[0] == "true")
        if type(v) is bool or v[0] != p[0]:
            return False
        if p[0] == "cons":
            return self.fits(p[1], v[1], bound) and self.fits(p[2], v[2], bound)
        if p[0] == "variant":
            return p[1] == v[1] and self.fits(p[2], v[2], bound)
        if p[0] == "record":
            return all(label in v[1] for label, _ in p[1]) and all(self.fits(q, v[1][label], bound) for label, q in p[1])
        return True


def shown(v, operand=False):
    if type(v) is bool:
        return "true" if v else "false"
    if type(v) is int:
        return f"({v})" if operand and v < 0 else str(v)
    if callable(v):
        return "<fun>"
    if v[0] == "record":
        return "{" + ", ".join(f"{label} = {shown(v[1][label])}" for label in sorted(v[1])) + "}"
    if v[0] == "variant":
        text = f"`{v[1]} {shown(v[2], True)}"
        return f"({text})" if operand else text
    items = []
    while type(v) is tuple and v[0] == "cons":
        items.append(shown(v[1]))
        v = v[2]
    return "[" + "; ".join(items) + "]" + ("" if v == ("nil",) else " :: " + shown(v))


def expectation(tree, inputs):
    evaluator = Evaluator(inputs)
    try:
        return shown(evaluator.eval(tree, {}))
    except Stuck:
        return "stuck"
    except Asks:
        return f"asks {len(inputs) + 1}"


def outcome(needle, path, inputs):
    done = subprocess.run([needle, "run", path, "--steps", "10000000", "--input", ",".join(map(str, inputs))], capture_output=True, text=True, timeout=60)
    if done.returncode == 0:
        return done.stdout.rstrip("\n")
    if done.returncode == 1 and "the program is stuck: " in done.stderr:
        return "stuck"
    if done.returncode == 1 and "the program asks for a " in done.stderr:
        return "asks " + "".join(c for c in done.stderr.split("asks for a ")[1].split()[0] if c.isdigit())
    return f"exit {done.returncode}: {done.stderr}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--needle", required=True)
    parser.add_argument("--count", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    sys.setrecursionlimit(100000)
    rng = random.Random(options.seed)
    cases = []
    while len(cases) < options.count:
        tree = Maker(rng).make(rng.choice(["int", "bool", "list", "record", "variant"]), rng.randint(2, 5), [])
        inputs = [rng.randint(-2, 4) for _ in range(rng.randrange(6))]
        try:
            cases.append((Printer(rng).at(tree, RIGHT), inputs, expectation(tree, inputs)))
        except TooLong:
            continue
    values = sum(expected != "stuck" and not expected.startswith("asks") for _, _, expected in cases)
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(options.jobs) as pool:
        def judge(numbered):
            number, (text, inputs, expected) = numbered
            path = Path(scratch) / f"{number}.nat"
            path.write_text(text)
            return outcome(options.needle, str(path), inputs)
        given = list(pool.map(judge, enumerate(cases)))
    failed = 0
    for (text, inputs, expected), got in zip(cases, given):
        if got != expected:
            failed += 1
            if failed <= 5:
                print(f"FAILED on {inputs}: {got}; expected {expected}\n{text}\n")
    print(f"{values} of {len(cases)} programs have a value")
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
