-- | Simple combinators.
module Data.Function (id, const, (.), flip, ($), (&), on, fix) where

import Needle.Classes
