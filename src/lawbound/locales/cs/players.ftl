### Computer players: what they are called, and how they play.

player-random = Náhoda
    .text = Vybírá z nabízených možností bez přemýšlení. Nejsnazší soupeř.
player-greedy = Chamtivec
    .text = Vyzkouší každou možnost a vezme tu, po níž akce dopadne nejlépe. Odpovídá hned a hraje mnohem lépe než Náhoda.
player-ismcts = Hloubavec
    .text = Promyslí mnoho možných pokračování hry a vezme možnost, která se osvědčí nejčastěji. Ze všech tří je nejsilnější, ale každou volbu chvilku zvažuje.
