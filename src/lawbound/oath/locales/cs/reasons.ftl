### Why something is not possible, by the article of the Law that forbids it. They follow a dash:
### "Důl a Plains – nestačí ti zásoby". An article may have another reason at one question or for one action.

refused-one = { $what } – { $reason }
refused-done = nechat to tak
refused-modifier--done = nepoužít žádnou úpravu
refused-target--done = neurčit další cíle
refused-make-room-at-a-site--done = neodhodit nic

## By a card or site

reason-card = brání tomu { $card }
reason-itself = nemá teď na co působit, nebo tomu brání její vlastní text
reason-article = { $title }

## By the article alone

reason-oath-1-23 = musí to být odkrytá oblast; Kancléř začíná v té nejvýše položené
reason-oath-2-3 = žádná relikvie tam už není
reason-oath-2-4 = smí jen ten, kdo má Žezlo moci
reason-oath-2-8-1 = oblast je zakrytá nebo plná
reason-oath-2-8-2 = oblast už svou přízeň má
reason-oath-2-8-4 = tato oblast cenu relikvie neuvádí
reason-oath-2-11 = nesplňuje cíl přísahy
reason-oath-4-1-1-i = buď přidáš přízeň, nebo jednu vrátíš do banky, kde je přízně nejméně; poslední přízeň zůstává
reason-oath-4-1-4 = v oblasti žádná není
reason-oath-4-3-5 = už použito: každou jen jednou
reason-oath-5-1-1 = nestačí ti zásoby
reason-oath-5-1-2 = hledat lze jen v balíčku světa a v odhazovacím balíčku tvého kraje, a ne tam, kde už nic není
reason-oath-5-1-4 = tam ji teď zahrát nelze
reason-oath-5-1-4-i = jen tvoje vlastní oblast, a jen dokud je v ní místo
reason-oath-5-1-4-ii = máš tři rádce a žádného z nich nelze odhodit
reason-oath-5-1-4-iii = Kancléř a Občané nemohou odhalovat vize
reason-oath-5-2-1 = je třeba 1 zásoba a přízeň na zdejšího obyvatele nebo stavbu, na které nic neleží
reason-oath-5-3-1 = nestačí ti zásoby
reason-oath-5-3-2 = je třeba tajemství nebo dvě přízně na zdejšího obyvatele nebo stavbu, na které nic neleží
reason-oath-5-4-1 = je třeba 1 zásoba; u Nejtemnějšího tajemství i karta v oblasti jeho držitele, jejíž symbol nemá žádný jeho rádce
reason-oath-5-4-2 = nemáš čím zaplatit: praporec stojí víc, než na něm leží, relikvie tolik, kolik žádá oblast
reason-oath-5-5-1 = jsou třeba 2 zásoby a nepřítel, který tuto oblast ovládá nebo zde stojí; bandité jen tam, kde nikdo nevládne
reason-oath-5-5-2 = jen to, co obránce ovládá, a je-li zde jeho figura, i ona, jeho relikvie a praporce; jeden cíl musí být zde
reason-oath-5-5-3 = každý plán jen jednou a ne vedle plánu, který musí být sám
reason-oath-5-6-1 = už tam stojíš, nebo ti nestačí zásoby
reason-oath-6-1 = nemáš zakrytého rádce
reason-oath-6-3 = není zde relikvie, kterou neznáš
reason-oath-6-4 = není tam relikvie, kterou neznáš
reason-oath-6-5 = není co přesunout: poslední družina v oblasti zůstává a umisťovat smíš jen tam, kde vládneš
reason-oath-6-6-1 = jen Vyhnanci, který tě tento tah neodmítl dvakrát
reason-oath-6-7 = jen jiného hráče, který je Občanem, a za přízeň, kterou máš
reason-oath-6-8 = jen Občan, za přízeň, kterou má, a ne držitel Žezla moci
reason-oath-7-1-1 = neovládáš ji ani nestojíš v její oblasti
reason-oath-7-1-2 = nemáš čím zaplatit, nebo na kartě už něco leží
reason-oath-7-1-3 = nic by neudělala
reason-oath-7-2-1 = karta smí jen do oblasti, nebo jen k rádcům
reason-oath-7-2-2 = karta je uzamčená
reason-oath-7-3-4 = její schopnost se používá při Odpočinku
reason-oath-7-4 = je to úprava, používá se na začátku akce
reason-oath-7-4-3 = právě se při této akci používá
reason-oath-7-5 = je to bitevní plán, používá ho při tažení jeho strana
reason-oath-7-5-1 = neovládáš ji: stát v její oblasti nestačí
reason-oath-7-6-4 = musí zůstat
reason-oath-8-1 = ne přísaha této hry; a samotná vize určuje přísahu sama
reason-oath-8-2 = jen těm, kdo byli Vyhnanci, každému jednou
reason-oath-8-3-1 = jen v oblasti, kterou ovládáš, bez stavby, a je-li stavba jejího symbolu ještě k mání
reason-oath-8-4 = nepatří k nejčastějším symbolům tvých rádců
reason-oath-9-2 = mýto bylo odmítnuto
reason-oath-9-3 = nic tam nezbývá
reason-oath-10-1 = bandité nejsou družiny: nic by se nestalo
reason-oath-10-14 = není nic, co ještě neznáš
reason-oath-10-26 = nikdo nemá co směnit, nebo byly nabídky příliš často odmítnuty
reason-oath-10-28 = nejsou žádné družiny k zabití

## At one question, or for one action

reason-where-to-play--oath-2-8-1 = oblast je zakrytá
reason-where-to-play--oath-6-1 = zakrytý rádce se hraje odkrytě, nebo odhazuje
reason-battle-plan--oath-7-5 = je to bitevní plán druhé strany
reason-modifier--oath-7-4 = s ní by akci nešlo zaplatit nebo provést
reason-done--oath-7-4 = bez ní nelze akci provést
reason-done--oath-5-5-2 = jeden cíl musí být ve tvé oblasti: ona sama, nebo figura obránce
reason-done--oath-2-8-1 = oblast je plná
reason-modifier--oath-6-1 = působí jen tam, kde se dobírají karty
reason-modifier--oath-5-1-1 = hledání ani bez ní víc nestojí
reason-peek-at-reliquary--oath-2-4 = smí jen ten, kdo má Žezlo moci, a ne v tahu, kdy si je vzal
reason-offer-citizenship--oath-2-3 = Relikviář je prázdný
reason-show-relic--oath-6-6-1 = už ji zná
reason-to-a-site--oath-7-2-1 = tato karta smí jen k rádcům
reason-as-an-adviser--oath-7-2-1 = tato karta smí jen do oblasti
