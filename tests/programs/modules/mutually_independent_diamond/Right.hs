module Right (fromRight', Base, mkBase) where
import Bottom
fromRight' :: Base -> Int
fromRight' = (+ 1) . get
