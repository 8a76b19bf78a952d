import { t, type Words } from '../../../words';
import type { Shot } from '../../pictures';
import type { Item } from '../item';

/** An article told from inside a format, some with a guest. */
export type InsideStory = Item & {
  title: Words;
  headline: Words;
  teaser: Words;
  content: Words;
  picture: Shot;
  tag: Words;
  film: string | null;
  /** How many of the big cinemas it is about. */
  houses: number;
  guest: { name: string; role: Words; picture: Shot | null; quote: Words } | null;
};

export const insideStories: readonly InsideStory[] = [
  {
    id: 31,
    slug: t(
      'un-phare-a-taille-reelle',
      'a-lighthouse-life-size',
      'ein-leuchtturm-in-lebensgroesse',
      'een-vuurtoren-op-ware-grootte',
    ),
    title: t(
      'Un phare, à taille réelle',
      'A lighthouse, life-size',
      'Ein Leuchtturm in Lebensgrösse',
      'Een vuurtoren op ware grootte',
    ),
    headline: t(
      'Aidan Morrow présente Kestrel Point en IMAX, et reste après la séance pour en parler.',
      'Aidan Morrow introduces Kestrel Point in IMAX and stays afterwards to talk about it.',
      'Aidan Morrow stellt Kestrel Point in IMAX vor und bleibt danach für ein Gespräch.',
      'Aidan Morrow leidt Kestrel Point in IMAX in en blijft daarna om erover te praten.',
    ),
    teaser: t('{next:3}, à 20:00', '{next:3}, 20:00', '{next:3}, 20:00', '{next:3}, 20:00'),
    tag: t('Rencontre · IMAX', 'Meeting · IMAX', 'Gespräch · IMAX', 'Ontmoeting · IMAX'),
    picture: ['backdrops', 'p34'],
    film: 'p34',
    houses: 3,
    guest: {
      name: 'Aidan Morrow',
      role: t(
        'Réalisateur, ancien électricien de phares',
        'Director, once a lighthouse electrician',
        'Regisseur, früher Elektriker auf Leuchttürmen',
        'Regisseur, ooit elektricien op vuurtorens',
      ),
      picture: ['guests', 'g4-composer'],
      quote: t(
        'J’ai tourné la nuit, sans projecteur. Il fallait un écran qui accepte de rester noir.',
        'I shot at night, without a single lamp. It needed a screen that is willing to stay black.',
        'Ich habe nachts gedreht, ohne Scheinwerfer. Es brauchte eine Leinwand, die schwarz bleiben kann.',
        'Ik draaide ’s nachts, zonder lampen. Er was een doek nodig dat zwart durft te blijven.',
      ),
    },
    content: t(
      `<p>Le film a été tourné en onze nuits, sur une île où l’on ne compte qu’une maison et une lampe. Aidan Morrow a refusé d’éclairer le décor : la seule source, c’est le faisceau.</p>
      <p>À {house}, la copie IMAX montre ce que les autres formats coupent : la mer, en bas, presque invisible. La discussion dure quarante minutes, micro ouvert.</p>
      <h2>Déroulé</h2>
      <ul><li>20:00, présentation par Aidan Morrow</li><li>20:15, projection en version originale sous-titrée</li><li>22:05, rencontre, puis signature dans le hall</li></ul>`,
      `<p>The film was shot in eleven nights on an island with one house and one lamp. Aidan Morrow would not light the set: the only source is the beam.</p>
      <p>At {house} the IMAX print shows what other formats cut off: the sea, at the bottom, almost invisible. The talk takes forty minutes, and the microphone goes round.</p>
      <h2>How the evening goes</h2>
      <ul><li>20:00, introduction by Aidan Morrow</li><li>20:15, the film in its original version</li><li>22:05, talk, then signing in the foyer</li></ul>`,
      `<p>Gedreht wurde in elf Nächten auf einer Insel mit einem Haus und einer Lampe. Aidan Morrow wollte kein weiteres Licht: Die einzige Quelle ist der Strahl.</p>
      <p>Im {house} zeigt die IMAX-Kopie, was andere Formate abschneiden: unten das Meer, fast unsichtbar. Das Gespräch dauert vierzig Minuten, das Mikrofon wandert.</p>
      <h2>Der Abend</h2>
      <ul><li>20:00, Einführung von Aidan Morrow</li><li>20:15, der Film in der Originalversion</li><li>22:05, Gespräch, danach Autogramme im Foyer</li></ul>`,
      `<p>De film is in elf nachten gedraaid, op een eiland met één huis en één lamp. Aidan Morrow wilde geen ander licht: de enige bron is de bundel.</p>
      <p>In {house} laat de IMAX-kopie zien wat andere formaten afsnijden: onderaan de zee, bijna onzichtbaar. Het gesprek duurt veertig minuten, de microfoon gaat rond.</p>
      <h2>De avond</h2>
      <ul><li>20:00, inleiding door Aidan Morrow</li><li>20:15, de film in de originele versie</li><li>22:05, gesprek, daarna signeren in de foyer</li></ul>`,
    ),
  },
  {
    id: 32,
    slug: t('86-haut-parleurs', '86-speakers', '86-lautsprecher', '86-luidsprekers'),
    title: t(
      'Régler 86 haut-parleurs avant l’ouverture',
      'Tuning 86 speakers before the doors open',
      '86 Lautsprecher einstellen, bevor die Türen aufgehen',
      '86 luidsprekers afstellen voor de deuren opengaan',
    ),
    headline: t(
      'Une matinée dans la cabine, avec quelqu’un qui écoute le silence.',
      'A morning in the projection room with someone who listens to silence.',
      'Ein Morgen im Vorführraum mit jemandem, der der Stille zuhört.',
      'Een ochtend in de cabine met iemand die naar de stilte luistert.',
    ),
    teaser: t('Dans la cabine', 'In the projection room', 'Im Vorführraum', 'In de cabine'),
    tag: t(
      'Dans la cabine · Dolby',
      'In the projection room · Dolby',
      'Im Vorführraum · Dolby',
      'In de cabine · Dolby',
    ),
    picture: ['stills', 's3-projector'],
    film: 'p15',
    houses: 2,
    guest: {
      name: 'Dominique Rey',
      role: t('Chef de cabine', 'Head projectionist', 'Leitung Vorführung', 'Hoofdoperateur'),
      picture: ['guests', 'g2-projectionist'],
      quote: t(
        'Si l’on remarque le son, c’est que je l’ai mal réglé.',
        'If you notice the sound, I got it wrong.',
        'Wenn man den Ton bemerkt, habe ich etwas falsch gemacht.',
        'Als je het geluid opmerkt, heb ik het verkeerd gedaan.',
      ),
    },
    content: t(
      `<p>À huit heures, la salle est vide et toutes les portes sont fermées. Un bruit rose, trente secondes, puis on se déplace d’un rang.</p><p>Il y a quatre-vingt-six haut-parleurs, dont quatorze au plafond. Un seul en retard de deux millièmes, et la pluie ne tombe plus droit.</p>`,
      `<p>At eight the hall is empty and every door is shut. Pink noise for thirty seconds, then on to the next row.</p><p>There are eighty-six speakers, fourteen of them in the ceiling. If one is two thousandths late, the rain no longer falls straight.</p>`,
      `<p>Um acht ist der Saal leer und jede Tür zu. Dreissig Sekunden Rauschen, dann eine Reihe weiter.</p><p>Sechsundachtzig Lautsprecher sind es, vierzehn davon in der Decke. Kommt einer zwei Tausendstel zu spät, fällt der Regen nicht mehr gerade.</p>`,
      `<p>Om acht uur is de zaal leeg en zijn alle deuren dicht. Dertig seconden ruis, dan een rij verder.</p><p>Er zijn zesentachtig luidsprekers, veertien in het plafond. Is er één twee duizendsten te laat, dan valt de regen niet meer recht.</p>`,
    ),
  },
  {
    id: 33,
    slug: t('qui-bouge-le-fauteuil', 'who-moves-the-seat', 'wer-bewegt-den-sessel', 'wie-beweegt-de-stoel'),
    title: t(
      'Qui décide quand le fauteuil bouge ?',
      'Who decides when the seat moves?',
      'Wer entscheidet, wann sich der Sessel bewegt?',
      'Wie bepaalt wanneer de stoel beweegt?',
    ),
    headline: t(
      'Une partition de vent, d’eau et de vibrations, écrite film par film.',
      'A score of wind, water and vibration, written film by film.',
      'Eine Partitur aus Wind, Wasser und Vibration, Film für Film geschrieben.',
      'Een partituur van wind, water en trilling, film voor film geschreven.',
    ),
    teaser: t('Mode d’emploi', 'How it works', 'So funktioniert es', 'Zo werkt het'),
    tag: t('Mode d’emploi · 4DX', 'How it works · 4DX', 'So funktioniert es · 4DX', 'Zo werkt het · 4DX'),
    picture: ['experiences', 'e2-moving-seats'],
    film: 'p111',
    houses: 0,
    guest: null,
    content: t(
      `<p>Deux personnes regardent le film deux cents fois. L’une tient la vague, l’autre le vent. Elles ne bougent jamais en même temps, sauf une fois, et vous saurez quand.</p><ul><li>21 effets, dont quatre odeurs</li><li>Un bouton sur l’accoudoir coupe l’eau</li><li>À partir d’1 m, pas avant</li></ul>`,
      `<p>Two people watch the film two hundred times. One holds the wave, the other the wind. They never move together, except once, and you will know when.</p><ul><li>21 effects, four of them scents</li><li>A button on the armrest turns off the water</li><li>From 1 m tall, not before</li></ul>`,
      `<p>Zwei Leute sehen den Film zweihundertmal. Die eine macht die Welle, der andere den Wind. Sie bewegen sich nie gleichzeitig, ausser einmal, und man merkt es.</p><ul><li>21 Effekte, vier davon Düfte</li><li>Ein Knopf in der Lehne stellt das Wasser ab</li><li>Ab 1 m Körpergrösse</li></ul>`,
      `<p>Twee mensen kijken de film tweehonderd keer. De een doet de golf, de ander de wind. Ze bewegen nooit samen, op één keer na, en dan weet je het.</p><ul><li>21 effecten, waaronder vier geuren</li><li>Met een knop in de leuning zet je het water uit</li><li>Vanaf 1 m lang</li></ul>`,
    ),
  },
  {
    id: 34,
    slug: t(
      'un-piano-sous-l-ecran',
      'a-piano-below-the-screen',
      'ein-klavier-unter-der-leinwand',
      'een-piano-onder-het-doek',
    ),
    title: t(
      'Un piano sous l’écran',
      'A piano below the screen',
      'Ein Klavier unter der Leinwand',
      'Een piano onder het doek',
    ),
    headline: t(
      'Elle accompagne des films plus vieux que son piano, sans partition.',
      'She plays for films older than her piano, without a note on paper.',
      'Sie begleitet Filme, die älter sind als ihr Klavier, ohne Noten.',
      'Ze begeleidt films die ouder zijn dan haar piano, zonder bladmuziek.',
    ),
    teaser: t('Au clavier', 'At the keyboard', 'Am Klavier', 'Aan de piano'),
    tag: t('Rencontre · Ciné-concert', 'Meeting · Silent film', 'Gespräch · Stummfilm', 'Ontmoeting · Stille film'),
    picture: ['stills', 's10-live-piano'],
    film: 'p62',
    houses: 2,
    guest: {
      name: 'Renske Aalbers',
      role: t('Pianiste de cinéma', 'Film pianist', 'Stummfilmpianistin', 'Filmpianiste'),
      picture: ['guests', 'g8-programmer'],
      quote: t(
        'Je regarde la salle autant que l’écran. Quand elle retient son souffle, je m’arrête.',
        'I watch the audience as much as the screen. When they hold their breath, I stop.',
        'Ich schaue so oft in den Saal wie auf die Leinwand. Hält er den Atem an, höre ich auf.',
        'Ik kijk net zo vaak naar de zaal als naar het doek. Houdt die de adem in, dan stop ik.',
      ),
    },
    content: t(
      `<p>Renske Aalbers a vu le film dix fois avant la première répétition, puis elle l’a oublié. Sur le pupitre, il n’y a qu’une montre et la liste des bobines.</p><p>Le piano se règle l’après-midi, salle vide, rideau ouvert : le tissu mange les aigus. Le soir, quatre cents manteaux en mangent encore un peu.</p>`,
      `<p>Renske Aalbers saw the film ten times before the first rehearsal, then she forgot it. On the stand there is a watch and a list of reels, nothing else.</p><p>The piano is tuned in the afternoon, with the hall empty and the curtain open: cloth swallows the high notes. At night four hundred coats swallow a few more.</p>`,
      `<p>Renske Aalbers hat den Film vor der ersten Probe zehnmal gesehen und dann vergessen. Auf dem Pult liegen eine Uhr und die Liste der Rollen, sonst nichts.</p><p>Gestimmt wird am Nachmittag, im leeren Saal mit offenem Vorhang: Stoff schluckt die hohen Töne. Am Abend schlucken vierhundert Mäntel noch ein paar mehr.</p>`,
      `<p>Renske Aalbers zag de film tien keer voor de eerste repetitie en vergat hem toen. Op de lessenaar liggen een horloge en de lijst met spoelen, meer niet.</p><p>De piano wordt ’s middags gestemd, met een lege zaal en het gordijn open: stof slikt de hoge tonen in. ’s Avonds slikken vierhonderd jassen er nog een paar.</p>`,
    ),
  },
  {
    id: 35,
    slug: t('vingt-quatre-dessins', 'twenty-four-drawings', 'vierundzwanzig-zeichnungen', 'vierentwintig-tekeningen'),
    title: t(
      'Vingt-quatre dessins pour une seconde',
      'Twenty-four drawings for one second',
      'Vierundzwanzig Zeichnungen für eine Sekunde',
      'Vierentwintig tekeningen voor één seconde',
    ),
    headline: t(
      'Un film dessiné à la main, puis projeté en relief. Comment ?',
      'A film drawn by hand, then shown in 3D. How?',
      'Ein Film, von Hand gezeichnet und dann in 3D gezeigt. Wie geht das?',
      'Een met de hand getekende film, en dan in 3D. Hoe kan dat?',
    ),
    teaser: t('À la table lumineuse', 'At the light table', 'Am Leuchttisch', 'Aan de lichttafel'),
    tag: t('Rencontre · 3D', 'Meeting · 3D', 'Gespräch · 3D', 'Ontmoeting · 3D'),
    picture: ['backdrops', 'p67'],
    film: 'p67',
    houses: 3,
    guest: {
      name: 'Lil Okada',
      role: t('Cheffe animatrice', 'Lead animator', 'Leitende Animatorin', 'Hoofdanimator'),
      picture: ['guests', 'g7-animator'],
      quote: t(
        'Un robot qui chante, c’est d’abord une bouche. Nous en avons dessiné neuf mille.',
        'A robot that sings is a mouth first of all. We drew nine thousand of them.',
        'Ein singender Roboter ist zuerst ein Mund. Wir haben neuntausend gezeichnet.',
        'Een zingende robot is eerst een mond. We tekenden er negenduizend.',
      ),
    },
    content: t(
      `<p>Chaque dessin existe sur trois feuilles : le fond, le personnage, l’ombre. En relief, ce sont les feuilles qui s’écartent, jamais les traits.</p><p>Lil Okada garde les brouillons. Il y en a soixante-deux cartons.</p>`,
      `<p>Every drawing is made on three sheets: background, character, shadow. In 3D it is the sheets that move apart, never the lines.</p><p>Lil Okada keeps the roughs. There are sixty-two boxes of them.</p>`,
      `<p>Jede Zeichnung entsteht auf drei Blättern: Hintergrund, Figur, Schatten. In 3D rücken die Blätter auseinander, nie die Linien.</p><p>Lil Okada behält die Skizzen. Es sind zweiundsechzig Kartons.</p>`,
      `<p>Elke tekening bestaat uit drie vellen: achtergrond, figuur, schaduw. In 3D schuiven de vellen uit elkaar, nooit de lijnen.</p><p>Lil Okada bewaart de schetsen. Het zijn er tweeënzestig dozen vol.</p>`,
    ),
  },
  {
    id: 36,
    slug: t('qui-choisit-les-films', 'who-picks-the-films', 'wer-waehlt-die-filme', 'wie-kiest-de-films'),
    title: t('Qui choisit les films ?', 'Who picks the films?', 'Wer wählt die Filme?', 'Wie kiest de films?'),
    headline: t(
      'Le lundi à neuf heures, quatorze films pour neuf salles.',
      'Monday at nine, fourteen films for nine halls.',
      'Montag um neun, vierzehn Filme für neun Säle.',
      'Maandag om negen uur, veertien films voor negen zalen.',
    ),
    teaser: t('Au bureau', 'At the office', 'Im Büro', 'Op kantoor'),
    tag: t('Dans les coulisses', 'Behind the scenes', 'Hinter den Kulissen', 'Achter de schermen'),
    picture: ['stills', 's24-audience-vote'],
    film: null,
    houses: 4,
    guest: {
      name: 'Judith Lambrecht',
      role: t('Programmatrice', 'Programmer', 'Programmleitung', 'Programmeur'),
      picture: ['guests', 'g5-critic'],
      quote: t(
        'Un film qui remplit une petite salle pendant six semaines vaut mieux qu’un film qui la remplit un soir.',
        'A film that fills a small hall for six weeks beats one that fills it for a night.',
        'Lieber ein Film, der sechs Wochen einen kleinen Saal füllt, als einer für einen Abend.',
        'Liever een film die zes weken een kleine zaal vult dan een die dat één avond doet.',
      ),
    },
    content: t(
      `<p>Les chiffres du week-end tombent à huit heures. À neuf, chaque salle a son premier film. À midi, le dernier accepte de changer d’étage.</p><p>Il reste toujours un créneau, le mardi à 17:45. C’est là que Judith met le film que personne n’a demandé.</p>`,
      `<p>The weekend’s figures come in at eight. By nine every hall has its first film. By noon the last one agrees to move upstairs.</p><p>One slot is always left, Tuesday at 17:45. That is where Judith puts the film nobody asked for.</p>`,
      `<p>Um acht kommen die Zahlen vom Wochenende. Um neun hat jeder Saal seinen ersten Film. Am Mittag zieht der letzte einen Stock höher.</p><p>Ein Termin bleibt immer frei, Dienstag um 17:45. Dort landet der Film, nach dem niemand gefragt hat.</p>`,
      `<p>Om acht uur komen de cijfers van het weekend binnen. Om negen uur heeft elke zaal zijn eerste film. Om twaalf uur verhuist de laatste naar boven.</p><p>Eén plek blijft altijd over, dinsdag om 17:45. Daar zet Judith de film waar niemand om vroeg.</p>`,
    ),
  },
  {
    id: 37,
    slug: t('le-menu-de-l-entracte', 'the-interval-menu', 'das-pausenmenue', 'het-pauzemenu'),
    title: t('Le menu de l’entracte', 'The interval menu', 'Das Pausenmenü', 'Het pauzemenu'),
    headline: t(
      'Cuisiner sans bruit, sans odeur et sans lumière.',
      'Cooking without noise, smell or light.',
      'Kochen ohne Lärm, ohne Geruch, ohne Licht.',
      'Koken zonder lawaai, zonder geur en zonder licht.',
    ),
    teaser: t('En cuisine', 'In the kitchen', 'In der Küche', 'In de keuken'),
    tag: t(
      'En cuisine · Le salon',
      'In the kitchen · The lounge',
      'In der Küche · Die Lounge',
      'In de keuken · De lounge',
    ),
    picture: ['stills', 's15-menu'],
    film: 'p35',
    houses: 2,
    guest: {
      name: 'Désiré Kouamé',
      role: t('Chef du salon', 'Chef of the lounge', 'Küchenchef der Lounge', 'Chef-kok van de lounge'),
      picture: ['guests', 'g6-chef'],
      quote: t(
        'Rien qui craque. Le croquant, je le laisse au pop-corn.',
        'Nothing that crunches. I leave that to the popcorn.',
        'Nichts, was knackt. Das überlasse ich dem Popcorn.',
        'Niets dat kraakt. Dat laat ik aan de popcorn over.',
      ),
    },
    content: t(
      `<p>La carte change avec le film. Pour une comédie, des bouchées ; pour un film de trois heures, une soupe que l’on boit à la tasse.</p><ul><li>Tout se mange d’une main</li><li>Aucun couteau</li><li>Dernière commande au générique</li></ul>`,
      `<p>The menu changes with the film. Small bites for a comedy; for three hours, a soup to drink from the cup.</p><ul><li>Everything can be eaten with one hand</li><li>No knives</li><li>Last orders when the titles roll</li></ul>`,
      `<p>Die Karte wechselt mit dem Film. Häppchen für die Komödie, für drei Stunden eine Suppe aus der Tasse.</p><ul><li>Alles geht mit einer Hand</li><li>Keine Messer</li><li>Letzte Bestellung, wenn der Film beginnt</li></ul>`,
      `<p>De kaart verandert met de film. Hapjes bij een komedie, bij drie uur film soep uit een kom.</p><ul><li>Alles eet je met één hand</li><li>Geen messen</li><li>Laatste bestelling als de film begint</li></ul>`,
    ),
  },
  {
    id: 38,
    slug: t('sans-haut-ni-bas', 'no-up-no-down', 'kein-oben-kein-unten', 'geen-boven-geen-onder'),
    title: t('Sans haut ni bas', 'No up, no down', 'Kein Oben, kein Unten', 'Geen boven, geen onder'),
    headline: t(
      'Anneke Straume a pensé trois écrans pour une seule astronaute.',
      'Anneke Straume planned three screens for one astronaut.',
      'Anneke Straume plante drei Leinwände für eine Astronautin.',
      'Anneke Straume bedacht drie doeken voor één astronaut.',
    ),
    teaser: t('Trois écrans', 'Three screens', 'Drei Leinwände', 'Drie doeken'),
    tag: t('Rencontre · ScreenX', 'Meeting · ScreenX', 'Gespräch · ScreenX', 'Ontmoeting · ScreenX'),
    picture: ['backdrops', 'p03'],
    film: 'p03',
    houses: 2,
    guest: {
      name: 'Anneke Straume',
      role: t(
        'Réalisatrice de Perihelion Drift',
        'Director of Perihelion Drift',
        'Regisseurin von Perihelion Drift',
        'Regisseur van Perihelion Drift',
      ),
      picture: ['guests', 'g1-director'],
      quote: t(
        'Sur les côtés, il ne se passe presque rien. C’est ce presque qui fait peur.',
        'Almost nothing happens at the sides. It is the almost that frightens you.',
        'An den Seiten geschieht fast nichts. Dieses Fast macht Angst.',
        'Aan de zijkanten gebeurt bijna niets. Dat bijna is het enge.',
      ),
    },
    content: t(
      `<p>Les murs ne s’allument que vingt-deux minutes. Le reste du temps, l’écran du centre suffit, et le noir autour compte comme un décor.</p><p>Le meilleur rang est le septième : plus près, on tourne la tête ; plus loin, on voit les portes.</p>`,
      `<p>The walls light up for twenty-two minutes only. The rest of the time the screen in the middle is enough, and the dark around it is part of the set.</p><p>The best row is the seventh: any closer and you turn your head, any further and you see the doors.</p>`,
      `<p>Die Wände leuchten nur zweiundzwanzig Minuten. Sonst genügt die Leinwand in der Mitte, und das Dunkel ringsum gehört zum Bild.</p><p>Am besten sitzt man in der siebten Reihe: näher dreht man den Kopf, weiter hinten sieht man die Türen.</p>`,
      `<p>De wanden lichten maar tweeëntwintig minuten op. De rest van de tijd is het middelste doek genoeg, en hoort het donker eromheen bij het decor.</p><p>De beste rij is de zevende: dichterbij draai je je hoofd, verder weg zie je de deuren.</p>`,
    ),
  },
];
