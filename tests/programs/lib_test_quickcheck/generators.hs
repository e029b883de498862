import Data.List (nub, sort)
import qualified Data.Map as Map
import qualified Data.Set as Set
import Test.QuickCheck
import Test.QuickCheck.Function (apply)

data Colour = Red | Green | Blue
  deriving (Bounded, Enum, Eq, Ord, Show)

instance Arbitrary Colour where
  arbitrary = arbitraryBoundedEnum

instance CoArbitrary Colour where
  coarbitrary = coarbitraryEnum

holds :: Testable prop => String -> prop -> IO ()
holds name p = do
  r <- quickCheckWithResult stdArgs { chatty = False } p
  putStrLn (name ++ ": " ++ (if isSuccess r then "holds" else output r))

main :: IO ()
main = do
  holds "choose" (forAll (choose (3, 9)) (\n -> n >= 3 && n <= (9 :: Int)))
  holds "choose wide" (forAll (choose (minBound, maxBound :: Int)) (\_ -> True))
  holds "chooseInteger" (forAll (chooseInteger (10 ^ 20, 10 ^ 21)) (\n -> n >= 10 ^ 20 && n <= 10 ^ 21))
  holds "elements" (forAll (elements "abc") (`elem` "abc"))
  holds "oneof" (forAll (oneof [return 1, elements [2, 3]]) (`elem` [1, 2, 3 :: Int]))
  holds "frequency" (forAll (frequency [(0, return 'x'), (3, return 'y')]) (== 'y'))
  holds "suchThat" (forAll (arbitrary `suchThat` even) (\n -> even (n :: Int)))
  holds "suchThatMap" (forAll (arbitrary `suchThatMap` (\n -> if n > 3 then Just (n - 3) else Nothing)) (> (0 :: Int)))
  holds "listOf1" (forAll (listOf1 (arbitrary :: Gen Bool)) (not . null))
  holds "vectorOf" (forAll (vectorOf 7 (arbitrary :: Gen Int)) ((== 7) . length))
  holds "shuffle" (forAll (shuffle [1 .. 10 :: Int]) (\xs -> sort xs == [1 .. 10]))
  holds "sublistOf" (forAll (sublistOf [1 .. 10 :: Int]) (\xs -> xs == filter (`elem` xs) [1 .. 10]))
  holds "orderedList" (forAll orderedList (\xs -> xs == sort (xs :: [Int])))
  holds "resize" (forAll (resize 5 arbitrary) (\xs -> length (xs :: [Int]) <= 5 && all ((<= 5) . abs) xs))
  holds "sized" (forAll (sized (\n -> resize (n `div` 2) getSize)) (<= 50))
  holds "infinite" (forAll (fmap (take 5) (infiniteListOf (return 'z'))) (== "zzzzz"))
  holds "modifiers" (\(Positive a) (NonNegative b) (NonZero c) (NonEmpty xs) (Ordered ys) (Negative d) ->
    a > (0 :: Int) && b >= (0 :: Int) && c /= (0 :: Int) && not (null (xs :: [Int])) && ys == sort (ys :: [Int]) && d < (0 :: Int))
  holds "Map" (\m -> Map.fromList (Map.toList m) == (m :: Map.Map Int Bool))
  holds "Set" (\s -> Set.toList s == nub (sort (Set.toList (s :: Set.Set Colour))))
  holds "functions" (\(Blind f) c -> (f :: Colour -> Int) c == f c)
  holds "Fun" (\f g xs -> map (apply (f :: Fun Int Bool)) (map (apply g) xs) == map (apply f . apply g) (xs :: [Colour]))
  holds "Fn" (\(Fn f) (Fn2 g) x -> g (f x) x == (g (f x) (x :: Int) :: Bool) && (f x :: Integer) == f x)
  holds "all colours" (forAll (vectorOf 200 arbitrary) (\cs -> sort (nub cs) == [Red, Green, Blue]))
  holds "tuples" (\(a, b, c, d) e -> (a, b, c, d, e) == (a :: Int, b :: Char, c :: Maybe Bool, d :: Either () Int, e :: Double))
  print (shrink (10 :: Int), shrink (-7 :: Int), shrink 'Q', shrink [3, 4 :: Int], shrink (Just 3 :: Maybe Int))
  print (map (shrinkList (const [])) ["abcdef", "ab"], shrink (LT, GT))
  mapM_ print [shrinkIntegral (100 :: Int), shrinkNothing 3]

instance Function Colour where
  function = functionBoundedEnum

-- expect: choose: holds
-- expect: choose wide: holds
-- expect: chooseInteger: holds
-- expect: elements: holds
-- expect: oneof: holds
-- expect: frequency: holds
-- expect: suchThat: holds
-- expect: suchThatMap: holds
-- expect: listOf1: holds
-- expect: vectorOf: holds
-- expect: shuffle: holds
-- expect: sublistOf: holds
-- expect: orderedList: holds
-- expect: resize: holds
-- expect: sized: holds
-- expect: infinite: holds
-- expect: modifiers: holds
-- expect: Map: holds
-- expect: Set: holds
-- expect: functions: holds
-- expect: Fun: holds
-- expect: Fn: holds
-- expect: all colours: holds
-- expect: tuples: holds
-- expect: ([0,5,8,9],[7,0,-4,-6],"abcqABC",[[],[4],[3],[0,4],[2,4],[3,0],[3,2],[3,3]],[Nothing,Just 0,Just 2])
-- expect: ([["","def","abc","bcdef","acdef","abdef","abcef","abcdf","abcde"],["","b","a"]],[(EQ,GT),(LT,EQ),(LT,LT)])
-- expect: [0,50,75,88,94,97,99]
-- expect: []
