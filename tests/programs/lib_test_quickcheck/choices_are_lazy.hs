import Test.QuickCheck
import Test.QuickCheck.Gen (unGen)
import Test.QuickCheck.Property (Prop(..), ok, unProperty)
import Test.QuickCheck.Random (Choice(..), Choices(..), mkQCGen, pick)

-- always the same choice
always :: Int -> Choices
always n = c
  where c = Choices (Drawn n) c c

-- choices nobody has made yet
open :: Choices
open = Choices undefined undefined undefined

verdict :: Testable prop => prop -> Choices -> Int -> Maybe Bool
verdict p c n = ok (unProp (unGen (unProperty (property p)) c n))

main :: IO ()
main = do
  print (map (\n -> unGen (elements "abc") (always n) 10) [0 .. 3])
  print (map (\n -> unGen (chooseInt (5, 9)) (always n) 10) [0 .. 5])
  print (map (\n -> unGen (frequency [(2, return 'x'), (1, return 'y')]) (always n) 10) [0 .. 3])
  print (unGen (vectorOf 3 (chooseInt (0, 9))) (always 4) 10)
  -- only what is needed of a value is chosen
  print (length (unGen (vectorOf 3 (arbitrary :: Gen Int)) (Choices undefined undefined (Choices undefined undefined (Choices undefined undefined open))) 10))
  print (fst (unGen ((,) <$> chooseInt (0, 9) <*> (arbitrary :: Gen Int)) (Choices undefined (always 7) open) 10))
  print (unGen (fmap (take 2) (infiniteListOf (chooseInt (0, 9)))) (always 3) 10)
  -- a property is a pure function of choices and size
  print (map (\n -> verdict (\b -> b || not b) (always n) 3) [0, 1])
  print (map (\n -> verdict (\b -> not b) (always n) 3) [0, 1])
  print (map (\n -> verdict (forAll (chooseInt (0, 3)) (\k -> k > 1 ==> k > 2)) (always n) 3) [0 .. 3])
  print (verdict (\() -> (\x -> x === (x :: Int)) 3) open 3)
  print (pick 10 (mkQCGen 3) == pick 10 (mkQCGen 3), all (\n -> pick 7 (always n) `elem` [0 .. 6]) [-20 .. 20])

-- expect: "abca"
-- expect: [5,6,7,8,9,5]
-- expect: "xxyx"
-- expect: [4,4,4]
-- expect: 3
-- expect: 7
-- expect: [3,3]
-- expect: [Just True,Just True]
-- expect: [Just True,Just False]
-- expect: [Nothing,Nothing,Just False,Just True]
-- expect: Just True
-- expect: (True,True)
