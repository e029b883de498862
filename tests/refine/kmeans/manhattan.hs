-- refine: manhattan fine
-- refine: same fine
-- refine: size fine
-- refine: die fine
module Manhattan where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ type PointN N = {v:List Int | size v = N} @-}

{-@ manhattan :: n:Nat -> PointN n -> PointN n -> Nat @-}
manhattan :: Int -> List Int -> List Int -> Int
manhattan _ Emp Emp = 0
manhattan n (x :+: xs) (y :+: ys)
  | x < y = (y - x) + manhattan (n - 1) xs ys
  | otherwise = (x - y) + manhattan (n - 1) xs ys
manhattan _ _ _ = die "manhattan: points of two dimensions"

{-@ same :: n:Nat -> PointN n -> PointN n -> Bool @-}
same :: Int -> List Int -> List Int -> Bool
same n p q = manhattan n p q == 0

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
