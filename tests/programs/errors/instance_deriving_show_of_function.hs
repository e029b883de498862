data Handler = Handler { name :: String, run :: Int -> Int } deriving Show

main :: IO ()
main = return ()

-- error: 1:71: No instance for (Show (Int -> Int))
