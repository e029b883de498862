// Inputs that fail, and how.
#pragma once
#include "space/value.h"

namespace needle::search {

struct Failure {
  std::vector<space::Value> inputs;
  bool raised = false;  // by an exception, not by a result
};

}  // namespace needle::search
