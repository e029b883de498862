main :: IO ()
main = do
  print 1; print 2
  let a = 1; b = 2
      c = 3
  print (a + b + c);
  ; print 4
  case a of 1 -> print "one"; _ -> print "other"
  print 5

-- expect: 1
-- expect: 2
-- expect: 6
-- expect: 4
-- expect: "one"
-- expect: 5
