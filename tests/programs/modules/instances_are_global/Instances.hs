module Instances () where

import Types

instance Show a => Show (Wrapped a) where
  show (Wrapped a) = "<<" ++ show a ++ ">>"

instance Show a => Describe (Wrapped a) where
  describe w = "wrapped " ++ show w
