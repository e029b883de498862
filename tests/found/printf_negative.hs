-- was: printf of a negative Integer as octal, hexadecimal, unsigned or character gave another message than GHC's
-- $ needle run printf_negative.hs
-- > %o printf: bad argument 1777777777777777777770
-- > %x printf: bad argument fffffffffffffff8
-- > %X printf: bad argument FFFFFFFFFFFFFFF8
-- > %b printf: bad argument 1111111111111111111111111111111111111111111111111111111111111000
-- > %u printf: bad argument 18446744073709551608
-- > %c printf: illegal char conversion 
-- > %d -8 -8
import Control.Exception
import Text.Printf

main :: IO ()
main = mapM_ line ["%o", "%x", "%X", "%b", "%u", "%c", "%d"]
  where
    line f = do
      r <- try (evaluate (length (text f)))
      putStrLn (f ++ " " ++ either (\e -> takeWhile (/= '\n') (show (e :: SomeException))) (const (text f)) r ++ " " ++ int f)
    text f = printf f (-8 :: Integer) :: String
    int f = if f == "%c" then "" else printf f (-8 :: Int)
