{-# LANGUAGE RoleAnnotations #-}
-- Roles are read and not heeded; a type may still be called by a name with the word in it.
module Main where

data Tagged t a = Tagged a deriving Show
type role Tagged nominal representational

data Free f a = Pure a | Free (f (Free f a))
type role Free _ nominal

class (Show a) => Role a where
  role :: a -> String
type role Role nominal

instance Role Int where
  role n = "role " ++ show n

main :: IO ()
main = do
  print (Tagged 3 :: Tagged Bool Int)
  putStrLn (role (4 :: Int))

-- expect: Tagged 3
-- expect: role 4
