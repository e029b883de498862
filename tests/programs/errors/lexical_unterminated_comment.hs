main :: IO ()
main = print 1
{- this comment
   never ends

-- error: 3:1: unterminated '{-'
