-- | Matrices over the integers and the rationals.
--
-- Determinants of integer matrices are found without fractions, inverses and solutions over 'Rational'. All sizes are
-- checked: what does not fit together gives 'Left'.
module Matrix
  ( -- * Matrices
    Matrix
  , MatrixError (..)
  , fromRows
  , toRows
  , size
  , identity
  , diagonal
  , generate
  , entry
  , mapEntries
    -- * Arithmetic
  , add
  , scale
  , multiply
  , power
  , transpose
  , trace
    -- * Shape
  , isSquare
  , isSymmetric
  , isUpperTriangular
  , minor
  , kronecker
    -- * Elimination
  , determinant
  , cofactorDeterminant
  , rank
  , Solution (..)
  , solve
  , inverse
  , ShowEntry (..)
  , pretty
    -- * Properties
  , prop_transposeTwice
  , prop_multiplyTransposed
  , prop_determinantsAgree
  , prop_determinantSmall
  , prop_inverse
  , prop_powerAdds
  , prop_rankBounded
  , prop_solved
  ) where

import qualified Data.List as List
import Data.Ratio (denominator, numerator)

-- | The numbers of rows and columns, and the rows.
data Matrix a = Matrix Int Int [[a]]
  deriving (Eq)

instance Functor Matrix where
  fmap f (Matrix m n rows) = Matrix m n (map (map f) rows)

data MatrixError
  = Ragged [Int] -- ^ how long the rows are
  | Mismatch (Int, Int) (Int, Int)
  | NotSquare Int Int
  | OutOfRange Int Int
  | Singular
  | NegativePower Int
  deriving (Eq, Show)

-- | Rows of one length.
fromRows :: [[a]] -> Either MatrixError (Matrix a)
fromRows [] = Right (Matrix 0 0 [])
fromRows rows@(first : rest)
  | all ((== length first) . length) rest = Right (Matrix (length rows) (length first) rows)
  | otherwise = Left (Ragged (map length rows))

toRows :: Matrix a -> [[a]]
toRows (Matrix _ _ rows) = rows

-- | Rows and columns.
size :: Matrix a -> (Int, Int)
size (Matrix m n _) = (m, n)

-- | A matrix by a function of row and column, which count from 1.
generate :: Int -> Int -> (Int -> Int -> a) -> Matrix a
generate m n f = Matrix rows columns [[f i j | j <- [1 .. columns]] | i <- [1 .. rows]]
  where
    rows = max 0 m
    columns = max 0 n

identity :: Num a => Int -> Matrix a
identity n = generate n n (\i j -> if i == j then 1 else 0)

diagonal :: Num a => [a] -> Matrix a
diagonal xs = Matrix n n [replicate i 0 ++ [x] ++ replicate (n - i - 1) 0 | (i, x) <- zip [0 ..] xs]
  where
    n = length xs

-- | The entry in a row and a column, which count from 1.
entry :: Int -> Int -> Matrix a -> Either MatrixError a
entry i j (Matrix m n rows)
  | i < 1 || i > m || j < 1 || j > n = Left (OutOfRange i j)
  | otherwise = case drop (i - 1) rows of
      row : _ -> case drop (j - 1) row of
        x : _ -> Right x
        [] -> error "entry: the row is too short"
      [] -> error "entry: too few rows"

mapEntries :: (a -> b) -> Matrix a -> Matrix b
mapEntries = fmap

add :: Num a => Matrix a -> Matrix a -> Either MatrixError (Matrix a)
add a@(Matrix m n xs) b@(Matrix _ _ ys)
  | size a /= size b = Left (Mismatch (size a) (size b))
  | otherwise = Right (Matrix m n (zipWith (zipWith (+)) xs ys))

scale :: Num a => a -> Matrix a -> Matrix a
scale k = fmap (k *)

