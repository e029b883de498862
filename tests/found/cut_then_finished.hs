-- slow: five million steps on the reference evaluator
-- was: an evaluation that was cut and finished on the second look left the bound of the cut round: a proof of what is false
-- $ needle check cut_then_finished.hs -t 60s
-- > Falsified
-- > xs = [_,_,_]
-- ! proof
-- exit 1
-- $ needle check cut_then_finished.hs --steps 10 -t 60s
-- ! proof
-- exit 3
f :: Int -> Int -> Int
f 0 a = a
f n a = f (n - 1) (a + n)

prop_sum :: [Bool] -> Bool
prop_sum xs = f 5000000 0 > 5 && length xs < 3
