{-# LANGUAGE TypeOperators #-}
import Text.Read (readMaybe)
import Data.Ix
data Color = Red | Green | Blue deriving (Show, Read, Eq, Ord, Enum, Bounded, Ix)
data P = P Int Int deriving (Show, Read, Eq, Ord, Ix)
data R = R { a :: Int, (+++) :: Maybe Int } | Int :*: R | Neg Int deriving (Show, Read, Eq, Ord)
infixr 5 :*:
data I = Int `Foo` Int | I :+ I  deriving (Show, Read, Eq)
infixl 4 `Foo`
data a :-> b = a :-> b deriving (Show,Read)
newtype N = N { unN :: [Int] } deriving (Show, Read, Eq, Ord)
data U = (:%) Int Int | U { } deriving (Show, Read)
result :: String
result = unlines [
  show [Red ..],
  show [Blue, Green ..],
  show [Red, Blue ..],
  show [Green ..],
  show (map fromEnum [Red ..]),
  show (enumFromThenTo Red Green Blue),
  show (enumFromTo Green Blue),
  show (R { a = -1, (+++) = Just (-2) }),
  show ((-1) :*: Neg (-3)),
  show (Just (1 :*: 2 :*: R 1 Nothing)),
  show (1 `Foo` 2),
  show ((1 `Foo` (-2)) :+ (3 `Foo` 4)),
  show (Just (1 `Foo` 2)),
  show (Left 1 :-> Just 2 :: Either Int () :-> Maybe Int),
  show (N [1]),
  show (Just (N [])),
  show ((:%) 1 2),
  show U,
  show (showsPrec 11 U ""),
  show (readMaybe "R { a = -1, (+++) = Just (-2) }" :: Maybe R),
  show (readMaybe " ( R{a=3,(+++)=Nothing})" :: Maybe R),
  show (readMaybe "1 :*: 2 :*: Neg (-3)" :: Maybe R),
  show (readMaybe "1 :*: (2 :*: Neg (-3))" :: Maybe R),
  show (readMaybe "3 `Foo` 4" :: Maybe I),
  show (readMaybe "(3 `Foo` 4) :+ (5 `Foo` 6)" :: Maybe I),
  show (readMaybe "(:%) 1 2" :: Maybe U),
  show (readMaybe "1 :% 2" :: Maybe U),
  show (readMaybe "U {}" :: Maybe U),
  show (readMaybe "N {unN = [1,2]}" :: Maybe N),
  show (readMaybe "[Red,Green , (Blue)]" :: Maybe [Color]),
  show (range (P 0 0, P 1 2)),
  show (inRange (P 0 0, P 1 2) (P 1 3)),
  show (range (Red, Blue)),
  show (inRange (Red,Green) Blue),
  show (minBound :: Color, maxBound :: Color),
  show (rangeSize (P 0 0, P 1 2)),
  show (compare (P 1 2) (P 1 3), P 1 2 < P 1 2, Neg 1 < R 1 Nothing),
  show (readMaybe "Red Green" :: Maybe Color),
  show (reads "R {a=1}" :: [(R,String)]),
  show (reads "Neg 1 rest" :: [(R,String)]),
  show (readMaybe "Neg 1e2" :: Maybe R)]
main :: IO ()
main = putStr result

-- expect: [Red,Green,Blue]
-- expect: [Blue,Green,Red]
-- expect: [Red,Blue]
-- expect: [Green,Blue]
-- expect: [0,1,2]
-- expect: [Red,Green,Blue]
-- expect: [Green,Blue]
-- expect: R {a = -1, (+++) = Just (-2)}
-- expect: -1 :*: Neg (-3)
-- expect: Just (1 :*: (2 :*: R {a = 1, (+++) = Nothing}))
-- expect: 1 `Foo` 2
-- expect: (1 `Foo` -2) :+ (3 `Foo` 4)
-- expect: Just (1 `Foo` 2)
-- expect: Left 1 :-> Just 2
-- expect: N {unN = [1]}
-- expect: Just (N {unN = []})
-- expect: (:%) 1 2
-- expect: U
-- expect: "U"
-- expect: Just (R {a = -1, (+++) = Just (-2)})
-- expect: Just (R {a = 3, (+++) = Nothing})
-- expect: Nothing
-- expect: Just (1 :*: (2 :*: Neg (-3)))
-- expect: Just (3 `Foo` 4)
-- expect: Just ((3 `Foo` 4) :+ (5 `Foo` 6))
-- expect: Just ((:%) 1 2)
-- expect: Nothing
-- expect: Nothing
-- expect: Just (N {unN = [1,2]})
-- expect: Just [Red,Green,Blue]
-- expect: [P 0 0,P 0 1,P 0 2,P 1 0,P 1 1,P 1 2]
-- expect: False
-- expect: [Red,Green,Blue]
-- expect: False
-- expect: (Red,Blue)
-- expect: 6
-- expect: (LT,False,False)
-- expect: Nothing
-- expect: []
-- expect: [(Neg 1," rest")]
-- expect: Nothing
