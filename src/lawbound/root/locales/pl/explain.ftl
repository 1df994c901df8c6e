### Do czego służą rzeczy na stole: widać, gdy spocznie na nich wskaźnik, gdy mają fokus lub po długim naciśnięciu.

## Komponenty

explain-warrior = Wojownicy ruszają się, walczą i razem z budynkami decydują, kto kontroluje polanę.
explain-sawmill = Budynek Markizy. Na początku każdej jej tury wytwarza jeden żeton drewna.
explain-workshop = Budynek Markizy. Opłaca jeden symbol z kosztu karty, w kolorze swojej polany.
explain-recruiter = Budynek Markizy. Ilekroć werbuje, przybywa tu wojownik; niektóre pola toru dają też więcej kart do dobrania.
explain-wood = Markiza płaci drewnem za budynki. Dociera wszędzie, dokąd prowadzą polany, które kontroluje.
explain-keep = Dopóki Twierdza stoi, nikt oprócz Markizy niczego nie umieści na jej polanie, a Szpitale Polowe sprowadzają tu utraconych wojowników.
explain-roost = Budynek Dynastii. Przekuwa, przy nim się werbuje, a wszystkie Gniazda razem dają punkty każdego Wieczoru.
explain-base = Budynek Sojuszu, który zostaje po Rewolcie. Werbuje się tu wojowników, szkoli Oficerów w jej kolorze i dobiera o kartę więcej.
explain-sympathy = Kto wprowadzi tu wojowników lub usunie żeton, daje Sojuszowi kartę: Oburzenie. Sojuszowi służy do przekuwania, a przy umieszczeniu dał punkty.
explain-pawn = Włóczęga we własnej osobie. Pionek nie jest wojownikiem: nigdy nie kontroluje polany, rusza się bez względu na to, kto ją kontroluje, i nie można go usunąć.
explain-garden = Budynek Kultystów, którzy kontrolują każdą polanę z Ogrodem. Ogrody dają punkty. W rękach człowieka te w kolorze Wygnańców przekuwają, a utrata Ogrodu kosztuje losową kartę.
explain-trade-post = Kto ma komponenty na jej polanie, może kupić o jedną Usługę Kompanii więcej. W rękach człowieka jej pole służy do rzemiosła, a jej utrata kosztuje połowę Funduszy.
explain-citadel = Budynek Księstwa: do jego Nory przybywa więcej wojowników. W rękach człowieka także przekuwa. Utrata budynku drogo Księstwo kosztuje.
explain-market = Budynek Księstwa: dobiera więcej kart i przekuwa; botowi daje punkty. Utrata budynku drogo Księstwo kosztuje.
explain-tunnel = Księstwo porusza się między swoją Norą a każdą polaną z Tunelem. Tunele są trzy.
explain-plot = Zakryta Intryga Konspiracji: nikt inny nie wie, którego jest z czterech rodzajów. Kto tu atakuje Konspirację, otrzymuje o jedno obrażenie więcej; w rękach człowieka także przekuwa.
explain-bomb = Intryga: po odkryciu usuwa wszystkie wrogie komponenty na swojej polanie.
explain-snare = Intryga: dopóki leży odkryta, wrogowie nie mogą niczego umieszczać na jej polanie ani z niej wychodzić.
explain-extortion = Intryga: po odkryciu zabiera karty wrogom na swojej polanie, a później daje karty.
explain-raid = Intryga: gdy zostanie usunięta, wojownicy Konspiracji trafiają na wszystkie sąsiednie polany.
explain-warlord = Wojownik, którego usuwa tylko walka i którym ruszają tylko Szczury w swojej turze. Przybywają do niego rekruci, naciera własnymi akcjami, a co turę zmienia Nastrój.
explain-stronghold = Budynek Szczurów. Przekuwa się w nim, a co turę przybywa do niego wojownik.
explain-mob = Żeton Szczurów: na początku ich tury usuwa ze swojej polany wszystkie wrogie budynki i żetony, plądruje tamtejsze Ruiny i może się rozprzestrzenić.
explain-waystation = Budynek Straży. Pokazuje jeden typ Reliktów, które się tu odzyskuje; na odwrocie jest inny. Przekuwa, werbuje się przy nim, a każdy na mapie daje jedną kartę więcej.
explain-relic = Relikt: figura, tablica lub biżuteria. Straż zdobywa za niego od 1 do 3 punktów, gdy odzyska go na Posterunku jego typu. Kto usunie go z polany, zdobywa dwa punkty i kładzie go w lesie.
explain-foothold = Żeton Wyprawy ku Słońcu. Kto ją najął, umieszcza go z najwyżej trzema wojownikami albo po wojowniku przy każdym. Kto go usunie, zdobywa punkt.
explain-vault = Budynek Strażników Skarbców. Rozprzestrzenia się na sąsiednie polany; przy każdym strażnicy walczą albo przybywa wojownik. Kto go usunie, zdobywa punkt.
explain-item = Przedmiot na Torze Walki Włóczębota: liczy się do obrażeń w walce.

## Przedmioty: co dają Włóczędze. Inni zdobywają za ich przekucie punkty

explain-boots = Wyczerpywany, by się ruszyć, a na polanę z wrogimi wojownikami dwa. Inni przekuwają go dla punktów.
explain-bag = Z workiem na torze Włóczęga uniesie o dwa przedmioty więcej.
explain-crossbow = Wyczerpywana do Ciosu: usuwa wojownika bez rzutu.
explain-hammer = Wyczerpywany do przekuwania kart lub naprawy uszkodzonego przedmiotu.
explain-sword = Wyczerpywany do walki; nieuszkodzone miecze określają, ile wyrzuconych obrażeń może najwyżej zadać Włóczęga.
explain-tea = Gotowa na torze odświeża każdego Świtu o dwa przedmioty więcej.
explain-coins = Gotowa na torze dobiera każdego Wieczoru o kartę więcej.
explain-torch = Wyczerpywana do Eksploracji Ruin albo do Akcji Specjalnej postaci.

## Tory

explain-track = Komponenty schodzą z toru od lewej. Zakryte pole pokazuje, ile będzie kosztował następny i co da; to, co widać na odsłoniętych, już masz.
explain-marked = Litera R oznacza, że pochodzi z Ruin.

## Inne rzeczy

explain-quest = Włóczęga wypełnia Misję na polanie w jej kolorze, wyczerpując oba przedmioty. Dostaje dwie karty albo punkt za każdą dotąd ukończoną Misję tego koloru.
explain-ruin = Ruiny zajmują pole budowy. Włóczęga eksploruje je z pochodnią: leżą pod nimi przedmioty, a gdy się skończą, pole jest wolne.
explain-slot = Miejsce na jeden budynek. Kto buduje, potrzebuje wolnego pola; wojownicy i żetony go nie potrzebują.
explain-score = Punkty zwycięstwa wszystkich graczy. Kto pierwszy zdobędzie 30, natychmiast wygrywa.
