-- kind: backward
-- Forty booleans and 165 clauses of three: about as many as leave few solutions.
module Clauses where

import Needle (target)

data Bits = Bits Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool
  Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool Bool

entry :: Bits -> Int
entry bits = if and (clauses bits) then target 1 else 0

clauses :: Bits -> [Bool]
clauses (Bits v0 v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26
  v27 v28 v29 v30 v31 v32 v33 v34 v35 v36 v37 v38 v39) =
  [ not v1 || not v15 || not v27, v0 || not v7 || v37, not v5 || not v8 || not v34, v34 || v12 || not v26,
    not v37 || not v9 || v11, not v17 || not v35 || not v38, not v36 || v2 || not v7, v10 || v39 || not v32,
    not v37 || v36 || not v5, v1 || v24 || v38, not v28 || v17 || v20, v33 || not v3 || v1, not v22 || v15 || v36,
    not v16 || v10 || v7, v9 || not v30 || not v35, v18 || v7 || not v4, not v24 || v37 || not v10,
    v38 || v31 || not v22, not v11 || v5 || v10, not v11 || not v30 || v29, not v35 || not v30 || not v37,
    not v1 || not v37 || not v27, not v4 || v36 || v34, v3 || not v38 || v1, not v36 || v39 || not v31,
    v39 || v3 || v26, v38 || v11 || v5, not v34 || v30 || v1, not v20 || not v0 || not v29, not v30 || not v8 || v6,
    not v5 || v23 || not v6, v23 || not v5 || not v15, not v0 || v28 || v16, v3 || not v17 || not v8,
    not v25 || v0 || v19, v15 || not v26 || not v38, v25 || v27 || v13, v36 || v29 || v28, not v5 || v10 || not v20,
    not v8 || not v5 || not v21, not v24 || v13 || not v34, not v26 || v30 || not v14, not v4 || v14 || v0,
    not v21 || not v10 || v6, not v25 || v24 || not v37, v22 || v17 || v12, v39 || v11 || not v36,
    not v17 || not v30 || not v33, v5 || v17 || not v18, v14 || not v11 || not v21, not v3 || v34 || v17,
    v27 || not v13 || v32, not v25 || not v29 || not v27, not v10 || v37 || v5, v21 || not v14 || not v11,
    not v12 || v21 || v18, v4 || not v25 || v15, not v11 || not v9 || not v36, v37 || v24 || not v32,
    v25 || not v8 || not v18, not v39 || not v6 || v32, v39 || v22 || v34, not v33 || v29 || not v19,
    v12 || v29 || v7, not v26 || v17 || not v23, v10 || not v35 || v1, not v13 || not v1 || v16,
    not v35 || not v4 || not v6, not v12 || v22 || v32, v34 || v20 || not v17, v34 || v27 || not v6,
    v26 || v32 || not v11, v20 || v27 || v31, v12 || v37 || v30, not v0 || v33 || v7, v6 || not v24 || v32,
    v4 || not v33 || not v19, v12 || not v19 || not v30, v32 || not v20 || not v29, v5 || v26 || not v21,
    not v34 || v39 || v9, not v37 || not v5 || v36, not v0 || not v21 || not v32, v23 || not v20 || not v11,
    v20 || not v21 || not v30, v18 || not v6 || not v36, v30 || v4 || not v19, not v28 || v32 || not v2,
    v7 || not v36 || not v4, not v18 || not v0 || v30, v10 || v16 || not v23, not v12 || v31 || not v36,
    v17 || v29 || v15, not v9 || v11 || v1, not v7 || v38 || not v6, v21 || not v8 || v14, v5 || v6 || v0,
    not v14 || not v28 || not v34, v16 || v37 || not v21, v17 || not v39 || v10, not v36 || v9 || v1,
    not v25 || not v8 || not v26, v30 || v4 || not v26, v9 || v30 || not v33, not v36 || v37 || not v18,
    not v35 || v10 || not v33, not v12 || not v10 || not v21, not v12 || not v0 || v25, not v3 || not v12 || not v19,
    not v27 || not v35 || v13, v17 || v16 || v9, not v9 || not v21 || not v1, v11 || v1 || not v37,
    not v4 || not v8 || not v12, not v29 || not v34 || not v20, not v14 || v12 || v30, v13 || v9 || v28,
    not v11 || not v21 || v29, not v23 || v4 || not v16, not v28 || not v26 || v13, v25 || v32 || not v20,
    not v3 || not v21 || v37, not v26 || not v23 || v38, v1 || v17 || v25, not v15 || v1 || v30,
    v23 || not v27 || not v25, v26 || v21 || v30, not v24 || v22 || v38, v12 || not v23 || v24, v7 || v18 || v4,
    not v12 || v24 || not v13, not v34 || v21 || v11, not v28 || not v21 || v12, not v8 || not v22 || not v15,
    v3 || v10 || v18, not v13 || not v32 || not v14, v25 || v14 || v3, not v17 || v15 || v32, v17 || v3 || not v0,
    v38 || v0 || not v7, v1 || not v29 || not v23, not v24 || not v15 || not v9, v34 || not v4 || not v37,
    not v7 || not v3 || v10, v13 || not v37 || not v38, v0 || v15 || v3, not v35 || v1 || v13, v1 || v18 || not v5,
    v20 || not v35 || not v24, v1 || v39 || v38, v6 || v37 || not v10, v3 || not v21 || not v4,
    not v13 || v33 || v22, not v23 || v5 || v22, v11 || v19 || v37, v22 || not v37 || v13, v1 || not v10 || not v34,
    not v27 || not v4 || not v38, not v18 || v20 || not v37, not v2 || not v4 || v31, not v37 || v23 || v30,
    v33 || not v26 || not v2, not v9 || v1 || v29, not v27 || not v15 || v26, not v3 || not v0 || v32 ]
