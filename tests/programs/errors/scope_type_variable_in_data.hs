data Pair a = Pair a b

main :: IO ()
main = return ()

-- error: 1:22: Not in scope: type variable 'b'
