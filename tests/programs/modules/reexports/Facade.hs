module Facade (module Inner.Deep, module Facade, insert, module Data.Maybe) where

import Inner.Deep
import Data.List (insert)
import Data.Maybe
import qualified Data.Map as M

data Both = Both Int Int

helper :: Int -> Int
helper = deep . deep

fromFacade :: Both -> Int
fromFacade (Both a b) = fromMaybe a (Just b)
