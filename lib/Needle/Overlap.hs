-- | Functions whose clauses are matched in any order, for properties and predicates that should fail as soon as some
-- part of their input is known to be wrong. Each agrees with the function of the Prelude it is named after wherever that
-- one has a value, but needs less of its arguments: @undefined && False@ is False here.
--
-- > import Prelude hiding ((&&), (||), and, or, all, any)
-- > import Needle.Overlap
module Needle.Overlap
  ( -- * Truth values
    (&&), (||), (==>), and, or, all, any
    -- * Natural numbers
  , Nat(..), (+), (*), max, min, pred, (<=), (<), (>=), (>), (==), nat, fromNat, length
    -- * Maybe
  , (<*>), (<|>)
  ) where

import Prelude (Bool(..), Eq, Int, Maybe(..), Ord, Show, not)
import qualified Prelude

infixr 3 &&
infixr 2 ||
infixr 1 ==>
infix 4 <=, <, >=, >, ==
infixl 6 +
infixl 7 *
infixl 4 <*>
infixl 3 <|>

-- | Either operand may decide.
(&&) :: Bool -> Bool -> Bool
{-# OVERLAP (&&) #-}
False && _ = False
_ && False = False
True && x = x
x && True = x

(||) :: Bool -> Bool -> Bool
{-# OVERLAP (||) #-}
True || _ = True
_ || True = True
False || x = x
x || False = x

-- | Implication.
(==>) :: Bool -> Bool -> Bool
{-# OVERLAP (==>) #-}
False ==> _ = True
_ ==> True = True
True ==> x = x
x ==> False = not x

and, or :: [Bool] -> Bool
and [] = True
and (x : xs) = x && and xs
or [] = False
or (x : xs) = x || or xs

all, any :: (a -> Bool) -> [a] -> Bool
all _ [] = True
all p (x : xs) = p x && all p xs
any _ [] = False
any p (x : xs) = p x || any p xs

-- | Natural numbers whose size becomes known little by little.
data Nat = Zero | Suc Nat
  deriving (Eq, Ord, Show)

-- | One less; Zero stays.
pred :: Nat -> Nat
pred Zero = Zero
pred (Suc n) = n

(+) :: Nat -> Nat -> Nat
{-# OVERLAP (+) #-}
Zero + y = y
x + Zero = x
Suc x + y = Suc (x + y)
x + Suc y = Suc (x + y)

(*) :: Nat -> Nat -> Nat
{-# OVERLAP (*) #-}
Zero * _ = Zero
_ * Zero = Zero
Suc x * Suc y = Suc (x + y + x * y)

max :: Nat -> Nat -> Nat
{-# OVERLAP max #-}
max Zero Zero = Zero
max (Suc x) y = Suc (max x (pred y))
max x (Suc y) = Suc (max (pred x) y)

min :: Nat -> Nat -> Nat
{-# OVERLAP min #-}
min Zero _ = Zero
min _ Zero = Zero
min (Suc x) (Suc y) = Suc (min x y)

(<=), (<), (>=), (>), (==) :: Nat -> Nat -> Bool
{-# OVERLAP (<=), (<), (==) #-}
Zero <= _ = True
Suc _ <= Zero = False
Suc x <= Suc y = x <= y
_ < Zero = False
Zero < Suc _ = True
Suc x < Suc y = x < y
x >= y = y <= x
x > y = y < x
Zero == Zero = True
Zero == Suc _ = False
Suc _ == Zero = False
Suc x == Suc y = x == y

-- | A number from 0 on; negative ones are Zero.
nat :: Int -> Nat
nat n = if n Prelude.<= 0 then Zero else Suc (nat (n Prelude.- 1))

fromNat :: Nat -> Int
fromNat = go 0
 where
  go n Zero = n
  go n (Suc m) = let n' = n Prelude.+ 1 in n' `Prelude.seq` go n' m

length :: [a] -> Nat
length [] = Zero
length (_ : xs) = Suc (length xs)

-- | Nothing on either side decides.
(<*>) :: Maybe (a -> b) -> Maybe a -> Maybe b
{-# OVERLAP (<*>) #-}
Just f <*> Just x = Just (f x)
Nothing <*> _ = Nothing
_ <*> Nothing = Nothing

-- | The first that is there.
(<|>) :: Maybe a -> Maybe a -> Maybe a
{-# OVERLAP (<|>) #-}
Just x <|> _ = Just x
Nothing <|> y = y
x <|> Nothing = x
