#include "machine/state.h"

#include <cstring>

#include "base/unicode.h"
#include "machine/native/settings.h"

namespace needle::machine {

namespace {

// Adds the image's address to the pointers in a range of words.
void place(Word* words, size_t count, Word base) {
  for (size_t i = 0; i < count; ++i) {
    if (is_pointer(words[i]) && words[i]) words[i] += base;
  }
}

void place_statics(Word* statics, size_t count) {
  auto base = reinterpret_cast<Word>(statics);
  for (size_t at = 1; at < count;) {
    uint64_t header = statics[at];
    uint64_t words = cell_words(header);
    if (kind_of(header) == Kind::Con || kind_of(header) == Kind::Partial) place(statics + at + 1, words - 1, base);
    at += words;
  }
}

constexpr size_t kBeyondLimit = size_t{1} << 20;  // for pushes that do not ask, however little memory there is

}  // namespace

State::State(std::shared_ptr<const Code> program, const Limits& limits, World& world)
    : code(std::move(program)),
      io(world),
      heap(limits.max_memory, code->allocation + 1024),
      stack(heap.max_memory() + kBeyondLimit),
      static_image(std::make_unique_for_overwrite<Word[]>(code->statics.size() + Heap::kReadable)),
      statics(*code, static_image.get()),
      trail(heap.max_memory()),
      steps(limits.steps),
      ways(code->ways) {
  size_t constants = code->constants.size();
  register_file = std::make_unique<Word[]>(constants + code->registers);
  registers = register_file.get() + constants;
  std::memcpy(static_image.get(), code->statics.data(), code->statics.size() * sizeof(Word));
  place_statics(static_image.get(), code->statics.size());
  for (size_t i = 0; i < constants; ++i) {
    Word w = code->constants[i];
    registers[-1 - static_cast<ptrdiff_t>(i)] = is_pointer(w) ? w + reinterpret_cast<Word>(static_image.get()) : w;
  }
  stack.set_limit(heap.stack_allowance());
  const EngineSettings& engine = engine_settings();
  if (engine.engine == Engine::Native) native_after = 0;
  // Making native code of a large program, as a suite of tests is, must not take longer than running it would.
  constexpr int64_t kStepsPerWord = 8;
  const int64_t threshold =
      engine.threshold ? std::max(engine.threshold, kStepsPerWord * static_cast<int64_t>(code->words.size())) : 0;
  if (engine.engine == Engine::Auto) native_after = threshold;
  if (engine.engine == Engine::Auto && steps > threshold) {
    withheld = steps - threshold;
    steps = threshold;
  }
  countdown = engine.leave_every;
  keep_after = engine.keep_after;
  io.stop_on(&interrupted);
}

void State::count_chosen(uint32_t at) {
  const auto& all = code->known_numbers;
  const auto found =
      std::lower_bound(all.begin(), all.end(), at, [](const KnownNumber& k, uint32_t to) { return k.at < to; });
  if (found == all.end() || found->at != at) return;
  chosen.resize(all.size());
  ++chosen[static_cast<size_t>(found - all.begin())];
}

Word State::global(core::GlobalId id) const {
  auto found = code->globals.find(id.index);
  if (found == code->globals.end()) return 0;
  Word w = found->second;
  return is_pointer(w) ? w + reinterpret_cast<Word>(static_image.get()) : w;
}

Word State::new_int(int64_t value) {
  if (fits_int63(value)) return from_int63(value);
  Word* cell = heap.allocate(2);
  cell[0] = make_header(Kind::Int64, 1, 0);
  cell[1] = static_cast<Word>(value);
  return word_of(cell);
}

Word State::new_symbol(solve::Term term, bool is_double) {
  Word* cell = heap.allocate(2);
  cell[0] = make_header(Kind::Symbolic, 1, is_double);
  cell[1] = from_int63(term.index);
  return word_of(cell);
}

Word State::new_double(double value) {
  Word* cell = heap.allocate(2);
  cell[0] = make_header(Kind::Double, 1, 0);
  cell[1] = std::bit_cast<Word>(value);
  return word_of(cell);
}

Word State::new_con(uint32_t tag, std::initializer_list<Word> fields) {
  Word* cell = heap.allocate(1 + fields.size());
  cell[0] = make_header(Kind::Con, fields.size(), tag);
  std::copy(fields.begin(), fields.end(), cell + 1);
  heap.filled(cell);
  return word_of(cell);
}

Word State::new_string(std::string_view utf8) {
  std::vector<int64_t> characters;
  while (!utf8.empty()) characters.push_back(take_utf8(utf8));
  Word list = kNil;
  for (size_t i = characters.size(); i-- > 0;) list = new_con(kConsTag, {from_int63(characters[i]), list});
  return list;
}

Word State::new_text(std::string utf8) {
  if (utf8.empty()) return kNil;
  auto index = static_cast<uint32_t>(code->texts.size() + read_texts.size());
  read_texts.push_back(std::move(utf8));
  return unpack(*this, index, 0);
}

Word unpack(State& state, uint32_t text, size_t offset) {
  constexpr size_t kChunk = 64;
  std::string_view rest = state.text(text).substr(offset);
  Word characters[kChunk];
  size_t count = 0;
  while (count < kChunk && !rest.empty()) characters[count++] = from_int63(take_utf8(rest));
  Word list = kNil;
  if (!rest.empty()) {
    Word* thunk = state.heap.allocate(4);
    thunk[0] = make_header(Kind::Thunk, 2, state.code->unpack);
    thunk[2] = from_int63(text);
    thunk[3] = from_int63(static_cast<int64_t>(state.text(text).size() - rest.size()));
    list = word_of(thunk);
  }
  while (count > 0) list = state.new_con(kConsTag, {characters[--count], list});
  return list;
}

Word State::new_unknown(uint32_t user, uint64_t extra) {
  Word* cell = heap.allocate(2 + kUnknownSize);
  cell[0] = make_header(Kind::Unknown, kUnknownSize, user);
  cell[1] = from_int63(0);
  cell[kUnknownExtra] = from_int63(static_cast<int64_t>(extra));
  cell[kUnknownWatch] = kNil;
  return word_of(cell);
}

Word State::new_condition(uint32_t user, uint64_t extra, Word about) {
  Word* cell = heap.allocate(2 + kConditionSize);
  cell[0] = make_header(Kind::Unknown, kConditionSize, user);
  cell[1] = from_int63(0);
  cell[kUnknownExtra] = from_int63(static_cast<int64_t>(extra));
  cell[kUnknownWatch] = kNil;
  cell[kConditionAbout] = about;
  heap.filled(cell);
  return word_of(cell);
}

}  // namespace needle::machine
