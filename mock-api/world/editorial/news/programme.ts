import { t } from '../../../words';
import type { Story } from './story';

/** What is on, and what there is to win. */
export const programmeStories: readonly Story[] = [
  {
    id: 410,
    slug: t('nuit-du-polar', 'crime-night', 'krimi-nacht', 'misdaadnacht'),
    age: 2,
    topic: 'programme',
    film: 'p22',
    picture: ['stills', 's28-late-show'],
    title: t(
      'Nuit du polar : quatre films, un café, aucun suspect innocent',
      'Crime night: four films, one coffee, no innocent suspects',
      'Krimi-Nacht: vier Filme, ein Kaffee, kein unschuldiger Verdächtiger',
      'Misdaadnacht: vier films, één koffie, geen onschuldige verdachten',
    ),
    teaser: t(
      'De 20:00 à l’aube, dans les grandes villes. Les places sont en vente, la deuxième est à {money:second}.',
      'From 20:00 until dawn, in the big cities. Tickets are on sale; the second one is {money:second}.',
      'Von 20:00 bis zum Morgen, in den grossen Städten. Der Vorverkauf läuft, das zweite Ticket kostet {money:second}.',
      'Van 20:00 tot de ochtend, in de grote steden. De kaarten zijn te koop, de tweede kost {money:second}.',
    ),
    content: t(
      `<p>On entre à 19:30, on sort avec le jour. Entre les deux : quatre enquêtes, et personne n’est ce qu’il dit.</p>
      <table cellspacing="0" border="1"><thead><tr><th>Heure</th><th>Film</th></tr></thead><tbody><tr><td>20:00</td><td><a href="{movie:p22}">Elf Zeugen</a>, en avant-première</td></tr><tr><td>22:30</td><td><a href="{movie:p02}">Hinterhof 12</a></td></tr><tr><td>0:35</td><td>café, offert</td></tr><tr><td>0:50</td><td><a href="{movie:p116}">Out by Morning</a></td></tr><tr><td>2:50</td><td><a href="{movie:p98}">Double Dame</a></td></tr></tbody></table>
      <p>Le même billet ouvre les quatre films. <a href="{event:nuit-du-polar}">Voir la nuit</a> · <a href="{to:offers}">La deuxième place à {money:second}</a></p>
      <p style="font-size:10px"><font color="#888888">Interdit aux moins de douze ans.</font></p>`,
      `<p>Doors at 19:30, out with the daylight. In between: four cases, and nobody is who they say they are.</p>
      <table cellspacing="0" border="1"><thead><tr><th>Time</th><th>Film</th></tr></thead><tbody><tr><td>20:00</td><td><a href="{movie:p22}">Elf Zeugen</a>, preview</td></tr><tr><td>22:30</td><td><a href="{movie:p02}">Hinterhof 12</a></td></tr><tr><td>0:35</td><td>coffee, on us</td></tr><tr><td>0:50</td><td><a href="{movie:p116}">Out by Morning</a></td></tr><tr><td>2:50</td><td><a href="{movie:p98}">Double Dame</a></td></tr></tbody></table>
      <p>One ticket covers all four. <a href="{event:nuit-du-polar}">See the night</a> · <a href="{to:offers}">The second ticket for {money:second}</a></p>
      <p style="font-size:10px"><font color="#888888">Not for under-twelves.</font></p>`,
      `<p>Einlass um 19:30, hinaus geht es mit dem Tageslicht. Dazwischen: vier Fälle, und niemand ist, wer er sagt.</p>
      <table cellspacing="0" border="1"><thead><tr><th>Zeit</th><th>Film</th></tr></thead><tbody><tr><td>20:00</td><td><a href="{movie:p22}">Elf Zeugen</a>, Vorpremiere</td></tr><tr><td>22:30</td><td><a href="{movie:p02}">Hinterhof 12</a></td></tr><tr><td>0:35</td><td>Kaffee, offeriert</td></tr><tr><td>0:50</td><td><a href="{movie:p116}">Out by Morning</a></td></tr><tr><td>2:50</td><td><a href="{movie:p98}">Double Dame</a></td></tr></tbody></table>
      <p>Ein Ticket gilt für alle vier. <a href="{event:nuit-du-polar}">Zur Nacht</a> · <a href="{to:offers}">Das zweite Ticket für {money:second}</a></p>
      <p style="font-size:10px"><font color="#888888">Ab zwölf Jahren.</font></p>`,
      `<p>De deuren gaan om 19:30 open, je gaat naar buiten als het licht wordt. Daartussen: vier zaken, en niemand is wie hij zegt.</p>
      <table cellspacing="0" border="1"><thead><tr><th>Tijd</th><th>Film</th></tr></thead><tbody><tr><td>20:00</td><td><a href="{movie:p22}">Elf Zeugen</a>, voorpremière</td></tr><tr><td>22:30</td><td><a href="{movie:p02}">Hinterhof 12</a></td></tr><tr><td>0:35</td><td>koffie van het huis</td></tr><tr><td>0:50</td><td><a href="{movie:p116}">Out by Morning</a></td></tr><tr><td>2:50</td><td><a href="{movie:p98}">Double Dame</a></td></tr></tbody></table>
      <p>Eén kaartje geldt voor alle vier. <a href="{event:nuit-du-polar}">Naar de nacht</a> · <a href="{to:offers}">Het tweede kaartje voor {money:second}</a></p>
      <p style="font-size:10px"><font color="#888888">Vanaf twaalf jaar.</font></p>`,
    ),
  },
  {
    id: 407,
    slug: t('opera-et-ballet', 'opera-and-ballet', 'oper-und-ballett', 'opera-en-ballet'),
    age: 8,
    topic: 'programme',
    film: 'p14',
    picture: ['stills', 's26-opera-glasses'],
    title: t(
      'Opéra et ballet : la saison en direct',
      'Opera and ballet: the live season',
      'Oper und Ballett: die Saison live',
      'Opera en ballet: het liveseizoen',
    ),
    teaser: t(
      'De décembre à juin, sur grand écran, à la seconde où le rideau se lève.',
      'On the big screen the second the curtain rises, from December to June.',
      'Von Dezember bis Juni auf der grossen Leinwand, sobald sich der Vorhang hebt.',
      'Van december tot en met juni op het grote doek, op de seconde dat het doek opgaat.',
    ),
    content: t(
      `<p>La saison s’ouvre avec <a href="{movie:p14}">La Dame de Givre</a>, trois actes et deux entractes. À chaque soirée, un verre offert et un mot de présentation avant le lever de rideau.</p>
      <ul><li>Plein tarif : {money:opera}</li><li>Avec le CinéPass : {money:operaPass}</li><li>Moins de 26 ans : {money:operaYoung}</li><li>Cinq soirées au choix : {money:operaFive}</li></ul>
      <p><a href="{event:opera-ballet}">Toutes les dates</a></p>`,
      `<p>The season opens with <a href="{movie:p14}">La Dame de Givre</a>, three acts and two intervals. Every evening comes with a drink and a short introduction before the curtain rises.</p>
      <ul><li>Full price: {money:opera}</li><li>With the pass: {money:operaPass}</li><li>Under 26: {money:operaYoung}</li><li>Five evenings of your choice: {money:operaFive}</li></ul>
      <p><a href="{event:opera-ballet}">All dates</a></p>`,
      `<p>Die Saison beginnt mit <a href="{movie:p14}">La Dame de Givre</a>, drei Akte, zwei Pausen. Zu jedem Abend gehören ein Getränk und eine kurze Einführung.</p>
      <ul><li>Voller Preis: {money:opera}</li><li>Mit dem Pass: {money:operaPass}</li><li>Unter 26: {money:operaYoung}</li><li>Fünf Abende nach Wahl: {money:operaFive}</li></ul>
      <p><a href="{event:opera-ballet}">Alle Daten</a></p>`,
      `<p>Het seizoen begint met <a href="{movie:p14}">La Dame de Givre</a>, drie bedrijven, twee pauzes. Bij elke avond horen een drankje en een korte inleiding.</p>
      <ul><li>Normaal: {money:opera}</li><li>Met abonnement: {money:operaPass}</li><li>Onder de 26: {money:operaYoung}</li><li>Vijf avonden naar keuze: {money:operaFive}</li></ul>
      <p><a href="{event:opera-ballet}">Alle data</a></p>`,
    ),
  },
  {
    id: 404,
    slug: t('dessinez-la-baleine', 'draw-the-whale', 'zeichne-den-wal', 'teken-de-walvis'),
    age: 14,
    topic: 'contest',
    film: 'p38',
    picture: ['stills', 's4-kids-party'],
    title: t(
      'Dessinez la baleine de De Walvis van Oost',
      'Draw the whale of De Walvis van Oost',
      'Zeichne den Wal aus De Walvis van Oost',
      'Teken de walvis van De Walvis van Oost',
    ),
    teaser: t(
      'Dix familles gagnent leur avant-première.',
      'Ten families win a preview of their own.',
      'Zehn Familien gewinnen eine eigene Vorpremiere.',
      'Tien gezinnen winnen hun eigen voorpremière.',
    ),
    content: t(
      `<p>Une feuille, des feutres, une baleine. Déposez le dessin au comptoir avant le {day:12} ; les dix plus beaux gagnent la salle pour eux.</p><p>De 4 à 11 ans, un dessin par enfant.</p>`,
      `<p>A sheet of paper, some pens, a whale. Leave the drawing at the bar before {day:12}; the ten best win a hall to themselves.</p><p>From 4 to 11, one drawing per child.</p>`,
      `<p>Ein Blatt, Filzstifte, ein Wal. Gib die Zeichnung bis {day:12} an der Bar ab; die zehn schönsten gewinnen einen Saal für sich.</p><p>Von 4 bis 11 Jahren, eine Zeichnung pro Kind.</p>`,
      `<p>Een vel papier, stiften, een walvis. Lever de tekening voor {day:12} in aan de bar; de tien mooiste winnen een zaal voor zichzelf.</p><p>Van 4 tot en met 11 jaar, één tekening per kind.</p>`,
    ),
  },
  {
    id: 402,
    slug: t('seances-calmes', 'calm-showings', 'ruhige-vorstellungen', 'rustige-voorstellingen'),
    age: 21,
    topic: 'programme',
    film: 'p25',
    picture: ['stills', 's17-headphones'],
    title: t(
      'Séances calmes : un samedi par mois, on baisse le son',
      'Calm showings: one Saturday a month, we turn it down',
      'Ruhige Vorstellungen: einmal im Monat wird es leiser',
      'Rustige voorstellingen: één zaterdag per maand gaat het geluid omlaag',
    ),
    teaser: t(
      'Lumière à moitié, pas de publicité, et le droit de se lever.',
      'Half the lights, no adverts, and feel free to get up.',
      'Halbes Licht, keine Werbung, und Aufstehen ist erlaubt.',
      'Halflicht, geen reclame, en opstaan mag.',
    ),
    content: t(
      `<p>Choisies avec deux associations, ces séances sont pour toutes celles et ceux que le cinéma fatigue.</p><p><a href="{info:seances-calmes}">Comment ça se passe</a></p>`,
      `<p>Chosen with two charities, these showings are for everyone who finds the cinema tiring.</p><p><a href="{info:seances-calmes}">How it works</a></p>`,
      `<p>Diese Vorstellungen, mit zwei Vereinen ausgesucht, sind für alle, die Kino sonst ermüdet.</p><p><a href="{info:seances-calmes}">So läuft es ab</a></p>`,
      `<p>Deze voorstellingen, gekozen met twee verenigingen, zijn voor iedereen voor wie de bioscoop vermoeiend is.</p><p><a href="{info:seances-calmes}">Zo gaat het</a></p>`,
    ),
  },
  {
    id: 399,
    slug: t('nuit-anime', 'anime-night', 'anime-nacht', 'anime-avond'),
    age: 33,
    topic: 'programme',
    film: 'p75',
    picture: ['stills', 's25-anime-night'],
    title: t(
      'Nuits anime : trois films, sous-titrés, à minuit passé',
      'Anime nights: three films, subtitled, past midnight',
      'Anime-Nächte: drei Filme mit Untertiteln, bis nach Mitternacht',
      'Anime-avonden: drie films, ondertiteld, tot na middernacht',
    ),
    teaser: t(
      'Le samedi soir, en version originale, affiche offerte aux cinquante premiers.',
      'Saturday nights in the original version, with a poster for the first fifty.',
      'Samstagabend in der Originalversion, mit einem Plakat für die ersten fünfzig.',
      'Op zaterdagavond in de originele versie, met een poster voor de eerste vijftig.',
    ),
    content: t(
      `<p><a href="{movie:p75}">Ninth Rain</a>, <a href="{movie:p76}">The Summer You Let Go</a>, <a href="{movie:p77}">Cœur de Titan</a> : trois samedis, trois studios, et le même canapé.</p><p><a href="{event:nuit-anime}">Le programme</a>`,
      `<p><a href="{movie:p75}">Ninth Rain</a>, <a href="{movie:p76}">The Summer You Let Go</a>, <a href="{movie:p77}">Cœur de Titan</a>: three Saturdays, three studios, and the same sofa.</p><p><a href="{event:nuit-anime}">The programme</a>`,
      `<p><a href="{movie:p75}">Ninth Rain</a>, <a href="{movie:p76}">The Summer You Let Go</a>, <a href="{movie:p77}">Cœur de Titan</a>: drei Samstage, drei Studios und dasselbe Sofa.</p><p><a href="{event:nuit-anime}">Zum Programm</a>`,
      `<p><a href="{movie:p75}">Ninth Rain</a>, <a href="{movie:p76}">The Summer You Let Go</a>, <a href="{movie:p77}">Cœur de Titan</a>: drie zaterdagen, drie studio’s en dezelfde bank.</p><p><a href="{event:nuit-anime}">Het programma</a>`,
    ),
  },
  {
    id: 396,
    slug: t('affiche-du-mois', 'poster-of-the-month', 'plakat-des-monats', 'poster-van-de-maand'),
    age: 44,
    topic: 'contest',
    picture: ['stills', 's3-projector'],
    title: t(
      'L’affiche du mois est à vous',
      'The poster of the month is yours',
      'Das Plakat des Monats gehört Ihnen',
      'De poster van de maand is van jou',
    ),
    teaser: t(
      'Chaque mois, trente affiches grand format à gagner dans vos cinémas.',
      'Every month, thirty large posters to win at your cinemas.',
      'Jeden Monat gibt es in Ihren Kinos dreissig grosse Plakate zu gewinnen.',
      'Elke maand zijn er in je bioscopen dertig grote posters te winnen.',
    ),
    content: t(
      `<p>Un bulletin au comptoir, un nom, et c’est tout. Le tirage a lieu le dernier dimanche du mois, dans le hall, à voix haute.</p><script>alert('stats')</script><p>&amp;nbsp;</p>`,
      `<p>A slip at the bar, a name, and that is all. We draw on the last Sunday of the month, in the foyer, out loud.</p><script>alert('stats')</script><p>&amp;nbsp;</p>`,
      `<p>Ein Zettel an der Bar, ein Name, fertig. Gezogen wird am letzten Sonntag des Monats im Foyer, laut.</p><script>alert('stats')</script><p>&amp;nbsp;</p>`,
      `<p>Een briefje aan de bar, een naam, klaar. We trekken op de laatste zondag van de maand in de foyer, hardop.</p><script>alert('stats')</script><p>&amp;nbsp;</p>`,
    ),
  },
  {
    id: 393,
    slug: t('ecoles-au-cinema', 'ecoles-au-cinema', 'ecoles-au-cinema', 'ecoles-au-cinema'),
    only: 'fr',
    age: 58,
    topic: 'programme',
    picture: ['stills', 's13-school'],
    title: t(
      'École au cinéma : les inscriptions sont ouvertes',
      'École au cinéma : les inscriptions sont ouvertes',
      'École au cinéma : les inscriptions sont ouvertes',
      'École au cinéma : les inscriptions sont ouvertes',
    ),
    teaser: t(
      'Trois films par classe et par an, avec un dossier pour en parler.',
      'Trois films par classe et par an, avec un dossier pour en parler.',
      'Trois films par classe et par an, avec un dossier pour en parler.',
      'Trois films par classe et par an, avec un dossier pour en parler.',
    ),
    content: t(
      '<p>Du CP à la terminale, le matin, en semaine. Écrivez à <a href="mailto:ecoles@{domain}">ecoles@{domain}</a>.</p>',
      '<p>Du CP à la terminale, le matin, en semaine. Écrivez à <a href="mailto:ecoles@{domain}">ecoles@{domain}</a>.</p>',
      '<p>Du CP à la terminale, le matin, en semaine. Écrivez à <a href="mailto:ecoles@{domain}">ecoles@{domain}</a>.</p>',
      '<p>Du CP à la terminale, le matin, en semaine. Écrivez à <a href="mailto:ecoles@{domain}">ecoles@{domain}</a>.</p>',
    ),
  },
];
