-- Arguments are written as the user's Show writes them where that is Haskell and means the same value.
-- refine: total concrete
-- call: total (poly [3])
-- refine: off concrete
-- call: off (1:+2)
-- refine: lie concrete
-- call: lie (Lie 5)
module ShownArguments where

newtype Poly = Poly [Int] deriving Eq
instance Show Poly where
  showsPrec d (Poly xs) = showParen (d > 10) (showString "poly " . showsPrec 11 xs)

poly :: [Int] -> Poly
poly = Poly

{-@ total :: Poly -> {v:Int | v < 3} @-}
total :: Poly -> Int
total (Poly xs) = sum xs

data Pair = Int :+ Int deriving Eq
instance Show Pair where
  show (a :+ b) = show a ++ ":+" ++ show b

{-@ off :: Pair -> {v:Bool | v} @-}
off :: Pair -> Bool
off (a :+ b) = a /= 1 || b /= 2

-- Haskell, but another value
data Lie = Lie Int
instance Show Lie where
  show (Lie n) = "Lie " ++ show (n + 1)

{-@ lie :: Lie -> {v:Bool | v} @-}
lie :: Lie -> Bool
lie (Lie n) = n < 5
