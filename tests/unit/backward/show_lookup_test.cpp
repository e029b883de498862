// The worked examples of section 2 of the paper, with their lookups as they are printed. Lines are those of the paper's
// figures; a lookup stands where its variable is bound, which is where the paper's arrives after skipping.
#include "subject.h"

namespace needle::backward {
namespace {

constexpr const char* kFigure2 = R"(let y = 0 in
let f =
  (fun x ->
    let fret = x + 1 in fret) in
let fy = f y in
let f1 = f 1 in
let ret = fy + f1 in ret
)";

constexpr const char* kFigure3 = R"(let g =
  (fun x ->
    let gret =
      (fun y ->
        let gyret = x + y in gyret) in gret) in
let g5 = g 5 in
let g51 = g5 1 in
let g6 = g 6 in
let g62 = g6 2 in
let ret = g51 + g62 in ret
)";

constexpr const char* kFigure4 = R"(let i1 = input in
let i2 = input in
let i3 = input in
let f = fun x ->
  let fret =
    if x == 0
      then let fretp = x + 1 in fretp
      else let fretm = x - 1 in fretm
  in fret
in
let ifret =
  if i2 == 0
  then let fi1 = f i1 in fi1
  else let fi2 = f i2 in fi2
in ifret
)";

// Section 2.1, steps 1 to 6, and the same for f1 (step 8). Looking up `ret` needs no guard.
TEST(ShowLookup, Figure2) {
  EXPECT_EQ(ask(kFigure2, {.target = "ret", .strict = false}).lookups,
            "L([ret], 7, []) = L([fy], 5, []) + L([f1], 6, [])\n"
            "L([fy], 5, []) = L([fret], 4, [fy])\n"
            "L([f], 2, []) = fun x -> ..\n"
            "L([fret], 4, [fy]) = L([x], 3, [fy]) + 1\n"
            "L([x], 3, [fy]) = L([y], 1, [])\n"
            "L([y], 1, []) = 0\n"
            "L([f1], 6, []) = L([fret], 4, [f1])\n"
            "L([fret], 4, [f1]) = L([x], 3, [f1]) + 1\n"
            "L([x], 3, [f1]) = 1\n");
}

// What is evaluated before the target counts: the last is looked up first, as the paper skips from the target upward.
TEST(ShowLookup, Figure2Strict) {
  EXPECT_EQ(ask(kFigure2, {.target = "ret"}).lookups,
            "L([f1], 6, []) = L([fret], 4, [f1])\n"
            "L([f], 2, []) = fun x -> ..\n"
            "L([fret], 4, [f1]) = L([x], 3, [f1]) + 1\n"
            "L([x], 3, [f1]) = 1\n"
            "L([fy], 5, []) = L([fret], 4, [fy])\n"
            "L([fret], 4, [fy]) = L([x], 3, [fy]) + 1\n"
            "L([x], 3, [fy]) = L([y], 1, [])\n"
            "L([y], 1, []) = 0\n"
            "L([ret], 7, []) = L([fy], 5, []) + L([f1], 6, [])\n");
}

// Section 2.2, steps 1 to 5: x is found through g5, whose call bound it.
TEST(ShowLookup, Figure3) {
  EXPECT_EQ(ask(kFigure3, {.target = "ret", .strict = false}).lookups,
            "L([ret], 10, []) = L([g51], 7, []) + L([g62], 9, [])\n"
            "L([g51], 7, []) = L([gyret], 5, [g51])\n"
            "L([g5], 6, []) = L([gret], 3, [g5])\n"
            "L([g], 1, []) = fun x -> ..\n"
            "L([gret], 3, [g5]) = fun y -> ..\n"
            "L([gyret], 5, [g51]) = L([x], 4, [g51]) + L([y], 4, [g51])\n"
            "L([x], 4, [g51]) = L([g5, x], 6, [])\n"
            "L([g5, x], 6, []) = L([x], 2, [g5])\n"
            "L([x], 2, [g5]) = 5\n"
            "L([y], 4, [g51]) = 1\n"
            "L([g62], 9, []) = L([gyret], 5, [g62])\n"
            "L([g6], 8, []) = L([gret], 3, [g6])\n"
            "L([gret], 3, [g6]) = fun y -> ..\n"
            "L([gyret], 5, [g62]) = L([x], 4, [g62]) + L([y], 4, [g62])\n"
            "L([x], 4, [g62]) = L([g6, x], 8, [])\n"
            "L([g6, x], 8, []) = L([x], 2, [g6])\n"
            "L([x], 2, [g6]) = 6\n"
            "L([y], 4, [g62]) = 2\n");
}

