-- Properties without signatures: a variable that is applied, or has a class of containers, stands for one.
-- flags: --strategy narrow --max-size 5
-- check: prop_id holds_up_to 5
-- check: prop_sum falsified m = [0]
-- check: prop_state falsified m = [(0,0)]
-- check: prop_two falsified p = (0,1)
import Data.Bifunctor (bimap)

prop_id m = fmap id m == m

prop_sum m = sum (fmap (+ 1) m) == sum m

newtype Keeper s m a = Keeper (m (s, a))

kept :: Functor m => Keeper s m a -> m s
kept (Keeper m) = fmap fst m

prop_state m = kept (Keeper m) /= fmap snd m || null m

prop_two p = bimap id negate p == p
