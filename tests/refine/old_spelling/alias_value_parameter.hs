-- refine: zeros fine
-- refine: joined fine
-- refine: tooLong concrete
-- witness: tooLong 0 Emp
module AliasValueParameter where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size :: List a -> Int
    size (Emp) = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ invariant {v:List a | size v >= 0} @-}

{-@ type ListN a N = {v:List a | size v = N} @-}

{-@ type ListX a Xs = ListN a {size Xs} @-}

{-@ zeros :: n:Nat -> ListN Int n @-}
zeros :: Int -> List Int
zeros n = if n <= 0 then Emp else 0 :+: zeros (n - 1)

{-@ joined :: xs:List Int -> ys:List Int -> ListN Int {size xs + size ys} @-}
joined :: List Int -> List Int -> List Int
joined Emp ys = ys
joined (x :+: xs) ys = x :+: joined xs ys

{-@ tooLong :: Int -> xs:List Int -> ListX Int xs @-}
tooLong :: Int -> List Int -> List Int
tooLong x xs = x :+: xs
