module Lost where

import Data.Nowhere.First
