import Control.Exception
import Needle hiding (assert)
import qualified Needle

prop_half :: Int -> Result
prop_half n = even n ==> n `div` 2 * 2 == n

-- Without the directory.
shortened :: String -> String
shortened s = case break (== '/') s of
  (before, _ : _) -> takeWhile (/= '/') before ++ reverse (takeWhile (/= '/') (reverse s))
  _ -> s

main :: IO ()
main = do
  print (map prop_half [1, 2, 3, 4])
  print (True ==> False, False ==> undefined)
  print (target (3 :: Int))
  print (assume True 'a', Needle.assert True 'b')
  r <- try (evaluate (Needle.assert False 'c'))
  putStrLn (either (\e -> "thrown: " ++ shortened (show (e :: SomeException))) show r)
  s <- try (evaluate (assume False 'd'))
  putStrLn (either (\e -> "thrown: " ++ show (e :: SomeException)) show s)

-- expect: [PreconditionFailed,Success,PreconditionFailed,Success]
-- expect: (Failure,PreconditionFailed)
-- expect: 3
-- expect: ('a','b')
-- expect: thrown: Needle: assertion failed at outcomes.hs:20:23-35
-- expect: thrown: Needle: assumption failed
