data Tree = Leaf Int | Node Tree Tree deriving Show

-- Replaces every leaf by the minimum in one traversal.
repMin :: Tree -> Tree
repMin t = t'
  where
    (t', m) = go t
    go (Leaf n) = (Leaf m, n)
    go (Node l r) = (Node l' r', min ml mr)
      where (l', ml) = go l
            (r', mr) = go r

data Person = Person { name :: String, friend :: Person }

main :: IO ()
main = do
  print (repMin (Node (Leaf 4) (Node (Leaf 2) (Leaf 7))))
  let a = Person "a" b
      b = Person "b" a
  putStrLn (concatMap name (take 5 (iterate friend a)))
  let xs = 1 : map (* 2) xs
  print (take 8 xs)

-- expect: Node (Leaf 2) (Node (Leaf 2) (Leaf 2))
-- expect: ababa
-- expect: [1,2,4,8,16,32,64,128]
