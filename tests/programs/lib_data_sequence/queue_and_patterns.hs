import Data.Sequence (Seq (..), (|>), (<|))
import qualified Data.Sequence as Seq
import Data.Foldable (toList, foldl')

josephus :: Int -> Int -> [Int]
josephus n k = go (Seq.fromList [1 .. n])
  where
    go Empty = []
    go s = let i = (k - 1) `mod` Seq.length s
               (a, x :<| b) = Seq.splitAt i s
           in x : go (b <> a)

rotate :: Seq a -> Seq a
rotate Empty = Empty
rotate (x :<| xs) = xs :|> x

main :: IO ()
main = do
  print (josephus 7 3)
  print (toList (iterate rotate (Seq.fromList "abcd") !! 2))
  let big = foldl' (|>) Seq.empty [1 .. 10000 :: Int]
  print (Seq.length big, Seq.index big 5000, sum big)
  print (Seq.foldlWithIndex (\a i x -> a + i * x) 0 (Seq.fromList [1, 2, 3]), Seq.foldrWithIndex (\i x a -> (i, x) : a) [] (Seq.fromList "ab"))
  print (Seq.spanl (< 3) (Seq.fromList [1, 2, 3, 1]), Seq.dropWhileR (> 2) (Seq.fromList [1, 2, 3]), Seq.scanl (+) 0 (Seq.fromList [1, 2]))
  print (Seq.length (Seq.fromList [undefined, undefined :: Int]), traverse Just (Seq.fromList [1, 2]), Seq.unstableSort (Seq.fromList "hello"))
  print (Seq.chunksOf 2 (Seq.fromList [1 .. 5]), Seq.tails (Seq.fromList "ab"), Seq.fromFunction 3 (* 2), Seq.zipWith (+) (Seq.fromList [1, 2]) (Seq.fromList [10, 20, 30]))

-- expect: [3,6,2,7,5,1,4]
-- expect: "cdab"
-- expect: (10000,5001,50005000)
-- expect: (8,[(0,'a'),(1,'b')])
-- expect: ((fromList [1,2],fromList [3,1]),fromList [1,2],fromList [0,1,3])
-- expect: (2,Just (fromList [1,2]),fromList "ehllo")
-- expect: (fromList [fromList [1,2],fromList [3,4],fromList [5]],fromList [fromList "ab",fromList "b",fromList ""],fromList [0,2,4],fromList [11,22])
