#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;
using Json = nlohmann::ordered_json;

std::string outcome_of(const Witness& w) {
  switch (w.outcome) {
    case WitnessOutcome::False:
      return "False";
    case WitnessOutcome::Reached:
      return "reached";
    case WitnessOutcome::Raised:
      break;
  }
  return w.raised;
}

Json explanation_json(const std::vector<PathStep>& steps) {
  Json out = Json::array();
  for (const PathStep& s : steps) {
    static constexpr const char* kKinds[] = {"target", "guard", "call"};
    Json step = {{"kind", kKinds[s.kind]}, {"place", s.place}, {"text", s.text}};
    if (s.kind == PathStep::Guard) {
      step["is"] = s.is;
      step["with"] = Json::object();
      for (const auto& [name, value] : s.with) step["with"][name] = value;
    }
    out.push_back(step);
  }
  return out;
}

Json witness_json(const Witness& w) {
  Json inputs = Json::array();
  for (const WitnessInput& i : w.inputs) inputs.push_back({{"name", i.name}, {"type", i.type}, {"value", i.value}});
  Json out = {{"inputs", inputs},         {"says", w.texts},        {"size", w.size},
              {"outcome", outcome_of(w)}, {"replayed", w.replayed}, {"token", w.token}};
  if (!w.assertion.empty()) out["assertion"] = w.assertion;
  if (!w.explanation.empty()) out["explanation"] = explanation_json(w.explanation);
  return out;
}

Json reason_json(const Verdict& verdict) {
  if (auto* g = std::get_if<GaveUp>(&verdict)) return name_of(g->why);
  if (auto* b = std::get_if<Broken>(&verdict)) return b->internal ? "internal" : "unsupported";
  return nullptr;
}

uint32_t size_reached(const Result& r) {
  if (auto* h = std::get_if<HoldsUpTo>(&r.verdict)) return h->bound;
  if (auto* g = std::get_if<GaveUp>(&r.verdict)) return g->complete.value_or(0);
  return r.counts.size_reached;
}

const OpenNumbers* open_numbers(const Verdict& verdict) {
  if (auto* h = std::get_if<HoldsUpTo>(&verdict)) return &h->numbers;
  if (auto* g = std::get_if<GaveUp>(&verdict)) return &g->numbers;
  return nullptr;
}

Json notes_json(const Notes& notes) {
  Json out = Json::array();
  for (const NoteTable& table : notes.tables()) {
    Json rows = Json::array();
    for (const auto& [value, times] : table.rows) rows.push_back({{"value", value}, {"tests", times}});
    out.push_back({{"table", table.name}, {"total", table.total}, {"rows", rows}});
  }
  return out;
}

// Of needle refine: why a verifier rejects the function.
void add_refutation(Json& out, const Result& r) {
  const Refutation& why = *r.refutation;
  out["kind"] = name_of(why.kind);
  out["function"] = r.name;
  out["call"] = why.call;
  out["result"] = why.result;
  out["violated"] = why.callee.empty() ? Json(nullptr) : Json({{"function", why.callee}, {"call", why.violated}});
  out["blame"] = Json::array();
  out["assumed"] = Json::array();
  for (const AssumedCall& a : why.assumed) {
    out["assumed"].push_back({{"function", a.callee}, {"call", a.call}, {"result", a.result}});
    if (std::find(out["blame"].begin(), out["blame"].end(), a.callee) == out["blame"].end())
      out["blame"].push_back(a.callee);
  }
  if (why.kind == Blame::Abstract) out["actual"] = why.actual;
  if (!why.hint.empty()) out["hint"] = why.hint;
}

