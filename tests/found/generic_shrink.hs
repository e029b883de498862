-- was: genericShrink, subterms and recursivelyShrink gave []; a true property about them failed
-- $ needle run generic_shrink.hs
-- > [S Z,S Z]
-- > ([S Z],[L,U 'b'],[])
-- > [B L 1 L,U 3,B L 2 (U 3),B L 2 (U 3),B (B L 0 L) 2 (U 3),B (B L 1 L) 0 (U 3),B (B L 1 L) 1 (U 3),B (B L 1 L) 2 (U 0),B (B L 1 L) 2 (U 2)]
-- > [R {f1 = 'a', f2 = 2},R {f1 = 'b', f2 = 0},R {f1 = 'b', f2 = 1}]
-- > [W {unW = 0},W {unW = 2}]
-- > [2 :. Nil2,0 :. (2 :. Nil2),1 :. Nil2,1 :. (0 :. Nil2),1 :. (1 :. Nil2)]
-- > ([Just 0,Just 1],[[2],[0,2],[1],[1,0],[1,1]],[(0,2),(1,0),(1,1)],[Left 0,Left 1],[],[])
-- $ needle check generic_shrink.hs -t 10s
-- > prop_parts
-- > This is a proof
-- ! Falsified
{-# LANGUAGE DeriveGeneric #-}
import GHC.Generics
import Test.QuickCheck
data N = Z | S N deriving (Show, Generic, Eq)
data T a = L | B (T a) a (T a) | U a | R { f1 :: a, f2 :: Int } deriving (Show, Generic, Eq)
newtype W = W { unW :: Int } deriving (Show, Generic)
data L2 = Nil2 | Int :. L2 deriving (Show, Generic)
instance Arbitrary N where { arbitrary = pure Z; shrink = genericShrink }
instance Arbitrary a => Arbitrary (T a) where { arbitrary = pure L; shrink = genericShrink }
instance Arbitrary W where { arbitrary = pure (W 1); shrink = genericShrink }
instance Arbitrary L2 where { arbitrary = pure Nil2; shrink = genericShrink }
main = do
  print (shrink (S (S Z)))
  print (subterms (S (S Z)), subterms (B L 'a' (U 'b')), recursivelyShrink (S Z))
  print (shrink (B (B L 1 L) 2 (U (3::Int))))
  print (shrink (R 'b' 2))
  print (shrink (W 3))
  print (shrink (1 :. (2 :. Nil2)))
  print (genericShrink (Just 2 :: Maybe Int), genericShrink [1,2::Int], genericShrink (1::Int,2::Int), genericShrink (Left 2 :: Either Int Int), genericShrink True, genericShrink ())

prop_parts :: Bool -> Bool
prop_parts b = genericShrink (Just b) == [Just False | b]
