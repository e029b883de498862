-- | What quasi-quotes are made of. Needle runs none.
module Language.Haskell.TH.Quote (QuasiQuoter(..), quoteFile, dataToQa, dataToExpQ, dataToPatQ) where

import Language.Haskell.TH.Syntax

-- | What a quoted text means at each place where it may stand.
data QuasiQuoter = QuasiQuoter
  { quoteExp :: String -> Q Exp
  , quotePat :: String -> Q Pat
  , quoteType :: String -> Q Type
  , quoteDec :: String -> Q [Dec]
  }

-- | The quoter for the text of a file.
quoteFile :: QuasiQuoter -> QuasiQuoter
quoteFile (QuasiQuoter e p t d) = QuasiQuoter (contents e) (contents p) (contents t) (contents d)
  where contents f name = addDependentFile name >> runIO (readFile name) >>= f
