same :: Int -> Int -> Bool
same x x = True
same _ _ = False

main :: IO ()
main = print (same 1 1)

-- error: 2:6: Conflicting definitions for 'x'
