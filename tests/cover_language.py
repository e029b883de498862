"""A small part of Haskell, lazily evaluated, with the boxes that HPC measures: what run_cover_random.py holds `needle cover` to.

It shares no code with Needle. A program is a tree that is printed as Haskell (Printer, which learns where everything stands and which boxes
there are), and that is run (Machine): a run says which boxes it passed. Where GHC is installed, it is held to GHC by the same test.

The rules of the boxes, as GHC 9.0 has them: every expression has one, with these exceptions: the head of an application, operators, what is
between parentheses (the parentheses have it), and the body of a `let`. Branches of `if` and right-hand sides of one of several alternatives or
clauses are boxes of another kind. Guards, conditions and qualifiers have two more, for True and for False. A declaration of a name has one;
bindings of patterns have none.
"""
import itertools
import re
from dataclasses import dataclass, field

MIN_INT, MAX_INT = -(1 << 63), (1 << 63) - 1


# ---- the language

class Node:
    """An expression; its box is set when it is printed, None where there is none."""

    box = None
    prec = 10  # of what it is printed as; 10 needs no parentheses


class Var(Node):
    def __init__(self, name):
        self.name = name


class Lit(Node):
    def __init__(self, value):
        self.value = value
        self.prec = 10 if value >= 0 else 6


class Text(Node):
    def __init__(self, value):
        self.value = value


class App(Node):
    """A function, or a constructor, by its name, with arguments."""

    prec = 9

    def __init__(self, head, args):
        self.head, self.args = head, args


class Op(Node):
    def __init__(self, op, left, right):
        self.op, self.left, self.right = op, left, right
        self.prec = OPERATORS[op][0]


class Section(Node):
    """(op right)"""

    def __init__(self, op, right):
        self.op, self.right = op, right


class If(Node):
    prec = 0

    def __init__(self, cond, yes, no):
        self.cond, self.yes, self.no = cond, yes, no


class Case(Node):
    prec = 0

    def __init__(self, scrutinee, alts):
        self.scrutinee, self.alts = scrutinee, alts  # alts: Clause with one pattern


class Let(Node):
    prec = 0

    def __init__(self, bindings, body):
        self.bindings, self.body = bindings, body


class Lam(Node):
    prec = 0

    def __init__(self, name, body):
        self.name, self.body = name, body


class Tuple(Node):
    def __init__(self, parts):
        self.parts = parts


class ListOf(Node):
    def __init__(self, parts):
        self.parts = parts


class Comprehension(Node):
    def __init__(self, body, qualifiers):
        self.body, self.qualifiers = body, qualifiers  # of Draw, Test, Define


@dataclass
class Draw:  # pattern <- expression, in a comprehension or as a guard
    pattern: object
    expr: Node


@dataclass
class Test:  # a condition; true and false are the boxes of its two values
    expr: Node
    true: int = None
    false: int = None


@dataclass
class Define:  # let bindings
    bindings: list


class PVar:
    def __init__(self, name):
        self.name = name


class PWild:
    pass


class PLit:
    def __init__(self, value):
        self.value = value


class PCon:
    def __init__(self, name, parts=()):
        self.name, self.parts = name, list(parts)


class PLazy:
    def __init__(self, pattern):
        self.pattern = pattern


class PAs:
    def __init__(self, name, pattern):
        self.name, self.pattern = name, pattern


@dataclass
class Clause:
    """patterns, then one right-hand side, or several with guards; the bindings of `where` are seen by all of them."""

    patterns: list
    rights: list  # of (guards, expression); guards: of Test, Draw, Define; none for a plain one
    where: list = field(default_factory=list)


@dataclass
class Function:
    name: str
    signature: str
    clauses: list
    box: int = None


@dataclass
class PatternBinding:
    pattern: object
    expr: Node


