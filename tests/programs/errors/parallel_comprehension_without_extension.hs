main :: IO ()
main = print [(x, y) | x <- "ab" | y <- "cd"]

-- error: 2:24: Unexpected parallel statement in a list comprehension
