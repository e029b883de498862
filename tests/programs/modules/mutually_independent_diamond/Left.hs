module Left (fromLeft', Base, mkBase) where
import Bottom
fromLeft' :: Base -> Int
fromLeft' b = get b * 10
