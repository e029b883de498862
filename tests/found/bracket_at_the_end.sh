# was: an open bracket before the end of a file led behind the last token
# $ printf "h{(>\\\\" > Bracket.hs; needle check Bracket.hs
# > Bracket.hs:1
# exit 2
