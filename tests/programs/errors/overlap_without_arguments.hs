main :: IO ()
main = print f where
  {-# OVERLAP f #-}
  f = 1 :: Int

-- error: 3:15: The OVERLAP pragma wants a function with arguments, but the equation for 'f' has none
