{-# LANGUAGE RankNTypes #-}
newtype Church = Church (forall a. (a -> a) -> a -> a)

zero :: Church
zero = Church (\_ z -> z)

suc :: Church -> Church
suc (Church n) = Church (\s z -> s (n s z))

add, mul :: Church -> Church -> Church
add (Church a) (Church b) = Church (\s -> a s . b s)
mul (Church a) (Church b) = Church (a . b)

toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0

main :: IO ()
main = do
  let two = suc (suc zero)
      three = suc two
  print (toInt (add two three), toInt (mul three three))

-- expect: (5,9)
