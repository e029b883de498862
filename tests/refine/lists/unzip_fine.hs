-- refine: unzip fine
-- refine: zip fine
-- refine: rezip fine
-- refine: size fine
-- refine: die fine
module UnzipFine where

import Prelude hiding (unzip, zip)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ unzip :: ps:List (a, b) -> ({v:List a | size v = size ps}, {v:List b | size v = size ps}) @-}
unzip :: List (a, b) -> (List a, List b)
unzip Emp = (Emp, Emp)
unzip ((a, b) :+: ps) = case unzip ps of
  (as, bs) -> (a :+: as, b :+: bs)

{-@ zip :: as:List a -> {bs:List b | size bs = size as} -> {v:List (a, b) | size v = size as} @-}
zip :: List a -> List b -> List (a, b)
zip Emp Emp = Emp
zip (a :+: as) (b :+: bs) = (a, b) :+: zip as bs
zip _ _ = die "zip: two lengths"

{-@ rezip :: ps:List (a, b) -> {v:List (a, b) | size v = size ps} @-}
rezip :: List (a, b) -> List (a, b)
rezip ps = case unzip ps of
  (as, bs) -> zip as bs

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
