{-# LANGUAGE FlexibleContexts, FlexibleInstances, TypeFamilies #-}
-- | SmallCheck's properties as examples.
module Test.Hspec.SmallCheck (property) where

import Needle.Suite (Body(..))
import Test.Hspec.Tree (Example(..), Hooked(..))
import Test.SmallCheck.Drivers (refutedTo)
import Test.SmallCheck.Property (Property, Testable(..))

-- | A property that is an example.
property :: Testable IO a => a -> Property IO
property = test

instance Example (Property IO) where
  hooked p = Plain (Examined (refutedTo 5 p))
