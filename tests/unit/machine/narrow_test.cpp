// Unknowns, choice points and the trail: each pitfall on its own.
#include "narrow_support.h"

namespace needle::machine {
TEST(Narrow, AnUnknownNobodyNeedsStaysUnknown) {
  EXPECT_EQ(Narrow("\\x -> 7", {kTree}).leaves(3), Lines{"_ = 7"});
}

TEST(Narrow, OnlyWhatIsDemandedIsRefined) {
  EXPECT_EQ(Narrow("\\t -> case t of u { Tip -> 0; Fork l b r -> case r of s { Tip -> 1; Fork x y z -> 2 } }", {kTree})
                .leaves(3),
            (Lines{"Tip = 0", "(Fork _ _ Tip) = 1", "(Fork _ _ (Fork _ _ _)) = 2"}));
}

// An alternative returns through an update frame that another has returned through before.
TEST(Narrow, AThunkIsUpdatedOnceForEachAlternative) {
  Narrow n("\\x -> let y = case x of z { False -> 1; True -> 2 } in intAdd# y (intMul# 10 y)", {kBool});
  EXPECT_EQ(n.leaves(2), (Lines{"False = 11", "True = 22"}));
}

TEST(Narrow, AThunkUnderEvaluationIsEvaluatedOn) {
  Narrow n(
      "\\x y -> let t = intAdd# (hashBool x) (intMul# 10 (hashBool y)) in case BURN of b { _ -> intAdd# t (case BURN "
      "of c { _ -> t }) }",
      {kBool, kBool});
  EXPECT_EQ(n.leaves(2), (Lines{"False False = 22", "False True = 42", "True False = 24", "True True = 44"}));
}

// Entered after the first choice point, still under evaluation when a collection comes, entered anew after going back:
// its free variables must be there.
TEST(Narrow, AThunkUnderEvaluationKeepsItsFreeVariables) {
  Narrow n(R"(\x y -> let n = hashBool (case BURN of b { _ -> True }) in
      let t = case y of w { False -> case BURN of b { _ -> intAdd# n 1 }; True -> case BURN of b { _ -> intAdd# n 2 } } in
      case x of v { False -> t; True -> intAdd# 10 t })",
           {kBool, kBool});
  EXPECT_EQ(n.leaves(2), (Lines{"False False = 3", "False True = 4", "True False = 13", "True True = 14"}));
}

// Evaluated after the choice point, collected, undone.
TEST(Narrow, AnUpdatedThunkKeepsItsFreeVariables) {
  Narrow n(R"(\x -> let n = burn 4 in let m = burn 5 in let t = intAdd# n (intMul# 10 m) in
      case x of v { Pale -> case t of r { _ -> case BURN of b { _ -> r } };
                    Dark -> case BURN of b { _ -> t };
                    Mixed k b -> case BURN of b { _ -> intAdd# 1 t } })",
           {kShade});
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 54", "Dark = 54", "(Mixed _ _) = 55"}));
}

TEST(Narrow, ASelectorDoesNotSeeABindingThatMayBeUndone) {
  Narrow n(R"(\x -> let p = case x of w { Pale -> (,) 1 2; Dark -> (,) 3 4; Mixed k b -> (,) 5 6 } in
      let a = case p of q { (,) l r -> l } in let b = case p of q { (,) l r -> r } in
      case p of q { _ -> case BURN of c { _ -> case BURN of d { _ -> intAdd# a (intMul# 10 b) } } })",
           {kShade});
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 21", "Dark = 43", "(Mixed _ _) = 65"}));
}

// The selector's argument is the unknown itself, seen by a frame of the choice point.
TEST(Narrow, ASelectorOfAnUnknown) {
  Narrow n(R"(\s -> let a = case s of q { Mixed l r -> l; Pale -> Z; Dark -> S Z } in
      case s of q { Pale -> case BURN of c { _ -> hashNat a }; Dark -> case BURN of c { _ -> hashNat a };
                    Mixed k b -> case BURN of d { _ -> hashNat a } })",
           {kShade});
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 3", "Dark = 7", "(Mixed Z _) = 3"}));
}

// Frames popped below a choice point are needed again, though others were pushed since: the protection limit, and with
// it the limit that held before.
TEST(Narrow, PoppedFramesAreProtected) {
  std::mt19937_64 random(1);
  const char* more = R"(
def walk = \t -> case t of u { Tip -> 1; Fork l b r -> intAdd# (intAdd# (walk l) (hashBool b)) (intMul# 3 (walk r)) };)";
  Narrow m("\\x y z -> intAdd# (walk x) (intAdd# (intMul# 100 (hashBits y)) (intMul# 10000 (walk z)))",
           {kTree, kBits, kTree}, more);
  std::vector<Leaf> leaves = m.search.run(m.prop, m.types, 3);
  EXPECT_EQ(leaves.size(), 19u * 7 * 19);
  expect_complete(m.f, "prop", m.types, 3, leaves, 200, random);
}

TEST(Narrow, DeepFramesStayWhereTheyAre) {
  std::string n = std::to_string(kDeep);
  Narrow deep("\\x y -> deep " + n + " x y", {kBool, kBool}, R"(
def deep = \n x y -> case n of m { 0 -> intAdd# (hashBool x) (intMul# 10 (hashBool y)); _ -> intAdd# 1 (deep (intSub# m 1) x y) };)");
  Lines expected;
  for (auto [name, value] : {std::pair{"False False", 11}, {"False True", 21}, {"True False", 12}, {"True True", 22}}) {
    expected.push_back(std::string(name) + " = " + std::to_string(kDeep + value));
  }
  EXPECT_EQ(deep.leaves(2), expected);
}

// A frame that several choice points share counts a collection once.
TEST(Narrow, SharedFramesInCollections) {
  Narrow n(R"(\x -> let p = (,) (burn 3) (burn 4) in intAdd# (case BURN of b { _ -> go x }) (hash p))", {kBits}, R"(
def hash = \p -> case p of q { (,) a b -> intAdd# a (intMul# 10 b) };
def go = \x -> case x of y { End -> case BURN of b { _ -> 100 }; Bit b c -> let t = (,) (burn 1) (burn 2) in
  intAdd# (case b of d { False -> go c; True -> case burn 7 of e { _ -> go c } }) (hash t) };)");
  EXPECT_EQ(n.leaves(3), (Lines{"End = 143", "(Bit False End) = 164", "(Bit False (Bit False End)) = 185",
                                "(Bit False (Bit True End)) = 185", "(Bit True End) = 164",
                                "(Bit True (Bit False End)) = 185", "(Bit True (Bit True End)) = 185"}));
}

// Evaluated in one alternative, a global is unevaluated in the next: it takes the same number of steps again.
TEST(Narrow, GlobalsAreUndone) {
  Narrow n("\\x -> case x of y { False -> caf; True -> caf }", {kBool}, "def caf = burn 500;");
  std::vector<int64_t> left, used;
  n.search.at_node = [&] { left.push_back(n.f.machine->steps_left()); };
  n.search.at_leaf = [&](Leaf&) { used.push_back(left.back() - n.f.machine->steps_left()); };
  EXPECT_EQ(n.leaves(2), (Lines{"False = 500", "True = 500"}));
  ASSERT_EQ(used.size(), 2u);
  EXPECT_EQ(used[0], used[1]);
  EXPECT_GT(used[0], 500);
}

TEST(Narrow, AGlobalUnderEvaluationThatFails) {
  Narrow n("\\x -> case x of y { False -> bad; True -> intAdd# 1 good }", {kBool},
           "def bad = intAdd# good (raise# 3); def good = burn 5;");
  EXPECT_EQ(n.leaves(2), (Lines{"False = !2", "True = 6"}));
  EXPECT_EQ(n.leaves(2), (Lines{"False = !2", "True = 6"}));
}

TEST(Narrow, FailedThunksAreUndone) {
  Narrow n(R"(\x w -> let y = case x of z { False -> raise# 7; True -> 2 } in
      case catch# (\w1 -> case y of v { _ -> IORes v }) (\e w2 -> case BURN of b { _ -> IORes (intAdd# 100 e) }) w of r { IORes a ->
      case catch# (\w1 -> case y of v { _ -> IORes v }) (\e w2 -> IORes (intAdd# 100 e)) w of s { IORes b -> case intAdd# a b of t { _ -> IORes t } } })",
           {kBool});
  n.search.action = true;
  EXPECT_EQ(n.leaves(2), (Lines{"False = 214", "True = 4"}));
}

TEST(Narrow, AnUncaughtExceptionIsALeaf) {
  Narrow n("\\x y -> intAdd# (case x of z { False -> raise# 7; True -> 2 }) (hashBool y)", {kBool, kBool});
  EXPECT_EQ(n.leaves(2), (Lines{"False _ = !2", "True False = 3", "True True = 4"}));
}

TEST(Narrow, ReferencesAreUndone) {
  Narrow n(R"(\x w -> case newRef# 1 w of r { IORes ref -> case BURN of b { _ -> case x of y {
      Pale -> case writeRef# ref (burn 50) w of q { IORes u -> case BURN of c { _ -> get ref w } };
      Dark -> get ref w;
      Mixed k b -> case writeRef# ref (burn 70) w of q { IORes u -> case b of d { False -> case writeRef# ref 9 w of p { IORes v -> get ref w }; True -> get ref w } } } } })",
           {kShade}, "def get = \\r w -> case readRef# r w of t { IORes v -> case v of u { _ -> IORes u } };");
  n.search.action = true;
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 50", "Dark = 1", "(Mixed _ False) = 9", "(Mixed _ True) = 70"}));
}

// The thunk is not trailed when it is entered, only when it is updated under the choice point.
TEST(Narrow, AThunkEnteredBeforeTheFirstChoicePoint) {
  Narrow n(R"(\x -> let t = case x of y { Pale -> (,) 1 2; Dark -> (,) 3 4; Mixed k b -> (,) 5 6 } in
      case t of p { (,) a b -> case BURN of c { _ -> case t of q { (,) d e -> intAdd# a (intMul# 10 e) } } })",
           {kShade});
  n.search.choose_first = false;
  n.search.collect_often = 1;
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 21", "Dark = 43", "(Mixed _ _) = 65"}));
}

// An old cell's result was remembered while it referred to something made after the choice point; that is gone, and its
// place taken by something else, when the next collection comes.
TEST(Narrow, RememberedSlotsAreForgotten) {
  Narrow n(R"(\x y -> let t = (let s = burn 3 in (,) s s) in let u = (let s = burn 4 in (,) s s) in
      case BURN of b0 { _ -> case BURN of b1 { _ -> case BURN of b2 { _ ->
      case x of v { False -> walk t u y; True -> walk u t y } } } })",
           {kBool, kBits}, R"(
def one = \p -> case p of q { (,) a b -> intAdd# a b };
def walk = \t u y -> case y of z { End -> one t; Bit b r -> case b of c { False -> intAdd# (one t) (walk t u r); True -> intAdd# (one u) (walk u t r) } };)");
  std::mt19937_64 random(1);
  for (uint64_t often : {0, 1, 2, 3}) {
    n.search.collect_often = often;
    std::vector<Leaf> leaves = n.search.run(n.prop, n.types, 4);
    expect_complete(n.f, "prop", n.types, 4, leaves, 100, random);
  }
}

#ifndef NEEDLE_HOSTILE
// A list outlives collections, then nobody needs it. Its old cells still keep the thunk that the last collection found
// under evaluation, and whose value was made after that. What takes the value's place looks like a selector of
// something that is no address.
TEST(Narrow, GarbageDoesNotReferToWhatGoingBackFrees) {
  for (const char* before : {"", "let a = (,) k k in ", "let a = (,) k k in let b = (,) k k in ",
                             "let a = (,) k k in let b = (,) k k in let c = (,) k k in "}) {
    Narrow n(
        "\\x -> case x of y { False -> let xs = slow 1 4000 in case length xs of a { _ -> intAdd# a (length xs) };"
        "True -> other 32769 }",
        {kBool}, std::string("def other = \\k -> ") + before + R"(fill k 8070450532247928832 20000;
def slow = \a b -> case burn 5 of z { _ -> case intGt# a b of t { True -> []; False -> : a (slow (intAdd# a 1) b) } };
def fill = \k i n -> case n of m { 0 -> k; _ -> let s = S k in case intAdd# i 4 of j { _ -> fill k j (intSub# n 1) } };)",
        {.max_memory = 4 << 20});
    EXPECT_EQ(n.leaves(2), (Lines{"False = 8000", "True = 32769"}));
  }
}
#endif

TEST(Narrow, FailedThunksOfOlderFramesAreUndone) {
  Narrow n(
      R"(\x w -> let y = case x of z { Pale -> raise# 7; Dark -> 2; Mixed k b -> raise# 8 } in let t = intAdd# y 1 in
      case catch# (\w1 -> case t of v { _ -> IORes v }) (\e w2 -> case BURN of b { _ -> IORes (intAdd# 100 e) }) w of r { IORes a ->
      case catch# (\w1 -> case y of v { _ -> IORes v }) (\e w2 -> IORes (intAdd# 100 e)) w of s { IORes b -> case intAdd# a b of t { _ -> IORes t } } })",
      {kShade});
  n.search.action = true;
  for (bool first : {true, false}) {
    n.search.choose_first = first;
    n.search.collect_often = first ? 0 : 1;
    EXPECT_EQ(n.leaves(2), (Lines{"Pale = 214", "Dark = 5", "(Mixed _ _) = 216"}));
  }
}

// What a reference referred to at the choice point is young again after a collection; undoing must remember it.
TEST(Narrow, AnUndoneReferenceToAYoungCell) {
  Narrow n(
      R"(\x w -> case newRef# 1 w of r { IORes ref -> case BURN of b { _ -> case BURN of b2 { _ -> case BURN of b3 { _ ->
      case writeRef# ref (burn 6) w of s { IORes i -> case x of y {
      False -> case writeRef# ref 5 w of q { IORes u -> case BURN of c { _ -> get ref w } };
      True -> case BURN of c { _ -> case BURN of d { _ -> case BURN of e { _ -> get ref w } } } } } } } } })",
      {kBool}, "def get = \\r w -> case readRef# r w of t { IORes v -> case v of u { _ -> IORes u } };");
  n.search.action = true;
  EXPECT_EQ(n.leaves(2), (Lines{"False = 5", "True = 6"}));
}

// The same with exactly one collection between (for some of these sizes): what the reference goes back to is still
// young.
TEST(Narrow, AnUndoneReferenceIsRemembered) {
  for (int size = 0; size < 9000; size += 500) {
    std::string k = "(burn " + std::to_string(size) + ")";
    Narrow n(
        R"(\x w -> case newRef# 1 w of r { IORes ref -> case burn 3000 of b { _ -> case burn 3000 of b2 { _ -> case burn 3000 of b3 { _ ->
      case writeRef# ref (pair 6) w of s { IORes i -> case x of y {
      Pale -> case writeRef# ref 5 w of q { IORes u -> case )" +
            k + R"( of c { _ -> IORes 5 } };
      Dark -> case burn 9000 of c { _ -> get ref w };
      Mixed k b -> IORes 1 } } } } } })",
        {kShade}, R"(
def pair = \n -> let s = intAdd# n n in (,) n s;
def get = \r w -> case readRef# r w of t { IORes v -> case v of u { (,) a b -> case intAdd# a b of c { _ -> IORes c } } };)",
        {.max_memory = 1 << 20});
    n.search.action = true;
    EXPECT_EQ(n.leaves(2), (Lines{"Pale = 5", "Dark = 18", "(Mixed _ _) = 1"})) << size;
  }
}

// Going back twice after one collection: the slot that the first undo remembered is still remembered.
TEST(Narrow, AnUndoneReferenceStaysRemembered) {
  Narrow n(
      R"(\x y z w -> case newRef# 1 w of r { IORes ref -> case hashBool x of a { _ -> case hashBool y of b { _ ->
      case writeRef# ref (pair 6) w of s { IORes i -> case z of t {
      Pale -> case writeRef# ref 5 w of q { IORes u -> case burn 2 of c { _ -> IORes 5 } };
      Dark -> IORes 1;
      Mixed k b -> case burn 2 of c { _ -> case burn 2 of d { _ -> get ref w } } } } } } })",
      {kBool, kBool, kShade}, R"(
def pair = \n -> let s = intAdd# n n in (,) n s;
def get = \r w -> case readRef# r w of t { IORes v -> case v of u { (,) a b -> case intAdd# a b of c { _ -> IORes c } } };)");
  n.search.action = true;
  int node = 0;
  n.search.at_node = [&] {
    if (++node != 4) n.f.machine->collect_soon();  // but where nothing is evaluated
  };
  Lines found = n.leaves(2);
  ASSERT_EQ(found.size(), 12u);
  for (size_t i = 0; i < found.size(); i += 3) {
    EXPECT_TRUE(found[i].ends_with("Pale = 5")) << found[i];
    EXPECT_TRUE(found[i + 1].ends_with("Dark = 1")) << found[i + 1];
    EXPECT_TRUE(found[i + 2].ends_with("(Mixed _ _) = 18")) << found[i + 2];
  }
}

TEST(Narrow, ArraysAreUndone) {
  Narrow n(
      R"(\x w -> case newArray# 3 1 w of r { IORes a -> case newArray# 3 (burn 2) w of r2 { IORes c -> case BURN of b { _ -> case x of y {
      Pale -> case writeArray# a 1 (burn 50) w of q { IORes u -> case writeArray# a 1 (burn 51) w of q2 { IORes u2 -> case BURN of e { _ -> all a w } } };
      Dark -> case copyArray# c 0 a 1 2 w of q { IORes u -> case BURN of e { _ -> all a w } };
      Mixed k b -> all a w } } } })",
      {kShade}, R"(
