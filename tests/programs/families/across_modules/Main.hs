-- Families, their instances and associated types across modules.
{-# LANGUAGE TypeFamilies #-}
module Main where

import qualified Collect as C
import Collect (Collection (..), Plain (..))
import More

newtype Stack = Stack [Int] deriving Show

instance Collection Stack where
  type Elem Stack = Int
  insert x (Stack xs) = Stack (x : xs)
  elements (Stack xs) = xs

instance C.Plain Bool where
  type Of Bool = String
  ofPlain = show

both :: Pair Bool -> Pair Char -> Int
both (a, b) (c, d) = a + b + fromEnum c - fromEnum d

sumOf :: Int -> Int -> Sum Int Int
sumOf a b = toInteger a + toInteger b

boxes :: (Boxed Int, Boxed Char)
boxes = (IntBox 3, CharBox "c" 'c')

next :: State Char -> Char
next (Next n) = toEnum n

main :: IO ()
main = do
  print (insert 1 (Stack [2]))
  print (sum (elements (insert 4 (Stack [5]))))
  print (elements (insert 'a' "bc"))
  print (both (1, 2) ('b', 'a'))
  print (sumOf maxBound 1)
  print boxes
  putStrLn (name (snd boxes))
  let (c, s) = fresh 97
  print (c, next s)
  putStrLn (ofPlain True)

-- expect: Stack [1,2]
-- expect: 9
-- expect: "abc"
-- expect: 4
-- expect: 9223372036854775808
-- expect: (IntBox 3,CharBox {name = "c", letter = 'c'})
-- expect: c
-- expect: ('a','b')
-- expect: True
