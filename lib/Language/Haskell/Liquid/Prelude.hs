-- | The names programs for Liquid Haskell import; here they do what their refinement types say.
module Language.Haskell.Liquid.Prelude
  ( plus, minus, times, eq, neq, leq, geq, lt, gt
  , liquidAssert, liquidAssertB, liquidAssume, liquidAssumeB, liquidError, unsafeError, crash, force, choose
  , isEven, isOdd, safeZipWith, (==>), (<=>)
  ) where

import Needle (assert, assume)

infixr 8 ==>
infixr 8 <=>

-- | Addition.
plus :: Int -> Int -> Int
plus = (+)

-- | Subtraction.
minus :: Int -> Int -> Int
minus = (-)

-- | Multiplication.
times :: Int -> Int -> Int
times = (*)

-- | Equal.
eq :: Int -> Int -> Bool
eq = (==)

-- | Different.
neq :: Int -> Int -> Bool
neq = (/=)

-- | Less or equal.
leq :: Int -> Int -> Bool
leq = (<=)

-- | Greater or equal.
geq :: Int -> Int -> Bool
geq = (>=)

-- | Less.
lt :: Int -> Int -> Bool
lt = (<)

-- | Greater.
gt :: Int -> Int -> Bool
gt = (>)

-- | The condition must hold.
liquidAssert :: Bool -> a -> a
liquidAssert = assert

-- | The condition must hold.
liquidAssertB :: Bool -> Bool
liquidAssertB b = assert b b

-- | The condition is taken for granted.
liquidAssume :: Bool -> a -> a
liquidAssume = assume

-- | The property is taken for granted.
liquidAssumeB :: (a -> Bool) -> a -> a
liquidAssumeB p x = assume (p x) x

-- | Must never be reached.
liquidError :: String -> a
liquidError = error

-- | Stops with a message.
unsafeError :: String -> a
unsafeError = error

-- | Must never be reached.
crash :: Bool -> a
crash _ = error "Language.Haskell.Liquid.Prelude.crash"

-- | True.
force :: Bool
force = True

-- | Some number; nothing is known of it but what it was made from, so here it is that.
choose :: Int -> Int
choose n = n

-- | Whether 2 divides a number.
isEven :: Int -> Bool
isEven = even

-- | Whether 2 does not divide a number.
isOdd :: Int -> Bool
isOdd = odd

-- | Combines lists of the same length.
safeZipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
safeZipWith f (x : xs) (y : ys) = f x y : safeZipWith f xs ys
safeZipWith _ [] [] = []
safeZipWith _ _ _ = error "safeZipWith: cannot happen!"

-- | The second if the first.
(==>) :: Bool -> Bool -> Bool
p ==> q = if p then q else True

-- | Both or none.
(<=>) :: Bool -> Bool -> Bool
(<=>) = (==)
