-- was: a search backward that passes many calls, each of them once on a path, looked at neither time nor memory before it had made all
-- $ ulimit -v 6000000; timeout -s KILL 20 needle reach many_ways_back.hs --from start --backward -t 1s --max-memory 200M; [ $? = 137 ] && echo "no end"; true
-- ! no end
-- ! internal error
import Needle (target)

data Way = End | Up Way | Down Way | East Way | West Way | In Way | Out Way | Near Way | Far Way | Early Way | Late Way

start :: Way -> Int
start way = walk 0 [way]

walk :: Int -> [Way] -> Int
walk n [] = if n * n == 2 then target 1 else n
walk n (way : rest) = case way of
  End -> walk n rest
  Up w -> walk (n + 1) (w : rest)
  Down w -> walk (n + 2) (w : rest)
  East w -> walk (n + 3) (w : rest)
  West w -> walk (n + 4) (w : rest)
  In w -> walk (n + 5) (w : rest)
  Out w -> walk (n + 6) (w : rest)
  Near w -> walk (n + 7) (w : rest)
  Far w -> walk (n + 8) (w : rest)
  Early w -> walk (n + 9) (w : rest)
  Late w -> walk (n + 10) (w : rest)
