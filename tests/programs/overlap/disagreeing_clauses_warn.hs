-- The clauses are not used here: the warning comes from the definition.
{-# OVERLAP danger, fine #-}
danger :: Bool -> Bool -> Bool
danger False _ = False
danger _ False = True
danger True True = True

fine :: Bool -> Bool -> Bool
fine False _ = False
fine _ False = False
fine True x = x
fine x True = x

main :: IO ()
main = putStrLn "done"

-- expect: done
-- stderr: disagreeing_clauses_warn.hs:5:18-21: warning: [ND-0320]
-- stderr: Clauses 1 and 2 of 'danger' overlap, but disagree:
-- stderr: danger False False reduces to both False and True
