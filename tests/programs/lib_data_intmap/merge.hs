import qualified Data.IntMap as M
import Data.IntMap.Merge.Strict
main :: IO ()
main = do
  let a = M.fromList [(-1,1),(2,2),(3,3)]; b = M.fromList [(2,"x"),(5,"y")]
  print (merge (mapMissing (\k x -> show (k, x))) dropMissing (zipWithMatched (\k x y -> show (k, x, y))) a b)
  print =<< mergeA (traverseMissing (\k x -> print (k, x) >> pure 'a')) preserveMissing (zipWithAMatched (\k x y -> print (k, x, y) >> pure 'b')) a (M.fromList [(2,'x'),(5,'y')])

-- expect: fromList [(-1,"(-1,1)"),(2,"(2,2,\"x\")"),(3,"(3,3)")]
-- expect: (-1,1)
-- expect: (2,2,'x')
-- expect: (3,3)
-- expect: fromList [(-1,'a'),(2,'b'),(3,'a'),(5,'y')]
