module Main where

import System.Console.GetOpt

data Flag = Verbose | Version | Input String | Level (Maybe String)
  deriving (Eq, Show)

options :: [OptDescr Flag]
options =
  [ Option ['v'] ["verbose"] (NoArg Verbose) "say more"
  , Option ['V', '?'] ["version"] (NoArg Version) "the version\nand no more"
  , Option ['i'] ["input"] (ReqArg Input "FILE") "input FILE"
  , Option ['l'] ["level"] (OptArg Level "N") "the level"
  ]

try' :: [String] -> IO ()
try' args = print (getOpt Permute options args)

main :: IO ()
main = do
  putStr (usageInfo "Usage: prog" options)
  try' ["-v", "a", "--input=x", "-iy", "-i", "z", "b"]
  try' ["--level", "--level=3", "-l4", "--", "-v"]
  try' ["--ver", "--vers", "-q", "--nothing", "-i"]
  try' ["--verbose=1", "-vV"]
  print (getOpt RequireOrder options ["-v", "a", "-V"])
  print (getOpt (ReturnInOrder Input) options ["a", "-v", "b"])
  print (getOpt' Permute options ["-x", "--y"])

-- expect: Usage: prog
-- expect:   -v       --verbose     say more
-- expect:   -V, -?   --version     the version
-- expect:                          and no more
-- expect:   -i FILE  --input=FILE  input FILE
-- expect:   -l[N]    --level[=N]   the level
-- expect: ([Verbose,Input "x",Input "y",Input "z"],["a","b"],[])
-- expect: ([Level Nothing,Level (Just "3"),Level (Just "4")],["-v"],[])
-- expect: ([Version],[],["option `--ver' is ambiguous; could be one of:\n  -v      --verbose  say more\n  -V, -?  --version  the version\n                     and no more\n","option `-i' requires an argument FILE\n","unrecognized option `-q'\n","unrecognized option `--nothing'\n"])
-- expect: ([Verbose,Version],[],["option `--verbose' doesn't allow an argument\n"])
-- expect: ([Verbose],["a","-V"],[])
-- expect: ([Input "a",Verbose,Input "b"],[],[])
-- expect: ([],[],["-x","--y"],[])
