import Control.Exception
import Data.Array

main :: IO ()
main = do
  let a = listArray (0, 2) "abc"
  r <- try (evaluate (a ! 3)) :: IO (Either SomeException Char)
  putStrLn (either (const "out of range") show r)
  r2 <- try (evaluate (a // [(7, 'x')])) :: IO (Either SomeException (Array Int Char))
  putStrLn (either (const "bad update") show r2)
  r3 <- try (evaluate (array (0, 1) [(0, 'a'), (5, 'b')])) :: IO (Either SomeException (Array Int Char))
  putStrLn (either (const "bad index") show r3)
  r4 <- try (evaluate (array (0, 1) [(0, 'a')] ! 1)) :: IO (Either SomeException Char)
  putStrLn (either (const "undefined element") show r4)

-- expect: out of range
-- expect: bad update
-- expect: bad index
-- expect: undefined element
