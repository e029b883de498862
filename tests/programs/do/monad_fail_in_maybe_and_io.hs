import Control.Exception
import System.IO.Error

firstTwo :: [a] -> Maybe (a, a)
firstTwo xs = do
  (a : b : _) <- Just xs
  return (a, b)

main :: IO ()
main = do
  print (firstTwo "abc")
  print (firstTwo "a")
  r <- try (do { Just x <- return (Nothing :: Maybe Int); print x }) :: IO (Either IOException ())
  putStrLn (either (const "io failure") (const "ok") r)
  r2 <- try (fail "custom") :: IO (Either IOException ())
  print (either ioeGetErrorString show r2)
  print (fail "none" :: [Int])

-- expect: Just ('a','b')
-- expect: Nothing
-- expect: io failure
-- expect: "custom"
-- expect: []
