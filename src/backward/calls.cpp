#include "backward/lookup.h"

namespace needle::backward {

using namespace core;

// Whether the site is on the stack already, with something undecided in between.
bool Lookup::is_put_off(const Expr* site, uint32_t skipped, const LamExpr* lambda, const Frame* frame) {
  if (lambda->body->kind == ExprKind::Lam) return false;
  for (const Frame* f = frame; f; f = f->caller) {
    if (f->site == site && f->skipped == skipped && f->lambda == lambda)
      return f->branch != branch_ || ++at_once_ > options_.most_at_once;
    if (f->opened) break;
  }
  return false;
}

Lookup::Ready Lookup::ready(const Source* source, const std::vector<Thunk>& args, const Expr* site, uint32_t skipped,
                            const Frame* frame) {
  Ready out;
  const Source* function = source;
  std::vector<Thunk> all;
  if (source->kind == Source::Partial) {
    function = source->function;
    all = source->parts;
  }
  all.insert(all.end(), args.begin(), args.end());
  if (!function->lambda) return out;
  const size_t wanted = function->lambda->params.size();
  if (all.size() < wanted) {
    const Source*& known = partials_[{frame, site, skipped, source}];
    if (!known) {
      Source& made = all_sources_.emplace_back();
      made.kind = Source::Partial;
      made.function = function;
      made.parts = std::move(all);
      known = &made;
    }
    out.partial = known;
    return out;
  }
  out.function = function;
  out.args.assign(all.begin(), all.begin() + static_cast<ptrdiff_t>(wanted));
  out.rest.assign(all.begin() + static_cast<ptrdiff_t>(wanted), all.end());
  return out;
}

View Lookup::call_source(const Source* source, const std::vector<Thunk>& args, const Expr* site, uint32_t skipped,
                         const Frame* frame) {
  Ready r = ready(source, args, site, skipped, frame);
  if (r.partial) return single(r.partial);
  if (!r.function) return bottom();
  const auto taken = static_cast<uint32_t>(args.size() - r.rest.size());
  const View out =
      value(r.function->lambda->body, frame_for(frame, site, skipped, source, r.function, std::move(r.args)));
  return r.rest.empty() ? out : call(out, r.rest, site, skipped + taken, frame);
}

View Lookup::call(const View& function, const std::vector<Thunk>& args, const Expr* site, uint32_t skipped,
                  const Frame* frame) {
  if (function.demand.is_false()) return bottom();
  if (function.node->top) return {function.demand, top().node};
  auto put_off_at = [=, this](const Source* s) {
    const Source* f = s->kind == Source::Partial ? s->function : s;
    const size_t there = s->kind == Source::Partial ? s->parts.size() : 0;
    if (!f->lambda || there + args.size() < f->lambda->params.size()) return false;
    if (calls_.contains({frame, site, skipped, s})) return false;
    return is_put_off(site, skipped, f->lambda, frame);
  };
  const Source* only = function.only();
  if (only && !put_off_at(only)) {
    const View out = call_source(only, args, site, skipped, frame);
    return {both(function.demand, out.demand), out.node};
  }
  Node* node = collecting();
  const Literal demand = formula_.fresh();
  formula_.imply({demand}, {function.demand});
  if (!options_.typed) forbid_number(demand, function.node);
  for (const auto& [when, other] : function.node->tops) {
    const Literal guard = formula_.fresh();
    formula_.imply({demand, when}, {guard});
    link(node, guard, top());
  }
  each_source(function.node, [=, this](const Source* s, Literal l) {
    const Literal guard = formula_.fresh();
    formula_.imply({demand, l}, {guard});
    if (options_.summarises && put_off_at(s)) {
      const Ready r = ready(s, args, site, skipped, frame);
      const View result = summarised(r.function->lambda);
      const auto taken = static_cast<uint32_t>(args.size() - r.rest.size());
      return link(node, guard, r.rest.empty() ? result : call(result, r.rest, site, skipped + taken, frame));
    }
    auto make = [=, this] { link(node, guard, call_source(s, args, site, skipped, frame)); };
    if (put_off_at(s)) {
      put_off(node, guard, frame->depth, [=, this] {
        opening_ = true;
        make();
      });
      return;
    }
    in_branch([&] {
      make();
      return 0;
    });
  });
  finish(node, function.node->closed);
  return {demand, node};
}

// The next number that the program reads: a constructor of the action's result around it.
View Lookup::read(const Expr* site, const Frame* frame) {
  const Term term = formula_.variable();
  reads_.push_back({site, frame, term});
  Unknown& field = unknowns_.emplace_back();
  field.view = number(term);
  Source& made = all_sources_.emplace_back();
  made.con = program_.known.io_res;
  made.parts = {{.unknown = &field}};
  return single(&made);
}

}  // namespace needle::backward
