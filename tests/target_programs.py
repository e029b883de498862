"""Random Haskell programs, each with one target. For run_backward_random.py.

A program has some functions, which call those before them and may take a list, a tree or a number apart by recursion,
and `entry`, whose arguments are the inputs. Expressions are made by type. Lazy bindings, seq, errors, missing
alternatives, functions as values and a list made of itself are there on purpose. Every number could have been the
target.
"""
import random

PLACE = "@"
TYPES = ["Int", "Int", "Int", "Bool", "[Int]", "Maybe Int", "Tree", "Colour"]
INPUTS = ["Int", "Int", "Bool", "[Int]", "Maybe Int", "Tree", "Colour"]
FUNCTION = "(Int -> Int)"
HEAD = """module Random where

import Needle (target)

data Colour = Red | Green | Blue deriving (Eq, Ord, Show)
data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

"""


class TargetProgram:
    def __init__(self, seed):
        self.rnd, self.names, self.functions = random.Random(seed), 0, []

    def fresh(self):
        self.names += 1
        return f"v{self.names}"

    # ---- expressions; scope has pairs of a name and a type

    def make(self, type_, scope, depth):
        if type_ == FUNCTION:
            return self.function(scope, depth)
        if depth <= 0:
            made = self.leaf(type_, scope)
        elif self.rnd.random() < 0.4:
            made = self.common(type_, scope, depth)
        else:
            makers = {"Int": self.int, "Bool": self.bool, "[Int]": self.list, "Maybe Int": self.maybe, "Tree": self.tree}
            made = makers[type_](scope, depth) if type_ in makers else self.leaf(type_, scope)
        return f"({PLACE}({made}))" if type_ == "Int" and self.rnd.random() < 0.5 else made

    def leaf(self, type_, scope):
        fitting = [name for name, t in scope if t == type_]
        if fitting and self.rnd.random() < 0.8:
            return self.rnd.choice(fitting[-4:])
        numbers = [name for name, t in scope if t == "Int"]
        if type_ == "Bool" and numbers and self.rnd.random() < 0.9:
            return f"({self.rnd.choice(numbers)} {self.rnd.choice(['==', '<', '>'])} {self.rnd.choice(['0', '1', '3', '7', '(-2)'])})"
        return self.rnd.choice({"Int": ["0", "1", "2", "3", "5", "(-1)"], "Bool": ["True", "False"], "[Int]": ["([] :: [Int])", "[1, 2]"],
                                "Maybe Int": ["(Nothing :: Maybe Int)", "(Just 4)"], "Tree": ["Leaf", "(Node Leaf 2 Leaf)"],
                                "Colour": ["Red", "Green", "Blue"]}[type_])

    def common(self, type_, scope, depth):
        """What every type has: branches, bindings, calls, case."""
        rnd, m = self.rnd, lambda t, s=scope: self.make(t, s, depth - 1)
        v, w, x = self.fresh(), self.fresh(), self.fresh()
        fitting = [f for f in self.functions if f[2] == type_]
        roll = rnd.randrange(11)
        if roll <= 3 and fitting:
            name, arguments, _ = rnd.choice(fitting)
            return f"({name} {' '.join(m(t) for t in arguments)})"
        if roll <= 4:
            return f"(if {m('Bool')} then {m(type_)} else {m(type_)})"
        if roll == 5:
            t = rnd.choice(TYPES + [FUNCTION])
            return f"(let {v} = {m(t)} in {m(type_, scope + [(v, t)])})"
        if roll == 6:
            t = rnd.choice(["Int", "Bool", "[Int]"])
            return f"(let {v} = {m(t)} in {v} `seq` {m(type_, scope + [(v, t)])})"
        if roll == 7:
            arms = [f"[] -> {m(type_)}", f"{v} : {w} -> {m(type_, scope + [(v, 'Int'), (w, '[Int]')])}"]
            return self.case(m("[Int]"), arms)
        if roll == 8:
            return self.case(m("Maybe Int"), [f"Just {v} -> {m(type_, scope + [(v, 'Int')])}", f"Nothing -> {m(type_)}"])
        if roll == 9:
            inner = scope + [(v, "Tree"), (w, "Int"), (x, "Tree")]
            return self.case(m("Tree"), [f"Leaf -> {m(type_)}", f"Node {v} {w} {x} -> {m(type_, inner)}"])
        return self.case(m("Colour"), [f"{rnd.choice(['Red', 'Green', 'Blue'])} -> {m(type_)}", f"_ -> {m(type_)}"])

    def case(self, scrutinee, arms):
        if self.rnd.random() < 0.08:
            arms = arms[:1]
        return f"(case {scrutinee} of {{ {'; '.join(arms)} }})"

    def int(self, scope, depth):
        rnd, m = self.rnd, lambda t="Int": self.make(t, scope, depth - 1)
        roll = rnd.randrange(16)
        if roll < 5:
            return f"({m()} {rnd.choice('++-*')} {m()})"
        if roll == 5:
            return f"({m()} `{rnd.choice(['div', 'mod'])}` {m() if rnd.random() < 0.2 else rnd.choice([2, 3])})"
        return [lambda: f"(length {m('[Int]')})", lambda: f"(sum {m('[Int]')})", lambda: f"({m(FUNCTION)} {m()})",
                lambda: f"(maybe {m()} {m(FUNCTION)} {m('Maybe Int')})", lambda: f"(foldr (\\a b -> a - b) {m()} {m('[Int]')})",
                lambda: f"(max {m()} {m()})", lambda: f"(head {m('[Int]')})", lambda: self.leaf("Int", scope),
                lambda: f"(let xs = {m()} : map {m(FUNCTION)} xs in xs !! {rnd.randint(0, 3)})",
                lambda: '(error "none" :: Int)' if rnd.random() < 0.3 else m()][roll - 6]()

    def bool(self, scope, depth):
        rnd, m = self.rnd, lambda t: self.make(t, scope, depth - 1)
        roll = rnd.randrange(10)
        if roll < 5:
            return f"({m('Int')} {rnd.choice(['==', '==', '<', '<=', '>', '/='])} {m('Int')})"
        return [lambda: f"({m('Bool')} {rnd.choice(['&&', '||'])} {m('Bool')})", lambda: f"(not {m('Bool')})",
                lambda: f"({m('Colour')} {rnd.choice(['==', '<'])} {m('Colour')})", lambda: f"(elem {m('Int')} {m('[Int]')})",
                lambda: f"({m('[Int]')} == {m('[Int]')})"][roll - 5]()

    def list(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        return self.rnd.choice([lambda: f"({m('Int')} : {m('[Int]')})", lambda: f"(map {m(FUNCTION)} {m('[Int]')})",
                                lambda: f"[{m('Int')}, {m('Int')}]", lambda: f"(take {self.rnd.randint(0, 3)} {m('[Int]')})",
                                lambda: f"(filter (\\a -> a > {m('Int')}) {m('[Int]')})", lambda: f"({m('[Int]')} ++ {m('[Int]')})"])()

    def maybe(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        return self.rnd.choice([lambda: f"(Just {m('Int')})", lambda: f"(fmap {m(FUNCTION)} {m('Maybe Int')})",
                                lambda: f"(lookup {m('Int')} (zip {m('[Int]')} {m('[Int]')}))",
                                lambda: f"({m('Maybe Int')} >>= \\a -> if a > {m('Int')} then Just a else Nothing)"])()

    def tree(self, scope, depth):
        m = lambda t: self.make(t, scope, depth - 1)
        return f"(Node {m('Tree')} {m('Int')} {m('Tree')})"

    def function(self, scope, depth):
        fitting = [name for name, t in scope if t == FUNCTION]
        fitting += [f"({name} {self.leaf(arguments[0], scope)})" for name, arguments, result in self.functions
                    if result == "Int" and len(arguments) == 2 and arguments[1] == "Int" and arguments[0] != FUNCTION]
        if fitting and self.rnd.random() < 0.5:
            return self.rnd.choice(fitting)
        if self.rnd.random() < 0.3:
            return self.rnd.choice(["(+ 1)", "(* 2)", "negate", "(subtract 3)", "id"])
        v = self.fresh()
        return f"(\\{v} -> {self.make('Int', scope + [(v, 'Int')], depth - 1)})"

    # ---- functions

    def definition(self, name):
        rnd, result = self.rnd, self.rnd.choice(TYPES)
        roll = rnd.randrange(10)
        arguments = [rnd.choice(TYPES + [FUNCTION]) for _ in range(rnd.randint(0, 1))]
        v, w, x, again, right = (self.fresh() for _ in range(5))
        rest = [(self.fresh(), t) for t in arguments]
        others = " ".join(p for p, _ in rest)
        if roll < 3:  # a list is taken apart
            arguments, inner = ["[Int]", *arguments], [*rest, (v, "Int"), (w, "[Int]"), (again, result)]
            lines = [f"{name} [] {others} = {self.make(result, rest, 1)}",
                     f"{name} ({v} : {w}) {others} = let {again} = {name} {w} {others} in {self.make(result, inner, 2)}"]
        elif roll < 5:  # a tree
            arguments, inner = ["Tree", *arguments], [*rest, (w, "Int"), (again, result), (right, result)]
            lines = [f"{name} Leaf {others} = {self.make(result, rest, 1)}",
                     f"{name} (Node {v} {w} {x}) {others} = let {{ {again} = {name} {v} {others}; {right} = {name} {x} {others} }} in "
                     f"{self.make(result, inner, 2)}"]
        elif roll < 7:  # a number counts down
            arguments, inner = ["Int", *arguments], [*rest, (v, "Int"), (again, result)]
            lines = [f"{name} {v} {others}", f"  | {v} <= 0 = {self.make(result, [*rest, (v, 'Int')], 1)}",
                     f"  | otherwise = let {again} = {name} ({v} - 1) {others} in {self.make(result, inner, 2)}"]
        else:
            arguments = ["Int", *arguments]
            lines = [f"{name} {v} {others}", f"  | {self.make('Bool', [*rest, (v, 'Int')], 1)} = {self.make(result, [*rest, (v, 'Int')], 2)}",
                     f"  | otherwise = {self.make(result, [*rest, (v, 'Int')], 2)}"]
        self.functions.append((name, arguments, result))
        return "\n".join([f"{name} :: {' -> '.join([*arguments, result])}", *lines, "", ""])

    def loop(self):
        """A function that calls itself and a question about its result: what a proof by facts about results is tried on."""
        rnd, small = self.rnd, lambda: self.rnd.choice(["0", "1", "2", "3", "(-1)"])
        type_ = rnd.choice(["Int", "Integer", "Integer"])
        stop = rnd.choice(["x == 0", "x <= 0", f"x < {small()}", "x > 4", "False"])
        again = rnd.choice(["f xs", "f xs", "f (drop 1 xs)", "g xs"])
        step = rnd.choice(["1 + r", "x + r", "r - x", "r * 2", "r + x * x", "r `mod` 3", "negate r", "max x r", "if x > 2 then x + r else r", "r + 2",
                           "r `div` 2 + 1"])
        tree = rnd.random() < 0.3
        left = rnd.choice(["r", "r `mod` 2", "r * 2", "r - 1", "g s", "f s - g s" if not tree else "r - g s"])
        return HEAD + "\n".join([
            f"f :: {'Tree' if tree else f'[{type_}]'} -> {'Int' if tree else type_}",
            *([f"f Leaf = {small()}", f"f (Node a x b) = {rnd.choice(['f a + f b', 'max (f a) (f b) + 1', 'f a + x', 'f b - f a', '1 + f a * f b'])}"] if tree else
              [f"f (x : xs) | not ({stop}) = let r = {again} in {step}", f"f _ = {small()}"]), "",
            f"g :: {'Tree' if tree else f'[{type_}]'} -> {'Int' if tree else type_}",
            f"g t = {rnd.choice(['f t + 1', '2 * f t', 'f t * f t', 'abs (f t)', 'f t'])}", "",
            f"entry :: {'Tree' if tree else f'[{type_}]'} -> Int",
            f"entry s = let r = f s in if {left} {rnd.choice(['==', '==', '<', '<=', '>', '>='])} {small()} then target 1 else 0", ""])

    def text(self):
        if self.rnd.random() < 0.2:
            return self.loop()
        body = "".join(self.definition(f"f{i}") for i in range(self.rnd.randint(1, 4)))
        kinds = INPUTS * 4 + [FUNCTION]
        inputs = [(f"x{i}", t) for i, t in enumerate(self.rnd.choice(kinds) for _ in range(self.rnd.randint(1, 3)))]
        result = self.rnd.choice(["Int", "Int", "Bool", "[Int]"])
        body += f"entry :: {' -> '.join([t for _, t in inputs] + [result])}\n"
        calls = [(self.fresh(), f) for f in self.functions if self.rnd.random() < 0.7]
        bound = [f"{v} = {name} {' '.join(self.make(t, inputs, 1) for t in arguments)}" for v, (name, arguments, _) in calls]
        scope = inputs + [(v, returned) for v, (_, _, returned) in calls]
        start = f"entry {' '.join(n for n, _ in inputs)}"
        if self.rnd.random() < 0.35:
            return HEAD + (body + self.guarded(start, bound, result, scope)).replace(PLACE, "")
        body += f"{start} = let {{ {'; '.join(bound)} }} in {self.demanded(calls, result, scope)}\n"
        return HEAD + self.with_target(body)

    def guarded(self, start, bound, result, scope):
        """The target at the end, behind some conditions that may contradict each other."""
        conditions = ", ".join(self.make("Bool", scope, self.rnd.randint(0, 2)) for _ in range(self.rnd.randint(1, 4)))
        lines = [start, f"  | {conditions} = target {self.make(result, scope, 1)}", f"  | otherwise = {self.make(result, scope, 1)}"]
        return "\n".join(lines + (["  where"] + ["    " + b for b in bound] if bound else [])) + "\n"

    def demanded(self, calls, result, scope):
        """The result, after most of the calls decided something."""
        if not calls:
            return self.make(result, scope, 3)
        (v, (_, _, type_)), rest = calls[0], calls[1:]
        if self.rnd.random() < 0.3:
            return self.demanded(rest, result, scope)
        one, other, n = self.demanded(rest, result, scope), self.make(result, scope, 2), self.rnd.randint(-1, 4)
        test = {"Int": f"{v} > ({n})", "Bool": v, "[Int]": f"length {v} > ({n})", "Maybe Int": f"maybe False (> ({n})) {v}",
                "Colour": f"{v} /= Green",
                "Tree": f"case {v} of {{ Leaf -> False; Node _ k _ -> k /= ({n}) }}"}[type_]
        return f"(if {test} then {one} else {other})"

    def with_target(self, text):
        places = text.count(PLACE)
        if not places:
            return text.replace(" = ", " = target ", 1)
        chosen = self.rnd.randrange(places)
        parts = text.split(PLACE)
        return parts[0] + "".join(("target " if i == chosen else "") + part for i, part in enumerate(parts[1:]))
