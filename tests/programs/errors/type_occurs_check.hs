f x = x x

main :: IO ()
main = print 1

-- error: 1:9: Couldn't match expected type 't' with actual type 't -> t1'
