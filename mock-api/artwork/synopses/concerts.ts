import { t } from '../../words';

export const concerts = {
  p216: t(
    'Le saxophoniste le plus discret de sa génération joue deux soirs dans une fonderie désaffectée. Le deuxième, les ouvriers reviennent.',
    'The shyest saxophonist of his generation plays two nights in a disused foundry. On the second, the workers come back.',
    'Der leiseste Saxofonist seiner Generation spielt zwei Abende in einer stillgelegten Gießerei. Am zweiten kommen die Arbeiter zurück.',
    'De stilste saxofonist van zijn generatie speelt twee avonden in een oude gieterij. Op de tweede komen de arbeiders terug.',
  ),
  p217: t(
    'Un trio de Tromsø enregistre son dernier disque en une seule nuit de neige. On entend le poêle, et c’est voulu.',
    'A trio from Tromsø records its last album in a single night of snow. You can hear the stove, and you are meant to.',
    'Ein Trio aus Tromsø nimmt in einer einzigen Schneenacht sein letztes Album auf. Man hört den Ofen, und das soll so sein.',
    'Een trio uit Tromsø neemt in één sneeuwnacht zijn laatste plaat op. Je hoort de kachel, en dat is de bedoeling.',
  ),
  p218: t(
    'Trois générations de griots jouent du crépuscule à l’aube dans une cour de Ziguinchor. Le public apporte le thé, puis les enfants, puis le petit-déjeuner.',
    'Three generations of griots play from dusk till dawn in a courtyard in Ziguinchor. The audience brings tea, then the children, then breakfast.',
    'Drei Generationen von Griots spielen von der Dämmerung bis zum Morgen in einem Hof in Ziguinchor. Das Publikum bringt Tee, dann die Kinder, dann das Frühstück.',
    'Drie generaties griots spelen van schemering tot dageraad op een binnenplaats in Ziguinchor. Het publiek brengt thee, dan de kinderen, dan het ontbijt.',
  ),
  p219: t(
    'Une chorale amateur répète depuis trente ans sous une laverie de Leeds. Pour son anniversaire, elle remplit une salle de deux mille places, et la pluie s’invite.',
    'An amateur choir has rehearsed for thirty years under a launderette in Leeds. For its birthday it fills a hall of two thousand, and the rain comes too.',
    'Ein Laienchor probt seit dreißig Jahren unter einem Waschsalon in Leeds. Zum Jubiläum füllt er einen Saal mit zweitausend Plätzen, und der Regen kommt mit.',
    'Een amateurkoor repeteert al dertig jaar onder een wasserette in Leeds. Voor zijn verjaardag vult het een zaal van tweeduizend, en de regen komt ook.',
  ),
  p220: t(
    'Dans une maison de fado d’Alfama, une coupure de courant transforme un récital en confidence. Personne n’a demandé qu’on rallume.',
    'In a fado house in Alfama, a power cut turns a recital into a confession. Nobody asked for the lights to come back.',
    'In einem Fadohaus in der Alfama macht ein Stromausfall aus einem Konzert ein Geständnis. Niemand wollte das Licht zurück.',
    'In een fadohuis in Alfama maakt een stroomstoring van een concert een bekentenis. Niemand vroeg om het licht weer aan te doen.',
  ),
  p221: t(
    'Un groupe séparé depuis 1974 donne un concert d’adieu et n’arrive plus à descendre de scène. Le dernier rappel dure une heure.',
    'A band that split in 1974 gives a farewell concert and cannot bring itself to leave the stage. The last encore takes an hour.',
    'Eine Band, die sich 1974 getrennt hat, gibt ein Abschiedskonzert und kommt nicht mehr von der Bühne. Die letzte Zugabe dauert eine Stunde.',
    'Een band die in 1974 uit elkaar ging, geeft een afscheidsconcert en krijgt het podium niet meer verlaten. De laatste toegift duurt een uur.',
  ),
  p222: t(
    'Ama Sarr chante la même chanson le vendredi à Dakar et le samedi à Paris. Entre les deux, l’avion, la famille et un nouvel arrangement.',
    'Ama Sarr sings the same song on Friday in Dakar and on Saturday in Paris. In between: a plane, her family and a new arrangement.',
    'Ama Sarr singt dasselbe Lied am Freitag in Dakar und am Samstag in Paris. Dazwischen: ein Flugzeug, die Familie und ein neues Arrangement.',
    'Ama Sarr zingt hetzelfde lied op vrijdag in Dakar en op zaterdag in Parijs. Ertussen: een vliegtuig, haar familie en een nieuw arrangement.',
  ),
  p223: t(
    'Une chanteuse se produit au milieu de douze miroirs qui filment tous autre chose. Il faut le grand écran pour les voir ensemble.',
    'A singer performs among twelve mirrors, each filming something else. It takes the big screen to see them all at once.',
    'Eine Sängerin tritt zwischen zwölf Spiegeln auf, von denen jeder etwas anderes filmt. Erst auf der Leinwand sieht man alle zugleich.',
    'Een zangeres treedt op tussen twaalf spiegels die elk iets anders filmen. Alleen op het grote doek zie je ze allemaal tegelijk.',
  ),
  p224: t(
    'La dernière nuit d’un club berlinois avant l’arrivée des grues. Douze heures de musique, montées comme un seul morceau.',
    'The last night of a Berlin club before the cranes arrive. Twelve hours of music, cut like a single track.',
    'Die letzte Nacht eines Berliner Clubs, bevor die Kräne kommen. Zwölf Stunden Musik, geschnitten wie ein einziges Stück.',
    'De laatste nacht van een Berlijnse club voordat de kranen komen. Twaalf uur muziek, gemonteerd als één nummer.',
  ),
  p225: t(
    'Trente musiciens jouent une partition qui se lit à l’endroit, à l’envers et en diagonale. Le public vote à l’entracte pour la direction du retour.',
    'Thirty musicians play a score that can be read forwards, backwards and diagonally. At the interval, the audience votes on the way home.',
    'Dreißig Musiker spielen eine Partitur, die man vorwärts, rückwärts und diagonal lesen kann. In der Pause stimmt das Publikum über den Rückweg ab.',
    'Dertig musici spelen een partituur die je vooruit, achteruit en schuin kunt lezen. In de pauze stemt het publiek over de weg terug.',
  ),
};
