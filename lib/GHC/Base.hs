{-# LANGUAGE MagicHash, PatternSynonyms #-}
-- | The foundations, under GHC's name for their module.
module GHC.Base
  ( module Prelude, Alternative(..), MonadPlus(..), NonEmpty(..), ap, liftA, liftA3, liftM, liftM2, when, join, ord
  , unsafeChr, assert, (<**>)
  , Int(I#), Word(W#), Char(C#), Double(D#), Float(F#), IO(IO), unIO, SPEC(..), isTrue#, module GHC.Prim
  , unpackCString#, unpackAppendCString#, unpackFoldrCString#, unpackNBytes#, runRW#, build, augment, inline, lazy
  , oneShot, iShiftL#, iShiftRA#, iShiftRL#, shiftL#, shiftRL#, quotInt, remInt, divInt, modInt, quotRemInt, divModInt
  , Any, TYPE, Levity(..), RuntimeRep(..), VecCount(..), VecElem(..), Type, Constraint, Symbol, Multiplicity(..)
  , returnIO, bindIO, thenIO, failIO, eqString, getTag
  ) where

import Control.Applicative (Alternative(..), liftA, liftA3, (<**>))
import Control.Exception (assert)
import Control.Monad (MonadPlus(..), ap, join, liftM, liftM2, when)
import Data.Char (chr, ord)
import Data.List.NonEmpty (NonEmpty(..))
import GHC.Exts
import GHC.IO (IO(IO), unIO)
import GHC.Prim
import GHC.Types (Constraint, Multiplicity(..), Symbol, Type)

-- | chr.
unsafeChr :: Int -> Char
unsafeChr = chr

-- | quot.
quotInt :: Int -> Int -> Int
quotInt = quot

-- | rem.
remInt :: Int -> Int -> Int
remInt = rem

-- | div.
divInt :: Int -> Int -> Int
divInt = div

-- | mod.
modInt :: Int -> Int -> Int
modInt = mod

-- | quotRem.
quotRemInt :: Int -> Int -> (Int, Int)
quotRemInt = quotRem

-- | divMod.
divModInt :: Int -> Int -> (Int, Int)
divModInt = divMod

-- | return.
returnIO :: a -> IO a
returnIO = return

-- | (>>=).
bindIO :: IO a -> (a -> IO b) -> IO b
bindIO = (>>=)

-- | (>>).
thenIO :: IO a -> IO b -> IO b
thenIO = (>>)

-- | fail.
failIO :: String -> IO a
failIO = fail

-- | (==).
eqString :: String -> String -> Bool
eqString = (==)

-- | dataToTag#.
getTag :: a -> Int#
getTag = dataToTag#
