-- args: alpha -n 3 --flag=x
import System.Environment

main :: IO ()
main = do
  args <- getArgs
  print args
  print (length args)
  withArgs ["other"] (getArgs >>= print)
  v <- lookupEnv "NEEDLE_SURELY_UNSET_VARIABLE"
  print v

-- expect: ["alpha","-n","3","--flag=x"]
-- expect: 4
-- expect: ["other"]
-- expect: Nothing
