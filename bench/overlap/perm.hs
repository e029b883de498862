-- Permutations of 0 .. n-1 (section 2 of the overlapping-patterns paper), the conjuncts as they stand there.
module Perm where

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

perm :: Nat -> [Nat] -> Bool
perm n l = hasLength n l && allDiff l && all (`less` n) l

nat :: Int -> Nat
nat 0 = Zero
nat n = Suc (nat (n - 1))

perm9, perm40, perm100 :: [Nat] -> Bool
perm9 = perm (nat 9)
perm40 = perm (nat 40)
perm100 = perm (nat 100)
