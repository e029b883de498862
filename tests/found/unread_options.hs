-- was: options that a command or a strategy does not read were taken and did nothing
-- $ needle reach unread_options.hs f --strategy narrow
-- > reach does not read --strategy; check does
-- exit 2
-- $ needle reach unread_options.hs f --conjunction left
-- > reach does not read --conjunction
-- exit 2
-- $ needle mutate unread_options.hs f --backtrack 3
-- > mutate does not read --backtrack; check and sample do
-- exit 2
-- $ needle mutate unread_options.hs f --emit hspec
-- > mutate does not read --emit
-- exit 2
-- $ needle reach unread_options.hs f -j 2
-- > reach does not read -j; check does
-- exit 2
-- $ needle sample - Bool -f junit
-- > sample writes text, json only, not junit
-- exit 2
-- $ needle sample - Bool -n 2 -f json=out.json; grep -c schema out.json
-- > True
-- > 1
-- $ needle sample - Bool --size 3 --depth 2
-- > --size excludes --depth
-- exit 2
-- $ needle check unread_options.hs --strategy narrow --seed 3
-- > --seed is not read by --strategy narrow; it belongs to --strategy auto, random or uniform
-- exit 2
-- $ needle check unread_options.hs -n 3
-- > belongs to --strategy random, uniform or enumerate
-- exit 2
-- $ needle check unread_options.hs --strategy random -n 3
-- > passed 3 tests
-- $ needle count - Bool --steps 3
-- > count does not read --steps
-- exit 2
-- $ needle check unread_options.hs --dump code
-- > === prop_f ===
-- ! OK
-- $ needle reach unread_options.hs f --dump code
-- > 'code' is not one of tokens
-- exit 2
-- $ needle check --help
-- > for each property [10s]
-- $ needle reach --help
-- ! --strategy
-- ! --emit

f :: Int -> Int
f n = n + 1

prop_f :: Int -> Bool
prop_f n = f n /= n
