main :: IO ()
main = do
  let x = 1 :: Int
      y = 2
      add a b
        | a > b = a - b
        | otherwise = a + b
      infixl 6 <+>
      (<+>) = add
  print (add x y)
  let z = x <+> y
  let { w = z ; v = w }
  print (z, w, v)
  let (p, q) | z > 2 = (10, 20)
             | otherwise = (30, 40) :: (Int, Int)
  print (p + q)

-- expect: 3
-- expect: (3,3,3)
-- expect: 30
