{-# LANGUAGE DerivingStrategies, DerivingVia, DeriveAnyClass, GeneralizedNewtypeDeriving #-}
import Data.Monoid (Sum (..), Any (..))

class Describe a where
  describe :: a -> String
  describe _ = "default description"

newtype Age = Age Int
  deriving stock (Show)
  deriving newtype (Eq, Ord, Num)
  deriving anyclass (Describe)

newtype Total = Total Int
  deriving stock Show
  deriving (Semigroup, Monoid) via (Sum Int)

newtype Flag = Flag Bool
  deriving (Semigroup, Monoid) via Any
  deriving stock (Show, Eq)

main :: IO ()
main = do
  print (Age 3 + 4, Age 1 < 2)
  putStrLn (describe (Age 1))
  print (mconcat [Total 1, Total 2, Total 3])
  print (Flag False <> Flag True, mempty :: Flag)

-- expect: (Age 7,True)
-- expect: default description
-- expect: Total 6
-- expect: (Flag True,Flag False)
