import qualified Data.Map as M

main :: IO ()
main = do
  let m = M.fromList [("a", 1)]
  print (m M.! "a")
  print (m M.! "b")

-- expect: 1
-- exit: 1
-- stderr: Map.!: given key is not an element in the map
