pairs :: [(Int, Char)]
pairs = do
  n <- [1, 2]
  c <- "xy"
  return (n, c)

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv a b = Just (a `div` b)

calc :: Int -> Int -> Either String Int
calc a b = do
  q <- maybe (Left "division by zero") Right (safeDiv a b)
  let r = q + 1
  if r > 10 then Left ("too big: " ++ show r) else return ()
  pure (r * 2)

reader :: Int -> (Int, Int)
reader = do
  a <- (* 2)
  b <- (+ 10)
  return (a, b)

main :: IO ()
main = do
  print pairs
  print (calc 10 2, calc 1 0, calc 100 3)
  print (reader 3)
  print (do { (w, a) <- Just ("w", 1); _ <- Just 'c'; Just (a + 1) })
  print (do x <- ("log1 ", 3); y <- ("log2", 4); return (x * y))

-- expect: [(1,'x'),(1,'y'),(2,'x'),(2,'y')]
-- expect: (Right 12,Left "division by zero",Left "too big: 34")
-- expect: (6,13)
-- expect: Just 2
-- expect: ("log1 log2",12)
