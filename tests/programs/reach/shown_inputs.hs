-- Inputs are written as the user's Show writes them where that is Haskell and means the same value.
-- reach: --from total => reached from total: p = poly [3] | unreachable | unreachable | unreachable | unreachable | unreachable
-- reach: --from both => unreachable | reached from both: m = Just (poly [2]); z = -4 | unreachable | unreachable | unreachable | unreachable
-- reach: --from angle => unreachable | unreachable | reached from angle: x1 = Angle 2 False | unreachable | unreachable | unreachable
-- reach: --from lie => unreachable | unreachable | unreachable | reached from lie: x1 = Lie 5 | unreachable | unreachable
-- reach: --from loop => unreachable | unreachable | unreachable | unreachable | reached from loop: x1 = Loop True | unreachable
-- reach: --from long => unreachable | unreachable | unreachable | unreachable | unreachable | reached from long: p = Poly [_,_]
module ShownInputs where

import Needle (target)

newtype Poly = Poly [Int] deriving Eq
instance Show Poly where
  showsPrec d (Poly xs) = showParen (d > 10) (showString "poly " . showsPrec 11 xs)
poly :: [Int] -> Poly
poly = Poly
newtype Z = Z Int deriving Eq
instance Show Z where show (Z n) = show n
instance Num Z where { fromInteger = Z . fromInteger; Z a + Z b = Z (a + b); Z a * Z b = Z (a * b); negate (Z a) = Z (negate a); abs = id; signum = id }
data Angle = Angle Int Bool
instance Show Angle where show (Angle n b) = "<" ++ show n ++ show b ++ ">"
data Lie = Lie Int
instance Show Lie where show (Lie n) = "Lie " ++ show (n + 1)
data Loop = Loop Bool
instance Show Loop where show x = show x

total :: Poly -> Int
total p = case p of { Poly xs | sum xs == 3 -> target 1; _ -> 0 }

both :: Maybe Poly -> Z -> Int
both m z = case (m, z) of
  (Just (Poly [2]), Z (-4)) -> target 1
  _ -> 0

angle :: Angle -> Int
angle (Angle 2 False) = target 1; angle _ = 0

-- Haskell, but another value
lie :: Lie -> Int
lie (Lie 5) = target 1; lie _ = 0

-- a Show that never ends
loop :: Loop -> Int
loop (Loop True) = target 1; loop _ = 0

-- parts that were not looked at
long :: Poly -> Int
long p = case p of { Poly xs | length xs == 2 -> target 1; _ -> 0 }
