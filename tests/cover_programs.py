"""Random programs of cover_language.py: several functions that call each other over small types, with what makes coverage hard: guards that
contradict each other, cases that no caller passes, arguments and bindings that are not used, infinite lists that are cut, patterns that are
matched late or never, errors in parts of results, local functions, properties with a condition."""
import random
from dataclasses import dataclass

from cover_language import (MAX_INT, MIN_INT, App, Case, Clause, Comprehension, Define, Draw, Function, If, Inputs, Lam, Let, Lit, ListOf, Module,
                            Op, PAs, PatternBinding, PCon, PLazy, PLit, PVar, PWild, Section, Test, Text, Tuple, Var, signature_text)

ENUMS = (("Color", ["Red", "Green", "Blue"]), ("Level", ["Low", "Middle", "High"]), ("Coin", ["Heads", "Tails"]),
         ("Suit", ["Clubs", "Hearts", "Spades", "Diamonds"]))
NESTED = (("Nat", [("Zero", []), ("Succ", ["Nat"])]), ("Tree", [("Leaf", []), ("Node", ["Tree", "Int", "Tree"])]),
          ("Term", [("Const", ["Bool"]), ("Not", ["Term"]), ("And", ["Term", "Term"])]), ("Shape", [("Dot", []), ("Box", ["Int", "Bool"])]))
BOOL, INT = "Bool", "Int"


@dataclass
class Callee:
    """A function that may be called, and what its callers pass: an expression maker a parameter, or None for anything."""

    name: str
    args: list
    result: object
    passed: list


def mentioned(tree):
    """The names of functions and variables in a tree."""
    if isinstance(tree, (list, tuple)):
        return set().union(*map(mentioned, tree)) if tree else set()
    if isinstance(tree, Var):
        return {tree.name}
    if not hasattr(tree, "__dict__"):
        return set()
    return mentioned(list(vars(tree).values())) | ({tree.head} if isinstance(tree, App) else set())


def certain(e):
    """Whether the type of an expression follows from itself; `Nothing` and `error ..` may be of any."""
    if isinstance(e, Var):
        return e.name not in ("Nothing", "[]")
    if isinstance(e, App):
        return e.head != "error" and (e.head not in ("Just", "seq") or certain(e.args[-1]))
    if isinstance(e, Op):
        return e.op not in (":", "++") or certain(e.left) or certain(e.right)
    if isinstance(e, If):
        return certain(e.yes) or certain(e.no)
    if isinstance(e, Case):
        return any(certain(right) for alt in e.alts for _, right in alt.rights)
    if isinstance(e, (Let, Comprehension)):
        return certain(e.body)
    if isinstance(e, Tuple):
        return all(map(certain, e.parts))
    return any(map(certain, e.parts)) if isinstance(e, ListOf) else True


class Scope:
    def __init__(self, vars=(), functions=(), smaller=None):
        self.vars, self.functions = list(vars), list(functions)  # (name, type); Callee
        self.smaller = smaller  # (Callee of the function itself, position, names that are smaller there)

    def plus(self, vars=(), functions=()):
        return Scope([*self.vars, *vars], [*self.functions, *functions], self.smaller)

    def of(self, t):
        return [name for name, kind in self.vars if kind == t]


