-- Permutations (section 2), with the three conjuncts in three orders.
-- slow: too much for a build that collects at every chance
-- check: prop_length_below_different falsified
-- check: prop_different_below_length falsified
-- check: prop_below_length_different falsified
import Needle ((==>), Result)

data Nat = Zero | Suc Nat deriving (Eq, Show)

less :: Nat -> Nat -> Bool
less _ Zero = False
less Zero (Suc _) = True
less (Suc x) (Suc y) = less x y

size :: [a] -> Nat
size [] = Zero
size (_ : xs) = Suc (size xs)

allDiff :: [Nat] -> Bool
allDiff [] = True
allDiff (x : xs) = all (/= x) xs && allDiff xs

six :: Nat
six = Suc (Suc (Suc (Suc (Suc (Suc Zero)))))

prop_length_below_different :: [Nat] -> Result
prop_length_below_different l = (size l == six && all (`less` six) l && allDiff l) ==> False

prop_different_below_length :: [Nat] -> Result
prop_different_below_length l = (allDiff l && all (`less` six) l && size l == six) ==> False

prop_below_length_different :: [Nat] -> Result
prop_below_length_different l = (all (`less` six) l && size l == six && allDiff l) ==> False
