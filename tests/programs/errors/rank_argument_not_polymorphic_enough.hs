{-# LANGUAGE RankNTypes #-}
apply :: (forall a. a -> a) -> (Int, Bool)
apply f = (f 1, f True)

main :: IO ()
main = print (apply (+ 1))

-- error: 6:22: No instance for (Num a)
