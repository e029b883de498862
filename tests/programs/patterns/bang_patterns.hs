import Control.Exception

sumTo :: Int -> Int
sumTo = go 0
  where
    go !acc 0 = acc
    go !acc n = go (acc + n) (n - 1)

strict :: Int -> Int -> Int
strict !_ y = y

try' :: a -> IO ()
try' x = do
  r <- try (evaluate x)
  case r of
    Left (ErrorCall m) -> putStrLn ("error: " ++ m)
    Right _ -> putStrLn "fine"

main :: IO ()
main = do
  print (sumTo 100000)
  try' (strict (error "forced") 1)
  try' (let !x = error "let bang" :: Int in 3 :: Int)
  try' (let x = error "let lazy" :: Int in 3 :: Int)
  try' (case error "case var" :: Int of _x -> 3 :: Int)
  try' (case error "case bang" :: Int of !_x -> 3 :: Int)
  try' (let (!a, b) = (error "inner", 2) :: (Int, Int) in b)
  try' (let (!a, b) = (error "inner", 2) :: (Int, Int) in 5 :: Int)
  try' (let !(a, b) = (error "lazy inside", 2) :: (Int, Int) in b)

-- expect: 5000050000
-- expect: error: forced
-- expect: error: let bang
-- expect: fine
-- expect: fine
-- expect: error: case bang
-- expect: error: inner
-- expect: fine
-- expect: fine
