f :: Maybe -> Int
f _ = 1

main :: IO ()
main = print 1

-- error: 1:6: Expecting one more argument to 'Maybe'
