-- was: a value of 60,000 characters and its token filled the screen
-- $ needle check long_values.hs prop_long > short.txt; needle check long_values.hs prop_long -v > whole.txt; needle check long_values.hs prop_long -f json > whole.json; test $(wc -c < short.txt) -lt 3000 && test $(wc -c < whole.txt) -gt 6000 && echo sizes as wanted; cat short.txt
-- > sizes as wanted
-- > characters; -v or -f json shows them all)
-- $ needle check long_values.hs prop_long -f json | python3 -c 'import json, sys; print(json.load(sys.stdin)["results"][0]["witness"]["token"])' | needle replay - | tail -n 3
-- > Falsified
-- ! error
-- $ needle check long_values.hs prop_token
-- > needle replay - reads its token
-- exit 1
-- $ echo nonsense | needle replay -
-- > this is not a token
-- exit 2

prop_long :: [Bool] -> Bool
prop_long bs = length bs < 3000

prop_token :: [Bool] -> Bool
prop_token bs = bs /= map even (take 700 (iterate (\n -> (n * 7919 + 13) `mod` 10007) (5 :: Int)))