OPERATORS = {  # precedence, associativity
    "*": (7, "l"), "+": (6, "l"), "-": (6, "l"), ":": (5, "r"), "++": (5, "r"), "==": (4, "n"), "/=": (4, "n"), "<": (4, "n"), "<=": (4, "n"),
    ">": (4, "n"), ">=": (4, "n"), "&&": (3, "r"), "||": (2, "r"), "==>": (0, "r"),
}


@dataclass
class Module:
    name: str
    exports: list
    imports: list  # lines
    datas: dict  # name -> [(constructor, [types])]
    functions: list
    types: dict  # function -> (argument types, result type)

    @property
    def starts(self):
        return [f for f in self.types if f in self.exports]


# ---- printing

@dataclass(frozen=True)
class Box:
    kind: str  # as in Needle's JSON
    value: bool = None
    names: tuple = ()
    line: int = 0
    column: int = 0
    end_line: int = 0
    end_column: int = 0

    @property
    def place(self):
        return self.line, self.column, self.end_line, self.end_column

    def __str__(self):
        what = self.kind + (f" {self.value}" if self.value is not None else "") + (" " + ".".join(self.names) if self.names else "")
        return f"{self.line}:{self.column}-{self.end_line}:{self.end_column} {what}"


def several(clauses):
    return sum(len(clause.rights) for clause in clauses) > 1


