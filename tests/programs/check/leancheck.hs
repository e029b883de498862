-- flags: --max-size 8
-- check: prop_sorted falsified x = 0; xs = [-1]
-- check: prop_tree falsified t = Node Leaf False (Node Leaf True Leaf)
-- check: prop_reverse holds_up_to 8
import Data.List (insert, sort)
import Test.LeanCheck

data Tree a = Leaf | Node (Tree a) a (Tree a)
  deriving (Eq, Show)

instance Listable a => Listable (Tree a) where
  tiers = cons0 Leaf \/ cons3 Node

items :: Tree a -> [a]
items Leaf = []
items (Node l x r) = items l ++ x : items r

prop_sorted :: Int -> [Int] -> Bool
prop_sorted x xs = sort xs == xs ==> sort (x : xs) == x : xs

prop_tree :: Tree Bool -> Bool
prop_tree t = length (items t) < 2 || holds 10 (\b -> items t /= [b, not b])

prop_reverse :: [Bool] -> Bool
prop_reverse xs = reverse (reverse xs) == xs

main :: IO ()
main = check prop_reverse
