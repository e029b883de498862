import qualified Data.Map.Strict as Map
import Data.List (sortBy)
import Data.Ord (comparing, Down (..))

wordFreq :: String -> [(String, Int)]
wordFreq = sortBy (comparing (Down . snd) <> comparing fst) . Map.toList . Map.fromListWith (+) . map (\w -> (w, 1)) . words

groupByLen :: [String] -> Map.Map Int [String]
groupByLen = foldr (\w -> Map.insertWith (++) (length w) [w]) Map.empty

main :: IO ()
main = do
  mapM_ print (wordFreq "the cat and the dog and the bird")
  print (groupByLen ["a", "bb", "c", "dd", "eee"])
  print (Map.foldrWithKey (\k ws acc -> show k ++ ":" ++ unwords ws ++ ";" ++ acc) "" (groupByLen ["x", "yy", "z"]))
  let big = Map.fromList [(i * 7919 `mod` 10007, i) | i <- [1 .. 5000 :: Int]]
  print (Map.size big, Map.lookup 500 big, fst <$> Map.lookupMin big, Map.valid big)

-- expect: ("the",3)
-- expect: ("and",2)
-- expect: ("bird",1)
-- expect: ("cat",1)
-- expect: ("dog",1)
-- expect: fromList [(1,["a","c"]),(2,["bb","dd"]),(3,["eee"])]
-- expect: "1:x z;2:yy;"
-- expect: (5000,Just 364,Just 5,True)
