-- | Fields by their names: what @r.name@ means under OverloadedRecordDot.
module GHC.Records (HasField(..)) where

import Needle.Records
