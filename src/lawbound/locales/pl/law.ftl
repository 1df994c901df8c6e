### Artykuł Prawa w terminalu.

article-place = { $kind }, rozdział { $chapter }: { $title }
article-kind-rule = reguła
article-kind-definition = definicja
article-kind-setup = przygotowanie
article-kind-card = karta
article-kind-overview = omówienie
article-in-english = po angielsku
article-note = Uwaga: { $note }
article-different-for = Strony, dla których jest inaczej: { $sides }
article-part-of = Część artykułu:
article-below = Artykuły podrzędne:
article-refers-to = Odsyła do:
article-terms = Użyte pojęcia:
article-referred-to-from = Odsyłają tu:
article-carried-out-by = Wykonuje go:
article-stated-by = Sprawdzają go testy:
article-nothing-yet = (jeszcze nic)
article-not-found = żaden artykuł nie zawiera wszystkich słów „{ $text }”; wpisz mniej słów albo krótsze
