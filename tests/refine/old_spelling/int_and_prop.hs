-- refine: isNonNegative fine
-- refine: isSmall concrete
-- witness: isSmall 10
-- refine: count fine
-- int in a measure's type, Prop for the truth of a Bool, one equals sign.
module IntAndProp where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size :: (List a) -> int
    size (Emp)        = 0
    size ((:+:) x xs) = 1 + (size xs)
  @-}

{-@ isNonNegative :: x:Int -> {v:Bool | ((Prop v) <=> (x >= 0))} @-}
isNonNegative :: Int -> Bool
isNonNegative x = x >= 0

{-@ isSmall :: x:Int -> {v:Bool | ((Prop v) <=> (x < 10))} @-}
isSmall :: Int -> Bool
isSmall x = x <= 10

{-@ count :: xs:(List a) -> {v:Int | (v = (size xs))} @-}
count :: List a -> Int
count Emp = 0
count (_ :+: xs) = 1 + count xs
