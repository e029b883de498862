import Control.Exception
import Data.Maybe

safely :: Int -> IO (Maybe Int)
safely n = handle (\e -> let _ = e :: SomeException in return Nothing) (fmap Just (evaluate (f n)))

f :: Int -> Int
f 0 = error "zero"
f 1 = throw Overflow
f 2 = fromJust Nothing
f 3 = [1, 2, 3] !! 10
f n = 100 `div` (n - 4)

main :: IO ()
main = mapM safely [0 .. 6] >>= print

-- expect: [Nothing,Nothing,Nothing,Nothing,Nothing,Just 100,Just 50]
