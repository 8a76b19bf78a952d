import { t } from '../../words';

export const kids = {
  p177: t(
    'Deux chouettes partagent une branche et la moitié d’une lune. L’une veut l’autre moitié, l’autre veut surtout dormir.',
    'Two owls share one branch and half a moon. One wants the other half, the other mostly wants to sleep.',
    'Zwei Eulen teilen sich einen Ast und einen halben Mond. Die eine will die andere Hälfte, die andere will vor allem schlafen.',
    'Twee uilen delen een tak en een halve maan. De ene wil de andere helft, de andere wil vooral slapen.',
  ),
  p178: t(
    'Dans une forêt où le vent vole les chapeaux, un renard les ramasse tous. Un matin, les propriétaires viennent réclamer, et il fait froid aux oreilles.',
    'In a forest where the wind steals hats, a fox picks them all up. One morning the owners come to ask, and his ears are cold.',
    'In einem Wald, in dem der Wind Hüte stiehlt, sammelt ein Fuchs sie alle auf. Eines Morgens kommen die Besitzer, und er friert an den Ohren.',
    'In een bos waar de wind hoeden steelt, raapt een vos ze allemaal op. Op een ochtend staan de eigenaars voor zijn hol, en hij heeft koude oren.',
  ),
  p179: t(
    'Une girafe apprend le patin à roulettes et traverse la ville sans savoir freiner. Tout le quartier court derrière elle.',
    'A giraffe learns to roller-skate and crosses the town without knowing how to brake. The whole neighbourhood runs after her.',
    'Eine Giraffe lernt Rollschuh laufen und saust durch die Stadt, ohne bremsen zu können. Das ganze Viertel rennt hinterher.',
    'Een giraf leert rolschaatsen en raast door de stad zonder te kunnen remmen. De hele buurt rent erachteraan.',
  ),
  p180: t(
    'Numéro Neuf a déjà usé huit vies et se promet de garder la dernière au chaud. Puis un souriceau tombe à l’eau.',
    'Number Nine has used up eight lives and means to spend the last one indoors. Then a mouse falls into the canal.',
    'Nummer Neun hat acht Leben verbraucht und will das letzte in Ruhe zu Hause verbringen. Dann fällt eine Maus in den Kanal.',
    'Nummer Negen heeft acht levens verbruikt en wil het laatste rustig binnen slijten. Dan valt er een muisje in de gracht.',
  ),
  p181: t(
    'Dans un banc où tout le monde file, un poisson prend son temps et perd sa classe. Tout seul, il découvre ce que les autres n’ont jamais vu.',
    'In a school where everyone rushes, one fish takes his time and loses his class. On his own, he sees what the others have always missed.',
    'In einem Schwarm, in dem alle eilen, lässt sich ein Fisch Zeit und verliert seine Klasse. Allein entdeckt er, was den anderen immer entgeht.',
    'In een school waar iedereen haast heeft, neemt één vis de tijd en raakt zijn klas kwijt. In zijn eentje ziet hij wat de anderen altijd missen.',
  ),
  p182: t(
    'Mila recueille un éléphanteau échappé du cirque et doit le monter au quatrième. Les voisins ont signé une pétition, l’éléphant l’a mangée.',
    'Mila takes in a baby elephant that ran away from the circus and has to get it to the fourth floor. The neighbours wrote a petition, the elephant ate it.',
    'Mila nimmt einen entlaufenen Zirkuselefanten auf und muss ihn in den vierten Stock bringen. Die Nachbarn haben eine Petition verfasst, der Elefant hat sie gefressen.',
    'Mila neemt een olifantje in huis dat uit het circus is weggelopen, en woont vierhoog. De buren schreven een petitie, de olifant at hem op.',
  ),
  p183: t(
    'Le coq du village ne se réveille plus, et le soleil refuse de se lever sans lui. Les poules organisent une répétition générale.',
    'The village cockerel keeps oversleeping, and the sun will not rise without him. The hens hold a dress rehearsal.',
    'Der Dorfhahn verschläft jeden Tag, und ohne ihn geht die Sonne nicht auf. Die Hennen setzen eine Generalprobe an.',
    'De dorpshaan verslaapt zich elke dag, en zonder hem komt de zon niet op. De kippen houden een generale repetitie.',
  ),
  p184: t(
    'Chaque lettre jamais envoyée devient un oiseau de papier, et chaque oiseau a un train. Une fillette monte à bord pour retrouver la sienne.',
    'Every letter that was never sent becomes a paper bird, and every bird pulls a train. A girl climbs aboard to find hers.',
    'Jeder nie abgeschickte Brief wird ein Papiervogel, und jeder Vogel zieht einen Zug. Ein Mädchen steigt ein, um ihren zu finden.',
    'Elke brief die nooit is verstuurd, wordt een papieren vogel, en elke vogel trekt een trein. Een meisje stapt in om de hare te vinden.',
  ),
  p185: t(
    'Une souris lance un bateau en papier dans le caniveau et oublie d’en descendre. La mer est plus loin que prévu, et il commence à pleuvoir.',
    'A mouse launches a paper boat in the gutter and forgets to get off. The sea is further than expected, and it starts to rain.',
    'Eine Maus setzt ein Papierboot in den Rinnstein und vergisst auszusteigen. Das Meer ist weiter weg als gedacht, und es fängt an zu regnen.',
    'Een muis laat een papieren bootje te water in de goot en vergeet uit te stappen. De zee is verder dan gedacht, en het begint te regenen.',
  ),
  p186: t(
    'Le lundi matin, le papa de Noor crache du feu, mais personne ne la croit à l’école. Pour l’exposé, elle l’emmène.',
    'On Monday mornings Noor’s dad breathes fire, but nobody at school believes her. For show and tell, she brings him along.',
    'Montagmorgens spuckt Noors Papa Feuer, aber in der Schule glaubt ihr niemand. Zum Referat bringt sie ihn mit.',
    'Op maandagochtend spuwt de vader van Noor vuur, maar op school gelooft niemand haar. Voor haar spreekbeurt neemt ze hem mee.',
  ),
  p187: t(
    'Fiete gonfle de fierté, au sens propre, et s’envole au-dessus du village. Sa petite sœur tient la ficelle et ne compte pas la lâcher.',
    'Fiete swells with pride, quite literally, and rises above the village. His little sister is holding the string and has no plans to let go.',
    'Fiete platzt fast vor Stolz, wörtlich, und steigt über das Dorf. Seine kleine Schwester hält die Schnur und lässt nicht los.',
    'Fiete zwelt van trots, heel letterlijk, en stijgt op boven het dorp. Zijn zusje houdt het touw vast en laat niet los.',
  ),
  p188: t(
    'Sous le canapé vit un peuple de poils qui se nourrit de miettes et de télécommandes. Le jour du grand ménage, ils demandent l’asile.',
    'Under the sofa lives a nation of fluff that feeds on crumbs and remote controls. On spring-cleaning day, they ask for asylum.',
    'Unter dem Sofa lebt ein Volk aus Flusen, das sich von Krümeln und Fernbedienungen ernährt. Am Tag des Frühjahrsputzes bittet es um Asyl.',
    'Onder de bank woont een volk van pluis dat leeft van kruimels en afstandsbedieningen. Op de dag van de grote schoonmaak vragen ze asiel aan.',
  ),
  p189: t(
    'Un manchot étudiant loue une chambre chez une vieille dame frileuse. Entre la fenêtre et le radiateur, il faut trouver un terrain d’entente.',
    'A student penguin rents a room from an old lady who is always cold. Between the window and the radiator, they must find common ground.',
    'Ein studierender Pinguin mietet ein Zimmer bei einer verfrorenen alten Dame. Zwischen Fenster und Heizung müssen sie sich einig werden.',
    'Een pinguïn die gaat studeren, huurt een kamer bij een kouwelijke oude dame. Tussen het raam en de verwarming moeten ze het eens worden.',
  ),
  p190: t(
    'Une bulle de savon et une bille de verre deviennent inséparables, à un centimètre près. Un jour de vent, la bille se met à rouler.',
    'A soap bubble and a glass marble become inseparable, give or take an inch. One windy day, the marble starts rolling.',
    'Eine Seifenblase und eine Glasmurmel werden unzertrennlich, bis auf einen Zentimeter. An einem windigen Tag beginnt die Murmel zu rollen.',
    'Een zeepbel en een glazen knikker worden onafscheidelijk, op een centimeter na. Op een winderige dag begint de knikker te rollen.',
  ),
  p191: t(
    'Un fantôme très bien élevé emménage à côté et sonne sans arrêt pour emprunter du sucre. Carla découvre qu’il ne sait pas faire peur.',
    'A very well-mannered ghost moves in next door and keeps calling to borrow sugar. Carla finds out that he has no idea how to scare people.',
    'Ein sehr höfliches Gespenst zieht nebenan ein und klingelt ständig, um Zucker zu leihen. Carla merkt, dass es gar nicht spuken kann.',
    'Een zeer beleefd spook komt naast Carla wonen en belt telkens aan om suiker te lenen. Ze ontdekt dat hij helemaal niet kan spoken.',
  ),
};
