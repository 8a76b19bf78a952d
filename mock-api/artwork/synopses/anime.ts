import { t } from '../../words';

export const anime = {
  p226: t(
    'Le soir de la fête des lanternes, une lycéenne achète un masque de renard qui ne s’enlève plus. Pour le rendre, il faut retrouver son propriétaire avant l’aube.',
    'On the night of the lantern festival, a schoolgirl buys a fox mask that will not come off. To give it back, she must find its owner before dawn.',
    'Am Abend des Laternenfests kauft eine Schülerin eine Fuchsmaske, die sich nicht mehr abnehmen lässt. Um sie zurückzugeben, muss sie bis zum Morgen den Besitzer finden.',
    'Op de avond van het lantaarnfeest koopt een scholiere een vossenmasker dat niet meer af gaat. Om het terug te geven moet ze voor zonsopgang de eigenaar vinden.',
  ),
  p227: t(
    'Un garçon distribue à vélo le courrier d’une ville bâtie sur les nuages. Un jour, une enveloppe vide lui est adressée, et elle pèse une tonne.',
    'A boy on a bicycle delivers the post to a town built on clouds. One day an empty envelope arrives for him, and it weighs a ton.',
    'Ein Junge bringt mit dem Fahrrad die Post in eine Stadt auf den Wolken. Eines Tages kommt ein leerer Umschlag für ihn, und er wiegt eine Tonne.',
    'Een jongen bezorgt op de fiets de post in een stad op de wolken. Op een dag komt er een lege envelop voor hem, en die is loodzwaar.',
  ),
  p228: t(
    'Un rônin vieillissant sert de modèle à un peintre qui a perdu la couleur. Quand l’orage éclate, le dessin se défend tout seul.',
    'An ageing ronin poses for a painter who has lost his colours. When the storm breaks, the drawing defends itself.',
    'Ein alternder Ronin steht einem Maler Modell, der seine Farben verloren hat. Als das Gewitter losbricht, wehrt sich die Zeichnung selbst.',
    'Een ouder wordende ronin poseert voor een schilder die zijn kleuren kwijt is. Als het onweer losbarst, verdedigt de tekening zichzelf.',
  ),
  p229: t(
    'Une ligne de chemin de fer sous les eaux ne circule qu’au retour des oies. Deux enfants montent pour une station et vont jusqu’au bout.',
    'A railway beneath the tide runs only when the geese return. Two children get on for one stop and ride to the end.',
    'Eine Bahnlinie unter Wasser fährt nur, wenn die Gänse zurückkehren. Zwei Kinder steigen für eine Station ein und bleiben bis zum Schluss.',
    'Een spoorlijn onder water rijdt alleen als de ganzen terugkeren. Twee kinderen stappen in voor één halte en rijden mee tot het eind.',
  ),
  p230: t(
    'Une sorcière débutante s’installe dans une tour et livre les courses par le balcon. Le syndic exige un permis de voler, et son chat a le vertige.',
    'A beginner witch moves into a tower block and delivers groceries by balcony. The landlord wants to see a flying permit, and her cat is afraid of heights.',
    'Eine Junghexe zieht in ein Hochhaus und liefert Einkäufe über den Balkon. Der Vermieter verlangt einen Flugschein, und ihr Kater hat Höhenangst.',
    'Een beginnende heks trekt in een flat en bezorgt boodschappen via het balkon. De huisbaas eist een vliegvergunning, en haar kat heeft hoogtevrees.',
  ),
  p231: t(
    'Une chanteuse perd la voix au premier battement de son premier concert. Dans cette seconde, elle revit toutes celles qui l’y ont menée.',
    'A singer loses her voice on the first beat of her first concert. Inside that second, she lives through all those that led to it.',
    'Eine Sängerin verliert beim ersten Takt ihres ersten Konzerts die Stimme. In dieser einen Sekunde durchlebt sie alle, die dorthin führten.',
    'Een zangeres verliest haar stem op de eerste tel van haar eerste concert. In die ene seconde beleeft ze alles wat eraan voorafging.',
  ),
  p232: t(
    'Chaque dimanche, un monstre de soixante mètres sort de la baie et s’assied sur la digue. La doyenne du village est seule à savoir ce qu’il attend.',
    'Every Sunday a sixty-metre monster rises from the bay and sits down on the sea wall. Only the oldest woman in the village knows what it is waiting for.',
    'Jeden Sonntag steigt ein sechzig Meter großes Ungeheuer aus der Bucht und setzt sich auf den Deich. Nur die Dorfälteste weiß, worauf es wartet.',
    'Elke zondag komt er een monster van zestig meter uit de baai en gaat op de dijk zitten. Alleen de oudste vrouw van het dorp weet waarop het wacht.',
  ),
  p233: t(
    'La finale européenne des poids moyens sur grand écran, avec le son de la salle. Commentaires en direct du bord du ring.',
    'The European middleweight final on the big screen, with the sound of the hall. Live commentary from ringside.',
    'Das europäische Mittelgewichtsfinale auf der großen Leinwand, mit dem Ton aus der Halle. Live kommentiert vom Ring.',
    'De Europese finale in het middengewicht op het grote doek, met het geluid van de zaal. Live commentaar vanaf de ring.',
  ),
  p234: t(
    'Le concours décisif de la tournée, du premier essai à la dernière mesure. Vin chaud dans le hall, silence pendant les sauts.',
    'The deciding contest of the tour, from the first attempt to the final measurement. Mulled wine in the foyer, silence during the jumps.',
    'Das entscheidende Springen der Tournee, vom ersten Versuch bis zur letzten Messung. Glühwein im Foyer, Stille beim Sprung.',
    'De beslissende wedstrijd van de tournee, van de eerste poging tot de laatste meting. Glühwein in de foyer, stilte tijdens de sprongen.',
  ),
  p235: t(
    'Quatre films d’épouvante tirés des archives, à la suite, jusqu’au matin. Les survivants prennent le petit-déjeuner sous l’écran.',
    'Four horror films from the archive, one after another, until morning. Survivors have breakfast under the screen.',
    'Vier Gruselfilme aus dem Archiv, hintereinander, bis zum Morgen. Wer überlebt, frühstückt unter der Leinwand.',
    'Vier griezelfilms uit het archief, achter elkaar, tot de ochtend. Wie het overleeft, ontbijt onder het doek.',
  ),
};
