-- was: -f FORMAT=FILE replaced links and devices by a file, through a predictable name, and wrote nothing through them
-- $ echo old > real; ln -s real link; chmod 640 real; needle check output_files.hs -f json=link && test -L link && stat -c %a real && head -c 20 real
-- > 640
-- > "schema"
-- $ ln -s made link; needle check output_files.hs -f junit=link && test -L link && grep -c testsuite made
-- $ needle check output_files.hs -f json=/dev/full; test -c /dev/full && ls -A | grep -v "output_files.hs" | wc -l
-- > cannot write the file '/dev/full'
-- > 0
-- $ mkfifo f; needle check output_files.hs -f sarif=f
-- > cannot write
-- exit 2
-- $ mkfifo F.hs; needle check F.hs
-- > not a regular file
-- exit 2
prop_a :: Bool -> Bool
prop_a b = b || not b
