data K = K0 | K1 | K2 | K3 | K4 | K5 | K6 | K7 | K8 | K9 | K10 | K11 | K12
  deriving (Eq, Ord, Enum, Bounded, Show, Read)

next :: K -> K
next k | k == maxBound = minBound
       | otherwise = succ k

main :: IO ()
main = do
  print [minBound .. maxBound :: K]
  print (take 15 (iterate next K10))
  print [x | x <- [K0 ..], x > K9]
  print (map (read :: String -> K) ["K1", "K12", "K10"])
  print (compare K3 K12, K3 == K3, [K0, K4 ..])

-- expect: [K0,K1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12]
-- expect: [K10,K11,K12,K0,K1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11]
-- expect: [K10,K11,K12]
-- expect: [K1,K12,K10]
-- expect: (LT,True,[K0,K4,K8,K12])
