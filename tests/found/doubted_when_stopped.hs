-- was: inputs that fail only if no sum overflows were handed out when the search was stopped before it had run them again
-- $ for n in $(seq 1 60); do needle check doubted_when_stopped.hs --strategy symbolic --steps $n; done; for n in $(seq 1 9); do needle check doubted_when_stopped.hs --strategy symbolic -t $((2 * n))ms; done; true
-- ! Internal
-- ! Failed
prop_sum :: Int -> Int -> Bool
prop_sum x y = x < 4611686018427387904 || y < 4611686018427387904 || slowly 3 (x + y) < 0

slowly :: Int -> Int -> Int
slowly 0 x = x
slowly n x = slowly (n - 1) x
