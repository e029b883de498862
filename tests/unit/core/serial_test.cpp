#include "core/serial.h"

#include "text_prelude.h"

namespace needle::core {
namespace {

constexpr const char* kMore = R"(
data T a = T0 | T1 {dicts 1} a ! (Maybe a) | :+: {infix r 6} (left :: a) (right :: forall c . c -> a);
def M.f {inline, dicts 1} :: forall a . D:Num a -> a = \(d :: D:Num a) -> join j = \x -> x in j (+ d);
def M.g = let rec { xs = : 'a' ys; ys = : 2 xs } in tick 4 (case xs of q { : h t -> (,) 2.5 -12345678901234567890n; _ -> "s" });
)";

}  // namespace

TEST(Serial, ReadsWhatWasWritten) {
  TextProgram p(kMore);
  ByteWriter out;
  write_program(p, out);
  Program q;
  read_program(out.bytes(), q);
  ASSERT_EQ(q.global_count(), p.global_count());
  EXPECT_EQ(q.global(GlobalId(3)).body, nullptr);  // until somebody asks
  ByteWriter again;
  std::string first = print(q);
  write_program(q, again);
  EXPECT_EQ(again.bytes().size(), out.bytes().size());
  Program r;
  read_program(again.bytes(), r);
  EXPECT_EQ(print(r), first);
  EXPECT_EQ(r.known.cons, r.con(ConId(p.known.cons->id.index)));
  for (uint32_t i = 0; i < p.tycon_count(); ++i) EXPECT_EQ(print(*p.tycon(TyConId(i))), print(*r.tycon(TyConId(i))));
  PrivateWorld world("");
  reference::Evaluator e(r, world);
  ParseResult result;
  EXPECT_EQ(e.show(e.delay(parse_expr("sum $fNumInt 0 (upTo 1 10)", r, result))), "55");
}

TEST(Serial, KeepsUnoptimisedBodies) {
  TextProgram p("def M.f = 1; def M.g = 2; def M.h = 3;");
  ParseResult parsed;
  const GlobalId f = find_global(p, "M.f"), g = find_global(p, "M.g"), h = find_global(p, "M.h");
  p.global(f).unoptimised = parse_expr("intAdd# 0 1", p, parsed);
  p.global(g).unoptimised = p.global(g).body;
  ByteWriter out;
  write_program(p, out);
  Program q;
  read_program(out.bytes(), q);
  EXPECT_EQ(q.body(f)->kind, ExprKind::Lit);
  EXPECT_EQ(q.unoptimised_body(f)->kind, ExprKind::Prim);
  EXPECT_EQ(q.unoptimised_body(g), q.body(g));  // the optimiser left it alone
  EXPECT_EQ(q.unoptimised_body(h), q.body(h));
}

TEST(Serial, BadBytesAreNoticed) {
  TextProgram p(kMore);
  ByteWriter out;
  write_program(p, out);
  for (size_t n = 0; n < out.bytes().size(); n += 7) {
    Program q;
    EXPECT_THROW(read_program(std::string_view(out.bytes()).substr(0, n), q), ByteReader::Corrupt);
  }
  for (size_t n = 0; n < out.bytes().size(); ++n) {
    std::string bytes = out.bytes();
    bytes[n] = static_cast<char>(bytes[n] ^ 0x15);
    Program q;
    try {
      read_program(bytes, q);
      print(q);
    } catch (const ByteReader::Corrupt&) {
    }
  }
}

}  // namespace needle::core
