{-# LANGUAGE CPP #-}
module Main where

#define DEBUG 1
#define LIMIT 42

#ifdef DEBUG
mode :: String
mode = "debug"
#else
mode = this does not parse ((
#endif

#if LIMIT > 40 && defined(DEBUG)
size :: Int
size = LIMIT
#elif LIMIT > 10
size = 10
#else
size = 0
#endif

#ifndef MISSING
other :: Bool
other = True
#endif

main :: IO ()
main = do
  putStrLn mode
  print (size, other)
#if 0
  putStrLn "left out"
#endif
  putStrLn "end"

-- expect: debug
-- expect: (42,True)
-- expect: end