class Printer:
    def __init__(self, module):
        self.module, self.out, self.line, self.column = module, [], 1, 1
        self.boxes, self.names = [], []
        self.run()
        self.text = "".join(self.out)

    def put(self, text):
        self.out.append(text)
        for c in text:
            self.line, self.column = (self.line + 1, 1) if c == "\n" else (self.line, self.column + 1)

    @property
    def here(self):
        return self.line, self.column

    def add(self, kind, start, value=None, names=()):
        self.boxes.append(Box(kind, value, tuple(names), *start, self.line, self.column - 1))
        return len(self.boxes) - 1

    def run(self):
        m = self.module
        exports = [f"{name}(..)" if name in m.datas else name for name in m.exports]
        self.put(f"module {m.name} ({', '.join(exports)}) where\n\n")
        for line in m.imports:
            self.put(line + "\n")
        for name, constructors in m.datas.items():
            shown = " | ".join(" ".join([c] + [type_text(t, True) for t in parts]) for c, parts in constructors)
            self.put(f"data {name} = {shown} deriving (Eq, Show)\n")
        for function in m.functions:
            self.put("\n")
            self.function(function, "")

    def function(self, function, indent, signature=True):
        """A function at the start of a line; ends with a newline but inside a let."""
        top = not self.names
        if function.signature and signature:
            self.put(f"{function.name} :: {function.signature}\n{indent}")
        start = self.here
        self.names.append(function.name)
        for i, clause in enumerate(function.clauses):
            if i:
                self.put("\n" + indent)
            self.put(function.name)
            self.clause(clause, " =", several(function.clauses), indent)
        function.box = self.add("top-level declaration" if top else "local declaration", start, names=self.names)
        self.names.pop()
        if top:
            self.put("\n")

    def clause(self, clause, arrow, many, indent):
        for p in clause.patterns:
            self.put(" ")
            self.pattern(p, True)
        for guards, expr in clause.rights:
            if guards:
                self.put(f"\n{indent}  |" if arrow == " =" else " |")
                self.guards(guards, "guard")
            self.put(f"{arrow} ")
            self.expr(expr, 0, "alternative" if many else "expression")
        if clause.where:
            self.put(f"\n{indent}  where")
            for binding in clause.where:
                self.put(f"\n{indent}    ")
                self.binding(binding, indent + "    ")

    def guards(self, guards, kind):
        for i, guard in enumerate(guards):
            self.put(", " if i else " ")
            if isinstance(guard, Test):
                self.test(guard, kind)
            elif isinstance(guard, Draw):
                self.pattern(guard.pattern, False)
                self.put(" <- ")
                self.expr(guard.expr, 1)
            else:
                self.put("let { ")
                self.bindings(guard.bindings)
                self.put(" }")

    def test(self, test, kind):
        start = self.here
        self.expr(test.expr, 1)
        test.true = self.add(kind, start, True)
        test.false = self.add(kind, start, False)

    def bindings(self, bindings):
        for i, binding in enumerate(bindings):
            self.put("; " if i else "")
            self.binding(binding, None)

    def binding(self, binding, indent):
        if isinstance(binding, Function):
            if indent is None and binding.signature:
                self.put(f"{binding.name} :: {binding.signature}; ")
            if indent is None:
                self.function_inline(binding)
            else:
                self.function(binding, indent)
        else:
            self.pattern(binding.pattern, False)
            self.put(" = ")
            self.names.append("(...)")
            self.expr(binding.expr, 0)
            self.names.pop()

    def function_inline(self, function):
        start = self.here
        self.names.append(function.name)
        for i, clause in enumerate(function.clauses):
            self.put("; " if i else "")
            self.put(function.name)
            for p in clause.patterns:
                self.put(" ")
                self.pattern(p, True)
            for guards, expr in clause.rights:
                if guards:
                    self.put(" |")
                    self.guards(guards, "guard")
                self.put(" = ")
                self.expr(expr, 0, "alternative" if several(function.clauses) else "expression")
        function.box = self.add("local declaration", start, names=self.names)
        self.names.pop()

    def pattern(self, p, atom):
        if isinstance(p, PVar):
            self.put(p.name)
        elif isinstance(p, PWild):
            self.put("_")
        elif isinstance(p, PLit):
            self.put(f"({p.value})" if p.value < 0 else str(p.value))
        elif isinstance(p, PLazy):
            self.put("~")
            self.pattern(p.pattern, True)
        elif isinstance(p, PAs):
            self.put(p.name + "@")
            self.pattern(p.pattern, True)
        elif p.name == "(,)":
            self.put("(")
            self.pattern(p.parts[0], False)
            self.put(", ")
            self.pattern(p.parts[1], False)
            self.put(")")
        elif p.name == ":":
            self.put("(")
            self.pattern(p.parts[0], True)
            self.put(" : ")
            self.pattern(p.parts[1], True)
            self.put(")")
        elif not p.parts:
            self.put(p.name)
        else:
            self.put("(" if atom else "")
            self.put(p.name)
            for part in p.parts:
                self.put(" ")
                self.pattern(part, True)
            self.put(")" if atom else "")

    def expr(self, e, prec, kind="expression"):
        """Prints e where something of this precedence may stand; kind None: it has no box."""
        start = self.here
        parens = e.prec < prec
        self.put("(" if parens else "")
        self.inside(e)
        self.put(")" if parens else "")
        e.box = self.add(kind, start) if kind else None

    def inside(self, e):
        getattr(self, "in_" + type(e).__name__)(e)

    def in_Var(self, e):
        self.put(e.name)

    def in_Lit(self, e):
        if e.value < 0:  # a negation of a literal, which has its own box
            self.put("-")
            start = self.here
            self.put(str(-e.value))
            e.inner = self.add("expression", start)
        else:
            self.put(str(e.value))

    def in_Text(self, e):
        self.put('"' + e.value + '"')

    def in_App(self, e):
        self.put(e.head)
        for arg in e.args:
            self.put(" ")
            self.expr(arg, 10)

    def in_Op(self, e):
        prec, side = OPERATORS[e.op]
        self.expr(e.left, prec + (side != "l"))
        self.put(f" {e.op} ")
        self.expr(e.right, prec + (side != "r"))

    def in_Section(self, e):
        self.put(f"({e.op} ")
        self.expr(e.right, 10)
        self.put(")")

    def in_If(self, e):
        self.put("if ")
        e.test = Test(e.cond)
        self.test(e.test, "condition")
        self.put(" then ")
        self.expr(e.yes, 0, "alternative")
        self.put(" else ")
        self.expr(e.no, 0, "alternative")

    def in_Case(self, e):
        self.put("case ")
        self.expr(e.scrutinee, 1)
        self.put(" of {")
        for i, alt in enumerate(e.alts):
            self.put(";" if i else "")
            self.clause(alt, " ->", several(e.alts), None)
        self.put(" }")

    def in_Let(self, e):
        self.put("let { ")
        self.bindings(e.bindings)
        self.put(" } in ")
        self.expr(e.body, 0, None)

    def in_Lam(self, e):
        self.put(f"\\{e.name} -> ")
        self.expr(e.body, 0)

    def in_Tuple(self, e):
        self.put("(")
        for i, part in enumerate(e.parts):
            self.put(", " if i else "")
            self.expr(part, 0)
        self.put(")")

    def in_ListOf(self, e):
        self.put("[")
        for i, part in enumerate(e.parts):
            self.put(", " if i else "")
            self.expr(part, 0)
        self.put("]")

    def in_Comprehension(self, e):
        self.put("[")
        self.expr(e.body, 1)
        self.put(" |")
        self.guards(e.qualifiers, "qualifier")
        self.put("]")


