data T = T Int deriving (Num)

main :: IO ()
main = return ()

-- error: 1:26: Can't make a derived instance of 'Num T'
