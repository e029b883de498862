class Marker a where
class Other a

data T = T deriving Show
instance Marker T where
instance Other T

value :: Int
value = 3 where

mark :: Marker a => a -> a
mark x = x

main :: IO ()
main = do
  print value
  print (mark T)
  case T of { T -> return () }

-- expect: 3
-- expect: T
