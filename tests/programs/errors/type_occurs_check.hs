f x = x x

main :: IO ()
main = print 1

-- error: 1:9: Occurs check: cannot construct the infinite type
