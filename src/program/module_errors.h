// What is said of modules that do not come together: missing, in a cycle, too large to check, or with overlapping
// definitions that disagree.
#pragma once
#include <vector>

#include "base/budget.h"
#include "program/workspace.h"

namespace needle::program {

void report_missing(Workspace& workspace, const syntax::Import& import);
// `loading` is the chain of imports being followed; `module`, which the last of them imports, is one of them.
void report_cycle(Workspace& workspace, const std::vector<Symbol>& loading, Symbol module, Span at);
void report_spent(Workspace& workspace, Spent what, Span place);
// Overlapping definitions from the first global given on whose clauses disagree; with `undecided`, also those of which
// it is not known.
void report_confluence(Workspace& workspace, core::GlobalId first, bool undecided);

}  // namespace needle::program
