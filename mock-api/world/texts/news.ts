import { same, t, type Words } from '../words';

export type Topic = 'films' | 'meetings' | 'cinemas' | 'programme' | 'contest';

export const topics: Readonly<Record<Topic, { slug: string; label: Words }>> = {
  films: { slug: 'films', label: t('Films', 'Films', 'Filme', 'Films') },
  meetings: { slug: 'rencontres', label: t('Rencontres', 'Interviews', 'Gespräche', 'Interviews') },
  cinemas: { slug: 'cinemas', label: t('Cinémas', 'Cinemas', 'Kinos', 'Bioscopen') },
  programme: { slug: 'programme', label: t('Programme', 'Programme', 'Programm', 'Programma') },
  contest: { slug: 'concours', label: t('Concours', 'Competition', 'Wettbewerb', 'Winactie') },
};

export type Story = {
  slug: string;
  /** Days ago. */
  age: number;
  topic: Topic;
  title: (house: string) => Words;
  teaser: Words;
  /** Picture of a film, of a hall or a still; none for one of them. */
  picture: readonly ['backdrops' | 'experiences' | 'stills' | 'facades', string] | null;
  film?: string;
};

const told = (words: Words) => () => words;

/** What the editors wrote, newest first. `house` is a big cinema of the country. */
export const stories: readonly Story[] = [
  {
    slug: 'nuit-du-polar',
    age: 2,
    topic: 'programme',
    film: 'p22',
    picture: ['backdrops', 'p02'],
    title: told(
      t(
        'Nuit du polar : quatre films, un café, aucun suspect innocent',
        'Crime night: four films, one coffee, no innocent suspects',
        'Krimi-Nacht: vier Filme, ein Kaffee, kein unschuldiger Verdächtiger',
        'Misdaadnacht: vier films, één koffie, geen onschuldige verdachten',
      ),
    ),
    teaser: t(
      'Vendredi prochain, de 20:00 &agrave; l&rsquo;aube. Les places sont en vente.',
      'Next Friday, from 20:00 until dawn. Tickets are on sale.',
      'N&auml;chsten Freitag von 20:00 bis zum Morgen. Der Vorverkauf l&auml;uft.',
      'Volgende vrijdag, van 20:00 tot de ochtend. De kaarten zijn te koop.',
    ),
  },
  {
    slug: 'laser-imax',
    age: 4,
    topic: 'cinemas',
    film: 'p03',
    picture: ['experiences', 'e1-laser-screen'],
    title: (house) =>
      t(
        `La grande salle de ${house} passe au laser`,
        `The big hall at ${house} goes laser`,
        `Der grosse Saal im ${house} hat jetzt Laser`,
        `De grote zaal van ${house} gaat over op laser`,
      ),
    teaser: t(
      'Trois semaines de travaux, deux projecteurs, un noir enfin noir.',
      'Three weeks of work, two projectors and, at last, real black.',
      'Drei Wochen Umbau, zwei Projektoren, endlich richtiges Schwarz.',
      'Drie weken verbouwen, twee projectoren en eindelijk echt zwart.',
    ),
  },
  {
    slug: 'filmer-un-phare',
    age: 7,
    topic: 'meetings',
    film: 'p34',
    picture: ['backdrops', 'p34'],
    title: told(
      t(
        'Rencontre : « filmer un phare, c’est filmer l’attente »',
        'Interview: “To film a lighthouse is to film waiting”',
        'Gespräch: «Einen Leuchtturm filmen heisst das Warten filmen»',
        'Interview: ‘Een vuurtoren filmen is het wachten filmen’',
      ),
    ),
    teaser: t(
      'Aidan Morrow a tourn&eacute; Kestrel Point avec une seule lampe.',
      'Aidan Morrow shot Kestrel Point with a single lamp.',
      'Aidan Morrow hat Kestrel Point mit einer einzigen Lampe gedreht.',
      'Aidan Morrow draaide Kestrel Point met &eacute;&eacute;n lamp.',
    ),
  },
  {
    slug: 'opera-et-ballet',
    age: 8,
    topic: 'programme',
    film: 'p14',
    picture: ['backdrops', 'p14'],
    title: told(
      t(
        'Opéra et ballet : la saison en direct',
        'Opera and ballet: the live season',
        'Oper und Ballett: die Saison live',
        'Opera en ballet: het liveseizoen',
      ),
    ),
    teaser: t(
      'De d&eacute;cembre &agrave; juin, sur grand &eacute;cran, &agrave; la seconde o&ugrave; le rideau se l&egrave;ve.',
      'On the big screen the second the curtain rises, until June.',
      'Bis Juni auf der grossen Leinwand, sobald sich der Vorhang hebt.',
      'Tot en met juni op het grote doek, op de seconde dat het doek opgaat.',
    ),
  },
  {
    slug: 'tankstelle-sud',
    age: 10,
    topic: 'films',
    film: 'p28',
    picture: ['backdrops', 'p28'],
    title: told(
      t(
        'Tankstelle Süd, la comédie qui ne s’arrête jamais',
        'Tankstelle Süd, the comedy that never stops',
        'Tankstelle Süd, die Komödie, die nie anhält',
        'Tankstelle Süd, de komedie die nooit stopt',
      ),
    ),
    teaser: t(
      'Une station-service, un couple, quarante-huit heures.',
      'A petrol station, a couple, forty-eight hours.',
      'Eine Tankstelle, ein Paar, achtundvierzig Stunden.',
      'Een tankstation, een stel, achtenveertig uur.',
    ),
  },
  {
    slug: 'trois-salles-du-haut',
    age: 11,
    topic: 'cinemas',
    picture: ['facades', 'f12-square'],
    title: told(
      t(
        'Les trois salles du haut rouvrent',
        'The three upper halls reopen',
        'Die drei oberen Säle sind wieder offen',
        'De drie bovenzalen gaan weer open',
      ),
    ),
    teaser: t(
      'Nouveaux fauteuils, et la verri&egrave;re d&rsquo;origine.',
      'New seats, and the glass roof as it once was.',
      'Neue Sessel und das Glasdach von einst.',
      'Nieuwe stoelen, en het glazen dak van vroeger.',
    ),
  },
  {
    slug: 'dessinez-la-baleine',
    age: 14,
    topic: 'contest',
    film: 'p38',
    picture: ['stills', 's4-kids-party'],
    title: told(
      t(
        'Dessinez la baleine de De Walvis van Oost',
        'Draw the whale of De Walvis van Oost',
        'Zeichne den Wal aus De Walvis van Oost',
        'Teken de walvis van De Walvis van Oost',
      ),
    ),
    teaser: t(
      'Dix familles gagnent leur avant-premi&egrave;re.',
      'Ten families win a preview of their own.',
      'Zehn Familien gewinnen eine eigene Vorpremiere.',
      'Tien gezinnen winnen hun eigen voorpremi&egrave;re.',
    ),
  },
  {
    slug: 'billets-dans-la-poche',
    age: 19,
    topic: 'cinemas',
    picture: null,
    title: told(
      t(
        'Vos billets dans la poche, même sans réseau',
        'Your tickets in your pocket, even offline',
        'Tickets in der Tasche, auch ohne Netz',
        'Je kaartjes op zak, ook zonder netwerk',
      ),
    ),
    teaser: same(''),
  },
];

export const author = same('Inès Valmont');
