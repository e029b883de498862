{-# LANGUAGE StandaloneDeriving #-}
-- | Stand-ins for types.
module Data.Proxy (Proxy(..), asProxyTypeOf) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus)
import Data.Ix (Ix)
import Needle.Typeable (Proxy(..))
import Needle.Foldable ()

-- | Its first argument, at the type the proxy stands for.
asProxyTypeOf :: a -> proxy a -> a
asProxyTypeOf = const

instance Bounded (Proxy t) where
  minBound = Proxy
  maxBound = Proxy

deriving instance Read (Proxy t)
deriving instance Enum (Proxy t)
deriving instance Ix (Proxy t)

instance Alternative Proxy where
  empty = Proxy
  _ <|> _ = Proxy

instance MonadPlus Proxy
