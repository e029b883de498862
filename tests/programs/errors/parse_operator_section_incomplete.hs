main :: IO ()
main = print (map (+ * 2) [1])

-- error: 2:22: parse error on input '*'
