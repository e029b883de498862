// Globals, constants and blocks.
#include "machine/codegen.h"

#include <gmpxx.h>

#include <bit>
#include <string>

namespace needle::machine {

using namespace core;

namespace {
constexpr size_t kSharedString = 512;  // a literal up to this many bytes is unpacked once and kept; longer ones are
                                       // garbage as soon as they have been used
}

Codegen::Codegen(Program& program, Code& code, const CompileOptions& options)
    : program_(program), code_(code), options_(options), out_(code) {
  code_.statics.push_back(0);
  machine_blocks();
}

const Expr* Codegen::strip(const Expr* e) const {
  while (e->kind == ExprKind::Tick && !options_.ticks) e = as<TickExpr>(e).body;
  return e;
}

// Return addresses are preceded by the size of their frames.
void Codegen::machine_blocks() {
  auto returned_to = [&](uint64_t frame_size, Op op, int a = 0) {
    out_.word(frame_size);
    return out_.op(op, a);
  };
  code_.update = returned_to(1, Op::Update);
  code_.update_old = returned_to(3, Op::UpdateOld);
  code_.end_catch = returned_to(1, Op::EndCatch);
  code_.halt = returned_to(0, Op::Halt);
  for (uint32_t n = 0; n <= kMaxArguments; ++n) {
    code_.apply_rest.push_back(returned_to(n, Op::ApplyRest, static_cast<int>(n)));
  }
  unpack_block_ = static_cast<uint32_t>(block_at_.size());
  block_at_.push_back(code_.unpack = out_.op(Op::Unpack));
  code_.apply_thunk = out_.op(Op::ApplyThunk);
  code_.rematch = returned_to(1, Op::Rematch);
  code_.unpause = returned_to(1, Op::Unpause);
}

void Codegen::compile(const std::vector<GlobalId>& roots) {
  for (GlobalId id : roots) global(id);
  while (!pending_.empty()) {
    PendingBlock block = std::move(pending_.back());
    pending_.pop_back();
    if (block.global != current_) {
      free_.forget();
      if (constant_known_.size() > 4096) constant_known_ = {};
    }
    compile_block(block);
  }
  resolve_fixups();
  code_.registers += 2 * kMaxArguments;
  for (GlobalId id : declared_) code_.globals.emplace(id.index, globals_[id.index].constant);
}

void Codegen::check_arity(size_t n) const {
  if (n > kMaxArguments) throw TooLarge("a function with more than 250 arguments");
}

// --- globals

const Codegen::GlobalInfo& Codegen::global(GlobalId id) {
  if (globals_[id.index].state == GlobalInfo::Unseen) declare(id);
  return globals_[id.index];
}

void Codegen::declare(GlobalId id) {
  GlobalId before = current_;
  current_ = id;
  const Expr* body = strip(program_.body(id));
  GlobalInfo& g = globals_[id.index];
  g.state = GlobalInfo::Known;
  declared_.push_back(id);
  switch (body->kind) {
    case ExprKind::Lam: {
      auto& lam = as<LamExpr>(body);
      g.arity = static_cast<uint32_t>(lam.params.size());
      g.evaluated = true;
      g.block = static_cast<int32_t>(block_at_.size());
      g.constant = static_function(lam, id);
      break;
    }
    case ExprKind::Con: {
      auto& con = as<ConExpr>(body);
      g.evaluated = true;
      if (con.args.empty()) {
        g.constant = from_tag(con.con->tag);
        break;
      }
      uint32_t at = static_cast<uint32_t>(code_.statics.size());
      g.constant = uint64_t{at} * sizeof(Word);  // known before its fields are: they may refer back to it
      static_con(con);
      break;
    }
    case ExprKind::Lit:
      if (as<LitExpr>(body).literal.kind != LitKind::String) {
        g.constant = literal_word(as<LitExpr>(body).literal);
        g.evaluated = true;
        break;
      }
      [[fallthrough]];
    default:
      g.constant = static_thunk(body);
  }
  current_ = before;
}

// --- static cells

uint32_t Codegen::new_static(std::initializer_list<Word> words) {
  uint32_t at = static_cast<uint32_t>(code_.statics.size());
  code_.statics.insert(code_.statics.end(), words);
  return at;
}

Word Codegen::static_function(const LamExpr& lam, GlobalId of) {
  check_arity(lam.params.size());
  uint32_t at = new_static({make_header(Kind::Function, 0, 0, lam.params.size())});
  PendingBlock block;
  block.body = lam.body;
  block.params = lam.params;
  block.global = of;
  fixups_.push_back({Fixup::StaticHeader, at, new_block(std::move(block))});
  return uint64_t{at} * sizeof(Word);
}

Word Codegen::static_thunk(const Expr* body) {
  uint32_t at = new_static({make_header(Kind::Caf, 0, 0), 0});
  PendingBlock block;
  block.body = body;
  block.thunk = true;
  block.global = current_;
  fixups_.push_back({Fixup::StaticHeader, at, new_block(std::move(block))});
  return uint64_t{at} * sizeof(Word);
}

Word Codegen::static_con(const ConExpr& con) {
  if (con.args.empty()) return from_tag(con.con->tag);
  uint32_t at = new_static({make_header(Kind::Con, con.args.size(), con.con->tag)});
  code_.statics.resize(code_.statics.size() + con.args.size());
  for (size_t i = 0; i < con.args.size(); ++i) {
    bool evaluated;
    Word w = static_word(con.args[i], evaluated);
    code_.statics[at + 1 + i] = w;
  }
  return uint64_t{at} * sizeof(Word);
}

Word Codegen::static_word(const Expr* e, bool& evaluated) {
  e = strip(e);
  evaluated = true;
  switch (e->kind) {
    case ExprKind::Var: {
      VarInfo& v = info(as<VarExpr>(e).var);
      evaluated = v.evaluated;
      return code_.constants[static_cast<size_t>(-1 - v.operand)];
    }
    case ExprKind::Lit: {
      auto& literal = as<LitExpr>(e).literal;
      if (literal.kind != LitKind::String) return literal_word(literal);
      evaluated = literal.text.text().empty();
      return string_word(literal.text);
    }
    case ExprKind::Global: {
      const GlobalInfo& g = global(as<GlobalExpr>(e).global);
      evaluated = g.evaluated;
      return g.constant;
    }
    case ExprKind::Con:
      return static_con(as<ConExpr>(e));
    case ExprKind::Lam:
      return static_function(as<LamExpr>(e), current_);
    default:
      evaluated = false;
      return static_thunk(e);
  }
}

Word Codegen::literal_word(const Literal& literal) {
  switch (literal.kind) {
    case LitKind::Double:
      return uint64_t{new_static({make_header(Kind::Double, 1, 0), std::bit_cast<Word>(literal.real)})} * sizeof(Word);
    case LitKind::Integer: {
      mpz_class value(0);
      std::string_view digits = literal.text.text();
      if (digits.empty()) {
        if (fits_int63(literal.value)) return from_int63(literal.value);
        value = std::to_string(literal.value);
      } else {
        value.set_str(std::string(digits), 10);
      }
      if (mpz_sizeinbase(value.get_mpz_t(), 2) < 63 && value.fits_slong_p()) return from_int63(value.get_si());
      size_t limbs = mpz_size(value.get_mpz_t());
      if (limbs == 1 && value.fits_slong_p() && fits_int63(value.get_si())) return from_int63(value.get_si());
      uint32_t at = new_static({make_header(Kind::BigInt, 0, limbs, value < 0 ? 1 : 0)});
      const mp_limb_t* from = mpz_limbs_read(value.get_mpz_t());
      code_.statics.insert(code_.statics.end(), from, from + limbs);
      return uint64_t{at} * sizeof(Word);
    }
    default:
      if (fits_int63(literal.value)) return from_int63(literal.value);
      return uint64_t{new_static({make_header(Kind::Int64, 1, 0), static_cast<Word>(literal.value)})} * sizeof(Word);
  }
}

// A string literal that is unpacked once: a static thunk over its text.
Word Codegen::string_word(Symbol text) {
  if (text.text().empty()) return kNil;
  auto [found, fresh] = strings_.try_emplace(text.index, 0);
  if (fresh) {
    Word index = from_int63(static_cast<int64_t>(code_.texts.size()));
    code_.texts.push_back(text.text());
    uint32_t at = new_static({make_header(Kind::Caf, 2, block_at_[unpack_block_]), 0, index, from_int63(0)});
    found->second = uint64_t{at} * sizeof(Word);
  }
  return found->second;
}

// Whether an expression inside a block can be a static cell: all it mentions is.
bool Codegen::is_constant(const Expr* e) {
  e = strip(e);
  switch (e->kind) {
    case ExprKind::Var:
      return info(as<VarExpr>(e).var).operand < 0 && info(as<VarExpr>(e).var).operand != kNone;
    case ExprKind::Lit: {
      auto& literal = as<LitExpr>(e).literal;
      return literal.kind != LitKind::String || literal.text.text().size() <= kSharedString;
    }
    case ExprKind::Global:
      return true;
    case ExprKind::Con: {
      auto [found, fresh] = constant_known_.try_emplace(e, true);
      if (!fresh) return found->second;
      bool all = true;
      for (const Expr* arg : as<ConExpr>(e).args) all = all && is_constant(arg);
      return constant_known_[e] = all;
    }
    case ExprKind::Lam:
      for (const Var* v : free_.of(e)) {
        int operand = info(v).operand;
        if (operand >= 0 || operand == kNone) return false;
      }
      return true;
    default:
      return false;
  }
}

int Codegen::constant_operand(Word w) {
  auto [found, fresh] = constant_index_.try_emplace(w, static_cast<int>(code_.constants.size()));
  if (fresh) code_.constants.push_back(w);
  if (found->second < static_cast<int>(kMaxConstants)) return -1 - found->second;
  int r = new_register();
  out_.op(Op::LoadPool, r);
  out_.word(static_cast<uint64_t>(found->second));
  return r;
}

// --- blocks

uint32_t Codegen::new_block(PendingBlock block) {
  block.id = static_cast<uint32_t>(block_at_.size());
  block_at_.push_back(0);
  pending_.push_back(std::move(block));
  return static_cast<uint32_t>(block_at_.size() - 1);
}

void Codegen::compile_block(const PendingBlock& block) {
  current_ = block.global;
  next_register_ = 0;
  allocated_ = 0;
  marks_.clear();
  joins_.clear();
  uint32_t begin = out_.here();
  block_at_[block.id] = begin;
  auto arity = static_cast<int>(block.params.size());
  auto count = static_cast<int>(block.free.size());
  for (const Var* v : block.params) set_var(v, {new_register(), false});
  for (size_t i = 0; i < block.free.size(); ++i) {
    VarInfo& v = info(block.free[i]);
    v.operand = new_register();
    v.evaluated = block.evaluated[i];
    v.forward = false;
  }
  if (block.clause) {
    out_.op(Op::Fun, arity + count);
  } else if (!block.thunk) {
    bool has_closure = count > 0 || block.self;
    if (has_closure) {
      int self = new_register();
      if (block.self) {
        info(block.self).operand = self;
        info(block.self).evaluated = true;
        info(block.self).forward = false;
      }
    }
    out_.op(has_closure ? Op::FunFree : Op::Fun, arity, has_closure ? count : 0);
  }
  begin_way();
  compile_expr(block.body, Context{});
  code_.allocation = std::max(code_.allocation, allocated_);
  Block done;
  done.begin = begin;
  out_.thread_jumps();
  done.end = out_.here();
  done.global = block.global;
  code_.blocks.push_back(done);
}

void Codegen::resolve_fixups() {
  for (const Fixup& f : fixups_) {
    uint64_t at = block_at_[f.block];
    switch (f.where) {
      case Fixup::CodeHeader:
        code_.words[f.at] |= at << 32;
        break;
      case Fixup::CodeTarget:
        code_.words[f.at] = at;
        break;
      case Fixup::StaticHeader:
        code_.statics[f.at] |= at << 32;
        break;
      case Fixup::Clause:
        code_.matches[f.at].clauses[f.clause].code = static_cast<uint32_t>(at);
        break;
    }
  }
}

// --- registers and variables

Codegen::VarInfo& Codegen::info(const Var* v) {
  constexpr uint32_t kPage = 1024;
  size_t page = v->unique / kPage;
  if (page >= var_pages_.size()) var_pages_.resize(page + 1);
  if (!var_pages_[page]) var_pages_[page] = std::make_unique<VarInfo[]>(kPage);
  return var_pages_[page][v->unique % kPage];
}

void Codegen::set_var(const Var* v, Value value) {
  VarInfo& i = info(v);
  i = VarInfo{};
  i.operand = value.operand;
  i.evaluated = value.evaluated;
}

void Codegen::mark_evaluated(const Var* v) {
  VarInfo& i = info(v);
  if (i.evaluated || i.join >= 0) return;
  marks_.emplace_back(v, i.evaluated);
  i.evaluated = true;
}

void Codegen::undo_marks(size_t to) {
  while (marks_.size() > to) {
    info(marks_.back().first).evaluated = marks_.back().second;
    marks_.pop_back();
  }
}

RegisterSet Codegen::registers_of(const VarSet& vars) {
  RegisterSet set;
  for (const Var* v : vars) {
    const VarInfo& i = info(v);
    if (i.join >= 0) {
      set.add(joins_[static_cast<size_t>(i.join)].captured);
    } else {
      set.add(i.operand);
    }
  }
  return set;
}

int Codegen::new_register() {
  int r = next_register_++;
  if (r >= 32000) throw TooLarge("a function needs too many registers");
  code_.registers = std::max(code_.registers, static_cast<uint32_t>(r + 1));
  return r;
}

std::shared_ptr<const Code> compile(Program& program, const std::vector<GlobalId>& roots,
                                    const CompileOptions& options) {
  auto code = std::make_shared<Code>();
  Codegen(program, *code, options).compile(roots);
  return code;
}

}  // namespace needle::machine
