f ::
f = 1

main :: IO ()
main = print f

-- error: 2:1: parse error
