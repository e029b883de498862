{-# LANGUAGE NondecreasingIndentation #-}
main = do
let shown = map show [1 :: Int, 2, 3]
mapM_ putStrLn shown
if null shown then putStrLn "none" else do
putStrLn "some"

-- expect: 1
-- expect: 2
-- expect: 3
-- expect: some
