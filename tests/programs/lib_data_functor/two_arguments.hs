import Data.Bifunctor
import Data.Bifoldable
import Data.Bitraversable
import Data.Bifunctor.Flip
import Data.Bifunctor.Join
import Data.Bifunctor.Clown
import Data.Bifunctor.Joker
import Data.Bifunctor.Biff
import Data.Bifunctor.Tannen
import Data.Bifunctor.Wrapped
import qualified Data.Bifunctor.Product as P
import qualified Data.Bifunctor.Sum as S
import Data.Functor.Contravariant
import Data.Foldable (toList)
import Control.Category ((>>>))
main = do
  print (bimap show not (Flip (True, 3)), fmap (+ 1) (Flip (Left 3 :: Either Int Char)), toList (Flip (1, 'c')))
  print (fmap (+ 1) (Join (1, 2)), sum (Join (3, 4)), traverse (\x -> [x, x + 10]) (Join (1, 2)))
  print (bimap (+ 1) not (Clown [1, 2]), bimap (+ 1) not (Joker [True]), fmap not (Joker (Just True) :: Joker Maybe Int Bool))
  print (bimap (+ 1) not (Biff (Just 1, [True, False])), fmap not (Biff ([1], Just True)), bifoldMap show show (Biff ([1, 2], Just True)))
  print (bimap (+ 1) not (Tannen [Left 1, Right True]), toList (Tannen [(1, 'a'), (2, 'b')]))
  print (fmap not (WrapBifunctor (1, True)), bitraverse Just Just (WrapBifunctor (1, 'c')))
  print (bimap (+ 1) not (P.Pair (1, True) (Left 3)), bimap (+ 1) not (S.L2 (1, True) :: S.Sum (,) Either Int Bool), S.R2 (Left 'x') < (S.L2 ('y', 'z') :: S.Sum (,) Either Char Char))
  print (read "Join {runJoin = (1,2)}" :: Join (,) Int)
  print (getOp (Op length >>> Op show) 12345, getOp (Op (+ 1) + 3) 4, getPredicate (contramap length (Predicate even)) "ab", getOp (length >$< Op show) "abc")
  print (getPredicate (mconcat [Predicate even, Predicate (> 2)]) 4, getComparison (contramap negate defaultComparison) 1 2, getEquivalence (comparisonEquivalence defaultComparison) 1 1)

-- expect: (Flip {runFlip = (False,"3")},Flip {runFlip = Left 4},[1])
-- expect: (Join {runJoin = (2,3)},7,[Join {runJoin = (1,2)},Join {runJoin = (1,12)},Join {runJoin = (11,2)},Join {runJoin = (11,12)}])
-- expect: (Clown {runClown = [2,3]},Joker {runJoker = [False]},Joker {runJoker = Just False})
-- expect: (Biff {runBiff = (Just 2,[False,True])},Biff {runBiff = ([1],Just False)},"12True")
-- expect: (Tannen {runTannen = [Left 2,Right False]},"ab")
-- expect: (WrapBifunctor {unwrapBifunctor = (1,False)},Just (WrapBifunctor {unwrapBifunctor = (1,'c')}))
-- expect: (Pair (2,False) (Left 4),L2 (2,False),False)
-- expect: Join {runJoin = (1,2)}
-- expect: (5,8,True,"3")
-- expect: (True,GT,True)
