-- was: the optimiser moved the right operand of a conjunction into the loop that its left operand is (all ..), so that the two were no
-- longer evaluated in parallel, and next to no draw satisfied the predicate
-- $ needle sample parallel_loops.hs perm20 -n 20 -t 60s --conjunction parallel --max-size 100000
-- > [Suc
-- ! only
-- $ needle sample parallel_loops.hs anyOrder -n 20 -t 60s --conjunction parallel --max-size 100000
-- > [Suc
-- ! only
module Loops where

data Nat = Zero | Suc Nat deriving (Eq, Show)

less :: Nat -> Nat -> Bool
less _ Zero = False
less Zero (Suc _) = True
less (Suc x) (Suc y) = less x y

hasLength :: Nat -> [a] -> Bool
hasLength Zero [] = True
hasLength (Suc n) (_ : xs) = hasLength n xs
hasLength _ _ = False

allDiff :: [Nat] -> Bool
allDiff [] = True
allDiff (x : xs) = all (/= x) xs && allDiff xs

-- the same by a disjunction
noneTwice :: [Nat] -> Bool
noneTwice l = not (twice l)
  where
    twice [] = False
    twice (x : xs) = any (== x) xs || twice xs

nat :: Int -> Nat
nat 0 = Zero
nat n = Suc (nat (n - 1))

perm20, anyOrder :: [Nat] -> Bool
perm20 l = hasLength n l && allDiff l && all (`less` n) l
  where n = nat 20
anyOrder l = all (`less` n) l && noneTwice l && hasLength n l
  where n = nat 20
