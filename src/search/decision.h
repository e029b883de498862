// A decision is an answer that the search gave: which unknown was refined, to what, what is left to try there, and why
// that unknown was refined. The decisions from the root to where a search stands are its whole state: the machine keeps
// beside them only what it needs to undo one (its choice points, one for every open decision).
//
// Unknowns are known by a number that depends on the path alone: the inputs are 0, 1, .., and each decision numbers the
// fields that it makes, from left to right. A decision about numbers that are left open is about a condition of the
// solver; which one follows from the path as well, since the machine asks for the first one that it waits for. So a path
// means the same in every machine that runs the same code.
//
// A path is a value: printed for people (tree.h), written as text, read back, and followed again to the same leaf
// (follow.h). Threads, checkpoints and learning exchange paths.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/refine.h"

namespace needle::search {

enum class Why : uint8_t {
  Demanded,   // the evaluation needs it, and nothing else can run
  Preferred,  // of several that are waited for, an order took this one
  Given,      // the value was known before: an input is run again
};

// What stands for an alternative: a number that was given, and whose place is not known; a decision that marks a place
// to come back to, and is not taken.
inline constexpr uint64_t kByValue = UINT64_MAX, kNotTaken = UINT64_MAX - 1;

struct Decision {
  uint32_t unknown;      // of a condition, its number in the solver
  uint32_t note;         // of the unknown, as Unknown::note
  space::SpaceId space;  // none: a condition, and what was taken is its side
  Why why;
  bool open;       // there is something left to try, and the machine can come back here
  uint64_t taken;  // the alternative, or kByValue or kNotTaken
  uint32_t size;   // of everything, before
  // Of open ones only; there are many more of the others, so nothing is written here for those.
  uint32_t below;  // the place of the open decision before this one
  uint32_t kept;   // to come back: the unknown's place among the kept words, and the refiner's state
  Refiner::Mark before;
  Alternative next;  // what is left begins here, when the walk goes through the alternatives in order

  Decision(const Unknown& of, Why reason, bool is_open, uint64_t alternative, uint32_t size_before)
      : unknown(of.number),
        note(of.note),
        space(of.space),
        why(reason),
        open(is_open),
        taken(alternative),
        size(size_before) {}
};

// The part of a decision that another search can repeat.
inline constexpr uint32_t kSide = UINT32_MAX;  // instead of an unknown: a side of the condition that is asked for
struct Step {
  uint32_t unknown = 0;
  uint64_t alternative = 0;
  bool operator==(const Step&) const = default;
};
using Path = std::vector<Step>;

Step step_of(const Decision& decision);
Path path_of(const std::vector<Decision>& decisions);
// "0.1 2.0 ?1 1.5": the unknown's number and the alternative's, or the side of a condition.
std::string write_path(const Path& path);
std::optional<Path> read_path(std::string_view text);  // nothing for what is no path

// How much of the tree under a bound a depth-first walk has behind it when it stands here, from 0 to 1. A guess: every
// decision cuts its interval into one for each alternative, as long as its subtree may be large (Refiner::weight).
double share_done(const std::vector<Decision>& decisions, const Refiner& refiner);

}  // namespace needle::search
