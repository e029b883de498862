data Shape = Circle Double | Rect Double Double

shapes :: [Shape]
shapes = [Circle 1.0, Rect 2.0, Circle "big"]

main :: IO ()
main = print (length shapes)

-- error: 4:23: Couldn't match expected type 'Shape' with actual type 'Double -> Shape'
-- error: 4:40: Couldn't match
-- error: 4:40: 'Double'
