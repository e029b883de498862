infixl 6 |+|
infixr 5 +++
infix 4 `eq`
infixl 1 &>
infixr 0 $>

(|+|) :: Int -> Int -> Int
a |+| b = a * 10 + b
(+++) :: [a] -> [a] -> [a]
(+++) = (++)
eq :: Int -> Int -> Bool
eq = (==)
(&>) :: a -> (a -> b) -> b
x &> f = f x
($>) :: (a -> b) -> a -> b
f $> x = f x
a `minus` b = a - b :: Int

main :: IO ()
main = do
  print (1 |+| 2 |+| 3)
  print ([1] +++ [2] +++ [3])
  print (1 |+| 2 `eq` 12)
  print (3 &> (+ 1) &> show)
  print $> negate $> 5 |+| 5
  print (10 `minus` 3 `minus` 2)
  print (2 + 3 * 4 ^ 2 - 1)
  print (- 2 ^ 2, (- 2) ^ 2)

-- expect: 123
-- expect: [1,2,3]
-- expect: True
-- expect: "4"
-- expect: -55
-- expect: 5
-- expect: 49
-- expect: (-4,4)
