// The outside world as a running program sees it: standard streams, files, arguments. The caller makes one and hands it
// to a machine; `console` is the process's own, `captured` keeps everything in memory, for tests and for running in
// process.
//
// Handles are small integers: 0 stdin, 1 stdout, 2 stderr, files from 3. Text is UTF-8; a bad byte reads as U+FFFD. A
// terminal is line buffered, stderr is not buffered, anything else is buffered in blocks, until the program says
// otherwise.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace needle::machine {

enum class Buffering : uint8_t { None, Line, Block };
enum class OpenMode : uint8_t { Read, Write, Append, ReadWrite };

class IoContext {
 public:
  static IoContext console(std::string program_name, std::vector<std::string> args);
  static IoContext captured(std::string input, std::vector<std::string> args = {});
  IoContext(IoContext&&) noexcept;
  IoContext& operator=(IoContext&&) noexcept;
  ~IoContext();  // flushes

  const std::string& program_name() const { return program_name_; }
  const std::vector<std::string>& args() const { return args_; }
  std::string_view output() const;  // what a captured context was sent, flushed or not
  std::string_view errors() const;

  // On a closed or unknown handle all of these do nothing, and reading finds the end.
  void put(int64_t handle, std::string_view utf8);
  void flush(int64_t handle);
  void flush_all();
  int64_t get_char(int64_t handle);  // -1 at the end
  int64_t look_ahead(int64_t handle);
  std::string get_rest(int64_t handle);
  void set_buffering(int64_t handle, Buffering buffering);
  Buffering buffering(int64_t handle) const;
  int64_t open(const std::string& path, OpenMode mode);  // a handle, or -errno
  void close(int64_t handle);

 private:
  struct Handle;
  IoContext();
  Handle* find(int64_t handle) const;
  std::string program_name_;
  std::vector<std::string> args_;
  std::vector<std::unique_ptr<Handle>> handles_;
};

}  // namespace needle::machine
