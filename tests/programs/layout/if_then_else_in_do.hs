-- DoAndIfThenElse: `then` and `else` may stand at the indentation of the statements.
import Control.Monad (when)

describe :: Int -> IO ()
describe n = do
  let small = n < 10
  if small
  then putStrLn "small"
  else putStrLn "large"
  if n == 3
    then do
      putStrLn "three"
      putStrLn "indeed"
    else
      putStrLn "not three"
  when (n > 5) $
    putStrLn "above five"

main :: IO ()
main = do
  describe 3
  describe 12
  if True then putStrLn "one line"; else putStrLn "never"
  putStrLn "done"

-- expect: small
-- expect: three
-- expect: indeed
-- expect: large
-- expect: not three
-- expect: above five
-- expect: one line
-- expect: done
