-- was: sample stopped after ten rejected draws for each value asked for, and did not say why
-- $ needle sample sample_goes_on.hs rare -n 3 -t 30s
-- > (True,[
-- ! only
-- $ needle sample sample_goes_on.hs never -n 5 -t 1s
-- > only 0 values of 5 found in 1s;
-- > draws did not satisfy it; more time with -t
-- exit 3
-- $ needle sample sample_goes_on.hs never -n 5 -t 60s --steps 5000
-- > only 0 values of 5 found in 5,000 steps;
-- > more with --steps
-- exit 3
rare :: (Bool, [Bool]) -> Bool
rare (b, bs) = b && even (length bs) && number bs == 11
 where
  number = foldr (\c n -> 2 * n + fromEnum c) (0 :: Int)

never :: Int -> Bool
never n = n > 5 && n < 3
