// Why an evaluation stopped although it could go on: it asks its driver. The family is closed.
//
//   WhichValue  an unknown input is needed. The answer binds it to a constructor of fresh unknowns, or to a number.
//   WhichSide   a condition is needed that is not decided: an unknown Bool that a primitive made, with a number by
//               which the driver knows the condition. The answer binds it to True or False.
//   WhichTick   a tick was passed that is to be reported. The answer is to go on or to go back.
//
// A primitive asks by returning an unknown: it is demanded where its value is needed, as any other, so choice points,
// waiting and undoing treat both alike. No driver looks into cells to find out what was meant.
#pragma once
#include <cstdint>

#include "machine/word.h"

namespace needle::machine {

enum class Asks : uint8_t { WhichValue, WhichSide, WhichTick };

struct Question {
  Asks asks = Asks::WhichValue;
  Word unknown = 0;   // WhichValue, WhichSide
  uint32_t tick = 0;  // WhichTick
};

// Of an unknown that is not bound.
inline bool asks_side(Word unknown) {
  return size_of(*cell_of(unknown)) == kConditionSize;
}
// Which answer to a question leads where few programs have anything to do: a search may put it off.
enum class Farfetched : uint8_t { Neither, False, True };

}  // namespace needle::machine
