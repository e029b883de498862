import Data.Functor.Classes
import Data.Functor.Compose
import Data.Functor.Product
import Data.Functor.Sum
import Data.Functor.Reverse
import Data.Functor.Constant
import Data.Functor.Identity
import Data.Functor.Const
import Control.Applicative
import Control.Applicative.Lift
import Control.Applicative.Backwards
import Data.Bifoldable
import Data.Bitraversable
import Data.Bifunctor
import Data.Foldable
import Data.List.NonEmpty (NonEmpty(..))
import Data.Ord (Down(..))
import Data.Proxy
import Control.Arrow (Kleisli(..))
import Text.Read
import GHC.Natural
import Numeric.Natural
data T f a = T (f a) | U a
instance Read1 f => Read1 (T f) where
  liftReadPrec rp rl = readData (readUnaryWith (liftReadPrec rp rl) "T" T +++ readUnaryWith rp "U" U)
instance Show1 f => Show1 (T f) where
  liftShowsPrec sp sl d (T x) = showsUnaryWith (liftShowsPrec sp sl) "T" d x
  liftShowsPrec sp sl d (U x) = showsUnaryWith sp "U" d x
instance (Show1 f, Show a) => Show (T f a) where showsPrec = showsPrec1
instance (Read1 f, Read a) => Read (T f a) where readPrec = readPrec1
main = do
  print (read "[T [1,2],U (-3)]" :: [T [] Int])
  print (read " (T (Just 4))" :: T Maybe Int)
  print (readMaybe "T Just 4" :: Maybe (T Maybe Int))
  print (read "Compose [Just 1,Nothing,Just (-2)]" :: Compose [] Maybe Int)
  print (read "Pair [1] (Just 2)" :: Product [] Maybe Int)
  print (read "(InL [1])" :: Sum [] Maybe Int, read "InR (Just 2)" :: Sum [] Maybe Int)
  print (read "Reverse [1,2]" :: Reverse [] Int)
  print (readsPrec1 0 "Just 3 rest" :: [(Maybe Int, String)])
  print (readsPrec1 11 "Just 3 rest" :: [(Maybe Int, String)])
  print (readsPrec1 0 "(1,'c')" :: [((Int,Char), String)])
  print (readsPrec2 0 "(1,'c')" :: [((Int,Char), String)], readsPrec2 0 "Left 2" :: [(Either Int Char,String)])
  print (readsPrec1 0 "1 :| [2]" :: [(NonEmpty Int, String)], readsPrec1 0 "Identity 4" :: [(Identity Int,String)])
  print (readsPrec1 0 "Const 4" :: [(Const Int Char,String)], readsPrec1 0 "Proxy" :: [(Proxy Int,String)],readsPrec1 0 "Down 3" :: [(Down Int,String)])
  print (liftReadList readsPrec readList "[Just 1,Nothing] x" :: [([Maybe Int],String)])
  print (compare2 (1,'a') (1,'b'), eq2 (Left 1 :: Either Int Int) (Left 1))
  putStrLn (showsPrec2 11 (Left 3 :: Either Int Int) "" ++ showsPrec2 0 (1,2) "" ++ liftShowList2 showsPrec showList showsPrec showList [(1,'a')] "")
  print (toList (Reverse [1,2,3]), foldr (:) [] (Reverse "abc"), foldl (flip (:)) [] (Reverse "abc"))
  mapM_ print =<< traverse (\x -> print x >> return (x*2)) (Reverse [1,2,3])
  r <- forwards (Backwards (print 1) *> Backwards (print 2) *> pure 3)
  print r
  print (runErrors ((,) <$> failure ["a"] <*> failure ["b"]) :: Either [String] (Int,Int))
  print (runErrors ((,) <$> eitherToErrors (Right 1) <*> pure 2) :: Either [String] (Int,Int))
  print (Pure 1 <|> Other [2], Other [1] <|> Other [2], fmap (+1) (Other [1,2]), (+) <$> Pure 1 <*> Other [4,5])
  print (Constant 1 :: Constant Int Char, bimap (+1) id (Constant 3) :: Constant Int Int, read "Constant 4" :: Constant Int Int)
  print (bimapAccumL (\a b -> (a+b, show a)) (\a b -> (a*b, a)) 10 (1,2), bimapAccumR (\a b -> (a+b, show a)) (\a b -> (a*b, a)) 10 (1,2))
  print (bimap show not (1,2,3,4,True), bifoldMap show show (1,2,3,4,5,6,7), bimsum (Nothing, Just 2))
  r <- biforM (1,2,3,4) print print
  print r
  print (runKleisli (unwrapArrow (WrapArrow (Kleisli (\x -> [x,x+1])) <|> (+) <$> WrapArrow (Kleisli (\x -> [x*10])) <*> pure 3)) 5)
  print (mkNatural [1,2,3], powModNatural 3 100 7, minusNaturalMaybe 3 4, naturalToWordMaybe (2^70), naturalToWord (2^64+5), gcdNatural 12 18)
  print (mkNatural [2^33+1])

-- expect: [T [1,2],U (-3)]
-- expect: T (Just 4)
-- expect: Nothing
-- expect: Compose [Just 1,Nothing,Just (-2)]
-- expect: Pair [1] (Just 2)
-- expect: (InL [1],InR (Just 2))
-- expect: Reverse [1,2]
-- expect: [(Just 3," rest")]
-- expect: []
-- expect: [((1,'c'),"")]
-- expect: ([((1,'c'),"")],[(Left 2,"")])
-- expect: ([(1 :| [2],"")],[(Identity 4,"")])
-- expect: ([(Const 4,"")],[(Proxy,"")],[(Down 3,"")])
-- expect: [([Just 1,Nothing]," x")]
-- expect: (LT,True)
-- expect: (Left 3)(1,2)[(1,'a')]
-- expect: ([3,2,1],"cba","abc")
-- expect: 3
-- expect: 2
-- expect: 1
-- expect: 6
-- expect: 4
-- expect: 2
-- expect: 2
-- expect: 1
-- expect: 3
-- expect: Left ["a","b"]
-- expect: Right (1,2)
-- expect: (Pure 1,Other [1,2],Other [2,3],Other [5,6])
-- expect: (Constant 1,Constant 4,Constant 4)
-- expect: ((22,("10",11)),(21,("20",10)))
-- expect: ((1,2,3,"4",False),"67",Just 2)
-- expect: 3
-- expect: 4
-- expect: (1,2,(),())
-- expect: [5,6,53]
-- expect: (340282366920938463500268095579187314691,4,Nothing,Nothing,5,6)
-- expect: 8589934593
