# was: index, count and enum did not look at -t
# $ needle index - "[[Int]]" 1$(printf %020000d 0) -t 300ms
# > its time is up
# exit 3
# $ needle count - "[[Int]]" --size 0..100000 -t 300ms | tail -c 1 | wc -c; exit ${PIPESTATUS[0]}
# > its time is up
# exit 3
# $ needle enum - "[[Int]]" --size 0..60 -t 300ms > /dev/null
# > its time is up
# exit 3
