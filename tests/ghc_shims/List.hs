module List (module Data.List) where

import Data.List
