<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en_GB">
  <context>
    <name>Abandoning</name>
    <message>
      <source>The match ends here, and counts as lost.</source>
      <translation>A partida acaba aqui e conta como perdida.</translation>
    </message>
    <message>
      <source>The match ends here. Abandoning the deal you are playing costs you {points} ranking points.</source>
      <translation>A partida acaba aqui. Abandonar a mão que está a jogar custa-lhe {points} pontos de ranking.</translation>
    </message>
    <message>
      <source>The match ends here. Leaving now costs nothing.</source>
      <translation>A partida acaba aqui. Sair agora não custa nada.</translation>
    </message>
  </context>
  <context>
    <name>Cards</name>
    <message>
      <source>spades</source>
      <translation>espadas</translation>
    </message>
    <message>
      <source>hearts</source>
      <translation>copas</translation>
    </message>
    <message>
      <source>diamonds</source>
      <translation>ouros</translation>
    </message>
    <message>
      <source>clubs</source>
      <translation>paus</translation>
    </message>
    <message>
      <source>ace</source>
      <translation>ás</translation>
    </message>
    <message>
      <source>king</source>
      <translation>rei</translation>
    </message>
    <message>
      <source>queen</source>
      <translation>dama</translation>
    </message>
    <message>
      <source>jack</source>
      <translation>valete</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>dez</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>nove</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>oito</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sete</translation>
    </message>
    <message>
      <source>six</source>
      <translation>seis</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinco</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatro</translation>
    </message>
    <message>
      <source>three</source>
      <translation>três</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dois</translation>
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
      <translation>O resto é seu</translation>
    </message>
    <message>
      <source>The rest is theirs</source>
      <translation>O resto é deles</translation>
    </message>
    <message>
      <source>The score is settled</source>
      <translation>O resultado está feito</translation>
    </message>
    <message>
      <source>{name} claims the rest</source>
      <translation>{name} reclama o resto</translation>
    </message>
    <message>
      <source>{name} gives up the rest</source>
      <translation>{name} entrega o resto</translation>
    </message>
    <message>
      <source>Take it</source>
      <translation>Ficar com ele</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Entregar</translation>
    </message>
    <message>
      <source>End the deal</source>
      <translation>Acabar a mão</translation>
    </message>
    <message>
      <source>Nobody can beat your cards.</source>
      <translation>Ninguém bate as suas cartas.</translation>
    </message>
    <message>
      <source>However the hidden cards lie.</source>
      <translation>Estejam onde estiverem as cartas escondidas.</translation>
    </message>
    <message>
      <source>The points left change nothing.</source>
      <translation>Os pontos que faltam nada mudam.</translation>
    </message>
    <message>
      <source>The soloist will take no trick.</source>
      <translation>Quem joga sozinho não fará nenhuma vaza.</translation>
    </message>
    <message>
      <source>The soloist will take a trick.</source>
      <translation>Quem joga sozinho fará uma vaza.</translation>
    </message>
    <message>
      <source>The last tricks were not played by hand: the rest was claimed.</source>
      <translation>As últimas vazas não foram jogadas à mão: o resto foi reclamado.</translation>
    </message>
    <message>
      <source>Card points left: {points}</source>
      <translation>Pontos que faltam: {points}</translation>
    </message>
  </context>
  <context>
    <name>Computer</name>
    <message>
      <source>Like beginners</source>
      <translation>Como principiantes</translation>
    </message>
    <message>
      <source>Like club players</source>
      <translation>Como jogadores de clube</translation>
    </message>
    <message>
      <source>Like experts</source>
      <translation>Como mestres</translation>
    </message>
    <message>
      <source>Instant</source>
      <translation>Instantânea</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Rápida</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Lenta</translation>
    </message>
  </context>
  <context>
    <name>Fair</name>
    <message>
      <source>Deal number and seal</source>
      <translation>Número e selo da mão</translation>
    </message>
    <message>
      <source>This deal</source>
      <translation>Esta mão</translation>
    </message>
    <message>
      <source>The next deal</source>
      <translation>A mão seguinte</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Número</translation>
    </message>
    <message>
      <source>Sealed as</source>
      <translation>Selo</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Semente</translation>
    </message>
    <message>
      <source>shown when the deal is over</source>
      <translation>à vista quando a mão acabar</translation>
    </message>
    <message>
      <source>Your cut</source>
      <translation>O seu corte</translation>
    </message>
    <message>
      <source>Dealt from</source>
      <translation>Dado</translation>
    </message>
    <message>
      <source>Every card of the next deal is settled already. Its seal binds the app to it and tells nothing of it.</source>
      <translation>As cartas da mão seguinte já estão todas fixadas. O selo obriga a aplicação a mantê-las e nada diz delas.</translation>
    </message>
    <message>
      <source>You chose this deal by its number or seed.</source>
      <translation>Escolheu esta mão pelo número ou pela semente.</translation>
    </message>
    <message>
      <source>A deal of your choice</source>
      <translation>Uma mão à sua escolha</translation>
    </message>
    <message>
      <source>The same number and the same options give the same deal on every computer. A seed will do as well.</source>
      <translation>O mesmo número e as mesmas opções dão a mesma mão em qualquer computador. Uma semente também serve.</translation>
    </message>
    <message>
      <source>Number or seed</source>
      <translation>Número ou semente</translation>
    </message>
    <message>
      <source>&amp;Deal it</source>
      <translation>&amp;Dar</translation>
    </message>
    <message>
      <source>That is neither a number of at most 18 digits nor a seed of 64 digits and letters from a to f.</source>
      <translation>Isso não é nem um número até 18 algarismos nem uma semente de 64 algarismos e letras de a a f.</translation>
    </message>
    <message>
      <source>This game has no such deal.</source>
      <translation>Este jogo não tem essa mão.</translation>
    </message>
    <message>
      <source>&amp;Verify</source>
      <translation>Co&amp;nferir</translation>
    </message>
    <message>
      <source>C&amp;opy</source>
      <translation>C&amp;opiar</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>&amp;How deals are drawn</source>
      <translation>Como se tiram as &amp;cartas à sorte</translation>
    </message>
    <message>
      <source>&amp;More…</source>
      <translation>&amp;Mais…</translation>
    </message>
    <message>
      <source>Sealed as {seal}… · seed {seed}…</source>
      <translation>Selo {seal}… · semente {seed}…</translation>
    </message>
    <message>
      <source>Deal number {code}</source>
      <translation>Mão número {code}</translation>
    </message>
    <message>
      <source>Next deal sealed as {seal}…</source>
      <translation>Selo da mão seguinte: {seal}…</translation>
    </message>
    <message>
      <source>Deal number… · next deal sealed as {seal}…</source>
      <translation>Número da mão… · selo da seguinte: {seal}…</translation>
    </message>
    <message>
      <source>Sealed as {seal}…</source>
      <translation>Selo {seal}…</translation>
    </message>
    <message>
      <source>Fair: the cards fit the seed, and the seed fits the seal.</source>
      <translation>Condiz: as cartas são as da semente, e a semente é a do selo.</translation>
    </message>
    <message>
      <source>Not fair: {fault}.</source>
      <translation>Não condiz: {fault}.</translation>
    </message>
    <message>
      <source>This deal does not say which seed it came from.</source>
      <translation>Esta mão não diz de que semente veio.</translation>
    </message>
    <message>
      <source>what should be its seed is none</source>
      <translation>o que devia ser a semente não o é</translation>
    </message>
    <message>
      <source>its seed is not the one that was sealed</source>
      <translation>a semente não é a do selo</translation>
    </message>
    <message>
      <source>it was cut or dealt as nobody may in this game</source>
      <translation>foi partida ou dada como neste jogo ninguém pode</translation>
    </message>
    <message>
      <source>the first dealer is not the one that the lot gives</source>
      <translation>o primeiro a dar não é o que a sorte indica</translation>
    </message>
    <message>
      <source>the cards are not those that its seed gives</source>
      <translation>as cartas não são as que a semente dá</translation>
    </message>
  </context>
  <context>
    <name>Frequencies</name>
    <message>
      <source>What is counted</source>
      <translation>O que se conta</translation>
    </message>
    <message>
      <source>Blue: how often it came. Gold: how often it should have come; chance stays in the pale band nineteen times out of twenty.</source>
      <translation>Azul: quantas vezes saiu. Dourado: quantas devia ter saído; o acaso fica na faixa clara dezanove vezes em vinte.</translation>
    </message>
    <message>
      <source>Hands: {hands}. A hand had {mean} on average; {expected} ± {spread} by chance.</source>
      <translation>Mãos: {hands}. Uma mão teve em média {mean}; por acaso, {expected} ± {spread}.</translation>
    </message>
    <message>
      <source>Deals chosen by number or seed are left out.</source>
      <translation>As mãos escolhidas por número ou semente ficam de fora.</translation>
    </message>
    <message>
      <source>Trumps</source>
      <translation>Trunfos</translation>
    </message>
    <message>
      <source>Aces</source>
      <translation>Ases</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Longest suit</source>
      <translation>Naipe mais comprido</translation>
    </message>
    <message>
      <source>{value}: came {count}, expected {expected}</source>
      <translation>{value}: saiu {count}, esperado {expected}</translation>
    </message>
  </context>
  <context>
    <name>Games</name>
    <message numerus="yes">
      <source>%n unfinished game(s)</source>
      <translation>
        <numerusform>%n partida por acabar</numerusform>
        <numerusform>%n partidas por acabar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n jogador</numerusform>
        <numerusform>%n jogadores</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Help</name>
    <message>
      <source>What the computer players reckon with is compiled: they think at full speed.</source>
      <translation>O motor de cálculo dos jogadores do computador está compilado: pensam à velocidade máxima.</translation>
    </message>
    <message>
      <source>What the computer players reckon with is not compiled here, as there was no C compiler when the app was installed: they think much more slowly, and so less far.</source>
      <translation>O motor de cálculo dos jogadores do computador não está compilado, por falta de um compilador de C quando a aplicação foi instalada: pensam muito mais devagar e, por isso, menos longe.</translation>
    </message>
    <message>
      <source>Sueca Desktop {version}</source>
      <translation>Sueca Desktop {version}</translation>
    </message>
    <message>
      <source>Sueca and its relatives, to play alone against computer players. No account, no network.</source>
      <translation>A Sueca e os seus parentes, para jogar sozinho contra jogadores do computador. Sem conta, sem rede.</translation>
    </message>
    <message>
      <source>The program, its cards and its pictures are free software under the MIT licence, © the Sueca Desktop authors.</source>
      <translation>O programa, as suas cartas e as suas imagens são software livre sob a licença MIT, © the Sueca Desktop authors.</translation>
    </message>
    <message>
      <source>The window is made with PySide6 and Qt, used under the GNU Lesser General Public License, version 3; © The Qt Company Ltd. and other contributors. Folders are found with platformdirs, and sounds played with miniaudio and CFFI, all under the MIT licence; values are held by msgspec under the BSD licence, and progress is shown by tqdm under the MPL, version 2, and the MIT licence.</source>
      <translation>A janela é feita com PySide6 e Qt, usados sob a GNU Lesser General Public License, versão 3; © The Qt Company Ltd. e outros. As pastas acham-se com platformdirs e os sons tocam com miniaudio e CFFI, todos sob a licença MIT; os valores são guardados por msgspec, sob a licença BSD, e o progresso é mostrado por tqdm, sob a MPL, versão 2, e a licença MIT.</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>À mesa</translation>
    </message>
    <message>
      <source>Go through the cards of your hand</source>
      <translation>Passar de carta em carta na sua mão</translation>
    </message>
    <message>
      <source>The first, the last card of your hand</source>
      <translation>A primeira, a última carta da sua mão</translation>
    </message>
    <message>
      <source>Play the chosen card; the next deal; the button that stands out</source>
      <translation>Jogar a carta escolhida; a mão seguinte; o botão em destaque</translation>
    </message>
    <message>
      <source>Play the card at that place of your hand, from the left</source>
      <translation>Jogar a carta desse lugar da sua mão, a contar da esquerda</translation>
    </message>
    <message>
      <source>Look at the last trick, as long as you hold it</source>
      <translation>Ver a última vaza, enquanto a segurar</translation>
    </message>
    <message>
      <source>End what moves; close a page over the table</source>
      <translation>Acabar o movimento; fechar uma página sobre a mesa</translation>
    </message>
    <message>
      <source>Search the rules, go on searching</source>
      <translation>Procurar nas regras, continuar a procurar</translation>
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
      <translation>Sugestão</translation>
    </message>
    <message>
      <source>The expert is thinking…</source>
      <translation>O mestre está a pensar…</translation>
    </message>
    <message>
      <source>There is no hint this time.</source>
      <translation>Desta vez não há sugestão.</translation>
    </message>
    <message>
      <source>There is nothing to weigh: the cards lie face down, and every cut is as good.</source>
      <translation>Não há nada a ponderar: as cartas estão viradas para baixo e todos os cortes são iguais.</translation>
    </message>
    <message>
      <source>There is nothing to weigh: nobody has seen a card, and both are as good.</source>
      <translation>Não há nada a ponderar: ninguém viu carta alguma e as duas maneiras são iguais.</translation>
    </message>
    <message>
      <source>What speaks &amp;for it</source>
      <translation>O que a justi&amp;fica</translation>
    </message>
    <message>
      <source>What speaks for it</source>
      <translation>O que justifica a sugestão</translation>
    </message>
    <message>
      <source>There was nothing to weigh.</source>
      <translation>Não havia nada a ponderar.</translation>
    </message>
    <message>
      <source>Choice</source>
      <translation>Escolha</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Wins the deal</source>
      <translation>Ganha a mão</translation>
    </message>
    <message>
      <source>Succeeds</source>
      <translation>Consegue</translation>
    </message>
    <message>
      <source>Gives away</source>
      <translation>Perde</translation>
    </message>
    <message>
      <source>advised</source>
      <translation>sugerida</translation>
    </message>
    <message>
      <source>◆ marks what the expert advises.</source>
      <translation>◆ assinala o que o mestre aconselha.</translation>
    </message>
    <message>
      <source>◆ marks what the expert advises, a frame what was done.</source>
      <translation>◆ assinala o que o mestre aconselha, uma moldura o que foi feito.</translation>
    </message>
    <message>
      <source>The hidden cards were dealt in ways that fit all that has been seen, and each choice was played to the end of the deal. Deals: {worlds}</source>
      <translation>As cartas escondidas foram distribuídas de maneiras que condizem com tudo o que se viu, e cada escolha foi jogada até ao fim. Mãos: {worlds}</translation>
    </message>
    <message>
      <source>The expert also goes by experience: small differences here may be chance.</source>
      <translation>O mestre guia-se também pela experiência: diferenças pequenas podem ser acaso.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in card points.</source>
      <translation>O que uma escolha perde conta-se em pontos das cartas.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in chances of a hundred.</source>
      <translation>O que uma escolha perde conta-se em hipóteses em cem.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in game points.</source>
      <translation>O que uma escolha perde conta-se em pontos do jogo.</translation>
    </message>
    <message>
      <source>What a choice gives away is counted in points over the opponent’s.</source>
      <translation>O que uma escolha perde conta-se em pontos a mais do que o adversário.</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <source>Statistics</source>
      <translation>Estatísticas</translation>
    </message>
    <message>
      <source>Past deals</source>
      <translation>Mãos anteriores</translation>
    </message>
    <message>
      <source>Your cards, counted</source>
      <translation>As suas cartas, contadas</translation>
    </message>
    <message>
      <source>Your &amp;cards, counted</source>
      <translation>As suas &amp;cartas, contadas</translation>
    </message>
    <message>
      <source>S&amp;tatistics</source>
      <translation>E&amp;statísticas</translation>
    </message>
    <message>
      <source>&amp;Past deals</source>
      <translation>&amp;Mãos anteriores</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Jogo</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Quando</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nome</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Todos os jogos</translation>
    </message>
    <message>
      <source>All names</source>
      <translation>Todos os nomes</translation>
    </message>
    <message>
      <source>All results</source>
      <translation>Todos os resultados</translation>
    </message>
    <message>
      <source>All the time</source>
      <translation>Desde sempre</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Hoje</translation>
    </message>
    <message>
      <source>Last 7 days</source>
      <translation>Últimos 7 dias</translation>
    </message>
    <message>
      <source>Last 30 days</source>
      <translation>Últimos 30 dias</translation>
    </message>
    <message>
      <source>Last 365 days</source>
      <translation>Últimos 365 dias</translation>
    </message>
    <message>
      <source>Deals played</source>
      <translation>Mãos jogadas</translation>
    </message>
    <message>
      <source>Deals won</source>
      <translation>Mãos ganhas</translation>
    </message>
    <message>
      <source>Matches won</source>
      <translation>Partidas ganhas</translation>
    </message>
    <message>
      <source>Ranking points</source>
      <translation>Pontos de ranking</translation>
    </message>
    <message>
      <source>Longest run won</source>
      <translation>Maior série</translation>
    </message>
    <message>
      <source>Cards better than</source>
      <translation>Cartas acima de</translation>
    </message>
    <message>
      <source>{count} of {total}</source>
      <translation>{count} de {total}</translation>
    </message>
    <message>
      <source>{count} for practice</source>
      <translation>{count} de treino</translation>
    </message>
    <message>
      <source>now {count} won</source>
      <translation>agora {count} ganhas</translation>
    </message>
    <message>
      <source>now {count} lost</source>
      <translation>agora {count} perdidas</translation>
    </message>
    <message>
      <source>within chance</source>
      <translation>dentro do acaso</translation>
    </message>
    <message>
      <source>above chance</source>
      <translation>acima do acaso</translation>
    </message>
    <message>
      <source>below chance</source>
      <translation>abaixo do acaso</translation>
    </message>
    <message>
      <source>Mistakes a deal</source>
      <translation>Erros por mão</translation>
    </message>
    <message>
      <source>Curve</source>
      <translation>Curva</translation>
    </message>
    <message>
      <source>Bars</source>
      <translation>Barras</translation>
    </message>
    <message>
      <source>Deals won, lately</source>
      <translation>Ganhas ultimamente</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Ranking</translation>
    </message>
    <message>
      <source>Luck</source>
      <translation>Sorte</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>Erros</translation>
    </message>
    <message>
      <source>Mean of your mistakes in the last twenty deals reviewed, at each</source>
      <translation>Média dos seus erros nas últimas vinte mãos revistas, em cada uma</translation>
    </message>
    <message>
      <source>Share won of the last twenty deals, at each deal</source>
      <translation>Parte ganha das últimas vinte mãos, em cada mão</translation>
    </message>
    <message>
      <source>Running total of riscos won and lost</source>
      <translation>Total corrente de riscos ganhos e perdidos</translation>
    </message>
    <message>
      <source>Running total of good and bad hands; chance alone stays in the pale band</source>
      <translation>Total corrente de mãos boas e más; o acaso sozinho fica na faixa clara</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Jogos</translation>
    </message>
    <message>
      <source>Levels</source>
      <translation>Níveis</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Lugares</translation>
    </message>
    <message>
      <source>Contracts</source>
      <translation>Contratos</translation>
    </message>
    <message>
      <source>Share won of the deals of each game</source>
      <translation>Parte ganha das mãos de cada jogo</translation>
    </message>
    <message>
      <source>Share won against each level of computer players</source>
      <translation>Parte ganha contra cada nível de jogadores</translation>
    </message>
    <message>
      <source>Share won by where you sat from the dealer</source>
      <translation>Parte ganha conforme o lugar em relação a quem deu</translation>
    </message>
    <message>
      <source>Share of contracts made</source>
      <translation>Parte dos contratos cumpridos</translation>
    </message>
    <message>
      <source>{tip}; mean of your bids: {bid}</source>
      <translation>{tip}; média das suas licitações: {bid}</translation>
    </message>
    <message>
      <source>You dealt</source>
      <translation>Deu você</translation>
    </message>
    <message>
      <source>Seat {number} after the dealer</source>
      <translation>Lugar {number} depois de quem deu</translation>
    </message>
    <message>
      <source>Your own</source>
      <translation>Seus</translation>
    </message>
    <message>
      <source>As the partner called</source>
      <translation>Como parceiro chamado</translation>
    </message>
    <message>
      <source>Against you</source>
      <translation>Contra si</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Desconhecido</translation>
    </message>
    <message>
      <source>No deal has been played yet</source>
      <translation>Ainda não se jogou nenhuma mão</translation>
    </message>
    <message>
      <source>Every deal you finish is kept here, with what became of it.</source>
      <translation>Cada mão que acabar fica aqui guardada, com o resultado.</translation>
    </message>
    <message>
      <source>No such deal</source>
      <translation>Nenhuma mão assim</translation>
    </message>
    <message>
      <source>Of the deals that are kept, none is like that. Choose less narrowly.</source>
      <translation>Das mãos guardadas, nenhuma é assim. Escolha menos à risca.</translation>
    </message>
    <message>
      <source>Only practice deals so far</source>
      <translation>Por agora só mãos de treino</translation>
    </message>
    <message>
      <source>Practice does not count here. You find those deals in the list.</source>
      <translation>O treino não conta aqui. Essas mãos estão na lista.</translation>
    </message>
    <message>
      <source>There is no history here</source>
      <translation>Aqui não há histórico</translation>
    </message>
    <message>
      <source>The file of past deals cannot be opened. You can play all the same; nothing is counted.</source>
      <translation>Não é possível abrir o ficheiro das mãos anteriores. Pode jogar na mesma; nada é contado.</translation>
    </message>
    <message>
      <source>The curve begins with the fifth deal.</source>
      <translation>A curva começa na quinta mão.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Quando</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jogadores</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Contrato</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Your score</source>
      <translation>A sua marca</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Ganha</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Perdida</translation>
    </message>
    <message>
      <source>Drawn</source>
      <translation>Empatada</translation>
    </message>
    <message>
      <source>Passed out</source>
      <translation>Passada</translation>
    </message>
    <message>
      <source>Watched</source>
      <translation>Assistida</translation>
    </message>
    <message>
      <source>Abandoned</source>
      <translation>Abandonada</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>treino</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nulos</translation>
    </message>
    <message>
      <source>{game}, {date}: {result}, {rule}</source>
      <translation>{game}, {date}: {result}, {rule}</translation>
    </message>
    <message>
      <source>&amp;Look at the deal</source>
      <translation>&amp;Ver a mão</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Guardar</translation>
    </message>
    <message>
      <source>The match up to this deal, as a &amp;record…</source>
      <translation>A partida até esta mão, como &amp;registo…</translation>
    </message>
    <message>
      <source>The list, as a &amp;table…</source>
      <translation>A lista, como &amp;tabela…</translation>
    </message>
    <message>
      <source>&amp;Delete…</source>
      <translation>&amp;Apagar…</translation>
    </message>
    <message>
      <source>&amp;Delete for good</source>
      <translation>&amp;Apagar de vez</translation>
    </message>
    <message>
      <source>&amp;Keep</source>
      <translation>&amp;Manter</translation>
    </message>
    <message>
      <source>&amp;Back to the list</source>
      <translation>V&amp;oltar à lista</translation>
    </message>
    <message>
      <source>Records of Sueca Desktop (*.sueca.json)</source>
      <translation>Registos do Sueca Desktop (*.sueca.json)</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Guardado como {file}.</translation>
    </message>
    <message>
      <source>It cannot be saved there: {reason}.</source>
      <translation>Não é possível guardar aí: {reason}.</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>Partidas por acabar</translation>
    </message>
    <message>
      <source>Last played: {date}</source>
      <translation>Jogada pela última vez: {date}</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Continuar a jogar</translation>
    </message>
    <message>
      <source>Delete this unfinished game? Its finished deals stay in the statistics.</source>
      <translation>Apagar esta partida por acabar? As mãos já terminadas ficam nas estatísticas.</translation>
    </message>
    <message>
      <source>No unfinished games</source>
      <translation>Nenhuma partida por acabar</translation>
    </message>
    <message>
      <source>A match that makes room for another waits here until you play on.</source>
      <translation>Uma partida que dá lugar a outra espera aqui até que a continue.</translation>
    </message>
    <message>
      <source>This game cannot be taken up: {reason}.</source>
      <translation>Não é possível retomar esta partida: {reason}.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {reason}.</source>
      <translation>Não é possível apagá-la: {reason}.</translation>
    </message>
    <message>
      <source>The record of this deal cannot be read.</source>
      <translation>Não é possível ler o registo desta mão.</translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s)</source>
      <translation>
        <numerusform>%n mão</numerusform>
        <numerusform>%n mãos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n deal(s) and all that was counted of them?</source>
      <translation>
        <numerusform>Apagar %n mão e o que dela se contou?</numerusform>
        <numerusform>Apagar %n mãos e o que delas se contou?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deal(s) reviewed</source>
      <translation>
        <numerusform>%n mão revista</numerusform>
        <numerusform>%n mãos revistas</numerusform>
      </translation>
    </message>
    <message>
      <source>{number}%</source>
      <translation>{number}%</translation>
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
      <translation>Início, Fim</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
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
      <translation>Ctrl+F, F3</translation>
    </message>
  </context>
  <context>
    <name>Language</name>
    <message>
      <source>en</source>
      <translation>pt</translation>
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
      <translation>&amp;Continuar</translation>
    </message>
    <message>
      <source>&amp;Leave the guided deal</source>
      <translation>&amp;Sair da mão guiada</translation>
    </message>
    <message>
      <source>The rules allow that card, but this time play the one with the golden frame.</source>
      <translation>As regras deixam jogar essa carta, mas desta vez jogue a que tem moldura dourada.</translation>
    </message>
    <message>
      <source>You and {partner}: {own}, {right} and {left}: {others}. The deal is yours!</source>
      <translation>Você e {partner}: {own}, {right} e {left}: {others}. A mão é sua!</translation>
    </message>
    <message>
      <source>You and {partner}: {own}, {right} and {left}: {others}. Not this time.</source>
      <translation>Você e {partner}: {own}, {right} e {left}: {others}. Desta vez não foi.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bem-vindo</translation>
    </message>
    <message>
      <source>You play with {partner}, opposite you, against {right} and {left}. There are 120 points in the cards; whoever has more than 60 wins.</source>
      <translation>Joga com {partner}, à sua frente, contra {right} e {left}. As cartas têm 120 pontos; quem fizer mais de 60 ganha.</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>The ace counts 11, the seven 10, the king 4, the jack 3, the queen 2, the rest nothing. They beat each other in that order too: only the ace is above the seven.</source>
      <translation>O ás vale 11, o sete 10, o rei 4, o valete 3, a dama 2, as outras nada. É também por esta ordem que ganham: só o ás está acima do sete.</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trunfo</translation>
    </message>
    <message>
      <source>{right} has dealt and turned up the five of hearts: hearts are trump. A trump beats every card of another suit. {partner} leads to the first trick; play goes round to the right.</source>
      <translation>{right} deu as cartas e virou o cinco de copas: o trunfo é copas. Um trunfo ganha a qualquer carta de outro naipe. {partner} sai na primeira vaza; joga-se para a direita.</translation>
    </message>
    <message>
      <source>Follow suit</source>
      <translation>Assistir ao naipe</translation>
    </message>
    <message>
      <source>Spades were led, and you hold some: you must play one, so your other cards are dim. {partner}’s ace should win. Give it points: play the seven.</source>
      <translation>Saiu espadas, e você tem: é obrigado a assistir, por isso as outras cartas estão apagadas. O ás de {partner} deve ganhar. Dê-lhe pontos: jogue o sete.</translation>
    </message>
    <message>
      <source>Trumped!</source>
      <translation>Cortou!</translation>
    </message>
    <message>
      <source>{right} has no spades, and so could play a trump: the seven of hearts takes all 31 points. Even an ace is not always safe.</source>
      <translation>{right} não tem espadas e pôde cortar: o sete de copas leva os 31 pontos todos. Nem um ás está sempre seguro.</translation>
    </message>
    <message>
      <source>Your turn to trump</source>
      <translation>Agora corta você</translation>
    </message>
    <message>
      <source>You have no clubs: you may play whatever you like. There are 21 points on the table. Your lowest trump, the two of hearts, is enough.</source>
      <translation>Não tem paus: pode jogar o que quiser. Há 21 pontos na mesa. Basta o seu trunfo mais baixo, o dois de copas.</translation>
    </message>
    <message>
      <source>You lead</source>
      <translation>Sai você</translation>
    </message>
    <message>
      <source>Who takes a trick leads to the next. Nobody has played diamonds yet, so all should have to follow: play your ace.</source>
      <translation>Quem ganha a vaza sai na seguinte. Ainda ninguém jogou ouros, e todos devem ter de assistir: jogue o seu ás.</translation>
    </message>
    <message>
      <source>Watch your partner</source>
      <translation>Repare no parceiro</translation>
    </message>
    <message>
      <source>Nobody gives a seven to no purpose: it was {partner}’s last diamond. Lead the two of diamonds, and {partner} can trump it.</source>
      <translation>Ninguém dá um sete sem razão: era o último ouro de {partner}. Saia com o dois de ouros, que {partner} pode cortar.</translation>
    </message>
    <message>
      <source>Give points</source>
      <translation>Dar pontos</translation>
    </message>
    <message>
      <source>Ace and seven of clubs are gone: {partner}’s king is the highest. Do not trump what is your partner’s. Give it points: the king of diamonds.</source>
      <translation>O ás e o sete de paus já saíram: o rei de {partner} é a carta mais alta. Não corte o que é do parceiro. Dê pontos: o rei de ouros.</translation>
    </message>
    <message>
      <source>Now you</source>
      <translation>Agora é consigo</translation>
    </message>
    <message>
      <source>You and {partner} have 59 points. Two more, and the deal is yours. Play on as you like.</source>
      <translation>Você e {partner} têm 59 pontos. Mais dois, e a mão é sua. Continue como quiser.</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>A mão acabou</translation>
    </message>
    <message>
      <source>{score} More than 60 points are worth 1, more than 90 are 2, all of them 4; who has 4 has the bandeira.</source>
      <translation>{score} Mais de 60 pontos valem 1, mais de 90 valem 2, todos valem 4; quem chega a 4 faz a bandeira.</translation>
    </message>
  </context>
  <context>
    <name>Looks</name>
    <message>
      <source>Two colours</source>
      <translation>Duas cores</translation>
    </message>
    <message>
      <source>Four colours</source>
      <translation>Quatro cores</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Alto contraste</translation>
    </message>
    <message>
      <source>Blue tiles</source>
      <translation>Azulejos azuis</translation>
    </message>
    <message>
      <source>Yellow tiles</source>
      <translation>Azulejos amarelos</translation>
    </message>
    <message>
      <source>Moorish tiles</source>
      <translation>Azulejos mudéjares</translation>
    </message>
    <message>
      <source>Wind rose</source>
      <translation>Rosa dos ventos</translation>
    </message>
    <message>
      <source>Green felt</source>
      <translation>Feltro verde</translation>
    </message>
    <message>
      <source>Blue azulejo</source>
      <translation>Azulejo azul</translation>
    </message>
    <message>
      <source>Wood</source>
      <translation>Madeira</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Noite</translation>
    </message>
  </context>
  <context>
    <name>Names</name>
    <message>
      <source>you</source>
      <translation>você</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Você</translation>
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
      <translation>Não é possível guardar o jogo: {detail}</translation>
    </message>
    <message>
      <source>The saved game could not be read. It is kept as {detail}</source>
      <translation>Não foi possível ler o jogo guardado. Ficou com o nome {detail}</translation>
    </message>
    <message>
      <source>The saved game comes from a newer version of this app. It is kept as {detail}</source>
      <translation>O jogo guardado vem de uma versão mais recente da aplicação. Ficou com o nome {detail}</translation>
    </message>
    <message>
      <source>The deal cannot be written into the history: {detail}</source>
      <translation>Não é possível guardar a mão no histórico: {detail}</translation>
    </message>
    <message>
      <source>The history was damaged. What could be read of it was saved; the file is kept as {detail}</source>
      <translation>O histórico estava danificado. Salvou-se o que ainda se podia ler; o ficheiro ficou com o nome {detail}</translation>
    </message>
    <message>
      <source>The history comes from a newer version of this app. It is left as it is, and nothing is added to it</source>
      <translation>O histórico vem de uma versão mais recente da aplicação. Fica como está, e nada se lhe acrescenta</translation>
    </message>
    <message>
      <source>The settings were damaged. What could not be read is as usual; the file is kept as {detail}</source>
      <translation>As definições estavam danificadas. O que não se pôde ler ficou como de costume; o ficheiro ficou com o nome {detail}</translation>
    </message>
    <message>
      <source>{player} lost the thread; a plain card was played instead</source>
      <translation>{player} perdeu o fio à meada; jogou-se uma carta qualquer em seu lugar</translation>
    </message>
    <message>
      <source>{player} took too long; a plain card was played instead</source>
      <translation>{player} demorou demasiado; jogou-se uma carta qualquer em seu lugar</translation>
    </message>
    <message>
      <source>What is left cannot be claimed: for all you can see, the cards may still fall either way. Play on</source>
      <translation>O resto não se pode reclamar: pelo que vê, as cartas ainda podem cair de um lado ou do outro. Continue</translation>
    </message>
    <message>
      <source>The game is already open in another window; what is played here is not saved</source>
      <translation>O jogo já está aberto noutra janela; o que se jogar aqui não fica guardado</translation>
    </message>
    <message>
      <source>The game cannot be saved</source>
      <translation>Não é possível guardar o jogo</translation>
    </message>
    <message>
      <source>The saved game could not be read; it was left where it is</source>
      <translation>Não foi possível ler o jogo guardado; ficou onde estava</translation>
    </message>
    <message>
      <source>The saved game comes from a newer version of this app</source>
      <translation>O jogo guardado vem de uma versão mais recente da aplicação</translation>
    </message>
    <message>
      <source>The deal cannot be written into the history</source>
      <translation>Não é possível guardar a mão no histórico</translation>
    </message>
    <message>
      <source>The settings were damaged. What could not be read is as usual</source>
      <translation>As definições estavam danificadas. O que não se pôde ler ficou como de costume</translation>
    </message>
    <message>
      <source>The history is damaged and was left where it is; nothing is added to it</source>
      <translation>O histórico está danificado e ficou onde estava; nada se lhe acrescenta</translation>
    </message>
  </context>
  <context>
    <name>Options</name>
    <message>
      <source>The match goes to</source>
      <translation>A partida vai até</translation>
    </message>
    <message>
      <source>After 60 : 60</source>
      <translation>Com 60 : 60</translation>
    </message>
    <message>
      <source>Not following suit</source>
      <translation>Não assistir</translation>
    </message>
    <message>
      <source>The match ends</source>
      <translation>A partida acaba</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Limite</translation>
    </message>
    <message>
      <source>Exchanging the seven</source>
      <translation>Trocar o sete</translation>
    </message>
    <message>
      <source>Of equal sequences counts</source>
      <translation>De sequências iguais conta</translation>
    </message>
    <message>
      <source>4 – one bandeira</source>
      <translation>4 – uma bandeira</translation>
    </message>
    <message>
      <source>8 – two bandeiras</source>
      <translation>8 – duas bandeiras</translation>
    </message>
    <message>
      <source>Nobody scores</source>
      <translation>Ninguém aponta</translation>
    </message>
    <message>
      <source>Next deal double</source>
      <translation>A seguinte vale a dobrar</translation>
    </message>
    <message>
      <source>Cannot happen</source>
      <translation>Não pode acontecer</translation>
    </message>
    <message>
      <source>Can be accused</source>
      <translation>Pode ser acusado</translation>
    </message>
    <message>
      <source>By points</source>
      <translation>Por pontos</translation>
    </message>
    <message>
      <source>By number of deals</source>
      <translation>Por mãos</translation>
    </message>
    <message>
      <source>Any trump suit</source>
      <translation>Qualquer trunfo</translation>
    </message>
    <message>
      <source>Only the turned suit</source>
      <translation>Só o naipe virado</translation>
    </message>
    <message>
      <source>The one in trumps, else elder's</source>
      <translation>A de trunfo; se não, a do mão</translation>
    </message>
  </context>
  <context>
    <name>Prompts</name>
    <message>
      <source>Your bid</source>
      <translation>A sua licitação</translation>
    </message>
    <message>
      <source>Nobody has bid yet</source>
      <translation>Ainda ninguém licitou</translation>
    </message>
    <message>
      <source>Highest: {bid}, {name}</source>
      <translation>Mais alta: {bid}, {name}</translation>
    </message>
    <message>
      <source>passed: {names}</source>
      <translation>passaram: {names}</translation>
    </message>
    <message>
      <source>&amp;Bid {points}</source>
      <translation>&amp;Licitar {points}</translation>
    </message>
    <message>
      <source>&amp;Bid</source>
      <translation>&amp;Licitar</translation>
    </message>
    <message>
      <source>&amp;Nulls</source>
      <translation>&amp;Nulos</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nulos</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passar</translation>
    </message>
    <message>
      <source>No card is played yet: answer this first.</source>
      <translation>Ainda não se joga nenhuma carta: responda primeiro a isto.</translation>
    </message>
    <message>
      <source>Card points to bid</source>
      <translation>Pontos a licitar</translation>
    </message>
    <message>
      <source>Type a number, or use the arrow keys or the wheel; then Enter</source>
      <translation>Escreva um número, ou use as setas ou a roda; depois Enter</translation>
    </message>
    <message>
      <source>At least {points} of the {total} card points with your partner.</source>
      <translation>Pelo menos {points} dos {total} pontos, com o parceiro.</translation>
    </message>
    <message>
      <source>Made: {score} to each of you.</source>
      <translation>Cumprida: {score} a cada um dos dois.</translation>
    </message>
    <message>
      <source>Every trick: {score}.</source>
      <translation>Todas as vazas: {score}.</translation>
    </message>
    <message>
      <source>Alone against all the others, without trump: you must take no trick.</source>
      <translation>Sozinho contra todos, sem trunfo: não pode fazer nenhuma vaza.</translation>
    </message>
    <message>
      <source>Made: {score} to you.</source>
      <translation>Cumpridos: {score} para si.</translation>
    </message>
    <message>
      <source>Not made: {score} to each of the others.</source>
      <translation>Se falhar: {score} a cada um dos outros.</translation>
    </message>
    <message>
      <source>Who passes stays out of this auction.</source>
      <translation>Quem passa fica fora deste leilão.</translation>
    </message>
    <message>
      <source>No higher number can be bid.</source>
      <translation>Não se pode licitar mais alto.</translation>
    </message>
    <message>
      <source>A bid must be higher than {points}.</source>
      <translation>Uma licitação tem de passar de {points}.</translation>
    </message>
    <message>
      <source>Bids go from {lowest} to {highest}.</source>
      <translation>Licita-se de {lowest} a {highest}.</translation>
    </message>
    <message>
      <source>Bids go from {lowest} to {highest} in steps of {step}.</source>
      <translation>Licita-se de {lowest} a {highest}, de {step} em {step}.</translation>
    </message>
    <message>
      <source>Name trump and call a card</source>
      <translation>Escolha o trunfo e chame uma carta</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trunfo</translation>
    </message>
    <message>
      <source>Card to call</source>
      <translation>Carta a chamar</translation>
    </message>
    <message>
      <source>Trump: {trump}. You call the {card}; whoever holds it is your partner.</source>
      <translation>Trunfo: {trump}. Carta chamada: {card}; quem a tiver é o seu parceiro.</translation>
    </message>
    <message>
      <source>&amp;Call</source>
      <translation>&amp;Chamar</translation>
    </message>
    <message>
      <source>you hold it</source>
      <translation>é sua</translation>
    </message>
    <message>
      <source>You hold the {card}: call a card that somebody else holds.</source>
      <translation>Essa carta é sua ({card}): chame uma que outro tenha.</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>escolhida</translation>
    </message>
    <message>
      <source>{suit} as trump?</source>
      <translation>{suit} para trunfo?</translation>
    </message>
    <message>
      <source>Whoever makes trump must end with the higher total.</source>
      <translation>Quem escolhe o trunfo tem de acabar com o total mais alto.</translation>
    </message>
    <message>
      <source>&amp;Take {suit}</source>
      <translation>&amp;Aceitar {suit}</translation>
    </message>
    <message>
      <source>Name another suit as trump?</source>
      <translation>Dizer outro naipe para trunfo?</translation>
    </message>
    <message>
      <source>{suit} turned down. Whoever makes trump must end with the higher total.</source>
      <translation>{suit}: recusado. Quem escolhe o trunfo tem de acabar com o total mais alto.</translation>
    </message>
    <message>
      <source>{suit} as trump</source>
      <translation>{suit} para trunfo</translation>
    </message>
    <message>
      <source>The turned card: {card}</source>
      <translation>A carta virada: {card}</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <translation>Antes da primeira vaza</translation>
    </message>
    <message>
      <source>Both players see an announced sequence; only the better one scores. A player announces one at most.</source>
      <translation>Uma sequência anunciada veem-na os dois; só a melhor marca. Cada um anuncia uma, quando muito.</translation>
    </message>
    <message>
      <source>Exchange before you announce a sequence.</source>
      <translation>Troque antes de anunciar uma sequência.</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>Trocar</translation>
    </message>
    <message>
      <source>Exchange the {given} for the {taken}</source>
      <translation>Trocar {given} por {taken}</translation>
    </message>
    <message>
      <source>Sequence: {points}</source>
      <translation>Sequência: {points}</translation>
    </message>
    <message>
      <source>Announce the sequence {cards}: {points}</source>
      <translation>Anunciar a sequência {cards}: {points}</translation>
    </message>
    <message>
      <source>&amp;Nothing more</source>
      <translation>&amp;Mais nada</translation>
    </message>
    <message>
      <source>King and queen of trumps</source>
      <translation>Rei e dama de trunfo</translation>
    </message>
    <message>
      <source>&amp;Say “bella”: +{points}</source>
      <translation>&amp;Dizer «bella»: +{points}</translation>
    </message>
    <message>
      <source>&amp;Play silently</source>
      <translation>Jogar &amp;calado</translation>
    </message>
    <message>
      <source>You play the {card}, the second of the pair.</source>
      <translation>Joga {card}, a segunda das duas.</translation>
    </message>
    <message>
      <source>You cut the pack</source>
      <translation>Parta o baralho</translation>
    </message>
    <message>
      <source>Click or use the arrow keys. You lead the first trick.</source>
      <translation>Clique ou use as setas. É você quem puxa primeiro.</translation>
    </message>
    <message>
      <source>Where to cut: cards lifted off</source>
      <translation>Onde partir: cartas tiradas de cima</translation>
    </message>
    <message>
      <source>Lifted off: {top}. Left lying: {bottom}</source>
      <translation>Tiradas: {top}. Ficam: {bottom}</translation>
    </message>
    <message>
      <source>&amp;Cut here</source>
      <translation>&amp;Partir aqui</translation>
    </message>
    <message>
      <source>You deal: which card is turned?</source>
      <translation>É você a dar: que carta vira?</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passo</translation>
    </message>
    <message>
      <source>takes {suit}</source>
      <translation>aceito {suit}</translation>
    </message>
    <message>
      <source>{suit} are trumps</source>
      <translation>{suit} é trunfo</translation>
    </message>
    <message>
      <source>{suit} trump, calls</source>
      <translation>trunfo {suit}, chamo</translation>
    </message>
    <message>
      <source>exchanges the seven</source>
      <translation>troco o sete</translation>
    </message>
    <message>
      <source>sequence: {points}</source>
      <translation>sequência: {points}</translation>
    </message>
    <message>
      <source>nothing more</source>
      <translation>mais nada</translation>
    </message>
    <message>
      <source>bella!</source>
      <translation>bella!</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Contrato</translation>
    </message>
    <message>
      <source>Highest bid</source>
      <translation>Licitação</translation>
    </message>
    <message>
      <source>{name} · {bid}</source>
      <translation>{name} · {bid}</translation>
    </message>
    <message>
      <source>Maker</source>
      <translation>Declarante</translation>
    </message>
    <message>
      <source>calls</source>
      <translation>chama</translation>
    </message>
    <message>
      <source>Called: {card}</source>
      <translation>Chamada: {card}</translation>
    </message>
    <message>
      <source>Partner: {name}</source>
      <translation>Parceiro: {name}</translation>
    </message>
    <message>
      <source>Partner: ?</source>
      <translation>Parceiro: ?</translation>
    </message>
    <message>
      <source>Partner: not shown yet</source>
      <translation>Parceiro: ainda por descobrir</translation>
    </message>
    <message>
      <source>You hold it</source>
      <translation>Está consigo</translation>
    </message>
    <message>
      <source>You hold the called card</source>
      <translation>A carta chamada está consigo</translation>
    </message>
    <message>
      <source>alone, no trump, no trick</source>
      <translation>sozinho, sem trunfo, sem vaza</translation>
    </message>
    <message>
      <source>Sequence: {name}, {points}</source>
      <translation>Sequência: {name}, {points}</translation>
    </message>
    <message>
      <source>Bella: {name}, {points}</source>
      <translation>Bella: {name}, {points}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Trunfo: {suit}</translation>
    </message>
    <message>
      <source>The &amp;bottom card</source>
      <translation>A de &amp;baixo</translation>
    </message>
    <message>
      <source>Ten cards each to the left and on round; you are served last and hold it.</source>
      <translation>Dez cartas a cada um, pela esquerda; você fica para o fim e guarda a virada.</translation>
    </message>
    <message>
      <source>The &amp;top card</source>
      <translation>A de &amp;cima</translation>
    </message>
    <message>
      <source>You take it and nine more; the rest goes round to the right, ten cards each.</source>
      <translation>Fica com ela e mais nove; o resto vai pela direita, dez a cada um.</translation>
    </message>
  </context>
  <context>
    <name>Reasons</name>
    <message>
      <source>nothing else can be done</source>
      <translation>não há outra escolha</translation>
    </message>
    <message>
      <source>all cards that can be played are worth the same here</source>
      <translation>todas as cartas que se podem jogar valem aqui o mesmo</translation>
    </message>
    <message>
      <source>nothing seems better</source>
      <translation>nada parece melhor</translation>
    </message>
    <message>
      <source>it is an ace that should not be trumped</source>
      <translation>é um ás que não deve ser cortado</translation>
    </message>
    <message>
      <source>nothing higher is left in {suit}</source>
      <translation>já não há carta mais alta em {suit}</translation>
    </message>
    <message>
      <source>no opponent can beat it</source>
      <translation>nenhum adversário a pode bater</translation>
    </message>
    <message>
      <source>it draws the opponents’ trumps; still out: {points}</source>
      <translation>tira os trunfos aos adversários; por sair: {points}</translation>
    </message>
    <message>
      <source>may trump, having run out of {suit}: {name}</source>
      <translation>já não tem {suit} e pode cortar: {name}</translation>
    </message>
    <message>
      <source>it is a lead that gives little away</source>
      <translation>é uma saída que arrisca pouco</translation>
    </message>
    <message>
      <source>partner is sure to win this trick, so it gets points</source>
      <translation>a vaza é de certeza do parceiro, por isso leva pontos</translation>
    </message>
    <message>
      <source>partner is winning this trick, so it gets points</source>
      <translation>o parceiro está a ganhar a vaza, por isso leva pontos</translation>
    </message>
    <message>
      <source>the one winning this trick seems to be on the same side: {name}</source>
      <translation>quem está a ganhar a vaza parece ser do mesmo lado: {name}</translation>
    </message>
    <message>
      <source>it should win the trick; card points in it so far: {points}</source>
      <translation>deve ganhar a vaza; pontos já nela: {points}</translation>
    </message>
    <message>
      <source>it is sure to win the trick; card points in it: {points}</source>
      <translation>ganha a vaza de certeza; pontos nela: {points}</translation>
    </message>
    <message>
      <source>it wins the trick too, and {card} is kept</source>
      <translation>também ganha a vaza, e poupa-se {card}</translation>
    </message>
    <message>
      <source>it makes sure of the trick that partner is winning</source>
      <translation>segura a vaza que o parceiro está a ganhar</translation>
    </message>
    <message>
      <source>it trumps the card points on the table: {points}</source>
      <translation>corta os pontos que estão na mesa: {points}</translation>
    </message>
    <message>
      <source>it keeps {card} until the ace has gone</source>
      <translation>guarda {card} até sair o ás</translation>
    </message>
    <message>
      <source>it costs few points, and {card} is kept from the ace on the table</source>
      <translation>custa poucos pontos, e {card} escapa ao ás que está na mesa</translation>
    </message>
    <message>
      <source>it gives few points, and {card} is kept until the ace has gone</source>
      <translation>dá poucos pontos, e {card} fica guardado até sair o ás</translation>
    </message>
    <message>
      <source>the trick is not worth a trump; card points on the table: {points}</source>
      <translation>a vaza não vale um trunfo; pontos na mesa: {points}</translation>
    </message>
    <message>
      <source>another is winning this trick, so it gets little</source>
      <translation>outro está a ganhar a vaza, por isso leva pouco</translation>
    </message>
    <message>
      <source>once it is gone, {suit} can be trumped</source>
      <translation>depois dela, {suit} já se pode cortar</translation>
    </message>
    <message>
      <source>this trick brings at least {points} card points together, and the score hangs on that</source>
      <translation>com esta vaza juntam-se pelo menos {points} pontos, e disso depende o resultado</translation>
    </message>
    <message>
      <source>it is the called card: now everybody knows the partner</source>
      <translation>é a carta chamada: agora todos sabem quem é o parceiro</translation>
    </message>
    <message>
      <source>{card} stays in the hand, and the partner a secret</source>
      <translation>{card} fica na mão e o parceiro em segredo</translation>
    </message>
    <message>
      <source>the deals played out prefer it to {card}; card points: +{points}</source>
      <translation>os jogos simulados preferem-na a {card}; pontos: +{points}</translation>
    </message>
    <message>
      <source>the deals played out show no clear difference</source>
      <translation>os jogos simulados não mostram diferença clara</translation>
    </message>
    <message>
      <source>{name} did not follow {suit}, and later played {card}</source>
      <translation>{name} não assistiu a {suit}, e depois jogou {card}</translation>
    </message>
    <message>
      <source>with {suit} as trump the hand and a partner should make about {points} card points</source>
      <translation>com {suit} de trunfo, esta mão e um parceiro devem fazer cerca de {points} pontos</translation>
    </message>
    <message>
      <source>the hand should take no trick; chances in a hundred: {points}</source>
      <translation>a mão não deve fazer vazas; hipóteses em cem: {points}</translation>
    </message>
    <message>
      <source>even with {suit} as trump the hand should make only about {points} card points</source>
      <translation>mesmo com {suit} de trunfo, a mão só deve fazer cerca de {points} pontos</translation>
    </message>
    <message>
      <source>the hand is too weak for the maker of trump</source>
      <translation>a mão é fraca para escolher o trunfo</translation>
    </message>
    <message>
      <source>the hand is strongest with {suit} as trump, and {card} helps it most</source>
      <translation>a mão é mais forte com {suit} de trunfo, e {card} é o que mais a ajuda</translation>
    </message>
    <message>
      <source>played out in many deals, this call makes the bid most often; successes in a hundred: {points}</source>
      <translation>em muitos jogos simulados, é com esta chamada que a licitação mais se cumpre; êxitos em cem: {points}</translation>
    </message>
    <message>
      <source>with {suit} as trump the hand does better than by passing</source>
      <translation>com {suit} de trunfo, a mão rende mais do que passando</translation>
    </message>
    <message>
      <source>the turned card is worth more than the seven: {card}</source>
      <translation>a carta virada vale mais do que o sete: {card}</translation>
    </message>
    <message>
      <source>the sequence may score: {points}</source>
      <translation>a sequência pode valer: {points}</translation>
    </message>
    <message>
      <source>nothing that could be announced would gain</source>
      <translation>nada do que se pode anunciar traz ganho</translation>
    </message>
    <message>
      <source>others can go over it</source>
      <translation>os outros podem passar por cima</translation>
    </message>
    <message>
      <source>it is the highest card that leaves the trick to another</source>
      <translation>é a carta mais alta que deixa a vaza a outro</translation>
    </message>
    <message>
      <source>it is the card most likely to take a trick later</source>
      <translation>é a carta que mais arrisca fazer vaza depois</translation>
    </message>
    <message>
      <source>it is low, and the soloist may have to go over it</source>
      <translation>é baixa, e quem joga sozinho pode ter de passar por cima</translation>
    </message>
    <message>
      <source>it is high, and low cards are worth keeping</source>
      <translation>é alta, e convém guardar as baixas</translation>
    </message>
    <message>
      <source>more of the deals played out are won with it than with {card}; wins in a hundred: +{points}</source>
      <translation>ganham-se mais dos jogos simulados com ela do que com {card}; vitórias em cem: +{points}</translation>
    </message>
    <message>
      <source>the deals played out prefer it to {card}; successes in a hundred: +{points}</source>
      <translation>os jogos simulados preferem-na a {card}; êxitos em cem: +{points}</translation>
    </message>
    <message>
      <source>best</source>
      <translation>melhor</translation>
    </message>
    <message>
      <source>fine</source>
      <translation>bom</translation>
    </message>
    <message>
      <source>mistake</source>
      <translation>erro</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nulos</translation>
    </message>
    <message>
      <source>take the turned suit</source>
      <translation>aceitar o naipe virado</translation>
    </message>
    <message>
      <source>exchange the seven</source>
      <translation>trocar o sete</translation>
    </message>
    <message>
      <source>accuse you of a renounce</source>
      <translation>acusar você de renúncia</translation>
    </message>
    <message>
      <source>{action}: {reason}.</source>
      <translation>{action}: {reason}.</translation>
    </message>
    <message>
      <source>nothing more</source>
      <translation>mais nada</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passo</translation>
    </message>
    <message>
      <source>bid {points}</source>
      <translation>licitar {points}</translation>
    </message>
    <message>
      <source>{suit} as trump, {card} called</source>
      <translation>{suit} de trunfo, chamar {card}</translation>
    </message>
    <message>
      <source>{suit} as trump</source>
      <translation>{suit} de trunfo</translation>
    </message>
    <message>
      <source>sequence: {cards}</source>
      <translation>sequência: {cards}</translation>
    </message>
    <message>
      <source>accuse {name} of a renounce</source>
      <translation>acusar {name} de renúncia</translation>
    </message>
  </context>
  <context>
    <name>Records</name>
    <message>
      <source>Open a saved match</source>
      <translation>Abrir uma partida guardada</translation>
    </message>
    <message>
      <source>Save this match</source>
      <translation>Guardar esta partida</translation>
    </message>
    <message>
      <source>Save the score sheet as a table</source>
      <translation>Guardar a folha de pontos como tabela</translation>
    </message>
    <message>
      <source>Save the score sheet as PDF</source>
      <translation>Guardar a folha de pontos em PDF</translation>
    </message>
    <message>
      <source>Matches of Sueca Desktop</source>
      <translation>Partidas do Sueca Desktop</translation>
    </message>
    <message>
      <source>Tables, values separated</source>
      <translation>Tabelas, valores separados</translation>
    </message>
    <message>
      <source>PDF documents</source>
      <translation>Documentos PDF</translation>
    </message>
    <message>
      <source>Saved as {file}.</source>
      <translation>Guardado como {file}.</translation>
    </message>
    <message>
      <source>The score sheet is copied.</source>
      <translation>A folha de pontos está copiada.</translation>
    </message>
    <message>
      <source>{file} cannot be written: {reason}.</source>
      <translation>Não é possível escrever {file}: {reason}.</translation>
    </message>
    <message>
      <source>The score sheet is printed.</source>
      <translation>A folha de pontos está impressa.</translation>
    </message>
    <message>
      <source>No printer can be reached.</source>
      <translation>Não se encontra nenhuma impressora.</translation>
    </message>
    <message>
      <source>Deal {number} is not finished: you can play on from where it stands.</source>
      <translation>A mão {number} não acabou: pode continuar a partir de onde está.</translation>
    </message>
    <message>
      <source>The match goes on: you can play the next deal.</source>
      <translation>A partida continua: pode jogar a mão seguinte.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <translation>A partida acabou.</translation>
    </message>
    <message>
      <source>Nothing has been dealt yet.</source>
      <translation>Ainda não se deu nada.</translation>
    </message>
    <message>
      <source>Played on, the deals in it count in the statistics as your own.</source>
      <translation>Se continuar, os jogos que ela contém contam como seus nas estatísticas.</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Continuar</translation>
    </message>
    <message>
      <source>&amp;Look at the last deal</source>
      <translation>&amp;Ver a última mão</translation>
    </message>
    <message>
      <source>All deals are fair: their cards fit their seeds.</source>
      <translation>Todas as mãos condizem: as cartas são as das suas sementes.</translation>
    </message>
    <message>
      <source>Not fair: deal {number}.</source>
      <translation>Não condiz: a mão {number}.</translation>
    </message>
    <message>
      <source>{points}, bidder’s side</source>
      <translation>{points}, lado de quem licitou</translation>
    </message>
    <message>
      <source>{points}, the others</source>
      <translation>{points}, os outros</translation>
    </message>
    <message>
      <source>{points}, {side}</source>
      <translation>{points}: {side}</translation>
    </message>
    <message>
      <source>{name}, this deal</source>
      <translation>{name}, nesta mão</translation>
    </message>
    <message>
      <source>{name}, in all</source>
      <translation>{name}, no total</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trunfo</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Nota</translation>
    </message>
    <message>
      <source>Begun {date}</source>
      <translation>Começada em {date}</translation>
    </message>
    <message>
      <source>{file} cannot be read.</source>
      <translation>Não é possível ler {file}.</translation>
    </message>
    <message>
      <source>{file} is too large to be a saved match.</source>
      <translation>{file} é grande demais para uma partida guardada.</translation>
    </message>
    <message>
      <source>{file} is not a saved match, or it is damaged.</source>
      <translation>{file} não é uma partida guardada, ou está danificado.</translation>
    </message>
    <message>
      <source>{file} comes from a newer version of this app.</source>
      <translation>{file} vem de uma versão mais recente desta aplicação.</translation>
    </message>
    <message>
      <source>{file} is of a game, or has options or players, unknown here.</source>
      <translation>{file} é de um jogo, ou tem opções ou jogadores, que aqui não se conhecem.</translation>
    </message>
    <message>
      <source>In {file}, deal {deal} cannot be right.</source>
      <translation>Em {file}, a mão {deal} não pode estar certa.</translation>
    </message>
    <message>
      <source>In {file}, deal {deal}, step {action} is against the rules.</source>
      <translation>Em {file}, o lance {action} da mão {deal} é contra as regras.</translation>
    </message>
  </context>
  <context>
    <name>Refusal</name>
    <message>
      <source>It is not your turn</source>
      <translation>Não é a sua vez</translation>
    </message>
    <message>
      <source>This deal is over</source>
      <translation>Esta mão acabou</translation>
    </message>
    <message>
      <source>This match is over</source>
      <translation>Esta partida acabou</translation>
    </message>
    <message>
      <source>That cannot be done now</source>
      <translation>Agora não pode ser</translation>
    </message>
    <message>
      <source>You do not hold that card</source>
      <translation>Não tem essa carta</translation>
    </message>
    <message>
      <source>You must follow {suit}</source>
      <translation>Tem de assistir a {suit}</translation>
    </message>
    <message>
      <source>Without the suit led you must play a trump: {suit}</source>
      <translation>Sem o naipe puxado tem de cortar: {suit}</translation>
    </message>
    <message>
      <source>You must beat the trump that was led</source>
      <translation>Tem de cobrir o trunfo puxado</translation>
    </message>
    <message>
      <source>There is no such player</source>
      <translation>Não há esse jogador</translation>
    </message>
    <message>
      <source>That player has followed suit as the rules ask</source>
      <translation>Esse jogador assistiu, como manda a regra</translation>
    </message>
    <message>
      <source>You cannot accuse your own side</source>
      <translation>Não se acusa a própria equipa</translation>
    </message>
    <message>
      <source>This game has no such bid</source>
      <translation>Este jogo não tem essa licitação</translation>
    </message>
    <message>
      <source>A bid must be higher than the highest so far</source>
      <translation>Uma licitação tem de ser maior do que a mais alta até aí</translation>
    </message>
    <message>
      <source>Nulls are bid before any card points, or above 120</source>
      <translation>Nulos licitam-se antes de quaisquer pontos, ou por cima de 120</translation>
    </message>
    <message>
      <source>You hold that card yourself; call one that you do not</source>
      <translation>Essa carta é sua; chame uma que não tenha</translation>
    </message>
    <message>
      <source>The turned suit was passed; name another</source>
      <translation>O naipe virado foi recusado; diga outro</translation>
    </message>
    <message>
      <source>There is nothing to exchange</source>
      <translation>Não há nada para trocar</translation>
    </message>
    <message>
      <source>A sequence is announced whole, and only if you hold it</source>
      <translation>Uma sequência anuncia-se inteira, e só se a tiver</translation>
    </message>
    <message>
      <source>You have announced your sequence: one is all, and the exchange comes before it</source>
      <translation>Já anunciou a sua sequência: só se anuncia uma, e a troca faz-se antes</translation>
    </message>
    <message>
      <source>Bella is said with the second of the king and queen of trumps</source>
      <translation>A bella diz-se com a segunda das duas, rei e dama de trunfo</translation>
    </message>
  </context>
  <context>
    <name>Review</name>
    <message>
      <source>Review</source>
      <translation>Revisão</translation>
    </message>
    <message>
      <source>All hands &amp;open</source>
      <translation>&amp;Todas as mãos abertas</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>V&amp;oltar</translation>
    </message>
    <message>
      <source>&amp;Learn from your mistakes</source>
      <translation>&amp;Aprender com os erros</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>&amp;Parar</translation>
    </message>
    <message>
      <source>Look &amp;closely</source>
      <translation>Ver &amp;de perto</translation>
    </message>
    <message>
      <source>The deal is being looked at…</source>
      <translation>A mão está a ser analisada…</translation>
    </message>
    <message>
      <source>Not looked at closely yet.</source>
      <translation>Ainda não foi analisada.</translation>
    </message>
    <message>
      <source>This deal could not be looked at.</source>
      <translation>Não foi possível analisar esta mão.</translation>
    </message>
    <message>
      <source>You had no choice to make in this deal.</source>
      <translation>Nesta mão não teve nada a decidir.</translation>
    </message>
    <message>
      <source>No mistake by what you could know.</source>
      <translation>Nenhum erro pelo que podia saber.</translation>
    </message>
    <message>
      <source>To the beginning</source>
      <translation>Para o princípio</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Um passo atrás</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Um passo em frente</translation>
    </message>
    <message>
      <source>To the end</source>
      <translation>Para o fim</translation>
    </message>
    <message>
      <source>Moment of the deal</source>
      <translation>Momento da mão</translation>
    </message>
    <message>
      <source>{step} of {steps}</source>
      <translation>{step} de {steps}</translation>
    </message>
    <message>
      <source>The table</source>
      <translation>A mesa</translation>
    </message>
    <message>
      <source>Your decisions</source>
      <translation>As suas decisões</translation>
    </message>
    <message>
      <source>What your side comes to</source>
      <translation>O que o seu lado vem a fazer</translation>
    </message>
    <message>
      <source>As the cards lay</source>
      <translation>Tal como as cartas estavam</translation>
    </message>
    <message>
      <source>By what you could know</source>
      <translation>Pelo que podia saber</translation>
    </message>
    <message>
      <source>not solved: too many cards</source>
      <translation>por resolver: cartas a mais</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>não medido</translation>
    </message>
    <message>
      <source>nothing lost</source>
      <translation>nada perdido</translation>
    </message>
    <message>
      <source>card points: −{points}</source>
      <translation>pontos em cartas: −{points}</translation>
    </message>
    <message>
      <source>game points: −{points}</source>
      <translation>pontos de jogo: −{points}</translation>
    </message>
    <message>
      <source>points: −{points}</source>
      <translation>pontos: −{points}</translation>
    </message>
    <message>
      <source>chance to win: −{points}%</source>
      <translation>hipótese de ganhar: −{points}%</translation>
    </message>
    <message>
      <source>Best as the cards lay: {actions}</source>
      <translation>O melhor, tal como as cartas estavam: {actions}</translation>
    </message>
    <message>
      <source>The expert: {action}</source>
      <translation>O mestre: {action}</translation>
    </message>
    <message>
      <source>You: {action}</source>
      <translation>Você: {action}</translation>
    </message>
    <message>
      <source>{action}. {known}: {known_grade}. {laid}: {laid_grade}.</source>
      <translation>{action}. {known}: {known_grade}. {laid}: {laid_grade}.</translation>
    </message>
    <message>
      <source>no grade</source>
      <translation>sem nota</translation>
    </message>
    <message>
      <source>After {step}: {points} card points as the cards lay</source>
      <translation>Depois de {step}: {points} pontos em cartas, tal como estavam</translation>
    </message>
    <message>
      <source>After {step}: your side has its way as the cards lay</source>
      <translation>Depois de {step}: o seu lado consegue, tal como as cartas estavam</translation>
    </message>
    <message>
      <source>After {step}: your side fails as the cards lay</source>
      <translation>Depois de {step}: o seu lado falha, tal como as cartas estavam</translation>
    </message>
    <message>
      <source>After {step}: not solved</source>
      <translation>Depois de {step}: por resolver</translation>
    </message>
    <message>
      <source>No card has been played</source>
      <translation>Nenhuma carta foi jogada</translation>
    </message>
    <message>
      <source>The curve comes with the analysis</source>
      <translation>A curva vem com a análise</translation>
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
      <translation>{name}: cartas escondidas, {count}</translation>
    </message>
    <message>
      <source>On the table: {cards}</source>
      <translation>Na mesa: {cards}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Trunfo: {suit}</translation>
    </message>
    <message>
      <source>No trump</source>
      <translation>Sem trunfo</translation>
    </message>
    <message>
      <source>Next, {name}: {action}</source>
      <translation>A seguir, {name}: {action}</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>A mão acabou</translation>
    </message>
    <message>
      <source>Learn from your mistakes</source>
      <translation>Aprender com os erros</translation>
    </message>
    <message>
      <source>You chose this: {action}. Find something better.</source>
      <translation>Escolheu isto: {action}. Encontre melhor.</translation>
    </message>
    <message>
      <source>Well found: {action}</source>
      <translation>Bem visto: {action}</translation>
    </message>
    <message>
      <source>Better, but there is more to be had: {action}</source>
      <translation>Melhor, mas ainda há mais: {action}</translation>
    </message>
    <message>
      <source>Not that: {action}. Try again.</source>
      <translation>Isso não: {action}. Tente outra vez.</translation>
    </message>
    <message>
      <source>That is what you did: {action}. Try something else.</source>
      <translation>Foi o que fez: {action}. Tente outra coisa.</translation>
    </message>
    <message>
      <source>Show the &amp;answer</source>
      <translation>Mostrar a &amp;resposta</translation>
    </message>
    <message>
      <source>The answer: {action}</source>
      <translation>A resposta: {action}</translation>
    </message>
    <message>
      <source>&amp;Next mistake</source>
      <translation>Erro &amp;seguinte</translation>
    </message>
    <message>
      <source>&amp;Back to the review</source>
      <translation>V&amp;oltar à revisão</translation>
    </message>
    <message>
      <source>What could be done</source>
      <translation>O que se podia fazer</translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s) by what you could know</source>
      <translation>
        <numerusform>%n erro pelo que podia saber</numerusform>
        <numerusform>%n erros pelo que podia saber</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>Rules</source>
      <translation>Regras</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>À mesa</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jogadores</translation>
    </message>
    <message>
      <source>Fair deals</source>
      <translation>Sem batota</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Jogo</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Índice</translation>
    </message>
    <message>
      <source>Search this page</source>
      <translation>Procurar nesta página</translation>
    </message>
    <message>
      <source>Search…</source>
      <translation>Procurar…</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Ocorrência anterior</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Ocorrência seguinte</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>não há</translation>
    </message>
    <message>
      <source>Trumps</source>
      <translation>Trunfo</translation>
    </message>
    <message>
      <source>Other suits</source>
      <translation>Outros naipes</translation>
    </message>
    <message>
      <source>Card</source>
      <translation>Carta</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Bid</source>
      <translation>Licitação</translation>
    </message>
    <message>
      <source>Card points that may be bid</source>
      <translation>O que se pode licitar</translation>
    </message>
    <message>
      <source>Each winner</source>
      <translation>Cada vencedor</translation>
    </message>
    <message>
      <source>Each loser</source>
      <translation>Cada vencido</translation>
    </message>
    <message>
      <source>The winners</source>
      <translation>Quem ganha</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Every trick</source>
      <translation>Todas as vazas</translation>
    </message>
    <message>
      <source>A renounce, accused</source>
      <translation>Renúncia acusada</translation>
    </message>
    <message>
      <source>60 : 60</source>
      <translation>60 : 60</translation>
    </message>
    <message>
      <source>Nulls</source>
      <translation>Nulos</translation>
    </message>
    <message>
      <source>before any points, or above {highest}</source>
      <translation>antes de quaisquer pontos, ou por cima de {highest}</translation>
    </message>
    <message>
      <source>Sequence</source>
      <translation>Sequência</translation>
    </message>
    <message>
      <source>Three cards</source>
      <translation>Três cartas</translation>
    </message>
    <message>
      <source>Four cards or more</source>
      <translation>Quatro cartas ou mais</translation>
    </message>
    <message>
      <source>Bella</source>
      <translation>Bella</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Última vaza</translation>
    </message>
    <message>
      <source>Option</source>
      <translation>Opção</translation>
    </message>
    <message>
      <source>In force</source>
      <translation>Em vigor</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n ocorrência</numerusform>
        <numerusform>%n ocorrências</numerusform>
      </translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{place} de {count}</translation>
    </message>
  </context>
  <context>
    <name>Saw</name>
    <message>
      <source>What the computer &amp;saw</source>
      <translation>O que via o &amp;computador</translation>
    </message>
    <message>
      <source>What {name} saw</source>
      <translation>O que via {name}</translation>
    </message>
    <message>
      <source>This, and nothing else, is what the decision was made from.</source>
      <translation>Foi com isto, e com mais nada, que se decidiu.</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>Decisão</translation>
    </message>
    <message>
      <source>The decision before</source>
      <translation>A decisão anterior</translation>
    </message>
    <message>
      <source>The next decision</source>
      <translation>A decisão seguinte</translation>
    </message>
    <message>
      <source>Own cards</source>
      <translation>As suas cartas</translation>
    </message>
    <message>
      <source>On the table</source>
      <translation>Na mesa</translation>
    </message>
    <message>
      <source>Nothing yet: it was to lead.</source>
      <translation>Ainda nada: cabia-lhe sair.</translation>
    </message>
    <message>
      <source>What all had shown</source>
      <translation>O que todos tinham mostrado</translation>
    </message>
    <message>
      <source>Nobody had given away where a card lies.</source>
      <translation>Ninguém dera a conhecer onde está uma carta.</translation>
    </message>
    <message>
      <source>{name}: none left of {suits}</source>
      <translation>{name}: já sem {suits}</translation>
    </message>
    <message>
      <source>{name}, for certain: {cards}</source>
      <translation>{name}, de certeza: {cards}</translation>
    </message>
    <message>
      <source>The called card, {card}, may be with: {names}</source>
      <translation>A carta chamada, {card}, pode estar com: {names}</translation>
    </message>
    <message>
      <source>The called card is its own: {card}</source>
      <translation>A carta chamada é sua: {card}</translation>
    </message>
    <message>
      <source>Cards out of its sight: {count}</source>
      <translation>Cartas que não via: {count}</translation>
    </message>
    <message>
      <source>Trick {number}: {what}</source>
      <translation>Vaza {number}: {what}</translation>
    </message>
    <message>
      <source>{name}, {action}: {reason}.</source>
      <translation>{name}, {action}: {reason}.</translation>
    </message>
    <message>
      <source>The deal is not over: what the others see is told afterwards.</source>
      <translation>A mão não acabou: o que os outros veem diz-se depois.</translation>
    </message>
  </context>
  <context>
    <name>Score</name>
    <message>
      <source>More than 60 card points score 1</source>
      <translation>Mais de 60 pontos valem 1</translation>
    </message>
    <message>
      <source>91 card points or more score 2</source>
      <translation>91 pontos ou mais valem 2</translation>
    </message>
    <message>
      <source>All 120 card points score 4, a whole bandeira</source>
      <translation>Os 120 pontos valem 4, uma bandeira inteira</translation>
    </message>
    <message>
      <source>Every trick taken scores 4</source>
      <translation>Todas as vazas valem 4</translation>
    </message>
    <message>
      <source>With 60 card points each nobody scores</source>
      <translation>Com 60 pontos cada, ninguém marca</translation>
    </message>
    <message>
      <source>A renounce that is found out scores 4 for the other side</source>
      <translation>Uma renúncia descoberta vale 4 para o outro lado</translation>
    </message>
    <message>
      <source>Everybody passed: nobody scores</source>
      <translation>Passaram todos: ninguém marca</translation>
    </message>
    <message>
      <source>The bid was made: bidder and partner score</source>
      <translation>Cumpriu-se a licitação: marca quem licitou, e o parceiro</translation>
    </message>
    <message>
      <source>The bid was not made: the opponents score</source>
      <translation>A licitação falhou: marcam os adversários</translation>
    </message>
    <message>
      <source>A capote: bidder and partner took every trick</source>
      <translation>Capote: quem licitou e o parceiro fizeram todas as vazas</translation>
    </message>
    <message>
      <source>Nulls made: the soloist took no trick</source>
      <translation>Nulos cumpridos: quem jogou sozinho não fez vaza</translation>
    </message>
    <message>
      <source>Nulls lost: the soloist took a trick</source>
      <translation>Nulos falhados: quem jogou sozinho fez uma vaza</translation>
    </message>
    <message>
      <source>The maker has more: both score what they have</source>
      <translation>O declarante tem mais: cada um marca o que tem</translation>
    </message>
    <message>
      <source>Both have the same: only the maker's opponent scores</source>
      <translation>Têm ambos o mesmo: só marca o outro</translation>
    </message>
    <message>
      <source>The maker has less: the opponent scores both totals</source>
      <translation>O declarante tem menos: o outro marca os dois totais</translation>
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
      <translation>todas as vazas</translation>
    </message>
    <message>
      <source>60 : 60</source>
      <translation>60 : 60</translation>
    </message>
    <message>
      <source>renounce</source>
      <translation>renúncia</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>passou</translation>
    </message>
    <message>
      <source>made</source>
      <translation>cumprida</translation>
    </message>
    <message>
      <source>not made</source>
      <translation>falhada</translation>
    </message>
    <message>
      <source>capote</source>
      <translation>capote</translation>
    </message>
    <message>
      <source>nulls made</source>
      <translation>nulos ganhos</translation>
    </message>
    <message>
      <source>nulls lost</source>
      <translation>nulos perdidos</translation>
    </message>
    <message>
      <source>maker over</source>
      <translation>por cima</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>iguais</translation>
    </message>
    <message>
      <source>maker under</source>
      <translation>por baixo</translation>
    </message>
    <message>
      <source>{rule}; this deal counted double after a tie</source>
      <translation>{rule}; esta mão valeu a dobrar depois de um empate</translation>
    </message>
  </context>
  <context>
    <name>Settings</name>
    <message>
      <source>Settings</source>
      <translation>Definições</translation>
    </message>
    <message>
      <source>&amp;Reset all but the players</source>
      <translation>&amp;Repor tudo menos os jogadores</translation>
    </message>
    <message>
      <source>&amp;Take back the reset</source>
      <translation>&amp;Anular a reposição</translation>
    </message>
    <message>
      <source>Looks</source>
      <translation>Aspeto</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Cartas</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jogadores</translation>
    </message>
    <message>
      <source>Playing</source>
      <translation>Jogo</translation>
    </message>
    <message>
      <source>Language and sound</source>
      <translation>Língua e som</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Cores</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Mesa</translation>
    </message>
    <message>
      <source>Deck</source>
      <translation>Baralho</translation>
    </message>
    <message>
      <source>Card back</source>
      <translation>Verso das cartas</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Letras</translation>
    </message>
    <message>
      <source>As the language</source>
      <translation>Conforme a língua</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Tamanho do texto</translation>
    </message>
    <message>
      <source>At the table, {percent} is the most that fits in this window.</source>
      <translation>À mesa, {percent} é o máximo que cabe nesta janela.</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidade</translation>
    </message>
    <message>
      <source>Cards move</source>
      <translation>Movimento das cartas</translation>
    </message>
    <message>
      <source>Trump in the hand</source>
      <translation>Trunfo na mão</translation>
    </message>
    <message>
      <source>Within a suit</source>
      <translation>Dentro do naipe</translation>
    </message>
    <message>
      <source>A card is played</source>
      <translation>Uma carta joga-se</translation>
    </message>
    <message>
      <source>Points taken so far</source>
      <translation>Pontos já feitos</translation>
    </message>
    <message>
      <source>Experts think</source>
      <translation>Os mestres pensam</translation>
    </message>
    <message>
      <source>You play as</source>
      <translation>Joga como</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nome</translation>
    </message>
    <message>
      <source>Re&amp;name</source>
      <translation>Mudar o &amp;nome</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Acrescentar</translation>
    </message>
    <message>
      <source>Remo&amp;ve…</source>
      <translation>Remo&amp;ver…</translation>
    </message>
    <message>
      <source>Remove {name} from the players?</source>
      <translation>Remover {name} dos jogadores?</translation>
    </message>
    <message>
      <source>Remove, keep the &amp;deals</source>
      <translation>Remover, guardar as mã&amp;os</translation>
    </message>
    <message>
      <source>Remove with all dea&amp;ls</source>
      <translation>Remover com &amp;todas as mãos</translation>
    </message>
    <message>
      <source>&amp;Keep the player</source>
      <translation>&amp;Manter o jogador</translation>
    </message>
    <message>
      <source>Write a name into the field first.</source>
      <translation>Escreva primeiro um nome no campo.</translation>
    </message>
    <message>
      <source>There is a player of that name already.</source>
      <translation>Já há um jogador com esse nome.</translation>
    </message>
    <message>
      <source>Every player has statistics of their own. Another player takes over with the next game; another name for the same player holds everywhere, in earlier games too.</source>
      <translation>Cada jogador tem as suas próprias estatísticas. Outro jogador entra no próximo jogo; outro nome para o mesmo jogador vale em toda a parte, também nos jogos anteriores.</translation>
    </message>
    <message>
      <source>The others</source>
      <translation>Os outros</translation>
    </message>
    <message>
      <source>First after you</source>
      <translation>A seguir a si</translation>
    </message>
    <message>
      <source>Second</source>
      <translation>Segundo</translation>
    </message>
    <message>
      <source>Third</source>
      <translation>Terceiro</translation>
    </message>
    <message>
      <source>Fourth</source>
      <translation>Quarto</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Língua</translation>
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
      <translation>Ligados</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Desligados</translation>
    </message>
    <message>
      <source>Strongest at the left</source>
      <translation>A mais forte à esquerda</translation>
    </message>
    <message>
      <source>Weakest at the left</source>
      <translation>A mais fraca à esquerda</translation>
    </message>
    <message>
      <source>By one click</source>
      <translation>Com um clique</translation>
    </message>
    <message>
      <source>By a second click</source>
      <translation>Com um segundo clique</translation>
    </message>
    <message>
      <source>Shown</source>
      <translation>À vista</translation>
    </message>
    <message>
      <source>Hidden</source>
      <translation>Escondidos</translation>
    </message>
    <message>
      <source>They fly</source>
      <translation>Voam</translation>
    </message>
    <message>
      <source>They only appear</source>
      <translation>Só aparecem</translation>
    </message>
    <message>
      <source>At the left</source>
      <translation>À esquerda</translation>
    </message>
    <message>
      <source>At the right</source>
      <translation>À direita</translation>
    </message>
    <message>
      <source>Among the others</source>
      <translation>Entre os outros</translation>
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
      <translation>{name} fez trunfo: {suit}</translation>
    </message>
    <message>
      <source>nulls</source>
      <translation>nulos</translation>
    </message>
    <message>
      <source>Your bid: {bid}</source>
      <translation>A sua licitação: {bid}</translation>
    </message>
    <message>
      <source>Bid {bid} by {name}</source>
      <translation>Licitação {bid}, de {name}</translation>
    </message>
    <message>
      <source>Nobody has won the auction yet</source>
      <translation>Ainda ninguém ganhou a licitação</translation>
    </message>
    <message>
      <source>Nobody has made trump yet</source>
      <translation>Ainda ninguém fez trunfo</translation>
    </message>
    <message>
      <source>alone</source>
      <translation>sozinho</translation>
    </message>
    <message>
      <source>under</source>
      <translation>abaixo</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>igual</translation>
    </message>
    <message>
      <source>trump: {suit}</source>
      <translation>trunfo: {suit}</translation>
    </message>
    <message>
      <source>called: {card}</source>
      <translation>chamada: {card}</translation>
    </message>
    <message>
      <source>partner: {name}</source>
      <translation>parceiro: {name}</translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>your turn</source>
      <translation>a sua vez</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>a jogar</translation>
    </message>
    <message>
      <source>to speak</source>
      <translation>a falar</translation>
    </message>
    <message>
      <source>thinking…</source>
      <translation>a pensar…</translation>
    </message>
    <message>
      <source>novice</source>
      <translation>principiante</translation>
    </message>
    <message>
      <source>club</source>
      <translation>clube</translation>
    </message>
    <message>
      <source>expert</source>
      <translation>mestre</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Você</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Treino</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trunfo</translation>
    </message>
    <message>
      <source>No trump</source>
      <translation>Sem trunfo</translation>
    </message>
    <message>
      <source>not made yet</source>
      <translation>por fazer</translation>
    </message>
    <message>
      <source>playable</source>
      <translation>pode jogar-se</translation>
    </message>
    <message>
      <source>Once more to play it</source>
      <translation>Outra vez para a jogar</translation>
    </message>
    <message>
      <source>the turned card</source>
      <translation>a carta virada</translation>
    </message>
    <message>
      <source>The turned card</source>
      <translation>A carta virada</translation>
    </message>
    <message numerus="yes">
      <source>%n trick(s) taken</source>
      <translation>
        <numerusform>%n vaza feita</numerusform>
        <numerusform>%n vazas feitas</numerusform>
      </translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>deu as cartas</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Última vaza</translation>
    </message>
    <message>
      <source>Shows the last trick; hold L to see it from the keyboard</source>
      <translation>Mostra a última vaza; no teclado, mantenha L premido</translation>
    </message>
    <message>
      <source>Card table</source>
      <translation>Mesa de jogo</translation>
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
      <translation>{name} faz a vaza: {count} pts</translation>
    </message>
  </context>
  <context>
    <name>Window</name>
    <message>
      <source>As the system</source>
      <translation>Como o sistema</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claras</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Escuras</translation>
    </message>
    <message>
      <source>Sueca Desktop</source>
      <translation>Sueca Desktop</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Jogo</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Aj&amp;uda</translation>
    </message>
    <message>
      <source>&amp;Speed</source>
      <translation>&amp;Velocidade</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <translation>&amp;Cores</translation>
    </message>
    <message>
      <source>&amp;Deck</source>
      <translation>&amp;Baralho</translation>
    </message>
    <message>
      <source>Card &amp;back</source>
      <translation>Ve&amp;rso das cartas</translation>
    </message>
    <message>
      <source>&amp;Table</source>
      <translation>&amp;Mesa</translation>
    </message>
    <message>
      <source>Toolbar</source>
      <translation>Barra de ferramentas</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>Novo &amp;jogo…</translation>
    </message>
    <message>
      <source>Ne&amp;xt deal</source>
      <translation>Mão &amp;seguinte</translation>
    </message>
    <message>
      <source>&amp;Accuse…</source>
      <translation>&amp;Acusar…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>An&amp;ular</translation>
    </message>
    <message>
      <source>Re&amp;do</source>
      <translation>R&amp;efazer</translation>
    </message>
    <message>
      <source>Same deal a&amp;gain</source>
      <translation>A mesma &amp;mão outra vez</translation>
    </message>
    <message>
      <source>Deal nu&amp;mber and seal…</source>
      <translation>Número e selo &amp;da mão…</translation>
    </message>
    <message>
      <source>H&amp;int</source>
      <translation>Sugest&amp;ão</translation>
    </message>
    <message>
      <source>&amp;Claim the rest</source>
      <translation>Re&amp;clamar o resto</translation>
    </message>
    <message>
      <source>&amp;Open a saved match…</source>
      <translation>Abrir uma &amp;partida guardada…</translation>
    </message>
    <message>
      <source>Sa&amp;ve this match…</source>
      <translation>&amp;Guardar esta partida…</translation>
    </message>
    <message>
      <source>Score s&amp;heet</source>
      <translation>&amp;Folha de pontos</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copiar</translation>
    </message>
    <message>
      <source>Save as a &amp;table…</source>
      <translation>Guardar como &amp;tabela…</translation>
    </message>
    <message>
      <source>Save as P&amp;DF…</source>
      <translation>Guardar em P&amp;DF…</translation>
    </message>
    <message>
      <source>&amp;Print…</source>
      <translation>&amp;Imprimir…</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <translation>Última va&amp;za</translation>
    </message>
    <message>
      <source>&amp;Result of the deal</source>
      <translation>&amp;Resultado da mão</translation>
    </message>
    <message>
      <source>R&amp;eview of the deal</source>
      <translation>Re&amp;visão da mão</translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation>&amp;Rever</translation>
    </message>
    <message>
      <source>Se&amp;ttings…</source>
      <translation>Defi&amp;nições…</translation>
    </message>
    <message>
      <source>&amp;What the computer saw…</source>
      <translation>O &amp;que via o computador…</translation>
    </message>
    <message>
      <source>&amp;Statistics…</source>
      <translation>Estatís&amp;ticas…</translation>
    </message>
    <message>
      <source>&amp;Past deals…</source>
      <translation>Mãos anteri&amp;ores…</translation>
    </message>
    <message>
      <source>Un&amp;finished games…</source>
      <translation>Partidas por &amp;acabar…</translation>
    </message>
    <message>
      <source>A&amp;bandon match…</source>
      <translation>A&amp;bandonar a partida…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>Sa&amp;ir</translation>
    </message>
    <message>
      <source>Speed: {speed}</source>
      <translation>Velocidade: {speed}</translation>
    </message>
    <message>
      <source>&amp;Mute</source>
      <translation>&amp;Sem som</translation>
    </message>
    <message>
      <source>Sounds on</source>
      <translation>Ligar os sons</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation>&amp;Ecrã inteiro</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Teclas</translation>
    </message>
    <message>
      <source>&amp;About Sueca Desktop</source>
      <translation>&amp;Acerca do Sueca Desktop</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Folha de pontos</translation>
    </message>
    <message>
      <source>Tricks</source>
      <translation>Vazas</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regras</translation>
    </message>
    <message>
      <source>&amp;How to play</source>
      <translation>&amp;Como se joga</translation>
    </message>
    <message>
      <source>&amp;Guided deal</source>
      <translation>Mão &amp;guiada</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Língua</translation>
    </message>
    <message>
      <source>As the system: {language}</source>
      <translation>Como o sistema: {language}</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <translation>Trunfo: {suit}</translation>
    </message>
    <message>
      <source>Your turn</source>
      <translation>É a sua vez</translation>
    </message>
    <message>
      <source>Dealing…</source>
      <translation>A dar cartas…</translation>
    </message>
    <message>
      <source>{name} to play</source>
      <translation>Joga {name}</translation>
    </message>
    <message>
      <source>{name} to speak</source>
      <translation>Fala {name}</translation>
    </message>
    <message>
      <source>You cut the pack</source>
      <translation>Parta o baralho</translation>
    </message>
    <message>
      <source>You deal</source>
      <translation>É você a dar</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <translation>A mão acabou</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Bem-vindo</translation>
    </message>
    <message>
      <source>{first} &amp; {second}</source>
      <translation>{first} e {second}</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Mão</translation>
    </message>
    <message>
      <source>Dealer</source>
      <translation>Dá</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Pontos</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regra</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Ranking</translation>
    </message>
    <message>
      <source>Contract</source>
      <translation>Contrato</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Jogador</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Cartas</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Última</translation>
    </message>
    <message>
      <source>Sequence</source>
      <translation>Sequência</translation>
    </message>
    <message>
      <source>Bella</source>
      <translation>Bela</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Marca</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Ranking points of {name}: {total}</source>
      <translation>Pontos de ranking de {name}: {total}</translation>
    </message>
    <message>
      <source>The first deal will be written down here.</source>
      <translation>A primeira mão fica apontada aqui.</translation>
    </message>
    <message>
      <source>in play</source>
      <translation>em jogo</translation>
    </message>
    <message>
      <source>{score} in this deal, {total} in all</source>
      <translation>{score} nesta mão, {total} ao todo</translation>
    </message>
    <message>
      <source>The tricks of this deal will lie here.</source>
      <translation>As vazas desta mão ficam aqui.</translation>
    </message>
    <message>
      <source>Trick {number}</source>
      <translation>Vaza {number}</translation>
    </message>
    <message>
      <source>Trick {number}: {cards}. Taken by {winner}, card points {points}</source>
      <translation>Vaza {number}: {cards}. Fez a vaza: {winner}, pontos: {points}</translation>
    </message>
    <message>
      <source>{name} {card}</source>
      <translation>{name} {card}</translation>
    </message>
    <message>
      <source>What shall we play?</source>
      <translation>O que vamos jogar?</translation>
    </message>
    <message>
      <source>The others play</source>
      <translation>Os outros jogam</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Você</translation>
    </message>
    <message>
      <source>Opposite you</source>
      <translation>À sua frente</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>Direita</translation>
    </message>
    <message>
      <source>Far right</source>
      <translation>Fundo direita</translation>
    </message>
    <message>
      <source>Far left</source>
      <translation>Fundo esquerda</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Esquerda</translation>
    </message>
    <message>
      <source>Your partner</source>
      <translation>O seu parceiro</translation>
    </message>
    <message>
      <source>On your right</source>
      <translation>À sua direita</translation>
    </message>
    <message>
      <source>On your left</source>
      <translation>À sua esquerda</translation>
    </message>
    <message>
      <source>&amp;Deal the cards</source>
      <translation>&amp;Dar as cartas</translation>
    </message>
    <message>
      <source>The match in progress stops here; it can be gone on with: Game menu, Unfinished games.</source>
      <translation>A partida em curso pára aqui; pode continuá-la depois: menu Jogo, Partidas por acabar.</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Jogos</translation>
    </message>
    <message>
      <source>&amp;Resume</source>
      <translation>&amp;Retomar</translation>
    </message>
    <message>
      <source>Resume: {game}</source>
      <translation>Retomar: {game}</translation>
    </message>
    <message>
      <source>Deal {number}, dealer: {name}</source>
      <translation>Mão {number}, dá: {name}</translation>
    </message>
    <message>
      <source>Next: deal {number}</source>
      <translation>A seguir: mão {number}</translation>
    </message>
    <message>
      <source>{label}: {level}</source>
      <translation>{label}: {level}</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>&amp;Voltar ao jogo</translation>
    </message>
    <message>
      <source>{pair} win the deal</source>
      <translation>{pair} ganham a mão</translation>
    </message>
    <message>
      <source>You win this deal</source>
      <translation>Ganhou esta mão</translation>
    </message>
    <message>
      <source>You win the match, {totals}</source>
      <translation>Ganhou a partida, {totals}</translation>
    </message>
    <message>
      <source>Nobody wins this deal</source>
      <translation>Ninguém ganha esta mão</translation>
    </message>
    <message>
      <source>{pair} win the match, {totals}</source>
      <translation>{pair} ganham a partida, {totals}</translation>
    </message>
    <message>
      <source>This deal goes to {pair}</source>
      <translation>Esta mão vai para {pair}</translation>
    </message>
    <message>
      <source>The match goes to {pair}, {totals}</source>
      <translation>A partida vai para {pair}, {totals}</translation>
    </message>
    <message>
      <source>{pair} share the match, {totals}</source>
      <translation>{pair} repartem a partida, {totals}</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <translation>Passaram todos</translation>
    </message>
    <message>
      <source>Next to deal: {name}</source>
      <translation>Dá a seguir: {name}</translation>
    </message>
    <message>
      <source>card points made: {points}</source>
      <translation>pontos feitos: {points}</translation>
    </message>
    <message>
      <source>Practice: something was taken back, or the deal was dealt again</source>
      <translation>Treino: algo foi anulado ou a mão foi dada outra vez</translation>
    </message>
    <message>
      <source>That deal is over and counts. “{action}” once more goes back into it: it is practice then.</source>
      <translation>Essa mão acabou e conta. Mais uma vez «{action}» volta a entrar nela: passa então a ser treino.</translation>
    </message>
    <message>
      <source>The match is over</source>
      <translation>Fim da partida</translation>
    </message>
    <message>
      <source>Capote!</source>
      <translation>Capote!</translation>
    </message>
    <message>
      <source>partner</source>
      <translation>parceiro</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Monte</translation>
    </message>
    <message>
      <source>Bandeira!</source>
      <translation>Bandeira!</translation>
    </message>
    <message>
      <source>{accuser} accused {accused}, rightly</source>
      <translation>{accuser} acusou {accused}, com razão</translation>
    </message>
    <message>
      <source>Renounce in trick {number}, {name}: {card} on {suit}, with {proof} in hand</source>
      <translation>Renúncia na vaza {number}, {name}: {card} sobre {suit}, com {proof} na mão</translation>
    </message>
    <message>
      <source>The proof fell in trick {number}</source>
      <translation>A prova caiu na vaza {number}</translation>
    </message>
    <message>
      <source>red: the renounce and its proof</source>
      <translation>vermelho: a renúncia e a prova</translation>
    </message>
    <message>
      <source>This deal</source>
      <translation>Esta mão</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>Ao todo</translation>
    </message>
    <message>
      <source>The hands as dealt</source>
      <translation>As mãos como foram dadas</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name}: {cards}</translation>
    </message>
    <message>
      <source>arrow: led · frame: took it</source>
      <translation>seta: saiu · moldura: fez</translation>
    </message>
    <message>
      <source>The tricks</source>
      <translation>As vazas</translation>
    </message>
    <message>
      <source>&amp;Next deal</source>
      <translation>Mão &amp;seguinte</translation>
    </message>
    <message>
      <source>New &amp;game…</source>
      <translation>Novo &amp;jogo…</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>&amp;Fechar</translation>
    </message>
    <message>
      <source>Who has not followed suit?</source>
      <translation>Quem não assistiu?</translation>
    </message>
    <message>
      <source>Accuse an opponent who played another suit while holding the one that was led. If it is so, the deal ends and your side wins it. If it is not, nothing happens.</source>
      <translation>Acuse um adversário que jogou outro naipe tendo do que foi puxado. Se for verdade, a mão acaba e ganha o seu lado. Se não for, não acontece nada.</translation>
    </message>
    <message>
      <source>{name} did not follow suit</source>
      <translation>{name} não assistiu</translation>
    </message>
    <message>
      <source>{name}? {reason}.</source>
      <translation>{name}? {reason}.</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Cancelar</translation>
    </message>
    <message>
      <source>Abandon this match?</source>
      <translation>Abandonar esta partida?</translation>
    </message>
    <message>
      <source>Closing the window is not abandoning: the match waits until you come back to it.</source>
      <translation>Fechar a janela não é abandonar: a partida espera até voltar a ela.</translation>
    </message>
    <message>
      <source>A&amp;bandon</source>
      <translation>A&amp;bandonar</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Alguma coisa correu mal</translation>
    </message>
    <message>
      <source>The app met a fault of its own. Your game is saved after every card; you can play on, or start again.</source>
      <translation>A aplicação encontrou uma falha sua. O jogo fica guardado depois de cada carta; pode continuar, ou abrir de novo.</translation>
    </message>
    <message>
      <source>&amp;Copy details</source>
      <translation>&amp;Copiar pormenores</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Copiado</translation>
    </message>
  </context>
</TS>
