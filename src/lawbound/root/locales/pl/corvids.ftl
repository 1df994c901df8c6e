### Krucza Konspiracja w rękach człowieka: pytania, możliwości, dziennik i dlaczego nie; i co mogą zgadywać wrogowie.
###   $plot: Name (plot-...); $plots: Names; $price: Name (warriors); reszta jak w prompts.ftl, log.ftl, names.ftl

## Questions

prompt-scatter = Na której polanie umieszczasz wojownika? (symbol: { $suit })
prompt-flip-plots = Którą Intrygę odkrywasz?
prompt-recruit-with-a-card = Którą kartę wydajesz na Werbunek?
prompt-recruit-in-which-suit = Na polanach którego symbolu werbujesz?
prompt-corvids--daylight = Co robisz? (pozostało: { $actions })
prompt-plot-where = Gdzie knujesz? (koszt: { $price })
prompt-lay-which-plot = Którą Intrygę kładziesz zakrytą { NAME($clearing, case: "where") }?
prompt-swap-which-plot = Którą Intrygę podmieniasz?
prompt-swap-with-which-plot = Z którą Intrygą zamieniasz tę { NAME($clearing, case: "where") }?
prompt-exert = Podejmujesz Wysiłek? Wtedy nie dobierasz kart.
prompt-raid-where = Najazd: gdzie umieszczasz wojownika?
prompt-what-your-plot-is = Czym jest twoja Intryga { NAME($clearing, case: "where") }?
prompt-is-it-this-plot = Twoja Intryga { NAME($clearing, case: "where") }: czy to { $plot }?
prompt-expose-where = Którą Intrygę próbujesz zdemaskować?
prompt-show-a-card = Którą kartę pokazujesz, aby zdemaskować Intrygę { NAME($clearing, case: "where") }?
prompt-guess-a-plot = Czym jest Intryga { NAME($player, case: "gen") } { NAME($clearing, case: "where") }?

## Options

action-plot = Intryga: połóż zakrytą Intrygę (koszt: { $price })
action-trick = Podmianka: zamień dwie Intrygi, obie zakryte lub obie odkryte
action-expose = Zdemaskowanie: pokaż kartę i zgadnij Intrygę; przy pomyłce tracisz kartę
word-flip-plots--done = nie odkrywaj więcej
word-recruit-with-a-card--done = bez Werbunku
word-exert--done = bez Wysiłku

## Steps

step-recruit-with-a-card = Werbunek
step-exert = Wysiłek

## The log

event-plots-swapped =
    { $player } { NAME($player, case: "number") ->
        [plural] zamieniają
       *[singular] zamienia
    } Intrygi { NAME($clearing, case: "where") } i { NAME($other, case: "where") }
event-showed-card =
    { $owner } { NAME($owner, case: "number") ->
        [plural] pokazują
       *[singular] pokazuje
    } { NAME($viewer, case: "dat") } kartę
event-showed-card-seen =
    { $owner } { NAME($owner, case: "number") ->
        [plural] pokazują
       *[singular] pokazuje
    } { NAME($viewer, case: "dat") } { NAME($card, case: "acc") }

## Its board

# $plot: Name, $clearing: Name
name-plot-at = { $plot } { NAME($clearing, case: "where") }
# $plots: Names of kinds, $clearing: Name
name-plot-not = { $clearing }: { $plots }
scene-fact-plots-ruled-out = Błędnie zgadnięte

## Why not

reason-root-13-2-2-ii = leży tam już Intryga
reason-root-13-2-4 = potrzebna jest zakryta Intryga obok twojego elementu, karta jej symbolu, i to przed dobraniem kart
reason-expose-where--root-13-2-4 = potrzebna jest zakryta Intryga, twój element obok niej i karta jej symbolu
reason-show-a-card--root-13-2-4 = nie ma symbolu tej polany
reason-root-13-3-2 = teraz kolej na polanę innego symbolu
reason-root-13-4-2 = potrzebna jest zakryta Intryga i twój wojownik obok niej
reason-root-13-4-3 = tylko raz na turę
reason-root-13-5 = wszystkie trzy akcje są wykorzystane
reason-root-13-5-2 = za mało tam twoich wojowników do usunięcia
reason-root-13-5-4 = potrzebne są dwie Intrygi, obie zakryte lub obie odkryte
reason-root-13-6-1 = Wysiłek już podjęty
reason-root-13-6-2 = na ręce może zostać pięć kart
reason-lay-which-plot--root-1-5-1 = nie ma już takiej w puli
