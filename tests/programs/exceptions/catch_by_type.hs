import Control.Exception
import qualified Data.Map as M

classify :: IO a -> IO String
classify act =
  (act >> return "fine")
    `catches'` [ ]
  where
    catches' a _ = a `catch` arith `catch` errCall `catch` other
    arith e = return ("arith: " ++ show (e :: ArithException))
    errCall (ErrorCall m) = return ("error: " ++ m)
    other e = return ("other: " ++ takeWhile (/= '\n') (show (e :: SomeException)))

main :: IO ()
main = do
  classify (evaluate (1 `div` (0 :: Int))) >>= putStrLn
  classify (evaluate (error "boom" :: Int)) >>= putStrLn
  classify (evaluate (head ([] :: [Int]))) >>= putStrLn
  classify (return ()) >>= putStrLn
  classify (ioError (userError "mine")) >>= putStrLn
  classify (throwIO Overflow) >>= putStrLn
  classify (evaluate (M.fromList [(1, 'a')] M.! 2)) >>= putStrLn

-- expect: arith: divide by zero
-- expect: error: boom
-- expect: error: Prelude.head: empty list
-- expect: fine
-- expect: other: user error (mine)
-- expect: arith: arithmetic overflow
-- expect: error: Map.!: given key is not an element in the map
