data P a a = P a

main :: IO ()
main = return ()

-- error: 1:8: Conflicting definitions for 'a'
