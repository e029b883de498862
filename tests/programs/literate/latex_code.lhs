\documentclass{article}
\begin{document}
Some text with > signs in it, not at the line start.
\begin{code}
module Main where

import Data.List (sort)
\end{code}
More prose. Then the main function:
\begin{code}
main :: IO ()
main = do
  print (sort "literate")
\end{code}
\begin{verbatim}
main = error "not code"
\end{verbatim}
\begin{code}
  putStrLn helper

helper :: String
helper = "second block"
\end{code}
\end{document}

-- expect: "aeeilrtt"
-- expect: second block
