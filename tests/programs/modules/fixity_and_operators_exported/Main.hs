import Ops ((|>), (<+>), V (..), type (~>))
import qualified Ops

f :: Int ~> Int
f = (+ 1)

main :: IO ()
main = do
  print (3 |> f |> (* 2))
  print (V 1 2 <+> V 3 4 <+> V 10 10)
  print (V 1 1 Ops.<+> V 2 2)
  print (5 Ops.|> negate)
  print (1 Ops.:| 2 Ops.:| Ops.End)

-- expect: 8
-- expect: V 8 8
-- expect: V (-1) (-1)
-- expect: -5
-- expect: 1 :| (2 :| End)
