module B (value, onlyB, other, shared) where
import Common
value, onlyB, other :: Int
value = 2
onlyB = 20
other = shared + 1
