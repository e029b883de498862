{-# LANGUAGE CPP #-}
-- The macros of GHC's header on the machine.
module Main where

#include "MachDeps.h"
#if WORD_SIZE_IN_BITS == 64
import Data.Bits
#endif

size :: Int
size = WORD_SIZE_IN_BITS

#if SIZEOF_HSWORD == 8 && WORD_SIZE_IN_BITS > 32
top :: Int
top = 1 `shiftL` (WORD_SIZE_IN_BITS - 1)
#else
#error "not here"
#endif

main :: IO ()
main = do
  print (size, SIZEOF_HSINT, SIZEOF_HSCHAR, SIZEOF_HSDOUBLE, SIZEOF_WORD16, ALIGNMENT_INT32 :: Int)
  print (top == minBound, finiteBitSize (0 :: Int) == SIZEOF_HSWORD * 8, TAG_BITS :: Int)

-- expect: (64,8,4,8,2,4)
-- expect: (True,True,3)
