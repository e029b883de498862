{-# LANGUAGE RankNTypes, TypeFamilies, GADTs #-}
-- What is known of a result comes before what an argument may use: (a ~ b) => r says nothing about an r that is not known yet.
data Same a b where Same :: Same a a

with :: Same a b -> ((a ~ b) => r) -> r
with Same r = r

cast :: Same a b -> f a -> f b
cast s x = with s x

castWith :: Same a b -> f a -> f b
castWith s = with s id

flipped :: Same a b -> p a b -> p b a
flipped s = with s $ id

main :: IO ()
main = do
  print (cast Same [1 :: Int])
  print (castWith Same (Just 'x'))
  print (flipped Same (1 :: Int, 2))

-- expect: [1]
-- expect: Just 'x'
-- expect: (1,2)
