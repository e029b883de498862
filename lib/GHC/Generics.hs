-- | Enough for `deriving Generic` to be accepted.
module GHC.Generics (Generic, Generic1) where

-- | Types with a generic form; nothing is known of it here.
class Generic a

-- | Type constructors with a generic form; nothing is known of it here.
class Generic1 f
