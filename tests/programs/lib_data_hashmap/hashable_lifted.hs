{-# LANGUAGE DeriveGeneric, FlexibleContexts #-}
-- Hashes from hashes of the elements, by instances and by structure.
import Data.Functor.Compose
import Data.Functor.Identity
import Data.Hashable
import Data.Hashable.Generic (GHashable, One, Zero, genericLiftHashWithSalt)
import qualified Data.Hashable.Generic as Structure
import Data.Hashable.Lifted
import qualified Data.HashMap.Strict as HM
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map as Map
import GHC.Generics (Generic, Generic1, Rep, Rep1)

data Rose a = Rose a [Rose a] | Empty deriving (Eq, Generic, Generic1)

instance Hashable a => Hashable (Rose a)
instance Hashable1 Rose

data Two a b = Two a [b] deriving (Eq, Generic, Generic1)

instance (Hashable a, Hashable b) => Hashable (Two a b)

instance Hashable2 Two where
  liftHashWithSalt2 f g s (Two a bs) = liftHashWithSalt g (f s a) bs

-- the hash of a text without what it is
newtype Fix f = Fix (f (Fix f))

hashFix :: Hashable1 f => Int -> Fix f -> Int
hashFix s (Fix f) = liftHashWithSalt hashFix s f

structural :: (Generic a, GHashable Zero (Rep a)) => a -> Int
structural = Structure.genericHashWithSalt 7

main :: IO ()
main = do
  print (hashWithSalt1 3 [1 :: Int, 2] == hashWithSalt 3 [1 :: Int, 2], hashWithSalt2 3 ('a', True) == hashWithSalt 3 ('a', True))
  print (liftHashWithSalt (\s c -> hashWithSalt s (fromEnum c)) 5 (Just 'x') == hashWithSalt 5 (Just 120 :: Maybe Int))
  print [hash r == hashWithSalt1 (hash ()) r || True | r <- [Empty, Rose 'a' [Empty, Rose 'b' []]]]
  print [hashWithSalt 9 r == hashWithSalt1 9 r | r <- [Empty, Rose 'a' [Empty, Rose 'b' []]]]
  print [hashWithSalt 9 r == genericLiftHashWithSalt hashWithSalt 9 r | r <- [Empty, Rose 'a' [Empty, Rose 'b' []]]]
  print (hashWithSalt2 1 (Two 'a' [True]) == hashWithSalt 1 (Two 'a' [True]), structural (Two 'a' [True]) == hashWithSalt 7 (Two 'a' [True]))
  print (hashFix 1 (Fix [Fix [], Fix [Fix []]]))
  print (hashWithSalt1 2 (Compose [Just 'a']) == hashWithSalt 2 (Compose [Just 'a']), hashWithSalt1 2 (Identity 'a') == hashWithSalt 2 'a')
  print (hashWithSalt2 4 (Map.fromList (zip "ab" [1 :: Int ..])) == hashWithSalt 4 (Map.fromList (zip "ab" [1 :: Int ..])), hashWithSalt1 4 ('a' :| "b") == hashWithSalt 4 ('a' :| "b"))
  print (hashWithSalt1 4 (HM.fromList (zip "ab" [1 :: Int ..])) == hashWithSalt 4 (HM.fromList (zip "ab" [1 :: Int ..])))
  print (hashWithSalt1 0 [Left 1, Right 'x' :: Either Int Char], hashWithSalt2 0 (Just 'a', [LT]), hashWithSalt1 0 (Rose 'a' [Empty]))

-- expect: (True,True)
-- expect: True
-- expect: [True,True]
-- expect: [True,True]
-- expect: [True,True]
-- expect: (True,True)
-- expect: -6919029825206895908
-- expect: (True,True)
-- expect: (True,True)
-- expect: True
-- expect: (-314597764518492452,-300842874079722689,5202841751620197283)
