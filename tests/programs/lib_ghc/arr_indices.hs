-- What programs import from GHC.Arr beside arrays; a failure in ST is an error.
import Control.Exception
import Control.Monad.ST
import GHC.Arr (listArray, numElements, unsafeAt, unsafeIndex)

firstJust :: [Maybe Int] -> ST s Int
firstJust ms = do
  Just n : _ <- return ms
  return n

main :: IO ()
main = do
  print (unsafeIndex ((0, 0), (2, 3)) (1, 2 :: Int) + unsafeIndex (5, 9 :: Int) 7)
  let a = listArray ('a', 'e') [10 :: Int ..]
  print (numElements a, unsafeAt a 3)
  print (runST (firstJust [Just 3]))
  r <- try (evaluate (runST (fail "none"))) :: IO (Either ErrorCall Int)
  print r

-- expect: 8
-- expect: (5,13)
-- expect: 3
-- expect: Left none
