"""A small language with refined types: written as annotated Haskell, and run here with its contracts checked.

Int, Bool, List Int, a type variable and lists of it (A, ListA), functions with a precondition for each argument and a postcondition. Nothing of needle is
used: a program is compiled to Python, lazily evaluated, and a call that is not as the callee's type says is a
Violation by its caller. Expressions are tuples; the first element says which form:

    int n, bool b, var x, emp (emp a: a list of the type variable), cons h t, op o a b, not a, size a, if c a b, let x e b, error,
    case e emp h t cons (emp is None: no such alternative), call f args
"""

LOGIC = {"==": "=", "&&": "&&", "||": "||"}
COMPARISONS = ["==", "/=", "<", "<=", ">", ">="]


class Violation(Exception):
    def __init__(self, by, callee):
        self.by, self.callee = by, callee


class OutOfSteps(Exception):
    pass


class Function:
    def __init__(self, name, params, result):
        self.name, self.params, self.result = name, params, result
        self.pre = [None] * len(params)       # over the parameters up to this one
        self.elements = [None] * len(params)  # over `e`, for every element of a list
        self.post = self.post_elements = None  # over the parameters and `v`; over `e`
        self.annotated, self.promotion, self.body = True, None, None
        self.old_binders = False  # x:{w:Int | w > 0}, not {x:Int | x > 0}
        self.exact = None  # a reflected function that is its graph
        self.proposed = None  # an annotation in place of its own

    def impossible(self):
        return ("bool", False) in self.pre

    def has_type(self):
        return self.annotated and (self.exact or any(self.pre) or any(self.elements) or self.post or self.post_elements)


def substitute(e, by):
    if not isinstance(e, tuple):
        return [substitute(x, by) for x in e] if isinstance(e, list) else e
    if e[0] == "var":
        return by.get(e[1], e)
    return tuple(substitute(x, by) if isinstance(x, (tuple, list)) else x for x in e)


def callees(e):
    if isinstance(e, list):
        return set().union(*map(callees, e)) if e else set()
    if not isinstance(e, tuple):
        return set()
    return set().union({e[1]} if e[0] == "call" else set(), *(callees(x) for x in e[1:]))


# --- as Haskell

def atom(text):
    return text if text.replace("_", "").isalnum() or text.startswith("(") else f"({text})"


def haskell(e, logic=False):
    h = lambda x: haskell(x, logic)
    kind = e[0]
    if kind == "int":
        return str(e[1]) if e[1] >= 0 else f"({e[1]})"
    if kind == "bool":
        return str(e[1]).lower() if logic else str(e[1])
    if kind == "var":
        return e[1]
    if kind == "emp":
        return "Emp" if logic or len(e) > 1 else "(Emp :: List Int)"
    if kind == "cons":
        return f"(Cons {h(e[1])} {h(e[2])})"
    if kind == "op":
        return operation(e[1], h(e[2]), h(e[3]), logic)
    if kind == "not":
        return f"(not {h(e[1])})"
    if kind == "size":
        return f"(size {h(e[1])})"
    if kind == "if":
        return f"(if {h(e[1])} then {h(e[2])} else {h(e[3])})"
    if kind == "let":
        return f"(let {e[1]} = {h(e[2])} in {h(e[3])})"
    if kind == "error":
        return '(error "no")'
    if kind == "call":
        return f"({e[1]} {' '.join(h(a) for a in e[2])})"
    emp = f"Emp -> {h(e[2])}; " if e[2] is not None else ""
    return f"(case {h(e[1])} of {{ {emp}Cons {e[3]} {e[4]} -> {h(e[5])} }})"


def operation(o, a, b, logic):
    if logic:
        return f"({a} {LOGIC.get(o, o)} {b})"
    if o == "=>":
        return f"(not {a} || {b})"
    return f"({a} {'==' if o == '<=>' else o} {b})"


def refined(type_, binder, predicate, elements):
    inside = f"List {{e:Int | {haskell(elements, True)}}}" if elements else plain(type_)
    return f"{{{binder}:{inside} | {haskell(predicate, True)}}}" if predicate else inside


def plain(type_):
    return {"List": "List Int", "A": "a", "ListA": "List a"}.get(type_, type_)


