f :: Int Bool -> Int
f _ = 1

main :: IO ()
main = print 1

-- error: 1:6: Expected kind '* -> *', but 'Int' has kind '*'
