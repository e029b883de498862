-- | Classes of types with a structure, for deriving. The structure itself has no name here: functions that other modules make of it
-- (genericShrink, genericSeries) work, programs of one's own over Rep do not.
module GHC.Generics (Generic, Generic1) where

import Needle.Generic
