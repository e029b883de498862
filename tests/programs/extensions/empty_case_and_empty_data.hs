{-# LANGUAGE EmptyCase #-}
import Data.Void

data Nope

absurd' :: Nope -> a
absurd' x = case x of {}

fromLeft' :: Either a Void -> a
fromLeft' (Left a) = a
fromLeft' (Right v) = absurd v

main :: IO ()
main = do
  print (fromLeft' (Left 3))
  print (map absurd' [] :: [Int])
  print (either id (vacuous' . absurd) (Left "x" :: Either String Void))
  where vacuous' = id

-- expect: 3
-- expect: []
-- expect: "x"
