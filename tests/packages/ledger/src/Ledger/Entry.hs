module Ledger.Entry where

import Data.String (IsString(..))

newtype Label = Label String deriving (Eq, Show)

instance IsString Label where
  fromString = Label

data Entry = Entry { amount :: Int } deriving (Eq, Show)

-- | A literal that is no String: the package's extensions count.
label :: Label
label = "entry"
