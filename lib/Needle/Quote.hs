-- | What the quotations of Template Haskell mean here: the compiler puts calls of these functions in their place. The text
-- says where a quotation stands. Nothing is known of what is quoted; to run a quotation is an error.
module Needle.Quote (quotedExp, quotedPat, quotedType, quotedDecs, quotedCode, quotedName) where

import Language.Haskell.TH.Syntax
import Needle.Check (notRun)

quotation :: String -> a
quotation place = notRun ("Template Haskell is not run: the quotation at " ++ place)

-- | @[| e |]@
quotedExp :: Quote m => String -> m Exp
quotedExp = quotation

-- | @[p| p |]@
quotedPat :: Quote m => String -> m Pat
quotedPat = quotation

-- | @[t| t |]@
quotedType :: Quote m => String -> m Type
quotedType = quotation

-- | @[d| d |]@
quotedDecs :: Quote m => String -> m [Dec]
quotedDecs = quotation

-- | @[|| e ||]@
quotedCode :: Quote m => String -> Code m a
quotedCode place = unsafeCodeCoerce (quotation place)

-- | @'f@ and @''T@
quotedName :: String -> Name
quotedName = mkName
