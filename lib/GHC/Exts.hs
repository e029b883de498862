-- | Helpers that GHC keeps with its extensions.
module GHC.Exts (sortWith, groupWith, the, lazy, inline, oneShot, IsString(..), Down(..), coerce) where

import Data.Coerce (coerce)
import Data.Function (on)
import Data.List (groupBy, sortBy)
import Data.Ord (Down(..), comparing)
import Data.String (IsString(..))

-- | Sorts by what a function makes of the elements.
sortWith :: Ord b => (a -> b) -> [a] -> [a]
sortWith f = sortBy (comparing f)

-- | Sorts and groups by what a function makes of the elements.
groupWith :: Ord b => (a -> b) -> [a] -> [[a]]
groupWith f xs = groupBy ((==) `on` f) (sortWith f xs)

-- | The one value all the elements are.
the :: Eq a => [a] -> a
the (x : xs)
  | all (== x) xs = x
  | otherwise = errorWithoutStackTrace "GHC.Exts.the: non-identical list"
the [] = errorWithoutStackTrace "GHC.Exts.the: empty list"

-- | The value.
lazy :: a -> a
lazy x = x

-- | The value.
inline :: a -> a
inline x = x

-- | The function.
oneShot :: (a -> b) -> a -> b
oneShot f = f
