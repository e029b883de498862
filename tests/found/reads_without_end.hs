-- was: readFile of an endless file ran past every limit and ended in bad_alloc
-- $ needle run reads_without_end.hs --max-memory 64M
-- > --max-memory
-- exit 3
-- $ needle run reads_without_end.hs --max-memory 64M --evaluator reference
-- > --max-memory
-- exit 3
main :: IO ()
main = readFile "/dev/zero" >>= print . length
