{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
-- | Values of any type.
module Data.Generics.Builders (empty, constrs) where

import Data.Data
import Data.Generics.Aliases (extB)

-- | A value with the first constructor throughout.
empty :: forall a. Data a => a
empty = general `extB` '\NUL' `extB` (0 :: Int) `extB` (0 :: Integer) `extB` (0 :: Float) `extB` (0 :: Double)
  where
    general :: Data a => a
    general = fromConstrB empty (indexConstr (dataTypeOf general) 1)

-- | One value of each constructor.
constrs :: forall a. Data a => [a]
constrs = general `extB` "\NUL" `extB` [0 :: Int] `extB` [0 :: Integer] `extB` [0 :: Float] `extB` [0 :: Double]
  where
    general :: Data a => [a]
    general = result
      where
        result = map (fromConstrB empty) (dataTypeConstrs (dataTypeOf (head result)))
