// The searches from one entry point for the places that are still cold: all paths by size, random draws, and from a place
// back to the inputs. Each can be left and taken up again; who has several entry points gives each its turn.
#pragma once
#include <functional>
#include <optional>

#include "backward/backward.h"
#include "engine/entry_points.h"
#include "engine/places.h"
#include "machine/code.h"

namespace needle::engine {

class EntrySearch {
 public:
  // Inputs whose evaluation passes the tick, and who found them. The answer says which ticks are looked for no more.
  using Found =
      std::function<claim::MarkAnswer(uint32_t tick, const std::vector<space::Value>& inputs, const char* by)>;

  EntrySearch(program::Workspace& workspace, EntryPoint& entry, const Places& places, const SearchOptions& options,
              const witness::ReplayOptions& replay, claim::SearchBudget& budget, Found found);

  EntryPoint& entry() { return entry_; }
  // Makes the code. Empty, or why there is none. Throws optimise::Stopped.
  std::string prepare();
  bool is_prepared() const { return prepared_; }
  bool has(PlaceId place) const { return there_[place]; }  // it is in the code: what is not cannot be evaluated

  // Goes on for about this long. `cold` are the places that are looked for, should a search begin.
  // By size: `list` with all numbers chosen; `walk` with numbers left open, if there are any.
  void list(double seconds, const std::vector<PlaceId>& cold);
  void walk(double seconds, const std::vector<PlaceId>& cold);
  void draw(double seconds, const std::vector<PlaceId>& cold, uint64_t seed);
  // From this place; nothing when it did not come to an end.
  std::optional<claim::End> seek(PlaceId place, double seconds);
  // Searches that were left are forgotten, and begin again when they are asked for.
  void rest();

  // How they ended.
  const std::optional<claim::End>& listed() const { return listed_; }
  const std::optional<claim::End>& walked() const { return walked_; }
  bool has_numbers() const { return has_numbers_; }  // that can be left open
  bool is_drawn() const { return drawn_; }           // there is nothing to draw
  bool is_awake() const { return list_ || walk_ || draw_; }
  uint64_t runs() const { return runs_; }

 private:
  static constexpr uint64_t kFirstWork = 100;
  claim::Target target(const std::vector<PlaceId>& cold) const;
  search::Compiled compiled(const claim::Claim& claim) const;
  void work(claim::Engine& engine, double seconds, std::optional<claim::End>& end);
  void by_size(search::MakeEngine* make, const char* by, std::unique_ptr<claim::Engine>& engine, claim::Claim& claim,
               claim::Listener& listener, std::optional<claim::End>& end, double seconds,
               const std::vector<PlaceId>& cold);

  program::Workspace& workspace_;
  EntryPoint& entry_;
  const Places& places_;
  const SearchOptions& options_;
  const witness::ReplayOptions& replay_;
  claim::SearchBudget& budget_;
  const Found found_;
  bool prepared_ = false;
  bool open_ = false;  // the code can leave numbers open
  bool has_numbers_ = false;
  std::vector<bool> there_;
  machine::Unfolding unfolding_;
  std::shared_ptr<const machine::Code> code_;
  claim::Claim list_claim_, walk_claim_, draw_claim_;  // engines hold on to these
  claim::Listener list_listener_, walk_listener_, draw_listener_;
  std::unique_ptr<claim::Engine> list_, walk_, draw_;
  std::optional<claim::End> listed_, walked_;
  uint64_t at_once_ = kFirstWork;  // work between two looks at the clock
  bool drawn_ = false;
  uint64_t runs_ = 0;
};

}  // namespace needle::engine
