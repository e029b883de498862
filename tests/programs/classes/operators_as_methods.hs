infixr 6 <+>
infixl 7 .*

class VectorLike v where
  (<+>) :: v -> v -> v
  (.*) :: Double -> v -> v
  zero :: v
  neg :: v -> v
  neg v = (-1) .* v
  (<->) :: v -> v -> v
  a <-> b = a <+> neg b

data V2 = V2 Double Double deriving (Show, Eq)

instance VectorLike V2 where
  V2 a b <+> V2 c d = V2 (a + c) (b + d)
  k .* V2 a b = V2 (k * a) (k * b)
  zero = V2 0 0

instance VectorLike Double where
  (<+>) = (+)
  (.*) = (*)
  zero = 0

main :: IO ()
main = do
  print (V2 1 2 <+> 2 .* V2 3 4 <+> zero)
  print (V2 1 2 <-> V2 3 4)
  print (3 <-> (4 :: Double))

-- expect: V2 7.0 10.0
-- expect: V2 (-2.0) (-2.0)
-- expect: -1.0
