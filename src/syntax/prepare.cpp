// Text preparation: byte order mark, literate style, CPP.
#include "syntax/prepare.h"

#include <algorithm>

#include "syntax/parse.h"

namespace needle::syntax {

PreparedText prepare_text(const std::string& path, std::string text, FileId file, Diagnostics& diagnostics,
                          const Dialect& dialect, const ReadIncluded& included) {
  const bool always =
      std::find(dialect.extensions.begin(), dialect.extensions.end(), "CPP") != dialect.extensions.end();
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  if (path.ends_with(".lhs")) text = unlit(text, file, diagnostics);
  if (always || asks_for_cpp(text)) return preprocess(text, path, file, diagnostics, dialect, included);
  return {std::move(text)};
}

}  // namespace needle::syntax
