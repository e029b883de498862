data Perfect a = Zero a | Succ (Perfect (a, a))

size :: Perfect a -> Int
size (Zero _) = 1
size (Succ p) = 2 * size p

toList :: Perfect a -> [a]
toList = go (: [])
  where
    go :: (b -> [a]) -> Perfect b -> [a]
    go f (Zero b) = f b
    go f (Succ p) = go (\(x, y) -> f x ++ f y) p

build :: Int -> a -> Perfect a
build 0 a = Zero a
build n a = Succ (build (n - 1) (a, a))

showP :: Show a => Perfect a -> String
showP (Zero a) = show a
showP (Succ p) = "S " ++ showP p

main :: IO ()
main = do
  print (size (build 5 'x'))
  print (toList (Succ (Succ (Zero ((1, 2), (3, 4))))))
  putStrLn (showP (build 2 True))

-- expect: 32
-- expect: [1,2,3,4]
-- expect: S S ((True,True),(True,True))
