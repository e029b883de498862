import Data.Bits
import Data.Functor ((<&>))
import qualified Data.Functor as Functor
import Data.List
import qualified Data.List.NonEmpty as NonEmpty
import Data.Ord
import Data.Traversable
import Data.Tuple

newtype Reader r a = Reader (r -> a)

instance Functor (Reader r) where
  fmap f (Reader g) = Reader (f . g)

instance Applicative (Reader r) where
  pure = Reader . const
  liftA2 f (Reader g) (Reader h) = Reader (\r -> f (g r) (h r))

main :: IO ()
main = do
  print (liftA2 (+) (Just 1) (Just 2 :: Maybe Int), foldl' (flip (:)) [] "abc")
  print ([1, 2, 3 :: Int] !? 2, "abc" !? 3, "abc" !? (-1), unsnoc "abc", unsnoc "")
  print (fst <$> unsnoc [undefined, 2 :: Int] >>= \xs -> Just (length xs))
  print (Functor.unzip (Just (1 :: Int, 'a')), NonEmpty.permutations [1, 2 :: Int])
  print (clamp (1, 5) (9 :: Int), (5 .^. 3 :: Int, 1 .<<. 4 :: Int, 16 .>>. 2 :: Int, oneBits :: Int))
  print (foldMap Xor [1, 2, 7 :: Int], foldMap And [7, 6 :: Int], foldMap Ior [1, 4 :: Int])
  print (getSolo (MkSolo (1 :: Int)), case MkSolo True of MkSolo b -> b)
  r <- mapAccumM (\s a -> print a >> return (s + a, s)) 0 [1, 2, 3 :: Int]
  print r

-- expect: (Just 3,"cba")
-- expect: (Just 3,Nothing,Nothing,Just ("ab",'c'),Nothing)
-- expect: Just 1
-- expect: ((Just 1,Just 'a'),[1,2] :| [[2,1]])
-- expect: (5,(6,16,4,-1))
-- expect: (Xor {getXor = 4},And {getAnd = 6},Ior {getIor = 5})
-- expect: (1,True)
-- expect: 1
-- expect: 2
-- expect: 3
-- expect: (6,[0,1,3])