class CoverProgram:
    def __init__(self, seed):
        self.rnd = random.Random(f"cover {seed}")
        self.seed, self.count, self.numbers = seed, 0, {0, 1, 2, -1}
        self.make()

    # -- choices

    def chance(self, p):
        return self.rnd.random() < p

    def pick(self, items):
        return self.rnd.choice(list(items))

    def fresh(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def number(self):
        n = self.pick([0, 1, 2, 3, 5, 7, -1, -2])
        self.numbers |= {n, n + 1, n - 1}
        return n

    def type(self, deep=1):
        flat = [INT, BOOL, self.enum]
        if not deep or self.chance(0.6):
            return self.pick(flat + list(self.nested))
        return self.pick([("Maybe", self.type(0)), ("List", self.type(0)), ("List", INT), ("Pair", self.type(0), self.type(0))])

    # -- the whole

    def make(self):
        rnd = self.rnd
        name, constructors = self.pick(ENUMS)
        self.enum = name
        self.datas = {name: [(c, []) for c in constructors]}
        self.nested = []
        for name, constructors in rnd.sample(NESTED, rnd.randint(1, 2)):
            self.datas[name] = constructors
            self.nested.append(name)
        self.module = Module(f"Random{self.seed}", [], [], self.datas, [], {})
        self.inputs = Inputs(self.module, [0])
        self.callees, self.used = [], set()  # `used`: the names that something calls
        for _ in range(rnd.randint(1, 3)):
            self.top("help", False)
        if self.chance(0.5):
            self.endless()
        if self.chance(0.3):
            self.mutual()
        for _ in range(rnd.randint(1, 3)):
            self.top("run", True)
        for _ in range(rnd.randint(0, 2)):
            self.property()
        if self.chance(0.15):
            self.unused()
        self.drop_unused()
        self.module.exports = list(dict.fromkeys([*self.datas, *self.module.exports]))
        if any("Property" in f.signature for f in self.module.functions):
            self.module.imports.append("import Test.QuickCheck (Property, (==>))")

    def drop_unused(self):
        """Few programs have functions that nobody calls; too many would hide the rest."""
        m = self.module
        while True:
            called = set(m.exports)
            for f in m.functions:
                called |= mentioned([c for c in f.clauses]) - {f.name}
            gone = [f for f in m.functions if f.name not in called and not f.name.startswith("lonely")]
            if not gone:
                return
            m.functions = [f for f in m.functions if f not in gone]

    def declare(self, name, args, result, clauses, exported, passed=None):
        function = Function(name, signature_text(args, result), clauses)
        self.module.functions.append(function)
        self.module.types[name] = (args, result)
        if exported:
            self.module.exports.append(name)
        if result != "Property":
            self.callees.append(Callee(name, args, result, passed or [None] * len(args)))

    def top(self, letter, exported):
        name = self.fresh(letter)
        args = [self.type() for _ in range(self.rnd.choice([0, 1, 1, 2, 2, 3] if exported else [1, 1, 2, 2]))]
        waiting = [c.result for c in self.callees if c.name not in self.used]
        result = self.pick(waiting) if waiting and self.chance(0.8) else self.type()
        passed = [None if exported or self.chance(0.4) else self.narrow(t) for t in args]
        me = Callee(name, args, result, [None] * len(args))
        clauses = self.clauses(me, Scope(functions=self.callees), self.pick([2, 2, 3]))
        self.declare(name, args, result, clauses, exported, passed)

    def narrow(self, t):
        """Callers of a helper that pass only some values, so that its other cases are dead."""
        if t == INT:
            some = [self.number() for _ in range(2)]
            return lambda scope: Lit(self.pick(some))
        if t == BOOL or t in self.datas and t not in self.nested:
            some = self.rnd.sample([c for c, _ in self.inputs.constructors(t)], 1 if t == BOOL else 2)
            return lambda scope: Var(self.pick(some))
        if t in self.nested or t[0] in ("Maybe", "List"):
            (constructor, parts) = self.pick(self.inputs.constructors(t))
            return lambda scope: self.built(constructor, parts, scope, 1)
        return None

    def endless(self):
        """An infinite list, whose users take some of it."""
        name, x = self.fresh("from"), self.fresh("x")
        step = self.pick([Op("+", Var(x), Lit(1)), Var(x), Op("-", Var(x), Lit(2))])
        body = Op(":", Var(x), App(name, [step]))
        exported = self.chance(0.2)
        self.module.functions.append(Function(name, "Int -> [Int]", [Clause([PVar(x)], [([], body)])]))
        self.module.types[name] = ([INT], ("List", INT))
        if exported:
            self.module.exports.append(name)
        self.endless_name = name

    endless_name = None

    def mutual(self):
        a, b, t = self.fresh("even"), self.fresh("odd"), self.pick(self.nested)
        result = self.pick([BOOL, INT, self.enum])
        for here, there in ((a, b), (b, a)):
            other = Callee(there, [t], result, [None])
            clauses = []
            for constructor, parts in self.datas[t]:
                names = [(self.fresh("x"), part) for part in parts]
                below = [n for n, part in names if part == t]
                scope = Scope(names, self.callees)
                body = App(there, [Var(self.pick(below))]) if below and self.chance(0.9) else self.expr(result, scope, 1)
                if below and self.chance(0.3):
                    body = If(self.condition(scope, 1), body, self.expr(result, scope, 1))
                clauses.append(Clause([PCon(constructor, [PVar(n) for n, _ in names])], [([], body)]))
            self.module.functions.append(Function(here, signature_text([t], result), clauses))
            self.module.types[here] = ([t], result)
        self.callees.append(Callee(a, [t], result, [None]))
        if self.chance(0.5):
            self.module.exports.append(a)

    def property(self):
        name = self.fresh("prop_")
        args = [self.type() for _ in range(self.rnd.randint(1, 2))]
        names = [(self.fresh("x"), t) for t in args]
        scope = Scope(names, self.callees)
        body, result = self.expr(BOOL, scope, 2), BOOL
        if self.chance(0.6):
            body = Op("||", body, self.question(scope))  # a Bool for certain
            body, result = Op("==>", self.expr(BOOL, scope, 2), body), "Property"
        self.declare(name, args, result, [Clause([PVar(n) for n, _ in names], [([], body)])], True)

    def unused(self):
        """A function that nobody calls."""
        x = self.fresh("x")
        body = self.expr(INT, Scope([(x, INT)], self.callees), 2)
        self.declare(self.fresh("lonely"), [INT], INT, [Clause([PVar(x)], [([], body)])], False)

    # -- clauses

    def clauses(self, me, scope, depth, where=True):
        """Of a function with a signature: patterns, guards, where."""
        if not me.args:
            return [Clause([], [([], self.expr(me.result, scope, depth))])]
        split = self.rnd.randrange(len(me.args))
        heads = self.heads(me.args[split])
        out = []
        for head in heads:
            found, patterns = [], []
            for i, t in enumerate(me.args):
                pattern = head if i == split else self.pattern(t, 1)
                patterns.append(self.named(pattern, t, found))
            below = [n for n, t, deep in found if deep and t == me.args[split]]
            inner = scope.plus([(n, t) for n, t, _ in found])
            inner.smaller = (me, split, below) if below else None
            out.append(self.clause(patterns, me.result, inner, depth, where))
        return out

    def heads(self, t):
        """Patterns for the argument that the clauses tell apart: often all constructors, sometimes one too few, sometimes one too many."""
        if t == INT:
            return [PLit(self.number()) for _ in range(self.rnd.randint(0, 2))] + ([PVar("?")] if self.chance(0.9) else [])or [PVar("?")]
        constructors = self.inputs.constructors(t)
        heads = [PCon(c, [self.pattern(p, 0.4) for p in parts]) for c, parts in constructors]
        if self.chance(0.3):
            return [PVar("?")]
        if t[0] == "Pair":
            return [PLazy(heads[0])] if self.chance(0.4) else heads
        if self.chance(0.2):
            heads.pop(self.rnd.randrange(len(heads)))
        if self.chance(0.4):
            heads.append(PVar("?"))
        if self.chance(0.15):
            heads.insert(self.rnd.randrange(len(heads) + 1), self.pick(heads))
        return [self.copied(h) for h in heads]

    def copied(self, p):
        return PCon(p.name, [self.copied(q) for q in p.parts]) if isinstance(p, PCon) else PLit(p.value) if isinstance(p, PLit) else \
            PVar("?") if isinstance(p, PVar) else PWild()

    def pattern(self, t, plain):
        """A pattern; the more `plain`, the more often just a name."""
        if t == INT:
            return PLit(self.number()) if self.chance(0.15) else PVar("?")
        if self.chance(plain * 0.8):
            return PVar("?") if self.chance(0.8) else PWild()
        constructor, parts = self.pick(self.inputs.constructors(t))
        return PCon(constructor, [self.pattern(p, 1) for p in parts])

    def named(self, p, t, found, deep=False):
        """The pattern with names; what they stand for goes to `found`: (name, type, inside a constructor)."""
        if isinstance(p, PVar):
            name = self.fresh("x")
            found.append((name, t, deep))
            return PVar(name)
        if isinstance(p, PLazy):
            return PLazy(self.named(p.pattern, t, found, deep))
        if isinstance(p, PCon):
            parts = next(parts for c, parts in self.inputs.constructors(t) if c == p.name)
            named = PCon(p.name, [self.named(q, part, found, True) for q, part in zip(p.parts, parts)])
            if parts and self.chance(0.1):
                name = self.fresh("x")
                found.append((name, t, deep))
                return PAs(name, named)
            return named
        return p

    def clause(self, patterns, result, scope, depth, where):
        where, scope = self.bindings(scope, depth - 1, result) if where and depth > 1 and self.chance(0.3) else ([], scope)
        if self.chance(0.3):
            rights = self.guarded(result, scope, depth)
        else:
            rights = [([], self.expr(result, scope, depth))]
        return Clause(patterns, rights, self.kept(where, [[g, e] for g, e in rights]))

    def guarded(self, result, scope, depth):
        rights = []
        for _ in range(self.rnd.randint(1, 2)):
            inner, guards = scope, []
            for _ in range(self.rnd.choice([1, 1, 2])):
                kind = self.rnd.random()
                if kind < 0.15:
                    t = self.type()
                    found, expr = [], self.typed(t, inner, depth - 2)
                    guards.append(Draw(self.named(self.pattern(t, 0.2), t, found), expr))
                    inner = inner.plus([(n, kind) for n, kind, _ in found])
                else:
                    guards.append(Test(self.condition(inner, depth - 2)))
            rights.append((guards, self.expr(result, inner, depth - 1)))
        if self.chance(0.75):
            rights.append(([Test(Var("otherwise"))], self.expr(result, scope, depth - 1)))
        return rights

    def bindings(self, scope, depth, wanted):
        out = []
        for _ in range(self.pick([1, 1, 2])):
            kind = self.rnd.random()
            if kind < 0.4:
                t, name = self.pick([BOOL, INT, wanted]), self.fresh("y")
                out.append(Function(name, signature_text([], t), [Clause([], [([], self.expr(t, scope, depth))])]))
                scope = scope.plus([(name, t)])
            elif kind < 0.6:
                t = self.pick([("Pair", self.type(0), self.type(0)), ("Maybe", self.type(0))])
                pattern = PCon("(,)", [PVar("?"), PVar("?")]) if t[0] == "Pair" else PCon("Just", [PVar("?")])
                found, expr = [], self.typed(t, scope, depth)
                out.append(PatternBinding(self.named_plain(pattern, t, found), expr))
                scope = scope.plus([(n, kind) for n, kind, _ in found])
            else:
                args, result = [self.type() for _ in range(self.pick([1, 1, 2]))], wanted if self.chance(0.8) else self.type()
                me = Callee(self.fresh("local"), args, result, [self.narrow(t) if self.chance(0.4) else None for t in args])
                clauses = self.clauses(Callee(me.name, args, result, [None] * len(args)), Scope(scope.vars, scope.functions), min(depth, 1), False)
                out.append(Function(me.name, signature_text(args, result), clauses))
                scope = scope.plus(functions=[me])
        return out, scope

    def kept(self, bindings, users):
        """Most bindings that nothing uses are left out."""
        return [b for b in bindings if self.chance(0.25) or not isinstance(b, Function) or b.name in mentioned([users, [o for o in bindings if o is not b]])]

    def named_plain(self, p, t, found):
        """As `named`, with no name for the whole."""
        parts = next(parts for c, parts in self.inputs.constructors(t) if c == p.name)
        return PCon(p.name, [self.named(q, part, found, True) for q, part in zip(p.parts, parts)])

    # -- expressions

    def condition(self, scope, depth):
        numbers = scope.of(INT)
        if numbers and self.chance(0.6):
            x, kind = self.pick(numbers), self.rnd.random()
            if kind < 0.12:  # both cannot be
                n = self.number()
                return Op("&&", Op(">", Var(x), Lit(n)), Op("<", Var(x), Lit(n)))
            if kind < 0.17:  # only where it overflows
                return Op("<", Op("+", Var(x), Lit(1)), Var(x))
            return Op(self.pick(["<", "<=", ">", ">=", "==", "/="]), Var(x), Lit(self.number()))
        return self.expr(BOOL, scope, depth) if depth > 0 else self.question(scope)

    def question(self, scope):
        """Something small that depends on what is in scope, if anything is."""
        asked = [Var(name) for name in scope.of(BOOL)]
        asked += [Op("==", Var(name), Var(self.pick(self.datas[self.enum])[0])) for name in scope.of(self.enum)]
        asked += [Op(self.pick(["<", ">", "=="]), Var(name), Lit(self.number())) for name in scope.of(INT)]
        asked += [App("null", [Var(name)]) for name, t in scope.vars if t[0] == "List"]
        return self.pick(asked) if asked and self.chance(0.95) else Var(self.pick(["True", "False"]))

    def leaf(self, t, scope):
        vars = scope.of(t)
        if vars and self.chance(0.8):
            return Var(vars[-1] if self.chance(0.5) else self.pick(vars))
        if t == INT:
            return Lit(self.number())
        if t == BOOL:
            return self.question(scope)
        if t[0] == "Pair":
            return Tuple([self.leaf(t[1], scope), self.leaf(t[2], scope)])
        plain = [c for c, parts in self.inputs.constructors(t) if t not in parts]
        constructor = self.pick(plain)
        parts = next(parts for c, parts in self.inputs.constructors(t) if c == constructor)
        return App(constructor, [self.leaf(p, scope) for p in parts]) if parts else Var(constructor)

    def built(self, constructor, parts, scope, depth):
        args = [self.expr(p, scope, depth - 1) for p in parts]
        if constructor == ":":
            return Op(":", *args)
        if constructor == "(,)":
            return Tuple(args)
        return App(constructor, args) if args else Var(constructor)

    def expr(self, t, scope, depth):
        if depth <= 0:
            return self.leaf(t, scope)
        makers = [(2, self.leaf_deep), (2, self.constructor), (2, self.branch), (2, self.case), (1, self.let), (6, self.called)]
        if t == INT:
            makers += [(3, self.arithmetic), (1, self.counted)]
        if t == BOOL:
            makers += [(5, self.comparison), (3, self.logic)]
        if t[0] == "List":
            makers += [(2, self.listed), (1, self.mapped), (1, self.filtered), (1, self.comprehension), (1, self.taken)]
        if self.chance(0.02):
            return self.failing(scope)
        if self.chance(0.02):
            return App("seq", [self.expr(self.type(), scope, depth - 1), self.expr(t, scope, depth - 1)])
        (maker,) = self.rnd.choices([m for _, m in makers], [w for w, _ in makers])
        return maker(t, scope, depth)

    def typed(self, t, scope, depth):
        """An expression whose type is certain, for where nothing else says it."""
        for _ in range(5):
            e = self.expr(t, scope, depth)
            if certain(e):
                return e
        if t[0] == "Maybe":
            return App("Just", [self.typed(t[1], scope, 0)])
        if t[0] in ("List", "Pair"):
            return (ListOf if t[0] == "List" else Tuple)([self.typed(part, scope, 0) for part in t[1:]])
        return self.leaf(t, scope)

    def leaf_deep(self, t, scope, depth):
        return self.leaf(t, scope)

    def failing(self, scope):
        message = Text(self.pick(["no", "never", "bad value"]))
        if self.chance(0.3):
            message = If(self.condition(scope, 0), message, Text("other"))
        return App("error", [message])

    def constructor(self, t, scope, depth):
        return self.built(*self.pick(self.inputs.constructors(t)), scope, depth) if t != INT else self.leaf(t, scope)

    def branch(self, t, scope, depth):
        yes, no = self.expr(t, scope, depth - 1), self.expr(t, scope, depth - 1)
        numbers = scope.of(INT)
        if numbers and self.chance(0.2):  # what the outer condition says rules the inner one out
            x, n = self.pick(numbers), self.number()
            yes = If(Op("<", Var(x), Lit(n)), self.expr(t, scope, depth - 2), yes)
            return If(Op(">", Var(x), Lit(n + self.rnd.randint(-1, 1))), yes, no)
        return If(self.condition(scope, depth - 1), yes, no)

    def case(self, t, scope, depth):
        of = self.type()
        scrutinee = self.typed(of, scope, depth - 1)
        if scope.vars and self.chance(0.85):
            name, of = self.pick(scope.vars)
            scrutinee = Var(name)
        alts = []
        for head in self.heads(of):
            found = []
            pattern = self.named(head, of, found)
            inner = scope.plus([(n, kind) for n, kind, _ in found])
            rights = self.guarded(t, inner, depth - 1) if self.chance(0.2) else [([], self.expr(t, inner, depth - 1))]
            alts.append(Clause([pattern], rights))
        return Case(scrutinee, alts)

    def let(self, t, scope, depth):
        bindings, inner = self.bindings(scope, depth - 1, t)
        body = self.expr(t, inner, depth - 1)
        bindings = self.kept(bindings, [body])
        return Let(bindings, body) if bindings else body

    def called(self, t, scope, depth):
        if scope.smaller and scope.smaller[0].result == t and self.chance(0.6):
            me, at, below = scope.smaller
            args = [Var(self.pick(below)) if i == at else self.expr(a, scope, depth - 2) for i, a in enumerate(me.args)]
            return App(me.name, args)
        fitting = [c for c in scope.functions if c.result == t]
        if not fitting:
            return self.leaf(t, scope) if self.chance(0.6) else self.branch(t, scope, depth)
        callee = self.pick([c for c in fitting if c.name not in self.used] or fitting)
        self.used.add(callee.name)
        args = [make(scope) if make else self.expr(a, scope, depth - 1) for make, a in zip(callee.passed, callee.args)]
        return App(callee.name, args) if args else Var(callee.name)

    def arithmetic(self, t, scope, depth):
        return Op(self.pick("++-*" if self.chance(0.2) else "+-"), self.expr(INT, scope, depth - 1), self.leaf(INT, scope))

    def counted(self, t, scope, depth):
        xs = scope.of(("List", INT)) or scope.of(("List", BOOL))
        return App("length", [Var(self.pick(xs))]) if xs else self.leaf(t, scope)

    def comparison(self, t, scope, depth):
        of = self.pick([t for _, t in scope.vars if t in (INT, self.enum, BOOL)] or [None])
        if of is None:
            return self.logic(t, scope, depth)
        op = self.pick(["<", "<=", ">", ">=", "==", "/="]) if of == INT else self.pick(["==", "/="])
        return Op(op, self.expr(of, scope, depth - 1), self.leaf(of, scope))

    def logic(self, t, scope, depth):
        if self.chance(0.25):
            return App("not", [self.expr(BOOL, scope, depth - 1)])
        return Op(self.pick(["&&", "||"]), self.expr(BOOL, scope, depth - 1), self.expr(BOOL, scope, depth - 1))

    def listed(self, t, scope, depth):
        if self.chance(0.3):
            return Op("++", self.expr(t, scope, depth - 1), self.expr(t, scope, depth - 1))
        return ListOf([self.expr(t[1], scope, depth - 1) for _ in range(self.rnd.randint(1, 2))])

    def mapped(self, t, scope, depth):
        xs = scope.of(("List", INT))
        if t != ("List", INT) or not xs:
            return self.listed(t, scope, depth)
        x = self.fresh("z")
        f = Section(self.pick("+*"), Lit(abs(self.number()))) if self.chance(0.4) else Lam(x, self.expr(INT, scope.plus([(x, INT)]), depth - 1))
        return App("map", [f, Var(self.pick(xs))])

    def filtered(self, t, scope, depth):
        xs = scope.of(t)
        if not xs:
            return self.listed(t, scope, depth)
        x = self.fresh("z")
        return App("filter", [Lam(x, self.condition(scope.plus([(x, t[1])]), depth - 1)), Var(self.pick(xs))])

    def comprehension(self, t, scope, depth):
        xs = scope.of(("List", INT))
        if not xs:
            return self.listed(t, scope, depth)
        x = self.fresh("z")
        inner, qualifiers = scope.plus([(x, INT)]), [Draw(PVar(x), Var(self.pick(xs)))]
        if self.chance(0.3):
            y = self.fresh("y")
            qualifiers.append(Define([Function(y, signature_text([], INT), [Clause([], [([], self.expr(INT, inner, 1))])])]))
            inner = inner.plus([(y, INT)])
        if self.chance(0.7):
            qualifiers.append(Test(self.condition(inner, depth - 1)))
        return Comprehension(self.expr(t[1], inner, depth - 1), qualifiers)

    def taken(self, t, scope, depth):
        if t != ("List", INT) or not self.endless_name:
            return self.listed(t, scope, depth)
        return App("take", [Lit(self.pick([0, 1, 2, 3])), App(self.endless_name, [self.expr(INT, scope, depth - 1)])])

    # -- inputs

    def small(self):
        """Numbers near those of the program, smallest first; and with those where arithmetic overflows."""
        numbers = sorted(self.numbers, key=lambda n: (abs(n), n))
        return numbers, numbers + [MAX_INT, MIN_INT, MAX_INT - 1, MIN_INT + 1]
