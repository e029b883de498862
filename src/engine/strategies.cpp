#include "engine/strategies.h"

#include <algorithm>
#include <stdexcept>

namespace needle::engine {
namespace {

using claim::Method;

template <class Kind, size_t I = 0>
constexpr uint32_t bit() {
  if constexpr (std::is_same_v<Kind, std::variant_alternative_t<I, claim::Claim>>)
    return uint32_t{1} << I;
  else
    return bit<Kind, I + 1>();
}
constexpr uint32_t kProperty = bit<claim::Property>(), kPredicate = bit<claim::Predicate>(),
                   kTarget = bit<claim::Target>(), kMutant = bit<claim::Mutant>();
constexpr uint32_t kTests = kProperty | kMutant;

constexpr Strategy kStrategies[] = {
    {"auto", "symbolic where there are numbers, else narrow; after a while random inputs beside it",
     "--depth --backtrack --seed --integers --smt", kTests, InputsAre::Refined, SizesSay::Nothing, Method::BySize,
     search::automatic, true},
    {"narrow", "unknown inputs, refined as the program asks; all of a size, then the next", "--depth", kTests | kTarget,
     InputsAre::Refined, SizesSay::Nothing, Method::BySize, search::narrow},
    {"symbolic", "narrow, with numbers and characters decided by a solver instead of enumerated",
     "--integers --search --smt", kTests | kTarget, InputsAre::Refined, SizesSay::Nothing, Method::BySize,
     search::symbolic, true},
    {"lazy", "the same on complete values, preconditions in a chosen order", "--conjunction", kTests,
     InputsAre::Refined, SizesSay::UpTo, Method::BySize, search::lazy},
    {"random", "random inputs; what a precondition needs is drawn again", "--depth --max-tests --backtrack --seed",
     kTests | kPredicate, InputsAre::Refined, SizesSay::Nothing, Method::Drawing, search::random},
    {"uniform", "random inputs of a size, all equally likely", "--max-tests --backtrack --seed", kTests | kPredicate,
     InputsAre::Counted, SizesSay::Nothing, Method::BySize, search::uniform},
    {"enumerate", "every input of a size, one by one", "--max-tests", kTests, InputsAre::Listed, SizesSay::Exactly,
     Method::Listing, search::enumerate},
};

}  // namespace

bool Strategy::reads(std::string_view option) const {
  for (size_t at = 0; at < options.size();) {
    const size_t end = std::min(options.find(' ', at), options.size());
    if (options.substr(at, end - at) == option) return true;
    at = end + 1;
  }
  return false;
}

std::span<const Strategy> strategies() {
  return kStrategies;
}

const Strategy& strategy(std::string_view name) {
  const auto* found =
      std::find_if(std::begin(kStrategies), std::end(kStrategies), [&](const Strategy& s) { return s.name == name; });
  if (found == std::end(kStrategies)) throw std::logic_error("no such strategy");
  return *found;
}

}  // namespace needle::engine
