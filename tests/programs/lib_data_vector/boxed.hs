-- Boxed vectors: every way to make, cut, search, fold and scan.
import qualified Data.Vector as V
import Data.Char (isDigit)

samples :: [V.Vector Int]
samples = [V.empty, V.fromList [7], V.fromList [3, 1, 4, 1, 5, 9, 2, 6], V.slice 2 4 (V.fromList [0, 0, 2, 7, 1, 8, 0]), V.replicate 3 5]

main :: IO ()
main = do
  mapM_ one samples
  print [ (a == b, compare a b, a V.++ b, V.zip a b, V.zipWith (+) a b, V.eqBy (==) a b, V.cmpBy compare a b) | a <- samples, b <- samples ]
  print (V.generate 5 (* 2), V.iterateN 5 (* 2) 1, V.enumFromN 3 4 :: V.Vector Int, V.enumFromStepN 1 3 4 :: V.Vector Int, V.enumFromTo 'a' 'e', V.enumFromThenTo 1 3 (9 :: Int))
  print (V.unfoldr (\n -> if n > 4 then Nothing else Just (n * n, n + 1)) 0, V.unfoldrN 2 (\n -> Just (n, n + 1)) 9, V.unfoldrExactN 3 (\n -> (n, n + 1)) 5, V.constructN 6 (\v -> if V.length v < 2 then 1 else V.sum v), V.constructrN 4 V.length)
  print (V.fromList [10, 20, 30] V.// [(0, 1), (2, 3), (0, 2)], V.accum (+) (V.replicate 3 0) [(0, 1), (2, 5), (0, 10)], V.update (V.fromList "abc") (V.fromList [(1, 'x')]), V.backpermute (V.fromList "abc") (V.fromList [2, 0, 0]))
  print (V.concat samples, V.concatMap (\n -> V.replicate n n) (V.fromList [1, 2, 3]), V.unzip3 (V.fromList [(1, 'a', True), (2, 'b', False)]), V.zip3 (V.fromList [1, 2]) (V.fromList "ab") (V.fromList [True, False]))
  print (V.mapMaybe (\x -> if x > 3 then Just (x * 2) else Nothing) (samples !! 2), V.catMaybes (V.fromList [Just 1, Nothing]), V.partitionWith (\x -> if even x then Left x else Right (show x)) (samples !! 2))
  print =<< V.mapM (\x -> x + 1 <$ putStr (show x)) (samples !! 2)
  V.imapM_ (\i x -> putStr (show (i, x))) (samples !! 3) >> putStrLn ""
  print =<< V.foldM (\a x -> return (a + x)) 0 (samples !! 2)
  print (V.sequence (V.fromList [Just 1, Just 2]), V.mapM (\x -> if x > 3 then Nothing else Just x) (samples !! 2), traverse (\x -> [x, x + 1]) (V.fromList [1, 5]))
  print (V.length (V.fromList [undefined, 1 :: Int]), V.head (V.map (+ 1) (V.fromList [1, undefined])), V.foldr (\x _ -> x) 0 (V.fromList [1, undefined :: Int]))
  let fibs = V.generate 50 (\i -> if i < 2 then toInteger i else fibs V.! (i - 1) + fibs V.! (i - 2))
  print (V.last fibs)
  print (fmap (+ 1) (samples !! 2), sum (samples !! 2), (,) <$> V.fromList [1, 2] <*> V.fromList "ab", V.fromList [1, 2] >>= \x -> V.replicate x x, mconcat samples, read "[1,2]" :: V.Vector Int)
  print (V.izipWith (\i a b -> i + a * b) (samples !! 2) (samples !! 2), V.zipWith3 (\a b c -> a + b + c) (samples !! 2) (samples !! 3) (samples !! 4), V.indexed (V.fromList "ab"), V.imap (,) (V.fromList "xy"))
  where
    nonempty f v = if V.null v then v else f v
    one v = do
      print (v, V.toList v, V.length v, V.null v, V.uncons v, V.unsnoc v, v V.!? 0, v V.!? 3, v V.!? (-1))
      print [ (V.take k v, V.drop k v, V.splitAt k v) | k <- [-1 .. 5] ]
      print (V.reverse v, V.map (+ 1) v, V.filter odd v, V.ifilter (\i x -> even i && x > 1) v, V.partition odd v, V.takeWhile odd v, V.dropWhile odd v, V.span odd v, V.break even v)
      print (V.elem 5 v, V.notElem 5 v, V.find (> 4) v, V.findIndex (> 4) v, V.findIndices odd v, V.elemIndex 1 v, V.elemIndices 1 v, V.uniq v)
      print (V.foldl (-) 0 v, V.foldl' (-) 0 v, V.foldr (-) 0 v, V.foldr' (-) 0 v, V.ifoldl (\a i x -> a * 2 + i * x) 1 v, V.ifoldr (\i x a -> a * 2 + i * x) 1 v, V.ifoldl' (\a i x -> a * 2 + i * x) 1 v, V.ifoldr' (\i x a -> a * 2 + i * x) 1 v)
      print (V.all odd v, V.any odd v, V.sum v, V.product v, if V.null v then (0, 0, 0, 0) else (V.maximum v, V.minimum v, V.maxIndex v, V.minIndex v))
      print (V.prescanl (+) 1 v, V.postscanl (+) 1 v, V.scanl (+) 1 v, nonempty (V.scanl1 (+)) v, V.prescanr (+) 1 v, V.postscanr (+) 1 v, V.scanr (-) 1 v, nonempty (V.scanr1 (-)) v)
      print (V.prescanl' (-) 1 v, V.postscanl' (-) 1 v, V.scanl' (-) 1 v, nonempty (V.scanl1' (-)) v, V.prescanr' (-) 1 v, V.postscanr' (-) 1 v, V.scanr' (-) 1 v, nonempty (V.scanr1' (-)) v)
      print (V.iscanl (\i a x -> a + i * x) 1 v, V.iscanl' (\i a x -> a + i * x) 1 v, V.iscanr (\i x a -> a + i * x) 1 v, V.iscanr' (\i x a -> a + i * x) 1 v)
      print (V.cons 0 v, V.snoc v 0, V.force v, V.foldMap show v, V.unstablePartition (const True) v)

