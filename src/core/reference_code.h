// Core with its variables resolved to slots of a frame: what the reference evaluator walks. A lambda or a delayed
// expression has a frame of its own and names what it captures from the frame around it, so nothing is kept alive by
// accident.
#pragma once
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/core.h"
#include "core/reference_heap.h"

namespace needle::core::reference {

enum class CodeKind : uint8_t {
  Slot,
  Global,
  Constant,
  Text,
  Con,
  App,
  Lambda,
  Delay,
  Let,
  Case,
  Prim,
  Tick,
  Join,
  Jump,
  Overlap
};

struct Capture {
  uint32_t outer, inner;  // slots
};

struct CodeAlt {
  const DataCon* con = nullptr;  // null: the literal of
  const Alt* alt = nullptr;
  std::vector<uint32_t> fields;  // slots
  const Code* body = nullptr;
};

struct CodePattern {
  const OverlapPattern* pattern = nullptr;
  uint32_t slot = 0;  // of the binder, when there is one
  std::vector<CodePattern> fields;
};

struct CodeClause {
  std::vector<CodePattern> patterns;
  const Code* body = nullptr;
};

struct Code {
  CodeKind kind = CodeKind::Slot;
  uint32_t slot = 0;              // Slot; Case: the binder; Tick: its number
  GlobalId global;                // Global
  Node* constant = nullptr;       // Constant
  const DataCon* con = nullptr;   // Con; Lambda: see `selects`
  Symbol text;                    // Text
  Prim prim{};                    // Prim
  std::vector<const Code*> args;  // Con, App, Prim, Jump, Overlap; Let: the right-hand sides (Lambda or Delay)
  std::vector<uint32_t> slots;    // Let: the binders; Jump: the join point's parameters
  const Code* body =
      nullptr;  // App: the function; Lambda, Delay, Let, Tick; Case: the scrutinee; Jump: the join point's
  std::vector<CodeAlt> alts;        // Case
  const Code* fallback = nullptr;   // Case, Overlap
  std::vector<CodeClause> clauses;  // Overlap
  bool in_order = false;            // Overlap
  bool last = false;                // nothing of the frame is needed after it
  std::vector<Capture> captures;    // Lambda, Delay
  uint32_t params = 0;              // Lambda: they are the first slots
  std::optional<uint32_t> selects;  // Lambda: it gives this field of its parameter, which is of `con`
  uint32_t frame_size = 0;          // Lambda, Delay
  Span span;
};

class Translator {
 public:
  Translator(Heap& heap, std::vector<Node*>& constants) : heap_(heap), constants_(constants) {}
  // A closed expression, as a Lambda without captures or a Delay without captures.
  const Code* closed(const Expr* e);

 private:
  struct Target {
    Code* code;  // filled in once the join point's body is known
    std::vector<uint32_t> params;
    const Code* body = nullptr;
    std::vector<Code*> jumps;
  };
  struct Scope {
    Scope* outer = nullptr;
    std::unordered_map<const Var*, uint32_t> slots;
    std::unordered_map<const Var*, Target*> joins;
    std::vector<Capture> captures;
    uint32_t next = 0;
  };

  Code* make(CodeKind kind, const Expr* e);
  uint32_t bind(const Var* v) { return scope_->slots[v] = scope_->next++; }
  static uint32_t slot_of(Scope* scope, const Var* v);
  const Code* expr(const Expr* e);
  const Code* operand(const Expr* e);  // the frame is needed after it
  const Code* delayed(const Expr* e);
  const Code* own_frame(CodeKind kind, const Expr* e);
  const Code* let(const LetExpr& e);
  const Code* join(const LetExpr& e);
  const Code* case_of(const CaseExpr& e);
  const Code* overlap(const OverlapExpr& e);
  CodePattern pattern(const OverlapPattern& p);
  const Code* application(const AppExpr& e);
  const Code* literal(const LitExpr& e);
  const Code* jump(const Expr* e, Target* to, Seq<const Expr* const> args);
  Target* target_of(const Expr* e);

  Heap& heap_;
  std::vector<Node*>& constants_;
  std::deque<Code> codes_;
  std::deque<Target> targets_;
  Scope* scope_ = nullptr;
  bool last_ = false;  // of what is translated now
};

}  // namespace needle::core::reference
