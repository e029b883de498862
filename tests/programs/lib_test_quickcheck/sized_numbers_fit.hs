import Data.Int
import Data.Word
import Test.QuickCheck

-- Numbers of a size are those that the type has: of an unsigned type none below 0, of a narrow one none around its end.
drawn :: Integral a => Int -> Gen a -> (Integer, Integer) -> IO ()
drawn size g (low, high) = do
  xs <- fmap (map toInteger) (generate (vectorOf 500 (resize size g)))
  print (all (\x -> low <= x && x <= high) xs, any (/= head xs) xs)

main :: IO ()
main = do
  drawn 50 (fmap getSmall arbitrary :: Gen Word) (0, 50)
  drawn 50 (arbitrarySizedIntegral :: Gen Int) (-50, 50)
  drawn 200 (arbitrarySizedIntegral :: Gen Int8) (-128, 127)
  drawn 300 (arbitrarySizedIntegral :: Gen Word8) (0, 255)

-- expect: (True,True)
-- expect: (True,True)
-- expect: (True,True)
-- expect: (True,True)
