module A (value, onlyA, shared) where
import Common
value, onlyA :: Int
value = 1
onlyA = 10
