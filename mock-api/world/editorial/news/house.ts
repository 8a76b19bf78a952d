import { t } from '../../../words';
import type { Story } from './story';

/** News of the cinemas themselves. */
export const houseStories: readonly Story[] = [
  {
    id: 409,
    slug: t('laser-imax', 'imax-laser', 'imax-laser', 'imax-laser'),
    age: 4,
    topic: 'cinemas',
    film: 'p03',
    picture: ['experiences', 'e1-laser-screen'],
    title: t(
      'La grande salle de {house} passe au laser',
      'The big hall at {house} goes laser',
      'Der grosse Saal im {house} hat jetzt Laser',
      'De grote zaal van {house} gaat over op laser',
    ),
    teaser: t(
      'Trois semaines de travaux, deux projecteurs, et un noir enfin noir. La salle 1 rouvre samedi avec Perihelion Drift.',
      'Three weeks of work, two projectors and, at last, real black. Hall 1 reopens on Saturday with Perihelion Drift.',
      'Drei Wochen Umbau, zwei Projektoren und endlich richtiges Schwarz. Saal 1 öffnet am Samstag mit Perihelion Drift.',
      'Drie weken verbouwen, twee projectoren en eindelijk echt zwart. Zaal 1 gaat zaterdag open met Perihelion Drift.',
    ),
    content: t(
      `<p>Jusqu’ici, une lampe au xénon éclairait les 264 m² de l’écran. Elle est remplacée par deux lasers superposés : l’image gagne un tiers de lumière, et les scènes de nuit cessent d’être grises.</p>
      <h2>Ce qui se voit</h2>
      <p>Les étoiles, d’abord. Sur l’ancienne copie, on en comptait une centaine dans le plan d’ouverture. Dominique Rey, chef de cabine depuis dix-neuf ans, a arrêté de compter.</p>
      <blockquote><p>« On a dû repeindre le mur du fond : il se voyait. »</p></blockquote>
      <h2>Ce qui ne change pas</h2>
      <ul><li>Le supplément : {money:imax} par place.</li><li>Les 386 fauteuils, et l’écart entre les rangs.</li><li>La séance de 18:20, qui reste en version originale sous-titrée.</li></ul>
      <p><a href="{to:experience/imax}">Tout sur l’IMAX</a></p>`,
      `<p>Until now a xenon lamp lit all 264 m² of the screen. Two lasers, one on top of the other, have taken its place: the picture is a third brighter, and night scenes are no longer grey.</p>
      <h2>What you can see</h2>
      <p>The stars, for a start. On the old print you could count about a hundred in the opening shot. Dominique Rey, head projectionist for nineteen years, has stopped counting.</p>
      <blockquote><p>“We had to repaint the back wall. You could see it.”</p></blockquote>
      <h2>What stays</h2>
      <ul><li>The supplement: {money:imax} a seat.</li><li>The 386 seats, and the space between the rows.</li><li>The 18:20 showing, still in the original version.</li></ul>
      <p><a href="{to:experience/imax}">All about IMAX</a></p>`,
      `<p>Bisher beleuchtete eine Xenonlampe die 264 m² der Leinwand. An ihrer Stelle arbeiten nun zwei Laser übereinander: Das Bild ist um ein Drittel heller, und Nachtszenen sind nicht mehr grau.</p>
      <h2>Was man sieht</h2>
      <p>Zuerst die Sterne. In der alten Kopie liessen sich in der ersten Einstellung etwa hundert zählen. Dominique Rey, seit neunzehn Jahren im Vorführraum, hat mit dem Zählen aufgehört.</p>
      <blockquote><p>«Wir mussten die Rückwand neu streichen. Man sah sie.»</p></blockquote>
      <h2>Was bleibt</h2>
      <ul><li>Der Zuschlag: {money:imax} pro Platz.</li><li>Die 386 Sessel und der Abstand zwischen den Reihen.</li><li>Die Vorstellung um 18:20, weiterhin in der Originalversion.</li></ul>
      <p><a href="{to:experience/imax}">Alles über IMAX</a></p>`,
      `<p>Tot nu toe verlichtte een xenonlamp de 264 m² van het doek. Daar staan nu twee lasers boven elkaar: het beeld is een derde lichter en nachtscènes zijn niet langer grijs.</p>
      <h2>Wat je ziet</h2>
      <p>De sterren, om te beginnen. In de oude kopie telde je er in het eerste shot een stuk of honderd. Dominique Rey, al negentien jaar operateur, is opgehouden met tellen.</p>
      <blockquote><p>‘We hebben de achterwand moeten overschilderen. Die zag je.’</p></blockquote>
      <h2>Wat blijft</h2>
      <ul><li>De toeslag: {money:imax} per stoel.</li><li>De 386 stoelen, en de ruimte tussen de rijen.</li><li>De voorstelling van 18:20, nog altijd in de originele versie.</li></ul>
      <p><a href="{to:experience/imax}">Alles over IMAX</a></p>`,
    ),
  },
  {
    id: 405,
    slug: t('trois-salles-du-haut', 'three-upper-halls', 'drei-obere-saele', 'drie-bovenzalen'),
    age: 11,
    topic: 'cinemas',
    picture: ['facades', 'f03-converted-warehouse'],
    title: t(
      'Les trois salles du haut rouvrent',
      'The three upper halls reopen',
      'Die drei oberen Säle sind wieder offen',
      'De drie bovenzalen gaan weer open',
    ),
    teaser: t(
      'Nouveaux fauteuils, et la verrière d’origine.',
      'New seats, and the glass roof as it once was.',
      'Neue Sessel und das Glasdach von einst.',
      'Nieuwe stoelen, en het glazen dak van vroeger.',
    ),
    content: t(
      `<p>Pendant les travaux, un peintre a gratté un plafond et trouvé du verre. La verrière de 1912 était dessous, entière, sous quatre couches de blanc.</p>
      <p>On la voit désormais depuis l’escalier. Les salles, elles, ont des rangs plus larges :</p>
      <table border="0" cellpadding="4" width="100%"><tr><th>Salle</th><th>Fauteuils</th><th>Entre les rangs</th></tr><tr><td>7</td><td>112</td><td>1,15 m</td></tr><tr><td>8</td><td>86</td><td>1,15 m</td></tr><tr><td>9</td><td>64</td><td>1,30 m</td></tr></table>
      <p>&nbsp;</p><p>L’ascenseur dessert les trois. <a href="{to:cinemas}">Trouver un cinéma</a></p><p><a href="{story:qui-choisit-les-films}">Qui choisit les films ?</a></p>`,
      `<p>During the works a painter scraped a ceiling and found glass. The 1912 roof was underneath, whole, under four coats of white.</p>
      <p>You can now see it from the stairs. The halls themselves have wider rows:</p>
      <table border="0" cellpadding="4" width="100%"><tr><th>Hall</th><th>Seats</th><th>Between rows</th></tr><tr><td>7</td><td>112</td><td>1.15 m</td></tr><tr><td>8</td><td>86</td><td>1.15 m</td></tr><tr><td>9</td><td>64</td><td>1.30 m</td></tr></table>
      <p>&nbsp;</p><p>The lift reaches all three. <a href="{to:cinemas}">Find a cinema</a></p><p><a href="{story:qui-choisit-les-films}">Who picks the films?</a></p>`,
      `<p>Beim Umbau kratzte ein Maler an einer Decke und stiess auf Glas. Das Dach von 1912 lag darunter, unversehrt, unter vier Schichten Weiss.</p>
      <p>Man sieht es jetzt von der Treppe aus. Die Säle haben breitere Reihen:</p>
      <table border="0" cellpadding="4" width="100%"><tr><th>Saal</th><th>Sessel</th><th>Reihenabstand</th></tr><tr><td>7</td><td>112</td><td>1,15 m</td></tr><tr><td>8</td><td>86</td><td>1,15 m</td></tr><tr><td>9</td><td>64</td><td>1,30 m</td></tr></table>
      <p>&nbsp;</p><p>Der Lift fährt zu allen dreien. <a href="{to:cinemas}">Kino finden</a></p><p><a href="{story:qui-choisit-les-films}">Wer wählt die Filme?</a></p>`,
      `<p>Tijdens de verbouwing krabde een schilder aan een plafond en vond glas. Het dak uit 1912 lag eronder, heel, onder vier lagen wit.</p>
      <p>Je ziet het nu vanaf de trap. De zalen zelf hebben bredere rijen:</p>
      <table border="0" cellpadding="4" width="100%"><tr><th>Zaal</th><th>Stoelen</th><th>Tussen de rijen</th></tr><tr><td>7</td><td>112</td><td>1,15 m</td></tr><tr><td>8</td><td>86</td><td>1,15 m</td></tr><tr><td>9</td><td>64</td><td>1,30 m</td></tr></table>
      <p>&nbsp;</p><p>De lift komt bij alle drie. <a href="{to:cinemas}">Vind een bioscoop</a></p><p><a href="{story:qui-choisit-les-films}">Wie kiest de films?</a></p>`,
    ),
  },
  {
    id: 403,
    slug: t('billets-dans-la-poche', 'tickets-in-your-pocket', 'tickets-in-der-tasche', 'kaartjes-op-zak'),
    age: 19,
    topic: 'cinemas',
    picture: ['stills', 's8-phone-ticket'],
    hides: ['date', 'image'],
    title: t(
      'Vos billets dans la poche, même sans réseau',
      'Your tickets in your pocket, even offline',
      'Tickets in der Tasche, auch ohne Netz',
      'Je kaartjes op zak, ook zonder netwerk',
    ),
    teaser: t('', '', '', ''),
    content: t(
      `<p>Les salles du sous-sol ont un défaut : le téléphone n’y capte rien. L’application garde maintenant vos billets sur l’appareil.</p><p><a href="{to:app}" target="_blank">Télécharger l’application</a></p>`,
      `<p>Halls below ground have one flaw: no signal. The app now keeps your tickets on the phone itself.</p><p><a href="{to:app}" target="_blank">Get the app</a></p>`,
      `<p>Säle im Untergeschoss haben einen Nachteil: kein Empfang. Die App behält Ihre Tickets jetzt auf dem Gerät.</p><p><a href="{to:app}" target="_blank">App laden</a></p>`,
      `<p>Zalen onder de grond hebben één nadeel: geen bereik. De app bewaart je kaartjes nu op je telefoon zelf.</p><p><a href="{to:app}" target="_blank">Download de app</a></p>`,
    ),
  },
  {
    id: 397,
    slug: t('toits-solaires', 'solar-roofs', 'solardaecher', 'zonnedaken'),
    age: 41,
    topic: 'cinemas',
    picture: ['stills', 's27-solar-roof'],
    author: 'Malik Sorel',
    title: t(
      'Le film de 14 heures tourne au soleil',
      'The two o’clock film runs on sunshine',
      'Der Film um 14 Uhr läuft mit Sonne',
      'De film van twee uur draait op zon',
    ),
    teaser: t(
      'Des panneaux sur trois toits, et un compteur dans le hall.',
      'Panels on three roofs, and a meter in the foyer.',
      'Panels auf drei Dächern und ein Zähler im Foyer.',
      'Panelen op drie daken, en een meter in de foyer.',
    ),
    content: t(
      `<p>Un projecteur laser consomme moitié moins qu’une lampe. Trois toits suffisent alors à porter les séances de l’après-midi, d’avril à septembre.</p><p>Le compteur du hall affiche la part du jour. <em>Record : 104 %, le 21 juin.</em></p>`,
      `<p>A laser projector needs half as much as a lamp. Three roofs are then enough for the afternoon showings, from April to September.</p><p>The meter in the foyer shows today’s share. <em>The record: 104% on 21 June.</em></p>`,
      `<p>Ein Laserprojektor braucht halb so viel Strom wie eine Lampe. So reichen drei Dächer von April bis September für die Nachmittage.</p><p>Der Zähler im Foyer zeigt den Anteil des Tages. <em>Rekord: 104 % am 21. Juni.</em></p>`,
      `<p>Een laserprojector verbruikt half zoveel als een lamp. Drie daken zijn dan genoeg voor de middagen, van april tot en met september.</p><p>De meter in de foyer laat het aandeel van vandaag zien. <em>Het record: 104% op 21 juni.</em></p>`,
    ),
  },
  {
    id: 394,
    slug: t('cafe-du-hall', 'foyer-cafe', 'foyer-cafe', 'foyercafe'),
    age: 52,
    topic: 'cinemas',
    picture: ['stills', 's15-menu'],
    hides: ['topic', 'sharing'],
    title: t(
      'Au comptoir, le pop-corn se fait devant vous',
      'At the bar, popcorn is made while you watch',
      'An der Bar entsteht das Popcorn vor Ihren Augen',
      'Aan de bar wordt de popcorn waar je bij staat gemaakt',
    ),
    teaser: t(
      'Deux machines en cuivre, quatre recettes, et l’odeur jusque dans la rue.',
      'Two copper machines, four recipes, and a smell that reaches the street.',
      'Zwei Kupfermaschinen, vier Rezepte und ein Duft bis auf die Strasse.',
      'Twee koperen machines, vier recepten en een geur tot op straat.',
    ),
    content: t(
      `<p>Beurre salé, sucre roux, piment doux, nature. Le grain vient de deux fermes de la région.<br><br>Les seaux se rapportent : le deuxième est rempli à moitié prix.`,
      `<p>Salted butter, brown sugar, mild chilli, plain. The corn comes from two farms in the region.<br><br>Bring your bucket back: the second one is half price.`,
      `<p>Salzbutter, Rohzucker, milder Chili, pur. Der Mais kommt von zwei Höfen der Region.<br><br>Bringen Sie den Becher wieder mit: Der zweite kostet die Hälfte.`,
      `<p>Gezouten boter, bruine suiker, milde chili, naturel. De maïs komt van twee boerderijen in de buurt.<br><br>Neem je emmer weer mee: de tweede is half geld.`,
    ),
  },
];
