import Data.List (sortBy)
import Data.Ord (comparing)

data P = P { px, py :: Int, run' :: Int -> Int }

main :: IO ()
main = do
  let ps = [P 3 1 (+ 1), P { px = 1, py = 2, run' = (* 2) }, P 2 0 negate]
  print (map px (sortBy (comparing px) ps))
  print (map (py . head) [ps])
  print (map (\p -> run' p (px p)) ps)
  print (zipWith run' ps [10, 20, 30])

-- expect: [1,2,3]
-- expect: [1]
-- expect: [4,2,-2]
-- expect: [11,40,-30]
