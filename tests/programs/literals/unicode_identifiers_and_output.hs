data Größe = Groß | Klein deriving (Show, Eq)

naïve :: Int -> Int
naïve x' = x' + 1

α, β :: Int
α = 1
β = 2

(∘) :: (b -> c) -> (a -> b) -> a -> c
(f ∘ g) x = f (g x)

main :: IO ()
main = do
  print [Groß, Klein]
  print ((naïve ∘ naïve) (α + β))
  putStrLn "Größe λ→ 日本語 🎉"
  print "Größe λ→ 日本語 🎉"
  print (length "日本語", length "🎉")
  print 'ß'

-- expect: [Groß,Klein]
-- expect: 5
-- expect: Größe λ→ 日本語 🎉
-- expect: "Gr\246\223e \955\8594 \26085\26412\35486 \127881"
-- expect: (3,1)
-- expect: '\223'
