import Control.Exception

data Problem = Problem { code :: Int, what :: String } deriving Show
instance Exception Problem

main :: IO ()
main = do
  putStrLn "working"
  throwIO (Problem { code = 7, what = "disk" })

-- expect: working
-- exit: 1
-- stderr: Problem {code = 7, what = "disk"}
