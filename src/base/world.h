// The outside world as a running program sees it: standard streams, files, arguments, environment, clocks. Both
// evaluators act on one; which one decides what a program can do. RealWorld is the process's own. PrivateWorld is in
// memory and begins empty, so a program that nobody trusts can be searched, and what it did to its files can be undone.
//
// Handles are small integers: 0 stdin, 1 stdout, 2 stderr, files from 3. Text is UTF-8; a bad byte reads as U+FFFD. A
// terminal is line buffered, stderr is not buffered, anything else is buffered in blocks, until the program says
// otherwise. Errors are negative errno numbers; a handle that is closed or does not do what is asked gives -EBADF.
#pragma once
#include <gmpxx.h>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace needle {

enum class Buffering : uint8_t { None, Line, Block };
enum class OpenMode : uint8_t { Read, Write, Append, ReadWrite };

class World {
 public:
  World(std::string program_name, std::vector<std::string> args)
      : program_name_(std::move(program_name)), args_(std::move(args)) {}
  virtual ~World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  const std::string& program_name() const {
    ask();
    return program_name_;
  }
  const std::vector<std::string>& args() const {
    ask();
    return args_;
  }
  // Whether anything was asked of it whose answer could be another one elsewhere: then what a program did here says
  // nothing about what it does there.
  bool asked() const { return asked_; }

  virtual std::optional<std::string> environment(const std::string& name) const = 0;
  virtual mpz_class cpu_picoseconds() const = 0;
  virtual double seconds() const = 0;  // since 1970

  virtual int put(int64_t handle, std::string_view utf8) = 0;
  virtual int flush(int64_t handle) = 0;
  virtual int flush_all() = 0;
  virtual int64_t get_char(int64_t handle) = 0;    // kEnd at the end
  virtual int64_t look_ahead(int64_t handle) = 0;  // the same, and it stays
  // All that is left, which is at most so many bytes; -EFBIG when it is more.
  virtual int get_rest(int64_t handle, size_t most, std::string& text) = 0;
  virtual void set_buffering(int64_t handle, Buffering buffering) = 0;
  virtual Buffering buffering(int64_t handle) const = 0;
  virtual int64_t open(const std::string& path, OpenMode mode) = 0;  // a handle
  virtual int close(int64_t handle) = 0;                             // it is closed even when that fails
  virtual bool is_file(const std::string& path) const = 0;
  virtual int remove(const std::string& path) = 0;
  virtual int rename(const std::string& from, const std::string& to) = 0;  // a file or a directory
  virtual bool is_directory(const std::string& path) const = 0;
  virtual int make_directory(const std::string& path) = 0;
  virtual int remove_directory(const std::string& path) = 0;                             // an empty one
  virtual int list(const std::string& path, std::vector<std::string>& names) const = 0;  // sorted, without . and ..
  virtual std::string current_directory() const = 0;

  // For a search that goes back: what was done since a mark is undone, where it can be. Marks nest as choice points do.
  size_t mark() {
    logging_ = true;
    return last_mark_ = logged_;
  }
  void back_to(size_t mark) {
    if (logged_ != mark) undo_to(mark);
    last_mark_ = mark;
  }
  void forget_marks() {  // there is nothing to go back to
    if (logged_ != 0) forget();
    last_mark_ = 0;
    logging_ = false;
  }

  // Who waits for the outside gives up soon after this is set, with -EINTR or kEnd.
  void stop_on(const std::atomic<bool>* stop) { stop_ = stop; }
  static constexpr int64_t kEnd = -1;

 protected:
  void ask() const { asked_ = true; }
  virtual void undo_to(size_t) {}
  virtual void forget() {}
  size_t logged_ = 0;     // changes that can be undone
  size_t last_mark_ = 0;  // those from here on are newer than the newest mark
  bool logging_ = false;  // there is a mark
  bool is_stopped() const { return stop_ && stop_->load(std::memory_order_relaxed); }

 private:
  std::string program_name_;
  std::vector<std::string> args_;
  const std::atomic<bool>* stop_ = nullptr;
  mutable bool asked_ = false;
};

class RealWorld : public World {
 public:
  // The process's own streams; or, for searches, which have their own use for them: nothing to read, and all that is
  // written goes to stderr.
  enum class Streams : uint8_t { Own, Search };
  RealWorld(std::string program_name, std::vector<std::string> args, Streams streams = Streams::Own);
  ~RealWorld() override;                             // flushes
  bool lost_output() const { return lost_output_; }  // what was written to stdout or stderr did not get there

