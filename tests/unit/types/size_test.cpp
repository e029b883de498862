// Long flat programs: time must grow with their length, not its square.
#include <pthread.h>

#include <chrono>

#include "world.h"

namespace needle::types {
namespace {

// Checks `text` on a stack as deep as the session's and says how long it took.
double seconds(const std::string& text) {
  struct Job {
    const std::string& text;
    double time = 0;
  } job{text};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1ull << 29);
  pthread_t thread;
  auto body = [](void* p) -> void* {
    auto& j = *static_cast<Job*>(p);
    World w;
    auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(w.errors(j.text), "");
    j.time = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return nullptr;
  };
  pthread_create(&thread, &attributes, body, &job);
  pthread_join(thread, nullptr);
  return job.time;
}

std::string repeat(const std::string& part, int n) {
  std::string out;
  for (int i = 0; i < n; ++i) out += part;
  return out;
}

TEST(Size, OperatorChains) {
  EXPECT_LT(seconds("x :: Int\nx = 0" + repeat(" + 1", 5000)), 5);
}
TEST(Size, Lists) {
  EXPECT_LT(seconds("x :: [Int]\nx = [0" + repeat(", 1", 30000) + "]"), 5);
}
TEST(Size, Blocks) {
  EXPECT_LT(seconds("main :: IO ()\nmain = do\n" + repeat("  print 1\n", 5000)), 5);
}
TEST(Size, Binds) {
  EXPECT_LT(seconds("main :: IO ()\nmain = do\n" + repeat("  x <- getLine\n", 5000) + "  return ()\n"), 5);
}
TEST(Size, LetChains) {
  EXPECT_LT(seconds("main :: IO ()\nmain = do\n" + repeat("  let f y = show y ++ show 1\n", 3000) + "  return ()\n"),
            5);
}
TEST(Size, TopLevelBindings) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "f" + std::to_string(i) + " x = show x ++ show " + std::to_string(i) + "\n";
  EXPECT_LT(seconds(text), 5);
}

}  // namespace
}  // namespace needle::types
