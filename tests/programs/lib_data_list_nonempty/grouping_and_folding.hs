import qualified Data.List.NonEmpty as NE
import Data.List.NonEmpty (NonEmpty ((:|)))
import qualified Data.Map as M

average :: NonEmpty Double -> Double
average xs = sum xs / fromIntegral (length xs)

main :: IO ()
main = do
  print (average (1 :| [2, 6]), fmap average (NE.nonEmpty []))
  print (map (\g -> (NE.head g, NE.length g)) (NE.group "aabccc"))
  print (M.map NE.toList (M.fromListWith (<>) [(even x, x :| []) | x <- [1 .. 5 :: Int]]))
  print (NE.groupAllWith (`mod` 3) [1 .. 7], NE.zipWith (+) (1 :| [2]) (10 :| [20, 30]))
  print (foldr1 max (3 :| [9, 2]), NE.scanl (+) 0 [1, 2, 3], NE.span (< 3) (1 :| [2, 3]))
  print ((1 :| []) >>= \x -> x :| [x * 10], (,) <$> (1 :| [2]) <*> ('a' :| "b"), traverse (\x -> Just (x + 1)) (1 :| [2]))

-- expect: (3.0,Nothing)
-- expect: [('a',2),('b',1),('c',3)]
-- expect: fromList [(False,[5,3,1]),(True,[4,2])]
-- expect: ([3 :| [6],1 :| [4,7],2 :| [5]],11 :| [22])
-- expect: (9,0 :| [1,3,6],([1,2],[3]))
-- expect: (1 :| [10],(1,'a') :| [(1,'b'),(2,'a'),(2,'b')],Just (2 :| [3]))
