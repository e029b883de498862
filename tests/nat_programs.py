"""Random programs of the strict language, each with one variable called target. For run_backward_random.py.

A program is a chain of bindings: inputs, functions, functions that call themselves with fuel, lists, records,
variants. Expressions are made by type, so that few of them get stuck; division by zero, a match that does not fit and
an endless loop are there on purpose. Every number could have been the target.
"""
import random

PLACE = "@"
TYPES = ["int", "int", "int", "bool", "list", "record", "variant"]


class NatProgram:
    def __init__(self, seed):
        self.rnd, self.names = random.Random(seed), 0

    def fresh(self):
        self.names += 1
        return f"v{self.names}"

    # ---- expressions of a type; scope has pairs of a name and a type, functions have ("fun", arguments, result)

    def make(self, type_, scope, depth):
        made = getattr(self, type_)(scope, depth) if isinstance(type_, str) else self.function(type_, scope, depth)
        return f"({PLACE}{made})" if type_ == "int" else made

    def variable(self, type_, scope):
        fitting = [name for name, t in scope if t == type_]
        return self.rnd.choice(fitting[-4:] if self.rnd.random() < 0.7 else fitting) if fitting else None

    def constant(self):
        n = self.rnd.choice([0, 0, 1, 1, 2, 3, 4, 5, 7, -1, -2])
        return str(n) if n >= 0 else f"(0 - {-n})"

    def leaf(self, type_, scope):
        found = self.variable(type_, scope)
        if found and self.rnd.random() < 0.8:
            return found
        return {"int": self.constant, "bool": lambda: self.rnd.choice(["true", "false"]), "list": lambda: "[]",
                "record": lambda: f"{{a = {self.constant()}, b = true}}",
                "variant": lambda: f"(`{self.rnd.choice('AB')} {self.constant()})"}[type_]()

    def common(self, type_, scope, depth):
        """What every type has: branches, bindings, calls, matches."""
        rnd, m = self.rnd, lambda t, s=scope: self.make(t, s, depth - 1)
        roll = rnd.randrange(9)
        v, w = self.fresh(), self.fresh()
        callable_ = [(name, t) for name, t in scope if isinstance(t, tuple) and t[2] == type_]
        if roll <= 2 and callable_:
            name, (_, arguments, _) = rnd.choice(callable_)
            return f"({name} {' '.join(self.argument(t, scope, depth - 1) for t in arguments)})"
        if roll <= 4:
            return f"(if {m('bool')} then {m(type_)} else {m(type_)})"
        if roll == 5:
            t = rnd.choice(TYPES)
            return f"(let {v} = {m(t)} in {m(type_, scope + [(v, t)])})"
        if roll == 6:
            arms = [f"[] -> {m(type_)}", f"{v} :: {w} -> {m(type_, scope + [(v, 'int'), (w, 'list')])}"]
            rnd.shuffle(arms)
            return f"(match {m('list')} with | {' | '.join(arms[:1] if rnd.random() < 0.1 else arms)} end)"
        if roll == 7:
            return f"(match {m('int')} with | {rnd.randint(0, 2)} -> {m(type_)} | {v} -> {m(type_, scope + [(v, 'int')])} end)"
        arms = [f"`A {v} -> {m(type_, scope + [(v, 'int')])}", f"`B {w} -> {m(type_, scope + [(w, 'int')])}"]
        return f"(match {m('variant')} with | {' | '.join(arms)} end)"

    def argument(self, type_, scope, depth):
        return f"({self.make(type_, scope, depth)})"

    def int(self, scope, depth):
        rnd = self.rnd
        if depth <= 0:
            return self.leaf("int", scope)
        m = lambda t="int": self.make(t, scope, depth - 1)
        v = self.fresh()
        roll = rnd.randrange(14)
        if roll < 5:
            return self.common("int", scope, depth)
        if roll < 8:
            return f"({m()} {rnd.choice('+-')} {m()})"
        if roll == 8:
            return f"({m()} * {self.constant()})"
        if roll == 9:
            return f"({m()} {rnd.choice('/%')} {m() if rnd.random() < 0.3 else rnd.choice([2, 3, 4])})"
        if roll == 10:
            return f"({m('record')}).a"
        if roll == 11:
            return f"((fun {v} -> {self.make('int', scope + [(v, 'int')], depth - 1)}) {self.argument('int', scope, depth - 1)})"
        if roll == 12:
            return "(let i = input in i)"
        return self.leaf("int", scope)

    def bool(self, scope, depth):
        rnd = self.rnd
        m = lambda t: self.make(t, scope, depth - 1)
        roll = rnd.randrange(10)
        if depth <= 0 or roll < 5:
            left, right = (self.leaf("int", scope), self.constant()) if depth <= 0 or rnd.random() < 0.6 else (m("int"), m("int"))
            return f"({left} {rnd.choice(['==', '==', '<', '<=', '>', '>='])} {right})"
        if roll == 5:
            return f"({m('bool')} and {m('bool')})"
        if roll == 6:
            return f"({m('bool')} or {m('bool')})"
        if roll == 7:
            return f"(not ({m('bool')}))"
        if roll == 8:
            return f"({m('record')}).b"
        return self.common("bool", scope, depth)

    def list(self, scope, depth):
        if depth <= 0:
            return self.leaf("list", scope)
        m = lambda t: self.make(t, scope, depth - 1)
        roll = self.rnd.randrange(6)
        if roll < 2:
            return f"({m('int')} :: {m('list')})"
        if roll == 2:
            return "[" + "; ".join(m("int") for _ in range(self.rnd.randint(0, 3))) + "]"
        if roll == 3:
            return f"(map ({self.make(('fun', ('int',), 'int'), scope, depth - 1)}) ({m('list')}))"
        return self.common("list", scope, depth)

    def record(self, scope, depth):
        if depth <= 0:
            return self.leaf("record", scope)
        m = lambda t: self.make(t, scope, depth - 1)
        return f"{{a = {m('int')}, b = {m('bool')}}}" if self.rnd.random() < 0.6 else self.common("record", scope, depth)

    def variant(self, scope, depth):
        if depth <= 0:
            return self.leaf("variant", scope)
        if self.rnd.random() < 0.6:
            return f"(`{self.rnd.choice('AB')} ({self.make('int', scope, depth - 1)}))"
        return self.common("variant", scope, depth)

    def function(self, type_, scope, depth):
        found = self.variable(type_, scope)
        if found and self.rnd.random() < 0.5:
            return found
        partial = [(name, t) for name, t in scope if isinstance(t, tuple) and t[1][1:] == type_[1] and t[2] == type_[2]]
        if partial and self.rnd.random() < 0.4:
            name, (_, arguments, _) = self.rnd.choice(partial)
            return f"{name} {self.argument(arguments[0], scope, depth)}"
        parameters = [(self.fresh(), t) for t in type_[1]]
        return f"fun {' '.join(p for p, _ in parameters)} -> {self.make(type_[2], scope + parameters, depth)}"

    # ---- bindings

    def binding(self, scope):
        """A line, and what it binds."""
        rnd, name = self.rnd, self.fresh()
        roll = rnd.randrange(11)
        if roll < 3:
            return f"let {name} = input in", [(name, "int")]
        if roll < 5:
            return self.plain_function(name, scope)
        if roll < 7:
            return self.recursive_function(name, scope)
        if roll == 7:
            return self.mutual_functions(name, scope)
        if roll == 8:  # a record of a function and a number
            type_ = ("fun", ("int",), "int")
            function, number = self.make(type_, scope, 2), self.make("int", scope, 1)
            return f"let {name} = {{f = {function}, n = {number}}} in", [(f"({name}.f)", type_), (f"({name}.n)", "int")]
        type_ = rnd.choice(TYPES)
        return f"let {name} = {self.make(type_, scope, 2)} in", [(name, type_)]

    def mutual_functions(self, name, scope):
        other, n, x, result = self.fresh(), self.fresh(), self.fresh(), self.rnd.choice(["int", "int", "bool"])
        inner = scope + [(x, "int")]
        lines = []
        for this, next_ in ((name, other), (other, name)):
            base, argument = self.make(result, inner, 1), self.argument("int", inner, 1)
            lines.append(f"{this} {n} {x} = if {n} <= 0 then {base} else {next_} ({n} - {self.rnd.choice('112')}) {argument}")
        type_ = ("fun", ("int", "int"), result)
        return f"let rec {lines[0]} with {lines[1]} in", [(name, type_), (other, type_)]

    def signature(self):
        arguments = tuple(self.rnd.choice(["int", "int", "bool", "list", "record", ("fun", ("int",), "int")])
                          for _ in range(self.rnd.randint(1, 2)))
        return "fun", arguments, self.rnd.choice(TYPES)

    def plain_function(self, name, scope):
        type_ = self.signature()
        parameters = [(self.fresh(), t) for t in type_[1]]
        body = self.make(type_[2], scope + parameters, 2)
        if len(parameters) == 2 and self.rnd.random() < 0.4:  # something happens before the second argument comes
            (first, t), (second, _) = parameters
            v, before = self.fresh(), self.make("int", scope + [(first, t)], 1)
            return f"let {name} {first} = let {v} = {before} in fun {second} -> {body} in", [(name, type_)]
        return f"let {name} {' '.join(p for p, _ in parameters)} = {body} in", [(name, type_)]

    def recursive_function(self, name, scope):
        """It ends: by fuel, by the list it takes apart, by an input; or, rarely, it does not."""
        rnd, x, xs = self.rnd, self.fresh(), self.fresh()
        result = rnd.choice(["int", "int", "bool", "list"])
        roll = rnd.randrange(10)
        if roll < 4:
            type_ = ("fun", ("int", "int"), result)
            inner = scope + [(xs, "int")]
            again = [(f"({name} ({x} - 1))", ("fun", ("int",), result))]
            base, step = self.make(result, inner, 1), self.make(result, inner + again, 2)
            return f"let rec {name} {x} {xs} = if {x} <= 0 then {base} else {step} in", [(name, type_)]
        if roll < 7:
            type_ = ("fun", ("list",), result)
            again = self.fresh()
            base, step = self.make(result, scope, 1), self.make(result, scope + [(x, "int"), (again, result)], 2)
            return (f"let rec {name} l = match l with | [] -> {base} | {x} :: {xs} -> let {again} = {name} {xs} in {step} end in",
                    [(name, type_)])
        if roll < 9:
            type_ = ("fun", ("int",), result)
            base, step = self.make(result, scope + [("u", "int")], 1), self.make(result, scope + [("u", "int"), (x, "int")], 1)
            stop = rnd.choice([f"{x} == 0", f"{x} <= u", f"5 <= u"])
            return (f"let rec {name} u = let {x} = input in if {stop} then {base} else "
                    f"let {xs} = {name} (u + 1) in {self.joined(result, xs, step)} in", [(name, type_)])
        return f"let rec {name} {x} = if {self.make('bool', scope + [(x, 'int')], 1)} then {x} else {name} {x} in", \
            [(name, ("fun", ("int",), "int"))]

    def joined(self, result, one, other):
        return {"int": f"({one} + {other})", "bool": f"(if {one} then {other} else {one})",
                "list": f"(match {other} with | [] -> {one} | h :: t -> h :: {one} end)"}[result]

    def loop(self):
        """A function that calls itself and a question about its result: what a proof by facts about results is tried on."""
        rnd, small = self.rnd, lambda: self.rnd.choice(["0", "1", "2", "3", "(0 - 1)"])
        stop = rnd.choice(["x == 0", "x <= 0", f"x < {small()}", "u > 3", f"x == {small()} or u > 5"])
        kind = rnd.randrange(4)
        if kind == 3:  # a list is built, then walked
            test = f"{rnd.choice(['h', 'h + k', 'h - k', 'h * 2'])} {rnd.choice(['==', '<', '>='])} {small()}"
            return "\n".join([
                f"let rec build u = let x = input in if {stop} then [] else {rnd.choice(['x', 'x * x', 'u', 'x % 3', '2'])} :: build (u + 1) in",
                f"let rec walk k l = match l with | [] -> k | h :: t -> if {test} then walk (k {rnd.choice('+-')} {rnd.choice(['1', 'h', '2'])}) t "
                f"else {rnd.choice(['walk k t', 'k', '0 - k', 'h'])} end in",
                f"let r = walk {small()} (build 0) in",
                f"if r {rnd.choice(['==', '<', '>', '>='])} {small()} then let target = 1 in target else 0", ""])
        base = rnd.choice(["0", "1", "u", "x", small()])
        step = rnd.choice(["1 + again", "x + again", "again - x", "again * 2", "again + (x * x)", "again % 3", "0 - again", "if again < x then x else again",
                           "if x > 2 then x + again else again", "again + 2", "u + again", "again / 2 + 1"])
        lines = [f"let rec f u = let x = input in if {stop} then {base} else let again = {'g' if kind == 2 else 'f'} (u + 1) in {step}"]
        if kind == 2:
            lines.append(f"with g u = if u > 6 then {small()} else (f u) {rnd.choice('+-*')} {small()}")
        lines += ["in", "let r = f 0 in"]
        if kind == 1:
            lines.append("let s = f r in")
        left = rnd.choice(["r", "r % 2", "r * 2", "r - 1"] + (["r + s", "r - s", "s"] if kind == 1 else []))
        lines.append(f"if {left} {rnd.choice(['==', '==', '<', '<=', '>', '>='])} {small()} then let target = 1 in target else 0")
        return "\n".join(lines) + "\n"

    def text(self):
        if self.rnd.random() < 0.2:
            return self.loop()
        lines = ["let rec map f l = match l with | [] -> [] | x :: xs -> f x :: map f xs end in"]
        scope = []
        for _ in range(self.rnd.randint(2, 6)):
            line, bound = self.binding(scope)
            lines.append(line)
            scope += bound
            name, type_ = bound[0]
            if isinstance(type_, tuple) and self.rnd.random() < 0.7:  # most functions are called
                called = self.fresh()
                before = [s for s in scope if s not in bound]
                lines.append(f"let {called} = {name} {' '.join(self.argument(a, before, 1) for a in type_[1])} in")
                scope.append((called, type_[2]))
        if self.rnd.random() < 0.35:
            return "\n".join(lines).replace(PLACE, "") + "\n" + self.guarded(scope)
        lines.append(self.make(self.rnd.choice(["int", "int", "bool", "list"]), scope, 3))
        return self.with_target("\n".join(lines) + "\n")

    def guarded(self, scope):
        """The target at the end, behind some conditions that may contradict each other."""
        conditions = [self.bool(scope, self.rnd.randint(0, 2)).replace(PLACE, "") for _ in range(self.rnd.randint(1, 4))]
        out = "let target = 1 in target"
        for condition in conditions:
            out = f"if {condition} then {out} else 0" if self.rnd.random() < 0.7 else f"if {condition} then 0 else {out}"
        return out + "\n"

    def with_target(self, text):
        """One of the places becomes the target, sometimes two."""
        places = text.count(PLACE)
        if not places:
            return "let target = 1 in\n" + text
        chosen = {self.rnd.randrange(places) for _ in range(2 if self.rnd.random() < 0.1 else 1)}
        parts = text.split(PLACE)
        return parts[0] + "".join(("let target = 1 in " if i in chosen else "") + part for i, part in enumerate(parts[1:]))
