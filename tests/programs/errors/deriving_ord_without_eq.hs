data T = A | B deriving (Ord)

main :: IO ()
main = return ()

-- error: 1:26: No instance for (Eq T)
