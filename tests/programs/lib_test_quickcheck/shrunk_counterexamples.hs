import Test.QuickCheck

-- what is left after shrinking does not depend on the choices
shrunk :: Testable prop => String -> prop -> IO ()
shrunk name p = do
  r <- quickCheckWithResult stdArgs { chatty = False, maxSuccess = 1000 } p
  case r of
    Failure {} -> putStrLn (name ++ ": " ++ unwords (failingTestCase r) ++ " (" ++ reason r ++ ")")
    _ -> putStrLn (name ++ ": no failure")

data Tree = Leaf | Node Tree Int Tree
  deriving (Eq, Show)

instance Arbitrary Tree where
  arbitrary = sized tree
    where
      tree 0 = return Leaf
      tree n = frequency [(1, return Leaf), (3, Node <$> half <*> arbitrary <*> half)]
        where half = tree (n `div` 2)
  shrink Leaf = []
  shrink (Node l x r) =
    [l, r, Leaf] ++ [Node l' x r | l' <- shrink l] ++ [Node l x' r | x' <- shrink x] ++ [Node l x r' | r' <- shrink r]

size :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r

main :: IO ()
main = do
  shrunk "length" (\xs -> length (xs :: [Int]) < 3)
  shrunk "number" (\n -> n < (17 :: Int))
  shrunk "sum" (\x y -> x + y < (20 :: Int) || x < 0 || y < 0 || x /= 0)
  shrunk "division" (\x -> 10 `div` (x :: Int) < 100)
  shrunk "tree" (\t -> size t < 1)
  shrunk "precondition" (\xs -> not (null xs) ==> head xs < (5 :: Int))
  shrunk "text" (\s -> 'a' `notElem` (s :: String))
  shrunk "pair" (\(a, b) -> not (a && b) && True)
  shrunk "equal" (\x -> x === (x :: Bool) .&&. x === False)
  shrunk "maybe" (\m -> m /= Just (3 :: Int))
  shrunk "none" (\x -> x == (x :: Integer))

-- expect: length: [0,0,0] (Falsified)
-- expect: number: 17 (Falsified)
-- expect: sum: 0 20 (Falsified)
-- expect: division: 0 (Exception: 'divide by zero')
-- expect: tree: Node Leaf 0 Leaf (Falsified)
-- expect: precondition: [5] (Falsified)
-- expect: text: "a" (Falsified)
-- expect: pair: (True,True) (Falsified)
-- expect: equal: True True /= False (Falsified)
-- expect: maybe: Just 3 (Falsified)
-- expect: none: no failure
