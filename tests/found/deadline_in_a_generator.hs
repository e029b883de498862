-- was: a deadline inside a generator came out as an internal error (exit 70) or as a failure without inputs; in a tenth of the runs
-- $ for t in 40 60 80 100 120 140 160 180 200 220 240 260; do needle check deadline_in_a_generator.hs -t ${t}ms; done | grep -cE 'Internal|Failed'
-- > 0
-- exit 1
import Test.QuickCheck

prop_elements :: Property
prop_elements = forAll (elements [1 .. 50 :: Int]) $ \x ->
  forAll (vectorOf 5 (choose (0, 20))) $ \ys -> sum ys + x >= 0

prop_suchThat :: OrderedList Int -> Property
prop_suchThat (Ordered xs) = forAll (arbitrary `suchThat` even) $ \n -> length xs >= 0 && even (n :: Int)

prop_frequency :: Property
prop_frequency = forAll (listOf (frequency [(1, return 0), (3, choose (1, 100))])) $ all (>= (0 :: Int))
