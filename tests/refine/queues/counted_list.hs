-- refine: nil fine
-- refine: cons fine
-- refine: rest calls SL
-- witness: rest (SL 1 (0 :+: Emp))
-- refine: size fine
-- rest forgets to count down.
module CountedList where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

data SList a = SL Int (List a) deriving (Eq, Show)

{-@ data SList a = SL { count :: Nat, elements :: {v:List a | size v = count} } @-}

{-@ nil :: SList a @-}
nil :: SList a
nil = SL 0 Emp

{-@ cons :: a -> SList a -> SList a @-}
cons :: a -> SList a -> SList a
cons x (SL n xs) = SL (n + 1) (x :+: xs)

{-@ rest :: SList a -> SList a @-}
rest :: SList a -> SList a
rest (SL n Emp) = SL n Emp
rest (SL n (_ :+: xs)) = SL n xs
