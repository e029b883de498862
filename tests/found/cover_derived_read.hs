-- was: readList of a derived Read was called unreachable, since GHC's is made in another way than ours
-- $ needle cover cover_derived_read.hs -t 5s
-- > 0 proved unreachable
-- ! nothing calls
-- $ needle cover cover_derived_read.hs -t 5s -f json
-- > GHC derives it in another way than it is done here
module CoverDerivedRead (Temp (..)) where

data Temp = Temp Int Bool deriving (Read, Show)
