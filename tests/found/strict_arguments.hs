-- was: lcm, showsPrec of numbers, shifts, testBit and bit were lazier or stricter than GHC's
-- $ needle run strict_arguments.hs
-- > lcm: exception Prelude.undefined
-- > lcm 2: 0
-- > lcm I: exception Prelude.undefined
-- > lcm W8: 0
-- > Int: exception Prelude.undefined
-- > Integer: exception Prelude.undefined
-- > Word: "5"
-- > Word8: exception Prelude.undefined
-- > Double: "5.0"
-- > Float: "5.0"
-- > -Double: exception Prelude.undefined
-- > shiftL: exception Prelude.undefined
-- > shiftL W8: exception Prelude.undefined
-- > shiftL I64: exception Prelude.undefined
-- > shiftR W: exception Prelude.undefined
-- > shift: exception Prelude.undefined
-- > testBit: exception Prelude.undefined
-- > testBit -1: exception arithmetic overflow
-- > bit -1: exception arithmetic overflow
-- > bit 64: 0
-- > testBit W16: exception Prelude.undefined
-- > testBit I: False
import Control.Exception
import Data.Bits
import Data.Int
import Data.Word

tell :: Show a => String -> a -> IO ()
tell what x = do
  r <- try (evaluate (length (show x)))
  putStrLn (what ++ ": " ++ either (\e -> "exception " ++ head (lines (show (e :: SomeException)))) (const (show x)) r)

u :: a
u = undefined

main :: IO ()
main = do
  tell "lcm" (lcm 0 (u :: Int)); tell "lcm 2" (lcm (u :: Int) 0); tell "lcm I" (lcm 0 (u :: Integer)); tell "lcm W8" (lcm u (0 :: Word8))
  tell "Int" (showsPrec u (5 :: Int) ""); tell "Integer" (showsPrec u (5 :: Integer) ""); tell "Word" (showsPrec u (5 :: Word) "")
  tell "Word8" (showsPrec u (5 :: Word8) ""); tell "Double" (showsPrec u (5 :: Double) ""); tell "Float" (showsPrec u (5 :: Float) "")
  tell "-Double" (showsPrec u (-5 :: Double) "")
  tell "shiftL" (shiftL (u :: Int) 64); tell "shiftL W8" (shiftL (u :: Word8) 64); tell "shiftL I64" (shiftL (u :: Int64) 64)
  tell "shiftR W" (shiftR (u :: Word) 64); tell "shift" (shift (u :: Int) 64); tell "testBit" (testBit (u :: Int) 64)
  tell "testBit -1" (testBit (5 :: Int) (-1)); tell "bit -1" (bit (-1) :: Int); tell "bit 64" (bit 64 :: Int); tell "testBit W16" (testBit (u :: Word16) 99)
  tell "testBit I" (testBit (5 :: Integer) (-1))
