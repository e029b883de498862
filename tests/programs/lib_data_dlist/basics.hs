{-# LANGUAGE OverloadedStrings, PatternSynonyms #-}
-- Difference lists.
import qualified Data.DList as D
import Data.DList (DList, pattern Cons, pattern Nil)
import Data.Foldable (toList)

count :: Int -> DList Int
count n = if n == 0 then D.empty else count (n - 1) `D.snoc` n

first :: DList a -> Maybe a
first Nil = Nothing
first (Cons x _) = Just x

main :: IO ()
main = do
  print (count 5, D.toList (count 2000) == [1 .. 2000], sum (count 100))
  print (D.cons 0 (D.fromList [1, 2]) <> D.singleton 3, D.concat [D.fromList "ab", "cd", D.empty], D.replicate 3 'x')
  print (D.head (count 3), D.tail (count 3), D.map (* 2) (count 3), D.foldr (:) [] (count 3), D.apply (count 2) [9])
  print (D.unfoldr (\n -> if n > 3 then Nothing else Just (n, n + 1)) 1, D.intercalate ", " ["a", "b"], first (count 2), first (count 0))
  print (fmap succ (D.fromList "abc"), D.fromList [1, 2] >>= \x -> D.fromList [x, x], (,) <$> D.fromList [1, 2] <*> D.fromList "ab", count 2 == D.fromList [1, 2], compare (count 2) (count 3))
  print (toList (traverse (\x -> Just (x + 1)) (count 3)), read "fromList [1,2]" :: DList Int)

-- expect: (fromList [1,2,3,4,5],True,5050)
-- expect: (fromList [0,1,2,3],fromList "abcd",fromList "xxx")
-- expect: (1,[2,3],fromList [2,4,6],[1,2,3],[1,2,9])
-- expect: (fromList [1,2,3],fromList "a, b",Just 1,Nothing)
-- expect: (fromList "bcd",fromList [1,1,2,2],fromList [(1,'a'),(1,'b'),(2,'a'),(2,'b')],True,LT)
-- expect: ([fromList [2,3,4]],fromList [1,2])
