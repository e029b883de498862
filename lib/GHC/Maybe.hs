-- | Maybe.
module GHC.Maybe (Maybe(..)) where
