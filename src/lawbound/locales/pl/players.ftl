### Computer players: what they are called, and how they play.

player-random = Losowy
    .text = Wybiera bez namysłu dowolną z dostępnych możliwości. Najłatwiejszy przeciwnik.
player-greedy = Zachłanny
    .text = Wypróbowuje każdą możliwość i wybiera tę, po której akcja kończy się najlepiej. Odpowiada od razu i gra znacznie lepiej niż Losowy.
player-ismcts = Myśliciel
    .text = Rozważa wiele możliwych dalszych przebiegów gry i wybiera to, co sprawdza się najczęściej. Najsilniejszy z trzech; nad każdym wyborem chwilę się zastanawia.
