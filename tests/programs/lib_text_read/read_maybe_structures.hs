import Text.Read (readMaybe, readEither)
import qualified Data.Map as M

data Cmd = Push Int | Pop | Add { amount :: Int } deriving (Show, Read, Eq, Ord)

main :: IO ()
main = do
  print (map readMaybe ["Push 3", "Pop", "Add {amount = 4}", "Push", "pop"] :: [Maybe Cmd])
  print (readMaybe "[Push 1, Pop]" :: Maybe [Cmd])
  print (readMaybe "(Push (-2),\"x\")" :: Maybe (Cmd, String))
  print (readMaybe "fromList [(1,Pop)]" :: Maybe (M.Map Int Cmd))
  print (readEither "Push x" :: Either String Cmd)
  print (readMaybe "1 2" :: Maybe Int, readMaybe "1e2" :: Maybe Int, readMaybe "0b1" :: Maybe Int, readMaybe "'a'" :: Maybe Char)
  print (readMaybe "NaN" :: Maybe Double, readMaybe "Infinity" :: Maybe Double, readMaybe "-2.5" :: Maybe Double)

-- expect: [Just (Push 3),Just Pop,Just (Add {amount = 4}),Nothing,Nothing]
-- expect: Just [Push 1,Pop]
-- expect: Just (Push (-2),"x")
-- expect: Just (fromList [(1,Pop)])
-- expect: Left "Prelude.read: no parse"
-- expect: (Nothing,Nothing,Nothing,Just 'a')
-- expect: (Just NaN,Just Infinity,Just (-2.5))
