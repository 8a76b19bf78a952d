import { t, type Words } from '../../../words';
import type { Shot } from '../../pictures';
import type { Title } from '../../titles';

export type FormatRow = {
  /** That of its tag. */
  slug: string;
  group: string;
  /** A hall or a seat it cannot do without. */
  needs?: string;
  picture: Shot;
  /** On its card. */
  line: Words;
  /** HTML, at the head of its page. */
  teaser: Words;
  heading: Words;
  /** HTML, in a window. */
  details: Words;
  to: string | null;
  plays: (title: Title) => boolean;
};

const made = (format: NonNullable<NonNullable<Title['run']>['formats']>[number]) => (title: Title) =>
  title.run?.formats?.includes(format) === true;

export const groups: readonly { slug: string; title: Words; text: Words; picture: Shot | null }[] = [
  {
    slug: 'grand-ecran',
    title: t('Grand écran', 'Big screen', 'Grosse Leinwand', 'Groot doek'),
    text: t(
      '<p>Plus haut, plus large, plus noir : trois façons d’oublier le bord de l’image.</p>',
      '<p>Taller, wider, darker: three ways to forget the edge of the picture.</p>',
      '<p>Höher, breiter, schwärzer: drei Arten, den Bildrand zu vergessen.</p>',
      '<p>Hoger, breder, zwarter: drie manieren om de rand van het beeld te vergeten.</p>',
    ),
    picture: ['experiences', 'e1-laser-screen'],
  },
  {
    slug: 'sensations',
    title: t('Sensations', 'Sensations', 'Mittendrin', 'Sensaties'),
    text: t(
      '<p>Le fauteuil bouge, les murs s’allument.</p>',
      '<p>The seat moves, the walls light up.</p>',
      '<p>Der Sessel bewegt sich, die Wände leuchten.</p>',
      '<p>De stoel beweegt, de muren lichten op.</p>',
    ),
    picture: ['experiences', 'e2-moving-seats'],
  },
  {
    slug: 'confort',
    title: t('Confort', 'Comfort', 'Komfort', 'Comfort'),
    text: t(
      '<p>De la place pour les jambes, et pour le verre.</p>',
      '<p>Room for your legs, and for your glass.</p>',
      '<p>Platz für die Beine und fürs Glas.</p>',
      '<p>Ruimte voor je benen, en voor je glas.</p>',
    ),
    picture: ['experiences', 'e3-recliner-lounge'],
  },
  {
    slug: 'en-famille',
    title: t('En famille', 'With the family', 'Mit der Familie', 'Met het gezin'),
    text: t(
      '<p>Le son plus doux, la lumière un peu allumée, et le droit de bouger.</p>',
      '<p>Softer sound, a little light, and freedom to move.</p>',
      '<p>Leiserer Ton, etwas Licht, und Bewegung ist erlaubt.</p>',
      '<p>Zachter geluid, een beetje licht, en bewegen mag.</p>',
    ),
    picture: ['experiences', 'e4-kids-hall'],
  },
  {
    slug: 'en-direct',
    title: t('En direct', 'Live', 'Live', 'Live'),
    text: t('', '', '', ''),
    picture: ['stills', 's10-live-piano'],
  },
];

