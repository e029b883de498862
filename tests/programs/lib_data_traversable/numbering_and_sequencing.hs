import Data.Traversable
import qualified Data.Map as M

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Show, Functor, Foldable, Traversable)

build :: [a] -> Tree a
build [] = Leaf
build (x : xs) = Node (build l) x (build r)
  where (l, r) = splitAt (length xs `div` 2) xs

number :: Traversable t => t a -> t (Int, a)
number = snd . mapAccumL (\n x -> (n + 1, (n, x))) 0

main :: IO ()
main = do
  let t = build "abcd"
  print (number t)
  print (number (M.fromList [('x', True), ('a', False)]))
  print (sequenceA (build [Just 1, Nothing]), sum (build [1 .. 10]))
  print (fmap (foldr (:) []) (traverse (\c -> [c, succ c]) (build "ac")))
  _ <- for (build [3, 1, 2]) print
  print (mapAccumR (\acc x -> (acc ++ [x], length acc)) "" t)
  print (sequence (Just [1, 2]), traverse (\x -> (show x, x)) [1, 2], sequenceA [("a", 1), ("b", 2)])

-- expect: Node (Node Leaf (0,'b') Leaf) (1,'a') (Node Leaf (2,'c') (Node Leaf (3,'d') Leaf))
-- expect: fromList [('a',(0,False)),('x',(1,True))]
-- expect: (Nothing,55)
-- expect: ["ac","ad","bc","bd"]
-- expect: 1
-- expect: 3
-- expect: 2
-- expect: ("dcab",Node (Node Leaf 3 Leaf) 2 (Node Leaf 1 (Node Leaf 0 Leaf)))
-- expect: ([Just 1,Just 2],("12",[1,2]),("ab",[1,2]))
