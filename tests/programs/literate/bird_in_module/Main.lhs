Main imports a plain module and another literate one.

> import Plain
> import Lit

> main :: IO ()
> main = putStrLn (plain ++ lit)

-- expect: plain and literate