def type_text(t, atom=False):
    if isinstance(t, str):
        return t
    if t[0] == "List":
        return f"[{type_text(t[1])}]"
    if t[0] == "Pair":
        return f"({type_text(t[1])}, {type_text(t[2])})"
    text = " ".join([t[0]] + [type_text(part, True) for part in t[1:]])
    return f"({text})" if atom else text


def signature_text(args, result):
    return " -> ".join(type_text(t) for t in [*args, result])


# ---- running

class Raised(Exception):
    """A Haskell exception; its message is a thunk, or None where the library made it."""

    def __init__(self, message=None):
        super().__init__()
        self.message = message


class OutOfFuel(Exception):
    pass


class Con:
    __slots__ = ("name", "args")

    def __init__(self, name, args=()):
        self.name, self.args = name, args


class Fn:
    __slots__ = ("arity", "code")

    def __init__(self, arity, code):
        self.arity, self.code = arity, code


class Thunk:
    __slots__ = ("code", "value")

    def __init__(self, code):
        self.code, self.value = code, None

    def force(self):
        if self.code is not None:
            value = self.code()
            self.value, self.code = value, None
        return self.value


class Ready:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def force(self):
        return self.value


TRUE, FALSE, NIL, UNIT = Con("True"), Con("False"), Con("[]"), Con("()")


def boolean(b):
    return TRUE if b else FALSE


def wrap(n):
    return (n - MIN_INT) % (1 << 64) + MIN_INT


def cons(head, tail):
    return Con(":", (head, tail))


