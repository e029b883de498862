data Tree a = Node { value :: a, left, right :: Tree a }

sternBrocot :: Tree (Integer, Integer)
sternBrocot = go (0, 1) (1, 0)
  where go (a, b) (c, d) = let m = (a + c, b + d) in Node m (go (a, b) m) (go m (c, d))

path :: (Integer, Integer) -> String
path (p, q) = go sternBrocot
  where go (Node (a, b) l r) = case compare (p * b) (a * q) of
          EQ -> ""
          LT -> 'L' : go l
          GT -> 'R' : go r

level :: Int -> Tree a -> [a]
level 0 t = [value t]
level n t = level (n - 1) (left t) ++ level (n - 1) (right t)

main :: IO ()
main = do
  print (level 3 sternBrocot)
  putStrLn (path (5, 7))
  putStrLn (path (355, 113))
  print (value (iterate right sternBrocot !! 1000))

-- expect: [(1,4),(2,5),(3,5),(3,4),(4,3),(5,3),(5,2),(4,1)]
-- expect: LRRL
-- expect: RRRLLLLLLLRRRRRRRRRRRRRRR
-- expect: (1001,1)
