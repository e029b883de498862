// Core to instructions. Internal; machine.h's compile() is the way in.
//
// Each lambda and each thunk becomes a block. In a block every variable has an operand: a register, or a constant (a
// global, a literal, a constructor or function without free variables). A function finds its arguments in registers 0,
// 1, ..., its free variables behind them, itself behind those; a thunk its free variables in 0, 1, ...
//
// An expression is compiled for a context: in tail position its value is returned or it is a jump; otherwise its value
// goes into a register and execution goes on behind it. A case therefore costs a frame only where something must really
// be evaluated elsewhere: `case x of` with x evaluated, nested cases, arithmetic run straight through. What a frame
// must save is the set of registers that the context and the alternatives still need.
//
//   let      variables, literals: renamed. Constructors, lambdas, partial applications: allocated. Small integer
//            arithmetic whose operands happen to be evaluated: computed at once. Anything else: a thunk.
//   join     its parameters are registers; calling it moves the arguments there and jumps.
//   case     evaluate, branch, load the fields that are used. Comparison and branch are one instruction.
//   overlap  its subjects and what its clauses use go into a cell; each clause is a block, entered with its variables
//            in registers.
//   app      known global or local function with all its arguments: a direct jump. Otherwise a generic apply.
#pragma once
#include <deque>
#include <unordered_map>
#include <vector>

#include "base/paged.h"
#include "machine/assembler.h"
#include "machine/free_vars.h"
#include "machine/machine.h"

namespace needle::machine {

class Codegen {
 public:
  Codegen(core::Program& program, Code& code, const CompileOptions& options);
  void compile(const std::vector<core::GlobalId>& roots);

 private:
  static constexpr int kNone = INT32_MIN;
  struct Value {
    int operand = kNone;
    bool evaluated = false;
  };
  struct VarInfo {
    int operand = kNone;
    bool evaluated = false;
    bool forward = false;  // of a recursive let, not allocated yet
    int32_t block = -1;    // a known function's
    uint32_t arity = 0;
    int32_t join = -1;
  };
  struct Join {
    std::vector<int> params;  // kNone when it is not used
    RegisterSet captured;
    std::vector<uint32_t> jumps;  // to be aimed at it
    bool placed = false;
    uint32_t at = 0;
  };
  struct Context {
    bool tail = true;
    int target = 0;                          // register, when not in tail position
    RegisterSet live;                        // what is needed afterwards, besides the target
    std::vector<uint32_t>* exits = nullptr;  // jumps to the end
  };
  struct GlobalInfo {
    enum State : uint8_t { Unseen, Known } state = Unseen;
    bool evaluated = false;
    int32_t block = -1;  // a function's
    uint32_t arity = 0;
    Word constant = 0;
  };
  struct PendingBlock {
    uint32_t id = 0;
    const core::Expr* body = nullptr;
    Seq<const core::Var* const> params;
    std::vector<const core::Var*> free;
    std::vector<bool> evaluated;
    const core::Var* self = nullptr;
    bool thunk = false;
    bool clause = false;  // its parameters and free variables are all put into registers by who enters it
    core::GlobalId global;
  };
  struct Fixup {
    enum Where : uint8_t { CodeHeader, CodeTarget, StaticHeader, Clause } where;
    uint32_t at;
    uint32_t block;
    uint32_t clause = 0;
  };
  struct Patch {  // of a recursive let
    int cell;
    uint32_t word;
    const core::Var* var;
  };

  // --- globals, constants, blocks (codegen.cpp)
  void machine_blocks();
  const GlobalInfo& global(core::GlobalId id);
  void declare(core::GlobalId id);
  uint32_t new_static(std::initializer_list<Word> words);
  Word static_function(const core::LamExpr& lam, core::GlobalId of);
  Word static_thunk(const core::Expr* body);
  Word static_con(const core::ConExpr& con);
  Word static_word(const core::Expr* e, bool& evaluated);  // any closed expression
  Word literal_word(const core::Literal& literal);
  Word string_word(Symbol text);
  bool is_constant(const core::Expr* e);
  int constant_operand(Word w);
  uint32_t new_block(PendingBlock block);
  void compile_block(const PendingBlock& block);
  void resolve_fixups();
  void check_arity(size_t n) const;

