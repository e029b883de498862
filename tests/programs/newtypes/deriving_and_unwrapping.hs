newtype Age = Age Int deriving (Eq, Ord, Show, Read)
newtype Wrapper f a = Wrapper { unwrap :: f a }

instance Functor f => Functor (Wrapper f) where
  fmap g (Wrapper x) = Wrapper (fmap g x)

main :: IO ()
main = do
  print (Age 3 < Age 4, maximum [Age 1, Age 7, Age 5])
  print (read "Age 5" :: Age)
  print (unwrap (fmap (+ 1) (Wrapper [1, 2, 3])))
  print (unwrap (fmap show (Wrapper (Just 1))))

-- expect: (True,Age 7)
-- expect: Age 5
-- expect: [2,3,4]
-- expect: Just "1"
