-- was: where the system had no room for the thread that runs everything, that was an internal error
-- $ (ulimit -v 900000; needle run run_no_room_for_a_thread.hs 2>&1 || echo ended by $?)
-- > [ND-0602] the system has no more threads for it
-- > ended by 3
-- ! internal error
main :: IO ()
main = print 1