multiply :: Num a => Matrix a -> Matrix a -> Either MatrixError (Matrix a)
multiply a@(Matrix m n xs) b@(Matrix n' p _)
  | n /= n' = Left (Mismatch (size a) (size b))
  | otherwise = Right (Matrix m p [[sum (zipWith (*) row column) | column <- columns] | row <- xs])
  where
    columns = toRows (transpose b)

-- | A power by repeated squaring.
power :: Num a => Matrix a -> Int -> Either MatrixError (Matrix a)
power a@(Matrix m n _) k
  | m /= n = Left (NotSquare m n)
  | k < 0 = Left (NegativePower k)
  | k == 0 = Right (identity m)
  | even k = multiply a a >>= \square -> power square (k `div` 2)
  | odd k = power a (k - 1) >>= multiply a
  | otherwise = error "power: neither even nor odd"

-- | Rows become columns. A matrix without rows keeps its number of columns as rows.
transpose :: Matrix a -> Matrix a
transpose (Matrix m n rows)
  | m == 0 = Matrix n m (replicate n [])
  | otherwise = Matrix n m (List.transpose rows)

trace :: Num a => Matrix a -> Either MatrixError a
trace (Matrix m n rows)
  | m /= n = Left (NotSquare m n)
  | otherwise = Right (sum (zipWith pick [0 ..] rows))
  where
    pick i row = case drop i row of
      x : _ -> x
      [] -> error "trace: the row is too short"

isSquare :: Matrix a -> Bool
isSquare (Matrix m n _) = m == n

isSymmetric :: Eq a => Matrix a -> Bool
isSymmetric a = isSquare a && transpose a == a

isUpperTriangular :: (Eq a, Num a) => Matrix a -> Bool
isUpperTriangular (Matrix _ _ rows) = and (zipWith zeros [0 ..] rows)
  where
    zeros i row = all (== 0) (take i row)

-- | Without one row and one column, which count from 1.
minor :: Int -> Int -> Matrix a -> Either MatrixError (Matrix a)
minor i j (Matrix m n rows)
  | i < 1 || i > m || j < 1 || j > n = Left (OutOfRange i j)
  | otherwise = Right (Matrix (m - 1) (n - 1) (map (without j) (without i rows)))

-- | All but the element at a position, which counts from 1.
without :: Int -> [a] -> [a]
without k xs = take (k - 1) xs ++ drop k xs

-- | Every entry of the first replaced by that multiple of the second.
kronecker :: Num a => Matrix a -> Matrix a -> Matrix a
kronecker (Matrix m n xs) (Matrix p q ys) =
  Matrix (m * p) (n * q) [concat [map (x *) row' | x <- row] | row <- xs, row' <- ys]

-- | The determinant by elimination in which every division leaves no remainder.
determinant :: Matrix Integer -> Either MatrixError Integer
determinant (Matrix m n rows)
  | m /= n = Left (NotSquare m n)
  | otherwise = Right (go 1 rows)
  where
    go previous [] = previous
    go previous below = case break ((/= 0) . pivot) below of
      (_, []) -> 0
      (zeros, row : others) -> go (pivot row) (map (eliminate previous row) (zeros ++ others))
    eliminate previous (p : ps) (x : xs) = [exactly (p * y - x * q) previous | (q, y) <- zip ps xs]
    eliminate _ _ _ = error "determinant: no column is left"

pivot :: [a] -> a
pivot (x : _) = x
pivot [] = error "pivot: no column is left"

-- | A quotient that is known to be exact.
exactly :: Integer -> Integer -> Integer
exactly x y = case x `quotRem` y of
  (q, 0) -> q
  _ -> error "exactly: a remainder"

-- | The determinant by its first row, for small matrices.
cofactorDeterminant :: Num a => Matrix a -> Either MatrixError a
cofactorDeterminant (Matrix m n rows)
  | m /= n = Left (NotSquare m n)
  | otherwise = Right (expand rows)
  where
    expand [] = 1
    expand (first : rest) = sum [sign * x * expand (map (without j) rest) | (j, sign, x) <- zip3 [1 ..] (cycle [1, -1]) first]

-- | The rows in reduced echelon form, those of zeros left out, each with the column of its leading one.
echelon :: [[Rational]] -> [(Int, [Rational])]
echelon rows = reduce (forward 0 rows)
  where
    width = maximum (0 : map length rows)
    forward column left
      | column >= width = []
      | otherwise = case break ((/= 0) . (!! column)) left of
          (_, []) -> forward (column + 1) left
          (zeros, row : others) ->
            let lead = map (/ (row !! column)) row
             in (column, lead) : forward (column + 1) (map (clear column lead) (zeros ++ others))
    reduce = foldr (\(column, row) done -> (column, foldr cancel row done) : done) []
    cancel (column, lead) = clear column lead
    clear column lead row = zipWith (\l x -> x - (row !! column) * l) lead row

-- | The number of independent rows.
rank :: Matrix Integer -> Int
rank (Matrix _ _ rows) = length (echelon (map (map fromInteger) rows))

data Solution
  = None
  | Unique [Rational]
  | Many [Rational] Int -- ^ one of them, and how many unknowns are free
  deriving (Eq, Show)

-- | Solves a system of equations: a matrix and the right hand sides.
solve :: Matrix Integer -> [Integer] -> Either MatrixError Solution
solve a@(Matrix m n rows) right
  | length right /= m = Left (Mismatch (size a) (length right, 1))
  | any ((== n) . fst) leads = Right None
  | free == 0 = Right (Unique values)
  | free > 0 = Right (Many values free)
  | otherwise = error "solve: more leading ones than unknowns"
  where
    leads = echelon (zipWith (\row x -> map fromInteger (row ++ [x])) rows right)
    free = n - length leads
    values = [maybe 0 last (lookup j leads) | j <- [0 .. n - 1]]

inverse :: Matrix Integer -> Either MatrixError (Matrix Rational)
inverse a@(Matrix m n rows)
  | m /= n = Left (NotSquare m n)
  | map fst leads /= [0 .. n - 1] = Left Singular
  | rank a < n = error "inverse: rank lost"
  | otherwise = Right (Matrix n n (map (drop n . snd) leads))
  where
    leads = echelon (zipWith (++) (map (map fromInteger) rows) (toRows (identity n)))

-- | Entries that can be printed in a column.
class ShowEntry a where
  showEntry :: a -> String

instance ShowEntry Int where
  showEntry = show

instance ShowEntry Integer where
  showEntry = show

instance ShowEntry Bool where
  showEntry b = if b then "1" else "."

-- | A line for each row, the columns flush right.
pretty :: ShowEntry a => Matrix a -> String
pretty (Matrix _ _ rows) = unlines (map (unwords . zipWith padded widths) texts)
  where
    texts = map (map showEntry) rows
    widths = map (maximum . map length) (List.transpose texts)
    padded width text = replicate (width - length text) ' ' ++ text

-- | A square matrix from a list of its entries, filled up with zeros.
chunked :: Int -> [Integer] -> Matrix Integer
chunked n xs = generate n n (\i j -> case drop (n * (i - 1) + j - 1) xs of x : _ -> x; [] -> 0)

-- | A matrix of two rows with small entries.
square2 :: (Int, Int, Int, Int) -> Matrix Integer
square2 (a, b, c, d) = chunked 2 (map small [a, b, c, d])

small :: Int -> Integer
small i = [-2, -1, 0, 1, 3] !! (i `mod` 5)

prop_transposeTwice :: [[Int]] -> Bool
prop_transposeTwice rows = case fromRows rows of
  Left (Ragged lengths) -> List.nub lengths /= take 1 lengths
  Left _ -> False
  Right a -> transpose (transpose a) == a

prop_multiplyTransposed :: [Integer] -> [Integer] -> Bool
prop_multiplyTransposed xs ys =
  (transpose <$> multiply (chunked 2 xs) (chunked 2 ys)) == multiply (transpose (chunked 2 ys)) (transpose (chunked 2 xs))

prop_determinantsAgree :: [Integer] -> Bool
prop_determinantsAgree xs = determinant (chunked 3 xs) == cofactorDeterminant (chunked 3 xs)

prop_determinantSmall :: Integer -> Integer -> Integer -> Bool
prop_determinantSmall a b d = determinant (chunked 2 [a, b, 0, d]) == Right (a * d)

prop_inverse :: (Int, Int, Int, Int) -> Bool
prop_inverse cells = case inverse a of
  Left problem -> problem == Singular && cofactorDeterminant a == Right 0
  Right b ->
    multiply (fromInteger <$> a) b == Right (identity 2)
      && all (all (\x -> numerator x == 0 || denominator x > 0)) (toRows b)
  where
    a = square2 cells

prop_powerAdds :: (Int, Int, Int, Int) -> Int -> Int -> Bool
prop_powerAdds cells j k = power a (m + n) == (power a m >>= \x -> power a n >>= multiply x)
  where
    a = square2 cells
    m = j `mod` 4
    n = k `mod` 4

prop_rankBounded :: [Integer] -> Bool
prop_rankBounded xs = rank a <= 3 && rank a == rank (transpose a)
  where
    a = chunked 3 xs

prop_solved :: (Int, Int, Int, Int) -> Int -> Int -> Bool
prop_solved cells x y = case solve a right of
  Right None -> cofactorDeterminant a == Right 0
  Right (Unique values) -> holds values
  Right (Many values free) -> free > 0 && holds values
  Left _ -> False
  where
    a = square2 cells
    right = [small x, small y]
    holds values = [sum (zipWith (*) (map fromInteger row) values) | row <- toRows a] == map fromInteger right
