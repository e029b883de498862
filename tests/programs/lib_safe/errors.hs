module Main where

import Safe
import qualified Safe.Exact as E
import qualified Safe.Foldable as F
import Control.Exception
t :: Show a => String -> a -> IO ()
t n x = do { r <- try (evaluate (length (show x))); case r of { Left (ErrorCall m) -> putStrLn (n ++ ": " ++ show m); Right _ -> putStrLn (n ++ ": " ++ show x) } }
e :: [Int]
e = []
main :: IO ()
main = do
  t "tailNote" (tailNote "N" e); t "headNote" (headNote "N" e); t "initNote" (initNote "N" e); t "lastNote" (lastNote "N" e)
  t "minimumNote" (minimumNote "N" e);  t "minimumByNote" (minimumByNote "N" compare e); t "maximumNote" (maximumNote "N" e); t "maximumByNote" (maximumByNote "N" compare e)
  t "foldr1Note" (foldr1Note "N" (+) e); t "foldl1Note" (foldl1Note "N" (+) e); t "foldl1Note'" (foldl1Note' "N" (+) e); t "scanr1Note" (scanr1Note "N" (+) e); t "scanl1Note" (scanl1Note "N" (+) e); t "cycleNote" (cycleNote "N" e)
  t "fromJustNote" (fromJustNote "N" (Nothing :: Maybe Int)); t "assertNote" (assertNote "N" False 1); t "at" (at e 2); t "atm" (at [1] (-1)); t "atNote" (atNote "N" [1] 2)
  t "readNote" (readNote "N" "x" :: Int); t "readNote2" (readNote "N" "(1" :: Int);  t "lookupJust" (lookupJust 1 [(2,3)]); t "lookupJustNote" (lookupJustNote "N" 1 [(2,3)])
  t "findJust" (findJust even [1]); t "findJustNote" (findJustNote "N" even [1]); t "elemIndexJust" (elemIndexJust 1 [2]); t "elemIndexJustNote" (elemIndexJustNote "N" 1 [2]); t "findIndexJust" (findIndexJust even [1]); t "findIndexJustNote" (findIndexJustNote "N" even [1])
  t "succNote" (succNote "N" True); t "predNote" (predNote "N" False); t "indexNote" (indexNote "N" (1,2) (3::Int))
  t "readEitherSafe" (readEitherSafe "x" :: Either String Int); t "res" (readEitherSafe "1 2" :: Either String Int); t "abort" (abort "A" :: Int)
  t "readMay" (readMay "1 " :: Maybe Int); t "amb" (readEitherSafe "" :: Either String Int)
  t "takeExact" (E.takeExact 3 [1]); t "takeExactn" (E.takeExact (-1) [1]);  t "dropExact" (E.dropExact 3 [1]); t "splitAtExact" (E.splitAtExact 3 [1]); t "splitAtExactNote" (E.splitAtExactNote "N" 3 [1]); t "takeNote" (E.takeExactNote "N" 3 [1])
  t "zipExact" (E.zipExact [1] [2,3]); t "zipExact" (E.zipExact [1,2] [2]); t "zipWithExactNote" (E.zipWithExactNote "N" (+) [1,2] [2]); t "zip3Exact" (E.zip3Exact [1,2] [2] [3]);t "zip3Exact" (E.zip3Exact [1] [2] [3,4]); t "zip3ExactNote" (E.zip3ExactNote "N" [1] e [3,4]); t "zipWith3Exact" (E.zipWith3Exact (,,) [1] [2,3] [3,4])
  t "zipW" (E.zipWithExact (+) [1,2] [2]);  t "takenegnote" (E.takeExactNote "N" (-1) [1]); t "dropneg" (E.dropExact (-1) [1])
  t "Ffoldr1Note" (F.foldr1Note "N" (+) e); t "Fmin" (F.minimumNote "N" e); t "FfindJust" (F.findJust even e); t "FfindJustNote" (F.findJustNote "N" even e); t "Ffold" (F.foldl1Note "N" (+) e)
  print (take 1 (E.takeExact 3 [1,2])); print (E.takeExactMay 3 [1,2], E.takeExactMay 2 [1,2,3], E.dropExactMay (-1) [1])
  print (initSafe e, initSafe [1,2], tailSafe e, succSafe True, predSafe False, predSafe True)

-- expect: tailNote: "Safe.tailNote [], N"
-- expect: headNote: "Safe.headNote [], N"
-- expect: initNote: "Safe.initNote [], N"
-- expect: lastNote: "Safe.lastNote [], N"
-- expect: minimumNote: "Safe.minumumNote [], N"
-- expect: minimumByNote: "Safe.minumumByNote [], N"
-- expect: maximumNote: "Safe.maximumNote [], N"
-- expect: maximumByNote: "Safe.maximumByNote [], N"
-- expect: foldr1Note: "Safe.foldr1Note [], N"
-- expect: foldl1Note: "Safe.foldl1Note [], N"
-- expect: foldl1Note': "Safe.foldl1Note [], N"
-- expect: scanr1Note: "Safe.scanr1Note [], N"
-- expect: scanl1Note: "Safe.scanl1Note [], N"
-- expect: cycleNote: "Safe.cycleNote [], N"
-- expect: fromJustNote: "Safe.fromJustNote Nothing, N"
-- expect: assertNote: "Safe.assertNote False, N"
-- expect: at: "Safe.at index too large, index=2, length=0"
-- expect: atm: "Safe.at index must not be negative, index=-1"
-- expect: atNote: "Safe.atNote index too large, index=2, length=1, N"
-- expect: readNote: "Safe.readNote no parse on \"x\", N"
-- expect: readNote2: "Safe.readNote no parse on \"(1\", N"
-- expect: lookupJust: "Safe.lookupJust, no matching value"
-- expect: lookupJustNote: "Safe.lookupJustNote, no matching value, N"
-- expect: findJust: "Safe.findJust, no matching value"
-- expect: findJustNote: "Safe.findJustNote, no matching value, N"
-- expect: elemIndexJust: "Safe.elemIndexJust, no matching value"
-- expect: elemIndexJustNote: "Safe.elemIndexJustNote, no matching value, N"
-- expect: findIndexJust: "Safe.findIndexJust, no matching value"
-- expect: findIndexJustNote: "Safe.findIndexJustNote, no matching value, N"
-- expect: succNote: "Safe.succNote, out of range, N"
-- expect: predNote: "Safe.predNote, out of range, N"
-- expect: indexNote: "Safe.indexNote, out of range, N"
-- expect: readEitherSafe: Left "no parse on \"x\""
-- expect: res: Left "no parse on \"1 2\""
-- expect: abort: "A"
-- expect: readMay: Just 1
-- expect: amb: Left "no parse on \"\""
-- expect: takeExact: "Safe.Exact.takeExact, index too large, index=3, length=1"
-- expect: takeExactn: "Safe.Exact.takeExact, index must not be negative, index=-1"
-- expect: dropExact: "Safe.Exact.dropExact, index too large, index=3, length=1"
-- expect: splitAtExact: "Safe.Exact.splitAtExact, index too large, index=3, length=1"
-- expect: splitAtExactNote: "Safe.Exact.splitAtExactNote, index too large, index=3, length=1, N"
-- expect: takeNote: "Safe.Exact.takeExactNote, index too large, index=3, length=1, N"
-- expect: zipExact: "Safe.Exact.zipExact, second list is longer than the first"
-- expect: zipExact: "Safe.Exact.zipExact, first list is longer than the second"
-- expect: zipWithExactNote: "Safe.Exact.zipWithExactNote, first list is longer than the second, N"
-- expect: zip3Exact: "Safe.Exact.zip3Exact, second list is shorter than the others"
-- expect: zip3Exact: "Safe.Exact.zip3Exact, first list is shorter than the others"
-- expect: zip3ExactNote: "Safe.Exact.zip3ExactNote, second list is shorter than the others, N"
-- expect: zipWith3Exact: "Safe.Exact.zipWith3Exact, first list is shorter than the others"
-- expect: zipW: "Safe.Exact.zipWithExact, first list is longer than the second"
-- expect: takenegnote: "Safe.Exact.takeExactNote, index must not be negative, index=-1, N"
-- expect: dropneg: "Safe.Exact.dropExact, index must not be negative, index=-1"
-- expect: Ffoldr1Note: "Safe.Foldable.foldr1Note on empty, N"
-- expect: Fmin: "Safe.Foldable.minimumNote on empty, N"
-- expect: FfindJust: "Safe.Foldable.findJust, no matching value"
-- expect: FfindJustNote: "Safe.Foldable.findJustNote, no matching value, N"
-- expect: Ffold: "Safe.Foldable.foldl1Note on empty, N"
-- expect: [1]
-- expect: (Nothing,Just [1,2],Nothing)
-- expect: ([],[1],[],True,False,False)
