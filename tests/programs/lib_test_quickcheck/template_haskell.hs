{-# LANGUAGE TemplateHaskell #-}
import Test.QuickCheck

prop_reverse xs = reverse (reverse xs) == xs

prop_sum :: [Int] -> [Int] -> Bool
prop_sum xs ys = sum (xs ++ ys) == sum xs + sum ys

prop_poly :: (Ord a, Show a, Num a) => a -> a -> Property
prop_poly x y = x + y === y + x

return []

names :: [String]
names = map (takeWhile (/= ' ') . fst) $(allProperties)

main :: IO ()
main = do
  print names
  rs <- mapM (quickCheckResult . snd) $allProperties
  print (all isSuccess rs)
  $(polyQuickCheck 'prop_poly)
  quickCheck $(monomorphic 'prop_reverse)
-- expect: ["prop_reverse","prop_sum","prop_poly"]
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
-- expect: True
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
