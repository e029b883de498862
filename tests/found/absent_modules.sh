# was: modules that Needle refuses on purpose were only said not to be found
# $ printf 'import System.Posix\nimport qualified Hedgehog.Gen as Gen\nimport Foreign.Safe\nmain = callCommand "ls"\n' > M.hs; needle run M.hs
# > Could not find module 'System.Posix'
# > Needle has no operating system below
# > Needle does not read Hedgehog's properties
# > Needle calls no foreign functions
# exit 2
