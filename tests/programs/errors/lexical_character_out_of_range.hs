main :: IO ()
main = print '\x110000'

-- error: 2:22: numeric escape sequence out of range
