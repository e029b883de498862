"""The strict language of `.nat` files, by itself: a parser and an evaluator that share no code with Needle.

    program = parse(text)                  raises Wrong with a line number
    run(program, [1, 2, 0], "target")      an Outcome

The tests use it as a second judge of what a program does with its inputs. Evaluation is strict, left to right, and
ends after so many steps. Values are Python's int, bool and tuples: () is the empty list, (head, tail) a cell; Record,
Variant and Closure are classes below.
"""
import re
import sys

TOKEN = re.compile(r"(?P<space>[ \t\r\n]+|\#[^\n]*)|(?P<number>[0-9]+)|(?P<name>[A-Za-z_][A-Za-z0-9_']*)"
                   r"|(?P<symbol>->|::|==|<=|>=|<>|[-+*/%<>=(){}\[\],;.|`])")
WORDS = {"let", "rec", "in", "with", "fun", "if", "then", "else", "input", "and", "or", "not", "true", "false", "match", "end"}
OPERATORS = {"or": 1, "and": 2, "==": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "<>": 3, "+": 4, "-": 4, "*": 4, "/": 4, "%": 4}
RIGHT = {"or", "and"}
sys.setrecursionlimit(30000 if sys.version_info >= (3, 11) else 3000)  # since 3.11 calls take no room on the machine's stack


class Wrong(Exception):
    """The text is no program."""


class Stuck(Exception):
    """Evaluation cannot go on: a value is of the wrong kind, no alternative fits, a division by zero."""


class Reached(Exception):
    """The variable that is looked for is evaluated."""


class OutOfSteps(Exception):
    pass


class OutOfInputs(Exception):
    pass


class Record(dict):
    def __hash__(self):
        return id(self)


class Variant:
    def __init__(self, name, value):
        self.name, self.value = name, value


class Closure:
    def __init__(self, parameter, body, env):
        self.parameter, self.body, self.env = parameter, body, env


class Outcome:
    """How a run ended: "value", "stuck", "steps", "inputs" (it asks for one more) or "reached".

    `reads` is how many inputs were read, `path` which branch of every conditional and match was taken, in order.
    """

    def __init__(self, kind, value, evaluator):
        self.kind, self.value, self.reads, self.path = kind, value, evaluator.reads, tuple(evaluator.path)

    def __repr__(self):
        return f"{self.kind} {shown(self.value)} after {self.reads} inputs"