Json result_json(const Result& r) {
  Json out;
  out["name"] = r.name;
  out["module"] = r.module;
  if (!r.groups.empty()) out["groups"] = r.groups;
  if (r.once) out["kind"] = r.examined ? "examined" : "unit";
  out["span"] = {
      {"file", r.file}, {"line", r.line}, {"column", r.column}, {"end_line", r.end_line}, {"end_column", r.end_column}};
  if (!r.target.empty()) {
    out["target"] = r.target;
    out["from"] = r.from;
  }
  out["verdict"] = name_of(r.verdict);
  out["reason"] = reason_json(r.verdict);
  out["size_reached"] = size_reached(r);
  out["tests"] = r.counts.tests;
  out["discards"] = r.counts.discards;
  if (is_vacuous(r)) out["vacuous"] = true;
  out["discarded_by"] = Json::array();
  for (const Guard& g : r.guards)
    out["discarded_by"].push_back({{"condition", g.text}, {"place", g.place}, {"count", g.count}});
  out["nodes"] = r.counts.nodes;
  out["steps"] = r.counts.steps;
  out["samples"] = r.counts.samples;
  out["solver_calls"] = r.counts.solver_calls;
  if (r.counts.waiting) out["waiting"] = *r.counts.waiting;
  if (r.counts.undecided > 0) out["undecided"] = r.counts.undecided;
  out["seconds"] = std::round(r.counts.seconds * 1000) / 1000;
  out["strategy"] = r.strategy;
  out["seed"] = r.seed;
  out["instantiation"] = Json::object();
  for (const auto& [variable, type] : r.instantiation) out["instantiation"][variable] = type;
  if (r.counts.expects_failure) out["expected"] = "failure";
  if (Json notes = notes_json(r.counts.notes); !notes.empty()) out["notes"] = notes;
  if (const uint64_t left_out = r.counts.notes.left_out(); left_out > 0) out["notes_left_out"] = left_out;
  for (const SizeDone& s : r.sizes) {
    Json size = {{"size", s.size}, {"tests", s.tests}};
    if (s.inputs) size["inputs"] = *s.inputs;
    out["sizes"].push_back(size);
  }
  if (auto* h = std::get_if<HoldsUpTo>(&r.verdict); h && h->inputs) out["inputs"] = *h->inputs;
  if (const OpenNumbers* numbers = open_numbers(r.verdict); numbers && numbers->open) {
    out["numbers"] = {{"open", true}, {"may_overflow", numbers->may_overflow}, {"chosen", numbers->chosen}};
    out["numbers"]["decisions"] = numbers->decisions ? Json(*numbers->decisions) : Json(nullptr);
  }
  if (auto* g = std::get_if<GaveUp>(&r.verdict); g && g->running) out["may_not_terminate"] = witness_json(*g->running);
  if (auto* b = std::get_if<Broken>(&r.verdict)) out["message"] = b->message;
  if (auto* u = std::get_if<Unconfirmed>(&r.verdict)) out["witness"] = witness_json(u->witness);
  if (auto* f = std::get_if<Falsified>(&r.verdict)) out["witness"] = witness_json(f->witness);
  if (r.refutation) add_refutation(out, r);
  if (!r.unproved.empty()) out["unproved"] = r.unproved;
  if (auto* f = std::get_if<Reached>(&r.verdict)) {
    out["witness"] = witness_json(f->witnesses.front());
    out["witnesses"] = Json::array();
    for (const Witness& w : f->witnesses) out["witnesses"].push_back(witness_json(w));
  }
  return out;
}

// Errors are there only when there are any.
Json head(const Run& run) {
  Json out = {{"schema", "needle/1"}, {"command", run.command}, {"exit", run.exit_code}};
  for (const Problem& p : run.problems) {
    Json error = {{"code", p.code}, {"message", p.message}};
    if (!p.file.empty())
      error["span"] = {{"file", p.file},
                       {"line", p.line},
                       {"column", p.column},
                       {"end_line", p.end_line},
                       {"end_column", p.end_column}};
    out["errors"].push_back(error);
  }
  return out;
}

std::string document(const Json& json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string json(const Run& run) {
  Json out = head(run);
  out["results"] = Json::array();
  for (const Result& r : run.results) out["results"].push_back(result_json(r));
  return document(out);
}

std::string json_problems(const Run& run) {
  return document(head(run));
}

}  // namespace needle::report
