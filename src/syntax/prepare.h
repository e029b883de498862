// The steps of prepare_text. Each keeps every line in its place.
#pragma once
#include <string>
#include <string_view>

#include "source/diagnostic.h"
#include "syntax/dialect.h"
#include "syntax/parse.h"

namespace needle::syntax {

// Literate style: keeps `> code` lines (the mark blanked) and what stands between \begin{code} and \end{code}.
std::string unlit(std::string_view text, FileId file, Diagnostics& diagnostics);

// A LANGUAGE pragma names CPP, or an OPTIONS pragma has -cpp.
bool asks_for_cpp(std::string_view text);

// CPP, traditional style: #if #ifdef #ifndef #elif #else #endif #define #undef #error #include; other directives are
// ignored, and so is #include of what is not there, as headers of the system are. Macros are replaced outside strings,
// characters and comments.
PreparedText preprocess(std::string_view text, const std::string& path, FileId file, Diagnostics& diagnostics,
                        const Dialect& dialect, const ReadIncluded& included);

}  // namespace needle::syntax
