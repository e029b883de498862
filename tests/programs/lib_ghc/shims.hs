-- Modules that programs import under GHC's own names.
module Main where

import Data.Functor.Contravariant
import Data.Unique
import Data.Version
import GHC.Exts (groupWith, sortWith, the)
import GHC.Float (double2Float, float2Double, int2Double)
import GHC.Num (Num(..))
import GHC.Real (divZeroError, fromIntegral)
import GHC.Stack (HasCallStack)
import System.Mem (performGC)
import Text.Show.Functions ()

first :: HasCallStack => [a] -> a
first (x : _) = x
first [] = error "first"

main :: IO ()
main = do
  print (first "abc", fromIntegral (3 + 4 :: Int) :: Double)
  print (fmap negate (if False then divZeroError else Just 1 :: Maybe Int))
  print (sortWith negate [1, 3, 2 :: Int], map the (groupWith even [2, 2, 3, 2 :: Int]))
  print (int2Double 3, float2Double 1.5, double2Float 2.5)
  putStrLn (showVersion (makeVersion [1, 2, 3]))
  print (makeVersion [1, 10] > makeVersion [1, 9])
  u <- newUnique
  v <- newUnique
  print (u == u, u == v)
  performGC
  print (Just not)
  print (getPredicate (length >$< Predicate even) "ab")

-- expect: ('a',7.0)
-- expect: Just (-1)
-- expect: ([3,2,1],[3,2])
-- expect: (3.0,1.5,2.5)
-- expect: 1.2.3
-- expect: True
-- expect: (True,False)
-- expect: Just <function>
-- expect: True
