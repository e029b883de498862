main :: IO ()
main = do
  print (reads "12 34" :: [(Int, String)])
  print (reads "nope" :: [(Int, String)])
  print (lex " hello world")
  print (lex "(a)")
  print (lex "<= 3")
  print (lex "'c' x")
  print (lex "")
  print (lex "12.5e3z")
  print (lex "\"str\\\"ing\" rest")
  print (reads "(1,2)xyz" :: [((Int, Int), String)])

-- expect: [(12," 34")]
-- expect: []
-- expect: [("hello"," world")]
-- expect: [("(","a)")]
-- expect: [("<="," 3")]
-- expect: [("'c'"," x")]
-- expect: [("","")]
-- expect: [("12.5e3","z")]
-- expect: [("\"str\\\"ing\""," rest")]
-- expect: [((1,2),"xyz")]
