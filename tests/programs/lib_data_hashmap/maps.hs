-- Hash maps: the functions, the order of the elements, keys that collide, what is evaluated.
import Control.Exception
import Data.Hashable
import qualified Data.HashMap.Lazy as L
import qualified Data.HashMap.Strict as M
import qualified Data.HashSet as S
import Data.List (sort)

-- All hashes fall together in pairs.
newtype Clash = Clash Int deriving (Eq, Ord, Show)

instance Hashable Clash where
  hashWithSalt s (Clash n) = hashWithSalt s (n `div` 2)
  hash (Clash n) = n `div` 2

main :: IO ()
main = do
  let m = M.fromList (zip (words "the quick brown fox jumps over the lazy dog") [1 :: Int ..])
      n = M.fromList [ (i * 7919 - 30000, i) | i <- [0 .. 30 :: Int] ]
  print m
  print (M.toList n, M.keys n, M.elems n)
  print (M.lookup "fox" m, M.lookup "cat" m, M.member "dog" m, M.size m, M.null m, M.findWithDefault 0 "cat" m, m M.! "the", m M.!? "a")
  print (M.insert "cat" 9 m, M.insertWith (-) "the" 100 m, M.delete "fox" m, M.adjust (* 2) "dog" m, M.update (const Nothing) "dog" m)
  print (M.alter (fmap (+ 1)) "dog" m, M.alter (const (Just 0)) "new" m, M.alterF (\v -> [v, Nothing]) "fox" (M.fromList [("fox", 1 :: Int)]))
  let a = M.fromList [ (i, show i) | i <- [1 .. 6 :: Int] ]
      b = M.fromList [ (i, "b" ++ show i) | i <- [4 .. 9] ]
  print (M.union a b, M.unionWith (++) a b, M.difference a b, M.intersection a b, M.intersectionWith (,) a b, M.unions [a, b, a])
  print (M.differenceWith (\x y -> if x == "4" then Nothing else Just (x ++ y)) a b, M.unionWithKey (\k x y -> show k ++ x ++ y) a b, M.isSubmapOf (M.delete 1 a) a, M.compose (M.fromList [("1", 'x')]) a)
  print (M.map length a, M.mapWithKey (\k v -> k + length v) a, M.filter (> "3") a, M.filterWithKey (\k _ -> even k) a, M.mapMaybe (\v -> if v > "3" then Just v else Nothing) a, M.mapKeys (* 10) a)
  print (M.foldr (:) [] a, M.foldlWithKey' (\s k v -> s + k + length v) 0 a, M.foldrWithKey (\k v r -> (k, v) : r) [] a, sum (M.fromList [(1 :: Int, 2), (3, 4 :: Int)]), M.foldMapWithKey (\k v -> show k ++ v) a)
  print (M.fromListWith (++) [(even x, [x]) | x <- [1 .. 6 :: Int]], M.traverseWithKey (\k v -> if k > 0 then Just (k, v) else Nothing) a, a == M.fromList (reverse (M.toList a)), compare a b, fmap length a)
  let c = M.fromList [ (Clash i, i) | i <- [0 .. 9] ]
  print (M.size c, map (\i -> M.lookup (Clash i) c) [0, 5, 9, 10], M.toList (M.delete (Clash 4) c), M.insertWith (+) (Clash 5) 100 c M.! Clash 5)
  print (sort (M.toList (M.union (M.fromList [(Clash 1, 'a')]) (M.fromList [(Clash 0, 'b'), (Clash 1, 'c')]))), M.intersection c (M.fromList [(Clash 3, ())]), M.difference c (M.fromList [(Clash k, ()) | k <- [1 .. 8]]))
  print (M.fromList [(Clash 0, 1), (Clash 1, 2)] == M.fromList [(Clash 1, 2), (Clash 0, 1 :: Int)], M.keysSet (M.fromList [(1 :: Int, 'a'), (2, 'b')]))
  let s = S.fromList [3, 1, 4, 1, 5, 9, 2, 6 :: Int]
  print (s, S.member 4 s, S.size s, S.toList (S.map (`mod` 3) s), S.union s (S.fromList [100]), S.difference s (S.fromList [1, 2]), S.intersection s (S.fromList [1, 2, 7]), S.filter even s, S.insert 0 s, S.delete 9 s)
  print (S.isSubsetOf (S.fromList [1]) s, S.unions [s, S.fromList [50]], sum s, S.foldr (:) [] s, hash s, hash a, hash (S.fromList "ab"))
  print (L.size (L.insert 'x' undefined (L.singleton 'y' ())), L.member 'x' (L.map undefined (L.singleton 'x' ())), L.lookup 'b' (L.fromListWith undefined [('a', 1 :: Int), ('b', 2), ('a', 3)]))
  r <- try (evaluate (M.insert 'x' (throw Overflow) (M.singleton 'y' ()))) :: IO (Either ArithException (M.HashMap Char ()))
  print (either show (const "lazy") r)
  let big = M.fromListWith (+) [ (i * i `mod` 10007, 1 :: Int) | i <- [1 .. 20000 :: Int] ]
  print (M.size big, M.foldl' (+) 0 big, take 5 (M.toList big))

-- expect: fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("dog",9),("the",7)]
-- expect: ([(96704,16),(80866,14),(199651,29),(65028,12),(183813,27),(49190,10),(167975,25),(33352,8),(152137,23),(17514,6),(136299,21),(1676,4),(120461,19),(-14162,2),(104623,17),(-30000,0),(88785,15),(207570,30),(72947,13),(191732,28),(57109,11),(175894,26),(41271,9),(160056,24),(25433,7),(144218,22),(9595,5),(128380,20),(-6243,3),(112542,18),(-22081,1)],[96704,80866,199651,65028,183813,49190,167975,33352,152137,17514,136299,1676,120461,-14162,104623,-30000,88785,207570,72947,191732,57109,175894,41271,160056,25433,144218,9595,128380,-6243,112542,-22081],[16,14,29,12,27,10,25,8,23,6,21,4,19,2,17,0,15,30,13,28,11,26,9,24,7,22,5,20,3,18,1])
-- expect: (Just 4,Nothing,True,8,False,0,7,Nothing)
-- expect: (fromList [("over",6),("cat",9),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("dog",9),("the",7)],fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("dog",9),("the",93)],fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("dog",9),("the",7)],fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("dog",18),("the",7)],fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("the",7)])
-- expect: (fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("dog",10),("the",7)],fromList [("over",6),("brown",3),("quick",2),("lazy",8),("jumps",5),("fox",4),("dog",9),("the",7),("new",0)],[fromList [("fox",1)],fromList []])
-- expect: (fromList [(1,"1"),(2,"2"),(3,"3"),(4,"4"),(5,"5"),(6,"6"),(7,"b7"),(8,"b8"),(9,"b9")],fromList [(1,"1"),(2,"2"),(3,"3"),(4,"4b4"),(5,"5b5"),(6,"6b6"),(7,"b7"),(8,"b8"),(9,"b9")],fromList [(1,"1"),(2,"2"),(3,"3")],fromList [(4,"4"),(5,"5"),(6,"6")],fromList [(4,("4","b4")),(5,("5","b5")),(6,("6","b6"))],fromList [(1,"1"),(2,"2"),(3,"3"),(4,"4"),(5,"5"),(6,"6"),(7,"b7"),(8,"b8"),(9,"b9")])
-- expect: (fromList [(1,"1"),(2,"2"),(3,"3"),(5,"5b5"),(6,"6b6")],fromList [(1,"1"),(2,"2"),(3,"3"),(4,"44b4"),(5,"55b5"),(6,"66b6"),(7,"b7"),(8,"b8"),(9,"b9")],True,fromList [(1,'x')])
-- expect: (fromList [(1,1),(2,1),(3,1),(4,1),(5,1),(6,1)],fromList [(1,2),(2,3),(3,4),(4,5),(5,6),(6,7)],fromList [(4,"4"),(5,"5"),(6,"6")],fromList [(2,"2"),(4,"4"),(6,"6")],fromList [(4,"4"),(5,"5"),(6,"6")],fromList [(40,"4"),(10,"1"),(50,"5"),(20,"2"),(60,"6"),(30,"3")])
-- expect: (["1","2","3","4","5","6"],27,[(1,"1"),(2,"2"),(3,"3"),(4,"4"),(5,"5"),(6,"6")],6,"112233445566")
-- expect: (fromList [(False,[5,3,1]),(True,[6,4,2])],Just (fromList [(1,(1,"1")),(2,(2,"2")),(3,(3,"3")),(4,(4,"4")),(5,(5,"5")),(6,(6,"6"))]),True,LT,fromList [(1,1),(2,1),(3,1),(4,1),(5,1),(6,1)])
-- expect: (10,[Just 0,Just 5,Just 9,Nothing],[(Clash 0,0),(Clash 1,1),(Clash 2,2),(Clash 3,3),(Clash 5,5),(Clash 6,6),(Clash 7,7),(Clash 8,8),(Clash 9,9)],105)
-- expect: ([(Clash 0,'b'),(Clash 1,'a')],fromList [(Clash 3,3)],fromList [(Clash 0,0),(Clash 9,9)])
-- expect: (True,fromList [1,2])
-- expect: (fromList [1,2,3,4,5,6,9],True,7,[0,1,2],fromList [1,2,3,4,100,5,6,9],fromList [3,4,5,6,9],fromList [1,2],fromList [2,4,6],fromList [0,1,2,3,4,5,6,9],fromList [1,2,3,4,5,6])
-- expect: (True,fromList [1,2,3,4,5,6,9,50],30,[1,2,3,4,5,6,9],3717729022482527251,6540242187957785045,3408162235567413604)
-- expect: (2,True,Just 2)
-- expect: "arithmetic overflow"
-- expect: (5004,20000,[(0,1),(1024,4),(2048,4),(3072,4),(4096,4)])
