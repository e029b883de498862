#include "base/symbol.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/mapped_file.h"
#include "base/symbol_table.h"

namespace needle {

TEST(Symbol, EqualTextsAreOneSymbol) {
  EXPECT_EQ(intern("foldr"), intern("foldr"));
  EXPECT_NE(intern("foldr"), intern("foldl"));
  EXPECT_EQ(intern("foldr").text(), "foldr");
  EXPECT_EQ(Symbol().text(), "");
  EXPECT_EQ(intern("").text(), "");
  EXPECT_TRUE(intern("").valid());
}

TEST(Symbol, ManyAreKeptApart) {
  std::vector<Symbol> made;
  for (int i = 0; i < 50'000; ++i) made.push_back(intern("many" + std::to_string(i)));
  for (int i = 0; i < 50'000; ++i) {
    EXPECT_EQ(made[i].text(), "many" + std::to_string(i));
    EXPECT_EQ(intern("many" + std::to_string(i)), made[i]);
  }
}

TEST(SymbolTable, EachTextIsWrittenOnceAndReadBack) {
  SymbolWriter writer;
  EXPECT_EQ(writer.number(intern("foldr")), 1u);
  EXPECT_EQ(writer.number(intern("")), 2u);
  EXPECT_EQ(writer.number(intern("map")), 3u);
  EXPECT_EQ(writer.number(intern("foldr")), 1u);
  EXPECT_EQ(writer.number(Symbol()), 0u);
  ByteWriter out;
  writer.write(out);
  ByteReader in(out.bytes());
  SymbolReader reader(in);
  EXPECT_TRUE(in.done());
  EXPECT_EQ(reader.get(3), intern("map"));
  EXPECT_EQ(reader.get(1), intern("foldr"));
  EXPECT_EQ(reader.text(2), "");
  EXPECT_FALSE(reader.get(0).valid());
  EXPECT_THROW(reader.get(4), ByteReader::Corrupt);
}

TEST(WordTable, PlacesOutsideAreNoticed) {
  std::string words;
  for (uint64_t v : {2, 1, 9}) put_word(words, v);
  const WordTable table(words);
  EXPECT_EQ(table.size(), 3u);
  EXPECT_EQ(table[2], 9u);
  EXPECT_EQ(table.part("abc", 0), "ab");
  EXPECT_THROW(table.part("abc", 1), ByteReader::Corrupt);  // ends before it begins
  EXPECT_THROW(table.part("abc", 2), ByteReader::Corrupt);  // ends after the end
  EXPECT_THROW(table[3], ByteReader::Corrupt);
}

TEST(MappedFile, WhatIsNoFileHasNoBytes) {
  EXPECT_EQ(MappedFile("/nonexistent").bytes(), "");
  EXPECT_EQ(MappedFile("/").bytes(), "");
  EXPECT_EQ(MappedFile("/dev/null").bytes(), "");
  EXPECT_TRUE(MappedFile("/proc/self/exe").bytes().substr(1).starts_with("ELF"));
}

}  // namespace needle
