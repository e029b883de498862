module Tally (count, Tally) where

import Paths_tally (version)
import Tally.Internal

prop_versioned :: Bool
prop_versioned = show version == "Version {versionBranch = [1,0,0], versionTags = []}"
