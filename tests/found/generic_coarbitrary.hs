-- was: a CoArbitrary instance that leaves its method to Generic gave constant functions only
-- $ needle check generic_coarbitrary.hs -t 10s
-- > Falsified
-- exit 1
{-# LANGUAGE DeriveGeneric #-}
import GHC.Generics (Generic)
import Test.QuickCheck

data Colour = Red | Green Bool deriving (Show, Eq, Generic)
instance CoArbitrary Colour

prop_constant :: Property
prop_constant = forAllBlind arbitrary $ \f -> f Red == (f (Green True) :: Bool)
