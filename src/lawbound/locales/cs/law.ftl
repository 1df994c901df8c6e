### Článek Zákona v terminálu.

article-place = { $kind }, kapitola { $chapter }: { $title }
article-kind-rule = pravidlo
article-kind-definition = definice
article-kind-setup = příprava
article-kind-card = karta
article-kind-overview = přehled
article-in-english = anglicky
article-note = Poznámka: { $note }
article-different-for = Strany, pro které platí jinak: { $sides }
article-part-of = Patří do článku:
article-below = Podřízené články:
article-refers-to = Odkazuje na:
article-terms = Použité pojmy:
article-referred-to-from = Odkazují sem:
article-carried-out-by = Provádí ho:
article-stated-by = Ověřují ho testy:
article-nothing-yet = (zatím nic)
article-not-found = žádný článek neobsahuje všechna slova „{ $text }“; zkus jich méně nebo kratší
