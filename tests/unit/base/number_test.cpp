#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/show_number.h"
#include "base/unicode.h"

namespace needle {

TEST(ShowNumber, DoublesAsGhc) {
  const std::pair<double, const char*> cases[] = {
      {0, "0.0"},
      {-0.0, "-0.0"},
      {0.1, "0.1"},
      {0.01, "1.0e-2"},
      {12345678, "1.2345678e7"},
      {1234567, "1234567.0"},
      {9999999, "9999999.0"},
      {1e7, "1.0e7"},
      {1e23, "9.999999999999999e22"},
      {1e22, "1.0e22"},
      {5e-324, "5.0e-324"},
      {1125899906842624.25, "1.1258999068426243e15"},
      {1.0 / 3, "0.3333333333333333"},
      {100, "100.0"},
      {1.5, "1.5"},
      {1.7976931348623157e308, "1.7976931348623157e308"},
      {std::nan(""), "NaN"},
      {-std::numeric_limits<double>::infinity(), "-Infinity"},
      {2e-3, "2.0e-3"},
      {123.456, "123.456"},
  };
  for (auto& [x, text] : cases) EXPECT_EQ(show_double(x), text);
}

TEST(ShowNumber, FloatsAsGhc) {
  EXPECT_EQ(show_float(0.1f), "0.1");
  EXPECT_EQ(show_float(3.4028235e38f), "3.4028235e38");
  EXPECT_EQ(show_float(16777216.0f), "1.6777216e7");
}

TEST(ShowNumber, PartsAndBack) {
  EXPECT_EQ(decode_double(1).mantissa, int64_t{1} << 52);
  EXPECT_EQ(decode_double(1).exponent, -52);
  EXPECT_EQ(decode_double(5e-324).exponent, -1126);
  EXPECT_EQ(encode_double(3, -1), 1.5);
  EXPECT_EQ(integer_to_double(mpz_class("9007199254740993")), 9007199254740992.0);
  EXPECT_EQ(integer_to_double(mpz_class("100000000000000000000000")), 1e23);
  EXPECT_EQ(integer_low_bits(mpz_class("18446744073709551615")), -1);
  EXPECT_EQ(integer_low_bits(integer_from_int(INT64_MIN)), INT64_MIN);
  EXPECT_TRUE(integer_fits_int(integer_from_int(INT64_MIN)));
  EXPECT_FALSE(integer_fits_int(integer_from_word(uint64_t{1} << 63)));
}

TEST(Unicode, CategoriesAndCases) {
  EXPECT_EQ(char_category('a'), 1);
  EXPECT_EQ(char_category('A'), 0);
  EXPECT_EQ(char_category('5'), 8);
  EXPECT_EQ(char_category(0x10FFFF), 29);
  EXPECT_EQ(char_to_upper(0xE9), 0xC9);
  EXPECT_EQ(char_to_lower(0x100), 0x101);
  EXPECT_EQ(char_to_lower(0x101), 0x101);
  EXPECT_EQ(char_to_title(0x1C6), 0x1C5);
  EXPECT_EQ(char_to_upper('1'), '1');
}

TEST(Unicode, Utf8BothWays) {
  for (int64_t c : {0x0, 0x7F, 0x80, 0x7FF, 0x800, 0xD800, 0xFFFF, 0x10000, 0x10FFFF}) {
    std::string s;
    append_utf8(s, c);
    std::string_view v = s;
    EXPECT_EQ(take_utf8(v), c);
    EXPECT_TRUE(v.empty());
  }
  std::string_view bad = "\xC3\x28";
  EXPECT_EQ(take_utf8(bad), 0xFFFD);
  EXPECT_EQ(bad, "(");
}

}  // namespace needle
