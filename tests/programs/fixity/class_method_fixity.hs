class Semi a where
  infixr 6 <.>
  (<.>) :: a -> a -> a
  infixl 7 `times`
  times :: a -> a -> a

instance Semi Int where
  (<.>) = (-)
  times = (*)

main :: IO ()
main = do
  print (10 <.> 5 <.> (2 :: Int))
  print (2 <.> 3 `times` (4 :: Int))

-- expect: 7
-- expect: -10
