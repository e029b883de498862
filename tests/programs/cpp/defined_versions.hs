{-# LANGUAGE CPP #-}
-- Macros with arguments in conditions, and #ifdef of a package's version.
module Main where

#define AT_LEAST(a,b) (((a) * 100 + (b)) <= 415)
#ifndef MIN_TOOL_VERSION_none
#define MIN_TOOL_VERSION_none(x,y,z) 0
#endif

main :: IO ()
main = do
#if AT_LEAST(4,15) && !AT_LEAST(5,0)
  putStrLn "between"
#else
  putStrLn "beyond"
#endif
#if !(defined(NOWHERE)) || MIN_TOOL_VERSION_none(2,14,0)
  putStrLn "either"
#endif
#if MIN_TOOL_VERSION_none(1,2,3)
  putStrLn "wrong"
#endif

-- expect: between
-- expect: either
