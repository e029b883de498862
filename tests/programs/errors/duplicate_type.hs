data T = A
data T = B

main :: IO ()
main = return ()

-- error: 2:1: Multiple declarations of 'T'
