-- was: a generator that never comes to a value took five times --max-memory, for the choices on the way and the inputs read from them
-- $ python3 -c 'import resource, subprocess; print(subprocess.run(["needle", "check", "path_without_end.hs", "--strategy", "narrow", "-t", "60s", "--max-memory", "100M"], capture_output=True, text=True).stdout); print("within 250 MB" if resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 250000 else "too much")'
-- > Gave up! Out of memory; no size is complete.
-- > within 250 MB
import Test.QuickCheck

data T = T deriving (Eq, Show)

instance Arbitrary T where arbitrary = arbitrary `suchThat` (/= T)

prop_none :: T -> Bool
prop_none t = t == T
