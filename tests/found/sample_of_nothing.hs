-- was: sample did not look at the clock while its draws evaluated nothing: it ran for ever
-- $ needle sample sample_of_nothing.hs never -t 1s
-- > only 0 values
-- exit 3
-- $ needle sample sample_of_nothing.hs rare -t 1s --max-memory 1
-- > only 0 values
-- exit 3
never :: Int -> Bool
never _ = False

rare :: Int -> Bool
rare n = n * n == 1234321