def annotation(f):
    if f.proposed:
        return f"{{-@ {f.proposed} @-}}"
    parts = []
    for (name, type_), pre, elements in zip(f.params, f.pre, f.elements):
        if pre and f.old_binders:
            parts.append(f"{name}:{refined(type_, 'w', substitute(pre, {name: ('var', 'w')}), elements)}")
            continue
        text = refined(type_, name, pre, elements)
        parts.append(text if pre else f"{name}:{text}")
    post = f.post
    if f.exact:
        same = ("op", "==", ("var", "v"), ("call", f.exact, [("var", n) for n, _ in f.params]))
        post = ("op", "&&", post, same) if post else same
    parts.append(refined(f.result, "v", post, f.post_elements))
    return f"{{-@ {f.name} :: {' -> '.join(parts)} @-}}"


def definition(f):
    lines = [f"{{-@ {f.promotion} {f.name} @-}}"] if f.promotion else []
    if f.annotated:
        lines.append(annotation(f))
    lines.append(f"{f.name} :: {' -> '.join(plain(t) for _, t in f.params)} -> {plain(f.result)}")
    names = [n for n, _ in f.params]
    body = f.body
    if body[0] == "case" and body[1][0] == "var" and body[1][1] in names:
        for pattern, arm in (("Emp", body[2]), (f"(Cons {body[3]} {body[4]})", body[5])):
            if arm is not None:
                shown = [pattern if n == body[1][1] else n for n in names]
                # The list itself may be named in the arm.
                shown = [f"{n}@{s}" if s != n else s for n, s in zip(names, shown)]
                lines.append(f"{f.name} {' '.join(shown)} = {haskell(arm)}")
    else:
        lines.append(f"{f.name} {' '.join(names)} = {haskell(body)}")
    return "\n".join(lines)


HEADER = """module %s where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ r) = 1 + size r
"""


def module(name, functions):
    return HEADER % name + "\n" + "\n\n".join(definition(f) for f in functions) + "\n"


# --- as Python

class Thunk:
    __slots__ = ("code", "value")

    def __init__(self, code, value=None):
        self.code, self.value = code, value


