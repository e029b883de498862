// The brackets of Template Haskell's quotations: [| [e| [d| [t| [p| [|| and |] ||]. They are lexed before operators are, so
// that [|-x|] is one.
#include "syntax/lexer.h"

namespace needle::syntax {

// How many characters belong to the opening bracket behind [; 0 when it opens a list.
uint8_t Lexer::opens_quotation() const {
  if (!quotes()) return 0;
  const char kind = byte(at_ + 1);
  const uint8_t letter = kind == 'e' || kind == 'd' || kind == 't' || kind == 'p' ? 1 : 0;
  if (byte(at_ + 1 + letter) != '|') return 0;
  const bool typed = (letter == 0 || kind == 'e') && byte(at_ + 2 + letter) == '|';
  return static_cast<uint8_t>(letter + (typed ? 2 : 1));
}

// How many bars stand before the ] that closes a quotation; 0 when none does.
uint8_t Lexer::closes_quotation() const {
  if (!quotes()) return 0;
  const uint8_t bars = byte(at_ + 1) == '|' ? 2 : 1;
  return byte(at_ + bars) == ']' ? bars : 0;
}

}  // namespace needle::syntax
