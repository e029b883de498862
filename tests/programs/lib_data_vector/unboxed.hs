-- Unboxed vectors evaluate their elements; generic functions work on both kinds.
import Control.Exception
import qualified Data.Vector as V
import qualified Data.Vector.Generic as G
import qualified Data.Vector.Storable as S
import qualified Data.Vector.Unboxed as U

mean :: (G.Vector v a, Fractional a) => v a -> a
mean v = G.sum v / fromIntegral (G.length v)

pairs :: (G.Vector v a, G.Vector v (a, a)) => v a -> v (a, a)
pairs v = G.zip v (G.drop 1 v)

main :: IO ()
main = do
  let u = U.fromList [3, 1, 2] :: U.Vector Int
  print (u, U.map (* 2) u, U.sum u, U.zip u (U.fromList "abc"), U.unzip (U.fromList [(1 :: Int, True), (2, False)]))
  print (mean (V.fromList [1, 2, 4 :: Double]), mean (U.fromList [1, 2, 4 :: Double]), pairs u, pairs (V.fromList "abc"))
  print (V.convert u :: V.Vector Int, U.convert (V.fromList [1, 2 :: Int]) :: U.Vector Int, S.sum (S.fromList [1, 2, 3 :: Int]))
  r <- try (evaluate (U.length (U.fromList [1, undefined :: Int]))) :: IO (Either ErrorCall Int)
  print (either (const "evaluated") show r)
  r2 <- try (evaluate (U.length (U.map (\x -> if x > 2 then throw Overflow else x) u))) :: IO (Either ArithException Int)
  print (r2, V.length (V.map (\x -> if x > 2 then throw Overflow else x) (V.convert u :: V.Vector Int)))
  print (U.accumulate (+) (U.replicate 3 0) (U.fromList [(0, 1), (2, 5), (0, 10 :: Int)]), U.enumFromN (1 :: Int) 5, U.maximumBy (\a b -> compare b a) u)
  print (U.foldl' (+) 0 (U.generate 100000 id), U.length (U.filter even (U.enumFromTo 1 (1000 :: Int))), u U.! 1, u <> u, compare u (U.fromList [3, 2]))

-- expect: ([3,1,2],[6,2,4],6,[(3,'a'),(1,'b'),(2,'c')],([1,2],[True,False]))
-- expect: (2.3333333333333335,2.3333333333333335,[(3,1),(1,2)],[('a','b'),('b','c')])
-- expect: ([3,1,2],[1,2],6)
-- expect: "evaluated"
-- expect: (Left arithmetic overflow,3)
-- expect: ([11,0,5],[1,2,3,4,5],1)
-- expect: (4999950000,500,1,[3,1,2,3,1,2],LT)
