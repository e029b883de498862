module Main where

import qualified Data.Map as M
import Safe
import qualified Safe.Exact as E
import qualified Safe.Foldable as F

lists :: [[Int]]
lists = [[], [3], [3, 1, 2]]

each :: Show b => (a -> b) -> [a] -> IO ()
each f = mapM_ (print . f)

main :: IO ()
main = do
  each (\x -> (tailMay x, initMay x, headMay x, lastMay x)) lists
  each (\x -> (tailDef [9] x, initDef [9] x, headDef 9 x, lastDef 9 x)) lists
  each (\x -> (tailSafe x, initSafe x)) lists
  each (\x -> (minimumMay x, maximumMay x, minimumDef 9 x, maximumDef 9 x)) lists
  each (\x -> (minimumByMay (flip compare) x, maximumByMay (flip compare) x, minimumByDef 9 compare x, maximumByDef 9 compare x)) lists
  each (\x -> (minimumBound 2 x, maximumBound 2 x, minimumBoundBy 2 (flip compare) x, maximumBoundBy 2 (flip compare) x)) lists
  each (\x -> (minimumBounded x, maximumBounded x)) lists
  each (\x -> (foldr1May (-) x, foldl1May (-) x, foldl1May' (-) x, foldr1Def 9 (-) x, foldl1Def 9 (-) x, foldl1Def' 9 (-) x)) lists
  each (\x -> (scanr1May (-) x, scanl1May (-) x, scanr1Def [9] (-) x, scanl1Def [9] (-) x)) lists
  each (\x -> (fmap (take 4) (cycleMay x), take 4 (cycleDef [9] x))) lists
  each (\x -> (tailNote "n" (1 : x), headNote "n" (1 : x), lastNote "n" (1 : x), initNote "n" (1 : x))) lists
  print (fromJustDef 1 Nothing, fromJustDef 1 (Just 2), fromJustNote "n" (Just 3), assertNote "n" True 4)
  print ([atMay [1, 2] i | i <- [-1 .. 2]], [atDef 9 [1, 2] i | i <- [-1 .. 2]], at [1, 2] 1, atNote "n" [1, 2] 0)
  print (map readMay ["1", " 2 ", "x", "1 2", "(3)", ""] :: [Maybe Int])
  print (readDef 7 "x", readDef 7 "8", readNote "n" "9" :: Int)
  print (readEitherSafe "a rather long text that goes on" :: Either String Int, readEitherSafe "exactly15chars!" :: Either String Int)
  print (lookupJustDef 'x' 1 [(2, 'y')], lookupJustDef 'x' 2 [(2, 'y')], lookupJust 2 [(2, 'y')])
  print (findJustDef 0 even [1], findJustDef 0 even [1, 2], findJust even [1, 2], elemIndexJustDef 9 1 [2], elemIndexJustDef 9 2 [1, 2], findIndexJustDef 9 even [1], findIndexJust even [1, 2])
  print (map succMay [False, True], map predMay [False, True], map succSafe [False, True], map predSafe [False, True], succDef False True, predDef True False)
  print (indexMay (1, 3) 2, indexMay (1, 3) 4, indexDef 9 (1, 3) (0 :: Int), indexNote "n" (1, 3) (3 :: Int))
  let m = M.fromList (zip "abc" [3, 1, 2 :: Int])
      e = M.empty :: M.Map Char Int
  each (\x -> (F.minimumMay x, F.maximumDef 9 x, F.foldr1May (-) x, F.foldl1Def 9 (-) x, F.minimumBound 2 x, F.maximumBounded x, F.findJustDef 9 even x)) [m, e]
  print (F.foldr1Safe (<>) (M.fromList [(1, "a"), (2, "b")]), F.foldl1Safe (<>) (M.empty :: M.Map Int String), F.findJustSafe null (M.fromList [(1, "a")]))
  print ([E.takeExactMay i [1, 2] | i <- [-1 .. 3]], [E.dropExactMay i [1, 2] | i <- [-1 .. 3]], [E.splitAtExactMay i [1, 2] | i <- [-1 .. 3]])
  print (E.takeExactDef [9] 3 [1, 2], E.takeExact 2 [1, 2, 3], E.splitAtExact 1 "abc", E.dropExact 1 "abc", E.splitAtExactDef ("", "") 4 "abc")
  print (E.zipExactMay [1, 2] "ab", E.zipExactMay [1] "ab", E.zipWithExactDef [9] (+) [1] [2, 3], E.zipWithExact (+) [1, 2] [3, 4])
  print (E.zip3ExactMay [1] "a" [True], E.zip3ExactMay [1] "a" "", E.zipWith3ExactDef [9] (\a b c -> a + b + c) [1] [2] [3])
  print (take 2 (E.takeExact 3 [1, 2]), take 1 (E.zipExact [1, 2] "a"), fst (E.splitAtExact 1 "ab"))

