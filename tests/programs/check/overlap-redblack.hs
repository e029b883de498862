-- Red-black trees as four constraints (section 5.3); insertion has the bug of a balance that forgets a colour.
-- check: prop_insert falsified
-- flags: --strategy narrow -t 60s
import Needle (Result, (==>))
import Needle.Overlap (Nat(..), max, (<=), (<), (>))
import Prelude hiding (max, (<=), (<), (>))

data Colour = Red | Black deriving (Eq, Show)
data Tree = E | T Colour Tree Nat Tree deriving Show

red :: Tree -> Bool
red E = True
red (T c l _ r) = (c == Black || (isBlack l && isBlack r)) && red l && red r

isBlack :: Tree -> Bool
isBlack (T Red _ _ _) = False
isBlack _ = True

black :: Tree -> Bool
black t = height t /= Nothing

height :: Tree -> Maybe Nat
height E = Just Zero
height (T c l _ r) = case (height l, height r) of
  (Just a, Just b) | a == b -> Just (if c == Black then Suc a else a)
  _ -> Nothing

ordered :: Tree -> Bool
ordered E = True
ordered (T _ l a r) = allTree (< a) l && allTree (> a) r && ordered l && ordered r

allTree :: (Nat -> Bool) -> Tree -> Bool
allTree _ E = True
allTree p (T _ l a r) = p a && allTree p l && allTree p r

depth :: Tree -> Nat
depth E = Zero
depth (T _ l _ r) = Suc (max (depth l) (depth r))

insert :: Nat -> Tree -> Tree
insert x s = blacken (ins s)
 where
  ins E = T Red E x E
  ins t@(T c l y r)
    | x < y = balance c (ins l) y r
    | x > y = balance c l y (ins r)
    | otherwise = t
  blacken (T _ l y r) = T Black l y r
  blacken E = E

balance :: Colour -> Tree -> Nat -> Tree -> Tree
balance Black (T Red (T Red a x b) y c) z d = T Red (T Black a x b) y (T Black c z d)
balance Black (T Red a x (T Red b y c)) z d = T Red (T Black a x b) y (T Black c z d)
balance Black a x (T Red (T Red b y c) z d) = T Red (T Black a x b) y (T Black c z d)
balance Black a x (T Red b y (T Red c z d)) = T Red (T Black a x b) y (T Red c z d)
balance c l x r = T c l x r

three :: Nat
three = Suc (Suc (Suc Zero))

prop_insert :: Nat -> Tree -> Result
prop_insert x t = (red t && black t && ordered t && depth t <= three) ==> red (insert x t)
