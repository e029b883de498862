data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun deriving (Show, Eq, Ord, Enum, Bounded)

main :: IO ()
main = do
  print [Mon ..]
  print [Tue, Thu ..]
  print [Sat, Thu ..]
  print [Wed .. Fri]
  print [Fri .. Wed]
  print [Mon, Wed .. Sat]
  print [Sun, Sat .. Wed]
  print [minBound .. maxBound :: Bool]
  print ['a' .. 'e']
  print [False ..]
  print [LT ..]
  print [() ..]

-- expect: [Mon,Tue,Wed,Thu,Fri,Sat,Sun]
-- expect: [Tue,Thu,Sat]
-- expect: [Sat,Thu,Tue]
-- expect: [Wed,Thu,Fri]
-- expect: []
-- expect: [Mon,Wed,Fri]
-- expect: [Sun,Sat,Fri,Thu,Wed]
-- expect: [False,True]
-- expect: "abcde"
-- expect: [False,True]
-- expect: [LT,EQ,GT]
-- expect: [()]
