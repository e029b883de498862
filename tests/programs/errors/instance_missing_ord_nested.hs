import qualified Data.Map as M

data K = K Int deriving Eq

main :: IO ()
main = print (M.size (M.insert (K 1) 'a' M.empty))

-- error: 6:23: No instance for (Ord K)
