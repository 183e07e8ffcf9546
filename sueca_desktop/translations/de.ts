<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
  <context>
    <name>Abandoning</name>
    <message>
      <source>The match ends here, and counts as lost.</source>
      <translation>Die Partie endet hier und zählt als verloren.</translation>
    </message>
    <message>
      <source>The match ends here. Abandoning the deal you are playing costs you {points} ranking points.</source>
      <translation>Die Partie endet hier. Das laufende Spiel aufzugeben kostet dich {points} Rangpunkte.</translation>
    </message>
    <message>
      <source>The match ends here. Leaving now costs nothing.</source>
      <translation>Die Partie endet hier. Jetzt zu gehen kostet nichts.</translation>
    </message>
  </context>
  <context>
    <name>Cards</name>
    <message>
      <source>spades</source>
      <translation>Pik</translation>
    </message>
    <message>
      <source>hearts</source>
      <translation>Herz</translation>
    </message>
    <message>
      <source>diamonds</source>
      <translation>Karo</translation>
    </message>
    <message>
      <source>clubs</source>
      <translation>Kreuz</translation>
    </message>
    <message>
      <source>ace</source>
      <translation>Ass</translation>
    </message>
    <message>
      <source>king</source>
      <translation>König</translation>
    </message>
    <message>
      <source>queen</source>
      <translation>Dame</translation>
    </message>
    <message>
      <source>jack</source>
      <translation>Bube</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>Zehn</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>Neun</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>Acht</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>Sieben</translation>
    </message>
    <message>
      <source>six</source>
      <translation>Sechs</translation>
    </message>
    <message>
      <source>five</source>
      <translation>Fünf</translation>
    </message>
    <message>
      <source>four</source>
      <translation>Vier</translation>
    </message>
    <message>
      <source>three</source>
      <translation>Drei</translation>
    </message>
    <message>
      <source>two</source>
      <translation>Zwei</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <translation>{suit}-{rank}</translation>
    </message>
  </context>
  <context>
    <name>Claims</name>
    <message>
      <source>The rest is yours</source>
      <translation>Der Rest gehört dir</translation>
    </message>
    <message>
      <source>The rest is theirs</source>
      <translation>Der Rest gehört ihnen</translation>
    </message>
    <message>
      <source>The score is settled</source>
      <translation>Das Ergebnis steht fest</translation>
    </message>
    <message>
      <source>{name} claims the rest</source>
      <translation>{name} beansprucht den Rest</translation>
    </message>
    <message>
      <source>{name} gives up the rest</source>
      <translation>{name} gibt den Rest auf</translation>
    </message>
    <message>
      <source>Take it</source>
      <translation>Nehmen</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>End the deal</source>
      <translation>Spiel beenden</translation>
    </message>
    <message>
      <source>Nobody can beat your cards.</source>
      <translation>Niemand sticht deine Karten.</translation>
    </message>
    <message>
      <source>However the hidden cards lie.</source>
      <translation>Wie die verdeckten Karten auch liegen.</translation>
    </message>
    <message>
      <source>The points left change nothing.</source>
      <translation>Die restlichen Augen ändern nichts.</translation>
    </message>
    <message>
      <source>The soloist will take no trick.</source>
      <translation>Der Alleinspieler macht keinen Stich.</translation>
    </message>
    <message>
      <source>The soloist will take a trick.</source>
      <translation>Der Alleinspieler macht einen Stich.</translation>
    </message>
    <message>
      <source>The last tricks were not played by hand: the rest was claimed.</source>
      <translation>Die letzten Stiche wurden nicht von Hand gespielt: Der Rest wurde beansprucht.</translation>
    </message>
    <message>
      <source>Card points left: {points}</source>
      <translation>Augen übrig: {points}</translation>
    </message>
  </context>
  <context>
    <name>Computer</name>
    <message>
      <source>Like beginners</source>
      <translation>Wie Anfänger</translation>
    </message>
    <message>
      <source>Like club players</source>
      <translation>Wie Vereinsspieler</translation>
    </message>
    <message>
      <source>Like experts</source>
      <translation>Wie Meister</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Sofort</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Langsam</translation>
    </message>
  </context>
  <context>
    <name>Fair</name>
    <message>
      <source>Deal number and seal</source>
      <translation>Spielnummer und Siegel</translation>
    </message>
    <message>
      <source>This deal</source>
      <translation>Dieses Spiel</translation>
    </message>
    <message>
      <source>The next deal</source>
      <translation>Das nächste Spiel</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>Sealed as</source>
      <translation>Siegel</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Saat</translation>
    </message>
    <message>
      <source>shown when the deal is over</source>
      <translation>zu sehen, wenn das Spiel vorbei ist</translation>
    </message>
    <message>
      <source>Your cut</source>
      <translation>Dein Abheben</translation>
    </message>
    <message>
      <source>Dealt from</source>
      <translation>Gegeben von</translation>
    </message>
    <message>
      <source>Every card of the next deal is settled already. Its seal binds the app to it and tells nothing of it.</source>
      <translation>Alle Karten des nächsten Spiels stehen schon fest. Das Siegel bindet die App daran und verrät nichts davon.</translation>
    </message>
    <message>
      <source>You chose this deal by its number or seed.</source>
      <translation>Du hast dieses Spiel nach Nummer oder Saat gewählt.</translation>
    </message>
    <message>
      <source>A deal of your choice</source>
      <translation>Ein Spiel deiner Wahl</translation>
    </message>
    <message>
      <source>The same number and the same options give the same deal on every computer. A seed will do as well.</source>
      <translation>Dieselbe Nummer und dieselben Einstellungen ergeben auf jedem Rechner dasselbe Spiel. Eine Saat geht auch.</translation>
    </message>
    <message>
      <source>Number or seed</source>
      <translation>Nummer oder Saat</translation>
    </message>
    <message>
      <source>&amp;Deal it</source>
      <translation>&amp;Geben</translation>
    </message>
    <message>
      <source>That is neither a number of at most 18 digits nor a seed of 64 digits and letters from a to f.</source>
      <translation>Das ist weder eine Zahl mit höchstens 18 Ziffern noch eine Saat aus 64 Ziffern und Buchstaben von a bis f.</translation>
    </message>
    <message>
      <source>This game has no such deal.</source>
      <translation>So ein Spiel gibt es hier nicht.</translation>
    </message>
    <message>
      <source>&amp;Verify</source>
      <translation>&amp;Prüfen</translation>
    </message>
    <message>
      <source>C&amp;opy</source>
      <translation>K&amp;opieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>&amp;How deals are drawn</source>
      <translation>&amp;Wie gegeben wird</translation>
    </message>
    <message>
      <source>&amp;More…</source>
      <translation>&amp;Mehr…</translation>
    </message>
    <message>
      <source>Sealed as {seal}… · seed {seed}…</source>
      <translation>Siegel {seal}… · Saat {seed}…</translation>
    </message>
    <message>
      <source>Deal number {code}</source>
      <translation>Spiel Nummer {code}</translation>
    </message>
    <message>
      <source>Next deal sealed as {seal}…</source>
      <translation>Siegel des nächsten Spiels: {seal}…</translation>
    </message>
    <message>
      <source>Deal number… · next deal sealed as {seal}…</source>
      <translation>Spielnummer… · Siegel des nächsten Spiels: {seal}…</translation>
    </message>
    <message>
      <source>Sealed as {seal}…</source>
      <translation>Siegel {seal}…</translation>
    </message>
    <message>
      <source>Fair: the cards fit the seed, and the seed fits the seal.</source>
      <translation>Stimmt: Die Karten passen zur Saat und die Saat zum Siegel.</translation>
    </message>
    <message>
      <source>Not fair: {fault}.</source>
      <translation>Stimmt nicht: {fault}.</translation>
    </message>
    <message>
      <source>This deal does not say which seed it came from.</source>
      <translation>Dieses Spiel sagt nicht, aus welcher Saat es stammt.</translation>
    </message>
    <message>
      <source>what should be its seed is none</source>
      <translation>was seine Saat sein sollte, ist keine</translation>
    </message>
    <message>
      <source>its seed is not the one that was sealed</source>
      <translation>seine Saat ist nicht die versiegelte</translation>
    </message>
    <message>
      <source>it was cut or dealt as nobody may in this game</source>
      <translation>es wurde abgehoben oder gegeben, wie es in diesem Spiel niemand darf</translation>
    </message>
    <message>
      <source>the first dealer is not the one that the lot gives</source>
      <translation>der erste Geber ist nicht der, den das Los bestimmt</translation>
    </message>
    <message>
      <source>the cards are not those that its seed gives</source>
      <translation>die Karten sind nicht die, die seine Saat ergibt</translation>
    </message>
  </context>
  <context>
    <name>Frequencies</name>
    <message>
      <source>What is counted</source>
      <translation>Was gezählt wird</translation>
    </message>
    <message>
      <source>Blue: how often it came. Gold: how often it should have come; chance stays in the pale band nineteen times out of twenty.</source>
      <translation>Blau: wie oft es kam. Gold: wie oft es hätte kommen sollen; der Zufall bleibt neunzehn von zwanzig Malen im blassen Band.</translation>
    </message>
    <message>
      <source>Hands: {hands}. A hand had {mean} on average; {expected} ± {spread} by chance.</source>
      <translation>Hände: {hands}. Eine Hand hatte im Mittel {mean}; durch Zufall {expected} ± {spread}.</translation>
    </message>
    <message>
      <source>Deals chosen by number or seed are left out.</source>
      <translation>Nach Nummer oder Saat gewählte Spiele zählen nicht mit.</translation>
    </message>
    <message>
      <source>Trumps</source>
      <translation>Trümpfe</translation>
    </message>
    <message>
      <source>Aces</source>
      <translation>Asse</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Longest suit</source>
      <translation>Längste Farbe</translation>
    </message>
    <message>
      <source>{value}: came {count}, expected {expected}</source>
      <translation>{value}: kam {count}, erwartet {expected}</translation>
    </message>
  </context>
  <context>
    <name>Games</name>
    <message numerus="yes">
      <source>%n unfinished game(s)</source>
      <translation>
        <numerusform>%n unbeendete Partie</numerusform>
        <numerusform>%n unbeendete Partien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n Spieler</numerusform>
        <numerusform>%n Spieler</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Help</name>
    <message>
      <source>What the computer players reckon with is compiled: they think at full speed.</source>
      <translation>Das Rechenwerk der Computerspieler ist kompiliert: Sie denken mit voller Geschwindigkeit.</translation>
    </message>
    <message>
      <source>What the computer players reckon with is not compiled here, as there was no C compiler when the app was installed: they think much more slowly, and so less far.</source>
      <translation>Das Rechenwerk der Computerspieler ist nicht kompiliert, weil bei der Installation ein C-Compiler fehlte: Sie denken viel langsamer und darum weniger weit.</translation>
    </message>
    <message>
      <source>Sueca Desktop {version}</source>
      <translation>Sueca Desktop {version}</translation>
    </message>
    <message>
      <source>Sueca and its relatives, to play alone against computer players. No account, no network.</source>
      <translation>Sueca und ihre Verwandten, allein gegen Computerspieler zu spielen. Ohne Konto, ohne Netz.</translation>
    </message>
    <message>
      <source>The program, its cards and its pictures are free software under the MIT licence, © the Sueca Desktop authors.</source>
      <translation>Das Programm, seine Karten und seine Bilder sind freie Software unter der MIT-Lizenz, © the Sueca Desktop authors.</translation>
    </message>
    <message>
      <source>The window is made with PySide6 and Qt, used under the GNU Lesser General Public License, version 3; © The Qt Company Ltd. and other contributors. Folders are found with platformdirs, and sounds played with miniaudio and CFFI, all under the MIT licence; values are held by msgspec under the BSD licence, and progress is shown by tqdm under the MPL, version 2, and the MIT licence.</source>
      <translation>Das Fenster ist mit PySide6 und Qt gemacht, verwendet unter der GNU Lesser General Public License, Version 3; © The Qt Company Ltd. und andere. Die Ordner findet platformdirs, die Töne spielen miniaudio und CFFI, alle unter der MIT-Lizenz; die Werte hält msgspec unter der BSD-Lizenz, und den Fortschritt zeigt tqdm unter der MPL, Version 2, und der MIT-Lizenz.</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>Am Tisch</translation>
    </message>
    <message>
      <source>Go through the cards of your hand</source>
      <translation>Von Karte zu Karte in deiner Hand gehen</translation>
    </message>
    <message>
      <source>The first, the last card of your hand</source>
      <translation>Die erste, die letzte Karte der Hand</translation>
    </message>
    <message>
      <source>Play the chosen card; the next deal; the button that stands out</source>
      <translation>Die gewählte Karte spielen; das nächste Spiel; der hervorgehobene Knopf</translation>
    </message>
    <message>
      <source>Play the card at that place of your hand, from the left</source>
      <translation>Die Karte an diesem Platz deiner Hand spielen, von links gezählt</translation>
    </message>
    <message>
      <source>Look at the last trick, as long as you hold it</source>
      <translation>Den letzten Stich zeigen, solange du sie hältst</translation>
    </message>
    <message>
      <source>End what moves; close a page over the table</source>
      <translation>Bewegung beenden; eine Seite über dem Tisch schließen</translation>
    </message>
    <message>
      <source>Search the rules, go on searching</source>
      <translation>In den Regeln suchen, weitersuchen</translation>
    </message>
    <message>
      <source>{menu}: {entry}</source>
      <translation>{menu}: {entry}</translation>
    </message>
  </context>
  <context>
    <name>Hints</name>
    <message>
      <source>Hint</source>
      <translation>Tipp</translation>
    </message>
    <message>
      <source>The expert is thinking…</source>
      <translation>Der Meister überlegt …</translation>
    </message>
    <message>
      <source>There is no hint this time.</source>
      <translation>Diesmal gibt es keinen Tipp.</translation>
    </message>
    <message>
      <source>There is nothing to weigh: the cards lie face down, and every cut is as good.</source>
      <translation>Hier gibt es nichts abzuwägen: Die Karten sind verdeckt, und jedes Abheben ist gleich gut.</translation>
    </message>
    <message>
      <source>There is nothing to weigh: nobody has seen a card, and both are as good.</source>
      <translation>Hier gibt es nichts abzuwägen: Niemand hat eine Karte gesehen, und beides ist gleich gut.</translation>
    </message>
    <message>
      <source>What speaks &amp;for it</source>
      <translation>&amp;Was dafür spricht</translation>
    </message>
    <message>
      <source>What speaks for it</source>
      <translation>Was dafür spricht</translation>
    </message>
    <message>
      <source>There was nothing to weigh.</source>
      <translation>Es gab nichts abzuwägen.</translation>
    </message>
    <message>
      <source>Choice</source>
      <translation>Wahl</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Wins the deal</source>
      <translation>Gewinnt das Spiel</translation>
    </message>
    <message>
      <source>Succeeds</source>
      <translation>Gelingt</translation>
    </message>
    <message>
      <source>Gives away</source>
      <translation>Kostet</translation>
    </message>
    <message>
      <source>advised</source>
      <translation>empfohlen</translation>
    </message>
    <message>
      <source>◆ marks what the expert advises.</source>
      <translation>◆ bezeichnet, was der Meister rät.</translation>
    </message>
    <message>
      <source>◆ marks what the expert advises, a frame what was done.</source>
      <translation>◆ bezeichnet, was der Meister rät, ein Rahmen, was getan wurde.</translation>
    </message>
    <message>
      <source>The hidden cards were dealt in ways that fit all that has been seen, and each choice was played to the end of the deal. Deals: {worlds}</source>
      <translation>Die verdeckten Karten wurden so verteilt, wie es zu allem Gesehenen passt, und jede Wahl wurde bis zum Ende durchgespielt. Spiele: {worlds}</translation>
    </message>
    <message>
      <source>The expert also goes by experience: small differences here may be chance.</source>
      <translation>Der Meister geht auch nach Erfahrung: Kleine Unterschiede können Zufall sein.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in card points.</source>
      <translation>Was eine Wahl kostet, ist in Augen gezählt.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in chances of a hundred.</source>
      <translation>Was eine Wahl kostet, ist in Chancen von hundert gezählt.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in game points.</source>
      <translation>Was eine Wahl kostet, ist in Spielpunkten gezählt.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in points over the opponent’s.</source>
      <translation>Was eine Wahl kostet, ist in Punkten Vorsprung vor dem Gegner gezählt.</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>Past deals</source>
      <translation>Frühere Spiele</translation>
    </message>
    <message>
      <source>Your cards, counted</source>
      <translation>Deine Karten, gezählt</translation>
    </message>
    <message>
      <source>Your &amp;cards, counted</source>
      <translation>Deine &amp;Karten, gezählt</translation>
    </message>
    <message>
      <source>S&amp;tatistics</source>
      <translation>S&amp;tatistik</translation>
    </message>
    <message>
      <source>&amp;Past deals</source>
      <translation>&amp;Frühere Spiele</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spielart</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeitraum</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Alle Spielarten</translation>
    </message>
    <message>
      <source>All names</source>
      <translation>Alle Namen</translation>
    </message>
    <message>
      <source>All results</source>
      <translation>Alle Ergebnisse</translation>
    </message>
    <message>
      <source>All the time</source>
      <translation>Von Anfang an</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Heute</translation>
    </message>
    <message>
      <source>Last 7 days</source>
      <translation>Letzte 7 Tage</translation>
    </message>
    <message>
      <source>Last 30 days</source>
      <translation>Letzte 30 Tage</translation>
    </message>
    <message>
      <source>Last 365 days</source>
      <translation>Letzte 365 Tage</translation>
    </message>
    <message>
      <source>Deals played</source>
      <translation>Gespielt</translation>
    </message>
    <message>
      <source>Deals won</source>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Matches won</source>
      <translation>Partien gewonnen</translation>
    </message>
    <message>
      <source>Ranking points</source>
      <translation>Rangpunkte</translation>
    </message>
    <message>
      <source>Longest run won</source>
      <translation>Längste Serie</translation>
    </message>
    <message>
      <source>Cards better than</source>
      <translation>Karten besser als</translation>
    </message>
    <message>
      <source>{count} of {total}</source>
      <translation>{count} von {total}</translation>
    </message>
    <message>
      <source>{count} for practice</source>
      <translation>{count} zur Übung</translation>
    </message>
    <message>
      <source>now {count} won</source>
      <translation>jetzt {count} gewonnen</translation>
    </message>
    <message>
      <source>now {count} lost</source>
      <translation>jetzt {count} verloren</translation>
    </message>
    <message>
      <source>within chance</source>
      <translation>im Zufall</translation>
    </message>
    <message>
      <source>above chance</source>
      <translation>über Zufall</translation>
    </message>
    <message>
      <source>below chance</source>
      <translation>unter Zufall</translation>
    </message>
    <message>
      <source>Mistakes a deal</source>
      <translation>Fehler je Spiel</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Kurve</translation>
    </message>
    <message>
      <source>Bars</source>
      <translation>Balken</translation>
    </message>
    <message>
      <source>Deals won, lately</source>
      <translation>Zuletzt gewonnen</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Luck</source>
      <translation>Glück</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Mean of your mistakes in the last twenty deals reviewed, at each</source>
      <translation>Mittel deiner Fehler in den letzten zwanzig untersuchten Spielen, bei jedem</translation>
    </message>
    <message>
      <source>Share won of the last twenty deals, at each deal</source>
      <translation>Anteil gewonnener unter den letzten zwanzig Spielen</translation>
    </message>
    <message>
      <source>Running total of riscos won and lost</source>
      <translation>Laufende Summe gewonnener und verlorener Riscos</translation>
    </message>
    <message>
      <source>Running total of good and bad hands; chance alone stays in the pale band</source>
      <translation>Laufende Summe guter und schlechter Blätter; bloßer Zufall bleibt im hellen Band</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Spielarten</translation>
    </message>
    <message>
      <source>Levels</source>
      <translation>Stärken</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Contracts</source>
      <translation>Gebote</translation>
    </message>
    <message>
      <source>Share won of the deals of each game</source>
      <translation>Anteil gewonnener Spiele je Spielart</translation>
    </message>
    <message>
      <source>Share won against each level of computer players</source>
      <translation>Anteil gewonnener Spiele je Spielstärke der anderen</translation>
    </message>
    <message>
      <source>Share won by where you sat from the dealer</source>
      <translation>Anteil gewonnener Spiele nach dem Platz zum Geber</translation>
    </message>
    <message>
      <source>Share of contracts made</source>
      <translation>Anteil gehaltener Gebote</translation>
    </message>
    <message>
      <source>{tip}; mean of your bids: {bid}</source>
      <translation>{tip}; deine Gebote im Mittel: {bid}</translation>
    </message>
    <message>
      <source>You dealt</source>
      <translation>Du hast gegeben</translation>
    </message>
    <message>
      <source>Seat {number} after the dealer</source>
      <translation>Platz {number} nach Geber</translation>
    </message>
    <message>
      <source>Your own</source>
      <translation>Deine</translation>
    </message>
    <message>
      <source>As the partner called</source>
      <translation>Als gerufener Partner</translation>
    </message>
    <message>
      <source>Against you</source>
      <translation>Gegen dich</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Unbekannt</translation>
    </message>
    <message>
      <source>No deal has been played yet</source>
      <translation>Noch ist kein Spiel gespielt</translation>
    </message>
    <message>
      <source>Every deal you finish is kept here, with what became of it.</source>
      <translation>Jedes Spiel, das du zu Ende spielst, wird hier mit seinem Ergebnis verwahrt.</translation>
    </message>
    <message>
      <source>No such deal</source>
      <translation>Kein solches Spiel</translation>
    </message>
    <message>
      <source>Of the deals that are kept, none is like that. Choose less narrowly.</source>
      <translation>Von den verwahrten Spielen ist keines so. Wähle weniger eng.</translation>
    </message>
    <message>
      <source>Only practice deals so far</source>
      <translation>Bisher nur Übungsspiele</translation>
    </message>
    <message>
      <source>Practice does not count here. You find those deals in the list.</source>
      <translation>Übungen zählen hier nicht. Du findest diese Spiele in der Liste.</translation>
    </message>
    <message>
      <source>There is no history here</source>
      <translation>Hier gibt es keinen Verlauf</translation>
    </message>
    <message>
      <source>The file of past deals cannot be opened. You can play all the same; nothing is counted.</source>
      <translation>Die Datei der früheren Spiele lässt sich nicht öffnen. Spielen kannst du trotzdem; gezählt wird nichts.</translation>
    </message>
    <message>
      <source>The curve begins with the fifth deal.</source>
      <translation>Die Kurve beginnt mit dem fünften Spiel.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Your score</source>
      <translation>Du schreibst</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Verloren</translation>
    </message>
    <message>
      <source>Drawn</source>
      <translation>Unentschieden</translation>
    </message>
    <message>
      <source>Passed out</source>
      <translation>Gepasst</translation>
    </message>
    <message>
      <source>Watched</source>
      <translation>Zugeschaut</translation>
    </message>
    <message>
      <source>Abandoned</source>
      <translation>Aufgegeben</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>Übung</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>Null</translation>
    </message>
    <message>
      <source>{game}, {date}: {result}, {rule}</source>
      <translation>{game}, {date}: {result}, {rule}</translation>
    </message>
    <message>
      <source>&amp;Look at the deal</source>
      <translation>Spiel &amp;ansehen</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>The match up to this deal, as a &amp;record…</source>
      <translation>Die Partie bis zu diesem Spiel, als &amp;Aufzeichnung…</translation>
    </message>
    <message>
      <source>The list, as a &amp;table…</source>
      <translation>Die Liste, als &amp;Tabelle…</translation>
    </message>
    <message>
      <source>&amp;Delete…</source>
      <translation>&amp;Löschen…</translation>
    </message>
    <message>
      <source>&amp;Delete for good</source>
      <translation>Endgültig &amp;löschen</translation>
    </message>
    <message>
      <source>&amp;Keep</source>
      <translation>&amp;Behalten</translation>
    </message>
    <message>
      <source>&amp;Back to the list</source>
      <translation>&amp;Zurück zur Liste</translation>
    </message>
    <message>
      <source>Records of Sueca Desktop (*.sueca.json)</source>
      <translation>Aufzeichnungen von Sueca Desktop (*.sueca.json)</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
      <source>It cannot be saved there: {reason}.</source>
      <translation>Dort lässt es sich nicht speichern: {reason}.</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>Unbeendete Partien</translation>
    </message>
    <message>
      <source>Last played: {date}</source>
      <translation>Zuletzt gespielt: {date}</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
      <source>Delete this unfinished game? Its finished deals stay in the statistics.</source>
      <translation>Diese unbeendete Partie löschen? Ihre beendeten Spiele bleiben in der Statistik.</translation>
    </message>
    <message>
      <source>No unfinished games</source>
      <translation>Keine unbeendeten Partien</translation>
    </message>
    <message>
      <source>A match that makes room for another waits here until you play on.</source>
      <translation>Eine Partie, die einer anderen Platz macht, wartet hier, bis du weiterspielst.</translation>
    </message>
    <message>
      <source>This game cannot be taken up: {reason}.</source>
      <translation>Diese Partie lässt sich nicht fortsetzen: {reason}.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {reason}.</source>
      <translation>Sie lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
      <source>The record of this deal cannot be read.</source>
      <translation>Die Aufzeichnung dieses Spiels lässt sich nicht lesen.</translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s)</source>
      <translation>
        <numerusform>%n Spiel</numerusform>
        <numerusform>%n Spiele</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n deal(s) and all that was counted of them?</source>
      <translation>
        <numerusform>%n Spiel löschen, mit allem, was dazu gezählt ist?</numerusform>
        <numerusform>%n Spiele löschen, mit allem, was dazu gezählt ist?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s) reviewed</source>
      <translation>
        <numerusform>%n Spiel untersucht</numerusform>
        <numerusform>%n Spiele untersucht</numerusform>
      </translation>
    </message>
    <message>
      <source>{number}%</source>
      <translation>{number} %</translation>
    </message>
  </context>
  <context>
    <name>Index</name>
    <message>
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <source>K</source>
      <translation>K</translation>
    </message>
    <message>
      <source>Q</source>
      <translation>D</translation>
    </message>
    <message>
      <source>J</source>
      <translation>B</translation>
    </message>
    <message>
      <source>10</source>
      <translation>10</translation>
    </message>
  </context>
  <context>
    <name>Keys</name>
    <message>
      <source>Home, End</source>
      <translation>Pos1, Ende</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>L</source>
      <translation>L</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Ctrl+F, F3</source>
      <translation>Strg+F, F3</translation>
    </message>
  </context>
  <context>
    <name>Language</name>
    <message>
      <source>en</source>
      <translation>de</translation>
    </message>
    <message>
      <source>{name}: {words}</source>
      <translation>{name}: {words}</translation>
    </message>
  </context>
  <context>
    <name>Lesson</name>
    <message>
      <source>&amp;Go on</source>
      <translation>&amp;Weiter</translation>
    </message>
    <message>
      <source>&amp;Leave the guided deal</source>
      <translation>Geführtes Spiel &amp;verlassen</translation>
    </message>
    <message>
      <source>The rules allow that card, but this time play the one with the golden frame.</source>
      <translation>Die Regeln erlauben diese Karte, aber spiel diesmal die mit dem goldenen Rahmen.</translation>
    </message>
    <message>
      <source>You and {partner}: {own}, {right} and {left}: {others}. The deal is yours!</source>
      <translation>Du und {partner}: {own}, {right} und {left}: {others}. Das Spiel gehört euch!</translation>
    </message>
    <message>
      <source>You and {partner}: {own}, {right} and {left}: {others}. Not this time.</source>
      <translation>Du und {partner}: {own}, {right} und {left}: {others}. Diesmal nicht.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>You play with {partner}, opposite you, against {right} and {left}. There are 120 points in the cards; whoever has more than 60 wins.</source>
      <translation>Du spielst mit {partner} gegenüber gegen {right} und {left}. In den Karten stecken 120 Augen; wer mehr als 60 hat, gewinnt.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>The ace counts 11, the seven 10, the king 4, the jack 3, the queen 2, the rest nothing. They beat each other in that order too: only the ace is above the seven.</source>
      <translation>Das Ass zählt 11, die Sieben 10, der König 4, der Bube 3, die Dame 2, der Rest nichts. In dieser Reihe stechen sie auch: Nur das Ass steht über der Sieben.</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>{right} has dealt and turned up the five of hearts: hearts are trump. A trump beats every card of another suit. {partner} leads to the first trick; play goes round to the right.</source>
      <translation>{right} hat gegeben und die Herz-Fünf aufgedeckt: Herz ist Trumpf. Ein Trumpf schlägt jede Karte einer anderen Farbe. {partner} spielt zum ersten Stich aus; es geht nach rechts herum.</translation>
    </message>
    <message>
      <source>Follow suit</source>
      <translation>Bedienen</translation>
    </message>
    <message>
      <source>Spades were led, and you hold some: you must play one, so your other cards are dim. {partner}’s ace should win. Give it points: play the seven.</source>
      <translation>Pik ist ausgespielt, und du hast welches: Du musst bedienen, darum sind die anderen Karten blass. Das Ass von {partner} dürfte gewinnen. Gib Augen dazu: spiel die Sieben.</translation>
    </message>
    <message>
      <source>Trumped!</source>
      <translation>Gestochen!</translation>
    </message>
    <message>
      <source>{right} has no spades, and so could play a trump: the seven of hearts takes all 31 points. Even an ace is not always safe.</source>
      <translation>{right} hat kein Pik und durfte stechen: Die Herz-Sieben holt alle 31 Augen. Auch ein Ass ist nicht immer sicher.</translation>
    </message>
    <message>
      <source>Your turn to trump</source>
      <translation>Jetzt stichst du</translation>
    </message>
    <message>
      <source>You have no clubs: you may play whatever you like. There are 21 points on the table. Your lowest trump, the two of hearts, is enough.</source>
      <translation>Du hast kein Kreuz und darfst spielen, was du willst. 21 Augen liegen auf dem Tisch. Dein kleinster Trumpf, die Herz-Zwei, genügt.</translation>
    </message>
    <message>
      <source>You lead</source>
      <translation>Du spielst aus</translation>
    </message>
    <message>
      <source>Who takes a trick leads to the next. Nobody has played diamonds yet, so all should have to follow: play your ace.</source>
      <translation>Wer den Stich macht, spielt zum nächsten aus. Karo ist noch nicht gespielt, alle dürften bedienen müssen: spiel dein Ass.</translation>
    </message>
    <message>
      <source>Watch your partner</source>
      <translation>Achte auf den Partner</translation>
    </message>
    <message>
      <source>Nobody gives a seven to no purpose: it was {partner}’s last diamond. Lead the two of diamonds, and {partner} can trump it.</source>
      <translation>Niemand gibt eine Sieben ohne Grund: Es war das letzte Karo von {partner}. Spiel die Karo-Zwei aus, {partner} kann stechen.</translation>
    </message>
    <message>
      <source>Give points</source>
      <translation>Augen dazugeben</translation>
    </message>
    <message>
      <source>Ace and seven of clubs are gone: {partner}’s king is the highest. Do not trump what is your partner’s. Give it points: the king of diamonds.</source>
      <translation>Kreuz-Ass und -Sieben sind weg: Der König von {partner} ist der höchste. Stich nicht, was dem Partner gehört. Gib Augen dazu: den Karo-König.</translation>
    </message>
    <message>
      <source>Now you</source>
      <translation>Jetzt du</translation>
    </message>
    <message>
      <source>You and {partner} have 59 points. Two more, and the deal is yours. Play on as you like.</source>
      <translation>Du und {partner}, ihr habt 59 Augen. Noch zwei, und das Spiel gehört euch. Spiel weiter, wie du magst.</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>Das Spiel ist aus</translation>
    </message>
    <message>
      <source>{score} More than 60 points are worth 1, more than 90 are 2, all of them 4; who has 4 has the bandeira.</source>
      <translation>{score} Mehr als 60 Augen zählen 1, mehr als 90 zählen 2, alle zählen 4; wer 4 hat, hat die Bandeira.</translation>
    </message>
  </context>
  <context>
    <name>Looks</name>
    <message>
      <source>Two colours</source>
      <translation>Zwei Farben</translation>
    </message>
    <message>
      <source>Four colours</source>
      <translation>Vier Farben</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>Blue tiles</source>
      <translation>Blaue Kacheln</translation>
    </message>
    <message>
      <source>Yellow tiles</source>
      <translation>Gelbe Kacheln</translation>
    </message>
    <message>
      <source>Moorish tiles</source>
      <translation>Maurische Kacheln</translation>
    </message>
    <message>
      <source>Wind rose</source>
      <translation>Windrose</translation>
    </message>
    <message>
      <source>Green felt</source>
      <translation>Grüner Filz</translation>
    </message>
    <message>
      <source>Blue azulejo</source>
      <translation>Blaues Azulejo</translation>
    </message>
    <message>
      <source>Wood</source>
      <translation>Holz</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Nacht</translation>
    </message>
  </context>
  <context>
    <name>Names</name>
    <message>
      <source>you</source>
      <translation>du</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Du</translation>
    </message>
    <message>
      <source>Rui</source>
      <translation>Rui</translation>
    </message>
    <message>
      <source>Inês</source>
      <translation>Inês</translation>
    </message>
    <message>
      <source>Zé</source>
      <translation>Zé</translation>
    </message>
    <message>
      <source>Marta</source>
      <translation>Marta</translation>
    </message>
    <message>
      <source>Ana</source>
      <translation>Ana</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <source>The game cannot be saved: {detail}</source>
      <translation>Die Partie lässt sich nicht speichern: {detail}</translation>
    </message>
    <message>
      <source>The saved game could not be read. It is kept as {detail}</source>
      <translation>Die gespeicherte Partie ließ sich nicht lesen. Sie bleibt erhalten als {detail}</translation>
    </message>
    <message>
      <source>The saved game comes from a newer version of this app. It is kept as {detail}</source>
      <translation>Die gespeicherte Partie stammt aus einer neueren Version der App. Sie bleibt erhalten als {detail}</translation>
    </message>
    <message>
      <source>The deal cannot be written into the history: {detail}</source>
      <translation>Das Spiel lässt sich nicht in den Verlauf schreiben: {detail}</translation>
    </message>
    <message>
      <source>The history was damaged. What could be read of it was saved; the file is kept as {detail}</source>
      <translation>Der Verlauf war beschädigt. Was noch zu lesen war, ist gerettet; die Datei bleibt erhalten als {detail}</translation>
    </message>
    <message>
      <source>The history comes from a newer version of this app. It is left as it is, and nothing is added to it</source>
      <translation>Der Verlauf stammt aus einer neueren Version der App. Er bleibt, wie er ist, und nichts kommt hinzu</translation>
    </message>
    <message>
      <source>The settings were damaged. What could not be read is as usual; the file is kept as {detail}</source>
      <translation>Die Einstellungen waren beschädigt. Was nicht zu lesen war, ist wie üblich; die Datei bleibt erhalten als {detail}</translation>
    </message>
    <message>
      <source>{player} lost the thread; a plain card was played instead</source>
      <translation>{player} hat den Faden verloren; stattdessen wurde eine einfache Karte gespielt</translation>
    </message>
    <message>
      <source>{player} took too long; a plain card was played instead</source>
      <translation>{player} hat zu lange gebraucht; stattdessen wurde eine einfache Karte gespielt</translation>
    </message>
    <message>
      <source>What is left cannot be claimed: for all you can see, the cards may still fall either way. Play on</source>
      <translation>Der Rest lässt sich nicht beanspruchen: Nach allem, was du siehst, kann es noch so oder so kommen. Spiel weiter</translation>
    </message>
    <message>
      <source>The game is already open in another window; what is played here is not saved</source>
      <translation>Die Partie ist schon in einem anderen Fenster offen; was hier gespielt wird, wird nicht gespeichert</translation>
    </message>
    <message>
      <source>The game cannot be saved</source>
      <translation>Die Partie lässt sich nicht speichern</translation>
    </message>
    <message>
      <source>The saved game could not be read; it was left where it is</source>
      <translation>Die gespeicherte Partie ließ sich nicht lesen; sie bleibt, wo sie ist</translation>
    </message>
    <message>
      <source>The saved game comes from a newer version of this app</source>
      <translation>Die gespeicherte Partie stammt aus einer neueren Version der App</translation>
    </message>
    <message>
      <source>The deal cannot be written into the history</source>
      <translation>Das Spiel lässt sich nicht in den Verlauf schreiben</translation>
    </message>
    <message>
      <source>The settings were damaged. What could not be read is as usual</source>
      <translation>Die Einstellungen waren beschädigt. Was nicht zu lesen war, ist wie üblich</translation>
    </message>
    <message>
      <source>The history is damaged and was left where it is; nothing is added to it</source>
      <translation>Der Verlauf ist beschädigt und bleibt, wo er ist; nichts kommt hinzu</translation>
    </message>
  </context>
  <context>
    <name>Options</name>
    <message>
      <source>The match goes to</source>
      <translation>Die Partie geht bis</translation>
    </message>
    <message>
      <source>After 60 : 60</source>
      <translation>Bei 60 : 60</translation>
    </message>
    <message>
      <source>Not following suit</source>
      <translation>Nicht bedienen</translation>
    </message>
    <message>
      <source>The match ends</source>
      <translation>Die Partie endet</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>Exchanging the seven</source>
      <translation>Die Sieben tauschen</translation>
    </message>
    <message>
      <source>Of equal sequences counts</source>
      <translation>Bei gleichen Sequenzen zählt</translation>
    </message>
    <message>
      <source>4 – one bandeira</source>
      <translation>4 – eine Bandeira</translation>
    </message>
    <message>
      <source>8 – two bandeiras</source>
      <translation>8 – zwei Bandeiras</translation>
    </message>
    <message>
      <source>Nobody scores</source>
      <translation>Niemand schreibt</translation>
    </message>
    <message>
      <source>Next deal double</source>
      <translation>Nächstes Spiel doppelt</translation>
    </message>
    <message>
      <source>Cannot happen</source>
      <translation>Kann nicht vorkommen</translation>
    </message>
    <message>
      <source>Can be accused</source>
      <translation>Kann angeklagt werden</translation>
    </message>
    <message>
      <source>By points</source>
      <translation>Nach Punkten</translation>
    </message>
    <message>
      <source>By number of deals</source>
      <translation>Nach Spielen</translation>
    </message>
    <message>
      <source>Any trump suit</source>
      <translation>Jede Trumpffarbe</translation>
    </message>
    <message>
      <source>Only the turned suit</source>
      <translation>Nur die aufgedeckte</translation>
    </message>
    <message>
      <source>The one in trumps, else elder's</source>
      <translation>Die in Trumpf, sonst die von Vorhand</translation>
    </message>
  </context>
  <context>
    <name>Prompts</name>
    <message>
      <source>Your bid</source>
      <translation>Dein Gebot</translation>
    </message>
    <message>
      <source>Nobody has bid yet</source>
      <translation>Noch hat niemand geboten</translation>
    </message>
    <message>
      <source>Highest: {bid}, {name}</source>
      <translation>Höchstes: {bid}, {name}</translation>
    </message>
    <message>
      <source>passed: {names}</source>
      <translation>gepasst: {names}</translation>
    </message>
    <message>
      <source>&amp;Bid {points}</source>
      <translation>{points} &amp;bieten</translation>
    </message>
    <message>
      <source>&amp;Bid</source>
      <translation>&amp;Bieten</translation>
    </message>
    <message>
      <source>&amp;Nulls</source>
      <translation>&amp;Null</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>Null</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passen</translation>
    </message>
    <message>
      <source>No card is played yet: answer this first.</source>
      <translation>Noch wird keine Karte gespielt: Beantworte erst dies.</translation>
    </message>
    <message>
      <source>Card points to bid</source>
      <translation>Augen, die du bietest</translation>
    </message>
    <message>
      <source>Type a number, or use the arrow keys or the wheel; then Enter</source>
      <translation>Tippe eine Zahl oder nimm Pfeiltasten oder Rad; dann Eingabe</translation>
    </message>
    <message>
      <source>At least {points} of the {total} card points with your partner.</source>
      <translation>Mit deinem Partner mindestens {points} der {total} Augen.</translation>
    </message>
    <message>
      <source>Made: {score} to each of you.</source>
      <translation>Gehalten: {score} für jeden von euch.</translation>
    </message>
    <message>
      <source>Every trick: {score}.</source>
      <translation>Alle Stiche: {score}.</translation>
    </message>
    <message>
      <source>Alone against all the others, without trump: you must take no trick.</source>
      <translation>Allein gegen alle, ohne Trumpf: Du darfst keinen Stich machen.</translation>
    </message>
    <message>
      <source>Made: {score} to you.</source>
      <translation>Gewonnen: {score} für dich.</translation>
    </message>
    <message>
      <source>Not made: {score} to each of the others.</source>
      <translation>Verfehlt: {score} für jeden der anderen.</translation>
    </message>
    <message>
      <source>Who passes stays out of this auction.</source>
      <translation>Wer passt, ist aus dieser Versteigerung heraus.</translation>
    </message>
    <message>
      <source>No higher number can be bid.</source>
      <translation>Höher kann niemand bieten.</translation>
    </message>
    <message>
      <source>A bid must be higher than {points}.</source>
      <translation>Ein Gebot muss höher sein als {points}.</translation>
    </message>
    <message>
      <source>Bids go from {lowest} to {highest}.</source>
      <translation>Geboten wird von {lowest} bis {highest}.</translation>
    </message>
    <message>
      <source>Bids go from {lowest} to {highest} in steps of {step}.</source>
      <translation>Geboten wird von {lowest} bis {highest} in Schritten von {step}.</translation>
    </message>
    <message>
      <source>Name trump and call a card</source>
      <translation>Nenne den Trumpf und ruf eine Karte</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Card to call</source>
      <translation>Karte, die du rufst</translation>
    </message>
    <message>
      <source>Trump: {trump}. You call the {card}; whoever holds it is your partner.</source>
      <translation>Trumpf: {trump}. Du rufst {card}; wer die Karte hat, ist dein Partner.</translation>
    </message>
    <message>
      <source>&amp;Call</source>
      <translation>&amp;Rufen</translation>
    </message>
    <message>
      <source>you hold it</source>
      <translation>hast du selbst</translation>
    </message>
    <message>
      <source>You hold the {card}: call a card that somebody else holds.</source>
      <translation>{card} hast du selbst: Ruf eine Karte, die ein anderer hat.</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>{suit} as trump?</source>
      <translation>{suit} als Trumpf?</translation>
    </message>
    <message>
      <source>Whoever makes trump must end with the higher total.</source>
      <translation>Wer Trumpf macht, muss am Ende die höhere Summe haben.</translation>
    </message>
    <message>
      <source>&amp;Take {suit}</source>
      <translation>{suit} a&amp;nnehmen</translation>
    </message>
    <message>
      <source>Name another suit as trump?</source>
      <translation>Eine andere Farbe nennen?</translation>
    </message>
    <message>
      <source>{suit} turned down. Whoever makes trump must end with the higher total.</source>
      <translation>{suit}: abgelehnt. Wer Trumpf macht, muss am Ende die höhere Summe haben.</translation>
    </message>
    <message>
      <source>{suit} as trump</source>
      <translation>{suit} als Trumpf</translation>
    </message>
    <message>
      <source>The turned card: {card}</source>
      <translation>Die aufgedeckte Karte: {card}</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
      <source>Both players see an announced sequence; only the better one scores. A player announces one at most.</source>
      <translation>Eine angesagte Sequenz sehen beide; nur die bessere zählt. Jeder sagt höchstens eine an.</translation>
    </message>
    <message>
      <source>Exchange before you announce a sequence.</source>
      <translation>Tausche, bevor du eine Sequenz ansagst.</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>Tauschen</translation>
    </message>
    <message>
      <source>Exchange the {given} for the {taken}</source>
      <translation>{given} gegen {taken} tauschen</translation>
    </message>
    <message>
      <source>Sequence: {points}</source>
      <translation>Sequenz: {points}</translation>
    </message>
    <message>
      <source>Announce the sequence {cards}: {points}</source>
      <translation>Die Sequenz {cards} ansagen: {points}</translation>
    </message>
    <message>
      <source>&amp;Nothing more</source>
      <translation>&amp;Nichts mehr</translation>
    </message>
    <message>
      <source>King and queen of trumps</source>
      <translation>König und Dame in Trumpf</translation>
    </message>
    <message>
      <source>&amp;Say “bella”: +{points}</source>
      <translation>„&amp;Bella“ sagen: +{points}</translation>
    </message>
    <message>
      <source>&amp;Play silently</source>
      <translation>S&amp;till spielen</translation>
    </message>
    <message>
      <source>You play the {card}, the second of the pair.</source>
      <translation>Du spielst {card}, die zweite von beiden.</translation>
    </message>
    <message>
      <source>You cut the pack</source>
      <translation>Du hebst ab</translation>
    </message>
    <message>
      <source>Click or use the arrow keys. You lead the first trick.</source>
      <translation>Klick oder nimm die Pfeiltasten. Du spielst zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>Where to cut: cards lifted off</source>
      <translation>Wo abheben: abgehobene Karten</translation>
    </message>
    <message>
      <source>Lifted off: {top}. Left lying: {bottom}</source>
      <translation>Abgehoben: {top}. Es bleiben: {bottom}</translation>
    </message>
    <message>
      <source>&amp;Cut here</source>
      <translation>Hier a&amp;bheben</translation>
    </message>
    <message>
      <source>You deal: which card is turned?</source>
      <translation>Du gibst: Welche Karte wird aufgedeckt?</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passe</translation>
    </message>
    <message>
      <source>takes {suit}</source>
      <translation>{suit} nehm ich</translation>
    </message>
    <message>
      <source>{suit} are trumps</source>
      <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
      <source>{suit} trump, calls</source>
      <translation>Trumpf {suit}, ich rufe</translation>
    </message>
    <message>
      <source>exchanges the seven</source>
      <translation>ich tausche die Sieben</translation>
    </message>
    <message>
      <source>sequence: {points}</source>
      <translation>Sequenz: {points}</translation>
    </message>
    <message>
      <source>nothing more</source>
      <translation>nichts mehr</translation>
    </message>
    <message>
      <source>bella!</source>
      <translation>Bella!</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Ansage</translation>
    </message>
    <message>
      <source>Highest bid</source>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>{name} · {bid}</source>
      <translation>{name} · {bid}</translation>
    </message>
    <message>
      <source>Maker</source>
      <translation>Spielmacher</translation>
    </message>
    <message>
      <source>calls</source>
      <translation>ruft</translation>
    </message>
    <message>
      <source>Called: {card}</source>
      <translation>Gerufen: {card}</translation>
    </message>
    <message>
      <source>Partner: {name}</source>
      <translation>Partner: {name}</translation>
    </message>
    <message>
      <source>Partner: ?</source>
      <translation>Partner: ?</translation>
    </message>
    <message>
      <source>Partner: not shown yet</source>
      <translation>Partner: noch unbekannt</translation>
    </message>
    <message>
      <source>You hold it</source>
      <translation>Du hast sie</translation>
    </message>
    <message>
      <source>You hold the called card</source>
      <translation>Du hast die gerufene Karte</translation>
    </message>
    <message>
      <source>alone, no trump, no trick</source>
      <translation>allein, ohne Trumpf, ohne Stich</translation>
    </message>
    <message>
      <source>Sequence: {name}, {points}</source>
      <translation>Sequenz: {name}, {points}</translation>
    </message>
    <message>
      <source>Bella: {name}, {points}</source>
      <translation>Bella: {name}, {points}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Trumpf: {suit}</translation>
    </message>
    <message>
      <source>The &amp;bottom card</source>
      <translation>Die &amp;unterste Karte</translation>
    </message>
    <message>
      <source>Ten cards each to the left and on round; you are served last and hold it.</source>
      <translation>Je zehn Karten links herum; du kommst zuletzt und behältst sie.</translation>
    </message>
    <message>
      <source>The &amp;top card</source>
      <translation>Die &amp;oberste Karte</translation>
    </message>
    <message>
      <source>You take it and nine more; the rest goes round to the right, ten cards each.</source>
      <translation>Du nimmst sie und neun weitere; der Rest geht rechts herum, je zehn Karten.</translation>
    </message>
  </context>
  <context>
    <name>Reasons</name>
    <message>
      <source>nothing else can be done</source>
      <translation>etwas anderes geht nicht</translation>
    </message>
    <message>
      <source>all cards that can be played are worth the same here</source>
      <translation>alle Karten, die gespielt werden können, sind hier gleich viel wert</translation>
    </message>
    <message>
      <source>nothing seems better</source>
      <translation>nichts scheint besser</translation>
    </message>
    <message>
      <source>it is an ace that should not be trumped</source>
      <translation>dieses Ass dürfte nicht gestochen werden</translation>
    </message>
    <message>
      <source>nothing higher is left in {suit}</source>
      <translation>in {suit} ist keine höhere Karte mehr da</translation>
    </message>
    <message>
      <source>no opponent can beat it</source>
      <translation>kein Gegner kann darübergehen</translation>
    </message>
    <message>
      <source>it draws the opponents’ trumps; still out: {points}</source>
      <translation>diese Karte zieht den Gegnern die Trümpfe; noch draußen: {points}</translation>
    </message>
    <message>
      <source>may trump, having run out of {suit}: {name}</source>
      <translation>hat kein {suit} mehr und kann stechen: {name}</translation>
    </message>
    <message>
      <source>it is a lead that gives little away</source>
      <translation>damit wird beim Ausspielen wenig riskiert</translation>
    </message>
    <message>
      <source>partner is sure to win this trick, so it gets points</source>
      <translation>der Stich geht sicher an den Partner, darum bekommt er Augen</translation>
    </message>
    <message>
      <source>partner is winning this trick, so it gets points</source>
      <translation>der Stich liegt beim Partner, darum bekommt er Augen</translation>
    </message>
    <message>
      <source>the one winning this trick seems to be on the same side: {name}</source>
      <translation>wer den Stich gerade hat, scheint auf derselben Seite zu sein: {name}</translation>
    </message>
    <message>
      <source>it should win the trick; card points in it so far: {points}</source>
      <translation>diese Karte dürfte den Stich machen; Augen bisher darin: {points}</translation>
    </message>
    <message>
      <source>it is sure to win the trick; card points in it: {points}</source>
      <translation>diese Karte macht den Stich sicher; Augen darin: {points}</translation>
    </message>
    <message>
      <source>it wins the trick too, and {card} is kept</source>
      <translation>auch diese Karte macht den Stich, und {card} bleibt auf der Hand</translation>
    </message>
    <message>
      <source>it makes sure of the trick that partner is winning</source>
      <translation>diese Karte sichert den Stich, der beim Partner liegt</translation>
    </message>
    <message>
      <source>it trumps the card points on the table: {points}</source>
      <translation>diese Karte sticht die Augen auf dem Tisch: {points}</translation>
    </message>
    <message>
      <source>it keeps {card} until the ace has gone</source>
      <translation>so bleibt {card} auf der Hand, bis das Ass gefallen ist</translation>
    </message>
    <message>
      <source>it costs few points, and {card} is kept from the ace on the table</source>
      <translation>so kostet es wenig Augen, und {card} entgeht dem Ass auf dem Tisch</translation>
    </message>
    <message>
      <source>it gives few points, and {card} is kept until the ace has gone</source>
      <translation>so gibt es wenig Augen, und {card} bleibt auf der Hand, bis das Ass gefallen ist</translation>
    </message>
    <message>
      <source>the trick is not worth a trump; card points on the table: {points}</source>
      <translation>der Stich ist keinen Trumpf wert; Augen auf dem Tisch: {points}</translation>
    </message>
    <message>
      <source>another is winning this trick, so it gets little</source>
      <translation>den Stich hat gerade ein anderer, darum bekommt er wenig</translation>
    </message>
    <message>
      <source>once it is gone, {suit} can be trumped</source>
      <translation>ist diese Karte weg, kann {suit} gestochen werden</translation>
    </message>
    <message>
      <source>this trick brings at least {points} card points together, and the score hangs on that</source>
      <translation>mit diesem Stich sind es mindestens {points} Augen, und davon hängt die Wertung ab</translation>
    </message>
    <message>
      <source>it is the called card: now everybody knows the partner</source>
      <translation>es ist die gerufene Karte: Nun kennen alle den Partner</translation>
    </message>
    <message>
      <source>{card} stays in the hand, and the partner a secret</source>
      <translation>{card} bleibt auf der Hand und der Partner geheim</translation>
    </message>
    <message>
      <source>the deals played out prefer it to {card}; card points: +{points}</source>
      <translation>die durchgespielten Spiele ziehen dies vor; statt {card} Augen: +{points}</translation>
    </message>
    <message>
      <source>the deals played out show no clear difference</source>
      <translation>die durchgespielten Spiele zeigen keinen klaren Unterschied</translation>
    </message>
    <message>
      <source>{name} did not follow {suit}, and later played {card}</source>
      <translation>{name} hat {suit} nicht bedient und später {card} gespielt</translation>
    </message>
    <message>
      <source>with {suit} as trump the hand and a partner should make about {points} card points</source>
      <translation>mit {suit} als Trumpf sollten diese Hand und ein Partner etwa {points} Augen machen</translation>
    </message>
    <message>
      <source>the hand should take no trick; chances in a hundred: {points}</source>
      <translation>die Hand dürfte keinen Stich machen; Chancen von hundert: {points}</translation>
    </message>
    <message>
      <source>even with {suit} as trump the hand should make only about {points} card points</source>
      <translation>selbst mit {suit} als Trumpf dürfte die Hand nur etwa {points} Augen machen</translation>
    </message>
    <message>
      <source>the hand is too weak for the maker of trump</source>
      <translation>die Hand ist zu schwach, um Trumpf zu machen</translation>
    </message>
    <message>
      <source>the hand is strongest with {suit} as trump, and {card} helps it most</source>
      <translation>die Hand ist mit {suit} als Trumpf am stärksten, und {card} hilft ihr am meisten</translation>
    </message>
    <message>
      <source>played out in many deals, this call makes the bid most often; successes in a hundred: {points}</source>
      <translation>in vielen durchgespielten Spielen gelingt das Gebot mit dieser Ansage am häufigsten; Erfolge von hundert: {points}</translation>
    </message>
    <message>
      <source>with {suit} as trump the hand does better than by passing</source>
      <translation>mit {suit} als Trumpf bringt die Hand mehr als beim Passen</translation>
    </message>
    <message>
      <source>the turned card is worth more than the seven: {card}</source>
      <translation>die aufgedeckte Karte ist mehr wert als die Sieben: {card}</translation>
    </message>
    <message>
      <source>the sequence may score: {points}</source>
      <translation>die Sequenz kann zählen: {points}</translation>
    </message>
    <message>
      <source>nothing that could be announced would gain</source>
      <translation>keine Ansage brächte etwas ein</translation>
    </message>
    <message>
      <source>others can go over it</source>
      <translation>andere können darübergehen</translation>
    </message>
    <message>
      <source>it is the highest card that leaves the trick to another</source>
      <translation>diese Karte ist die höchste, die den Stich einem anderen lässt</translation>
    </message>
    <message>
      <source>it is the card most likely to take a trick later</source>
      <translation>diese Karte würde später am ehesten stechen</translation>
    </message>
    <message>
      <source>it is low, and the soloist may have to go over it</source>
      <translation>diese Karte ist niedrig, und der Alleinspieler muss vielleicht darübergehen</translation>
    </message>
    <message>
      <source>it is high, and low cards are worth keeping</source>
      <translation>diese Karte ist hoch, und die niedrigen bleiben besser auf der Hand</translation>
    </message>
    <message>
      <source>more of the deals played out are won with it than with {card}; wins in a hundred: +{points}</source>
      <translation>damit werden mehr der durchgespielten Spiele gewonnen als mit {card}; Siege von hundert: +{points}</translation>
    </message>
    <message>
      <source>the deals played out prefer it to {card}; successes in a hundred: +{points}</source>
      <translation>die durchgespielten Spiele ziehen dies vor; statt {card} Erfolge von hundert: +{points}</translation>
    </message>
    <message>
      <source>best</source>
      <translation>am besten</translation>
    </message>
    <message>
      <source>fine</source>
      <translation>gut</translation>
    </message>
    <message>
      <source>mistake</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>Null</translation>
    </message>
    <message>
      <source>take the turned suit</source>
      <translation>die aufgedeckte Farbe annehmen</translation>
    </message>
    <message>
      <source>exchange the seven</source>
      <translation>die Sieben tauschen</translation>
    </message>
    <message>
      <source>accuse you of a renounce</source>
      <translation>dich einer Renonce beschuldigen</translation>
    </message>
    <message>
      <source>{action}: {reason}.</source>
      <translation>{action}: {reason}.</translation>
    </message>
    <message>
      <source>nothing more</source>
      <translation>nichts weiter</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passen</translation>
    </message>
    <message>
      <source>bid {points}</source>
      <translation>{points} bieten</translation>
    </message>
    <message>
      <source>{suit} as trump, {card} called</source>
      <translation>{suit} als Trumpf, {card} rufen</translation>
    </message>
    <message>
      <source>{suit} as trump</source>
      <translation>{suit} als Trumpf</translation>
    </message>
    <message>
      <source>sequence: {cards}</source>
      <translation>Sequenz: {cards}</translation>
    </message>
    <message>
      <source>accuse {name} of a renounce</source>
      <translation>{name} einer Renonce beschuldigen</translation>
    </message>
  </context>
  <context>
    <name>Records</name>
    <message>
      <source>Open a saved match</source>
      <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
      <source>Save this match</source>
      <translation>Diese Partie speichern</translation>
    </message>
    <message>
      <source>Save the score sheet as a table</source>
      <translation>Spielzettel als Tabelle speichern</translation>
    </message>
    <message>
      <source>Save the score sheet as PDF</source>
      <translation>Spielzettel als PDF speichern</translation>
    </message>
    <message>
      <source>Matches of Sueca Desktop</source>
      <translation>Partien von Sueca Desktop</translation>
    </message>
    <message>
      <source>Tables, values separated</source>
      <translation>Tabellen, getrennte Werte</translation>
    </message>
    <message>
      <source>PDF documents</source>
      <translation>PDF-Dokumente</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
      <source>The score sheet is copied.</source>
      <translation>Der Spielzettel ist kopiert.</translation>
    </message>
    <message>
      <source>{file} cannot be written: {reason}.</source>
      <translation>{file} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
      <source>The score sheet is printed.</source>
      <translation>Der Spielzettel ist gedruckt.</translation>
    </message>
    <message>
      <source>No printer can be reached.</source>
      <translation>Kein Drucker ist erreichbar.</translation>
    </message>
    <message>
      <source>Deal {number} is not finished: you can play on from where it stands.</source>
      <translation>Spiel {number} ist nicht zu Ende: Du kannst da weiterspielen, wo es steht.</translation>
    </message>
    <message>
      <source>The match goes on: you can play the next deal.</source>
      <translation>Die Partie geht weiter: Du kannst das nächste Spiel spielen.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
      <source>Nothing has been dealt yet.</source>
      <translation>Es ist noch nichts gegeben.</translation>
    </message>
    <message>
      <source>Played on, the deals in it count in the statistics as your own.</source>
      <translation>Wird sie weitergespielt, zählen die Spiele darin in der Statistik als eigene.</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
      <source>&amp;Look at the last deal</source>
      <translation>&amp;Letztes Spiel ansehen</translation>
    </message>
    <message>
      <source>All deals are fair: their cards fit their seeds.</source>
      <translation>Alle Spiele stimmen: Ihre Karten passen zu ihren Saaten.</translation>
    </message>
    <message>
      <source>Not fair: deal {number}.</source>
      <translation>Stimmt nicht: Spiel {number}.</translation>
    </message>
    <message>
      <source>{points}, bidder’s side</source>
      <translation>{points}, Seite des Bieters</translation>
    </message>
    <message>
      <source>{points}, the others</source>
      <translation>{points}, die anderen</translation>
    </message>
    <message>
      <source>{points}, {side}</source>
      <translation>{points}: {side}</translation>
    </message>
    <message>
      <source>{name}, this deal</source>
      <translation>{name}, dieses Spiel</translation>
    </message>
    <message>
      <source>{name}, in all</source>
      <translation>{name}, insgesamt</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>Begun {date}</source>
      <translation>Begonnen am {date}</translation>
    </message>
    <message>
      <source>{file} cannot be read.</source>
      <translation>{file} lässt sich nicht lesen.</translation>
    </message>
    <message>
      <source>{file} is too large to be a saved match.</source>
      <translation>{file} ist zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
      <source>{file} is not a saved match, or it is damaged.</source>
      <translation>{file} ist keine gespeicherte Partie oder beschädigt.</translation>
    </message>
    <message>
      <source>{file} comes from a newer version of this app.</source>
      <translation>{file} stammt aus einer neueren Version dieser App.</translation>
    </message>
    <message>
      <source>{file} is of a game, or has options or players, unknown here.</source>
      <translation>{file} ist von einem Spiel oder hat Einstellungen oder Spieler, die es hier nicht gibt.</translation>
    </message>
    <message>
      <source>In {file}, deal {deal} cannot be right.</source>
      <translation>In {file} kann Spiel {deal} nicht stimmen.</translation>
    </message>
    <message>
      <source>In {file}, deal {deal}, step {action} is against the rules.</source>
      <translation>In {file} ist Zug {action} von Spiel {deal} gegen die Regeln.</translation>
    </message>
  </context>
  <context>
    <name>Refusal</name>
    <message>
      <source>It is not your turn</source>
      <translation>Du bist nicht dran</translation>
    </message>
    <message>
      <source>This deal is over</source>
      <translation>Dieses Spiel ist zu Ende</translation>
    </message>
    <message>
      <source>This match is over</source>
      <translation>Diese Partie ist zu Ende</translation>
    </message>
    <message>
      <source>That cannot be done now</source>
      <translation>Das geht jetzt nicht</translation>
    </message>
    <message>
      <source>You do not hold that card</source>
      <translation>Diese Karte hast du nicht</translation>
    </message>
    <message>
      <source>You must follow {suit}</source>
      <translation>Du musst {suit} bedienen</translation>
    </message>
    <message>
      <source>Without the suit led you must play a trump: {suit}</source>
      <translation>Ohne die ausgespielte Farbe musst du stechen: {suit}</translation>
    </message>
    <message>
      <source>You must beat the trump that was led</source>
      <translation>Du musst den ausgespielten Trumpf übernehmen</translation>
    </message>
    <message>
      <source>There is no such player</source>
      <translation>Diesen Spieler gibt es nicht</translation>
    </message>
    <message>
      <source>That player has followed suit as the rules ask</source>
      <translation>Dieser Spieler hat bedient, wie es die Regel verlangt</translation>
    </message>
    <message>
      <source>You cannot accuse your own side</source>
      <translation>Die eigene Seite kann man nicht anklagen</translation>
    </message>
    <message>
      <source>This game has no such bid</source>
      <translation>Ein solches Gebot gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
      <source>A bid must be higher than the highest so far</source>
      <translation>Ein Gebot muss höher sein als das höchste bisher</translation>
    </message>
    <message>
      <source>Nulls are bid before any card points, or above 120</source>
      <translation>Null bietet man vor allen Augen oder über 120</translation>
    </message>
    <message>
      <source>You hold that card yourself; call one that you do not</source>
      <translation>Die hast du selbst; ruf eine, die du nicht hast</translation>
    </message>
    <message>
      <source>The turned suit was passed; name another</source>
      <translation>Die aufgedeckte Farbe ist abgelehnt; nenne eine andere</translation>
    </message>
    <message>
      <source>There is nothing to exchange</source>
      <translation>Es gibt nichts zu tauschen</translation>
    </message>
    <message>
      <source>A sequence is announced whole, and only if you hold it</source>
      <translation>Eine Sequenz sagt man ganz an, und nur wenn man sie hat</translation>
    </message>
    <message>
      <source>You have announced your sequence: one is all, and the exchange comes before it</source>
      <translation>Du hast deine Sequenz angesagt: Mehr als eine gibt es nicht, und getauscht wird vorher</translation>
    </message>
    <message>
      <source>Bella is said with the second of the king and queen of trumps</source>
      <translation>Bella sagt man bei der zweiten von Trumpfkönig und Trumpfdame</translation>
    </message>
  </context>
  <context>
    <name>Review</name>
    <message>
      <source>Review</source>
      <translation>Rückschau</translation>
    </message>
    <message>
      <source>All hands &amp;open</source>
      <translation>Alle &amp;Blätter offen</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Zurück</translation>
    </message>
    <message>
      <source>&amp;Learn from your mistakes</source>
      <translation>Aus &amp;Fehlern lernen</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>Anhal&amp;ten</translation>
    </message>
    <message>
      <source>Look &amp;closely</source>
      <translation>&amp;Genau ansehen</translation>
    </message>
    <message>
      <source>The deal is being looked at…</source>
      <translation>Das Spiel wird untersucht…</translation>
    </message>
    <message>
      <source>Not looked at closely yet.</source>
      <translation>Noch nicht untersucht.</translation>
    </message>
    <message>
      <source>This deal could not be looked at.</source>
      <translation>Dieses Spiel ließ sich nicht untersuchen.</translation>
    </message>
    <message>
      <source>You had no choice to make in this deal.</source>
      <translation>In diesem Spiel hattest du nichts zu entscheiden.</translation>
    </message>
    <message>
      <source>No mistake by what you could know.</source>
      <translation>Kein Fehler nach dem, was du wissen konntest.</translation>
    </message>
    <message>
      <source>To the beginning</source>
      <translation>An den Anfang</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Einen Schritt zurück</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Einen Schritt weiter</translation>
    </message>
    <message>
      <source>To the end</source>
      <translation>Ans Ende</translation>
    </message>
    <message>
      <source>Moment of the deal</source>
      <translation>Stelle im Spiel</translation>
    </message>
    <message>
      <source>{step} of {steps}</source>
      <translation>{step} von {steps}</translation>
    </message>
    <message>
      <source>The table</source>
      <translation>Der Tisch</translation>
    </message>
    <message>
      <source>Your decisions</source>
      <translation>Deine Entscheidungen</translation>
    </message>
    <message>
      <source>What your side comes to</source>
      <translation>Was deine Seite erreicht</translation>
    </message>
    <message>
      <source>As the cards lay</source>
      <translation>Wie die Karten lagen</translation>
    </message>
    <message>
      <source>By what you could know</source>
      <translation>Nach dem, was du wissen konntest</translation>
    </message>
    <message>
      <source>not solved: too many cards</source>
      <translation>ungelöst: zu viele Karten</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>nicht gemessen</translation>
    </message>
    <message>
      <source>nothing lost</source>
      <translation>nichts verloren</translation>
    </message>
    <message>
      <source>card points: −{points}</source>
      <translation>Augen: −{points}</translation>
    </message>
    <message>
      <source>game points: −{points}</source>
      <translation>Punkte: −{points}</translation>
    </message>
    <message>
      <source>points: −{points}</source>
      <translation>Punkte: −{points}</translation>
    </message>
    <message>
      <source>chance to win: −{points}%</source>
      <translation>Gewinnaussicht: −{points} %</translation>
    </message>
    <message>
      <source>Best as the cards lay: {actions}</source>
      <translation>Am besten, wie die Karten lagen: {actions}</translation>
    </message>
    <message>
      <source>The expert: {action}</source>
      <translation>Der Meister: {action}</translation>
    </message>
    <message>
      <source>You: {action}</source>
      <translation>Du: {action}</translation>
    </message>
    <message>
      <source>{action}. {known}: {known_grade}. {laid}: {laid_grade}.</source>
      <translation>{action}. {known}: {known_grade}. {laid}: {laid_grade}.</translation>
    </message>
    <message>
      <source>no grade</source>
      <translation>ohne Note</translation>
    </message>
    <message>
      <source>After {step}: {points} card points as the cards lay</source>
      <translation>Nach {step}: {points} Augen, wie die Karten lagen</translation>
    </message>
    <message>
      <source>After {step}: your side has its way as the cards lay</source>
      <translation>Nach {step}: deine Seite setzt sich durch, wie die Karten lagen</translation>
    </message>
    <message>
      <source>After {step}: your side fails as the cards lay</source>
      <translation>Nach {step}: deine Seite scheitert, wie die Karten lagen</translation>
    </message>
    <message>
      <source>After {step}: not solved</source>
      <translation>Nach {step}: ungelöst</translation>
    </message>
    <message>
      <source>No card has been played</source>
      <translation>Keine Karte wurde gespielt</translation>
    </message>
    <message>
      <source>The curve comes with the analysis</source>
      <translation>Die Kurve kommt mit der Untersuchung</translation>
    </message>
    <message>
      <source>{name}, {action}: {change}</source>
      <translation>{name}, {action}: {change}</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name}: {cards}</translation>
    </message>
    <message>
      <source>{name}: hidden cards, {count}</source>
      <translation>{name}: verdeckte Karten, {count}</translation>
    </message>
    <message>
      <source>On the table: {cards}</source>
      <translation>Auf dem Tisch: {cards}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Trumpf: {suit}</translation>
    </message>
    <message>
      <source>No trump</source>
      <translation>Kein Trumpf</translation>
    </message>
    <message>
      <source>Next, {name}: {action}</source>
      <translation>Als Nächstes {name}: {action}</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
      <source>Learn from your mistakes</source>
      <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
      <source>You chose this: {action}. Find something better.</source>
      <translation>Du hast das gewählt: {action}. Finde etwas Besseres.</translation>
    </message>
    <message>
      <source>Well found: {action}</source>
      <translation>Gut gefunden: {action}</translation>
    </message>
    <message>
      <source>Better, but there is more to be had: {action}</source>
      <translation>Besser, aber es geht noch mehr: {action}</translation>
    </message>
    <message>
      <source>Not that: {action}. Try again.</source>
      <translation>Das nicht: {action}. Versuch es noch einmal.</translation>
    </message>
    <message>
      <source>That is what you did: {action}. Try something else.</source>
      <translation>Das hast du getan: {action}. Versuch etwas anderes.</translation>
    </message>
    <message>
      <source>Show the &amp;answer</source>
      <translation>Antwort &amp;zeigen</translation>
    </message>
    <message>
      <source>The answer: {action}</source>
      <translation>Die Antwort: {action}</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
      <source>&amp;Back to the review</source>
      <translation>Zurück zur &amp;Rückschau</translation>
    </message>
    <message>
      <source>What could be done</source>
      <translation>Was möglich war</translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s) by what you could know</source>
      <translation>
        <numerusform>%n Fehler nach dem, was du wissen konntest</numerusform>
        <numerusform>%n Fehler nach dem, was du wissen konntest</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>Am Tisch</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Fair deals</source>
      <translation>Fair gegeben</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Search this page</source>
      <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
      <source>Search…</source>
      <translation>Suchen…</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Vorige Fundstelle</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Nächste Fundstelle</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>nichts gefunden</translation>
    </message>
    <message>
      <source>Trumps</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Other suits</source>
      <translation>Andere Farben</translation>
    </message>
    <message>
      <source>Card</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Bid</source>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>Card points that may be bid</source>
      <translation>Was geboten werden kann</translation>
    </message>
    <message>
      <source>Each winner</source>
      <translation>Jeder Gewinner</translation>
    </message>
    <message>
      <source>Each loser</source>
      <translation>Jeder Verlierer</translation>
    </message>
    <message>
      <source>The winners</source>
      <translation>Die Gewinner</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Every trick</source>
      <translation>Alle Stiche</translation>
    </message>
    <message>
      <source>A renounce, accused</source>
      <translation>Renonce, angeklagt</translation>
    </message>
    <message>
      <source>60 : 60</source>
      <translation>60 : 60</translation>
    </message>
    <message>
      <source>Nulls</source>
      <translation>Null</translation>
    </message>
    <message>
      <source>before any points, or above {highest}</source>
      <translation>vor allen Augen oder über {highest}</translation>
    </message>
    <message>
      <source>Sequence</source>
      <translation>Sequenz</translation>
    </message>
    <message>
      <source>Three cards</source>
      <translation>Drei Karten</translation>
    </message>
    <message>
      <source>Four cards or more</source>
      <translation>Vier Karten oder mehr</translation>
    </message>
    <message>
      <source>Bella</source>
      <translation>Bella</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Letzter Stich</translation>
    </message>
    <message>
      <source>Option</source>
      <translation>Option</translation>
    </message>
    <message>
      <source>In force</source>
      <translation>Es gilt</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n Fundstelle</numerusform>
        <numerusform>%n Fundstellen</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{place} von {count}</translation>
    </message>
  </context>
  <context>
    <name>Saw</name>
    <message>
      <source>What the computer &amp;saw</source>
      <translation>Was der Computer &amp;sah</translation>
    </message>
    <message>
      <source>What {name} saw</source>
      <translation>Was {name} sah</translation>
    </message>
    <message>
      <source>This, and nothing else, is what the decision was made from.</source>
      <translation>Daraus, und aus nichts anderem, wurde entschieden.</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>Entscheidung</translation>
    </message>
    <message>
      <source>The decision before</source>
      <translation>Die Entscheidung davor</translation>
    </message>
    <message>
      <source>The next decision</source>
      <translation>Die nächste Entscheidung</translation>
    </message>
    <message>
      <source>Own cards</source>
      <translation>Eigene Karten</translation>
    </message>
    <message>
      <source>On the table</source>
      <translation>Auf dem Tisch</translation>
    </message>
    <message>
      <source>Nothing yet: it was to lead.</source>
      <translation>Noch nichts: Es war am Ausspielen.</translation>
    </message>
    <message>
      <source>What all had shown</source>
      <translation>Was alle gezeigt hatten</translation>
    </message>
    <message>
      <source>Nobody had given away where a card lies.</source>
      <translation>Niemand hatte verraten, wo eine Karte liegt.</translation>
    </message>
    <message>
      <source>{name}: none left of {suits}</source>
      <translation>{name}: nichts mehr in {suits}</translation>
    </message>
    <message>
      <source>{name}, for certain: {cards}</source>
      <translation>{name}, ganz sicher: {cards}</translation>
    </message>
    <message>
      <source>The called card, {card}, may be with: {names}</source>
      <translation>Die gerufene Karte, {card}, kann liegen bei: {names}</translation>
    </message>
    <message>
      <source>The called card is its own: {card}</source>
      <translation>Die gerufene Karte hat es selbst: {card}</translation>
    </message>
    <message>
      <source>Cards out of its sight: {count}</source>
      <translation>Karten außer Sicht: {count}</translation>
    </message>
    <message>
      <source>Trick {number}: {what}</source>
      <translation>Stich {number}: {what}</translation>
    </message>
    <message>
      <source>{name}, {action}: {reason}.</source>
      <translation>{name}, {action}: {reason}.</translation>
    </message>
    <message>
      <source>The deal is not over: what the others see is told afterwards.</source>
      <translation>Das Spiel ist noch nicht zu Ende: Was die anderen sehen, wird danach gezeigt.</translation>
    </message>
  </context>
  <context>
    <name>Score</name>
    <message>
      <source>More than 60 card points score 1</source>
      <translation>Mehr als 60 Augen zählen 1</translation>
    </message>
    <message>
      <source>91 card points or more score 2</source>
      <translation>91 Augen oder mehr zählen 2</translation>
    </message>
    <message>
      <source>All 120 card points score 4, a whole bandeira</source>
      <translation>Alle 120 Augen zählen 4, eine ganze Bandeira</translation>
    </message>
    <message>
      <source>Every trick taken scores 4</source>
      <translation>Alle Stiche zählen 4</translation>
    </message>
    <message>
      <source>With 60 card points each nobody scores</source>
      <translation>Bei je 60 Augen schreibt niemand</translation>
    </message>
    <message>
      <source>A renounce that is found out scores 4 for the other side</source>
      <translation>Eine entdeckte Renonce zählt 4 für die andere Seite</translation>
    </message>
    <message>
      <source>Everybody passed: nobody scores</source>
      <translation>Alle haben gepasst: niemand schreibt</translation>
    </message>
    <message>
      <source>The bid was made: bidder and partner score</source>
      <translation>Das Gebot ist gehalten: Bieter und Partner schreiben</translation>
    </message>
    <message>
      <source>The bid was not made: the opponents score</source>
      <translation>Das Gebot ist verfehlt: Die Gegner schreiben</translation>
    </message>
    <message>
      <source>A capote: bidder and partner took every trick</source>
      <translation>Capote: Bieter und Partner haben alle Stiche gemacht</translation>
    </message>
    <message>
      <source>Nulls made: the soloist took no trick</source>
      <translation>Null gewonnen: Der Alleinspieler blieb ohne Stich</translation>
    </message>
    <message>
      <source>Nulls lost: the soloist took a trick</source>
      <translation>Null verloren: Der Alleinspieler hat einen Stich</translation>
    </message>
    <message>
      <source>The maker has more: both score what they have</source>
      <translation>Der Spielmacher hat mehr: Beide schreiben das Ihre</translation>
    </message>
    <message>
      <source>Both have the same: only the maker's opponent scores</source>
      <translation>Beide haben gleich viel: Nur der andere schreibt</translation>
    </message>
    <message>
      <source>The maker has less: the opponent scores both totals</source>
      <translation>Der Spielmacher hat weniger: Der andere schreibt beide Summen</translation>
    </message>
    <message>
      <source>61+</source>
      <translation>61+</translation>
    </message>
    <message>
      <source>91+</source>
      <translation>91+</translation>
    </message>
    <message>
      <source>120</source>
      <translation>120</translation>
    </message>
    <message>
      <source>all tricks</source>
      <translation>alle Stiche</translation>
    </message>
    <message>
      <source>60 : 60</source>
      <translation>60 : 60</translation>
    </message>
    <message>
      <source>renounce</source>
      <translation>Renonce</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>made</source>
      <translation>gehalten</translation>
    </message>
    <message>
      <source>not made</source>
      <translation>verfehlt</translation>
    </message>
    <message>
      <source>capote</source>
      <translation>Capote</translation>
    </message>
    <message>
      <source>nulls made</source>
      <translation>Null gewonnen</translation>
    </message>
    <message>
      <source>nulls lost</source>
      <translation>Null verloren</translation>
    </message>
    <message>
      <source>maker over</source>
      <translation>Macher vorn</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>maker under</source>
      <translation>bete</translation>
    </message>
    <message>
      <source>{rule}; this deal counted double after a tie</source>
      <translation>{rule}; dieses Spiel zählte nach einem Unentschieden doppelt</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>&amp;Reset all but the players</source>
      <translation>Alles außer den Spielern &amp;zurücksetzen</translation>
    </message>
    <message>
      <source>&amp;Take back the reset</source>
      <translation>Zurücksetzen &amp;rückgängig machen</translation>
    </message>
    <message>
      <source>Looks</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Karten</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Playing</source>
      <translation>Spielweise</translation>
    </message>
    <message>
      <source>Language and sound</source>
      <translation>Sprache und Ton</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Deck</source>
      <translation>Kartenspiel</translation>
    </message>
    <message>
      <source>Card back</source>
      <translation>Rückseite</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <source>As the language</source>
      <translation>Nach der Sprache</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Schriftgröße</translation>
    </message>
    <message>
      <source>At the table, {percent} is the most that fits in this window.</source>
      <translation>Am Tisch passen in dieses Fenster höchstens {percent}.</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Cards move</source>
      <translation>Bewegung der Karten</translation>
    </message>
    <message>
      <source>Trump in the hand</source>
      <translation>Trumpf im Blatt</translation>
    </message>
    <message>
      <source>Within a suit</source>
      <translation>In einer Farbe</translation>
    </message>
    <message>
      <source>A card is played</source>
      <translation>Eine Karte spielt man</translation>
    </message>
    <message>
      <source>Points taken so far</source>
      <translation>Bisherige Augen</translation>
    </message>
    <message>
      <source>Experts think</source>
      <translation>Meister überlegen</translation>
    </message>
    <message>
      <source>You play as</source>
      <translation>Du spielst als</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Re&amp;name</source>
      <translation>&amp;Umbenennen</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
      <source>Remo&amp;ve…</source>
      <translation>Ent&amp;fernen…</translation>
    </message>
    <message>
      <source>Remove {name} from the players?</source>
      <translation>{name} aus den Spielern entfernen?</translation>
    </message>
    <message>
      <source>Remove, keep the &amp;deals</source>
      <translation>Entfernen, &amp;Spiele behalten</translation>
    </message>
    <message>
      <source>Remove with all dea&amp;ls</source>
      <translation>Mit &amp;allen Spielen entfernen</translation>
    </message>
    <message>
      <source>&amp;Keep the player</source>
      <translation>Spieler &amp;behalten</translation>
    </message>
    <message>
      <source>Write a name into the field first.</source>
      <translation>Schreib zuerst einen Namen in das Feld.</translation>
    </message>
    <message>
      <source>There is a player of that name already.</source>
      <translation>Einen Spieler dieses Namens gibt es schon.</translation>
    </message>
    <message>
      <source>Every player has statistics of their own. Another player takes over with the next game; another name for the same player holds everywhere, in earlier games too.</source>
      <translation>Jeder Spieler hat seine eigene Statistik. Ein anderer Spieler übernimmt mit der nächsten Partie; ein anderer Name für denselben Spieler gilt überall, auch in früheren Spielen.</translation>
    </message>
    <message>
      <source>The others</source>
      <translation>Die anderen</translation>
    </message>
    <message>
      <source>First after you</source>
      <translation>Nach dir</translation>
    </message>
    <message>
      <source>Second</source>
      <translation>Zweiter</translation>
    </message>
    <message>
      <source>Third</source>
      <translation>Dritter</translation>
    </message>
    <message>
      <source>Fourth</source>
      <translation>Vierter</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Töne</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Lautstärke</translation>
    </message>
    <message>
      <source>On</source>
      <translation>An</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>Strongest at the left</source>
      <translation>Stärkste links</translation>
    </message>
    <message>
      <source>Weakest at the left</source>
      <translation>Schwächste links</translation>
    </message>
    <message>
      <source>By one click</source>
      <translation>Mit einem Klick</translation>
    </message>
    <message>
      <source>By a second click</source>
      <translation>Mit einem zweiten Klick</translation>
    </message>
    <message>
      <source>Shown</source>
      <translation>Sichtbar</translation>
    </message>
    <message>
      <source>Hidden</source>
      <translation>Verborgen</translation>
    </message>
    <message>
      <source>They fly</source>
      <translation>Sie fliegen</translation>
    </message>
    <message>
      <source>They only appear</source>
      <translation>Sie erscheinen nur</translation>
    </message>
    <message>
      <source>At the left</source>
      <translation>Links</translation>
    </message>
    <message>
      <source>At the right</source>
      <translation>Rechts</translation>
    </message>
    <message>
      <source>Among the others</source>
      <translation>Unter den anderen</translation>
    </message>
    <message>
      <source>{number} s</source>
      <translation>{number} s</translation>
    </message>
  </context>
  <context>
    <name>Sheet</name>
    <message>
      <source>{name} made {suit} trump</source>
      <translation>Trumpf {suit}: {name}</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>Null</translation>
    </message>
    <message>
      <source>Your bid: {bid}</source>
      <translation>Dein Gebot: {bid}</translation>
    </message>
    <message>
      <source>Bid {bid} by {name}</source>
      <translation>Gebot {bid} von {name}</translation>
    </message>
    <message>
      <source>Nobody has won the auction yet</source>
      <translation>Noch hat niemand die Reizung gewonnen</translation>
    </message>
    <message>
      <source>Nobody has made trump yet</source>
      <translation>Noch hat niemand Trumpf gemacht</translation>
    </message>
    <message>
      <source>alone</source>
      <translation>allein</translation>
    </message>
    <message>
      <source>under</source>
      <translation>bete</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>trump: {suit}</source>
      <translation>Trumpf: {suit}</translation>
    </message>
    <message>
      <source>called: {card}</source>
      <translation>gerufen: {card}</translation>
    </message>
    <message>
      <source>partner: {name}</source>
      <translation>Partner: {name}</translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>your turn</source>
      <translation>du bist dran</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>ist dran</translation>
    </message>
    <message>
      <source>to speak</source>
      <translation>sagt an</translation>
    </message>
    <message>
      <source>thinking…</source>
      <translation>überlegt …</translation>
    </message>
    <message>
      <source>novice</source>
      <translation>Anfänger</translation>
    </message>
    <message>
      <source>club</source>
      <translation>Vereinsspieler</translation>
    </message>
    <message>
      <source>expert</source>
      <translation>Meister</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Du</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Übung</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>No trump</source>
      <translation>Ohne Trumpf</translation>
    </message>
    <message>
      <source>not made yet</source>
      <translation>noch offen</translation>
    </message>
    <message>
      <source>playable</source>
      <translation>spielbar</translation>
    </message>
    <message>
      <source>Once more to play it</source>
      <translation>Noch einmal, und sie ist gespielt</translation>
    </message>
    <message>
      <source>the turned card</source>
      <translation>die aufgedeckte Karte</translation>
    </message>
    <message>
      <source>The turned card</source>
      <translation>Die aufgedeckte Karte</translation>
    </message>
    <message numerus="yes">
      <source>%n trick(s) taken</source>
      <translation>
        <numerusform>%n Stich gemacht</numerusform>
        <numerusform>%n Stiche gemacht</numerusform>
      </translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>Geber</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Letzter Stich</translation>
    </message>
    <message>
      <source>Shows the last trick; hold L to see it from the keyboard</source>
      <translation>Zeigt den letzten Stich; mit der Tastatur L gedrückt halten</translation>
    </message>
    <message>
      <source>Card table</source>
      <translation>Kartentisch</translation>
    </message>
    <message>
      <source>{count} p</source>
      <translation>{count} A</translation>
    </message>
    <message>
      <source>{name} · {count} pts</source>
      <translation>{name} · {count} Augen</translation>
    </message>
    <message>
      <source>{name} takes the trick: {count} pts</source>
      <translation>Stich für {name}: {count} Augen</translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Sueca Desktop</source>
      <translation>Sueca Desktop</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Spiel</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Speed</source>
      <translation>&amp;Tempo</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <translation>&amp;Farben</translation>
    </message>
    <message>
      <source>&amp;Deck</source>
      <translation>&amp;Kartenspiel</translation>
    </message>
    <message>
      <source>Card &amp;back</source>
      <translation>&amp;Rückseite</translation>
    </message>
    <message>
      <source>&amp;Table</source>
      <translation>T&amp;isch</translation>
    </message>
    <message>
      <source>Toolbar</source>
      <translation>Werkzeugleiste</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
      <source>Ne&amp;xt deal</source>
      <translation>Nächstes &amp;Spiel</translation>
    </message>
    <message>
      <source>&amp;Accuse…</source>
      <translation>An&amp;klagen…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>Re&amp;do</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>Same deal a&amp;gain</source>
      <translation>Dasselbe S&amp;piel noch einmal</translation>
    </message>
    <message>
      <source>Deal nu&amp;mber and seal…</source>
      <translation>Spielnu&amp;mmer und Siegel…</translation>
    </message>
    <message>
      <source>H&amp;int</source>
      <translation>T&amp;ipp</translation>
    </message>
    <message>
      <source>&amp;Claim the rest</source>
      <translation>Den Rest beanspr&amp;uchen</translation>
    </message>
    <message>
      <source>&amp;Open a saved match…</source>
      <translation>Gespeicherte Partie &amp;öffnen…</translation>
    </message>
    <message>
      <source>Sa&amp;ve this match…</source>
      <translation>Diese Partie speic&amp;hern…</translation>
    </message>
    <message>
      <source>Score s&amp;heet</source>
      <translation>Spiel&amp;zettel</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>Save as a &amp;table…</source>
      <translation>Als &amp;Tabelle speichern…</translation>
    </message>
    <message>
      <source>Save as P&amp;DF…</source>
      <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
      <source>&amp;Print…</source>
      <translation>&amp;Drucken…</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
      <source>&amp;Result of the deal</source>
      <translation>Ergebnis &amp;des Spiels</translation>
    </message>
    <message>
      <source>R&amp;eview of the deal</source>
      <translation>Rücks&amp;chau auf das Spiel</translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation>&amp;Rückschau</translation>
    </message>
    <message>
      <source>Se&amp;ttings…</source>
      <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
      <source>&amp;What the computer saw…</source>
      <translation>W&amp;as der Computer sah…</translation>
    </message>
    <message>
      <source>&amp;Statistics…</source>
      <translation>S&amp;tatistik…</translation>
    </message>
    <message>
      <source>&amp;Past deals…</source>
      <translation>&amp;Frühere Spiele…</translation>
    </message>
    <message>
      <source>Un&amp;finished games…</source>
      <translation>Un&amp;beendete Partien…</translation>
    </message>
    <message>
      <source>A&amp;bandon match…</source>
      <translation>Partie auf&amp;geben…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>Speed: {speed}</source>
      <translation>Tempo: {speed}</translation>
    </message>
    <message>
      <source>&amp;Mute</source>
      <translation>St&amp;umm</translation>
    </message>
    <message>
      <source>Sounds on</source>
      <translation>Töne einschalten</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation>&amp;Vollbild</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Tasten</translation>
    </message>
    <message>
      <source>&amp;About Sueca Desktop</source>
      <translation>Ü&amp;ber Sueca Desktop</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Spielzettel</translation>
    </message>
    <message>
      <source>Tricks</source>
      <translation>Stiche</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>&amp;How to play</source>
      <translation>So &amp;wird gespielt</translation>
    </message>
    <message>
      <source>&amp;Guided deal</source>
      <translation>&amp;Geführtes Spiel</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Sprache</translation>
    </message>
    <message>
      <source>As the system: {language}</source>
      <translation>Wie das System: {language}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Trumpf: {suit}</translation>
    </message>
    <message>
      <source>Your turn</source>
      <translation>Du bist dran</translation>
    </message>
    <message>
      <source>Dealing…</source>
      <translation>Es wird gegeben…</translation>
    </message>
    <message>
      <source>{name} to play</source>
      <translation>{name} ist dran</translation>
    </message>
    <message>
      <source>{name} to speak</source>
      <translation>{name} ist am Wort</translation>
    </message>
    <message>
      <source>You cut the pack</source>
      <translation>Du hebst ab</translation>
    </message>
    <message>
      <source>You deal</source>
      <translation>Du gibst</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>{first} &amp; {second}</source>
      <translation>{first} &amp; {second}</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Dealer</source>
      <translation>Geber</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Ansage</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Karten</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Letzter</translation>
    </message>
    <message>
      <source>Sequence</source>
      <translation>Sequenz</translation>
    </message>
    <message>
      <source>Bella</source>
      <translation>Bella</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Ranking points of {name}: {total}</source>
      <translation>Rangpunkte von {name}: {total}</translation>
    </message>
    <message>
      <source>The first deal will be written down here.</source>
      <translation>Hier wird das erste Spiel aufgeschrieben.</translation>
    </message>
    <message>
      <source>in play</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>{score} in this deal, {total} in all</source>
      <translation>{score} in diesem Spiel, {total} insgesamt</translation>
    </message>
    <message>
      <source>The tricks of this deal will lie here.</source>
      <translation>Hier liegen die Stiche dieses Spiels.</translation>
    </message>
    <message>
      <source>Trick {number}</source>
      <translation>Stich {number}</translation>
    </message>
    <message>
      <source>Trick {number}: {cards}. Taken by {winner}, card points {points}</source>
      <translation>Stich {number}: {cards}. Stich für {winner}, Augen: {points}</translation>
    </message>
    <message>
      <source>{name} {card}</source>
      <translation>{name} {card}</translation>
    </message>
    <message>
      <source>What shall we play?</source>
      <translation>Was spielen wir?</translation>
    </message>
    <message>
      <source>The others play</source>
      <translation>Die anderen spielen</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Du</translation>
    </message>
    <message>
      <source>Opposite you</source>
      <translation>Dir gegenüber</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>Rechts</translation>
    </message>
    <message>
      <source>Far right</source>
      <translation>Hinten rechts</translation>
    </message>
    <message>
      <source>Far left</source>
      <translation>Hinten links</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Links</translation>
    </message>
    <message>
      <source>Your partner</source>
      <translation>Dein Partner</translation>
    </message>
    <message>
      <source>On your right</source>
      <translation>Rechts von dir</translation>
    </message>
    <message>
      <source>On your left</source>
      <translation>Links von dir</translation>
    </message>
    <message>
      <source>&amp;Deal the cards</source>
      <translation>Karten &amp;geben</translation>
    </message>
    <message>
      <source>The match in progress stops here; it can be gone on with: Game menu, Unfinished games.</source>
      <translation>Die laufende Partie hält hier an; weiter geht es jederzeit: Menü Spiel, Unbeendete Partien.</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>&amp;Resume</source>
      <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
      <source>Resume: {game}</source>
      <translation>Fortsetzen: {game}</translation>
    </message>
    <message>
      <source>Deal {number}, dealer: {name}</source>
      <translation>Spiel {number}, Geber: {name}</translation>
    </message>
    <message>
      <source>Next: deal {number}</source>
      <translation>Als Nächstes: Spiel {number}</translation>
    </message>
    <message>
      <source>{label}: {level}</source>
      <translation>{label}: {level}</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
      <source>{pair} win the deal</source>
      <translation>Spiel gewonnen: {pair}</translation>
    </message>
    <message>
      <source>You win this deal</source>
      <translation>Du gewinnst dieses Spiel</translation>
    </message>
    <message>
      <source>You win the match, {totals}</source>
      <translation>Du gewinnst die Partie, {totals}</translation>
    </message>
    <message>
      <source>Nobody wins this deal</source>
      <translation>Niemand gewinnt dieses Spiel</translation>
    </message>
    <message>
      <source>{pair} win the match, {totals}</source>
      <translation>Partie gewonnen: {pair}, {totals}</translation>
    </message>
    <message>
      <source>This deal goes to {pair}</source>
      <translation>Dieses Spiel geht an {pair}</translation>
    </message>
    <message>
      <source>The match goes to {pair}, {totals}</source>
      <translation>Die Partie geht an {pair}, {totals}</translation>
    </message>
    <message>
      <source>{pair} share the match, {totals}</source>
      <translation>{pair} teilen sich die Partie, {totals}</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <translation>Alle haben gepasst</translation>
    </message>
    <message>
      <source>Next to deal: {name}</source>
      <translation>Als Nächster gibt: {name}</translation>
    </message>
    <message>
      <source>card points made: {points}</source>
      <translation>erreichte Augen: {points}</translation>
    </message>
    <message>
      <source>Practice: something was taken back, or the deal was dealt again</source>
      <translation>Übung: Es wurde etwas zurückgenommen, oder dasselbe Spiel wurde noch einmal gespielt</translation>
    </message>
    <message>
      <source>That deal is over and counts. “{action}” once more goes back into it: it is practice then.</source>
      <translation>Dieses Spiel ist zu Ende und zählt. Noch einmal „{action}“ geht in es zurück: Dann ist es Übung.</translation>
    </message>
    <message>
      <source>The match is over</source>
      <translation>Die Partie ist aus</translation>
    </message>
    <message>
      <source>Capote!</source>
      <translation>Capote!</translation>
    </message>
    <message>
      <source>partner</source>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Talon</translation>
    </message>
    <message>
      <source>Bandeira!</source>
      <translation>Bandeira!</translation>
    </message>
    <message>
      <source>{accuser} accused {accused}, rightly</source>
      <translation>Zu Recht angeklagt: {accuser} → {accused}</translation>
    </message>
    <message>
      <source>Renounce in trick {number}, {name}: {card} on {suit}, with {proof} in hand</source>
      <translation>Renonce in Stich {number}, {name}: {card} auf {suit}, mit {proof} auf der Hand</translation>
    </message>
    <message>
      <source>The proof fell in trick {number}</source>
      <translation>Der Beweis fiel in Stich {number}</translation>
    </message>
    <message>
      <source>red: the renounce and its proof</source>
      <translation>rot: die Renonce und ihr Beweis</translation>
    </message>
    <message>
      <source>This deal</source>
      <translation>Dieses Spiel</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>The hands as dealt</source>
      <translation>Die Blätter, wie gegeben</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name}: {cards}</translation>
    </message>
    <message>
      <source>arrow: led · frame: took it</source>
      <translation>Pfeil: kam aus · Rahmen: Stich</translation>
    </message>
    <message>
      <source>The tricks</source>
      <translation>Die Stiche</translation>
    </message>
    <message>
      <source>&amp;Next deal</source>
      <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
      <source>New &amp;game…</source>
      <translation>Neue &amp;Partie…</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>S&amp;chließen</translation>
    </message>
    <message>
      <source>Who has not followed suit?</source>
      <translation>Wer hat nicht bedient?</translation>
    </message>
    <message>
      <source>Accuse an opponent who played another suit while holding the one that was led. If it is so, the deal ends and your side wins it. If it is not, nothing happens.</source>
      <translation>Klage einen Gegner an, der eine andere Farbe gespielt hat, obwohl er bedienen konnte. Stimmt es, endet das Spiel und deine Seite gewinnt es. Stimmt es nicht, passiert nichts.</translation>
    </message>
    <message>
      <source>{name} did not follow suit</source>
      <translation>{name} hat nicht bedient</translation>
    </message>
    <message>
      <source>{name}? {reason}.</source>
      <translation>{name}? {reason}.</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Abbrechen</translation>
    </message>
    <message>
      <source>Abandon this match?</source>
      <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
      <source>Closing the window is not abandoning: the match waits until you come back to it.</source>
      <translation>Das Fenster zu schließen heißt nicht aufgeben: Die Partie wartet, bis du zurückkommst.</translation>
    </message>
    <message>
      <source>A&amp;bandon</source>
      <translation>Auf&amp;geben</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <source>The app met a fault of its own. Your game is saved after every card; you can play on, or start again.</source>
      <translation>Die App ist auf einen eigenen Fehler gestoßen. Nach jeder Karte wird gespeichert; du kannst weiterspielen oder neu starten.</translation>
    </message>
    <message>
      <source>&amp;Copy details</source>
      <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
  </context>
</TS>
