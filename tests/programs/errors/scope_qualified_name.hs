import qualified Data.Map as M

main :: IO ()
main = print (M.lookupp 1 (Map.fromList [(1, 2)]))

-- error: 4:15: Not in scope: 'M.lookupp'
-- error: 4:15: M.lookup'
-- error: 4:28: Not in scope: 'Map.fromList'