class Runner:
    """Runs the functions of a program. `assumed(name, arguments)` stands for callees of the judged function."""

    def __init__(self, functions, steps=20000):
        self.functions, self.limit, self.left = {}, steps, 0
        self.scope = {"F": self.force, "T": Thunk, "K": lambda v: Thunk(None, v), "CASE": self.case, "SAME": self.same,
                      "SIZE": self.size, "ALL": self.all, "CALL": self.call, "BAD": self.bad}
        for f in functions:
            self.add(f)

    def add(self, f):
        """Compiled anew when it was there before."""
        names = [n for n, _ in f.params]
        self.functions[f.name] = f
        code = [f"def {f.name}_body(c, {', '.join(names)}): return {self.python(f.body)}"]
        for i, (n, _) in enumerate(f.params):
            code.append(self.predicate(f"{f.name}_pre{i}", names[:i + 1], f.pre[i], n, f.elements[i]))
        code.append(self.predicate(f"{f.name}_post", names + ["v"], f.post, "v", f.post_elements))
        exec("\n".join(code), self.scope)

    def predicate(self, name, names, predicate, subject, elements):
        text = self.python(predicate) if predicate else "True"
        if elements:
            text = f"({text}) and ALL({subject}, lambda e: {self.python(elements)})"
        return f"def {name}({', '.join(names)}): c = None; return {text}"

    def delayed(self, e):
        if e[0] == "var":
            return e[1]
        return f"K({e[1]})" if e[0] in ("int", "bool") else f"T(lambda: {self.python(e)})"

    def python(self, e):
        p, kind = self.python, e[0]
        if kind in ("int", "bool"):
            return f"({e[1]})"
        if kind == "var":
            return f"F({e[1]})"
        if kind == "emp":
            return "None"
        if kind == "cons":
            return f"({self.delayed(e[1])}, {self.delayed(e[2])})"
        if kind == "op":
            o, a, b = e[1], p(e[2]), p(e[3])
            if o in ("==", "/=", "<=>"):
                return f"({'not ' if o == '/=' else ''}SAME({a}, {b}))"
            return f"((not {a}) or {b})" if o == "=>" else f"({a} {dict([('&&', 'and'), ('||', 'or')]).get(o, o)} {b})"
        if kind == "not":
            return f"(not {p(e[1])})"
        if kind == "size":
            return f"SIZE({p(e[1])})"
        if kind == "if":
            return f"({p(e[2])} if {p(e[1])} else {p(e[3])})"
        if kind == "let":
            return f"(lambda {e[1]}: {p(e[3])})({self.delayed(e[2])})"
        if kind == "error":
            return "BAD(c, 'error')"
        if kind == "call":
            return f"CALL(c, '{e[1]}', {', '.join(self.delayed(a) for a in e[2])})"
        emp = p(e[2]) if e[2] is not None else "BAD(c, 'patterns')"
        return f"CASE({p(e[1])}, lambda: {emp}, lambda {e[3]}, {e[4]}: {p(e[5])})"

    # --- what the code calls
    def force(self, thunk):
        if thunk.code is not None:
            thunk.value, thunk.code = thunk.code(), None
        return thunk.value

    def case(self, xs, emp, cons):
        return emp() if xs is None else cons(*xs)

    def same(self, a, b):
        while isinstance(a, tuple) and isinstance(b, tuple):
            if self.force(a[0]) != self.force(b[0]):
                return False
            a, b = self.force(a[1]), self.force(b[1])
        return a == b

    def size(self, xs):
        n = 0
        while xs is not None:
            self.step()
            n, xs = n + 1, self.force(xs[1])
        return n

    def all(self, thunk, predicate):
        xs = self.force(thunk)
        while xs is not None:
            if not predicate(xs[0]):
                return False
            xs = self.force(xs[1])
        return True

    def bad(self, c, what):
        raise Violation(c[0] if c else None, what)

    def step(self):
        self.left -= 1
        if self.left <= 0:
            raise OutOfSteps

    def call(self, c, name, *args):
        self.step()
        if c is not None and not self.precondition(name, args):
            raise Violation(c[0], name)
        if c is not None and c[1] is not None and name in c[1].names:
            return c[1].result(self, name, args)
        return self.scope[f"{name}_body"]((name, None) if c is not None else None, *args)

    # --- what a test asks
    def precondition(self, name, args):
        return all(self.scope[f"{name}_pre{i}"](*args[:i + 1]) for i in range(len(args)))

    def postcondition(self, name, args, value):
        return self.scope[f"{name}_post"](*args, value)

    def plain(self, value):
        """Of a value in weak head normal form: numbers, booleans, lists as Python's."""
        if value is None or isinstance(value, tuple):
            out = []
            while value is not None:
                out.append(self.force(value[0]))
                value = self.force(value[1])
            return out
        return value

    def value(self, plain):
        return Thunk(None, self.weak(plain))

    def weak(self, plain):
        if not isinstance(plain, list):
            return plain
        out = None
        for x in reversed(plain):
            out = (Thunk(None, x), Thunk(None, out))
        return out

    def judge(self, name, inputs, assumed=None):
        """(fine | concrete, result), (calls, callee), (discarded, why), (undecided, "")."""
        self.left = self.limit
        args = [self.value(v) for v in inputs]
        result = Thunk(lambda: self.scope[f"{name}_body"]((name, assumed), *args))
        try:
            if not self.precondition(name, args):
                return "discarded", "precondition"
            if not self.postcondition(name, args, result):
                return "concrete", self.shown(result)
            return "fine", self.plain(self.force(result))
        except Violation as v:
            return ("calls", v.callee) if v.by == name else ("discarded", f"{v.by} calls {v.callee}")
        except (OutOfSteps, RecursionError):
            return "undecided", ""

    def shown(self, result):
        try:
            return self.plain(self.force(result))
        except (Violation, OutOfSteps, RecursionError):
            return None

    def run(self, name, inputs):
        """What a call returns whose precondition holds; None when something goes wrong inside."""
        self.left = self.limit
        args = [self.value(v) for v in inputs]
        try:
            return self.plain(self.scope[f"{name}_body"]((name, None), *args))
        except (Violation, OutOfSteps, RecursionError):
            return None

    def fits(self, name, inputs, result):
        """Whether the type allows this result for these arguments."""
        self.left = self.limit
        args = [self.value(v) for v in inputs]
        return self.precondition(name, args) and self.postcondition(name, args, self.value(result))
