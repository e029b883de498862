newtype Wrapped f a = Wrapped (f a)
class Show a => Sized a where size :: a -> Int
instance Sized (Wrapped f a) where
  size _ = 1

main :: IO ()
main = print (size (Wrapped [1 :: Int]))

-- error: 3:10: In the instance declaration for 'Sized (Wrapped f a)'
