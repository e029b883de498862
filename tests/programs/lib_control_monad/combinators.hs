import Control.Monad

main :: IO ()
main = do
  print (join [[1], [2, 3]], join (Just (Just 1)), join (,) 5)
  print (filterM (const [True, False]) [1, 2], replicateM 2 "ab", sequence [[1, 2], [3]])
  print (liftM2 (+) [1, 2] [10], ap [(+ 1), (* 2)] [5], (>=>) (\x -> [x, x + 1]) (\y -> [y * 2]) 1)
  print (msum [Nothing, Just 1, Just 2], mplus [1] [2], (mzero :: Maybe Int), guard True :: Maybe ())
  print (do { x <- [1 .. 10]; guard (x * x > 50); return x })
  print (void (Just 3), forM (Just 1) (\x -> [x, x]), mfilter even (Just 3), foldM (\a x -> if x == 0 then Nothing else Just (a `div` x)) 100 [2, 5])
  print (foldM (\a x -> [a + x, a * x]) 1 [2, 3], (<=<) (Just . (+ 1)) (Just . (* 2)) 5, liftM length (Just "abc"))
  print (zipWithM (\a b -> if b /= 0 then Just (a `div` b) else Nothing) [10, 20] [2, 5], (<$!>) (+ 1) (Just 2))

-- expect: ([1,2,3],Just 1,(5,5))
-- expect: ([[1,2],[1],[2],[]],["aa","ab","ba","bb"],[[1,3],[2,3]])
-- expect: ([11,12],[6,10],[2,4])
-- expect: (Just 1,[1,2],Nothing,Just ())
-- expect: [8,9,10]
-- expect: (Just (),[Just 1,Just 1],Nothing,Just 10)
-- expect: ([6,9,5,6],Just 11,Just 3)
-- expect: (Just [5,4],Just 3)