-- expect: (Nothing,Nothing,Nothing,Nothing)
-- expect: (Just [],Just [],Just 3,Just 3)
-- expect: (Just [1,2],Just [3,1],Just 3,Just 2)
-- expect: ([9],[9],9,9)
-- expect: ([],[],3,3)
-- expect: ([1,2],[3,1],3,2)
-- expect: ([],[])
-- expect: ([],[])
-- expect: ([1,2],[3,1])
-- expect: (Nothing,Nothing,9,9)
-- expect: (Just 3,Just 3,3,3)
-- expect: (Just 1,Just 3,1,3)
-- expect: (Nothing,Nothing,9,9)
-- expect: (Just 3,Just 3,3,3)
-- expect: (Just 3,Just 1,1,3)
-- expect: (2,2,2,2)
-- expect: (2,3,3,2)
-- expect: (1,3,3,1)
-- expect: (9223372036854775807,-9223372036854775808)
-- expect: (3,3)
-- expect: (1,3)
-- expect: (Nothing,Nothing,Nothing,9,9,9)
-- expect: (Just 3,Just 3,Just 3,3,3,3)
-- expect: (Just 4,Just 0,Just 0,4,0,0)
-- expect: (Nothing,Nothing,[9],[9])
-- expect: (Just [3],Just [3],[3],[3])
-- expect: (Just [4,-1,2],Just [3,2,0],[4,-1,2],[3,2,0])
-- expect: (Nothing,[9])
-- expect: (Just [3,3,3,3],[3,3,3,3])
-- expect: (Just [3,1,2,3],[3,1,2,3])
-- expect: ([],1,1,[])
-- expect: ([3],1,3,[1])
-- expect: ([3,1,2],1,2,[1,3,1])
-- expect: (1,2,3,4)
-- expect: ([Nothing,Just 1,Just 2,Nothing],[9,1,2,9],2,1)
-- expect: [Just 1,Just 2,Nothing,Nothing,Just 3,Nothing]
-- expect: (7,8,9)
-- expect: (Left "no parse on \"a rather lon...\"",Left "no parse on \"exactly15chars!\"")
-- expect: ('x','y','y')
-- expect: (0,2,2,9,1,9,1)
-- expect: ([Just True,Nothing],[Nothing,Just False],[True,True],[False,False],False,True)
-- expect: (Just 1,Nothing,9,2)
-- expect: (Just 1,3,Just 4,0,1,3,2)
-- expect: (Nothing,9,Nothing,9,2,-9223372036854775808,9)
-- expect: ("ab","","")
-- expect: ([Nothing,Just [],Just [1],Just [1,2],Nothing],[Nothing,Just [1,2],Just [2],Just [],Nothing],[Nothing,Just ([],[1,2]),Just ([1],[2]),Just ([1,2],[]),Nothing])
-- expect: ([9],[1,2],("a","bc"),"bc",("",""))
-- expect: (Just [(1,'a'),(2,'b')],Nothing,[9],[4,6])
-- expect: (Just [(1,'a',True)],Nothing,[6])
-- expect: ([1,2],[(1,'a')],"a")
