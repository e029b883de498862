#include "report/report.h"

namespace needle::report {

using namespace claim;

Gravity gravity(const Verdict& verdict) {
  struct Judge {
    Gravity operator()(const Falsified&) const { return Gravity::Failure; }
    Gravity operator()(const Holds&) const { return Gravity::Fine; }
    Gravity operator()(const HoldsUpTo&) const { return Gravity::Fine; }
    Gravity operator()(const Reached&) const { return Gravity::Fine; }
    Gravity operator()(const Unreachable&) const { return Gravity::Failure; }
    Gravity operator()(const GaveUp&) const { return Gravity::Inconclusive; }
    Gravity operator()(const Broken&) const { return Gravity::Error; }
  };
  return std::visit(Judge{}, verdict);
}

}  // namespace needle::report
