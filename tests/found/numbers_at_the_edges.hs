-- was: rem, mod and divMod by -1 did not look at the dividend; .&. and .|. of Integers were too strict; Float infinities, fromEnum and properFraction of -0.0 differed
-- $ needle run numbers_at_the_edges.hs
-- > rem: exception u
-- > mod: exception u
-- > mod8: exception u
-- > divMod: exception u
-- > and: 0
-- > or: -1
-- > xor: exception u
-- > natural: 0
-- > fraction: (0,0.0)
-- > float: ([340282366920938463463374607431768211456 % 1,(-340282366920938463463374607431768211456) % 1,1 % 713623846352979940529142984724747568191373312],340282366920938463463374607431768211456)
-- > fromEnum: ([-8446744073709551616,0,0],[-8446744093203103744,0])
import Control.Exception
import Data.Bits
import Data.Int
import Numeric.Natural

tell :: Show a => String -> a -> IO ()
tell what x = do
  r <- try (evaluate (length (show x)))
  putStrLn (what ++ ": " ++ either (\e -> "exception " ++ head (lines (show (e :: SomeException)))) (const (show x)) r)

u :: a
u = error "u"

main :: IO ()
main = do
  tell "rem" (rem u (-1 :: Int)); tell "mod" (mod u (-1 :: Int)); tell "mod8" (mod u (-1 :: Int8)); tell "divMod" (snd (divMod u (-1 :: Int64)))
  tell "and" ((0 :: Integer) .&. u); tell "or" ((-1 :: Integer) .|. u); tell "xor" (xor 0 (u :: Integer)); tell "natural" (0 * u :: Natural)
  tell "fraction" (properFraction (-0.0 :: Double) :: (Int, Double))
  tell "float" (map toRational [1 / 0, -1 / 0, 1e-45 :: Float], truncate (1 / 0 :: Float) :: Integer)
  tell "fromEnum" (map fromEnum [1e19, 1e300, 0 / 0 :: Double], map fromEnum [1e19, 1 / 0 :: Float])
