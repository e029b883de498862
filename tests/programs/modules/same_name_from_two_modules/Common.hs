module Common where
shared :: Int
shared = 7