export const formats: readonly FormatRow[] = [
  {
    slug: 'imax',
    group: 'grand-ecran',
    needs: 'imax',
    picture: ['experiences', 'e1-laser-screen'],
    line: t(
      '22 mètres d’écran, mur à mur, du sol au plafond.',
      '22 metres of screen, wall to wall, floor to ceiling.',
      '22 Meter Leinwand, von Wand zu Wand, vom Boden bis zur Decke.',
      'Een doek van 22 meter, van muur tot muur, van vloer tot plafond.',
    ),
    teaser: t(
      '<p>L’écran va d’un mur à l’autre, du sol au plafond. Vous ne regardez plus le bord.</p>',
      '<p>The screen runs from wall to wall and floor to ceiling. You stop seeing the edge.</p>',
      '<p>Die Leinwand reicht von Wand zu Wand, vom Boden bis zur Decke. Den Rand sieht man nicht mehr.</p>',
      '<p>Het doek loopt van muur tot muur, van vloer tot plafond. De rand zie je niet meer.</p>',
    ),
    heading: t(
      'Ce qui change, en mètres',
      'What changes, in metres',
      'Was sich ändert, in Metern',
      'Wat er verandert, in meters',
    ),
    details: t(
      '<p>La salle est dessinée autour de l’écran : il est légèrement courbe, les rangs montent plus raide, et le son se règle chaque matin.</p><ul><li><strong>22 × 12 m</strong> d’écran, plus de quatre fois la surface habituelle</li><li><strong>2 lasers</strong> superposés, pour un noir plus profond</li><li><strong>+{money:imax}</strong> par place, +{money:imax3d} en 3D</li></ul>',
      '<p>The hall is built around the screen: it curves slightly, the rows are steeper, and the sound is tuned every morning.</p><ul><li><strong>22 × 12 m</strong> of screen, more than four times the usual area</li><li><strong>2 lasers</strong>, one on the other, for a deeper black</li><li><strong>+{money:imax}</strong> a seat, +{money:imax3d} in 3D</li></ul>',
      '<p>Der Saal ist um die Leinwand gebaut: Sie ist leicht gebogen, die Reihen sind steiler, und der Ton wird jeden Morgen eingestellt.</p><ul><li><strong>22 × 12 m</strong> Leinwand, mehr als das Vierfache des Üblichen</li><li><strong>2 Laser</strong> übereinander, für tieferes Schwarz</li><li><strong>+{money:imax}</strong> pro Platz, +{money:imax3d} in 3D</li></ul>',
      '<p>De zaal is om het doek heen gebouwd: dat is licht gebogen, de rijen lopen steiler op, en het geluid wordt elke ochtend afgesteld.</p><ul><li><strong>22 × 12 m</strong> doek, ruim vier keer zo groot als normaal</li><li><strong>2 lasers</strong> boven elkaar, voor dieper zwart</li><li><strong>+{money:imax}</strong> per stoel, +{money:imax3d} in 3D</li></ul>',
    ),
    to: '{story:un-phare-a-taille-reelle}',
    plays: made('imax'),
  },
  {
    slug: '4dx',
    group: 'sensations',
    needs: '4dx',
    picture: ['experiences', 'e2-moving-seats'],
    line: t(
      'Le fauteuil bouge. Le vent aussi.',
      'The seat moves. So does the wind.',
      'Der Sessel bewegt sich. Der Wind auch.',
      'De stoel beweegt. De wind ook.',
    ),
    teaser: t(
      '<p>Le fauteuil bouge. Le vent aussi. La pluie, seulement si vous voulez.</p>',
      '<p>The seat moves. So does the wind. Rain, only if you like.</p>',
      '<p>Der Sessel bewegt sich. Der Wind auch. Regen nur, wenn man will.</p>',
      '<p>De stoel beweegt. De wind ook. Regen, alleen als je wilt.</p>',
    ),
    heading: t('21 effets, un bouton', '21 effects, one button', '21 Effekte, ein Knopf', '21 effecten, één knop'),
    details: t(
      '<p>Vibrations, brume, éclairs, quatre odeurs. Un bouton sur l’accoudoir coupe l’eau.</p><ul><li>À partir d’1 m</li><li>Déconseillé aux femmes enceintes</li><li>Les boissons chaudes restent au comptoir</li></ul>',
      '<p>Vibration, mist, lightning, four scents. A button on the armrest turns off the water.</p><ul><li>From 1 m tall</li><li>Not advised during pregnancy</li><li>Hot drinks stay at the bar</li></ul>',
      '<p>Vibration, Nebel, Blitze, vier Düfte. Ein Knopf in der Lehne stellt das Wasser ab.</p><ul><li>Ab 1 m Körpergrösse</li><li>Nicht empfohlen in der Schwangerschaft</li><li>Heisse Getränke bleiben an der Bar</li></ul>',
      '<p>Trilling, mist, bliksem, vier geuren. Met een knop in de leuning zet je het water uit.</p><ul><li>Vanaf 1 m lang</li><li>Afgeraden bij zwangerschap</li><li>Warme dranken blijven aan de bar</li></ul>',
    ),
    to: '{story:qui-bouge-le-fauteuil}',
    plays: made('4dx'),
  },
  {
    slug: 'PREMIUM',
    group: 'confort',
    needs: 'PREMIUM',
    picture: ['experiences', 'e3-recliner-lounge'],
    line: t(
      'On s’allonge, on pose son verre.',
      'Lie back, put your glass down.',
      'Zurücklehnen, Glas abstellen.',
      'Ga liggen, zet je glas neer.',
    ),
    teaser: t(
      '<p>Quarante fauteuils, un mètre quarante entre les rangs, et quelqu’un qui vous apporte la suite.</p>',
      '<p>Forty seats, one metre forty between the rows, and someone who brings the rest.</p>',
      '<p>Vierzig Sessel, ein Meter vierzig zwischen den Reihen, und jemand, der nachschenkt.</p>',
      '<p>Veertig stoelen, een meter veertig tussen de rijen, en iemand die de rest komt brengen.</p>',
    ),
    heading: t(
      'Comme chez vous, en plus grand',
      'Like home, only larger',
      'Wie daheim, nur grösser',
      'Zoals thuis, maar groter',
    ),
    details: t(
      '<ul><li>Dossier et repose-pieds électriques</li><li>Tablette, prise, liseuse</li><li>Commande au fauteuil jusqu’au générique</li></ul>',
      '<ul><li>Electric back and footrest</li><li>Table, socket, reading light</li><li>Order from your seat until the titles roll</li></ul>',
      '<ul><li>Lehne und Fussteil elektrisch</li><li>Tischchen, Steckdose, Leselicht</li><li>Bestellen am Platz, bis der Film beginnt</li></ul>',
      '<ul><li>Elektrische rugleuning en voetsteun</li><li>Tafeltje, stopcontact, leeslampje</li><li>Bestellen vanuit je stoel tot de film begint</li></ul>',
    ),
    to: '{story:le-menu-de-l-entracte}',
    plays: ({ run, heat }) => run !== null && heat >= 3,
  },
  {
    slug: 'dolby',
    group: 'grand-ecran',
    needs: 'dolby',
    picture: ['experiences', 'e6-dark-hall'],
    line: t(
      'Le noir est noir, le silence aussi.',
      'Black is black, and so is silence.',
      'Schwarz ist schwarz, und still ist still.',
      'Zwart is zwart, en stil is stil.',
    ),
    teaser: t(
      '<p>Un son qui vient d’où il se passe, une image qui ose le noir.</p>',
      '<p>Sound that comes from where it happens, a picture that dares to be black.</p>',
      '<p>Ton, der von dort kommt, wo er entsteht, und ein Bild, das sich Schwarz traut.</p>',
      '<p>Geluid dat komt van waar het gebeurt, en een beeld dat zwart durft te zijn.</p>',
    ),
    heading: t('86 haut-parleurs', '86 speakers', '86 Lautsprecher', '86 luidsprekers'),
    details: t(
      '<p>Autour de vous et au-dessus, réglés chaque matin.</p><p>&nbsp;</p><ul><li><strong>14</strong> au plafond, pour la pluie et les hélicoptères</li><li><strong>2 lasers</strong> superposés : les scènes de nuit restent lisibles</li></ul>',
      '<p>All around you and above, tuned every morning.</p><p>&nbsp;</p><ul><li><strong>14</strong> in the ceiling, for rain and helicopters</li><li><strong>2 lasers</strong>, one on the other: night scenes stay readable</li></ul>',
      '<p>Rundum und über Ihnen, jeden Morgen eingestellt.</p><p>&nbsp;</p><ul><li><strong>14</strong> in der Decke, für Regen und Helikopter</li><li><strong>2 Laser</strong> übereinander: Nachtszenen bleiben erkennbar</li></ul>',
      '<p>Om je heen en boven je, elke ochtend afgesteld.</p><p>&nbsp;</p><ul><li><strong>14</strong> in het plafond, voor regen en helikopters</li><li><strong>2 lasers</strong> boven elkaar: nachtscènes blijven goed te zien</li></ul>',
    ),
    to: '{story:86-haut-parleurs}',
    plays: made('dolby'),
  },
  {
    slug: 'screenx',
    group: 'sensations',
    needs: 'screenx',
    picture: ['experiences', 'e5-picture-on-walls'],
    line: t(
      'L’image déborde sur les murs.',
      'The picture spills onto the walls.',
      'Das Bild läuft über die Wände.',
      'Het beeld loopt door over de muren.',
    ),
    teaser: t(
      '<p>À certains moments, l’image quitte l’écran et vous entoure.</p>',
      '<p>At certain moments the picture leaves the screen and surrounds you.</p>',
      '<p>In manchen Momenten verlässt das Bild die Leinwand und umgibt Sie.</p>',
      '<p>Op sommige momenten verlaat het beeld het doek en sta je er middenin.</p>',
    ),
    heading: t('270 degrés', '270 degrees', '270 Grad', '270 graden'),
    details: t(
      '<p>Entre vingt et quarante minutes par film. Le milieu de la salle est la meilleure place.</p>',
      '<p>Twenty to forty minutes in each film. The middle of the hall is the best place.</p>',
      '<p>Zwanzig bis vierzig Minuten pro Film. Am besten sitzt man in der Mitte.</p>',
      '<p>Twintig tot veertig minuten per film. Het midden van de zaal is de beste plek.</p>',
    ),
    to: '{story:sans-haut-ni-bas}',
    plays: made('screenx'),
  },
  {
    slug: 'cinekids',
    group: 'en-famille',
    picture: ['experiences', 'e4-kids-hall'],
    line: t(
      'La lumière reste un peu allumée.',
      'The lights stay on a little.',
      'Ein wenig Licht bleibt an.',
      'Het licht blijft een beetje aan.',
    ),
    teaser: t(
      '<p>Le matin, pour les premières fois : film court, son plus doux, pause au milieu.</p>',
      '<p>Mornings, for first times: a short film, softer sound, a break halfway.</p>',
      '<p>Am Morgen, für das erste Mal: kurzer Film, leiserer Ton, Pause in der Mitte.</p>',
      '<p>’s Ochtends, voor de eerste keer: een korte film, zachter geluid, pauze halverwege.</p>',
    ),
    heading: t('Une première fois', 'A first time', 'Das erste Mal', 'De eerste keer'),
    details: t(
      '<ul><li>Dès 3 ans</li><li>Coussins rehausseurs à l’entrée</li><li>{money:calm} pour les petits</li></ul>',
      '<ul><li>From age 3</li><li>Booster cushions at the door</li><li>{money:calm} for the little ones</li></ul>',
      '<ul><li>Ab 3 Jahren</li><li>Sitzerhöhungen am Eingang</li><li>{money:calm} für die Kleinen</li></ul>',
      '<ul><li>Vanaf 3 jaar</li><li>Zitverhogers bij de deur</li><li>{money:calm} voor de kleintjes</li></ul>',
    ),
    to: '{to:shows}#kids',
    plays: ({ isKids, run }) => isKids && run !== null,
  },
  {
    slug: 'opera',
    group: 'en-direct',
    picture: ['stills', 's26-opera-glasses'],
    line: t('En direct, avec l’entracte.', 'Live, with the interval.', 'Live, mit Pause.', 'Live, met pauze.'),
    teaser: t(
      '<p>La captation arrive en salle à la seconde où le rideau se lève.</p>',
      '<p>The picture reaches the screen the second the curtain rises.</p>',
      '<p>Das Bild kommt in dem Moment, in dem sich der Vorhang hebt.</p>',
      '<p>Het beeld komt binnen op het moment dat het doek opgaat.</p>',
    ),
    heading: t('Une soirée à l’opéra', 'A night at the opera', 'Ein Abend in der Oper', 'Een avond naar de opera'),
    details: t(
      '<p>Un verre offert, un mot de présentation, deux entractes. <a href="{event:opera-ballet}">Toute la saison</a></p>',
      '<p>A drink, an introduction, two intervals. <a href="{event:opera-ballet}">The whole season</a></p>',
      '<p>Ein Getränk, eine Einführung, zwei Pausen. <a href="{event:opera-ballet}">Die ganze Saison</a></p>',
      '<p>Een drankje, een inleiding, twee pauzes. <a href="{event:opera-ballet}">Het hele seizoen</a></p>',
    ),
    to: '{event:opera-ballet}',
    plays: ({ film }) => film.kind === 'opera' || film.kind === 'ballet',
  },
  {
    slug: 'calme',
    group: 'en-famille',
    picture: ['stills', 's17-headphones'],
    line: t(
      'Son doux, salle éclairée, on peut bouger.',
      'Soft sound, lights on, free to move.',
      'Leiser Ton, Licht an, Bewegung erlaubt.',
      'Zacht geluid, licht aan, bewegen mag.',
    ),
    teaser: t(
      '<p>Un samedi par mois, pour toutes celles et ceux que le cinéma fatigue.</p>',
      '<p>One Saturday a month, for everyone who finds the cinema tiring.</p>',
      '<p>Einmal im Monat am Samstag, für alle, die Kino sonst ermüdet.</p>',
      '<p>Eén zaterdag per maand, voor iedereen voor wie de bioscoop vermoeiend is.</p>',
    ),
    heading: t('Comment ça se passe', 'How it works', 'So läuft es ab', 'Zo gaat het'),
    details: t(
      '<p>−8 dB, 30 % de lumière, pas de publicité. <a href="{info:seances-calmes}">Tout savoir</a></p>',
      '<p>−8 dB, 30% light, no adverts. <a href="{info:seances-calmes}">Read more</a></p>',
      '<p>−8 dB, 30 % Licht, keine Werbung. <a href="{info:seances-calmes}">Mehr dazu</a></p>',
      '<p>−8 dB, 30% licht, geen reclame. <a href="{info:seances-calmes}">Lees meer</a></p>',
    ),
    to: '{info:seances-calmes}',
    plays: ({ isKids, run, film }) => isKids && run !== null && film.runtime <= 100,
  },
  {
    slug: '3d',
    group: 'sensations',
    needs: '3d',
    picture: ['stills', 's16-glasses-3d'],
    line: t(
      'L’image s’avance, vous reculez un peu.',
      'The picture comes forward, you lean back a little.',
      'Das Bild kommt näher, man lehnt sich zurück.',
      'Het beeld komt naar voren, jij leunt wat achterover.',
    ),
    teaser: t(
      '<p>Des lunettes légères, une image assez claire pour les supporter.</p>',
      '<p>Light glasses, and a picture bright enough to wear them for.</p>',
      '<p>Eine leichte Brille und ein Bild, das hell genug dafür ist.</p>',
      '<p>Een lichte bril, en een beeld dat er helder genoeg voor is.</p>',
    ),
    heading: t('Garder ses lunettes', 'Keep your glasses', 'Die Brille behalten', 'Houd je bril'),
    details: t(
      '<ul><li>Les lunettes se rendent ou se gardent</li><li>Une taille enfant dès 4 ans</li><li>Elles passent par-dessus les vôtres</li></ul>',
      '<ul><li>Hand the glasses back or keep them</li><li>A child’s size from age 4</li><li>They fit over your own</li></ul>',
      '<ul><li>Die Brille zurückgeben oder behalten</li><li>Kindergrösse ab 4 Jahren</li><li>Passt über die eigene</li></ul>',
      '<ul><li>De bril inleveren of houden</li><li>Een kindermaat vanaf 4 jaar</li><li>Past over je eigen bril</li></ul>',
    ),
    to: '{story:vingt-quatre-dessins}',
    plays: made('3d'),
  },
  {
    slug: 'muet',
    group: 'en-direct',
    picture: ['stills', 's10-live-piano'],
    line: t(
      'Le piano est dans la salle.',
      'The piano is in the hall.',
      'Das Klavier steht im Saal.',
      'De piano staat in de zaal.',
    ),
    teaser: t(
      '<p>Un film muet, une pianiste, et personne ne sait encore ce qu’elle va jouer.</p>',
      '<p>A silent film, a pianist, and nobody knows yet what she will play.</p>',
      '<p>Ein Stummfilm, eine Pianistin, und noch weiss niemand, was sie spielt.</p>',
      '<p>Een stille film, een pianiste, en niemand weet nog wat ze gaat spelen.</p>',
    ),
    heading: t('Muet, pas silencieux', 'Silent, not quiet', 'Stumm, aber nicht still', 'Stil, maar niet geluidloos'),
    details: t(
      '<p>Des copies restaurées de 1916 à 1929, une présentation de dix minutes, aucune pause. <a href="{event:muets-et-piano}">Les prochaines dates</a></p>',
      '<p>Restored prints from 1916 to 1929, ten minutes of introduction, no interval. <a href="{event:muets-et-piano}">The next dates</a></p>',
      '<p>Restaurierte Kopien von 1916 bis 1929, zehn Minuten Einführung, keine Pause. <a href="{event:muets-et-piano}">Die nächsten Daten</a></p>',
      '<p>Gerestaureerde kopieën van 1916 tot 1929, tien minuten inleiding, geen pauze. <a href="{event:muets-et-piano}">De volgende data</a></p>',
    ),
    to: '{story:un-piano-sous-l-ecran}',
    plays: ({ film, nights }) => film.kind === 'classic' && nights?.tags.includes('muet') === true,
  },
];
