// Which values an expression may have, in any activation: a cheap analysis of the whole program, without its inputs'
// values, from its entry. Only what may be demanded is looked at, so dead code says nothing.
//
// A value is known by where it is made: a constructor or a lambda in the source. One more sign is carried along: that
// the evaluation of an expression may pass a mark. What does not carry it needs no search.
#pragma once
#include <deque>
#include <functional>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "backward/bindings.h"

namespace needle::backward {

class Flow {
 public:
  // A value by where it is made.
  enum class Kind : uint8_t { Mark, Number, Text, Unknown, Constructor, Nullary, Function };
  struct Token {
    Kind kind = Kind::Number;
    const void* at = nullptr;  // the ConExpr, DataCon or LamExpr
    uint32_t given = 0;        // Function: so many arguments are there already
    friend bool operator==(const Token&, const Token&) = default;
  };

  Flow(Bindings& bindings, const core::Program& program, std::unordered_set<uint32_t> marks, core::GlobalId input);

  void is_input(const core::Var* var) { put(at(var), {Kind::Unknown}); }
  // The result of the expression, with everything in it, is demanded.
  void demand_all(const core::Expr* root) { deep(at(root)); }
  // Nothing is known before it has run to the end. False: it was paused, and goes on when it is called again.
  bool run(const std::function<bool()>& paused = {});

  // Whether the evaluation of an expression or a variable to its outermost constructor may pass a mark; whether that of
  // all of its value may.
  bool may_hit(const void* of) const;
  bool may_hit_inside(const void* of) const;

  // The function makes inputs: it is called where nobody sees it, with anything. Before anything is demanded.
  void makes_inputs(const core::Expr* function);
  // Whether the evaluation of what was demanded, or made, may pass a mark.
  bool may_hit_anything() const;

  // The values that an expression or a variable may have.
  const std::vector<Token>& values(const void* of) const;

  // Some of the numbers in the program, and those around 0.
  const std::vector<int64_t>& numbers() const { return numbers_; }

  // The calls that may give a lambda its last argument; nothing when some of them cannot be told.
  const std::vector<const core::AppExpr*>* callers(const core::LamExpr* lambda) const;
  // The marks that may be passed.
  const std::vector<const core::TickExpr*>& marked() const { return marked_; }

 private:
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
  void step();

  void look(const core::Expr* e, Point p);
  void look_at_case(const core::CaseExpr& c, Point p);
  void look_at_primitive(const core::PrimExpr& e, Point p);
  void take(const core::CaseExpr& c, Point p, Token token);
  void apply(const core::AppExpr& site, Point function, Seq<const core::Expr* const> args, Point result);
  void mark_from(Point from, Point to);
  void note_number(const core::Literal& literal);
  void hide(Point p);
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
  struct Callers {
    std::vector<const core::AppExpr*> sites;
    bool hidden = false;
  };
  std::unordered_map<const core::LamExpr*, Callers> callers_;
  std::vector<const core::TickExpr*> marked_;
  std::vector<int64_t> numbers_{0, 1, -1};
  std::optional<Point> made_;  // the inputs that functions make of others
  bool blind_ = false;         // some calls are not seen at all
};

}  // namespace needle::backward
