// Text preparation: byte order mark, literate style, CPP.
#include "syntax/prepare.h"

#include "syntax/parse.h"

namespace needle::syntax {

std::string prepare_text(const std::string& path, std::string text, FileId file, Diagnostics& diagnostics) {
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  if (path.ends_with(".lhs")) text = unlit(text, file, diagnostics);
  if (asks_for_cpp(text)) text = preprocess(text, path, file, diagnostics);
  return text;
}

}  // namespace needle::syntax
