-- The tries of maps as text.
import qualified Data.IntMap as M
import Data.IntMap.Internal.Debug

main :: IO ()
main = do
  let m = M.fromList [(k, show k) | k <- [1, 5, -3, 100, 7, 6]]
  putStr (showTree m)
  putStr (showTreeWith True True m)
  putStr (showTreeWith False False m)
  putStr (showTreeWith False True m)
  putStr (showTree (M.empty :: M.IntMap Int) ++ showTree (M.singleton 3 'x'))

-- expect: *
-- expect: +--*
-- expect: |  +--*
-- expect: |  |  +-- 1:="1"
-- expect: |  |  +--*
-- expect: |  |     +-- 5:="5"
-- expect: |  |     +--*
-- expect: |  |        +-- 6:="6"
-- expect: |  |        +-- 7:="7"
-- expect: |  +-- 100:="100"
-- expect: +-- -3:="-3"
-- expect: *
-- expect: |
-- expect: +--*
-- expect: |  |
-- expect: |  +--*
-- expect: |  |  |
-- expect: |  |  +-- 1:="1"
-- expect: |  |  |
-- expect: |  |  +--*
-- expect: |  |     |
-- expect: |  |     +-- 5:="5"
-- expect: |  |     |
-- expect: |  |     +--*
-- expect: |  |        |
-- expect: |  |        +-- 6:="6"
-- expect: |  |        |
-- expect: |  |        +-- 7:="7"
-- expect: |  |
-- expect: |  +-- 100:="100"
-- expect: |
-- expect: +-- -3:="-3"
-- expect: +-- -3:="-3"
-- expect: *
-- expect: |  +-- 100:="100"
-- expect: +--*
-- expect:    |        +-- 7:="7"
-- expect:    |     +--*
-- expect:    |     |  +-- 6:="6"
-- expect:    |  +--*
-- expect:    |  |  +-- 5:="5"
-- expect:    +--*
-- expect:       +-- 1:="1"
-- expect: +-- -3:="-3"
-- expect: |
-- expect: *
-- expect: |
-- expect: |  +-- 100:="100"
-- expect: |  |
-- expect: +--*
-- expect:    |
-- expect:    |        +-- 7:="7"
-- expect:    |        |
-- expect:    |     +--*
-- expect:    |     |  |
-- expect:    |     |  +-- 6:="6"
-- expect:    |     |
-- expect:    |  +--*
-- expect:    |  |  |
-- expect:    |  |  +-- 5:="5"
-- expect:    |  |
-- expect:    +--*
-- expect:       |
-- expect:       +-- 1:="1"
-- expect: |
-- expect:  3:='x'
