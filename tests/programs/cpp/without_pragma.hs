-- Directives count without the pragma too: makefiles turn CPP on.
{-
#define IN_A_COMMENT nothing
-}
module Main where

#define GREETING "hello"
#if 1
import Data.List (sort)
#else
import Data.List (sortNothing)
#endif

main :: IO ()
main = do
  putStrLn GREETING
  print (sort [3, 1, 2 :: Int])

-- expect: hello
-- expect: [1,2,3]
