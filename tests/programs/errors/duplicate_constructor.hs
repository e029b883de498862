data T = A | B
data U = B | C

main :: IO ()
main = return ()

-- error: 2:10: Multiple declarations of 'B'
