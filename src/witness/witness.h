// From a candidate to a witness: printed as Haskell, replayed on the reference evaluator, written as a token.
//
// The search says that some inputs fail; it is not believed before the reference evaluator, which shares no code with
// the machine and runs unoptimised core, has come to the same result. Parts of the inputs that were not looked at are
// holes: they are printed as `_`, and any value does, so the replay puts the least one there.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/world.h"
#include "claim/claim.h"
#include "core/core.h"
#include "space/value.h"

namespace needle::witness {

// As Haskell that can be pasted: "T B (T R E 0 E) (-1) _".
std::string print(const space::Spaces& spaces, const space::Value& value);
// The same as an argument: in parentheses where it needs them.
std::string print_argument(const space::Spaces& spaces, const space::Value& value);

// The value with all that generators made in it evaluated as far as it depends on choices that were looked at.
// `unknown` raises an exception; it stands for the others.
struct ReplayOptions;
space::Value evaluated(core::Program& program, const space::Spaces& spaces, space::Value value, core::GlobalId unknown,
                       const ReplayOptions& options);

enum class ReplayKind : uint8_t { Result, Raised, Reached, Undecided };
struct Replay {
  ReplayKind kind = ReplayKind::Undecided;
  claim::TestResult result = claim::TestResult::Failed;  // Result
  std::string message;                                   // Raised: the exception, as text
  bool discarded = false;                                // Raised: it says that the input does not count
  std::vector<std::string> texts;                        // what the property itself says about the test
  std::vector<std::string> calls;                        // the trace, a line each, indented
  std::vector<uint64_t> ticks = {};                      // how often the test itself passed each
};

struct ReplayOptions {
  core::GlobalId is_discard, describe;  // SomeException -> Ordering, SomeException -> String; may be invalid
  size_t max_memory = size_t{2} << 30;
  const std::atomic<bool>* stop = nullptr;
  std::function<bool(core::GlobalId)> traced = {};  // functions whose calls make the trace; empty: no trace
  std::vector<uint32_t> targets = {};               // ticks; when one is passed the replay ends as Reached
  // What the program acts on: a new one for every evaluation.
  std::function<std::unique_ptr<World>()> world = [] { return std::make_unique<PrivateWorld>(); };
};

// On bodies as desugar made them, so that a fault of the optimiser is found out too. Holds program.adding while it adds
// to the program or reads from it.
Replay replay(core::Program& program, const space::Spaces& spaces, const claim::Test& property,
              const std::vector<space::Value>& inputs, const ReplayOptions& options);

// nd1:Module.prop:<base64>. The last part holds the file, the types chosen for type variables, the types of the inputs
// as a number, the values, what they reach if they do not falsify, and a sum.
struct Token {
  std::string property;  // qualified
  std::string file;      // relative to where the token was made
  std::vector<std::pair<std::string, std::string>> types;
  std::string values;
  std::string target = {};       // of needle reach: the place in the source
  std::string fingerprint = {};  // of the inputs' types
};
std::string write_token(const Token& token);
std::optional<Token> read_token(const std::string& text);  // nothing when it is corrupt

// Of the types of these inputs: eight hexadecimal digits. Values of one mean nothing under another.
std::string fingerprint(const space::Spaces& spaces, const std::vector<claim::Input>& inputs);

std::string encode(const std::vector<space::Value>& inputs, const space::Spaces& spaces);
// Nothing when the text does not fit the inputs' types; that it does says little, so compare fingerprints first.
std::optional<std::vector<space::Value>> decode(const std::string& text, const space::Spaces& spaces,
                                                const std::vector<claim::Input>& inputs);

}  // namespace needle::witness
