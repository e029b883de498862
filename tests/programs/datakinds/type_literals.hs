{-# LANGUAGE DataKinds, KindSignatures, ScopedTypeVariables, TypeOperators, TypeFamilies, NoStarIsType, FlexibleContexts, TypeApplications, AllowAmbiguousTypes #-}
-- Numbers and strings in types, and their values.
module Main where

import Data.Proxy
import GHC.TypeLits

newtype Modulo (n :: Nat) = Modulo Integer deriving (Eq)

instance KnownNat n => Show (Modulo n) where
  show m@(Modulo x) = show x ++ " mod " ++ show (natVal m)

instance KnownNat n => Num (Modulo n) where
  Modulo a + Modulo b = make (a + b)
  Modulo a * Modulo b = make (a * b)
  negate (Modulo a) = make (negate a)
  abs = id
  signum = id
  fromInteger = make

make :: forall n. KnownNat n => Integer -> Modulo n
make x = Modulo (x `mod` natVal (Proxy :: Proxy n))

newtype Field (s :: Symbol) a = Field a

instance (KnownSymbol s, Show a) => Show (Field s a) where
  show f@(Field x) = symbolVal (name f) ++ "=" ++ show x
    where
      name :: Field t b -> Proxy t
      name _ = Proxy

newtype Matrix (r :: Nat) (c :: Nat) = Matrix [[Int]] deriving Show

times :: Matrix a b -> Matrix b c -> Matrix a c
times (Matrix xs) (Matrix ys) =
  Matrix [[sum (zipWith (*) x [r !! j | r <- ys]) | j <- [0 .. length (head ys) - 1]] | x <- xs]

beside :: Matrix r a -> Matrix r b -> Matrix r (a + b)
beside (Matrix xs) (Matrix ys) = Matrix (zipWith (++) xs ys)

columns :: forall r c. KnownNat c => Matrix r c -> Integer
columns _ = natVal (Proxy :: Proxy c)

small :: (n <= 5, KnownNat n) => Proxy n -> String
small p = "small " ++ show (natVal p)

size :: forall n. KnownNat n => Integer
size = natVal (Proxy @n)

main :: IO ()
main = do
  print (3 * 5 + 4 :: Modulo 7)
  print (negate 1 :: Modulo 12)
  print (Field True :: Field "flag" Bool)
  let a = Matrix [[1, 2], [3, 4]] :: Matrix 2 2
      b = Matrix [[1], [1]] :: Matrix 2 1
  print (times a b)
  print (columns (beside a b), columns (beside (beside a b) a))
  putStrLn (small (Proxy :: Proxy (2 + 2)))
  print (natVal (Proxy :: Proxy (2 ^ 10 - 3 * 4)))
  print (natVal (Proxy :: Proxy 123456789012345678901234567890))
  putStrLn (symbolVal (Proxy :: Proxy (AppendSymbol "ab" "cd")))
  print (size @17)

-- expect: 5 mod 7
-- expect: 11 mod 12
-- expect: flag=True
-- expect: Matrix [[3],[7]]
-- expect: (3,5)
-- expect: small 4
-- expect: 1012
-- expect: 123456789012345678901234567890
-- expect: abcd
-- expect: 17
