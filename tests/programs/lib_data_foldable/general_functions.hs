import Data.Foldable
import qualified Data.Map as M
import qualified Data.Set as S

main :: IO ()
main = do
  print (toList (Just 1), toList (M.fromList [(1, 'a'), (2, 'b')]), toList (S.fromList "hello"))
  print (foldl' (flip (:)) [] (Just 1), foldr' (+) 0 [1, 2, 3], fold ["a", "b"], foldMap show [1, 2, 3])
  for_ [1, 2] print
  traverse_ print (Just 'x')
  print (asum [Nothing, Just 1, Just 2], sequenceA_ [Just 1, Nothing], msum [[], [1], [2]])
  print (concatMap show (Just 12), and (Just False), any even (S.fromList [1, 3]), all odd (M.fromList [(1, 3)]))
  print (maximumBy (\a b -> compare (snd a) (snd b)) [(1, 'a'), (2, 'b')], find (> 1) (S.fromList [0, 2]), notElem 1 (Just 2))
  print (foldrM (\x acc -> if x > 0 then Just (x + acc) else Nothing) 0 [1, 2, 3], foldlM (\a x -> [a + x, a * x]) 1 [2, 3])
  print (null (Left 1), length (Right 'x'), sum (3, 4), elem 2 (Just 2), minimum (M.fromList [(1, 9), (2, 8)]))

-- expect: ([1],"ab","ehlo")
-- expect: ([1],6,"ab","123")
-- expect: 1
-- expect: 2
-- expect: 'x'
-- expect: (Just 1,Nothing,[1,2])
-- expect: ("12",False,False,True)
-- expect: ((2,'b'),Just 2,True)
-- expect: (Just 6,[6,9,5,6])
-- expect: (True,1,4,True,8)
