{-# LANGUAGE MagicHash, PolyKinds, DataKinds, KindSignatures, RankNTypes, UnboxedTuples, ScopedTypeVariables #-}
{-# LANGUAGE TypeApplications, AllowAmbiguousTypes #-}
-- Kinds that say how values are represented, and proxies that are nothing at run time.
module Main where

import GHC.Exts
import GHC.TypeLits
import qualified GHC.TypeNats as N
import qualified GHC.Types as T

apply :: forall (r :: RuntimeRep) a (b :: TYPE r). (a -> b) -> a -> b
apply f x = f x

plain :: forall (a :: TYPE 'LiftedRep). a -> [a]
plain x = [x]

word :: forall (r :: T.RuntimeRep) (a :: T.TYPE r). (a -> Word#) -> ((a -> Word#) -> Word#) -> Word
word f g = W# (g f)

len :: forall n. KnownNat n => Proxy# n -> Integer
len p = natVal' p

name :: forall (s :: Symbol). KnownSymbol s => String
name = symbolVal' (proxy# :: Proxy# s)

class Boxed (a :: TYPE r) where
  box :: a -> String

instance Boxed Int# where
  box n = show (I# n)

instance Boxed Int where
  box = show

type Raise = forall (r :: RuntimeRep) (a :: TYPE r). String -> a

oops :: Raise
oops s = errorWithoutStackTrace s

newtype Tagged (t :: k) (a :: TYPE 'LiftedRep) = Tagged a

newtype Code (rep :: RuntimeRep) = Code Int

data Flags (l :: Bool) (a :: TYPE ('TupleRep '[ 'IntRep, 'WordRep])) = Flags

phantom :: Proxy# a -> Proxy# b -> Int
phantom _ _ = 3

main :: IO ()
main = do
  print (I# (apply (\(I# n) -> n +# 1#) 4), plain 'x')
  print (word int2Word# (\f -> f 3#))
  print (len (proxy# :: Proxy# 5), len (proxy# @7), N.natVal' (proxy# @8))
  putStrLn (name @"abc")
  putStrLn (box 3# ++ box (4 :: Int))
  print (phantom (proxy# :: Proxy# Maybe) proxy#)
  case Tagged 'c' :: Tagged Maybe Char of Tagged c -> print c
  case Code 4 :: Code 'IntRep of Code n -> print n
  oops "end"

-- expect: (5,"x")
-- expect: 3
-- expect: (5,7,8)
-- expect: abc
-- expect: 34
-- expect: 3
-- expect: 'c'
-- expect: 4
-- exit: 1
-- stderr: end
