main :: IO ()
main = do
  print "tab\tnewline\nquote\"backslash\\"
  print "\SOH\DEL\NUL\ESC"
  print "\SO\&H\SOH"
  print "\1234\&5 \x41\&1 \o101"
  print "\^A\^Z\^[\^@"
  print "a\
        \b\   \c"
  print "\a\b\f\v\r"
  print (length "\SO\&H", length "\SOH", length "\1234\&5", length "\&")
  print "\200\&1\300x"
  print ['\'', '"', '\\', '\n', '\0', '\DEL', '\200', 'é', '\x10FFFF']
  print "it's \"quoted\""
  putStrLn "\955x \8594 x"

-- expect: "tab\tnewline\nquote\"backslash\\"
-- expect: "\SOH\DEL\NUL\ESC"
-- expect: "\SO\&H\SOH"
-- expect: "\1234\&5 A1 A"
-- expect: "\SOH\SUB\ESC\NUL"
-- expect: "abc"
-- expect: "\a\b\f\v\r"
-- expect: (2,1,2,0)
-- expect: "\200\&1\300x"
-- expect: "'\"\\\n\NUL\DEL\200\233\1114111"
-- expect: "it's \"quoted\""
-- expect: λx → x
