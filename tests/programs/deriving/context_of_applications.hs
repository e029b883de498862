-- Contexts found for derived instances may be about applied type variables.
module Main where

newtype Flip f a b = Flip (f b a)
  deriving (Eq, Ord, Show)

newtype Compose f g a = Compose { getCompose :: f (g a) }
  deriving (Eq, Ord, Show)

data Both f a = Both (f a) a | Neither
  deriving (Eq, Show)

main :: IO ()
main = do
  print (Flip (Left 'x' :: Either Char Int))
  print (Flip (1 :: Int, 'a') == Flip (1, 'b'))
  print (Compose [Just 'q', Nothing])
  print (compare (Compose (Just [1 :: Int])) (Compose (Just [2])))
  print [Both (Just 'a') 'b', Neither]
  print (Both [True] False == Both [True] True)

-- expect: Flip (Left 'x')
-- expect: False
-- expect: Compose {getCompose = [Just 'q',Nothing]}
-- expect: LT
-- expect: [Both (Just 'a') 'b',Neither]
-- expect: False
