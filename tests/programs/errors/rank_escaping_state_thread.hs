import Control.Monad.ST
import Data.STRef

main :: IO ()
main = do
  let r = runST (newSTRef 0)
  print 1

-- error: 6:18: would escape its scope
