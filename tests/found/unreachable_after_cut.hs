-- slow: five million steps, several times
-- was: unreachable, a proof, after an evaluation that was cut had finished on the second look
-- $ needle reach unreachable_after_cut.hs --from go -t 60s
-- > Reached
-- > xs = [_,_,_]
-- $ needle reach unreachable_after_cut.hs --from go -t 60s --steps 10
-- ! This is a proof
-- exit 3
import Needle

f :: Int -> Int -> Int
f 0 a = a
f n a = f (n - 1) (a + n)

go :: [Bool] -> Int
go xs = if f 5000000 0 > 5 && length xs < 3 then 0 else target 1
