-- was: what a property finds in the empty world of a search was called a proof, as if it were so in every world
-- $ needle check proof_about_the_world.hs
-- > OK, all inputs up to size
-- > OK, holds for every input
-- ! prop_home from proof_about_the_world.hs:13 === +++ OK, holds for every input
-- ! prop_file from proof_about_the_world.hs:16 === +++ OK, holds for every input
import System.Directory (doesFileExist)
import System.Environment (lookupEnv)
import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck

prop_home :: Bool -> Bool
prop_home b = b || unsafePerformIO (lookupEnv "HOME") == Nothing

prop_file :: Bool -> Property
prop_file b = ioProperty (fmap not (doesFileExist "/etc/passwd"))

prop_pure :: Bool -> Property
prop_pure b = ioProperty (return (b || not b))
