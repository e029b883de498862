// One line on the terminal, rewritten in place, that says how far the search at hand is. Goes to stderr; the line must
// be erased before anything else is printed.
#pragma once
#include "engine/control.h"

namespace needle::cli {

class ProgressLine {
 public:
  explicit ProgressLine(bool on) : on_(on) {}
  ~ProgressLine() { erase(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void draw(const engine::Progress& progress);
  void erase();

 private:
  const bool on_;
  bool drawn_ = false;
};

}  // namespace needle::cli
