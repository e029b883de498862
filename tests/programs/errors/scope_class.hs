f :: Shwo a => a -> String
f x = show x

main :: IO ()
main = putStrLn (f 1)

-- error: 1:6: Not in scope: type constructor or class 'Shwo'
-- error: 1:6: Perhaps you meant
