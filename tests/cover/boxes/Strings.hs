module Strings where
f "" = "empty"
f ('a' : _) = "starts with \"a\""
f s = s ++ "tail" ++ ['c', '\n']
