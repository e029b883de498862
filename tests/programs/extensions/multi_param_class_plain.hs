{-# LANGUAGE MultiParamTypeClasses #-}
class Convert a b where
  convert :: a -> b

instance Convert Int String where convert = show
instance Convert Int Bool where convert = (/= 0)
instance Convert Bool Int where convert b = if b then 1 else 0
instance Convert a b => Convert [a] [b] where convert = map convert
instance (Convert a c, Convert b d) => Convert (a, b) (c, d) where
  convert (a, b) = (convert a, convert b)

main :: IO ()
main = do
  putStrLn (convert (3 :: Int))
  print (convert (3 :: Int) :: Bool)
  print (convert [True, False] :: [Int])
  print (convert ([0 :: Int, 1], True) :: ([Bool], Int))

-- expect: 3
-- expect: True
-- expect: [1,0]
-- expect: ([False,True],1)