class Machine:
    """One run, or several that share their boxes; the values of constants are new in each."""

    def __init__(self, module, fuel=20000):
        self.module, self.hits, self.full = module, set(), fuel
        self.builtins = {
            "not": Fn(1, lambda a: boolean(a.force() is FALSE)), "null": Fn(1, lambda a: boolean(a.force().name == "[]")),
            "fst": Fn(1, lambda a: a.force().args[0].force()), "snd": Fn(1, lambda a: a.force().args[1].force()),
            "length": Fn(1, self.length), "take": Fn(2, self.take), "map": Fn(2, self.map), "filter": Fn(2, self.filter),
            "seq": Fn(2, lambda a, b: (a.force(), b.force())[1]), "error": Fn(1, self.error), "negate": Fn(1, lambda a: wrap(-a.force())),
        }
        self.begin()

    def begin(self):
        self.fuel = self.full
        self.globals = {}
        for f in self.module.functions:
            self.globals[f.name] = self.bound(f, {})

    def error(self, message):
        raise Raised(message)

    def hit(self, box):
        if box is not None:
            self.hits.add(box)

    def spend(self):
        self.fuel -= 1
        if self.fuel < 0:
            raise OutOfFuel

    # -- what the library does

    def length(self, xs):
        n, cell = 0, xs.force()
        while cell.name == ":":
            self.spend()
            n, cell = n + 1, cell.args[1].force()
        return n

    def take(self, n, xs):
        self.spend()
        k = n.force()
        if k <= 0:
            return NIL
        cell = xs.force()
        if cell is NIL:
            return NIL
        return cons(cell.args[0], Thunk(lambda: self.take(Ready(k - 1), cell.args[1])))

    def map(self, f, xs):
        self.spend()
        cell = xs.force()
        if cell is NIL:
            return NIL
        head, tail = cell.args
        return cons(Thunk(lambda: self.apply(f.force(), [head])), Thunk(lambda: self.map(f, tail)))

    def filter(self, f, xs):
        cell = xs.force()
        while cell is not NIL:
            self.spend()
            head, tail = cell.args
            if self.apply(f.force(), [head]) is TRUE:
                return cons(head, Thunk(lambda: self.filter(f, tail)))
            cell = tail.force()
        return NIL

    def append(self, xs, ys):
        self.spend()
        cell = xs.force()
        if cell is NIL:
            return ys.force()
        return cons(cell.args[0], Thunk(lambda: self.append(cell.args[1], ys)))

    def equal(self, a, b):
        self.spend()
        x, y = a.force(), b.force()
        if isinstance(x, int):
            return x == y
        return x.name == y.name and all(self.equal(p, q) for p, q in zip(x.args, y.args))

    # -- expressions

    def delay(self, e, env):
        return Thunk(lambda: self.eval(e, env))

    def eval(self, e, env):
        self.spend()
        if e.box is not None:
            self.hits.add(e.box)
        return getattr(self, "ev_" + type(e).__name__)(e, env)

    def lookup(self, name, env):
        found = env.get(name) or self.globals.get(name)
        return found.force() if found else self.builtins[name]

    def ev_Var(self, e, env):
        if e.name == "otherwise":
            return TRUE
        if e.name[0].isupper() or e.name in ("[]", "()"):
            return self.construct(e.name, [])
        return self.lookup(e.name, env)

    def construct(self, name, args):
        if args:
            return Con(name, tuple(args))
        return {"True": TRUE, "False": FALSE, "[]": NIL, "()": UNIT}.get(name) or Con(name)

    def ev_Lit(self, e, env):
        if e.value < 0:
            self.hit(e.inner)
        return e.value

    def ev_Text(self, e, env):
        return e.value

    def ev_App(self, e, env):
        args = [self.delay(a, env) for a in e.args]
        if e.head[0].isupper():
            return self.construct(e.head, args)
        return self.apply(self.lookup(e.head, env), args)

    def apply(self, fn, args):
        self.spend()
        while len(args) >= fn.arity:
            result = fn.code(*args[:fn.arity])
            args = args[fn.arity:]
            if not args:
                return result
            fn = result
        return Fn(fn.arity - len(args), lambda *more: fn.code(*args, *more))

    def ev_Op(self, e, env):
        op = e.op
        left, right = self.delay(e.left, env), self.delay(e.right, env)
        if op == "&&":
            return right.force() if left.force() is TRUE else FALSE
        if op == "||":
            return TRUE if left.force() is TRUE else right.force()
        if op == ":":
            return cons(left, right)
        if op == "++":
            return self.append(left, right)
        if op == "==>":
            return Con("Property", (right,)) if left.force() is TRUE else Con("Discarded")
        return self.strict(op, left, right)

    def strict(self, op, left, right):
        if op in ("==", "/="):
            return boolean(self.equal(left, right) == (op == "=="))
        a = left.force()
        b = right.force()
        if op in "+-*":
            return wrap(a + b if op == "+" else a - b if op == "-" else a * b)
        return boolean({"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op])

    def ev_Section(self, e, env):
        right = self.delay(e.right, env)
        return Fn(1, lambda left: self.strict(e.op, left, right))

    def ev_If(self, e, env):
        return self.eval(e.yes if self.passes(e.test, env) else e.no, env)

    def passes(self, test, env):
        yes = self.eval(test.expr, env) is TRUE
        self.hits.add(test.true if yes else test.false)
        return yes

    def ev_Case(self, e, env):
        return self.clauses(e.alts, [self.delay(e.scrutinee, env)], env)

    def ev_Let(self, e, env):
        return self.eval(e.body, self.bind(e.bindings, env))

    def ev_Lam(self, e, env):
        return Fn(1, lambda arg: self.eval(e.body, {**env, e.name: arg}))

    def ev_Tuple(self, e, env):
        return Con("(,)", tuple(self.delay(p, env) for p in e.parts))

    def ev_ListOf(self, e, env):
        out = NIL
        for part in reversed(e.parts):
            out = cons(self.delay(part, env), Ready(out))
        return out

    def ev_Comprehension(self, e, env):
        return self.comprehend(e, 0, env, Ready(NIL))

    def comprehend(self, e, at, env, rest):
        """The elements from the qualifier `at` on, and then `rest`, a thunk."""
        self.spend()
        if at == len(e.qualifiers):
            return cons(self.delay(e.body, env), rest)
        q = e.qualifiers[at]
        if isinstance(q, Test):
            return self.comprehend(e, at + 1, env, rest) if self.passes(q, env) else rest.force()
        if isinstance(q, Define):
            return self.comprehend(e, at + 1, self.bind(q.bindings, env), rest)
        return self.drawn(e, at, q, env, self.delay(q.expr, env), rest)

    def drawn(self, e, at, q, env, xs, rest):
        cell = xs.force()
        while cell is not NIL:
            self.spend()
            head, tail = cell.args
            inner = dict(env)
            if self.match(q.pattern, head, inner):
                return self.comprehend(e, at + 1, inner, Thunk(lambda: self.drawn(e, at, q, env, tail, rest)))
            cell = tail.force()
        return rest.force()

    # -- declarations

    def bound(self, f, env):
        """A function with no parameters is a constant; others are there at once."""
        arity = len(f.clauses[0].patterns)

        def code(*args):
            self.spend()
            self.hits.add(f.box)
            return self.clauses(f.clauses, args, env)

        return Ready(Fn(arity, code)) if arity else Thunk(code)

    def bind(self, bindings, env):
        env = dict(env)
        for b in bindings:
            if isinstance(b, Function):
                env[b.name] = self.bound(b, env)
            else:
                self.lazily(b.pattern, self.delay(b.expr, env), env)
        return env

    def lazily(self, pattern, value, env):
        """Matched when one of its names is needed."""

        def names():
            found = {}
            if not self.match(pattern, value, found):
                raise Raised
            return found

        matched = Thunk(names)
        for name in variables(pattern):
            env[name] = Thunk(lambda name=name: matched.force()[name].force())

    def clauses(self, clauses, args, env):
        for clause in clauses:
            inner = dict(env)
            if not all(self.match(p, a, inner) for p, a in zip(clause.patterns, args)):
                continue
            inner = self.bind(clause.where, inner) if clause.where else inner
            for guards, expr in clause.rights:
                found = self.guarded(guards, inner)
                if found is not None:
                    return self.eval(expr, found)
        raise Raised

    def guarded(self, guards, env):
        """The scope of the right-hand side, or None if the guards fail."""
        for g in guards:
            if isinstance(g, Test):
                if not self.passes(g, env):
                    return None
            elif isinstance(g, Draw):
                env = dict(env)
                if not self.match(g.pattern, self.delay(g.expr, env), env):
                    return None
            else:
                env = self.bind(g.bindings, env)
        return env

    def match(self, p, value, env):
        if isinstance(p, PVar):
            env[p.name] = value
        elif isinstance(p, PLit):
            return value.force() == p.value
        elif isinstance(p, PLazy):
            self.lazily(p.pattern, value, env)
        elif isinstance(p, PAs):
            env[p.name] = value
            return self.match(p.pattern, value, env)
        elif isinstance(p, PCon):
            found = value.force()
            return found.name == p.name and all(self.match(q, part, env) for q, part in zip(p.parts, found.args))
        return True

    # -- runs

    def call(self, function, args, parts=60):
        """Evaluates a call and every part of its result, up to a number of parts; what one part raises does not stop the others. Says
        whether it came to an end."""
        self.begin()
        try:
            return self.observe(Thunk(lambda: self.apply(self.lookup(function, {}), args) if args else self.lookup(function, {})), [parts])
        except OutOfFuel:
            return False

    def shown(self, function, args):
        """The result as the derived Show has it."""
        self.begin()
        return self.show(self.apply(self.lookup(function, {}), args) if args else self.lookup(function, {}), False)

    def show(self, value, atom):
        self.spend()
        if isinstance(value, int):
            return f"({value})" if value < 0 and atom else str(value)
        if value.name == ":":
            items = []
            while value.name == ":":
                items.append(self.show(value.args[0].force(), False))
                value = value.args[1].force()
            return f"[{','.join(items)}]"
        if value.name == "(,)":
            return f"({self.show(value.args[0].force(), False)},{self.show(value.args[1].force(), False)})"
        text = " ".join([value.name] + [self.show(a.force(), True) for a in value.args])
        return f"({text})" if value.args and atom else text

    def falsified(self, function, args):
        """Whether a property is False or raises; a condition that does not hold is no failure."""
        self.begin()
        try:
            value = self.apply(self.lookup(function, {}), args)
            if value.name == "Property":
                value = value.args[0].force()
            return value is FALSE
        except Raised:
            return True

    def observe(self, value, left):
        todo = [value]
        while todo:
            if left[0] <= 0:
                return True
            left[0] -= 1
            try:
                found = todo.pop().force()
            except Raised as raised:
                if raised.message is not None:
                    self.observe(raised.message, [1])
                continue
            if isinstance(found, Con):
                todo.extend(reversed(found.args))
        return True


def variables(p):
    if isinstance(p, PVar):
        return [p.name]
    if isinstance(p, PLazy):
        return variables(p.pattern)
    if isinstance(p, PAs):
        return [p.name] + variables(p.pattern)
    return [name for part in p.parts for name in variables(part)] if isinstance(p, PCon) else []


# ---- inputs

class Inputs:
    """All values of a type by size. Numbers are those near the ones in the program."""

    def __init__(self, module, numbers):
        self.module, self.numbers, self.memo = module, numbers, {}

    def constructors(self, t):
        if t == "Bool":
            return [("False", []), ("True", [])]
        if t == "()":
            return [("()", [])]
        if t[0] == "Maybe":
            return [("Nothing", []), ("Just", [t[1]])]
        if t[0] == "List":
            return [("[]", []), (":", [t[1], t])]
        if t[0] == "Pair":
            return [("(,)", [t[1], t[2]])]
        return self.module.datas[t]

    def of(self, t, size):
        """Those of exactly this size, as (name, parts) or numbers."""
        key = t, size
        if key not in self.memo:
            if t == "Int":
                self.memo[key] = [self.numbers[size]] if size < len(self.numbers) else []
            else:
                self.memo[key] = [(c, args) for c, parts in self.constructors(t) for args in self.products(parts, size - bool(parts))]
        return self.memo[key]

    def products(self, types, size):
        if size < 0:
            return
        if not types:
            if size == 0:
                yield ()
            return
        for first in range(size + 1):
            heads = self.of(types[0], first)
            if heads:
                for rest in self.products(types[1:], size - first):
                    for head in heads:
                        yield (head, *rest)

    def calls(self, types, most):
        """The arguments for a function, smallest first."""
        sizes = itertools.count() if types else range(1)
        empty = 0
        found = 0
        for size in sizes:
            here = 0
            for args in self.products(types, size):
                here += 1
                found += 1
                yield args
                if found >= most:
                    return
            empty = 0 if here else empty + 1
            if empty > 12:
                return


def ready(value, machine=None):
    """An enumerated value as the machine has it; in the calls that Needle writes, an exported function may have made it."""
    if isinstance(value, int):
        return Ready(value)
    name, parts = value
    if name[0].islower():
        args = [ready(p, machine) for p in parts]
        return Thunk(lambda: machine.apply(machine.lookup(name, {}), args) if args else machine.lookup(name, {}))
    if not parts:
        return Ready({"True": TRUE, "False": FALSE, "[]": NIL}.get(name) or Con(name))
    return Ready(Con(name, tuple(ready(p, machine) for p in parts)))


def value_text(value, atom=True):
    """In Haskell."""
    if isinstance(value, int):
        return f"({value})" if value < 0 and atom else str(value)
    name, parts = value
    if name == "(,)":
        return f"({value_text(parts[0], False)}, {value_text(parts[1], False)})"
    if name == ":":
        items = []
        while parts:
            items.append(value_text(parts[0], False))
            parts = parts[1][1]
        return f"[{', '.join(items)}]"
    text = " ".join([name] + [value_text(p) for p in parts])
    return f"({text})" if parts and atom else text


class Unreadable(Exception):
    pass


TOKEN = re.compile(r"\s*(-?\d+|[\w.']+|[\[\](),:-]|.)")


def read_call(text):
    """A call as Needle writes it: the function, and its arguments as enumerated values."""
    tokens = [t for t in TOKEN.findall(text) if t.strip()]
    at = 0

    def peek():
        return tokens[at] if at < len(tokens) else None

    def take(wanted=None):
        nonlocal at
        token = peek()
        if token is None or (wanted and token != wanted):
            raise Unreadable(f"{text}: {token!r} where {wanted or 'a value'} was expected")
        at += 1
        return token

    def separated(close):
        items = []
        while peek() != close:
            items.append(infix())
            if peek() != close:
                take(",")
        take(close)
        return items

    def listed(items):
        out = ("[]", ())
        for item in reversed(items):
            out = (":", (item, out))
        return out

    def atom():
        token = take()
        if token == "(":
            if peek() == "-":
                take()
                value = -int(take())
                take(")")
                return value
            items = separated(")")
            return ("()", ()) if not items else items[0] if len(items) == 1 else ("(,)", tuple(items))
        if token == "[":
            return listed(separated("]"))
        if re.fullmatch(r"-?\d+", token):
            return int(token)
        if re.fullmatch(r"(\w+\.)*[A-Z][\w']*", token):
            name = token.split(".")[-1]
            if name in ("minBound", "maxBound"):
                return MIN_INT if name == "minBound" else MAX_INT
            return (name, ())
        if token in ("minBound", "maxBound"):
            return MIN_INT if token == "minBound" else MAX_INT
        if re.fullmatch(r"(\w+\.)*[a-z_][\w']*", token):
            return (token.split(".")[-1], ())
        raise Unreadable(f"{text}: {token!r}")

    def applied():
        head = atom()
        args = []
        while peek() not in (None, ")", "]", ",", ":"):
            args.append(atom())
        if args and (isinstance(head, int) or head[1]):
            raise Unreadable(text)
        return (head[0], tuple(args)) if args else head

    def infix():
        left = applied()
        if peek() == ":":
            take()
            return (":", (left, infix()))
        return left

    name = take().split(".")[-1]
    args = []
    while peek() is not None:
        args.append(atom())
    return name, args
