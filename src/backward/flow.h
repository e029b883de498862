// Which values an expression may have, in any activation: a cheap analysis of the whole program, without its inputs'
// values, from its entry. Only what may be demanded is looked at, so dead code says nothing.
//
// A value is known by where it is made: a constructor or a lambda in the source. One more sign is carried along: that
// the evaluation of an expression may pass a mark. What does not carry it needs no search.
#pragma once
#include <deque>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "backward/bindings.h"

namespace needle::backward {

class Flow {
 public:
  Flow(Bindings& bindings, const core::Program& program, std::unordered_set<uint32_t> marks, core::GlobalId input);

  void is_input(const core::Var* var) { put(at(var), {Kind::Unknown}); }
  // The result of the expression, with everything in it, is demanded. Runs to the end.
  void demand_all(const core::Expr* root);

  // Whether the evaluation of the expression to its outermost constructor may pass a mark; whether that of all of its
  // value may.
  bool may_hit(const core::Expr* e) const;
  bool may_hit_inside(const core::Expr* e);

 private:
  // Values by where they are made.
  enum class Kind : uint8_t { Mark, Number, Text, Unknown, Constructor, Nullary, Function };
  struct Token {
    Kind kind = Kind::Number;
    const void* at = nullptr;  // the ConExpr, DataCon or LamExpr
    uint32_t given = 0;        // Function: so many arguments are there already
    friend bool operator==(const Token&, const Token&) = default;
  };
  struct TokenHash {
    size_t operator()(const Token& t) const;
  };
  using Point = uint32_t;  // an expression, a variable, or a place between
  struct Place {
    std::vector<Token> tokens;
    uint32_t told = 0;  // so many of them went on already
    std::unordered_set<Token, TokenHash> known;
    std::vector<Point> from, to;                 // what flows in, and on
    std::vector<std::function<void(Token)>> on;  // who looks at each value
    const core::Expr* code = nullptr;            // an expression that was not looked at yet
    bool wanted = false;
  };

  Point point(const void* of, const core::Expr* code);
  Point at(const core::Expr* e) { return point(e, e); }
  Point at(const core::Var* v);
  Point between();
  void want(Point p);
  void flow(Point from, Point to);
  void put(Point p, Token token);
  void each(Point p, std::function<void(Token)> f);
  void run();

  void look(const core::Expr* e, Point p);
  void look_at_case(const core::CaseExpr& c, Point p);
  void look_at_primitive(const core::PrimExpr& e, Point p);
  void take(const core::CaseExpr& c, Point p, Token token);
  void apply(Point function, Seq<const core::Expr* const> args, Point result);
  void mark_from(Point from, Point to);
  void mark_from_inside(Point p, Point to);
  void deep(Point p);

  Bindings& bindings_;
  const core::Program& program_;
  const std::unordered_set<uint32_t> marks_;
  const core::GlobalId input_;
  std::vector<Place> places_;
  std::unordered_map<const void*, Point> points_;
  std::deque<std::pair<Point, Token>> work_;
  std::vector<Point> unseen_;
  std::unordered_set<Point> deep_;
  std::unordered_set<uint64_t> inside_;
};

}  // namespace needle::backward
