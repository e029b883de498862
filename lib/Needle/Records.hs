{-# LANGUAGE NoImplicitPrelude, AllowAmbiguousTypes, FunctionalDependencies, PolyKinds #-}
-- | Fields by their names.
module Needle.Records where

-- | The field @x@ of the type @r@ has the type @a@. The compiler makes the dictionaries for the fields of data types.
class HasField x r a | x r -> a where
  -- | The field of a record: @getField \@"name" r@.
  getField :: r -> a
