-- A matrix library with classes: matrices over any ring, rationals for exact elimination, polynomials and
-- booleans as entries, powers by squaring.
module Main (main) where

import Data.List (find, foldl', intercalate, transpose)
import Data.Ratio (denominator, numerator, (%))

-- Algebraic classes of our own

infixl 6 <+>, <->
infixl 7 <.>, *.

class Ring a where
  zero, one :: a
  (<+>), (<.>) :: a -> a -> a
  neg :: a -> a
  (<->) :: a -> a -> a
  a <-> b = a <+> neg b
  neg a = zero <-> a
  {-# MINIMAL zero, one, (<+>), (<.>), ((<->) | neg) #-}

class Ring a => Field a where
  inv :: a -> Maybe a

instance Ring Integer where
  zero = 0
  one = 1
  (<+>) = (+)
  (<.>) = (*)
  neg = negate

newtype Q = Q Rational deriving (Eq, Ord)

instance Show Q where
  show (Q r) | denominator r == 1 = show (numerator r)
             | otherwise = show (numerator r) ++ "/" ++ show (denominator r)

instance Ring Q where
  zero = Q 0
  one = Q 1
  Q a <+> Q b = Q (a + b)
  Q a <.> Q b = Q (a * b)
  neg (Q a) = Q (negate a)

instance Field Q where
  inv (Q 0) = Nothing
  inv (Q a) = Just (Q (recip a))

-- Booleans under or/and make reachability of matrix powers.
instance Ring Bool where
  zero = False
  one = True
  (<+>) = (||)
  (<.>) = (&&)
  neg = id

newtype Poly a = Poly [a] deriving Eq

instance (Eq a, Ring a) => Ring (Poly a) where
  zero = Poly []
  one = Poly [one]
  Poly a <+> Poly b = trim (longZip a b)
  Poly a <.> Poly b = foldl' (<+>) zero [trim (replicate i zero ++ map (c <.>) b) | (i, c) <- zip [0 ..] a]
  neg (Poly a) = Poly (map neg a)

trim :: (Eq a, Ring a) => [a] -> Poly a
trim = Poly . reverse . dropWhile (== zero) . reverse

longZip :: Ring a => [a] -> [a] -> [a]
longZip (a : as) (b : bs) = a <+> b : longZip as bs
longZip as [] = as
longZip [] bs = bs

instance (Show a, Eq a, Ring a) => Show (Poly a) where
  showsPrec d (Poly cs) = case [term c i | (i, c) <- reverse (zip [0 :: Int ..] cs), c /= zero] of
    [] -> showString "0"
    ts -> showParen (d > 6 && length ts > 1) (showString (intercalate " + " ts))
    where
      term c 0 = show c
      term c i = (if c == one then "" else show c) ++ "x" ++ (if i == 1 then "" else '^' : show i)

-- Matrices

newtype Matrix a = Matrix { rows :: [[a]] } deriving Eq

instance Functor Matrix where
  fmap f = Matrix . map (map f) . rows

instance Foldable Matrix where
  foldr f z = foldr f z . concat . rows

instance Show a => Show (Matrix a) where
  show m = intercalate "\n" (map line cells)
    where
      cells = map (map show) (rows m)
      widths = map (maximum . map length) (transpose cells)
      line cs = "[" ++ unwords (zipWith pad widths cs) ++ "]"
      pad w s = replicate (w - length s) ' ' ++ s

size :: Matrix a -> (Int, Int)
size (Matrix []) = (0, 0)
size (Matrix rs@(r : _)) = (length rs, length r)

identity :: Ring a => Int -> Matrix a
identity n = Matrix [[if i == j then one else zero | j <- [1 .. n]] | i <- [1 .. n]]

add, multiply :: Ring a => Matrix a -> Matrix a -> Maybe (Matrix a)
add a b
  | size a /= size b = Nothing
  | otherwise = Just (Matrix (zipWith (zipWith (<+>)) (rows a) (rows b)))
multiply a b
  | snd (size a) /= fst (size b) = Nothing
  | otherwise = Just (Matrix [[foldr (<+>) zero (zipWith (<.>) r c) | c <- columns] | r <- rows a])
  where columns = transpose (rows b)

(*.) :: Ring a => Matrix a -> Matrix a -> Matrix a
a *. b = maybe (error ("size mismatch " ++ show (size a, size b))) id (multiply a b)

power :: Ring a => Matrix a -> Int -> Matrix a
power m = go m (identity (fst (size m)))
  where
    go _ acc 0 = acc
    go b acc n
      | even n = go (b *. b) acc (n `div` 2)
      | otherwise = go (b *. b) (acc *. b) (n `div` 2)

flipped :: Matrix a -> Matrix a
flipped = Matrix . transpose . rows

minor :: Int -> Int -> Matrix a -> Matrix a
minor i j (Matrix rs) = Matrix [dropAt j r | r <- dropAt i rs]
  where dropAt k xs = let (a, b) = splitAt k xs in a ++ drop 1 b

-- Laplace expansion: works in every ring.
determinant :: Ring a => Matrix a -> a
determinant (Matrix []) = one
determinant m@(Matrix (r : _)) = foldr (<+>) zero (zipWith3 term [0 ..] signs r)
  where
    term j sign x = sign (x <.> determinant (minor 0 j m))
    signs = cycle [id, neg]

trace' :: Ring a => Matrix a -> a
trace' m = foldr (<+>) zero (zipWith (!!) (rows m) [0 ..])

-- Gauss-Jordan elimination: needs a field.
reduce :: (Eq a, Field a) => [[a]] -> [[a]]
reduce = go 0
  where
    go _ [] = []
    go k rs
      | all ((<= k) . length) rs = rs
      | otherwise = case break ((/= zero) . (!! k)) rs of
          (_, []) -> go (k + 1) rs
          (before, pivot : after) ->
            let Just f = inv (pivot !! k)
                p = map (f <.>) pivot
                clear r = zipWith (\a b -> a <-> (r !! k) <.> b) r p
                rest = go (k + 1) (map clear (before ++ after))
                up row = foldl' (\acc q -> maybe acc (\(c, _) -> zipWith (\a b -> a <-> (acc !! c) <.> b) acc q) (leading q)) row rest
            in up p : rest
    leading q = find ((/= zero) . snd) (zip [0 ..] q)

inverse :: (Eq a, Field a) => Matrix a -> Maybe (Matrix a)
inverse m
  | map (take n) r == rows (identity n) = Just (Matrix (map (drop n) r))
  | otherwise = Nothing
  where
    (n, _) = size m
    r = reduce (zipWith (++) (rows m) (rows (identity n)))

rank :: (Eq a, Field a) => Matrix a -> Int
rank = length . filter (any (/= zero)) . reduce . rows

charPoly :: Matrix Integer -> Poly Integer
charPoly m = determinant (Matrix (zipWith diagonal [0 ..] (rows m)))
  where diagonal i r = [if i == j then Poly [negate c, 1] else trim [negate c] | (j, c) <- zip [0 :: Int ..] r]

main :: IO ()
main = do
  let a = Matrix [[1, 2], [3, 4]] :: Matrix Integer
      f = Matrix [[1, 1], [1, 0]] :: Matrix Integer
      b = Matrix [[2, -1, 0], [-1, 2, -1], [0, -1, 2]] :: Matrix Integer
      q = fmap (Q . fromIntegral)
  print a
  print (a *. a)
  print (multiply a b, fmap rows (add a f))
  print (power f 50)
  print (map determinant [a, f, b], map trace' [a, f, b])
  print (flipped (Matrix ["abc", "def"]))
  print (inverse (q b))
  print (fmap (\i -> i *. q b == identity 3) (inverse (q b)))
  print (inverse (q (Matrix [[1, 2], [2, 4]])), rank (q (Matrix [[1, 2], [2, 4]])), rank (q b))
  print (map charPoly [a, f, b])
  print (determinant (Matrix [[Poly [0, 1], one], [one, Poly [0, 1]]] :: Matrix (Poly Integer)))
  let graph = Matrix [[i == j || (j == i + 1) || (i == 3 && j == 0) | j <- [0 .. 3]] | i <- [0 .. 3 :: Int]]
  print (power graph 2)
  print (and (power graph 3), length (filter id (concat (rows graph))))
  print (sum b, maximum a, length f, Q (3 % 4) <+> Q (1 % 4))