def shown(value):
    """A value as the language writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, Record):
        return "{" + ", ".join(f"{label} = {shown(v)}" for label, v in value.items()) + "}"
    if isinstance(value, Variant):
        inner = shown(value.value)
        return f"`{value.name} " + (f"({inner})" if inner.startswith(("`", "-")) else inner)
    if isinstance(value, Closure):
        return "<fun>"
    parts = []
    while isinstance(value, tuple) and value:
        parts.append(shown(value[0]))
        value = value[1]
    return "[" + "; ".join(parts) + "]"


# ---- the parser: text to nested tuples, the first part of which says what it is

def tokens(text):
    out, at = [], 0
    while at < len(text):
        found = TOKEN.match(text, at)
        line = text.count("\n", 0, at) + 1
        if not found:
            raise Wrong(f"line {line}: unknown character {text[at]!r}")
        if found.lastgroup != "space":
            out.append((found.lastgroup, found.group(), line))
        at = found.end()
    out.append(("end", "", text.count("\n") + 1))
    return out


class Parser:
    def __init__(self, text):
        self.tokens, self.at = tokens(text), 0

    def peek(self):
        return self.tokens[self.at][1]

    def is_name(self):
        kind, word, _ = self.tokens[self.at]
        return kind == "name" and word not in WORDS and word != "_"

    def take(self, word=None):
        kind, have, line = self.tokens[self.at]
        if word is not None and have != word or kind == "end":
            raise Wrong(f"line {line}: expected {word or 'more'}, have {have or 'the end'}")
        self.at += 1
        return have

    def accept(self, word):
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def name(self):
        if not self.is_name():
            raise Wrong(f"line {self.tokens[self.at][2]}: expected a name, have {self.peek()!r}")
        return self.take()

    def names(self):
        out = []
        while self.is_name():
            out.append(self.take())
        return out

    def expression(self):
        word = self.peek()
        if word == "let":
            return self.let()
        if word == "fun":
            self.take()
            parameters = [self.name(), *self.names()]
            self.take("->")
            return curried(parameters, self.expression())
        if word == "if":
            self.take()
            condition = self.expression()
            self.take("then")
            then = self.expression()
            self.take("else")
            return "if", condition, then, self.expression()
        head = self.binary(1)
        if self.accept("::"):
            return "cons", head, self.expression()
        return head

    def let(self):
        self.take("let")
        if not self.accept("rec"):
            name, parameters = self.name(), self.names()
            self.take("=")
            value = curried(parameters, self.expression())
            self.take("in")
            return "let", name, value, self.expression()
        functions = []
        while not functions or self.accept("with"):
            name, parameters = self.name(), self.names()
            if not parameters:
                raise Wrong(f"line {self.tokens[self.at][2]}: {name} has no parameter")
            self.take("=")
            functions.append((name, parameters[0], curried(parameters[1:], self.expression())))
        self.take("in")
        return "rec", functions, self.expression()

    def binary(self, level):
        """Operators of this level and of those that bind tighter."""
        if level > 4:
            return self.projection()
        left = self.binary(level + 1)
        while OPERATORS.get(self.peek()) == level:
            operator = self.take()
            right = self.operand(level if operator in RIGHT else level + 1)
            left = ("op", operator, left, right)
            if operator in RIGHT:
                break
        return left

    def operand(self, level):
        return self.expression() if self.peek() in ("let", "fun", "if") else self.binary(level)

    def projection(self):
        out = self.application()
        while self.accept("."):
            out = ("project", out, self.name())
        return out

    def application(self):
        if self.accept("not"):
            return "not", self.simple()
        if self.accept("-"):
            return "op", "-", ("constant", 0), self.simple()
        if self.accept("`"):
            return "variant", self.name(), self.simple()
        out = self.simple()
        while self.starts_simple():
            out = ("apply", out, self.simple())
        return out

    def starts_simple(self):
        kind, word, _ = self.tokens[self.at]
        return kind == "number" or self.is_name() or word in ("(", "{", "[", "true", "false", "input", "match")

    def simple(self):
        kind, word, line = self.tokens[self.at]
        if self.is_name():
            return "variable", self.take(), line
        if kind == "number":
            return "constant", int(self.take())
        if word in ("true", "false"):
            return "constant", self.take() == "true"
        if self.accept("input"):
            return ("input",)
        if self.accept("("):
            inside = self.expression()
            self.take(")")
            return inside
        if self.accept("{"):
            return "record", self.fields(self.expression)
        if self.accept("["):
            return self.list()
        if self.accept("match"):
            return self.match()
        raise Wrong(f"line {line}: expected an expression, have {word or 'the end'}")

    def fields(self, part):
        out = {}
        while not self.accept("}"):
            line, label = self.tokens[self.at][2], self.name()
            if label in out:
                raise Wrong(f"line {line}: {label} occurs twice")
            self.take("=")
            out[label] = part()
            if self.peek() != "}":
                self.take(",")
        return out

    def list(self):
        items = []
        while not self.accept("]"):
            items.append(self.expression())
            if self.peek() != "]" and not self.accept(";"):
                self.take(",")
        return "list", items

    def match(self):
        scrutinee = self.expression()
        self.take("with")
        self.accept("|")
        alternatives = []
        while not alternatives or self.accept("|"):
            pattern = self.pattern()
            self.take("->")
            alternatives.append((pattern, self.expression()))
        self.take("end")
        return "match", scrutinee, alternatives

    def pattern(self):
        head = self.simple_pattern()
        return ("cons", head, self.pattern()) if self.accept("::") else head

    def simple_pattern(self):
        kind, word, line = self.tokens[self.at]
        if self.accept("_"):
            return ("any",)
        if self.is_name():
            return "name", self.take()
        if kind == "number":
            return "constant", int(self.take())
        if self.accept("-"):
            return "constant", -int(self.take())
        if word in ("true", "false"):
            return "constant", self.take() == "true"
        if self.accept("["):
            self.take("]")
            return ("nil",)
        if self.accept("`"):
            return "variant", self.name(), self.simple_pattern()
        if self.accept("{"):
            return "record", self.fields(self.pattern)
        if self.accept("("):
            inside = self.pattern()
            self.take(")")
            return inside
        raise Wrong(f"line {line}: expected a pattern, have {word or 'the end'}")


def curried(parameters, body):
    for parameter in reversed(parameters):
        body = ("fun", parameter, body)
    return body


def parse(text):
    parser = Parser(text)
    out = parser.expression()
    if parser.peek():
        raise Wrong(f"line {parser.tokens[parser.at][2]}: {parser.peek()!r} after the program")
    check_names(out, frozenset())
    return out


def pattern_names(pattern):
    if pattern[0] == "name":
        return {pattern[1]}
    inner = pattern[1].values() if pattern[0] == "record" else [p for p in pattern[1:] if isinstance(p, tuple)]
    return set().union(*(pattern_names(p) for p in inner))


def check_names(e, known):
    """Every variable is bound."""
    if e[0] == "variable":
        if e[1] not in known:
            raise Wrong(f"line {e[2]}: {e[1]} is not bound")
    elif e[0] == "fun":
        check_names(e[2], known | {e[1]})
    elif e[0] == "let":
        check_names(e[2], known)
        check_names(e[3], known | {e[1]})
    elif e[0] == "rec":
        known |= {name for name, _, _ in e[1]}
        for _, parameter, body in e[1]:
            check_names(body, known | {parameter})
        check_names(e[2], known)
    elif e[0] == "match":
        check_names(e[1], known)
        for pattern, body in e[2]:
            check_names(body, known | pattern_names(pattern))
    else:
        parts = e[1] if e[0] == "list" else e[1].values() if e[0] == "record" else [p for p in e[1:] if isinstance(p, tuple)]
        for part in parts:
            check_names(part, known)


# ---- the evaluator

def number(value):
    if type(value) is not int:
        raise Stuck(f"{shown(value)} is not a number")
    return value


def truth(value):
    if type(value) is not bool:
        raise Stuck(f"{shown(value)} is not true or false")
    return value


def quotient(a, b):
    """Towards zero."""
    if b == 0:
        raise Stuck("division by zero")
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


NUMERIC = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": quotient,
    "%": lambda a, b: a - b * quotient(a, b), "==": lambda a, b: a == b, "<>": lambda a, b: a != b, "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
}


def matches(pattern, value, env):
    """Whether it fits; the names of the pattern are then in env."""
    kind = pattern[0]
    if kind == "any":
        return True
    if kind == "name":
        env[pattern[1]] = value
        return True
    if kind == "constant":
        return type(value) is type(pattern[1]) and value == pattern[1]
    if kind == "nil":
        return value == ()
    if kind == "cons":
        return isinstance(value, tuple) and value != () and matches(pattern[1], value[0], env) and matches(pattern[2], value[1], env)
    if kind == "variant":
        return isinstance(value, Variant) and value.name == pattern[1] and matches(pattern[2], value.value, env)
    return isinstance(value, Record) and all(l in value and matches(p, value[l], env) for l, p in pattern[1].items())


class Evaluator:
    """Runs a program once. Each kind of expression is a method; calls count as steps."""

    def __init__(self, inputs, target, steps):
        self.inputs, self.target, self.steps, self.reads, self.path = inputs, target, steps, 0, []

    def eval(self, e, env):
        return getattr(self, e[0] + "_")(e, env)

    def constant_(self, e, env):
        return e[1]

    def variable_(self, e, env):
        return env[e[1]]

    def input_(self, e, env):
        if self.reads == len(self.inputs):
            raise OutOfInputs
        self.reads += 1
        return self.inputs[self.reads - 1]

    def fun_(self, e, env):
        return Closure(e[1], e[2], env)

    def let_(self, e, env):
        while e[0] == "let":
            self.pass_by(e[1])
            env = {**env, e[1]: self.eval(e[2], env)}
            e = e[3]
        return self.eval(e, env)

    def pass_by(self, name):
        if name == self.target:
            raise Reached

    def rec_(self, e, env):
        env = dict(env)
        for name, parameter, body in e[1]:
            self.pass_by(name)
            env[name] = Closure(parameter, body, env)
        return self.eval(e[2], env)

    def if_(self, e, env):
        condition = truth(self.eval(e[1], env))
        self.path.append(condition)
        return self.eval(e[2] if condition else e[3], env)

    def op_(self, e, env):
        left, right = self.eval(e[2], env), self.eval(e[3], env)
        if e[1] == "and":
            return truth(left) & truth(right)
        if e[1] == "or":
            return truth(left) | truth(right)
        return NUMERIC[e[1]](number(left), number(right))

    def not_(self, e, env):
        return not truth(self.eval(e[1], env))

    def apply_(self, e, env):
        function, argument = self.eval(e[1], env), self.eval(e[2], env)
        if not isinstance(function, Closure):
            raise Stuck(f"{shown(function)} is not a function")
        self.steps -= 1
        if self.steps < 0:
            raise OutOfSteps
        return self.eval(function.body, {**function.env, function.parameter: argument})

    def record_(self, e, env):
        return Record({label: self.eval(part, env) for label, part in e[1].items()})

    def project_(self, e, env):
        record = self.eval(e[1], env)
        if not isinstance(record, Record) or e[2] not in record:
            raise Stuck(f"{shown(record)} has no {e[2]}")
        return record[e[2]]

    def variant_(self, e, env):
        return Variant(e[1], self.eval(e[2], env))

    def list_(self, e, env):
        out = ()
        for item in reversed([self.eval(part, env) for part in e[1]]):
            out = (item, out)
        return out

    def cons_(self, e, env):
        head, tail = self.eval(e[1], env), self.eval(e[2], env)
        if not isinstance(tail, tuple):
            raise Stuck(f"{shown(tail)} is not a list")
        return head, tail

    def match_(self, e, env):
        value = self.eval(e[1], env)
        for at, (pattern, body) in enumerate(e[2]):
            inner = dict(env)
            if matches(pattern, value, inner):
                self.path.append(at)
                return self.eval(body, inner)
        raise Stuck(f"no alternative for {shown(value)}")


def run(program, inputs, target=None, steps=4000):
    """Runs a parsed program; it ends at once where `target` is evaluated. Every application is a step."""
    evaluator = Evaluator(inputs, target, steps)
    try:
        return Outcome("value", evaluator.eval(program, {}), evaluator)
    except Stuck as stuck:
        return Outcome("stuck", str(stuck), evaluator)
    except Reached:
        return Outcome("reached", target, evaluator)
    except OutOfInputs:
        return Outcome("inputs", "", evaluator)
    except (OutOfSteps, RecursionError):
        return Outcome("steps", "", evaluator)


def search(program, target, values, longest, steps=400, runs=3000):
    """Brute force: an input sequence over these values that reaches the target, shortest first, or None; and whether
    no other one is left. A sequence is only made longer where the program asked for more.
    """
    open_, tried, complete = [[]], 0, True
    while open_:
        next_ = []
        for inputs in open_:
            tried += 1
            if tried > runs:
                return None, False
            outcome = run(program, inputs, target, steps)
            if outcome.kind == "reached":
                return inputs, True
            complete = complete and outcome.kind != "steps"
            if outcome.kind == "inputs":
                if len(inputs) == longest:
                    complete = False
                else:
                    next_ += [[*inputs, value] for value in values]
        open_ = next_
    return None, complete
