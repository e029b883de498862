#include "witness/text.h"

#include "base/unicode.h"

namespace needle::witness {

namespace reference = core::reference;

Text read_text(reference::Evaluator& evaluator, reference::Handle list, size_t longest) {
  Text out;
  while (out.text.size() < longest) {
    out.end = evaluator.force(list);
    if (out.end.kind != reference::OutcomeKind::Done) break;
    const reference::Shape cell = evaluator.shape(list);
    if (cell.kind != reference::ShapeKind::Con || cell.fields.size() != 2) {
      out.whole = true;
      break;
    }
    out.end = evaluator.force(cell.fields[0]);
    if (out.end.kind != reference::OutcomeKind::Done) break;
    append_utf8(out.text, static_cast<uint32_t>(evaluator.shape(cell.fields[0]).integer));
    list = cell.fields[1];
  }
  return out;
}

}  // namespace needle::witness
