g xs = xs : xs

main :: IO ()
main = print 1

-- error: 1:13: Couldn't match expected type '[a]' with actual type 'a'
