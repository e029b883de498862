-- was: maximum and minimum of an empty Map or IntMap gave another message than GHC's
-- $ needle run map_extremes.hs
-- > Data.Foldable.maximum (for Data.Map): empty map
-- > Data.Foldable.minimum (for Data.Map): empty map
-- > Data.Foldable.maximum (for Data.IntMap): empty map
-- > Data.Foldable.minimum (for Data.IntMap): empty map
-- > Set.findMax: empty set has no maximal element
-- > 2
-- > 3
import Control.Exception
import qualified Data.IntMap as IntMap
import qualified Data.Map as Map
import qualified Data.Set as Set

tell :: Int -> IO ()
tell x = try (evaluate x) >>= putStrLn . either (\e -> show (e :: ErrorCall)) show

main :: IO ()
main = do
  tell (maximum (Map.empty :: Map.Map Int Int)) >> tell (minimum (Map.empty :: Map.Map Int Int))
  tell (maximum (IntMap.empty :: IntMap.IntMap Int)) >> tell (minimum (IntMap.empty :: IntMap.IntMap Int))
  tell (maximum (Set.empty :: Set.Set Int)) >> tell (minimum (IntMap.fromList [(1, 3), (-1, 2)])) >> tell (maximum (Map.fromList [(1, 3), (2, 2)]))
