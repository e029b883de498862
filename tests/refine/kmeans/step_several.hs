-- refine: total fine
-- refine: mean calls over
-- witness: mean Emp
-- refine: over fine
-- refine: closer concrete
-- witness: closer 0 1 0
-- refine: shifted abstract scale
-- refine: scale fine
-- refine: size fine
-- refine: die fine
-- A mean of no points, a comparison the wrong way round and a helper with too weak a type.
module StepSeveral where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ total :: List Nat -> Nat @-}
total :: List Int -> Int
total Emp = 0
total (x :+: xs) = x + total xs

{-@ over :: Nat -> {n:Int | n > 0} -> Nat @-}
over :: Int -> Int -> Int
over t n
  | n > 0 = t `div` n
  | otherwise = die "over: no points"

{-@ mean :: List Nat -> Nat @-}
mean :: List Int -> Int
mean ps = over (total ps) (size ps)

{-@ closer :: a:Nat -> b:Nat -> p:{v:Nat | a <= v && v <= b} -> {v:Nat | v = 0 <=> p - a <= b - p} @-}
closer :: Int -> Int -> Int -> Int
closer a b p = if p - a <= b - p then 1 else 0

{-@ shifted :: xs:List Int -> {v:List Int | size v = size xs} @-}
shifted :: List Int -> List Int
shifted xs = scale 2 xs

{-@ scale :: Int -> xs:List Int -> {v:List Int | size v > 0 => size xs > 0} @-}
scale :: Int -> List Int -> List Int
scale _ Emp = Emp
scale k (x :+: xs) = (k * x) :+: scale k xs

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
