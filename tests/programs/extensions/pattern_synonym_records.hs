{-# LANGUAGE PatternSynonyms, ViewPatterns, RecordWildCards, NamedFieldPuns #-}
-- Pattern synonyms with fields: selectors, construction, patterns, updates.
import qualified Data.Map as M

pattern Point :: a -> b -> (a, b)
pattern Point { px, py } = (px, py)

pattern Entry :: k -> v -> (Int, k, v)
pattern Entry { key, value } <- (_, key, value) where
  Entry k v = (0, k, v)

pattern Smallest :: k -> M.Map k a
pattern Smallest { least } <- (M.lookupMin -> Just (least, _))

data Shape = Shape Int [Int]

pattern Square { side, tags } <- Shape side tags where
  Square s t = Shape (abs s) t

norm :: (Int, Int) -> Int
norm Point { px = 0, py } = py
norm Point { .. } = px * px + py * py

main :: IO ()
main = do
  let p = Point { py = 4, px = 3 } :: (Int, Int)
      px' = px p
  print (p, px', py p, norm p, norm p { px = 0 })
  print (p { py = 'c' }, p { px = px p + 1, py = px p })
  let Entry { value = v } = (7, "k", True)
  print (v, key (1, 'a', 'b'), Entry { key = 1, value = 2 })
  print (least (M.fromList [(3, 'a'), (2, 'b')]), [n | Smallest { least = n } <- [M.empty, M.singleton 9 ()]])
  let s = Square { side = -5, tags = [1] }
  print (side s, tags s { tags = [side s, 2] }, side s { side = -8 })
  let px = 10; py = 20 in print Point { .. }

-- expect: ((3,4),3,4,25,4)
-- expect: ((3,'c'),(4,3))
-- expect: (True,'a',(0,1,2))
-- expect: (2,[9])
-- expect: (5,[5,2],8)
-- expect: (10,20)
