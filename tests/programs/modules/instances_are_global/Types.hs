module Types (Wrapped (..), Describe (..)) where

data Wrapped a = Wrapped a deriving Eq

class Describe a where
  describe :: a -> String
  describe _ = "thing"
