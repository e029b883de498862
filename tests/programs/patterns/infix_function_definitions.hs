infixl 5 `plus`, |>

plus :: Int -> Int -> Int
0 `plus` m = m
n `plus` m = succ (pred n `plus` m)

(|>) :: a -> (a -> b) -> b
x |> f = f x

data V = Int :& Int | V :+ V
infix 6 :&
infixr 5 :+

sumV :: V -> Int
sumV (a :& b) = a * b
sumV (v :+ w) = sumV v + sumV w

(x `op` y) z = x + y * z

main :: IO ()
main = do
  print (3 `plus` 4)
  print (5 |> (+ 1) |> show)
  print (sumV (1 :& 2 :+ 3 :& 4 :+ 5 :& 6))
  print ((2 `op` 3) 4)

-- expect: 7
-- expect: "6"
-- expect: 44
-- expect: 14
