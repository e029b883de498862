import Test.LazySmallCheck

data Tree = Leaf | Node Tree Int Tree
  deriving Show

instance Serial Tree where
  series = cons0 Leaf \/ cons3 Node

items :: Tree -> [Int]
items Leaf = []
items (Node l x r) = items l ++ [x] ++ items r

ordered :: Tree -> Bool
ordered Leaf = True
ordered (Node l x r) = all (<= x) (items l) && all (>= x) (items r) && ordered l && ordered r

insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x (Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = Node l y r

set :: [Int] -> Bool
set [] = True
set (x : xs) = x `notElem` xs && set xs

main :: IO ()
main = do
  depthCheck 3 (\x t -> ordered t ==> ordered (insert x t))
  depthCheck 4 (\xs -> length (xs :: [Bool]) < 10)
  depthCheck 4 (\xs -> set xs ==> length xs >= 0)
  depthCheck 4 (\xs -> (length xs == (3 :: Int)) ==> null (drop 3 (xs :: [Int])))
  depthCheck 3 (\xs ys -> lift (set xs) *&* lift (and ys) *=>* lift (length xs + length (ys :: [Bool]) < 10))
  depthCheck 3 (\p q -> (neg (lift p) *|* lift q) *=* (lift p *=>* lift q))
  depthCheck 3 (\a b c -> a + fromInteger b >= (-20 :: Int) && c < 'z')
  smallCheck 3 (\xs -> length (xs :: [Int]) < 10)
  smallCheck 5 (\b xs -> null xs || b || head xs < (3 :: Int))
  putStrLn "not reached"

-- expect: OK, required 1552 tests at depth 3
-- expect: OK, required 10 tests at depth 4
-- expect: OK, required 501 tests at depth 4
-- expect: OK, required 10 tests at depth 4
-- expect: OK, required 331 tests at depth 3
-- expect: OK, required 5 tests at depth 3
-- expect: OK, required 253 tests at depth 3
-- expect: OK, required 2 tests at depth 0
-- expect: OK, required 4 tests at depth 1
-- expect: OK, required 6 tests at depth 2
-- expect: OK, required 8 tests at depth 3
-- expect: OK, required 2 tests at depth 0
-- expect: OK, required 6 tests at depth 1
-- expect: OK, required 8 tests at depth 2
-- expect: OK, required 10 tests at depth 3
-- expect: Counter example found:
-- expect: False
-- expect: [3]
