"""Random programs in the language of refined_language.py, and small inputs for them."""
import itertools

from refined_language import COMPARISONS, Function, OutOfSteps, Runner, callees, substitute

MOST = 400  # inputs of a box
TYPES = ["Int"] * 5 + ["List"] * 4 + ["Bool"]
POLYMORPHIC = ["A"] * 2 + ["ListA"] * 4 + ["Int"] * 2 + ["Bool"]
ELEMENT = {"List": "Int", "ListA": "A"}
AT_INT = {"A": "Int", "ListA": "List"}
INTS = [0, 1, -1, 2, -2, 3, 4]
LISTS = [[], [0], [1], [-1], [2], [0, 0], [1, 0], [0, 1], [2, 3], [-1, 1], [3, 1, 2], [0, 0, 0]]
BOX = {"Int": INTS, "Bool": [False, True], "List": LISTS, "A": INTS[:4], "ListA": LISTS}
RESULTS = {"Int": INTS + [5, -3, 100], "Bool": [False, True], "List": LISTS[:9]}


class Generator:
    """Functions, each of which may call those before it, or itself on something smaller."""

    def __init__(self, rnd):
        self.rnd, self.names, self.functions = rnd, 0, []
        self.recursive = None  # the recursive call that is allowed, if any
        self.helper = None  # a predicate that is inlined
        self.runner = Runner([])

    def fresh(self, base):
        self.names += 1
        return f"{base}{self.names}"

    def chance(self, p):
        return self.rnd.random() < p

    # --- expressions
    def make(self, type_, scope, depth, code=True):
        own = [("var", n) for n, t in scope if t == type_]
        if own and self.chance(0.7 if depth <= 0 else 0.2):
            return self.rnd.choice(own)
        if code and depth > 0 and self.chance(0.45):
            return self.control(type_, scope, depth - 1)
        if type_ == "A":
            return self.rnd.choice(own)
        if type_ == "ListA":
            can = any(t == "A" for _, t in scope) and depth > 0
            return ("cons", self.make("A", scope, 0), self.make("ListA", scope, depth - 1)) if can else ("emp", "a")
        return {"Int": self.number, "Bool": self.truth, "List": self.list}[type_](scope, depth - 1, code)

    def number(self, scope, depth, code):
        lists = [("var", n) for n, t in scope if t in ("List", "ListA")]
        if depth < 0:
            return ("size", self.rnd.choice(lists)) if lists and self.chance(0.5) else ("int", self.rnd.randint(-2, 4))
        roll = self.rnd.random()
        m = lambda: self.make("Int", scope, depth, code)
        if roll < 0.15:
            return ("int", self.rnd.randint(-2, 4))
        if roll < 0.35 and lists:
            return ("size", self.rnd.choice(lists))
        if roll < 0.45:
            return ("op", "*", ("int", self.rnd.choice([2, 3, -1])), m())
        return ("op", self.rnd.choice("++-"), m(), m())

    def truth(self, scope, depth, code):
        m = lambda t: self.make(t, scope, depth, code)
        roll = self.rnd.random()
        if self.helper and self.chance(0.12):
            return ("call", self.helper.name, [m("Int")])
        if depth < 0 or roll < 0.55:
            return ("op", self.rnd.choice(COMPARISONS), m("Int"), m("Int"))
        if roll < 0.65:
            return ("not", m("Bool"))
        if roll < 0.7 and not code:
            return ("op", self.rnd.choice(["=>", "<=>"]), m("Bool"), m("Bool"))
        lists = [("var", n) for n, t in scope if t == "List"]
        if roll < 0.75 and lists:
            return ("op", self.rnd.choice(["==", "/="]), self.rnd.choice(lists), m("List"))
        return ("op", self.rnd.choice(["&&", "||"]), m("Bool"), m("Bool"))

    def list(self, scope, depth, code):
        if depth < 0 and self.chance(0.6):
            return ("emp",)
        return ("cons", self.make("Int", scope, depth, code), self.make("List", scope, depth, code))

    def control(self, type_, scope, depth):
        m = lambda t, s=scope: self.make(t, s, depth)
        roll = self.rnd.random()
        if roll < 0.6:
            call = self.call(type_, scope, depth)
            if call:
                return call
        if roll < 0.7:
            return ("if", m("Bool"), m(type_), m(type_))
        if roll < 0.8:
            t, x = self.rnd.choice([t for _, t in scope] + ["Int"]), self.fresh("l")
            return ("let", x, m(t), m(type_, scope + [(x, t)]))
        if roll < 0.83:
            return ("if", m("Bool"), m(type_), ("error",))
        h, t = self.fresh("h"), self.fresh("t")
        emp = None if self.chance(0.08) else m(type_)
        lists = "ListA" if any(t == "ListA" for _, t in scope) else "List"
        return ("case", m(lists), emp, h, t, m(type_, scope + [(h, ELEMENT[lists]), (t, lists)]))

    def call(self, type_, scope, depth):
        known = {t for _, t in scope}
        at = {"A": "A", "ListA": "ListA"} if known & {"A", "ListA"} else AT_INT
        of = lambda t: at.get(t, t)
        fitting = [f for f in self.functions if of(f.result) == type_ and ("A" in known or at is AT_INT or "A" not in dict(f.params).values())]
        if self.recursive and self.recursive[0].result == type_ and self.chance(0.6):
            f, given = self.recursive
            args = [given.get(n) or self.make(t, scope, 0) for n, t in f.params]
        elif fitting:
            f = self.rnd.choice(fitting)
            args = [self.make(of(t), scope, min(depth, self.rnd.randint(0, 1))) for _, t in f.params]
        else:
            return None
        call = ("call", f.name, args)
        by = {n: a for (n, _), a in zip(f.params, args)}
        guards = [substitute(p, by) for p in f.pre if p]
        if f.impossible():
            guards = [self.truth(scope, 0, True)]
        if not guards or self.chance(0.12):
            return call
        guard = guards[0]
        for g in guards[1:]:
            guard = ("op", "&&", guard, g)
        return ("if", guard, call, self.make(type_, scope, depth))

    # --- functions
    def function(self, name):
        rnd = self.rnd
        base = {"Int": "x", "Bool": "b", "List": "xs", "A": "a", "ListA": "as"}
        types = POLYMORPHIC if self.chance(0.25) else TYPES
        params = [(f"{base[t]}{i}", t) for i, t in enumerate(rnd.choice(types) for _ in range(rnd.choice([1, 1, 2, 2, 3])))]
        given = {t for _, t in params}
        results = [t for t in types if t not in AT_INT or t in given or t == "ListA" and "A" in given]
        f = Function(name, params, rnd.choice(results))
        f.old_binders = self.chance(0.3)
        f.annotated = not self.chance(0.15)
        if f.annotated:
            for i in range(len(params)):
                self.refine_argument(f, i)
        self.functions.append(f)
        for _ in range(6):
            self.write_body(f)
            if len(self.functions) == 1 or callees(f.body) or self.chance(0.05):
                break
        self.runner.add(f)
        if f.annotated:
            self.refine_result(f)
        self.runner.add(f)

    def refine_argument(self, f, i):
        name, type_ = f.params[i]
        scope = f.params[:i + 1]
        if type_ == "List" and self.chance(0.2):
            f.elements[i] = self.of_element(f.params[:i])
        if not self.chance(0.45) or type_ == "A":
            return
        subject = ("size", ("var", name)) if type_ in ELEMENT else ("var", name)
        if type_ == "Bool":
            f.pre[i] = ("op", self.rnd.choice(["=>", "<=>"]), subject, self.truth(scope, 0, False))
        else:
            f.pre[i] = ("op", self.rnd.choice(COMPARISONS[1:]), subject, self.make("Int", f.params[:i], 0, False))

    def of_element(self, scope):
        return ("op", self.rnd.choice([">", ">=", "<", "/="]), ("var", "e"), self.make("Int", scope, 0, False))

    def write_body(self, f):
        lists = [n for n, t in f.params if t in ELEMENT]
        numbers = [n for n, t in f.params if t == "Int"]
        self.functions.pop()
        depth = self.rnd.choice([1, 1, 2, 2, 3])
        if lists and self.chance(0.45):
            xs, h, t = self.rnd.choice(lists), self.fresh("h"), self.fresh("t")
            emp = None if self.chance(0.05) else self.make(f.result, f.params, 1)
            self.recursive = (f, {xs: ("var", t)})
            of = dict(f.params)[xs]
            scope = f.params + [(h, ELEMENT[of]), (t, of)]
            f.body = ("case", ("var", xs), emp, h, t, self.make(f.result, scope, depth + 1))
        elif numbers and self.chance(0.3):
            n = self.rnd.choice(numbers)
            base = self.make(f.result, f.params, 1)
            self.recursive = (f, {n: ("op", "-", ("var", n), ("int", 1))})
            f.body = ("if", ("op", "<=", ("var", n), ("int", 0)), base, self.make(f.result, f.params, depth + 1))
        else:
            f.body = self.chance(0.5) and self.call(f.result, f.params, depth) or self.make(f.result, f.params, depth)
        self.recursive = None
        self.functions.append(f)

    def refine_result(self, f):
        """True of what it returns, mostly."""
        if self.chance(0.15) or f.result == "A":
            return
        allowed = []
        for inputs in box(f, self.rnd, 80):
            kind, value = self.runner.judge(f.name, inputs)
            if kind == "fine":
                allowed.append((inputs, value))
        wanted = self.chance(0.88)
        for _ in range(25):
            self.candidate(f)
            self.runner.add(f)
            try:
                holds = all(self.runner.fits(f.name, i, v) for i, v in allowed)
                says = any(not self.runner.fits(f.name, i, v) for i, _ in allowed for v in RESULTS[AT_INT.get(f.result, f.result)][:6])
                if holds == wanted and says:
                    return
            except OutOfSteps:
                pass

    def candidate(self, f):
        f.post = f.post_elements = None
        scope, v = f.params, ("var", "v")
        if f.result == "List" and self.chance(0.2):
            f.post_elements = self.of_element(scope)
            if self.chance(0.5):
                return
        if self.chance(0.3) and self.is_logic(f.body) and f.result not in AT_INT:
            f.post = ("op", "<=>" if f.result == "Bool" else "==", v, f.body)
        elif f.result == "Bool":
            f.post = ("op", self.rnd.choice(["=>", "<=>"]), *self.rnd.sample([v, self.truth(scope, 1, False)], 2))
        else:
            subject = ("size", v) if f.result in ELEMENT else v
            f.post = ("op", self.rnd.choice(COMPARISONS + ["=="]), subject, self.make("Int", scope, self.rnd.randint(0, 1), False))
        if self.chance(0.25):
            f.post = ("op", self.rnd.choice(["=>", "||"]), self.truth(scope, 0, False), f.post)
        elif self.chance(0.2):
            other = ("op", self.rnd.choice(COMPARISONS), v if f.result == "Int" else ("int", 1), self.make("Int", scope, 0, False))
            f.post = ("op", "&&", f.post, other)

    def is_logic(self, e):
        if isinstance(e, (tuple, list)):
            return e[:1] not in (("case",), ("call",), ("let",), ("error",)) and all(self.is_logic(x) for x in e)
        return True

    def stop(self):
        """A function that nobody may call."""
        f = Function("die", [("x0", "Int")], self.rnd.choice(["Int", "List", "Bool"]))
        f.pre[0] = ("bool", False)
        f.body = {"Int": ("var", "x0"), "List": ("emp",), "Bool": ("error",)}[f.result]
        self.functions.append(f)
        self.runner.add(f)

    def predicate(self):
        f = Function("good", [("x0", "Int")], "Bool")
        f.annotated, f.promotion, f.body = False, "inline", self.truth(f.params, 1, False)
        self.helper = f
        self.functions.append(f)
        self.runner.add(f)

    def program(self):
        if self.chance(0.25):
            self.predicate()
        if self.chance(0.35):
            self.stop()
        for i in range(self.rnd.choice([2, 2, 3, 3, 4])):
            self.function(f"f{i}")
        return self.functions


def box(f, rnd, most=MOST):
    """Small inputs of a function; some of them when there are many."""
    every = list(itertools.product(*(BOX[t] for _, t in f.params)))
    return every if len(every) <= most else rnd.sample(every, most)