// Section 2.3.2: an input has no value of its own, and a choice is one of two lookups.
TEST(ShowLookup, Figure4) {
  EXPECT_EQ(ask(kFigure4, {.target = "ifret", .strict = false}).lookups,
            "L([ifret], 11, []) = L([i2], 2, []) == 0 ? L([fi1], 13, []) : L([fi2], 14, [])\n"
            "L([i2], 2, []) = input\n"
            "L([fi1], 13, []) = L([fret], 5, [fi1])\n"
            "L([f], 4, []) = fun x -> ..\n"
            "L([fret], 5, [fi1]) = L([x], 4, [fi1]) == 0 ? L([fretp], 7, [fi1]) : L([fretm], 8, [fi1])\n"
            "L([x], 4, [fi1]) = L([i1], 1, [])\n"
            "L([i1], 1, []) = input\n"
            "L([fretp], 7, [fi1]) = L([x], 4, [fi1]) + 1\n"
            "L([fretm], 8, [fi1]) = L([x], 4, [fi1]) - 1\n"
            "L([fi2], 14, []) = L([fret], 5, [fi2])\n"
            "L([fret], 5, [fi2]) = L([x], 4, [fi2]) == 0 ? L([fretp], 7, [fi2]) : L([fretm], 8, [fi2])\n"
            "L([x], 4, [fi2]) = L([i2], 2, [])\n"
            "L([fretp], 7, [fi2]) = L([x], 4, [fi2]) + 1\n"
            "L([fretm], 8, [fi2]) = L([x], 4, [fi2]) - 1\n");
}

// Section 2.3.3: line 7 by either of the two calls of f. That by fi2 contradicts its own guard; fi1 needs i2 = 0.
TEST(ShowLookup, Figure4Line7) {
  const Answer answer = ask(kFigure4, {.target = "fretp", .strict = false});
  EXPECT_EQ(answer.lookups,
            "guard 12: L([i2], 2, []) == 0\n"
            "L([i2], 2, []) = input\n"
            "L([f], 4, []) = fun x -> ..\n"
            "guard 6: L([x], 4, [fi1]) == 0\n"
            "L([x], 4, [fi1]) = L([i1], 1, [])\n"
            "L([i1], 1, []) = input\n"
            "guard 6: L([x], 4, [fi2]) == 0\n"
            "L([x], 4, [fi2]) = L([i2], 2, [])\n"
            "L([fretp], 7, [fi1]) = L([x], 4, [fi1]) + 1\n"
            "L([fretp], 7, [fi2]) = L([x], 4, [fi2]) + 1\n");
  EXPECT_TRUE(answer.replayed);
  EXPECT_EQ(answer.reads, (std::vector<solve::Int>{0, 0, 0}));
}

// The same from the target: the stack is not known, and its parameter is what one of the callers gave.
TEST(ShowLookup, Figure4Upward) {
  const Answer answer = ask(kFigure4, {.target = "fretp", .strict = false, .upward = true});
  EXPECT_TRUE(answer.lookups.starts_with("L([x], 4, [?]) = L([i2], 2, []) | L([i1], 1, [])\n")) << answer.lookups;
  EXPECT_TRUE(answer.replayed);
}

TEST(ShowLookup, RecordsListsAndCallsWithoutAName) {
  EXPECT_EQ(ask("let r = {a = input, b = 2} in\n"
                "let next x = x + r.a in\n"
                "let xs = [next 1] in\n"
                "let target = match xs with x :: rest -> x | [] -> r.b end in target\n",
                {.strict = false})
                .lookups,
            "L([target], 4, []) = L([xs], 3, []) ? : -> L([x], 4, []) | [] -> L([r], 1, []).b\n"
            "L([xs], 3, []) = L([result], 2, [next 1]) :: []\n"
            "L([x], 4, []) = L([xs], 3, []).1\n"
            "L([next], 2, []) = fun x -> ..\n"
            "L([result], 2, [next 1]) = L([x], 2, [next 1]) + L([r], 1, []).a\n"
            "L([x], 2, [next 1]) = 1\n"
            "L([r], 1, []) = {a = input, b = 2}\n");
}

}  // namespace
}  // namespace needle::backward
