import Data.List (sortBy)

sortOn' :: forall a b. Ord b => (a -> b) -> [a] -> [a]
sortOn' f = map snd . sortBy cmp . map pair
  where
    pair :: a -> (b, a)
    pair x = (f x, x)
    cmp :: (b, a) -> (b, a) -> Ordering
    cmp (p, _) (q, _) = compare p q

sizeOf :: forall a. (Bounded a, Enum a) => a -> Int
sizeOf _ = fromEnum (maxBound :: a) - fromEnum (minBound :: a) + 1

class Default a where def :: a
instance forall a. Default a => Default [a] where
  def = [x, x] where x = def :: a
instance Default Int where def = 4

main :: IO ()
main = do
  print (sortOn' negate [3, 1, 2])
  print (sizeOf True, sizeOf 'c')
  print (def :: [[Int]])
  print ((\(x :: Int) -> x + 1) 2)

-- expect: [3,2,1]
-- expect: (2,1114112)
-- expect: [[4,4],[4,4]]
-- expect: 3
