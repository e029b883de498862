# was: `needle chekc` said only that a subcommand is required, and a misspelt option was "not expected"
# $ needle chekc A.hs
# > there is no command 'chekc'
# > Perhaps you meant check
# exit 2
# $ needle check A.hs --stratgy narrow
# > check has no option --stratgy
# > Perhaps you meant --strategy
# exit 2
# $ needle sample - Int --sead=3
# > Perhaps you meant --seed
# exit 2
# $ needle
# > a command is missing
# exit 2
# $ needle check A.hs --strategy narow
# > Perhaps you meant narrow
# exit 2
# $ needle help check
# > --strategy
# $ for i in $(seq 300); do echo "f$i = g$i"; done > Many.hs; needle check Many.hs
# > and 270 more errors
# exit 2
