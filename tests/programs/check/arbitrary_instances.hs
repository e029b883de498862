-- A user's own Arbitrary instance says which values there are, on plain arguments and inside other types.
-- flags: --max-size 7
-- check: prop_even falsified e = Even 4
-- check: prop_never_odd holds 1
-- check: prop_list falsified es = [Even 0,Even 2]
-- check: prop_maybe falsified m = Just (Even 2)
-- check: prop_colour holds 2
-- check: prop_tree falsified t = Node Leaf 1 (Node Leaf 0 _)
-- check: prop_search_tree holds_up_to 7
-- check: prop_not_generated falsified x1 = Plain False
-- check: prop_such_that falsified x1 = Odd 3
import Test.QuickCheck

newtype Even = Even Int
  deriving (Eq, Show)

instance Arbitrary Even where
  arbitrary = fmap (Even . (* 2)) (choose (0, 50))

value :: Even -> Int
value (Even n) = n

prop_even :: Even -> Bool
prop_even e = value e < 4

prop_never_odd :: Even -> Bool
prop_never_odd e = even (value e)

prop_list :: [Even] -> Bool
prop_list es = sum (map value es) < 2 || length es < 2

prop_maybe :: Maybe Even -> Bool
prop_maybe m = maybe True ((/= 2) . value) m

data Colour = Red | Green | Blue
  deriving (Eq, Show)

-- never Blue
instance Arbitrary Colour where
  arbitrary = elements [Red, Green]

prop_colour :: Colour -> Bool
prop_colour c = c /= Blue

data Tree = Leaf | Node Tree Int Tree
  deriving (Eq, Show)

instance Arbitrary Tree where
  arbitrary = oneof [return Leaf, Node <$> arbitrary <*> choose (0, 9) <*> arbitrary]

inorder :: Tree -> [Int]
inorder Leaf = []
inorder (Node l x r) = inorder l ++ x : inorder r

prop_tree :: Tree -> Bool
prop_tree t = let xs = inorder t in and (zipWith (<=) xs (drop 1 xs))

newtype Search = Search Tree
  deriving Show

instance Arbitrary Search where
  arbitrary = sized (\n -> fmap Search (go 0 (min n 9)))
    where
      go lo hi
        | lo > hi = return Leaf
        | otherwise = oneof [return Leaf, do
            x <- choose (lo, hi)
            Node <$> go lo (x - 1) <*> return x <*> go (x + 1) hi]

prop_search_tree :: Search -> Bool
prop_search_tree (Search t) = prop_tree t

data Plain = Plain Bool
  deriving Show

prop_not_generated :: Plain -> Bool
prop_not_generated (Plain b) = b

newtype Odd = Odd Int
  deriving Show

instance Arbitrary Odd where
  arbitrary = fmap Odd (choose (0, 9) `suchThat` odd)

prop_such_that :: Odd -> Bool
prop_such_that (Odd n) = n < 3
