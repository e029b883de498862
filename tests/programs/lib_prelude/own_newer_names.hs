import Control.Monad.Except
import Data.Bits
import Data.Functor
import Data.List (sort)
import Data.Ord
import Data.Tuple
import Debug.Trace
import Numeric
import GHC.Generics

-- Names that later versions of these modules have.
clamp :: Int -> Int
clamp = min 9

(!?) :: [a] -> Int -> [a]
xs !? n = take n xs

unsnoc :: [a] -> (a, [a])
unsnoc xs = (last xs, init xs)

foldl' :: Int
foldl' = 7

liftA2, oneBits, showBin, tryError, traceWith :: String
liftA2 = "liftA2"
oneBits = "oneBits"
showBin = "showBin"
tryError = "tryError"
traceWith = "traceWith"

newtype Generically a = Generically a deriving Show
data Solo = MkSolo deriving Show
newtype Xor = Xor Int deriving Show

main :: IO ()
main = do
  print (clamp 12, "abc" !? 2, unsnoc "abc", foldl' + 1)
  mapM_ putStrLn [liftA2, oneBits, showBin, tryError, traceWith]
  print (Generically 'x', MkSolo, Xor 3)
  print (unzip [(1 :: Int, 'a'), (2, 'b')])

-- expect: (9,"ab",('c',"ab"),8)
-- expect: liftA2
-- expect: oneBits
-- expect: showBin
-- expect: tryError
-- expect: traceWith
-- expect: (Generically 'x',MkSolo,Xor 3)
-- expect: ([1,2],"ab")
