-- was: a main that asks for arguments before it tests made a warning, though all that it tests was checked because of its name
-- $ needle check main_asks_arguments.hs -t 5s
-- > prop_short from
-- > Falsified
-- ! warning
-- exit 1
-- $ sed 's/depthCheck (read d) prop_short/depthCheck (read d) other/' main_asks_arguments.hs > Other.hs; needle check Other.hs -t 5s
-- > ND-0714
-- > Pattern match failure
-- exit 1
import System.Environment
import Test.LazySmallCheck

prop_short :: [Bool] -> Bool
prop_short xs = length xs < 3

other :: [Bool] -> Bool
other xs = length xs < 4

main :: IO ()
main = do
  [d] <- getArgs
  depthCheck (read d) prop_short
