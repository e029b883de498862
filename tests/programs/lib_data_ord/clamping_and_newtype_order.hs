import Data.List (sort, sortBy, sortOn)
import Data.Ord (Down (..), comparing)

data Task = Task { title :: String, urgency :: Int, cost :: Double } deriving (Show, Eq)

instance Ord Task where
  compare = comparing (Down . urgency) <> comparing cost <> comparing title

main :: IO ()
main = do
  let ts = [Task "b" 1 2, Task "a" 3 9.5, Task "c" 3 1, Task "a" 1 2]
  mapM_ print (sort ts)
  print (map title (sortOn cost ts), map title (sortBy (flip (comparing title)) ts))
  print (sort (map Down [1, 3, 2]), getDown (maximum [Down 'x', Down 'b']))
  print (fmap (+ 1) (Down 1), compare (1, Down 2) (1, Down 3), min (Down 1) (Down 2))

-- expect: Task {title = "c", urgency = 3, cost = 1.0}
-- expect: Task {title = "a", urgency = 3, cost = 9.5}
-- expect: Task {title = "a", urgency = 1, cost = 2.0}
-- expect: Task {title = "b", urgency = 1, cost = 2.0}
-- expect: (["c","b","a","a"],["c","b","a","a"])
-- expect: ([Down 3,Down 2,Down 1],'b')
-- expect: (Down 2,GT,Down 2)