  // --- expressions (codegen_expr.cpp)
  void compile_expr(const core::Expr* e, const Context& context);
  void give(Value v, const Context& context);
  void compile_app(const core::AppExpr& e, const Context& context);
  void compile_call(const core::Expr* function, const std::vector<const core::Expr*>& args, const Context& context);
  void compile_jump(const VarInfo& join, const std::vector<const core::Expr*>& args);
  void compile_let(const core::LetExpr& e);
  void compile_join(const core::LetExpr& e, const Context& context);
  void bind(const core::Var* v, const core::Expr* rhs);
  void bind_recursive(Seq<const core::Bind> binds);
  bool bind_static_functions(Seq<const core::Bind> binds);
  Value atom(const core::Expr* e);
  void allocate(int target, const core::Expr* e, const core::Var* name);
  void allocate_con(int target, const core::ConExpr& e);
  void allocate_closure(int target, const core::LamExpr& e, const core::Var* self);
  void allocate_thunk(int target, const core::Expr* e);
  bool partial_application(const core::Expr* e, Value& function, Seq<const core::Expr* const>& args);
  int selected_field(const core::Expr* e);
  uint32_t compute_early(const core::Expr* e, int target, std::vector<uint32_t>& failures);
  bool can_compute_early(const core::Expr* e, int depth);
  void emit_allocation(Op one, int target, uint64_t header, int32_t block, const std::vector<int>& operands,
                       int first_word);
  void compile_into(int target, const core::Expr* e, RegisterSet live);
  void tail_call(const Context& context, const std::function<void()>& call);
  void parallel_move(std::vector<std::pair<int, int>> moves);

  // --- case (codegen_case.cpp)
  void compile_case(const core::CaseExpr& e, const Context& context);
  void compile_alternatives(const core::CaseExpr& e, int scrutinee, const Context& context);
  void compile_con_alternatives(const core::CaseExpr& e, int scrutinee, const Context& context);
  void compile_lit_alternatives(const core::CaseExpr& e, int scrutinee, const RegisterSet& live,
                                const Context& context);
  bool compile_dense_alternatives(const core::CaseExpr& e, int scrutinee, const RegisterSet& live,
                                  const Context& context);
  uint32_t ask_literal(const core::Literal& literal, int scrutinee, const RegisterSet& live, uint32_t body);
  bool compile_test(const core::CaseExpr& e, const Context& context, const RegisterSet& live);
  void compile_alternative(const core::Alt& alt, int scrutinee, const Context& context);
  void compile_branch(const core::Expr* body, const Context& context);
  void begin_way();
  void load_fields(const core::Alt& alt, int scrutinee);
  void emit_eval(int reg, RegisterSet live);
  void fuse_eval(int reg, Op op);
  void fuse_restore(int reg);
  uint32_t emit_push(const std::vector<int>& saved);
  void emit_restore(int target, const std::vector<int>& saved);

  // --- overlapping matches (codegen_overlap.cpp)
  void compile_overlap(const core::OverlapExpr& e, const Context& context);
  uint32_t new_match(const core::OverlapExpr& e, const std::vector<const core::Var*>& free);

  // --- primitives (codegen_prim.cpp)
  void compile_prim(const core::PrimExpr& e, const Context& context);
  // The result, inside its IORes if it has one; into `target` unless it is a constant.
  Value prim_payload(const core::PrimExpr& e, int target, const RegisterSet& live);
  std::vector<int> prim_operands(const core::PrimExpr& e, const RegisterSet& live, std::vector<size_t>& pending);
  void evaluate_pending(std::vector<int>& operands, const std::vector<size_t>& pending, const RegisterSet& live);
  void emit_known(const core::PrimExpr& e, std::vector<int>& operands, const RegisterSet& live);
  void emit_prim(core::Prim prim, int target, const std::vector<int>& operands);

  // --- registers and variables
  const core::Expr* strip(const core::Expr* e) const;  // without ticks, unless they are counted
  VarInfo& info(const core::Var* v);
  void set_var(const core::Var* v, Value value);
  void mark_evaluated(const core::Var* v);
  void undo_marks(size_t to);
  RegisterSet registers_of(const VarSet& vars);
  int new_register();
  void use_from(int first) { next_register_ = std::max(first, 0); }
  void allocated(uint32_t words) { allocated_ += words; }

  core::Program& program_;
  Code& code_;
  CompileOptions options_;
  Assembler out_;
  FreeVars free_;
  Paged<GlobalInfo> globals_;
  std::vector<core::GlobalId> declared_;
  std::deque<core::GlobalId> to_compile_;
  std::vector<PendingBlock> pending_;
  std::vector<uint32_t> block_at_;
  std::vector<Fixup> fixups_;
  std::unordered_map<Word, int> constant_index_;
  std::unordered_map<uint32_t, Word> strings_;
  std::unordered_map<const core::Expr*, bool> constant_known_;
  std::vector<std::unique_ptr<VarInfo[]>> var_pages_;
  std::vector<Join> joins_;
  std::vector<std::pair<const core::Var*, bool>> marks_;
  std::vector<Patch> patches_;
  core::GlobalId current_;
  uint32_t unpack_block_ = 0;
  int next_register_ = 0;
  uint32_t last_eval_ = 0, after_eval_ = 0;  // the newest Eval, and where it ends
  int last_eval_register_ = 0;
  uint32_t last_restore_ = 0, after_restore_ = 0;  // the same of the newest Restore
  int last_restore_register_ = 0;
  uint32_t allocated_ = 0;
};

}  // namespace needle::machine
