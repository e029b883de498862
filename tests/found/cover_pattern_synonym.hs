-- was: what only a pattern synonym leads to was called unreachable, though whoever matches it in another module runs it
-- $ needle cover cover_pattern_synonym.hs -t 5s
-- > 0 proved unreachable
-- > the module exports pattern synonyms
-- ! nothing calls
{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
module CoverPatternSynonym (pattern Even, next) where

pattern Even :: Int
pattern Even <- (half -> Just _)

half :: Int -> Maybe Int
half n = if n `mod` 2 == 0 then Just (n `div` 2) else Nothing

next :: Int -> Int
next n = n + 1
