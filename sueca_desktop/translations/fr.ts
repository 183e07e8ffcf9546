<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_GB">
  <context>
    <name>Abandoning</name>
    <message>
      <source>The match ends here, and counts as lost.</source>
      <translation>La partie s’arrête ici et compte comme perdue.</translation>
    </message>
    <message>
      <source>The match ends here. Abandoning the deal you are playing costs you {points} ranking points.</source>
      <translation>La partie s’arrête ici. Abandonner la donne en cours vous coûte {points} points de classement.</translation>
    </message>
    <message>
      <source>The match ends here. Leaving now costs nothing.</source>
      <translation>La partie s’arrête ici. Partir maintenant ne coûte rien.</translation>
    </message>
  </context>
  <context>
    <name>Cards</name>
    <message>
      <source>spades</source>
      <translation>pique</translation>
    </message>
    <message>
      <source>hearts</source>
      <translation>cœur</translation>
    </message>
    <message>
      <source>diamonds</source>
      <translation>carreau</translation>
    </message>
    <message>
      <source>clubs</source>
      <translation>trèfle</translation>
    </message>
    <message>
      <source>ace</source>
      <translation>as</translation>
    </message>
    <message>
      <source>king</source>
      <translation>roi</translation>
    </message>
    <message>
      <source>queen</source>
      <translation>dame</translation>
    </message>
    <message>
      <source>jack</source>
      <translation>valet</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dix</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>neuf</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>huit</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sept</translation>
    </message>
    <message>
      <source>six</source>
      <translation>six</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinq</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatre</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trois</translation>
    </message>
    <message>
      <source>two</source>
      <translation>deux</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <translation>{rank} de {suit}</translation>
    </message>
  </context>
  <context>
    <name>Claims</name>
    <message>
      <source>The rest is yours</source>
      <translation>Le reste est à vous</translation>
    </message>
    <message>
      <source>The rest is theirs</source>
      <translation>Le reste est à eux</translation>
    </message>
    <message>
      <source>The score is settled</source>
      <translation>Le résultat est acquis</translation>
    </message>
    <message>
      <source>{name} claims the rest</source>
      <translation>{name} réclame le reste</translation>
    </message>
    <message>
      <source>{name} gives up the rest</source>
      <translation>{name} abandonne le reste</translation>
    </message>
    <message>
      <source>Take it</source>
      <translation>Le prendre</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>L’abandonner</translation>
    </message>
    <message>
      <source>End the deal</source>
      <translation>Finir la donne</translation>
    </message>
    <message>
      <source>Nobody can beat your cards.</source>
      <translation>Personne ne bat vos cartes.</translation>
    </message>
    <message>
      <source>However the hidden cards lie.</source>
      <translation>Où que soient les cartes cachées.</translation>
    </message>
    <message>
      <source>The points left change nothing.</source>
      <translation>Les points restants ne changent rien.</translation>
    </message>
    <message>
      <source>The soloist will take no trick.</source>
      <translation>Le joueur seul ne fera aucune levée.</translation>
    </message>
    <message>
      <source>The soloist will take a trick.</source>
      <translation>Le joueur seul fera une levée.</translation>
    </message>
    <message>
      <source>The last tricks were not played by hand: the rest was claimed.</source>
      <translation>Les dernières levées n’ont pas été jouées à la main : le reste a été réclamé.</translation>
    </message>
    <message>
      <source>Card points left: {points}</source>
      <translation>Points restants : {points}</translation>
    </message>
  </context>
  <context>
    <name>Computer</name>
    <message>
      <source>Like beginners</source>
      <translation>Comme des débutants</translation>
    </message>
    <message>
      <source>Like club players</source>
      <translation>Comme des joueurs de club</translation>
    </message>
    <message>
      <source>Like experts</source>
      <translation>Comme des experts</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Instantanée</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Rapide</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normale</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Lente</translation>
    </message>
  </context>
  <context>
    <name>Fair</name>
    <message>
      <source>Deal number and seal</source>
      <translation>Numéro et sceau de la donne</translation>
    </message>
    <message>
      <source>This deal</source>
      <translation>Cette donne</translation>
    </message>
    <message>
      <source>The next deal</source>
      <translation>La donne suivante</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Numéro</translation>
    </message>
    <message>
      <source>Sealed as</source>
      <translation>Sceau</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Graine</translation>
    </message>
    <message>
      <source>shown when the deal is over</source>
      <translation>visible quand la donne sera finie</translation>
    </message>
    <message>
      <source>Your cut</source>
      <translation>Votre coupe</translation>
    </message>
    <message>
      <source>Dealt from</source>
      <translation>Donné</translation>
    </message>
    <message>
      <source>Every card of the next deal is settled already. Its seal binds the app to it and tells nothing of it.</source>
      <translation>Les cartes de la donne suivante sont déjà toutes fixées. Le sceau lie l’application sans rien en dire.</translation>
    </message>
    <message>
      <source>You chose this deal by its number or seed.</source>
      <translation>Vous avez choisi cette donne par son numéro ou sa graine.</translation>
    </message>
    <message>
      <source>A deal of your choice</source>
      <translation>Une donne de votre choix</translation>
    </message>
    <message>
      <source>The same number and the same options give the same deal on every computer. A seed will do as well.</source>
      <translation>Le même numéro et les mêmes options donnent la même donne sur tous les ordinateurs. Une graine convient aussi.</translation>
    </message>
    <message>
      <source>Number or seed</source>
      <translation>Numéro ou graine</translation>
    </message>
    <message>
      <source>&amp;Deal it</source>
      <translation>&amp;Donner</translation>
    </message>
    <message>
      <source>That is neither a number of at most 18 digits nor a seed of 64 digits and letters from a to f.</source>
      <translation>Ce n’est ni un nombre d’au plus 18 chiffres ni une graine de 64 chiffres et lettres de a à f.</translation>
    </message>
    <message>
      <source>This game has no such deal.</source>
      <translation>Ce jeu n’a pas cette donne.</translation>
    </message>
    <message>
      <source>&amp;Verify</source>
      <translation>&amp;Vérifier</translation>
    </message>
    <message>
      <source>C&amp;opy</source>
      <translation>C&amp;opier</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copié</translation>
    </message>
    <message>
      <source>&amp;How deals are drawn</source>
      <translation>Co&amp;mment les donnes sont tirées</translation>
    </message>
    <message>
      <source>&amp;More…</source>
      <translation>&amp;Plus…</translation>
    </message>
    <message>
      <source>Sealed as {seal}… · seed {seed}…</source>
      <translation>Sceau {seal}… · graine {seed}…</translation>
    </message>
    <message>
      <source>Deal number {code}</source>
      <translation>Donne numéro {code}</translation>
    </message>
    <message>
      <source>Next deal sealed as {seal}…</source>
      <translation>Sceau de la donne suivante : {seal}…</translation>
    </message>
    <message>
      <source>Deal number… · next deal sealed as {seal}…</source>
      <translation>Numéro de donne… · sceau de la suivante : {seal}…</translation>
    </message>
    <message>
      <source>Sealed as {seal}…</source>
      <translation>Sceau {seal}…</translation>
    </message>
    <message>
      <source>Fair: the cards fit the seed, and the seed fits the seal.</source>
      <translation>Juste : les cartes vont avec la graine, et la graine avec le sceau.</translation>
    </message>
    <message>
      <source>Not fair: {fault}.</source>
      <translation>Pas juste : {fault}.</translation>
    </message>
    <message>
      <source>This deal does not say which seed it came from.</source>
      <translation>Cette donne ne dit pas de quelle graine elle vient.</translation>
    </message>
    <message>
      <source>what should be its seed is none</source>
      <translation>ce qui devrait être sa graine n’en est pas une</translation>
    </message>
    <message>
      <source>its seed is not the one that was sealed</source>
      <translation>sa graine n’est pas celle du sceau</translation>
    </message>
    <message>
      <source>it was cut or dealt as nobody may in this game</source>
      <translation>elle a été coupée ou donnée comme nul ne le peut à ce jeu</translation>
    </message>
    <message>
      <source>the first dealer is not the one that the lot gives</source>
      <translation>le premier donneur n’est pas celui que le sort désigne</translation>
    </message>
    <message>
      <source>the cards are not those that its seed gives</source>
      <translation>les cartes ne sont pas celles que donne sa graine</translation>
    </message>
  </context>
  <context>
    <name>Frequencies</name>
    <message>
      <source>What is counted</source>
      <translation>Ce qui est compté</translation>
    </message>
    <message>
      <source>Blue: how often it came. Gold: how often it should have come; chance stays in the pale band nineteen times out of twenty.</source>
      <translation>Bleu : combien de fois c’est venu. Or : combien de fois cela aurait dû venir ; le hasard reste dans la bande pâle dix-neuf fois sur vingt.</translation>
    </message>
    <message>
      <source>Hands: {hands}. A hand had {mean} on average; {expected} ± {spread} by chance.</source>
      <translation>Mains : {hands}. Une main avait en moyenne {mean} ; par hasard, {expected} ± {spread}.</translation>
    </message>
    <message>
      <source>Deals chosen by number or seed are left out.</source>
      <translation>Les donnes choisies par numéro ou graine ne comptent pas.</translation>
    </message>
    <message>
      <source>Trumps</source>
      <translation>Atouts</translation>
    </message>
    <message>
      <source>Aces</source>
      <translation>As</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Longest suit</source>
      <translation>Couleur la plus longue</translation>
    </message>
    <message>
      <source>{value}: came {count}, expected {expected}</source>
      <translation>{value} : venu {count}, attendu {expected}</translation>
    </message>
  </context>
  <context>
    <name>Games</name>
    <message numerus="yes">
      <source>%n unfinished game(s)</source>
      <translation>
        <numerusform>%n partie inachevée</numerusform>
        <numerusform>%n parties inachevées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n joueur</numerusform>
        <numerusform>%n joueurs</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Help</name>
    <message>
      <source>What the computer players reckon with is compiled: they think at full speed.</source>
      <translation>Le moteur de calcul des joueurs de l’ordinateur est compilé : ils réfléchissent à pleine vitesse.</translation>
    </message>
    <message>
      <source>What the computer players reckon with is not compiled here, as there was no C compiler when the app was installed: they think much more slowly, and so less far.</source>
      <translation>Le moteur de calcul des joueurs de l’ordinateur n’est pas compilé, faute d’un compilateur C lors de l’installation : ils réfléchissent bien plus lentement, donc moins loin.</translation>
    </message>
    <message>
      <source>Sueca Desktop {version}</source>
      <translation>Sueca Desktop {version}</translation>
    </message>
    <message>
      <source>Sueca and its relatives, to play alone against computer players. No account, no network.</source>
      <translation>La Sueca et ses cousines, à jouer seul contre des joueurs de l’ordinateur. Sans compte, sans réseau.</translation>
    </message>
    <message>
      <source>The program, its cards and its pictures are free software under the MIT licence, © the Sueca Desktop authors.</source>
      <translation>Le programme, ses cartes et ses images sont des logiciels libres sous licence MIT, © the Sueca Desktop authors.</translation>
    </message>
    <message>
      <source>The window is made with PySide6 and Qt, used under the GNU Lesser General Public License, version 3; © The Qt Company Ltd. and other contributors. Folders are found with platformdirs, and sounds played with miniaudio and CFFI, all under the MIT licence; values are held by msgspec under the BSD licence, and progress is shown by tqdm under the MPL, version 2, and the MIT licence.</source>
      <translation>La fenêtre est faite avec PySide6 et Qt, utilisés sous la GNU Lesser General Public License, version 3 ; © The Qt Company Ltd. et autres. Les dossiers sont trouvés avec platformdirs et les sons joués avec miniaudio et CFFI, tous sous licence MIT ; les valeurs sont tenues par msgspec, sous licence BSD, et l’avancement est montré par tqdm, sous MPL, version 2, et licence MIT.</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>À la table</translation>
    </message>
    <message>
      <source>Go through the cards of your hand</source>
      <translation>Passer d’une carte à l’autre dans votre main</translation>
    </message>
    <message>
      <source>The first, the last card of your hand</source>
      <translation>La première, la dernière carte de votre main</translation>
    </message>
    <message>
      <source>Play the chosen card; the next deal; the button that stands out</source>
      <translation>Jouer la carte choisie ; la donne suivante ; le bouton en relief</translation>
    </message>
    <message>
      <source>Play the card at that place of your hand, from the left</source>
      <translation>Jouer la carte à cette place de votre main, depuis la gauche</translation>
    </message>
    <message>
      <source>Look at the last trick, as long as you hold it</source>
      <translation>Voir la dernière levée, tant que vous la tenez</translation>
    </message>
    <message>
      <source>End what moves; close a page over the table</source>
      <translation>Terminer ce qui bouge ; fermer une page posée sur la table</translation>
    </message>
    <message>
      <source>Search the rules, go on searching</source>
      <translation>Chercher dans les règles, continuer</translation>
    </message>
    <message>
      <source>{menu}: {entry}</source>
      <translation>{menu} : {entry}</translation>
    </message>
  </context>
  <context>
    <name>Hints</name>
    <message>
      <source>Hint</source>
      <translation>Conseil</translation>
    </message>
    <message>
      <source>The expert is thinking…</source>
      <translation>L’expert réfléchit…</translation>
    </message>
    <message>
      <source>There is no hint this time.</source>
      <translation>Pas de conseil cette fois.</translation>
    </message>
    <message>
      <source>There is nothing to weigh: the cards lie face down, and every cut is as good.</source>
      <translation>Il n’y a rien à peser : les cartes sont cachées, et toutes les coupes se valent.</translation>
    </message>
    <message>
      <source>There is nothing to weigh: nobody has seen a card, and both are as good.</source>
      <translation>Il n’y a rien à peser : personne n’a vu de carte, et les deux se valent.</translation>
    </message>
    <message>
      <source>What speaks &amp;for it</source>
      <translation>Ce &amp;qui parle pour</translation>
    </message>
    <message>
      <source>What speaks for it</source>
      <translation>Ce qui parle pour</translation>
    </message>
    <message>
      <source>There was nothing to weigh.</source>
      <translation>Il n’y avait rien à peser.</translation>
    </message>
    <message>
      <source>Choice</source>
      <translation>Choix</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Wins the deal</source>
      <translation>Gagne la donne</translation>
    </message>
    <message>
      <source>Succeeds</source>
      <translation>Réussit</translation>
    </message>
    <message>
      <source>Gives away</source>
      <translation>Coûte</translation>
    </message>
    <message>
      <source>advised</source>
      <translation>conseillé</translation>
    </message>
    <message>
      <source>◆ marks what the expert advises.</source>
      <translation>◆ marque ce que l’expert conseille.</translation>
    </message>
    <message>
      <source>◆ marks what the expert advises, a frame what was done.</source>
      <translation>◆ marque ce que l’expert conseille, un cadre ce qui a été fait.</translation>
    </message>
    <message>
      <source>The hidden cards were dealt in ways that fit all that has been seen, and each choice was played to the end of the deal. Deals: {worlds}</source>
      <translation>Les cartes cachées ont été distribuées de façons conformes à tout ce qui a été vu, et chaque choix joué jusqu’à la fin. Donnes : {worlds}</translation>
    </message>
    <message>
      <source>The expert also goes by experience: small differences here may be chance.</source>
      <translation>L’expert se fie aussi à l’expérience : de petites différences peuvent être dues au hasard.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in card points.</source>
      <translation>Ce qu’un choix coûte est compté en points de cartes.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in chances of a hundred.</source>
      <translation>Ce qu’un choix coûte est compté en chances sur cent.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in game points.</source>
      <translation>Ce qu’un choix coûte est compté en points de la partie.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in points over the opponent’s.</source>
      <translation>Ce qu’un choix coûte est compté en points de plus que l’adversaire.</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Statistics</source>
      <translation>Statistiques</translation>
    </message>
    <message>
      <source>Past deals</source>
      <translation>Donnes passées</translation>
    </message>
    <message>
      <source>Your cards, counted</source>
      <translation>Vos cartes, comptées</translation>
    </message>
    <message>
      <source>Your &amp;cards, counted</source>
      <translation>Vos &amp;cartes, comptées</translation>
    </message>
    <message>
      <source>S&amp;tatistics</source>
      <translation>S&amp;tatistiques</translation>
    </message>
    <message>
      <source>&amp;Past deals</source>
      <translation>&amp;Donnes passées</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Jeu</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Période</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Tous les jeux</translation>
    </message>
    <message>
      <source>All names</source>
      <translation>Tous les noms</translation>
    </message>
    <message>
      <source>All results</source>
      <translation>Tous les résultats</translation>
    </message>
    <message>
      <source>All the time</source>
      <translation>Depuis toujours</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Aujourd’hui</translation>
    </message>
    <message>
      <source>Last 7 days</source>
      <translation>7 derniers jours</translation>
    </message>
    <message>
      <source>Last 30 days</source>
      <translation>30 derniers jours</translation>
    </message>
    <message>
      <source>Last 365 days</source>
      <translation>365 derniers jours</translation>
    </message>
    <message>
      <source>Deals played</source>
      <translation>Donnes jouées</translation>
    </message>
    <message>
      <source>Deals won</source>
      <translation>Donnes gagnées</translation>
    </message>
    <message>
      <source>Matches won</source>
      <translation>Parties gagnées</translation>
    </message>
    <message>
      <source>Ranking points</source>
      <translation>Classement</translation>
    </message>
    <message>
      <source>Longest run won</source>
      <translation>Plus longue série</translation>
    </message>
    <message>
      <source>Cards better than</source>
      <translation>Cartes au-dessus de</translation>
    </message>
    <message>
      <source>{count} of {total}</source>
      <translation>{count} sur {total}</translation>
    </message>
    <message>
      <source>{count} for practice</source>
      <translation>{count} d’entraînement</translation>
    </message>
    <message>
      <source>now {count} won</source>
      <translation>en cours : {count}</translation>
    </message>
    <message>
      <source>now {count} lost</source>
      <translation>perdues : {count}</translation>
    </message>
    <message>
      <source>within chance</source>
      <translation>dans le hasard</translation>
    </message>
    <message>
      <source>above chance</source>
      <translation>au-dessus du hasard</translation>
    </message>
    <message>
      <source>below chance</source>
      <translation>sous le hasard</translation>
    </message>
    <message>
      <source>Mistakes a deal</source>
      <translation>Erreurs par donne</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Courbe</translation>
    </message>
    <message>
      <source>Bars</source>
      <translation>Barres</translation>
    </message>
    <message>
      <source>Deals won, lately</source>
      <translation>Gains récents</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Classement</translation>
    </message>
    <message>
      <source>Luck</source>
      <translation>Chance</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <source>Mean of your mistakes in the last twenty deals reviewed, at each</source>
      <translation>Moyenne de vos erreurs dans les vingt dernières donnes revues, à chacune</translation>
    </message>
    <message>
      <source>Share won of the last twenty deals, at each deal</source>
      <translation>Part gagnée des vingt dernières donnes, à chaque donne</translation>
    </message>
    <message>
      <source>Running total of riscos won and lost</source>
      <translation>Total courant des riscos gagnés et perdus</translation>
    </message>
    <message>
      <source>Running total of good and bad hands; chance alone stays in the pale band</source>
      <translation>Total courant des bonnes et mauvaises mains ; le seul hasard reste dans la bande pâle</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Jeux</translation>
    </message>
    <message>
      <source>Levels</source>
      <translation>Niveaux</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Places</translation>
    </message>
    <message>
      <source>Contracts</source>
      <translation>Contrats</translation>
    </message>
    <message>
      <source>Share won of the deals of each game</source>
      <translation>Part gagnée des donnes de chaque jeu</translation>
    </message>
    <message>
      <source>Share won against each level of computer players</source>
      <translation>Part gagnée contre chaque niveau de joueurs</translation>
    </message>
    <message>
      <source>Share won by where you sat from the dealer</source>
      <translation>Part gagnée selon la place par rapport au donneur</translation>
    </message>
    <message>
      <source>Share of contracts made</source>
      <translation>Part des contrats tenus</translation>
    </message>
    <message>
      <source>{tip}; mean of your bids: {bid}</source>
      <translation>{tip} ; moyenne de vos annonces : {bid}</translation>
    </message>
    <message>
      <source>You dealt</source>
      <translation>Vous avez donné</translation>
    </message>
    <message>
      <source>Seat {number} after the dealer</source>
      <translation>Place {number} après le donneur</translation>
    </message>
    <message>
      <source>Your own</source>
      <translation>Les vôtres</translation>
    </message>
    <message>
      <source>As the partner called</source>
      <translation>Comme partenaire appelé</translation>
    </message>
    <message>
      <source>Against you</source>
      <translation>Contre vous</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Inconnu</translation>
    </message>
    <message>
      <source>No deal has been played yet</source>
      <translation>Aucune donne n’a encore été jouée</translation>
    </message>
    <message>
      <source>Every deal you finish is kept here, with what became of it.</source>
      <translation>Chaque donne que vous terminez est gardée ici, avec son résultat.</translation>
    </message>
    <message>
      <source>No such deal</source>
      <translation>Aucune donne de ce genre</translation>
    </message>
    <message>
      <source>Of the deals that are kept, none is like that. Choose less narrowly.</source>
      <translation>Parmi les donnes gardées, aucune n’est ainsi. Choisissez moins étroitement.</translation>
    </message>
    <message>
      <source>Only practice deals so far</source>
      <translation>Seulement des donnes d’entraînement jusqu’ici</translation>
    </message>
    <message>
      <source>Practice does not count here. You find those deals in the list.</source>
      <translation>L’entraînement ne compte pas ici. Vous trouvez ces donnes dans la liste.</translation>
    </message>
    <message>
      <source>There is no history here</source>
      <translation>Il n’y a pas d’historique ici</translation>
    </message>
    <message>
      <source>The file of past deals cannot be opened. You can play all the same; nothing is counted.</source>
      <translation>Le fichier des donnes passées ne peut pas être ouvert. Vous pouvez jouer quand même ; rien n’est compté.</translation>
    </message>
    <message>
      <source>The curve begins with the fifth deal.</source>
      <translation>La courbe commence à la cinquième donne.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Quand</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Contrat</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Your score</source>
      <translation>Votre score</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Gagnée</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Perdue</translation>
    </message>
    <message>
      <source>Drawn</source>
      <translation>Nulle</translation>
    </message>
    <message>
      <source>Passed out</source>
      <translation>Passée</translation>
    </message>
    <message>
      <source>Watched</source>
      <translation>Regardée</translation>
    </message>
    <message>
      <source>Abandoned</source>
      <translation>Abandonnée</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>entraînement</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nuls</translation>
    </message>
    <message>
      <source>{game}, {date}: {result}, {rule}</source>
      <translation>{game}, {date} : {result}, {rule}</translation>
    </message>
    <message>
      <source>&amp;Look at the deal</source>
      <translation>&amp;Voir la donne</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <source>The match up to this deal, as a &amp;record…</source>
      <translation>La partie jusqu’à cette donne, en &amp;fichier…</translation>
    </message>
    <message>
      <source>The list, as a &amp;table…</source>
      <translation>La liste, en &amp;tableau…</translation>
    </message>
    <message>
      <source>&amp;Delete…</source>
      <translation>&amp;Supprimer…</translation>
    </message>
    <message>
      <source>&amp;Delete for good</source>
      <translation>&amp;Supprimer pour de bon</translation>
    </message>
    <message>
      <source>&amp;Keep</source>
      <translation>&amp;Garder</translation>
    </message>
    <message>
      <source>&amp;Back to the list</source>
      <translation>Re&amp;tour à la liste</translation>
    </message>
    <message>
      <source>Records of Sueca Desktop (*.sueca.json)</source>
      <translation>Parties de Sueca Desktop (*.sueca.json)</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
      <source>It cannot be saved there: {reason}.</source>
      <translation>Impossible d’enregistrer à cet endroit : {reason}.</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>Parties inachevées</translation>
    </message>
    <message>
      <source>Last played: {date}</source>
      <translation>Jouée pour la dernière fois : {date}</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>Delete this unfinished game? Its finished deals stay in the statistics.</source>
      <translation>Supprimer cette partie inachevée ? Ses donnes terminées restent dans les statistiques.</translation>
    </message>
    <message>
      <source>No unfinished games</source>
      <translation>Aucune partie inachevée</translation>
    </message>
    <message>
      <source>A match that makes room for another waits here until you play on.</source>
      <translation>Une partie qui cède la place à une autre attend ici que vous la repreniez.</translation>
    </message>
    <message>
      <source>This game cannot be taken up: {reason}.</source>
      <translation>Impossible de reprendre cette partie : {reason}.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {reason}.</source>
      <translation>Impossible de la supprimer : {reason}.</translation>
    </message>
    <message>
      <source>The record of this deal cannot be read.</source>
      <translation>L’enregistrement de cette donne ne peut pas être lu.</translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s)</source>
      <translation>
        <numerusform>%n donne</numerusform>
        <numerusform>%n donnes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n deal(s) and all that was counted of them?</source>
      <translation>
        <numerusform>Supprimer %n donne et ce qui en a été compté ?</numerusform>
        <numerusform>Supprimer %n donnes et ce qui en a été compté ?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s) reviewed</source>
      <translation>
        <numerusform>%n donne revue</numerusform>
        <numerusform>%n donnes revues</numerusform>
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
      <translation>R</translation>
    </message>
    <message>
      <source>Q</source>
      <translation>D</translation>
    </message>
    <message>
      <source>J</source>
      <translation>V</translation>
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
      <translation>Début, Fin</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Entrée</translation>
    </message>
    <message>
      <source>L</source>
      <translation>L</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Échap</translation>
    </message>
    <message>
      <source>Ctrl+F, F3</source>
      <translation>Ctrl+F, F3</translation>
    </message>
  </context>
  <context>
    <name>Language</name>
    <message>
      <source>en</source>
      <translation>fr</translation>
    </message>
    <message>
      <source>{name}: {words}</source>
      <translation>{name} : {words}</translation>
    </message>
  </context>
  <context>
    <name>Lesson</name>
    <message>
      <source>&amp;Go on</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>&amp;Leave the guided deal</source>
      <translation>&amp;Quitter la donne guidée</translation>
    </message>
    <message>
      <source>The rules allow that card, but this time play the one with the golden frame.</source>
      <translation>Les règles permettent cette carte, mais cette fois jouez celle au cadre doré.</translation>
    </message>
    <message>
      <source>You and {partner}: {own}, {right} and {left}: {others}. The deal is yours!</source>
      <translation>Vous et {partner} : {own}, {right} et {left} : {others}. La donne est à vous !</translation>
    </message>
    <message>
      <source>You and {partner}: {own}, {right} and {left}: {others}. Not this time.</source>
      <translation>Vous et {partner} : {own}, {right} et {left} : {others}. Pas cette fois.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <source>You play with {partner}, opposite you, against {right} and {left}. There are 120 points in the cards; whoever has more than 60 wins.</source>
      <translation>Vous jouez avec {partner}, en face de vous, contre {right} et {left}. Les cartes valent 120 points ; qui en a plus de 60 gagne.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>The ace counts 11, the seven 10, the king 4, the jack 3, the queen 2, the rest nothing. They beat each other in that order too: only the ace is above the seven.</source>
      <translation>L’as vaut 11, le sept 10, le roi 4, le valet 3, la dame 2, le reste rien. C’est aussi leur ordre de force : seul l’as passe le sept.</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>{right} has dealt and turned up the five of hearts: hearts are trump. A trump beats every card of another suit. {partner} leads to the first trick; play goes round to the right.</source>
      <translation>{right} a donné et retourné le cinq de cœur : cœur est atout. Un atout prend toute carte d’une autre couleur. {partner} entame la première levée ; on joue vers la droite.</translation>
    </message>
    <message>
      <source>Follow suit</source>
      <translation>Fournir</translation>
    </message>
    <message>
      <source>Spades were led, and you hold some: you must play one, so your other cards are dim. {partner}’s ace should win. Give it points: play the seven.</source>
      <translation>Pique est entamé et vous en avez : il faut en fournir, vos autres cartes sont grisées. L’as de {partner} devrait gagner. Donnez-lui des points : jouez le sept.</translation>
    </message>
    <message>
      <source>Trumped!</source>
      <translation>Coupé !</translation>
    </message>
    <message>
      <source>{right} has no spades, and so could play a trump: the seven of hearts takes all 31 points. Even an ace is not always safe.</source>
      <translation>{right} n’a pas de pique et a pu couper : le sept de cœur emporte les 31 points. Même un as n’est pas toujours sûr.</translation>
    </message>
    <message>
      <source>Your turn to trump</source>
      <translation>À vous de couper</translation>
    </message>
    <message>
      <source>You have no clubs: you may play whatever you like. There are 21 points on the table. Your lowest trump, the two of hearts, is enough.</source>
      <translation>Vous n’avez pas de trèfle : vous pouvez jouer ce que vous voulez. Il y a 21 points sur la table. Votre plus petit atout, le deux de cœur, suffit.</translation>
    </message>
    <message>
      <source>You lead</source>
      <translation>Vous entamez</translation>
    </message>
    <message>
      <source>Who takes a trick leads to the next. Nobody has played diamonds yet, so all should have to follow: play your ace.</source>
      <translation>Qui prend la levée entame la suivante. Personne n’a encore joué carreau, tous devraient devoir fournir : jouez votre as.</translation>
    </message>
    <message>
      <source>Watch your partner</source>
      <translation>Observez votre partenaire</translation>
    </message>
    <message>
      <source>Nobody gives a seven to no purpose: it was {partner}’s last diamond. Lead the two of diamonds, and {partner} can trump it.</source>
      <translation>Personne ne donne un sept sans raison : c’était le dernier carreau de {partner}. Entamez le deux de carreau, {partner} pourra couper.</translation>
    </message>
    <message>
      <source>Give points</source>
      <translation>Donner des points</translation>
    </message>
    <message>
      <source>Ace and seven of clubs are gone: {partner}’s king is the highest. Do not trump what is your partner’s. Give it points: the king of diamonds.</source>
      <translation>L’as et le sept de trèfle sont passés : le roi de {partner} est le plus fort. Ne coupez pas ce qui est à votre partenaire. Donnez des points : le roi de carreau.</translation>
    </message>
    <message>
      <source>Now you</source>
      <translation>À vous</translation>
    </message>
    <message>
      <source>You and {partner} have 59 points. Two more, and the deal is yours. Play on as you like.</source>
      <translation>Vous et {partner} avez 59 points. Encore deux, et la donne est à vous. Continuez comme il vous plaît.</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>La donne est finie</translation>
    </message>
    <message>
      <source>{score} More than 60 points are worth 1, more than 90 are 2, all of them 4; who has 4 has the bandeira.</source>
      <translation>{score} Plus de 60 points valent 1, plus de 90 valent 2, tous valent 4 ; qui arrive à 4 a la bandeira.</translation>
    </message>
  </context>
  <context>
    <name>Looks</name>
    <message>
      <source>Two colours</source>
      <translation>Deux couleurs</translation>
    </message>
    <message>
      <source>Four colours</source>
      <translation>Quatre couleurs</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <source>Blue tiles</source>
      <translation>Carreaux bleus</translation>
    </message>
    <message>
      <source>Yellow tiles</source>
      <translation>Carreaux jaunes</translation>
    </message>
    <message>
      <source>Moorish tiles</source>
      <translation>Carreaux mauresques</translation>
    </message>
    <message>
      <source>Wind rose</source>
      <translation>Rose des vents</translation>
    </message>
    <message>
      <source>Green felt</source>
      <translation>Tapis vert</translation>
    </message>
    <message>
      <source>Blue azulejo</source>
      <translation>Azulejo bleu</translation>
    </message>
    <message>
      <source>Wood</source>
      <translation>Bois</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Nuit</translation>
    </message>
  </context>
  <context>
    <name>Names</name>
    <message>
      <source>you</source>
      <translation>vous</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Vous</translation>
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
      <translation>La partie ne peut pas être enregistrée : {detail}</translation>
    </message>
    <message>
      <source>The saved game could not be read. It is kept as {detail}</source>
      <translation>La partie enregistrée n’a pas pu être lue. Elle est gardée sous le nom {detail}</translation>
    </message>
    <message>
      <source>The saved game comes from a newer version of this app. It is kept as {detail}</source>
      <translation>La partie enregistrée vient d’une version plus récente de l’application. Elle est gardée sous le nom {detail}</translation>
    </message>
    <message>
      <source>The deal cannot be written into the history: {detail}</source>
      <translation>La donne ne peut pas être inscrite dans l’historique : {detail}</translation>
    </message>
    <message>
      <source>The history was damaged. What could be read of it was saved; the file is kept as {detail}</source>
      <translation>L’historique était endommagé. Ce qui pouvait être lu a été sauvé ; le fichier est gardé sous le nom {detail}</translation>
    </message>
    <message>
      <source>The history comes from a newer version of this app. It is left as it is, and nothing is added to it</source>
      <translation>L’historique vient d’une version plus récente de l’application. Il reste tel quel, et rien n’y est ajouté</translation>
    </message>
    <message>
      <source>The settings were damaged. What could not be read is as usual; the file is kept as {detail}</source>
      <translation>Les réglages étaient endommagés. Ce qui n’a pas pu être lu est comme d’habitude ; le fichier est gardé sous le nom {detail}</translation>
    </message>
    <message>
      <source>{player} lost the thread; a plain card was played instead</source>
      <translation>{player} a perdu le fil ; une carte ordinaire a été jouée à sa place</translation>
    </message>
    <message>
      <source>{player} took too long; a plain card was played instead</source>
      <translation>{player} a trop tardé ; une carte ordinaire a été jouée à sa place</translation>
    </message>
    <message>
      <source>What is left cannot be claimed: for all you can see, the cards may still fall either way. Play on</source>
      <translation>Le reste ne peut pas être réclamé : d’après ce que vous voyez, les cartes peuvent encore tomber d’un côté ou de l’autre. Jouez</translation>
    </message>
    <message>
      <source>The game is already open in another window; what is played here is not saved</source>
      <translation>La partie est déjà ouverte dans une autre fenêtre ; ce qui est joué ici n’est pas enregistré</translation>
    </message>
    <message>
      <source>The game cannot be saved</source>
      <translation>La partie ne peut pas être enregistrée</translation>
    </message>
    <message>
      <source>The saved game could not be read; it was left where it is</source>
      <translation>La partie enregistrée n’a pas pu être lue ; elle est restée où elle était</translation>
    </message>
    <message>
      <source>The saved game comes from a newer version of this app</source>
      <translation>La partie enregistrée vient d’une version plus récente de l’application</translation>
    </message>
    <message>
      <source>The deal cannot be written into the history</source>
      <translation>La donne ne peut pas être inscrite dans l’historique</translation>
    </message>
    <message>
      <source>The settings were damaged. What could not be read is as usual</source>
      <translation>Les réglages étaient endommagés. Ce qui n’a pas pu être lu est comme d’habitude</translation>
    </message>
    <message>
      <source>The history is damaged and was left where it is; nothing is added to it</source>
      <translation>L’historique est endommagé et est resté où il était ; rien n’y est ajouté</translation>
    </message>
  </context>
  <context>
    <name>Options</name>
    <message>
      <source>The match goes to</source>
      <translation>La partie se joue en</translation>
    </message>
    <message>
      <source>After 60 : 60</source>
      <translation>À 60 : 60</translation>
    </message>
    <message>
      <source>Not following suit</source>
      <translation>Ne pas fournir</translation>
    </message>
    <message>
      <source>The match ends</source>
      <translation>La partie se termine</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Limite</translation>
    </message>
    <message>
      <source>Exchanging the seven</source>
      <translation>Échanger le sept</translation>
    </message>
    <message>
      <source>Of equal sequences counts</source>
      <translation>À séquences égales compte</translation>
    </message>
    <message>
      <source>4 – one bandeira</source>
      <translation>4 – une bandeira</translation>
    </message>
    <message>
      <source>8 – two bandeiras</source>
      <translation>8 – deux bandeiras</translation>
    </message>
    <message>
      <source>Nobody scores</source>
      <translation>Personne ne marque</translation>
    </message>
    <message>
      <source>Next deal double</source>
      <translation>La suivante compte double</translation>
    </message>
    <message>
      <source>Cannot happen</source>
      <translation>Ne peut pas arriver</translation>
    </message>
    <message>
      <source>Can be accused</source>
      <translation>Peut être accusé</translation>
    </message>
    <message>
      <source>By points</source>
      <translation>Aux points</translation>
    </message>
    <message>
      <source>By number of deals</source>
      <translation>Au nombre de donnes</translation>
    </message>
    <message>
      <source>Any trump suit</source>
      <translation>Tout atout</translation>
    </message>
    <message>
      <source>Only the turned suit</source>
      <translation>La couleur retournée</translation>
    </message>
    <message>
      <source>The one in trumps, else elder's</source>
      <translation>Celle d’atout, sinon celle de l’aîné</translation>
    </message>
  </context>
  <context>
    <name>Prompts</name>
    <message>
      <source>Your bid</source>
      <translation>Votre annonce</translation>
    </message>
    <message>
      <source>Nobody has bid yet</source>
      <translation>Personne n’a encore annoncé</translation>
    </message>
    <message>
      <source>Highest: {bid}, {name}</source>
      <translation>La plus forte : {bid}, {name}</translation>
    </message>
    <message>
      <source>passed: {names}</source>
      <translation>ont passé : {names}</translation>
    </message>
    <message>
      <source>&amp;Bid {points}</source>
      <translation>&amp;Annoncer {points}</translation>
    </message>
    <message>
      <source>&amp;Bid</source>
      <translation>&amp;Annoncer</translation>
    </message>
    <message>
      <source>&amp;Nulls</source>
      <translation>&amp;Nuls</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nuls</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passer</translation>
    </message>
    <message>
      <source>No card is played yet: answer this first.</source>
      <translation>On ne joue pas encore de carte : répondez d’abord à ceci.</translation>
    </message>
    <message>
      <source>Card points to bid</source>
      <translation>Points à annoncer</translation>
    </message>
    <message>
      <source>Type a number, or use the arrow keys or the wheel; then Enter</source>
      <translation>Tapez un nombre, ou utilisez les flèches ou la molette ; puis Entrée</translation>
    </message>
    <message>
      <source>At least {points} of the {total} card points with your partner.</source>
      <translation>Au moins {points} des {total} points, avec votre partenaire.</translation>
    </message>
    <message>
      <source>Made: {score} to each of you.</source>
      <translation>Tenue : {score} à chacun de vous.</translation>
    </message>
    <message>
      <source>Every trick: {score}.</source>
      <translation>Toutes les levées : {score}.</translation>
    </message>
    <message>
      <source>Alone against all the others, without trump: you must take no trick.</source>
      <translation>Seul contre tous, sans atout : vous ne devez faire aucune levée.</translation>
    </message>
    <message>
      <source>Made: {score} to you.</source>
      <translation>Réussis : {score} pour vous.</translation>
    </message>
    <message>
      <source>Not made: {score} to each of the others.</source>
      <translation>Sinon : {score} à chacun des autres.</translation>
    </message>
    <message>
      <source>Who passes stays out of this auction.</source>
      <translation>Qui passe est hors de ces enchères.</translation>
    </message>
    <message>
      <source>No higher number can be bid.</source>
      <translation>On ne peut pas annoncer plus haut.</translation>
    </message>
    <message>
      <source>A bid must be higher than {points}.</source>
      <translation>Une annonce doit dépasser {points}.</translation>
    </message>
    <message>
      <source>Bids go from {lowest} to {highest}.</source>
      <translation>On annonce de {lowest} à {highest}.</translation>
    </message>
    <message>
      <source>Bids go from {lowest} to {highest} in steps of {step}.</source>
      <translation>On annonce de {lowest} à {highest}, par pas de {step}.</translation>
    </message>
    <message>
      <source>Name trump and call a card</source>
      <translation>Nommez l’atout et appelez une carte</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Card to call</source>
      <translation>Carte à appeler</translation>
    </message>
    <message>
      <source>Trump: {trump}. You call the {card}; whoever holds it is your partner.</source>
      <translation>Atout : {trump}. Carte appelée : {card} ; qui la tient est votre partenaire.</translation>
    </message>
    <message>
      <source>&amp;Call</source>
      <translation>&amp;Appeler</translation>
    </message>
    <message>
      <source>you hold it</source>
      <translation>vous l’avez</translation>
    </message>
    <message>
      <source>You hold the {card}: call a card that somebody else holds.</source>
      <translation>Cette carte est dans votre main ({card}) : appelez-en une qu’un autre détient.</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>choisie</translation>
    </message>
    <message>
      <source>{suit} as trump?</source>
      <translation>Atout {suit} ?</translation>
    </message>
    <message>
      <source>Whoever makes trump must end with the higher total.</source>
      <translation>Qui choisit l’atout doit finir avec le plus haut total.</translation>
    </message>
    <message>
      <source>&amp;Take {suit}</source>
      <translation>P&amp;rendre {suit}</translation>
    </message>
    <message>
      <source>Name another suit as trump?</source>
      <translation>Nommer une autre couleur ?</translation>
    </message>
    <message>
      <source>{suit} turned down. Whoever makes trump must end with the higher total.</source>
      <translation>{suit} : refusé. Qui choisit l’atout doit finir avec le plus haut total.</translation>
    </message>
    <message>
      <source>{suit} as trump</source>
      <translation>Atout {suit}</translation>
    </message>
    <message>
      <source>The turned card: {card}</source>
      <translation>La retourne : {card}</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <translation>Avant la première levée</translation>
    </message>
    <message>
      <source>Both players see an announced sequence; only the better one scores. A player announces one at most.</source>
      <translation>Les deux joueurs voient une séquence annoncée ; seule la meilleure marque. Chacun en annonce une au plus.</translation>
    </message>
    <message>
      <source>Exchange before you announce a sequence.</source>
      <translation>Échangez avant d’annoncer une séquence.</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>Échanger</translation>
    </message>
    <message>
      <source>Exchange the {given} for the {taken}</source>
      <translation>Échanger {given} contre {taken}</translation>
    </message>
    <message>
      <source>Sequence: {points}</source>
      <translation>Séquence : {points}</translation>
    </message>
    <message>
      <source>Announce the sequence {cards}: {points}</source>
      <translation>Annoncer la séquence {cards} : {points}</translation>
    </message>
    <message>
      <source>&amp;Nothing more</source>
      <translation>&amp;Rien de plus</translation>
    </message>
    <message>
      <source>King and queen of trumps</source>
      <translation>Roi et dame d’atout</translation>
    </message>
    <message>
      <source>&amp;Say “bella”: +{points}</source>
      <translation>&amp;Dire « bella » : +{points}</translation>
    </message>
    <message>
      <source>&amp;Play silently</source>
      <translation>Jouer &amp;sans rien dire</translation>
    </message>
    <message>
      <source>You play the {card}, the second of the pair.</source>
      <translation>Vous jouez {card}, la seconde des deux.</translation>
    </message>
    <message>
      <source>You cut the pack</source>
      <translation>Coupez le paquet</translation>
    </message>
    <message>
      <source>Click or use the arrow keys. You lead the first trick.</source>
      <translation>Cliquez ou prenez les flèches. Vous entamez la première levée.</translation>
    </message>
    <message>
      <source>Where to cut: cards lifted off</source>
      <translation>Où couper : cartes soulevées</translation>
    </message>
    <message>
      <source>Lifted off: {top}. Left lying: {bottom}</source>
      <translation>Soulevées : {top}. Restent : {bottom}</translation>
    </message>
    <message>
      <source>&amp;Cut here</source>
      <translation>&amp;Couper ici</translation>
    </message>
    <message>
      <source>You deal: which card is turned?</source>
      <translation>Vous donnez : quelle carte retourner ?</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passe</translation>
    </message>
    <message>
      <source>takes {suit}</source>
      <translation>je prends {suit}</translation>
    </message>
    <message>
      <source>{suit} are trumps</source>
      <translation>atout {suit}</translation>
    </message>
    <message>
      <source>{suit} trump, calls</source>
      <translation>atout {suit}, j’appelle</translation>
    </message>
    <message>
      <source>exchanges the seven</source>
      <translation>j’échange le sept</translation>
    </message>
    <message>
      <source>sequence: {points}</source>
      <translation>séquence : {points}</translation>
    </message>
    <message>
      <source>nothing more</source>
      <translation>rien de plus</translation>
    </message>
    <message>
      <source>bella!</source>
      <translation>bella !</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Contrat</translation>
    </message>
    <message>
      <source>Highest bid</source>
      <translation>Annonce</translation>
    </message>
    <message>
      <source>{name} · {bid}</source>
      <translation>{name} · {bid}</translation>
    </message>
    <message>
      <source>Maker</source>
      <translation>Preneur</translation>
    </message>
    <message>
      <source>calls</source>
      <translation>appelle</translation>
    </message>
    <message>
      <source>Called: {card}</source>
      <translation>Appelée : {card}</translation>
    </message>
    <message>
      <source>Partner: {name}</source>
      <translation>Partenaire : {name}</translation>
    </message>
    <message>
      <source>Partner: ?</source>
      <translation>Partenaire : ?</translation>
    </message>
    <message>
      <source>Partner: not shown yet</source>
      <translation>Partenaire : pas encore connu</translation>
    </message>
    <message>
      <source>You hold it</source>
      <translation>Elle est chez vous</translation>
    </message>
    <message>
      <source>You hold the called card</source>
      <translation>La carte appelée est chez vous</translation>
    </message>
    <message>
      <source>alone, no trump, no trick</source>
      <translation>seul, sans atout, sans levée</translation>
    </message>
    <message>
      <source>Sequence: {name}, {points}</source>
      <translation>Séquence : {name}, {points}</translation>
    </message>
    <message>
      <source>Bella: {name}, {points}</source>
      <translation>Bella : {name}, {points}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Atout : {suit}</translation>
    </message>
    <message>
      <source>The &amp;bottom card</source>
      <translation>Celle du &amp;dessous</translation>
    </message>
    <message>
      <source>Ten cards each to the left and on round; you are served last and hold it.</source>
      <translation>Dix cartes à chacun en tournant à gauche ; vous êtes servi le dernier et la gardez.</translation>
    </message>
    <message>
      <source>The &amp;top card</source>
      <translation>Celle du dess&amp;us</translation>
    </message>
    <message>
      <source>You take it and nine more; the rest goes round to the right, ten cards each.</source>
      <translation>Vous la prenez avec neuf autres ; le reste part vers la droite, dix à chacun.</translation>
    </message>
  </context>
  <context>
    <name>Reasons</name>
    <message>
      <source>nothing else can be done</source>
      <translation>il n’y a pas d’autre choix</translation>
    </message>
    <message>
      <source>all cards that can be played are worth the same here</source>
      <translation>toutes les cartes jouables se valent ici</translation>
    </message>
    <message>
      <source>nothing seems better</source>
      <translation>rien ne semble meilleur</translation>
    </message>
    <message>
      <source>it is an ace that should not be trumped</source>
      <translation>c’est un as qui ne devrait pas être coupé</translation>
    </message>
    <message>
      <source>nothing higher is left in {suit}</source>
      <translation>il ne reste rien de plus fort à {suit}</translation>
    </message>
    <message>
      <source>no opponent can beat it</source>
      <translation>aucun adversaire ne peut la battre</translation>
    </message>
    <message>
      <source>it draws the opponents’ trumps; still out: {points}</source>
      <translation>elle fait tomber les atouts adverses ; encore dehors : {points}</translation>
    </message>
    <message>
      <source>may trump, having run out of {suit}: {name}</source>
      <translation>n’a plus de {suit} et peut couper : {name}</translation>
    </message>
    <message>
      <source>it is a lead that gives little away</source>
      <translation>c’est une entame qui risque peu</translation>
    </message>
    <message>
      <source>partner is sure to win this trick, so it gets points</source>
      <translation>le partenaire est sûr de faire la levée : elle reçoit des points</translation>
    </message>
    <message>
      <source>partner is winning this trick, so it gets points</source>
      <translation>le partenaire est maître de la levée : elle reçoit des points</translation>
    </message>
    <message>
      <source>the one winning this trick seems to be on the same side: {name}</source>
      <translation>qui est maître de la levée semble être du même camp : {name}</translation>
    </message>
    <message>
      <source>it should win the trick; card points in it so far: {points}</source>
      <translation>elle devrait faire la levée ; points déjà dedans : {points}</translation>
    </message>
    <message>
      <source>it is sure to win the trick; card points in it: {points}</source>
      <translation>elle fait la levée à coup sûr ; points dedans : {points}</translation>
    </message>
    <message>
      <source>it wins the trick too, and {card} is kept</source>
      <translation>elle fait aussi la levée et garde {card}</translation>
    </message>
    <message>
      <source>it makes sure of the trick that partner is winning</source>
      <translation>elle assure la levée dont le partenaire est maître</translation>
    </message>
    <message>
      <source>it trumps the card points on the table: {points}</source>
      <translation>elle coupe les points sur la table : {points}</translation>
    </message>
    <message>
      <source>it keeps {card} until the ace has gone</source>
      <translation>elle garde {card} tant que l’as n’est pas tombé</translation>
    </message>
    <message>
      <source>it costs few points, and {card} is kept from the ace on the table</source>
      <translation>elle coûte peu de points, et {card} échappe à l’as sur la table</translation>
    </message>
    <message>
      <source>it gives few points, and {card} is kept until the ace has gone</source>
      <translation>elle donne peu de points, et {card} reste en main tant que l’as n’est pas tombé</translation>
    </message>
    <message>
      <source>the trick is not worth a trump; card points on the table: {points}</source>
      <translation>la levée ne vaut pas un atout ; points sur la table : {points}</translation>
    </message>
    <message>
      <source>another is winning this trick, so it gets little</source>
      <translation>un autre est maître de la levée : elle reçoit peu</translation>
    </message>
    <message>
      <source>once it is gone, {suit} can be trumped</source>
      <translation>une fois partie, {suit} pourra être coupé</translation>
    </message>
    <message>
      <source>this trick brings at least {points} card points together, and the score hangs on that</source>
      <translation>avec cette levée on atteint au moins {points} points, et la marque en dépend</translation>
    </message>
    <message>
      <source>it is the called card: now everybody knows the partner</source>
      <translation>c’est la carte appelée : tous savent maintenant qui est le partenaire</translation>
    </message>
    <message>
      <source>{card} stays in the hand, and the partner a secret</source>
      <translation>{card} reste en main et le partenaire reste secret</translation>
    </message>
    <message>
      <source>the deals played out prefer it to {card}; card points: +{points}</source>
      <translation>les donnes simulées la préfèrent à {card} ; points : +{points}</translation>
    </message>
    <message>
      <source>the deals played out show no clear difference</source>
      <translation>les donnes simulées ne montrent pas de nette différence</translation>
    </message>
    <message>
      <source>{name} did not follow {suit}, and later played {card}</source>
      <translation>{name} n’a pas fourni à {suit}, puis a joué {card}</translation>
    </message>
    <message>
      <source>with {suit} as trump the hand and a partner should make about {points} card points</source>
      <translation>avec {suit} comme atout, cette main et un partenaire devraient faire environ {points} points</translation>
    </message>
    <message>
      <source>the hand should take no trick; chances in a hundred: {points}</source>
      <translation>la main ne devrait faire aucune levée ; chances sur cent : {points}</translation>
    </message>
    <message>
      <source>even with {suit} as trump the hand should make only about {points} card points</source>
      <translation>même avec {suit} comme atout, la main ne devrait faire qu’environ {points} points</translation>
    </message>
    <message>
      <source>the hand is too weak for the maker of trump</source>
      <translation>la main est trop faible pour prendre</translation>
    </message>
    <message>
      <source>the hand is strongest with {suit} as trump, and {card} helps it most</source>
      <translation>la main est la plus forte avec {suit} comme atout, et {card} l’aide le plus</translation>
    </message>
    <message>
      <source>played out in many deals, this call makes the bid most often; successes in a hundred: {points}</source>
      <translation>dans de nombreuses donnes simulées, c’est cet appel qui réussit le plus souvent ; réussites sur cent : {points}</translation>
    </message>
    <message>
      <source>with {suit} as trump the hand does better than by passing</source>
      <translation>avec {suit} comme atout, la main rapporte plus qu’en passant</translation>
    </message>
    <message>
      <source>the turned card is worth more than the seven: {card}</source>
      <translation>la carte retournée vaut plus que le sept : {card}</translation>
    </message>
    <message>
      <source>the sequence may score: {points}</source>
      <translation>la séquence peut rapporter : {points}</translation>
    </message>
    <message>
      <source>nothing that could be announced would gain</source>
      <translation>aucune annonce ne rapporterait</translation>
    </message>
    <message>
      <source>others can go over it</source>
      <translation>les autres peuvent passer au-dessus</translation>
    </message>
    <message>
      <source>it is the highest card that leaves the trick to another</source>
      <translation>c’est la plus haute carte qui laisse la levée à un autre</translation>
    </message>
    <message>
      <source>it is the card most likely to take a trick later</source>
      <translation>c’est la carte la plus risquée pour la suite</translation>
    </message>
    <message>
      <source>it is low, and the soloist may have to go over it</source>
      <translation>elle est basse, et le soliste devra peut-être passer au-dessus</translation>
    </message>
    <message>
      <source>it is high, and low cards are worth keeping</source>
      <translation>elle est haute, et mieux vaut garder les basses</translation>
    </message>
    <message>
      <source>more of the deals played out are won with it than with {card}; wins in a hundred: +{points}</source>
      <translation>plus de donnes simulées sont gagnées avec elle qu’avec {card} ; victoires sur cent : +{points}</translation>
    </message>
    <message>
      <source>the deals played out prefer it to {card}; successes in a hundred: +{points}</source>
      <translation>les donnes simulées la préfèrent à {card} ; réussites sur cent : +{points}</translation>
    </message>
    <message>
      <source>best</source>
      <translation>le meilleur</translation>
    </message>
    <message>
      <source>fine</source>
      <translation>bon</translation>
    </message>
    <message>
      <source>mistake</source>
      <translation>erreur</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nuls</translation>
    </message>
    <message>
      <source>take the turned suit</source>
      <translation>prendre la couleur retournée</translation>
    </message>
    <message>
      <source>exchange the seven</source>
      <translation>échanger le sept</translation>
    </message>
    <message>
      <source>accuse you of a renounce</source>
      <translation>vous accuser d’une renonce</translation>
    </message>
    <message>
      <source>{action}: {reason}.</source>
      <translation>{action} : {reason}.</translation>
    </message>
    <message>
      <source>nothing more</source>
      <translation>rien de plus</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passer</translation>
    </message>
    <message>
      <source>bid {points}</source>
      <translation>annoncer {points}</translation>
    </message>
    <message>
      <source>{suit} as trump, {card} called</source>
      <translation>{suit} comme atout, appeler {card}</translation>
    </message>
    <message>
      <source>{suit} as trump</source>
      <translation>{suit} comme atout</translation>
    </message>
    <message>
      <source>sequence: {cards}</source>
      <translation>séquence : {cards}</translation>
    </message>
    <message>
      <source>accuse {name} of a renounce</source>
      <translation>accuser {name} d’une renonce</translation>
    </message>
  </context>
  <context>
    <name>Records</name>
    <message>
      <source>Open a saved match</source>
      <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
      <source>Save this match</source>
      <translation>Enregistrer cette partie</translation>
    </message>
    <message>
      <source>Save the score sheet as a table</source>
      <translation>Enregistrer la feuille de marque en tableau</translation>
    </message>
    <message>
      <source>Save the score sheet as PDF</source>
      <translation>Enregistrer la feuille de marque en PDF</translation>
    </message>
    <message>
      <source>Matches of Sueca Desktop</source>
      <translation>Parties de Sueca Desktop</translation>
    </message>
    <message>
      <source>Tables, values separated</source>
      <translation>Tableaux, valeurs séparées</translation>
    </message>
    <message>
      <source>PDF documents</source>
      <translation>Documents PDF</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
      <source>The score sheet is copied.</source>
      <translation>La feuille de marque est copiée.</translation>
    </message>
    <message>
      <source>{file} cannot be written: {reason}.</source>
      <translation>{file} ne peut pas être écrit : {reason}.</translation>
    </message>
    <message>
      <source>The score sheet is printed.</source>
      <translation>La feuille de marque est imprimée.</translation>
    </message>
    <message>
      <source>No printer can be reached.</source>
      <translation>Aucune imprimante n’est accessible.</translation>
    </message>
    <message>
      <source>Deal {number} is not finished: you can play on from where it stands.</source>
      <translation>La donne {number} n’est pas finie : vous pouvez continuer d’où elle en est.</translation>
    </message>
    <message>
      <source>The match goes on: you can play the next deal.</source>
      <translation>La partie continue : vous pouvez jouer la donne suivante.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <translation>La partie est finie.</translation>
    </message>
    <message>
      <source>Nothing has been dealt yet.</source>
      <translation>Rien n’a encore été donné.</translation>
    </message>
    <message>
      <source>Played on, the deals in it count in the statistics as your own.</source>
      <translation>Si vous la continuez, les donnes qu’elle contient comptent comme les vôtres dans les statistiques.</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>&amp;Look at the last deal</source>
      <translation>&amp;Voir la dernière donne</translation>
    </message>
    <message>
      <source>All deals are fair: their cards fit their seeds.</source>
      <translation>Toutes les donnes sont justes : leurs cartes vont avec leurs graines.</translation>
    </message>
    <message>
      <source>Not fair: deal {number}.</source>
      <translation>Pas juste : la donne {number}.</translation>
    </message>
    <message>
      <source>{points}, bidder’s side</source>
      <translation>{points}, camp de l’annonceur</translation>
    </message>
    <message>
      <source>{points}, the others</source>
      <translation>{points}, les autres</translation>
    </message>
    <message>
      <source>{points}, {side}</source>
      <translation>{points} : {side}</translation>
    </message>
    <message>
      <source>{name}, this deal</source>
      <translation>{name}, cette donne</translation>
    </message>
    <message>
      <source>{name}, in all</source>
      <translation>{name}, en tout</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <source>Begun {date}</source>
      <translation>Commencée le {date}</translation>
    </message>
    <message>
      <source>{file} cannot be read.</source>
      <translation>{file} ne peut pas être lu.</translation>
    </message>
    <message>
      <source>{file} is too large to be a saved match.</source>
      <translation>{file} est trop grand pour une partie enregistrée.</translation>
    </message>
    <message>
      <source>{file} is not a saved match, or it is damaged.</source>
      <translation>{file} n’est pas une partie enregistrée, ou il est endommagé.</translation>
    </message>
    <message>
      <source>{file} comes from a newer version of this app.</source>
      <translation>{file} vient d’une version plus récente de cette application.</translation>
    </message>
    <message>
      <source>{file} is of a game, or has options or players, unknown here.</source>
      <translation>{file} est d’un jeu, ou a des options ou des joueurs, inconnus ici.</translation>
    </message>
    <message>
      <source>In {file}, deal {deal} cannot be right.</source>
      <translation>Dans {file}, la donne {deal} ne peut pas être juste.</translation>
    </message>
    <message>
      <source>In {file}, deal {deal}, step {action} is against the rules.</source>
      <translation>Dans {file}, le coup {action} de la donne {deal} est contraire aux règles.</translation>
    </message>
  </context>
  <context>
    <name>Refusal</name>
    <message>
      <source>It is not your turn</source>
      <translation>Ce n’est pas à vous</translation>
    </message>
    <message>
      <source>This deal is over</source>
      <translation>Cette donne est finie</translation>
    </message>
    <message>
      <source>This match is over</source>
      <translation>Cette partie est finie</translation>
    </message>
    <message>
      <source>That cannot be done now</source>
      <translation>Ce n’est pas le moment</translation>
    </message>
    <message>
      <source>You do not hold that card</source>
      <translation>Vous n’avez pas cette carte</translation>
    </message>
    <message>
      <source>You must follow {suit}</source>
      <translation>Il faut fournir du {suit}</translation>
    </message>
    <message>
      <source>Without the suit led you must play a trump: {suit}</source>
      <translation>Sans la couleur entamée, il faut couper : {suit}</translation>
    </message>
    <message>
      <source>You must beat the trump that was led</source>
      <translation>Il faut monter sur l’atout entamé</translation>
    </message>
    <message>
      <source>There is no such player</source>
      <translation>Ce joueur n’existe pas</translation>
    </message>
    <message>
      <source>That player has followed suit as the rules ask</source>
      <translation>Ce joueur a fourni comme le veut la règle</translation>
    </message>
    <message>
      <source>You cannot accuse your own side</source>
      <translation>On n’accuse pas son propre camp</translation>
    </message>
    <message>
      <source>This game has no such bid</source>
      <translation>Ce jeu ne connaît pas cette annonce</translation>
    </message>
    <message>
      <source>A bid must be higher than the highest so far</source>
      <translation>Une annonce doit dépasser la plus forte</translation>
    </message>
    <message>
      <source>Nulls are bid before any card points, or above 120</source>
      <translation>Les nuls s’annoncent avant tout point, ou par-dessus 120</translation>
    </message>
    <message>
      <source>You hold that card yourself; call one that you do not</source>
      <translation>Cette carte est dans votre main ; appelez-en une autre</translation>
    </message>
    <message>
      <source>The turned suit was passed; name another</source>
      <translation>La retourne a été refusée ; nommez une autre couleur</translation>
    </message>
    <message>
      <source>There is nothing to exchange</source>
      <translation>Il n’y a rien à échanger</translation>
    </message>
    <message>
      <source>A sequence is announced whole, and only if you hold it</source>
      <translation>Une séquence s’annonce entière, et seulement si vous l’avez</translation>
    </message>
    <message>
      <source>You have announced your sequence: one is all, and the exchange comes before it</source>
      <translation>Votre séquence est annoncée : une seule suffit, et l’échange se fait avant</translation>
    </message>
    <message>
      <source>Bella is said with the second of the king and queen of trumps</source>
      <translation>La bella se dit sur le second du roi et de la dame d’atout</translation>
    </message>
  </context>
  <context>
    <name>Review</name>
    <message>
      <source>Review</source>
      <translation>Révision</translation>
    </message>
    <message>
      <source>All hands &amp;open</source>
      <translation>Toutes les &amp;mains ouvertes</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Retour</translation>
    </message>
    <message>
      <source>&amp;Learn from your mistakes</source>
      <translation>Appr&amp;endre de ses erreurs</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>Arrê&amp;ter</translation>
    </message>
    <message>
      <source>Look &amp;closely</source>
      <translation>Voir de &amp;près</translation>
    </message>
    <message>
      <source>The deal is being looked at…</source>
      <translation>La donne est en cours d’analyse…</translation>
    </message>
    <message>
      <source>Not looked at closely yet.</source>
      <translation>Pas encore analysée.</translation>
    </message>
    <message>
      <source>This deal could not be looked at.</source>
      <translation>Cette donne n’a pas pu être analysée.</translation>
    </message>
    <message>
      <source>You had no choice to make in this deal.</source>
      <translation>Vous n’aviez rien à décider dans cette donne.</translation>
    </message>
    <message>
      <source>No mistake by what you could know.</source>
      <translation>Aucune erreur d’après ce que vous pouviez savoir.</translation>
    </message>
    <message>
      <source>To the beginning</source>
      <translation>Au début</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Un pas en arrière</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Un pas en avant</translation>
    </message>
    <message>
      <source>To the end</source>
      <translation>À la fin</translation>
    </message>
    <message>
      <source>Moment of the deal</source>
      <translation>Moment de la donne</translation>
    </message>
    <message>
      <source>{step} of {steps}</source>
      <translation>{step} sur {steps}</translation>
    </message>
    <message>
      <source>The table</source>
      <translation>La table</translation>
    </message>
    <message>
      <source>Your decisions</source>
      <translation>Vos décisions</translation>
    </message>
    <message>
      <source>What your side comes to</source>
      <translation>Ce que fait votre camp</translation>
    </message>
    <message>
      <source>As the cards lay</source>
      <translation>Telles qu’étaient les cartes</translation>
    </message>
    <message>
      <source>By what you could know</source>
      <translation>D’après ce que vous pouviez savoir</translation>
    </message>
    <message>
      <source>not solved: too many cards</source>
      <translation>non résolu : trop de cartes</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>non mesuré</translation>
    </message>
    <message>
      <source>nothing lost</source>
      <translation>rien de perdu</translation>
    </message>
    <message>
      <source>card points: −{points}</source>
      <translation>points de cartes : −{points}</translation>
    </message>
    <message>
      <source>game points: −{points}</source>
      <translation>points de partie : −{points}</translation>
    </message>
    <message>
      <source>points: −{points}</source>
      <translation>points : −{points}</translation>
    </message>
    <message>
      <source>chance to win: −{points}%</source>
      <translation>chance de gagner : −{points} %</translation>
    </message>
    <message>
      <source>Best as the cards lay: {actions}</source>
      <translation>Le mieux, telles qu’étaient les cartes : {actions}</translation>
    </message>
    <message>
      <source>The expert: {action}</source>
      <translation>L’expert : {action}</translation>
    </message>
    <message>
      <source>You: {action}</source>
      <translation>Vous : {action}</translation>
    </message>
    <message>
      <source>{action}. {known}: {known_grade}. {laid}: {laid_grade}.</source>
      <translation>{action}. {known} : {known_grade}. {laid} : {laid_grade}.</translation>
    </message>
    <message>
      <source>no grade</source>
      <translation>sans note</translation>
    </message>
    <message>
      <source>After {step}: {points} card points as the cards lay</source>
      <translation>Après {step} : {points} points de cartes, telles qu’elles étaient</translation>
    </message>
    <message>
      <source>After {step}: your side has its way as the cards lay</source>
      <translation>Après {step} : votre camp réussit, telles qu’étaient les cartes</translation>
    </message>
    <message>
      <source>After {step}: your side fails as the cards lay</source>
      <translation>Après {step} : votre camp échoue, telles qu’étaient les cartes</translation>
    </message>
    <message>
      <source>After {step}: not solved</source>
      <translation>Après {step} : non résolu</translation>
    </message>
    <message>
      <source>No card has been played</source>
      <translation>Aucune carte n’a été jouée</translation>
    </message>
    <message>
      <source>The curve comes with the analysis</source>
      <translation>La courbe vient avec l’analyse</translation>
    </message>
    <message>
      <source>{name}, {action}: {change}</source>
      <translation>{name}, {action} : {change}</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name} : {cards}</translation>
    </message>
    <message>
      <source>{name}: hidden cards, {count}</source>
      <translation>{name} : cartes cachées, {count}</translation>
    </message>
    <message>
      <source>On the table: {cards}</source>
      <translation>Sur la table : {cards}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Atout : {suit}</translation>
    </message>
    <message>
      <source>No trump</source>
      <translation>Sans atout</translation>
    </message>
    <message>
      <source>Next, {name}: {action}</source>
      <translation>Ensuite, {name} : {action}</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>La donne est finie</translation>
    </message>
    <message>
      <source>Learn from your mistakes</source>
      <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
      <source>You chose this: {action}. Find something better.</source>
      <translation>Vous avez choisi : {action}. Trouvez mieux.</translation>
    </message>
    <message>
      <source>Well found: {action}</source>
      <translation>Bien trouvé : {action}</translation>
    </message>
    <message>
      <source>Better, but there is more to be had: {action}</source>
      <translation>Mieux, mais il y a mieux encore : {action}</translation>
    </message>
    <message>
      <source>Not that: {action}. Try again.</source>
      <translation>Pas cela : {action}. Essayez encore.</translation>
    </message>
    <message>
      <source>That is what you did: {action}. Try something else.</source>
      <translation>C’est ce que vous avez fait : {action}. Essayez autre chose.</translation>
    </message>
    <message>
      <source>Show the &amp;answer</source>
      <translation>Voir la ré&amp;ponse</translation>
    </message>
    <message>
      <source>The answer: {action}</source>
      <translation>La réponse : {action}</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
      <source>&amp;Back to the review</source>
      <translation>&amp;Retour à la révision</translation>
    </message>
    <message>
      <source>What could be done</source>
      <translation>Ce qui pouvait être fait</translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s) by what you could know</source>
      <translation>
        <numerusform>%n erreur d’après ce que vous pouviez savoir</numerusform>
        <numerusform>%n erreurs d’après ce que vous pouviez savoir</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>À la table</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Fair deals</source>
      <translation>Sans triche</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Pages</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Jeu</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Sommaire</translation>
    </message>
    <message>
      <source>Search this page</source>
      <translation>Chercher dans la page</translation>
    </message>
    <message>
      <source>Search…</source>
      <translation>Chercher…</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Occurrence précédente</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Occurrence suivante</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>introuvable</translation>
    </message>
    <message>
      <source>Trumps</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Other suits</source>
      <translation>Autres couleurs</translation>
    </message>
    <message>
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Bid</source>
      <translation>Annonce</translation>
    </message>
    <message>
      <source>Card points that may be bid</source>
      <translation>Ce qui peut s’annoncer</translation>
    </message>
    <message>
      <source>Each winner</source>
      <translation>Chaque gagnant</translation>
    </message>
    <message>
      <source>Each loser</source>
      <translation>Chaque perdant</translation>
    </message>
    <message>
      <source>The winners</source>
      <translation>Les gagnants</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Marque</translation>
    </message>
    <message>
      <source>Every trick</source>
      <translation>Toutes les levées</translation>
    </message>
    <message>
      <source>A renounce, accused</source>
      <translation>Renonce accusée</translation>
    </message>
    <message>
      <source>60 : 60</source>
      <translation>60 : 60</translation>
    </message>
    <message>
      <source>Nulls</source>
      <translation>Nuls</translation>
    </message>
    <message>
      <source>before any points, or above {highest}</source>
      <translation>avant tout point, ou par-dessus {highest}</translation>
    </message>
    <message>
      <source>Sequence</source>
      <translation>Séquence</translation>
    </message>
    <message>
      <source>Three cards</source>
      <translation>Trois cartes</translation>
    </message>
    <message>
      <source>Four cards or more</source>
      <translation>Quatre cartes ou plus</translation>
    </message>
    <message>
      <source>Bella</source>
      <translation>Bella</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Dernière levée</translation>
    </message>
    <message>
      <source>Option</source>
      <translation>Option</translation>
    </message>
    <message>
      <source>In force</source>
      <translation>En vigueur</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n occurrence</numerusform>
        <numerusform>%n occurrences</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{place} sur {count}</translation>
    </message>
  </context>
  <context>
    <name>Saw</name>
    <message>
      <source>What the computer &amp;saw</source>
      <translation>Ce que voyait l’&amp;ordinateur</translation>
    </message>
    <message>
      <source>What {name} saw</source>
      <translation>Ce que voyait {name}</translation>
    </message>
    <message>
      <source>This, and nothing else, is what the decision was made from.</source>
      <translation>C’est avec cela, et rien d’autre, que la décision a été prise.</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>Décision</translation>
    </message>
    <message>
      <source>The decision before</source>
      <translation>La décision précédente</translation>
    </message>
    <message>
      <source>The next decision</source>
      <translation>La décision suivante</translation>
    </message>
    <message>
      <source>Own cards</source>
      <translation>Ses cartes</translation>
    </message>
    <message>
      <source>On the table</source>
      <translation>Sur la table</translation>
    </message>
    <message>
      <source>Nothing yet: it was to lead.</source>
      <translation>Rien encore : à lui d’entamer.</translation>
    </message>
    <message>
      <source>What all had shown</source>
      <translation>Ce que tous avaient montré</translation>
    </message>
    <message>
      <source>Nobody had given away where a card lies.</source>
      <translation>Personne n’avait montré où se trouve une carte.</translation>
    </message>
    <message>
      <source>{name}: none left of {suits}</source>
      <translation>{name} : plus de {suits}</translation>
    </message>
    <message>
      <source>{name}, for certain: {cards}</source>
      <translation>{name}, à coup sûr : {cards}</translation>
    </message>
    <message>
      <source>The called card, {card}, may be with: {names}</source>
      <translation>La carte appelée, {card}, peut être chez : {names}</translation>
    </message>
    <message>
      <source>The called card is its own: {card}</source>
      <translation>La carte appelée est la sienne : {card}</translation>
    </message>
    <message>
      <source>Cards out of its sight: {count}</source>
      <translation>Cartes hors de sa vue : {count}</translation>
    </message>
    <message>
      <source>Trick {number}: {what}</source>
      <translation>Levée {number} : {what}</translation>
    </message>
    <message>
      <source>{name}, {action}: {reason}.</source>
      <translation>{name}, {action} : {reason}.</translation>
    </message>
    <message>
      <source>The deal is not over: what the others see is told afterwards.</source>
      <translation>La donne n’est pas finie : ce que voient les autres se dit après.</translation>
    </message>
  </context>
  <context>
    <name>Score</name>
    <message>
      <source>More than 60 card points score 1</source>
      <translation>Plus de 60 points valent 1</translation>
    </message>
    <message>
      <source>91 card points or more score 2</source>
      <translation>91 points ou plus valent 2</translation>
    </message>
    <message>
      <source>All 120 card points score 4, a whole bandeira</source>
      <translation>Les 120 points valent 4, une bandeira entière</translation>
    </message>
    <message>
      <source>Every trick taken scores 4</source>
      <translation>Toutes les levées valent 4</translation>
    </message>
    <message>
      <source>With 60 card points each nobody scores</source>
      <translation>À 60 points partout, personne ne marque</translation>
    </message>
    <message>
      <source>A renounce that is found out scores 4 for the other side</source>
      <translation>Une renonce découverte vaut 4 pour l’autre camp</translation>
    </message>
    <message>
      <source>Everybody passed: nobody scores</source>
      <translation>Tout le monde a passé : personne ne marque</translation>
    </message>
    <message>
      <source>The bid was made: bidder and partner score</source>
      <translation>L’annonce est tenue : l’annonceur et son partenaire marquent</translation>
    </message>
    <message>
      <source>The bid was not made: the opponents score</source>
      <translation>L’annonce est chutée : les adversaires marquent</translation>
    </message>
    <message>
      <source>A capote: bidder and partner took every trick</source>
      <translation>Capot : l’annonceur et son partenaire ont fait toutes les levées</translation>
    </message>
    <message>
      <source>Nulls made: the soloist took no trick</source>
      <translation>Nuls réussis : le joueur seul n’a fait aucune levée</translation>
    </message>
    <message>
      <source>Nulls lost: the soloist took a trick</source>
      <translation>Nuls perdus : le joueur seul a fait une levée</translation>
    </message>
    <message>
      <source>The maker has more: both score what they have</source>
      <translation>Le preneur a plus : chacun marque ce qu’il a</translation>
    </message>
    <message>
      <source>Both have the same: only the maker's opponent scores</source>
      <translation>Les deux ont autant : seul l’adversaire du preneur marque</translation>
    </message>
    <message>
      <source>The maker has less: the opponent scores both totals</source>
      <translation>Le preneur a moins : l’autre marque les deux totaux</translation>
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
      <translation>toutes les levées</translation>
    </message>
    <message>
      <source>60 : 60</source>
      <translation>60 : 60</translation>
    </message>
    <message>
      <source>renounce</source>
      <translation>renonce</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>passé</translation>
    </message>
    <message>
      <source>made</source>
      <translation>tenue</translation>
    </message>
    <message>
      <source>not made</source>
      <translation>chutée</translation>
    </message>
    <message>
      <source>capote</source>
      <translation>capot</translation>
    </message>
    <message>
      <source>nulls made</source>
      <translation>nuls réussis</translation>
    </message>
    <message>
      <source>nulls lost</source>
      <translation>nuls perdus</translation>
    </message>
    <message>
      <source>maker over</source>
      <translation>preneur devant</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>égalité</translation>
    </message>
    <message>
      <source>maker under</source>
      <translation>dedans</translation>
    </message>
    <message>
      <source>{rule}; this deal counted double after a tie</source>
      <translation>{rule} ; cette donne a compté double après une égalité</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message>
      <source>Settings</source>
      <translation>Préférences</translation>
    </message>
    <message>
      <source>&amp;Reset all but the players</source>
      <translation>&amp;Tout rétablir sauf les joueurs</translation>
    </message>
    <message>
      <source>&amp;Take back the reset</source>
      <translation>&amp;Annuler le rétablissement</translation>
    </message>
    <message>
      <source>Looks</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Playing</source>
      <translation>Jeu</translation>
    </message>
    <message>
      <source>Language and sound</source>
      <translation>Langue et son</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Couleurs</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Table</translation>
    </message>
    <message>
      <source>Deck</source>
      <translation>Jeu de cartes</translation>
    </message>
    <message>
      <source>Card back</source>
      <translation>Dos des cartes</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Lettres</translation>
    </message>
    <message>
      <source>As the language</source>
      <translation>Selon la langue</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Taille du texte</translation>
    </message>
    <message>
      <source>At the table, {percent} is the most that fits in this window.</source>
      <translation>À la table, {percent} est le maximum qui tienne dans cette fenêtre.</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Vitesse</translation>
    </message>
    <message>
      <source>Cards move</source>
      <translation>Mouvement des cartes</translation>
    </message>
    <message>
      <source>Trump in the hand</source>
      <translation>Atout dans la main</translation>
    </message>
    <message>
      <source>Within a suit</source>
      <translation>Dans une couleur</translation>
    </message>
    <message>
      <source>A card is played</source>
      <translation>Une carte se joue</translation>
    </message>
    <message>
      <source>Points taken so far</source>
      <translation>Points déjà faits</translation>
    </message>
    <message>
      <source>Experts think</source>
      <translation>Les experts réfléchissent</translation>
    </message>
    <message>
      <source>You play as</source>
      <translation>Vous jouez sous</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Re&amp;name</source>
      <translation>Re&amp;nommer</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>Remo&amp;ve…</source>
      <translation>Re&amp;tirer…</translation>
    </message>
    <message>
      <source>Remove {name} from the players?</source>
      <translation>Retirer {name} des joueurs ?</translation>
    </message>
    <message>
      <source>Remove, keep the &amp;deals</source>
      <translation>Retirer, garder les &amp;donnes</translation>
    </message>
    <message>
      <source>Remove with all dea&amp;ls</source>
      <translation>Retirer avec to&amp;utes les donnes</translation>
    </message>
    <message>
      <source>&amp;Keep the player</source>
      <translation>&amp;Garder le joueur</translation>
    </message>
    <message>
      <source>Write a name into the field first.</source>
      <translation>Écrivez d’abord un nom dans le champ.</translation>
    </message>
    <message>
      <source>There is a player of that name already.</source>
      <translation>Il y a déjà un joueur de ce nom.</translation>
    </message>
    <message>
      <source>Every player has statistics of their own. Another player takes over with the next game; another name for the same player holds everywhere, in earlier games too.</source>
      <translation>Chaque joueur a ses propres statistiques. Un autre joueur prend la relève à la prochaine partie ; un autre nom pour le même joueur vaut partout, dans les parties passées aussi.</translation>
    </message>
    <message>
      <source>The others</source>
      <translation>Les autres</translation>
    </message>
    <message>
      <source>First after you</source>
      <translation>Après vous</translation>
    </message>
    <message>
      <source>Second</source>
      <translation>Deuxième</translation>
    </message>
    <message>
      <source>Third</source>
      <translation>Troisième</translation>
    </message>
    <message>
      <source>Fourth</source>
      <translation>Quatrième</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sons</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volume</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Activés</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Coupés</translation>
    </message>
    <message>
      <source>Strongest at the left</source>
      <translation>La plus forte à gauche</translation>
    </message>
    <message>
      <source>Weakest at the left</source>
      <translation>La plus faible à gauche</translation>
    </message>
    <message>
      <source>By one click</source>
      <translation>D’un clic</translation>
    </message>
    <message>
      <source>By a second click</source>
      <translation>D’un second clic</translation>
    </message>
    <message>
      <source>Shown</source>
      <translation>Affichés</translation>
    </message>
    <message>
      <source>Hidden</source>
      <translation>Masqués</translation>
    </message>
    <message>
      <source>They fly</source>
      <translation>Elles volent</translation>
    </message>
    <message>
      <source>They only appear</source>
      <translation>Elles apparaissent</translation>
    </message>
    <message>
      <source>At the left</source>
      <translation>À gauche</translation>
    </message>
    <message>
      <source>At the right</source>
      <translation>À droite</translation>
    </message>
    <message>
      <source>Among the others</source>
      <translation>Parmi les autres</translation>
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
      <translation>Atout {suit} : {name}</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nuls</translation>
    </message>
    <message>
      <source>Your bid: {bid}</source>
      <translation>Votre annonce : {bid}</translation>
    </message>
    <message>
      <source>Bid {bid} by {name}</source>
      <translation>Annonce {bid}, par {name}</translation>
    </message>
    <message>
      <source>Nobody has won the auction yet</source>
      <translation>Personne n’a encore remporté l’enchère</translation>
    </message>
    <message>
      <source>Nobody has made trump yet</source>
      <translation>Personne n’a encore fait l’atout</translation>
    </message>
    <message>
      <source>alone</source>
      <translation>seul</translation>
    </message>
    <message>
      <source>under</source>
      <translation>dedans</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>égalité</translation>
    </message>
    <message>
      <source>trump: {suit}</source>
      <translation>atout : {suit}</translation>
    </message>
    <message>
      <source>called: {card}</source>
      <translation>appelée : {card}</translation>
    </message>
    <message>
      <source>partner: {name}</source>
      <translation>partenaire : {name}</translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>your turn</source>
      <translation>à vous</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>doit jouer</translation>
    </message>
    <message>
      <source>to speak</source>
      <translation>a la parole</translation>
    </message>
    <message>
      <source>thinking…</source>
      <translation>réfléchit…</translation>
    </message>
    <message>
      <source>novice</source>
      <translation>débutant</translation>
    </message>
    <message>
      <source>club</source>
      <translation>club</translation>
    </message>
    <message>
      <source>expert</source>
      <translation>expert</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Vous</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Entraînement</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>No trump</source>
      <translation>Sans atout</translation>
    </message>
    <message>
      <source>not made yet</source>
      <translation>pas encore fait</translation>
    </message>
    <message>
      <source>playable</source>
      <translation>jouable</translation>
    </message>
    <message>
      <source>Once more to play it</source>
      <translation>Encore une fois pour la jouer</translation>
    </message>
    <message>
      <source>the turned card</source>
      <translation>la retourne</translation>
    </message>
    <message>
      <source>The turned card</source>
      <translation>La carte retournée</translation>
    </message>
    <message numerus="yes">
      <source>%n trick(s) taken</source>
      <translation>
        <numerusform>%n levée faite</numerusform>
        <numerusform>%n levées faites</numerusform>
      </translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>donneur</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Dernière levée</translation>
    </message>
    <message>
      <source>Shows the last trick; hold L to see it from the keyboard</source>
      <translation>Montre la dernière levée ; au clavier, maintenez L</translation>
    </message>
    <message>
      <source>Card table</source>
      <translation>Table de jeu</translation>
    </message>
    <message>
      <source>{count} p</source>
      <translation>{count} p</translation>
    </message>
    <message>
      <source>{name} · {count} pts</source>
      <translation>{name} · {count} pts</translation>
    </message>
    <message>
      <source>{name} takes the trick: {count} pts</source>
      <translation>Levée pour {name} : {count} pts</translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message>
      <source>As the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claires</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombres</translation>
    </message>
    <message>
      <source>Sueca Desktop</source>
      <translation>Sueca Desktop</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Jeu</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>Affic&amp;hage</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Aid&amp;e</translation>
    </message>
    <message>
      <source>&amp;Speed</source>
      <translation>&amp;Vitesse</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <translation>&amp;Couleurs</translation>
    </message>
    <message>
      <source>&amp;Deck</source>
      <translation>&amp;Jeu de cartes</translation>
    </message>
    <message>
      <source>Card &amp;back</source>
      <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
      <source>&amp;Table</source>
      <translation>&amp;Table</translation>
    </message>
    <message>
      <source>Toolbar</source>
      <translation>Barre d’outils</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <source>Ne&amp;xt deal</source>
      <translation>Donne &amp;suivante</translation>
    </message>
    <message>
      <source>&amp;Accuse…</source>
      <translation>&amp;Accuser…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>Ann&amp;uler</translation>
    </message>
    <message>
      <source>Re&amp;do</source>
      <translation>Ré&amp;tablir</translation>
    </message>
    <message>
      <source>Same deal a&amp;gain</source>
      <translation>Re&amp;jouer cette donne</translation>
    </message>
    <message>
      <source>Deal nu&amp;mber and seal…</source>
      <translation>Nu&amp;méro et sceau de la donne…</translation>
    </message>
    <message>
      <source>H&amp;int</source>
      <translation>&amp;Conseil</translation>
    </message>
    <message>
      <source>&amp;Claim the rest</source>
      <translation>Réclamer le rest&amp;e</translation>
    </message>
    <message>
      <source>&amp;Open a saved match…</source>
      <translation>&amp;Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
      <source>Sa&amp;ve this match…</source>
      <translation>Enre&amp;gistrer cette partie…</translation>
    </message>
    <message>
      <source>Score s&amp;heet</source>
      <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <source>Save as a &amp;table…</source>
      <translation>Enregistrer en &amp;tableau…</translation>
    </message>
    <message>
      <source>Save as P&amp;DF…</source>
      <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
      <source>&amp;Print…</source>
      <translation>&amp;Imprimer…</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <translation>Dernière &amp;levée</translation>
    </message>
    <message>
      <source>&amp;Result of the deal</source>
      <translation>&amp;Résultat de la donne</translation>
    </message>
    <message>
      <source>R&amp;eview of the deal</source>
      <translation>Ré&amp;vision de la donne</translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation>&amp;Revoir</translation>
    </message>
    <message>
      <source>Se&amp;ttings…</source>
      <translation>&amp;Préférences…</translation>
    </message>
    <message>
      <source>&amp;What the computer saw…</source>
      <translation>Ce que vo&amp;yait l’ordinateur…</translation>
    </message>
    <message>
      <source>&amp;Statistics…</source>
      <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
      <source>&amp;Past deals…</source>
      <translation>&amp;Donnes passées…</translation>
    </message>
    <message>
      <source>Un&amp;finished games…</source>
      <translation>Parties &amp;inachevées…</translation>
    </message>
    <message>
      <source>A&amp;bandon match…</source>
      <translation>A&amp;bandonner la partie…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>Speed: {speed}</source>
      <translation>Vitesse : {speed}</translation>
    </message>
    <message>
      <source>&amp;Mute</source>
      <translation>&amp;Muet</translation>
    </message>
    <message>
      <source>Sounds on</source>
      <translation>Activer les sons</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation>&amp;Plein écran</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Touches</translation>
    </message>
    <message>
      <source>&amp;About Sueca Desktop</source>
      <translation>À &amp;propos de Sueca Desktop</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Feuille de marque</translation>
    </message>
    <message>
      <source>Tricks</source>
      <translation>Levées</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>&amp;How to play</source>
      <translation>&amp;Comment jouer</translation>
    </message>
    <message>
      <source>&amp;Guided deal</source>
      <translation>Donne &amp;guidée</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Langue</translation>
    </message>
    <message>
      <source>As the system: {language}</source>
      <translation>Comme le système : {language}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Atout : {suit}</translation>
    </message>
    <message>
      <source>Your turn</source>
      <translation>À votre tour</translation>
    </message>
    <message>
      <source>Dealing…</source>
      <translation>On distribue…</translation>
    </message>
    <message>
      <source>{name} to play</source>
      <translation>À {name} de jouer</translation>
    </message>
    <message>
      <source>{name} to speak</source>
      <translation>À {name} de parler</translation>
    </message>
    <message>
      <source>You cut the pack</source>
      <translation>Coupez le paquet</translation>
    </message>
    <message>
      <source>You deal</source>
      <translation>Vous donnez</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>La donne est finie</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <source>{first} &amp; {second}</source>
      <translation>{first} et {second}</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>N°</translation>
    </message>
    <message>
      <source>Dealer</source>
      <translation>Donne</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Règle</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Contrat</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Joueur</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Der</translation>
    </message>
    <message>
      <source>Sequence</source>
      <translation>Séquence</translation>
    </message>
    <message>
      <source>Bella</source>
      <translation>Belle</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Marque</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Ranking points of {name}: {total}</source>
      <translation>Points de classement de {name} : {total}</translation>
    </message>
    <message>
      <source>The first deal will be written down here.</source>
      <translation>La première donne sera notée ici.</translation>
    </message>
    <message>
      <source>in play</source>
      <translation>en cours</translation>
    </message>
    <message>
      <source>{score} in this deal, {total} in all</source>
      <translation>{score} dans cette donne, {total} en tout</translation>
    </message>
    <message>
      <source>The tricks of this deal will lie here.</source>
      <translation>Les levées de cette donne seront ici.</translation>
    </message>
    <message>
      <source>Trick {number}</source>
      <translation>Levée {number}</translation>
    </message>
    <message>
      <source>Trick {number}: {cards}. Taken by {winner}, card points {points}</source>
      <translation>Levée {number} : {cards}. Levée pour {winner}, points : {points}</translation>
    </message>
    <message>
      <source>{name} {card}</source>
      <translation>{name} {card}</translation>
    </message>
    <message>
      <source>What shall we play?</source>
      <translation>À quoi jouons-nous ?</translation>
    </message>
    <message>
      <source>The others play</source>
      <translation>Les autres jouent</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Vous</translation>
    </message>
    <message>
      <source>Opposite you</source>
      <translation>En face de vous</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>Droite</translation>
    </message>
    <message>
      <source>Far right</source>
      <translation>Fond droite</translation>
    </message>
    <message>
      <source>Far left</source>
      <translation>Fond gauche</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Gauche</translation>
    </message>
    <message>
      <source>Your partner</source>
      <translation>Votre partenaire</translation>
    </message>
    <message>
      <source>On your right</source>
      <translation>À votre droite</translation>
    </message>
    <message>
      <source>On your left</source>
      <translation>À votre gauche</translation>
    </message>
    <message>
      <source>&amp;Deal the cards</source>
      <translation>&amp;Donner les cartes</translation>
    </message>
    <message>
      <source>The match in progress stops here; it can be gone on with: Game menu, Unfinished games.</source>
      <translation>La partie en cours s’arrête là ; vous pourrez la reprendre : menu Jeu, Parties inachevées.</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Jeux</translation>
    </message>
    <message>
      <source>&amp;Resume</source>
      <translation>&amp;Reprendre</translation>
    </message>
    <message>
      <source>Resume: {game}</source>
      <translation>Reprendre : {game}</translation>
    </message>
    <message>
      <source>Deal {number}, dealer: {name}</source>
      <translation>Donne {number}, donneur : {name}</translation>
    </message>
    <message>
      <source>Next: deal {number}</source>
      <translation>Ensuite : donne {number}</translation>
    </message>
    <message>
      <source>{label}: {level}</source>
      <translation>{label} : {level}</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>&amp;Revenir au jeu</translation>
    </message>
    <message>
      <source>{pair} win the deal</source>
      <translation>Donne gagnée : {pair}</translation>
    </message>
    <message>
      <source>You win this deal</source>
      <translation>Vous gagnez cette donne</translation>
    </message>
    <message>
      <source>You win the match, {totals}</source>
      <translation>Vous gagnez la partie, {totals}</translation>
    </message>
    <message>
      <source>Nobody wins this deal</source>
      <translation>Personne ne gagne cette donne</translation>
    </message>
    <message>
      <source>{pair} win the match, {totals}</source>
      <translation>Partie gagnée : {pair}, {totals}</translation>
    </message>
    <message>
      <source>This deal goes to {pair}</source>
      <translation>Donne gagnée : {pair}</translation>
    </message>
    <message>
      <source>The match goes to {pair}, {totals}</source>
      <translation>Partie gagnée : {pair}, {totals}</translation>
    </message>
    <message>
      <source>{pair} share the match, {totals}</source>
      <translation>Partie partagée : {pair}, {totals}</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <translation>Tout le monde a passé</translation>
    </message>
    <message>
      <source>Next to deal: {name}</source>
      <translation>Donne ensuite : {name}</translation>
    </message>
    <message>
      <source>card points made: {points}</source>
      <translation>points faits : {points}</translation>
    </message>
    <message>
      <source>Practice: something was taken back, or the deal was dealt again</source>
      <translation>Entraînement : un coup a été repris, ou la donne a été rejouée</translation>
    </message>
    <message>
      <source>That deal is over and counts. “{action}” once more goes back into it: it is practice then.</source>
      <translation>Cette donne est finie et compte. Encore une fois « {action} » y revient : elle devient un entraînement.</translation>
    </message>
    <message>
      <source>The match is over</source>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <source>Capote!</source>
      <translation>Capot !</translation>
    </message>
    <message>
      <source>partner</source>
      <translation>partenaire</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Talon</translation>
    </message>
    <message>
      <source>Bandeira!</source>
      <translation>Bandeira !</translation>
    </message>
    <message>
      <source>{accuser} accused {accused}, rightly</source>
      <translation>Accusation fondée : {accuser} → {accused}</translation>
    </message>
    <message>
      <source>Renounce in trick {number}, {name}: {card} on {suit}, with {proof} in hand</source>
      <translation>Renonce à la levée {number}, {name} : {card} sur {suit}, avec {proof} en main</translation>
    </message>
    <message>
      <source>The proof fell in trick {number}</source>
      <translation>La preuve est tombée à la levée {number}</translation>
    </message>
    <message>
      <source>red: the renounce and its proof</source>
      <translation>rouge : la renonce et sa preuve</translation>
    </message>
    <message>
      <source>This deal</source>
      <translation>Cette donne</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>En tout</translation>
    </message>
    <message>
      <source>The hands as dealt</source>
      <translation>Les mains de départ</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name} : {cards}</translation>
    </message>
    <message>
      <source>arrow: led · frame: took it</source>
      <translation>flèche : entame · cadre : fait</translation>
    </message>
    <message>
      <source>The tricks</source>
      <translation>Les levées</translation>
    </message>
    <message>
      <source>&amp;Next deal</source>
      <translation>Donne &amp;suivante</translation>
    </message>
    <message>
      <source>New &amp;game…</source>
      <translation>Nouvelle &amp;partie…</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>&amp;Fermer</translation>
    </message>
    <message>
      <source>Who has not followed suit?</source>
      <translation>Qui n’a pas fourni ?</translation>
    </message>
    <message>
      <source>Accuse an opponent who played another suit while holding the one that was led. If it is so, the deal ends and your side wins it. If it is not, nothing happens.</source>
      <translation>Accusez un adversaire qui a joué une autre couleur alors qu’il avait de celle entamée. Si c’est vrai, la donne s’arrête et votre camp la gagne. Sinon, il ne se passe rien.</translation>
    </message>
    <message>
      <source>{name} did not follow suit</source>
      <translation>{name} n’a pas fourni</translation>
    </message>
    <message>
      <source>{name}? {reason}.</source>
      <translation>{name} ? {reason}.</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <source>Abandon this match?</source>
      <translation>Abandonner cette partie ?</translation>
    </message>
    <message>
      <source>Closing the window is not abandoning: the match waits until you come back to it.</source>
      <translation>Fermer la fenêtre n’est pas abandonner : la partie attend que vous y reveniez.</translation>
    </message>
    <message>
      <source>A&amp;bandon</source>
      <translation>A&amp;bandonner</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
      <source>The app met a fault of its own. Your game is saved after every card; you can play on, or start again.</source>
      <translation>L’application a rencontré un défaut à elle. Votre partie est enregistrée après chaque carte ; vous pouvez continuer, ou relancer.</translation>
    </message>
    <message>
      <source>&amp;Copy details</source>
      <translation>&amp;Copier les détails</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copié</translation>
    </message>
  </context>
</TS>