-- expect: ([],[],0,True,Nothing,Nothing,Nothing,Nothing,Nothing)
-- expect: [([],[],([],[])),([],[],([],[])),([],[],([],[])),([],[],([],[])),([],[],([],[])),([],[],([],[])),([],[],([],[]))]
-- expect: ([],[],[],[],([],[]),[],[],([],[]),([],[]))
-- expect: (False,True,Nothing,Nothing,[],Nothing,[],[])
-- expect: (0,0,0,0,1,1,1,1)
-- expect: (True,False,0,1,(0,0,0,0))
-- expect: ([],[],[1],[],[],[],[1],[])
-- expect: ([],[],[1],[],[],[],[1],[])
-- expect: ([1],[1],[1],[1])
-- expect: ([0],[0],[],"",([],[]))
-- expect: ([7],[7],1,False,Just (7,[]),Just ([],7),Just 7,Nothing,Nothing)
-- expect: [([],[7],([],[7])),([],[7],([],[7])),([7],[],([7],[])),([7],[],([7],[])),([7],[],([7],[])),([7],[],([7],[])),([7],[],([7],[]))]
-- expect: ([7],[8],[7],[7],([7],[]),[7],[],([7],[]),([7],[]))
-- expect: (False,True,Just 7,Just 0,[0],Nothing,[],[7])
-- expect: (-7,-7,7,7,2,2,2,2)
-- expect: (True,True,7,7,(7,7,0,0))
-- expect: ([1],[8],[1,8],[7],[1],[8],[6,1],[7])
-- expect: ([1],[-6],[1,-6],[7],[1],[6],[6,1],[7])
-- expect: ([1,1],[1,1],[1,1],[1,1])
-- expect: ([0,7],[7,0],[7],"7",([7],[]))
-- expect: ([3,1,4,1,5,9,2,6],[3,1,4,1,5,9,2,6],8,False,Just (3,[1,4,1,5,9,2,6]),Just ([3,1,4,1,5,9,2],6),Just 3,Just 1,Nothing)
-- expect: [([],[3,1,4,1,5,9,2,6],([],[3,1,4,1,5,9,2,6])),([],[3,1,4,1,5,9,2,6],([],[3,1,4,1,5,9,2,6])),([3],[1,4,1,5,9,2,6],([3],[1,4,1,5,9,2,6])),([3,1],[4,1,5,9,2,6],([3,1],[4,1,5,9,2,6])),([3,1,4],[1,5,9,2,6],([3,1,4],[1,5,9,2,6])),([3,1,4,1],[5,9,2,6],([3,1,4,1],[5,9,2,6])),([3,1,4,1,5],[9,2,6],([3,1,4,1,5],[9,2,6]))]
-- expect: ([6,2,9,5,1,4,1,3],[4,2,5,2,6,10,3,7],[3,1,1,5,9],[3,4,5,2],([3,1,1,5,9],[4,2,6]),[3,1],[4,1,5,9,2,6],([3,1],[4,1,5,9,2,6]),([3,1],[4,1,5,9,2,6]))
-- expect: (True,False,Just 5,Just 4,[0,1,3,4,5],Just 1,[1,3],[3,1,4,1,5,9,2,6])
-- expect: (-31,-31,-3,-3,1030,8218,1030,8218)
-- expect: (False,True,31,6480,(9,1,5,1))
-- expect: ([1,4,5,9,10,15,24,26],[4,5,9,10,15,24,26,32],[1,4,5,9,10,15,24,26,32],[3,4,8,9,14,23,25,31],[29,28,24,23,18,9,7,1],[32,29,28,24,23,18,9,7],[-2,5,-4,8,-7,12,-3,5,1],[-3,6,-5,9,-8,13,-4,6])
-- expect: ([1,-2,-3,-7,-8,-13,-22,-24],[-2,-3,-7,-8,-13,-22,-24,-30],[1,-2,-3,-7,-8,-13,-22,-24,-30],[3,2,-2,-3,-8,-17,-19,-25],[5,-4,8,-7,12,-3,5,1],[-2,5,-4,8,-7,12,-3,5],[-2,5,-4,8,-7,12,-3,5,1],[-3,6,-5,9,-8,13,-4,6])
-- expect: ([1,1,2,10,13,33,78,90,132],[1,1,2,10,13,33,78,90,132],[132,132,131,123,120,100,55,43,1],[132,132,131,123,120,100,55,43,1])
-- expect: ([0,3,1,4,1,5,9,2,6],[3,1,4,1,5,9,2,6,0],[3,1,4,1,5,9,2,6],"31415926",([3,1,4,1,5,9,2,6],[]))
-- expect: ([2,7,1,8],[2,7,1,8],4,False,Just (2,[7,1,8]),Just ([2,7,1],8),Just 2,Just 8,Nothing)
-- expect: [([],[2,7,1,8],([],[2,7,1,8])),([],[2,7,1,8],([],[2,7,1,8])),([2],[7,1,8],([2],[7,1,8])),([2,7],[1,8],([2,7],[1,8])),([2,7,1],[8],([2,7,1],[8])),([2,7,1,8],[],([2,7,1,8],[])),([2,7,1,8],[],([2,7,1,8],[]))]
-- expect: ([8,1,7,2],[3,8,2,9],[7,1],[2],([7,1],[2,8]),[],[2,7,1,8],([],[2,7,1,8]),([],[2,7,1,8]))
-- expect: (False,True,Just 7,Just 1,[1,2],Just 2,[2],[2,7,1,8])
-- expect: (-18,-18,-12,-12,72,230,72,230)
-- expect: (False,True,18,112,(8,1,3,2))
-- expect: ([1,3,10,11],[3,10,11,19],[1,3,10,11,19],[2,9,10,18],[17,10,9,1],[19,17,10,9],[-11,13,-6,7,1],[-12,14,-7,8])
-- expect: ([1,-1,-8,-9],[-1,-8,-9,-17],[1,-1,-8,-9,-17],[2,-5,-6,-14],[13,-6,7,1],[-11,13,-6,7],[-11,13,-6,7,1],[-12,14,-7,8])
-- expect: ([1,1,8,10,34],[1,1,8,10,34],[34,34,27,25,1],[34,34,27,25,1])
-- expect: ([0,2,7,1,8],[2,7,1,8,0],[2,7,1,8],"2718",([2,7,1,8],[]))
-- expect: ([5,5,5],[5,5,5],3,False,Just (5,[5,5]),Just ([5,5],5),Just 5,Nothing,Nothing)
-- expect: [([],[5,5,5],([],[5,5,5])),([],[5,5,5],([],[5,5,5])),([5],[5,5],([5],[5,5])),([5,5],[5],([5,5],[5])),([5,5,5],[],([5,5,5],[])),([5,5,5],[],([5,5,5],[])),([5,5,5],[],([5,5,5],[]))]
-- expect: ([5,5,5],[6,6,6],[5,5,5],[5,5],([5,5,5],[]),[5,5,5],[],([5,5,5],[]),([5,5,5],[]))
-- expect: (True,False,Just 5,Just 0,[0,1,2],Nothing,[],[5])
-- expect: (-15,-15,5,5,28,58,28,58)
-- expect: (True,True,15,125,(5,5,0,0))
-- expect: ([1,6,11],[6,11,16],[1,6,11,16],[5,10,15],[11,6,1],[16,11,6],[4,1,4,1],[5,0,5])
-- expect: ([1,-4,-9],[-4,-9,-14],[1,-4,-9,-14],[5,0,-5],[1,4,1],[4,1,4],[4,1,4,1],[5,0,5])
-- expect: ([1,1,6,16],[1,1,6,16],[16,16,11,1],[16,16,11,1])
-- expect: ([0,5,5,5],[5,5,5,0],[5,5,5],"555",([5,5,5],[]))
-- expect: [(True,EQ,[],[],[],True,EQ),(False,LT,[7],[],[],False,LT),(False,LT,[3,1,4,1,5,9,2,6],[],[],False,LT),(False,LT,[2,7,1,8],[],[],False,LT),(False,LT,[5,5,5],[],[],False,LT),(False,GT,[7],[],[],False,GT),(True,EQ,[7,7],[(7,7)],[14],True,EQ),(False,GT,[7,3,1,4,1,5,9,2,6],[(7,3)],[10],False,GT),(False,GT,[7,2,7,1,8],[(7,2)],[9],False,GT),(False,GT,[7,5,5,5],[(7,5)],[12],False,GT),(False,GT,[3,1,4,1,5,9,2,6],[],[],False,GT),(False,LT,[3,1,4,1,5,9,2,6,7],[(3,7)],[10],False,LT),(True,EQ,[3,1,4,1,5,9,2,6,3,1,4,1,5,9,2,6],[(3,3),(1,1),(4,4),(1,1),(5,5),(9,9),(2,2),(6,6)],[6,2,8,2,10,18,4,12],True,EQ),(False,GT,[3,1,4,1,5,9,2,6,2,7,1,8],[(3,2),(1,7),(4,1),(1,8)],[5,8,5,9],False,GT),(False,LT,[3,1,4,1,5,9,2,6,5,5,5],[(3,5),(1,5),(4,5)],[8,6,9],False,LT),(False,GT,[2,7,1,8],[],[],False,GT),(False,LT,[2,7,1,8,7],[(2,7)],[9],False,LT),(False,LT,[2,7,1,8,3,1,4,1,5,9,2,6],[(2,3),(7,1),(1,4),(8,1)],[5,8,5,9],False,LT),(True,EQ,[2,7,1,8,2,7,1,8],[(2,2),(7,7),(1,1),(8,8)],[4,14,2,16],True,EQ),(False,LT,[2,7,1,8,5,5,5],[(2,5),(7,5),(1,5)],[7,12,6],False,LT),(False,GT,[5,5,5],[],[],False,GT),(False,LT,[5,5,5,7],[(5,7)],[12],False,LT),(False,GT,[5,5,5,3,1,4,1,5,9,2,6],[(5,3),(5,1),(5,4)],[8,6,9],False,GT),(False,GT,[5,5,5,2,7,1,8],[(5,2),(5,7),(5,1)],[7,12,6],False,GT),(True,EQ,[5,5,5,5,5,5],[(5,5),(5,5),(5,5)],[10,10,10],True,EQ)]
-- expect: ([0,2,4,6,8],[1,2,4,8,16],[3,4,5,6],[1,4,7,10],"abcde",[1,3,5,7,9])
-- expect: ([0,1,4,9,16],[9,10],[5,6,7],[1,1,2,4,8,16],[3,2,1,0])
-- expect: ([2,20,3],[11,0,5],"axc","caa")
-- expect: ([7,3,1,4,1,5,9,2,6,2,7,1,8,5,5,5],[1,2,2,3,3,3],([1,2],"ab",[True,False]),[(1,'a',True),(2,'b',False)])
-- expect: ([8,10,18,12],[1],([4,2,6],["3","1","1","5","9"]))
-- expect: 31415926[4,2,5,2,6,10,3,7]
-- expect: (0,2)(1,7)(2,1)(3,8)
-- expect: 31
-- expect: (Just [1,2],Nothing,[[1,5],[1,6],[2,5],[2,6]])
-- expect: (2,2,1)
-- expect: 7778742049
-- expect: ([4,2,5,2,6,10,3,7],31,[(1,'a'),(1,'b'),(2,'a'),(2,'b')],[1,2,2],[7,3,1,4,1,5,9,2,6,2,7,1,8,5,5,5],[1,2])
-- expect: ([9,2,18,4,29,86,10,43],[10,13,10],[(0,'a'),(1,'b')],[(0,'x'),(1,'y')])
