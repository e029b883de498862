-- was: while Z3 was at work, SIGINT was its own and the search went on; a question that it then left open looked like one that it could not answer
-- $ needle check interrupt_during_z3.hs --strategy symbolic -t 60s & sleep 1; kill -INT $!; wait $!
-- > Interrupted
-- ! could not decide
-- exit 130
prop_triple :: Int -> Int -> Int -> Int -> Bool
prop_triple a b c d = a * a * b + b * b * c * d + c * d /= 3 * a * d * d + 70000001 || a <= 100 || b <= a || c <= b || d <= 1000
