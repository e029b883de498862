# was: a module with an error was compiled again for each module that imports it, and those again for each that imports them: twice the time with each level
# $ echo 'x = y' | sed '1i module M0 where' > M0.hs; for i in $(seq 30); do { echo "module M$i where"; for j in $(seq 0 $((i - 1))); do echo "import M$j"; done; } > M$i.hs; done; { echo 'import M30'; echo 'main = print 1'; } > Main.hs; timeout 60 needle run Main.hs
# > M0.hs:2:5: error: [ND-0203] Variable not in scope: y
# exit 2
