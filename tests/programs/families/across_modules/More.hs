{-# LANGUAGE TypeFamilies #-}
module More (Box (CharBox), State (..), name, module Collect) where

import Collect

data instance Box Char = CharBox { name :: String, letter :: Char } deriving Show

type instance Boxed Char = Box Char
type instance Sum Int Int = Integer

instance Fresh Char where
  newtype State Char = Next Int
  fresh n = (toEnum n, Next (n + 1))
