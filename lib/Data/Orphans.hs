-- | Instances that older versions of base lack. All that base-orphans has are here where their types or classes are, so there is nothing to
-- add.
module Data.Orphans () where