def all = \a w -> case readArray# a 0 w of r { IORes x -> case readArray# a 1 w of s { IORes y -> case readArray# a 2 w of t { IORes z ->
  case intAdd# x (intAdd# (intMul# 100 y) (intMul# 10000 z)) of u { _ -> IORes u } } } };)");
  n.search.action = true;
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 15101", "Dark = 20201", "(Mixed _ _) = 10101"}));
}

TEST(Narrow, ManyWritesUnderAChoicePointAreFewEntries) {
  Narrow n(
      R"(\x w -> case newRef# 0 w of r { IORes ref -> case x of y { False -> count ref 3000000 w; True -> readRef# ref w } })",
      {kBool}, R"(
def count = \r n w -> case n of m { 0 -> readRef# r w; _ -> case writeRef# r m w of q { IORes u -> count r (intSub# m 1) w } };)");
#ifndef NEEDLE_HOSTILE
  n.search.action = true;
  size_t entries = 0;
  n.search.at_leaf = [&](Leaf&) { entries = std::max(entries, n.search.narrow.trail_entries()); };
  EXPECT_EQ(n.leaves(2), (Lines{"False = 1", "True = 0"}));
  EXPECT_LT(entries, size_t{5} << 20);
#endif
}

#ifndef NEEDLE_HOSTILE
// A deterministic stretch below a choice point needs no more memory than without one.
TEST(Narrow, LongStretchesRunInLittleMemory) {
  Narrow n(
      "\\x -> case x of y { False -> total 0 (upTo 1 3000000); True -> length (filter odd (map (plus 1) (upTo 1 "
      "3000000))) "
      "}",
      {kBool},
      "def odd = \\n -> intEq# (intMod# n 2) 1; def total = \\n xs -> case xs of w { [] -> n; : y ys -> total (intAdd# "
      "n y) ys };",
      {.max_memory = 32 << 20});
  EXPECT_EQ(n.leaves(2), (Lines{"False = 4500001500000", "True = 1500000"}));
}

TEST(Narrow, GoingBackFreesTheNursery) {
  Narrow n("\\x y -> intAdd# (hashTree x) (hashTree y)", {kTree, kTree});
  n.search.keep_leaves = false;
  n.search.run(n.prop, n.types, 4);
  EXPECT_GT(n.search.nodes, 500000u);
  EXPECT_EQ(n.f.machine->heap_counters().minor + n.f.machine->heap_counters().major, 0u);
}
#endif

// The old space is copied while choice points hold thunks in it, and globals are undone after it.
TEST(Narrow, AMajorCollectionUnderChoicePoints) {
#ifdef NEEDLE_HOSTILE
  std::string size = "200";
  int64_t n = 200;
#else
  std::string size = "100000";
  int64_t n = 100000;
#endif
  int64_t total = n * (n + 1) / 2;
  Narrow narrow("\\x y -> let xs = upTo 1 " + size + R"( in case x of v {
      False -> case y of w { False -> intAdd# (sum xs) caf; True -> intAdd# (length xs) caf };
      True -> case y of w { False -> intAdd# 1 (sum xs); True -> intAdd# 2 (intAdd# caf (sum (append xs xs))) } })",
                {kBool, kBool}, "def caf = length (append list list); def list = upTo 1 " + size + ";",
                {.max_memory = 40 << 20});
  for (int round = 0; round < 4; ++round) {
    EXPECT_EQ(
        narrow.leaves(2),
        (Lines{"False False = " + std::to_string(total + 2 * n), "False True = " + std::to_string(3 * n),
               "True False = " + std::to_string(total + 1), "True True = " + std::to_string(2 * total + 2 * n + 2)}));
  }
  EXPECT_GT(narrow.f.machine->heap_counters().major, 0u);
}

TEST(Narrow, StepsRunOutAtALeafOnly) {
  Narrow n(
      "\\x -> case x of y { Pale -> 1; Dark -> let rec { loop = \\n -> loop (intAdd# n 1) } in loop 0; Mixed k b -> "
      "hashBool b }",
      {kShade});
  n.search.at_node = [&] { n.search.narrow.set_steps(1000); };
  EXPECT_EQ(n.leaves(2), (Lines{"Pale = 1", "Dark = !4", "(Mixed _ False) = 1", "(Mixed _ True) = 2"}));
}

TEST(Narrow, ThunksThatRanOutOfStepsAreUndone) {
  Narrow n("\\x -> let t = burn 300 in case x of y { False -> t; True -> t }", {kBool});
  int64_t budget = 100;
  n.search.at_node = [&] { n.search.narrow.set_steps(std::exchange(budget, 100000)); };
  EXPECT_EQ(n.leaves(2), (Lines{"False = !4", "True = 300"}));
}

TEST(Narrow, AnInterruptEndsALeafAndIsUndone) {
  Narrow n("\\x -> let t = burn 300 in case x of y { False -> t; True -> t }", {kBool});
  bool once = false;
  n.search.at_node = [&] {
    if (!std::exchange(once, true)) n.f.machine->interrupt();
  };
  Lines found = n.leaves(2);
  EXPECT_EQ(found, (Lines{"False = !7", "True = 300"}));
}

TEST(Narrow, CommitKeepsTheState) {
  Fixture f(std::string(kDataText) + "def prop = \\x y -> intAdd# (hashBool x) (intMul# 10 (hashBool y));");
  core::GlobalId prop = f.define("prop");
  Narrowing n(f.start(prop));
  Word x = n.unknown(0, 0), y = n.unknown(1, 0);
  n.kept() = {x, y};
  Outcome o = n.start(n.apply(n.global(prop), {x, y}));
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  n.choose();
  n.bind(n.demanded(), from_tag(1));
  o = n.resume();
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  n.choose();
  n.bind(n.demanded(), from_tag(0));
  n.commit();
  n.commit();
  o = n.resume();
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(to_int64(o.value), 12);
  EXPECT_EQ(n.look(n.kept()[0]), from_tag(1));
  EXPECT_EQ(n.trail_entries(), 0u);
}

TEST(Narrow, UnknownFunctionsAndPartialApplications) {
  Fixture f(
      "def prop = \\f -> intAdd# (f 1 2) (f 3 4); def three = \\a b c -> intAdd# a (intAdd# (intMul# b 10) (intMul# c "
      "100));");
  core::GlobalId prop = f.define("(,) prop three");
  Narrowing n(f.start(prop));
  Outcome o = n.start(n.global(prop));
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  n.kept() = {field(o.value, 0), field(o.value, 1)};
  Word g = n.unknown(3, 4);
  o = n.start(n.apply(n.kept()[0], {g}));
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  EXPECT_EQ(Narrowing::user_of(o.value), 3u);
  EXPECT_EQ(Narrowing::extra_of(o.value), 4u);
  n.choose();
  for (int64_t k : {5, 6, 7}) {
    n.bind(n.demanded(), n.apply(n.kept()[1], {n.integer(k)}));
    o = n.resume();
    ASSERT_EQ(o.kind, OutcomeKind::Finished);
    EXPECT_EQ(to_int64(o.value), 2 * k + 640);
    n.back();
  }
  n.commit();
}

TEST(Narrow, ResetDropsAnUnfinishedEvaluation) {
  Fixture f(std::string(kDataText) + "def prop = \\x -> intAdd# caf (hashBool x); def caf = burn 9;");
  core::GlobalId prop = f.define("prop");
  f.start(prop);
  for (int i = 0; i < 3; ++i) {
    Narrowing n(*f.machine);
    if (i == 1) n.choose();
    Outcome o = n.start(n.apply(n.global(prop), {n.unknown(0, 0)}));
    ASSERT_EQ(o.kind, OutcomeKind::Asked);
    if (i == 2) n.choose();
    n.bind(n.demanded(), from_tag(1));
    if (i < 2) continue;
    o = n.resume();
    ASSERT_EQ(o.kind, OutcomeKind::Finished);
    EXPECT_EQ(to_int64(o.value), 11);
  }
}

// A condition is asked about like an unknown input, and what it is about survives collections and going back.
TEST(Question, WhichSideOfACondition) {
  Fixture f(std::string(kDataText) +
            "def prop = \\c x -> case c of w { False -> hashBool x; True -> intAdd# 10 (burn 9) };");
  core::GlobalId prop = f.define("prop");
  Narrowing n(f.start(prop));
  const Word about = n.constructor(1, {n.integer(41)});
  Outcome o = n.start(n.apply(n.global(prop), {n.condition(7, 3, about), n.unknown(2, 5)}));
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  EXPECT_EQ(o.question().asks, Asks::WhichSide);
  n.choose();
  for (uint32_t side : {1u, 0u}) {
    const Word condition = n.demanded();
    EXPECT_EQ(Narrowing::user_of(condition), 7u);
    EXPECT_EQ(Narrowing::extra_of(condition), 3u);
    EXPECT_EQ(to_int64(field(Narrowing::condition_of(condition), 0)), 41);
    n.bind(condition, from_tag(side));
    f.machine->collect_soon();
    o = n.resume();
    EXPECT_EQ(o.kind, side == 1 ? OutcomeKind::Finished : OutcomeKind::Asked);
    n.back();
  }
  n.bind(n.demanded(), from_tag(0));
  o = n.resume();
  ASSERT_EQ(o.kind, OutcomeKind::Asked);
  EXPECT_EQ(o.question().asks, Asks::WhichValue);
  EXPECT_EQ(Narrowing::extra_of(o.question().unknown), 5u);
}

}  // namespace needle::machine
