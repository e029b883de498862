#include "machine/native/settings.h"

#include <charconv>
#include <cstdlib>

namespace needle::machine {

EngineSettings& engine_settings() {
  static EngineSettings settings = [] {
    EngineSettings s;
    if (const char* text = std::getenv("NEEDLE_ENGINE")) read_engine_settings(text, s);
    return s;
  }();
  return settings;
}

std::string& why_not_native() {
  static std::string why;
  return why;
}

bool read_engine_settings(std::string_view text, EngineSettings& settings) {
  auto number = [](std::string_view digits, auto& into) {
    auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), into);
    return error == std::errc() && end == digits.data() + digits.size();
  };
  auto turn_off = [&](std::string_view name) {
    for (size_t i = 0; i < kOpCount; ++i) {
      if (op_info(static_cast<Op>(i)).name == name) {
        settings.without.set(i);
        return true;
      }
    }
    return false;
  };
  while (!text.empty()) {
    std::string_view part = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    std::string_view name = part.substr(0, part.find('=')), value = part.substr(std::min(part.size(), name.size() + 1));
    if (name == "engine" && value == "bytecode") {
      settings.engine = Engine::Bytecode;
    } else if (name == "engine" && value == "auto") {
      settings.engine = Engine::Auto;
    } else if (name == "engine" && value == "native") {
      settings.engine = Engine::Native;
    } else if (name == "threshold") {
      if (!number(value, settings.threshold)) return false;
    } else if (part == "keep=off") {
      settings.keep_after = INT64_MAX;
    } else if (name == "keep") {
      if (!number(value, settings.keep_after)) return false;
    } else if (name == "leave") {
      if (!number(value, settings.leave_every)) return false;
    } else if (name == "without") {
      while (!value.empty()) {
        std::string_view op = value.substr(0, value.find('+'));
        value.remove_prefix(std::min(value.size(), op.size() + 1));
        if (!turn_off(op)) return false;
      }
    } else if (part == "perf") {
      settings.perf_map = true;
    } else if (part == "refused") {
      settings.refused = true;
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace needle::machine
