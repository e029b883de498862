-- CASE-LIT-DEF: a known literal that no alternative names takes the default.
module CaseLitDef where

import Needle

name :: Int -> Int
name n = case n of
  1 -> 10
  2 -> 20
  _ -> n

-- expect: prop_caseLitDef holds
prop_caseLitDef :: Int -> Bool
prop_caseLitDef x = name 3 + x == x + 3

-- expect: prop_caseLitDefByPath holds
prop_caseLitDefByPath :: Int -> Result
prop_caseLitDefByPath x = x > 2 ==> name x == x