  std::optional<std::string> environment(const std::string& name) const override;
  mpz_class cpu_picoseconds() const override;
  double seconds() const override;
  int put(int64_t handle, std::string_view utf8) override;
  int flush(int64_t handle) override;
  int flush_all() override;
  int64_t get_char(int64_t handle) override;
  int64_t look_ahead(int64_t handle) override;
  int get_rest(int64_t handle, size_t most, std::string& text) override;
  void set_buffering(int64_t handle, Buffering buffering) override;
  Buffering buffering(int64_t handle) const override;
  int64_t open(const std::string& path, OpenMode mode) override;
  int close(int64_t handle) override;
  bool is_file(const std::string& path) const override;
  int remove(const std::string& path) override;
  int rename(const std::string& from, const std::string& to) override;
  bool is_directory(const std::string& path) const override;
  int make_directory(const std::string& path) override;
  int remove_directory(const std::string& path) override;
  int list(const std::string& path, std::vector<std::string>& names) const override;
  std::string current_directory() const override;

 private:
  struct Handle;
  Handle* find(int64_t handle) const;
  int write_out(Handle& h) const;
  int fill(Handle& h, size_t wanted) const;
  int64_t peek(Handle& h, size_t& bytes) const;
  bool is_ready(int fd, short events) const;
  mutable bool lost_output_ = false;
  std::vector<std::unique_ptr<Handle>> handles_;
};

// Files are names with bytes; a file can be made in any directory, which is there from then on. At most 64 MB of them. What is written to
// the standard streams goes nowhere, unless it is kept. The clock stands at 0.
class PrivateWorld : public World {
 public:
  PrivateWorld() : PrivateWorld("", {}, false) {}
  // With an input, and output that is kept: for tests.
  explicit PrivateWorld(std::string input, std::vector<std::string> args = {}, bool keep = true);

  std::string_view output() const { return slots_[1].file->bytes; }
  std::string_view errors() const { return slots_[2].file->bytes; }

  std::optional<std::string> environment(const std::string&) const override {
    ask();
    return std::nullopt;
  }
  mpz_class cpu_picoseconds() const override {
    ask();
    return 0;
  }
  double seconds() const override {
    ask();
    return 0;
  }
  int put(int64_t handle, std::string_view utf8) override;
  int flush(int64_t handle) override;
  int flush_all() override { return 0; }
  int64_t get_char(int64_t handle) override;
  int64_t look_ahead(int64_t handle) override;
  int get_rest(int64_t handle, size_t most, std::string& text) override;
  void set_buffering(int64_t handle, Buffering buffering) override;
  Buffering buffering(int64_t handle) const override;
  int64_t open(const std::string& path, OpenMode mode) override;
  int close(int64_t handle) override;
  bool is_file(const std::string& path) const override;
  int remove(const std::string& path) override;
  int rename(const std::string& from, const std::string& to) override;
  bool is_directory(const std::string& path) const override;
  int make_directory(const std::string& path) override;
  int remove_directory(const std::string& path) override;
  int list(const std::string& path, std::vector<std::string>& names) const override;
  std::string current_directory() const override;

 protected:
  void undo_to(size_t mark) override;
  void forget() override;

 private:
  struct File {
    std::string bytes = {};
    bool directory = false;   // one that was made; others are there because of what is in them
    size_t noted = SIZE_MAX;  // its newest entry in the log, if that is still about it
  };
  struct Slot {
    std::shared_ptr<File> file;  // null: closed
    size_t at = 0;
    bool reads = false, writes = false, appends = false;
    Buffering buffering = Buffering::Block;
    size_t noted = SIZE_MAX;
  };
  // What something was before it changed. Of one thing there is at most one entry of a kind between two marks.
  struct Change {
    enum Kind : uint8_t { Bytes, Length, Name, Handle } kind;
    std::shared_ptr<File> file = nullptr;  // whose bytes; what the name stood for
    std::string text = {};                 // the bytes; the name
    size_t number = 0;                     // the length; of the handle
    Slot slot = {};
    size_t total = 0;
  };
  Slot* find(int64_t handle);
  const Slot* find(int64_t handle) const;
  void note(Change change);
  bool is_noted(size_t at) const { return at >= last_mark_ && at < logged_; }
  void note_slot(Slot& slot);
  void note_length(const std::shared_ptr<File>& file);
  void note_bytes(const std::shared_ptr<File>& file);
  void note_name(const std::string& name);
  int64_t peek(Slot& slot, size_t& bytes);
  using Files = std::map<std::string, std::shared_ptr<File>>;
  Files::const_iterator first_below(const std::string& directory) const;  // end when there is none
  void take_away(const std::string& name);

  bool keep_;
  Files files_;
  std::vector<Slot> slots_;
  size_t total_ = 0;         // bytes in files
  std::vector<Change> log_;  // logged_ many
};

// As the primitive gives it to programs: the names, or the number of an error after a slash, which no name has.
inline std::vector<std::string> listed(const World& world, const std::string& path) {
  std::vector<std::string> names;
  if (const int error = world.list(path, names); error != 0) return {"/" + std::to_string(-error)};
  return names;
}

}  // namespace needle
