{-# LANGUAGE MagicHash #-}
-- Deriving for data with unboxed fields: values are compared and shown as the boxed ones are, negative ones without
-- parentheses.
module Main where

import Data.List (sort)
import GHC.Exts

data Token = Token Int# Char# | Weight { word :: Word#, double :: Double#, float :: Float# } | Int# :+ Int
  deriving (Eq, Ord, Show)

infixl 6 :+

data Pair a = Pair a Int# deriving (Eq, Ord, Show)

main :: IO ()
main = do
  print (Token 3# 'c'#, Token -3# '\n'#)
  print (Just (Weight 3## 2.5## -1.5#))
  print (Just (Token -3# 'x'#))
  print (3# :+ 4, Just (-3# :+ 4))
  print (Token 3# 'c'# == Token 3# 'c'#, Token 3# 'c'# < Token 3# 'd'#, max (1# :+ 2) (1# :+ 3))
  print (compare (Weight 1## 2.0## 3.0#) (Weight 1## 2.0## 2.0#))
  print (sort [Pair 'b' 1#, Pair 'a' 2#, Pair 'a' -1#])
  let nan = 0.0## /## 0.0##
  print (Weight 0## nan 0.0# == Weight 0## nan 0.0#)

-- expect: (Token 3# 'c'#,Token -3# '\n'#)
-- expect: Just (Weight {word = 3##, double = 2.5##, float = -1.5#})
-- expect: Just (Token -3# 'x'#)
-- expect: (3# :+ 4,Just (-3# :+ 4))
-- expect: (True,True,1# :+ 3)
-- expect: GT
-- expect: [Pair 'a' -1#,Pair 'a' 2#,Pair 'b' 1#]
-- expect: False
