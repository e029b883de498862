module PatternGuards where
f m k | Just v <- lookup k m, v > 0 = v
      | let w = k * 2, Just v <- lookup w m = v
      | otherwise = 0
