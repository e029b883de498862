-- | Stand-ins for types.
module Data.Proxy (Proxy(..), asProxyTypeOf) where

import Needle.Typeable (Proxy(..))
import Needle.Foldable ()

-- | Its first argument, at the type the proxy stands for.
asProxyTypeOf :: a -> proxy a -> a
asProxyTypeOf = const
