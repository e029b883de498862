// What we write: .mix, .tix, and the figures of `hpc report`.
#include "report/hpc.h"

#include <fmt/format.h>

#include <ctime>

#include "report/hpc_places.h"

namespace needle::report {

using claim::CoverModule;
using claim::CoverTick;
using core::Box;

namespace {

// A string as `show` writes it.
std::string shown(std::string_view text) {
  std::string out = "\"";
  bool number = false;  // a digit that followed would be part of the escape
  for (size_t at = 0; at < text.size();) {
    const uint32_t c = next_character(text, at);
    if (number && c >= '0' && c <= '9') out += "\\&";
    number = c < 0x20 || c > 0x7e;
    if (number) {
      out += fmt::format("\\{}", c);
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += static_cast<char>(c);
    }
  }
  return out + "\"";
}

std::string label(const CoverTick& tick) {
  const char* value = tick.value ? "True" : "False";
  switch (tick.box) {
    case Box::None:
    case Box::Expression:
      return "ExpBox False";
    case Box::Alternative:
      return "ExpBox True";
    case Box::Guard:
      return fmt::format("BinBox GuardBinBox {}", value);
    case Box::Condition:
      return fmt::format("BinBox CondBinBox {}", value);
    case Box::Qualifier:
      return fmt::format("BinBox QualBinBox {}", value);
    case Box::TopLevel:
    case Box::Local:
      break;
  }
  std::string names;
  for (const std::string& name : tick.path) names += (names.empty() ? "" : ",") + shown(name);
  return fmt::format("{} [{}]", tick.box == Box::Local ? "LocalBox" : "TopLevelBox", names);
}

std::string entries(const CoverModule& module) {
  const TabStops tabs(module.source);
  std::string out;
  for (const CoverTick& tick : module.ticks) {
    const MixBox place = place_of(tick, tabs);
    if (!out.empty()) out += ',';
    out += fmt::format("({}:{}-{}:{},{})", place.line, place.column, place.end_line, place.end_column, label(tick));
  }
  return out;
}

// Of the places: it is the same for the .mix and the .tix, and another when the source has changed.
uint32_t hash_of(const CoverModule& module) {
  uint32_t hash = 2166136261u;
  for (const std::string& part : {module.name, module.file, entries(module)})
    for (const char c : part) hash = (hash ^ static_cast<uint8_t>(c)) * 16777619u;
  return hash ? hash : 1;
}

std::string utc(int64_t seconds) {
  const std::time_t time = static_cast<std::time_t>(seconds);
  std::tm parts = {};
  gmtime_r(&time, &parts);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02} UTC", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                     parts.tm_hour, parts.tm_min, parts.tm_sec);
}

uint64_t times(const CoverTick& tick) {
  return std::max<uint64_t>(tick.count, tick.reach == claim::Reach::Covered ? 1 : 0);
}

}  // namespace

std::string mix(const CoverModule& module, int64_t modified) {
  return fmt::format("Mix {} {} {} {} [{}]", shown(module.file), utc(modified), hash_of(module), kTabStop,
                     entries(module));
}

std::string tix(const claim::Coverage& coverage) {
  std::string out;
  for (const CoverModule& module : coverage.modules) {
    std::string counts;
    for (const CoverTick& tick : module.ticks) counts += fmt::format("{}{}", counts.empty() ? "" : ",", times(tick));
    out += fmt::format("{} TixModule {} {} {} [{}]", out.empty() ? "" : ",", shown(module.name), hash_of(module),
                       module.ticks.size(), counts);
  }
  return fmt::format("Tix [{}]\n", out);
}

HpcFigures hpc_figures(const claim::Coverage& coverage) {
  HpcFigures out;
  auto use = [](HpcFigures::Used& to, bool used) {
    ++to.total;
    to.used += used;
  };
  auto decide = [](HpcFigures::Conditions& to, bool yes, bool no) {
    ++to.total;
    ++(yes && no ? to.both : yes ? to.always_true : no ? to.always_false : to.unevaluated);
  };
  for (const CoverModule& module : coverage.modules) {
    for (size_t i = 0; i < module.ticks.size(); ++i) {
      const CoverTick& tick = module.ticks[i];
      const bool used = times(tick) > 0;
      switch (tick.box) {
        case Box::None:
          break;
        case Box::Alternative:
          use(out.alternatives, used);
          [[fallthrough]];
        case Box::Expression:
          use(out.expressions, used);
          break;
        case Box::TopLevel:
          use(out.top_level, used);
          break;
        case Box::Local:
          use(out.local, used);
          break;
        case Box::Guard:
        case Box::Condition:
        case Box::Qualifier: {
          if (!tick.value) break;  // it was counted with True, which is the one before
          const bool no = i + 1 < module.ticks.size() && times(module.ticks[i + 1]) > 0;
          decide(tick.box == Box::Guard       ? out.guards
                 : tick.box == Box::Condition ? out.conditions
                                              : out.qualifiers,
                 used, no);
          break;
        }
      }
    }
  }
  return out;
}

}  // namespace needle::report
