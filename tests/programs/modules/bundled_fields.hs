{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
import GHC.IO.Exception (IOException(IOError, ioe_filename, ioe_location), IOErrorType(..))

main :: IO ()
main = print (IOError Nothing OtherError "l" "d" Nothing (Just "f")) { ioe_location = "here", ioe_filename = Nothing }

-- expect: here: failed (d)
