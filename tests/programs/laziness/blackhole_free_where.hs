data Stream a = a :> Stream a
infixr 5 :>

nats :: Stream Int
nats = go 0 where go n = n :> go (n + 1)

zipS :: (a -> b -> c) -> Stream a -> Stream b -> Stream c
zipS f (a :> as) (b :> bs) = f a b :> zipS f as bs

tailS :: Stream a -> Stream a
tailS (_ :> s) = s

takeS :: Int -> Stream a -> [a]
takeS n ~(a :> s) | n <= 0 = [] | otherwise = a : takeS (n - 1) s

fibs :: Stream Integer
fibs = 0 :> 1 :> zipS (+) fibs (tailS fibs)

main :: IO ()
main = do
  print (takeS 10 nats)
  print (takeS 20 fibs)
  print (takeS 0 (undefined :: Stream Int))

-- expect: [0,1,2,3,4,5,6,7,8,9]
-- expect: [0,1,1,2,3,5,8,13,21,34,55,89,144,233,377,610,987,1597,2584,4181]
-- expect: []
