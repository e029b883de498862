#include "base/symbol.h"

#include <gtest/gtest.h>

namespace needle {

TEST(Symbol, EqualTextsAreOneSymbol) {
  EXPECT_EQ(intern("foldr"), intern("foldr"));
  EXPECT_NE(intern("foldr"), intern("foldl"));
  EXPECT_EQ(intern("foldr").text(), "foldr");
  EXPECT_EQ(Symbol().text(), "");
}

}  // namespace needle
