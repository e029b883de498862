{-# OPTIONS_GHC -Wall -fno-warn-unused-binds #-}
{-# LANGUAGE ScopedTypeVariables #-}
module Main (main) where

{-# ANN module "HLint: ignore" #-}
{-# INLINE f #-}
f :: Int -> Int
f x = x + 1
{-# NOINLINE g #-}
g :: Int -> Int
g = f
{-# SPECIALIZE h :: Int -> Int #-}
h :: Num a => a -> a
h x = x * 2
{-# RULES "f/g" forall x. f (g x) = g (f x) #-}
{-# DEPRECATED k "do not" #-}
k :: Int
k = {-# SCC "here" #-} 3

data P = P {-# UNPACK #-} !Int Int

main :: IO ()
main = do
  print (f 1 + g 2, h 4)
  case P 1 2 of P a b -> print (a + b + k)
{-# UNKNOWN_PRAGMA whatever #-}

-- expect: (5,8)
-- expect: 6
-- stderr: 
-- stderr: /work/main/tests/programs/extensions/pragmas_are_ignored.hs:15:11: warning: [-Winline-rule-shadowing]
-- stderr:     Rule "f/g" may never fire because ‘f’ might inline first
-- stderr:     Probable fix: add an INLINE[n] or NOINLINE[n] pragma for ‘f’
-- stderr:    |
-- stderr: 15 | {-# RULES "f/g" forall x. f (g x) = g (f x) #-}
-- stderr:    |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- stderr: 
-- stderr: /work/main/tests/programs/extensions/pragmas_are_ignored.hs:24:3: warning: [-Wtype-defaults]
-- stderr:     • Defaulting the following constraints to type ‘Integer’
-- stderr:         (Show b0)
-- stderr:           arising from a use of ‘print’
-- stderr:           at /work/main/tests/programs/extensions/pragmas_are_ignored.hs:24:3-24
-- stderr:         (Num b0)
-- stderr:           arising from a use of ‘h’
-- stderr:           at /work/main/tests/programs/extensions/pragmas_are_ignored.hs:24:21-23
-- stderr:     • In a stmt of a 'do' block: print (f 1 + g 2, h 4)
-- stderr:       In the expression:
-- stderr:         do print (f 1 + g 2, h 4)
-- stderr:            case P 1 2 of { P a b -> print (a + b + k) }
-- stderr:       In an equation for ‘main’:
-- stderr:           main
-- stderr:             = do print (f 1 + g 2, h 4)
-- stderr:                  case P 1 2 of { P a b -> print (a + b + k) }
-- stderr:    |
-- stderr: 24 |   print (f 1 + g 2, h 4)
-- stderr:    |   ^^^^^^^^^^^^^^^^^^^^^^
-- stderr: 
-- stderr: /work/main/tests/programs/extensions/pragmas_are_ignored.hs:26:1: warning: [-Wunrecognised-pragmas]
-- stderr:     Unrecognised pragma
-- stderr:    |
-- stderr: 26 | {-# UNKNOWN_PRAGMA whatever #-}
-- stderr:    | ^^^
