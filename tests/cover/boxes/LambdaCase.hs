module LambdaCase where
f = \case { 0 -> "none"; 1 -> "one"; _ -> "many" }
g = map (\case { Just x -> x; Nothing -> 0 })
h = \case { () -> 1 }
