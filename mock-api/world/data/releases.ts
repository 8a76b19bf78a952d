import { t, type Words } from '../../words';

/** Formats a film was made for; a room offers them or not. */
export type Format = 'imax' | '4dx' | '3d' | 'dolby' | 'screenx' | 'atmos';

export type Release = {
  /** The key of a title in the pool. */
  film: string;
  /** Programme weeks from this one; null = date not announced. */
  week: number | null;
  /** 1 a small audience, 5 the whole town. */
  heat: 1 | 2 | 3 | 4 | 5;
  formats?: readonly Format[];
  flag?: 'heart' | 'last' | 'awaited' | 'family';
  /** Audio description exists. */
  described?: true;
  /** In the cast of the prototypes: always shown. */
  pinned?: true;
};

const row = (
  film: string,
  week: number | null,
  heat: Release['heat'],
  more: Omit<Release, 'film' | 'week' | 'heat'> = {},
): Release => ({ film, week, heat, ...more });
const pinned = true;
const described = true;

/** Films and children's films, by their release. */
export const releases: readonly Release[] = [
  row('p03', 0, 5, { formats: ['imax', '4dx', '3d', 'dolby', 'screenx', 'atmos'], described, pinned }),
  row('p34', 0, 4, { formats: ['imax', '4dx', 'dolby', 'atmos'], described, pinned }),
  row('p67', 0, 4, { formats: ['3d', 'dolby'], pinned }),
  row('p93', 0, 3, { formats: ['dolby', 'atmos'], described }),
  row('p98', 0, 2),
  row('p16', -1, 3, { formats: ['dolby', 'screenx'], flag: 'heart', pinned }),
  row('p37', -1, 3, { formats: ['screenx', '4dx', 'dolby'], pinned }),
  row('p31', -1, 4, { formats: ['3d', '4dx', 'imax'], described, pinned }),
  row('p111', -1, 3, { formats: ['4dx', 'screenx'] }),
  row('p112', -1, 3, { described }),
  row('p116', -1, 2),
  row('p110', -1, 2),
  row('p13', -1, 3, { pinned }),
  row('p01', -2, 3, { described, flag: 'heart', pinned }),
  row('p26', -2, 4, { formats: ['imax', '3d', 'dolby', 'atmos'], pinned }),
  row('p02', -2, 2, { pinned }),
  row('p96', -2, 3, { formats: ['4dx', 'dolby'] }),
  row('p86', -2, 2, { flag: 'heart' }),
  row('p104', -2, 2),
  row('p25', -2, 3, { formats: ['3d'], pinned }),
  row('p70', -2, 3),
  row('p68', -2, 2),
  row('p36', -3, 4, { formats: ['dolby', 'screenx'], described, pinned }),
  row('p08', -3, 3, { described, pinned }),
  row('p105', -3, 4, { formats: ['imax', 'dolby'] }),
  row('p09', -3, 1, { pinned }),
  row('p100', -3, 2),
  row('p91', -3, 2),
  row('p38', -3, 2, { pinned }),
  row('p35', -4, 4, { described, pinned }),
  row('p19', -4, 2, { pinned }),
  row('p87', -4, 2),
  row('p88', -4, 1),
  row('p69', -4, 2),
  row('p10', -5, 1, { flag: 'last', pinned }),
  row('p99', -5, 2, { flag: 'last' }),
  row('p72', -5, 2),
  row('p73', -5, 1, { flag: 'last' }),
  row('p05', 1, 3, { pinned }),
  row('p17', 1, 2, { pinned }),
  row('p21', 1, 2, { pinned }),
  row('p29', 1, 3, { pinned }),
  row('p06', 2, 4, { formats: ['imax', '4dx', '3d', 'dolby'], described, pinned }),
  row('p18', 2, 2, { flag: 'awaited', pinned }),
  row('p23', 2, 5, { formats: ['imax', 'dolby', 'atmos'], described, flag: 'awaited', pinned }),
  row('p28', 2, 2, { pinned }),
  row('p33', 2, 3, { pinned }),
  row('p71', 2, 2),
  row('p22', 3, 3, { pinned }),
  row('p12', 3, 1),
  row('p04', 3, 2),
  row('p32', 4, 2, { pinned }),
  row('p40', 4, 4, { formats: ['3d', 'imax'], described, flag: 'family', pinned }),
  row('p20', 4, 3, { pinned }),
  row('p74', 4, 2),
  row('p07', 5, 3),
  row('p101', 5, 2),
  row('p27', 6, 3),
  row('p84', 6, 3),
  row('p106', 7, 3, { flag: 'awaited' }),
  row('p82', 7, 2),
  row('p85', 8, 3),
  row('p92', 8, 2),
  row('p83', 9, 1),
  row('p108', 9, 3),
  row('p89', 10, 2),
  row('p109', 10, 2),
  row('p102', 11, 1),
  row('p90', 12, 3, { formats: ['imax'] }),
  row('p107', 13, 2),
  row('p94', 14, 2),
  row('p115', 15, 2),
  row('p95', 16, 2),
  row('p97', 18, 1),
  row('p103', 20, 2),
  row('p113', 22, 2),
  row('p114', 24, 3),
  row('p30', null, 1, { pinned }),
  row('p11', null, 2, { pinned }),
];

export type Night = {
  film: string;
  /** Programme weeks from this one, the day (0 = Sunday) and the wall-clock time, each a showing wherever it plays. */
  dates: readonly (readonly [week: number, weekday: number, time: string])[];
  tags: readonly string[];
  flag: Words;
  pinned?: true;
};

const night = (
  film: string,
  flag: Words,
  tags: readonly string[],
  dates: Night['dates'],
  more: { pinned?: true } = {},
): Night => ({ film, flag, tags, dates, ...more });

/** The ribbons of evenings. */
export const nightFlags = {
  fromTheOpera: t('En direct de l’opéra', 'Live from the opera', 'Live aus der Oper', 'Live uit de opera'),
  opera: t('Opéra', 'Opera', 'Oper', 'Opera'),
  ballet: t('Ballet', 'Ballet', 'Ballett', 'Ballet'),
  concert: t('Concert', 'Concert', 'Konzert', 'Concert'),
  oneNight: t('Une séance', 'One showing only', 'Nur eine Vorstellung', 'Eén voorstelling'),
  theatre: t('Théâtre', 'Theatre', 'Theater', 'Theater'),
  silent: t('Ciné-concert', 'Silent with live music', 'Stummfilm mit Livemusik', 'Stille film met livemuziek'),
  classic: t('Grand classique', 'Classic', 'Klassiker', 'Klassieker'),
  anime: t('Nuit anime', 'Anime night', 'Anime-Nacht', 'Anime-avond'),
  sport: t('En direct', 'Live', 'Live', 'Live'),
};
const { fromTheOpera, opera, ballet, concert, oneNight, theatre, silent, classic, anime, sport } = nightFlags;

/** Opera, ballet, concerts, theatre, classics, anime and sport, by their nights. */
export const nights: readonly Night[] = [
  night(
    'p14',
    fromTheOpera,
    ['opera', 'live', 'PAUSE'],
    [
      [2, 4, '19:30'],
      [4, 0, '15:00'],
    ],
    { pinned },
  ),
  night('p41', fromTheOpera, ['opera', 'live', 'PAUSE'], [[6, 6, '18:30']]),
  night('p42', fromTheOpera, ['opera', 'live', 'PAUSE'], [[10, 6, '19:00']]),
  night(
    'p43',
    fromTheOpera,
    ['opera', 'live', 'PAUSE'],
    [
      [3, 0, '17:00'],
      [14, 6, '19:00'],
    ],
  ),
  night(
    'p44',
    opera,
    ['operaencore', 'PAUSE'],
    [
      [1, 0, '15:00'],
      [18, 2, '19:30'],
    ],
  ),
  night(
    'p45',
    fromTheOpera,
    ['opera', 'live', 'PAUSE'],
    [
      [5, 6, '19:00'],
      [24, 0, '15:00'],
    ],
  ),
  night('p46', opera, ['operaencore', 'PAUSE'], [[28, 2, '19:30']]),
  night(
    'p24',
    ballet,
    ['ballet', 'PAUSE'],
    [
      [0, 0, '16:00'],
      [1, 0, '16:00'],
      [5, 0, '16:00'],
    ],
    { pinned },
  ),
  night('p47', ballet, ['ballet', 'live', 'PAUSE'], [[8, 4, '20:15']]),
  night('p48', ballet, ['ballet', 'PAUSE'], [[13, 0, '16:00']]),
  night('p49', ballet, ['ballet'], [[20, 2, '20:00']]),
  night('p50', ballet, ['ballet', 'PAUSE'], [[30, 0, '16:00']]),
  night(
    'p15',
    concert,
    ['live'],
    [
      [0, 5, '20:30'],
      [1, 5, '20:30'],
      [3, 6, '21:00'],
    ],
    { pinned },
  ),
  night(
    'p39',
    oneNight,
    [],
    [
      [0, 2, '20:00'],
      [2, 2, '20:00'],
    ],
    { pinned },
  ),
  night('p56', concert, [], [[7, 5, '20:30']]),
  night('p57', concert, ['live'], [[4, 5, '21:00']]),
  night('p58', concert, [], [[9, 6, '20:30']]),
  night('p59', concert, ['live'], [[16, 6, '20:00']]),
  night('p60', concert, [], [[12, 4, '20:00']]),
  night(
    'p51',
    theatre,
    ['PAUSE'],
    [
      [5, 2, '20:00'],
      [22, 0, '16:00'],
    ],
  ),
  night('p52', theatre, ['PAUSE'], [[11, 4, '19:30']]),
  night('p53', theatre, ['PAUSE'], [[17, 4, '19:30']]),
  night('p54', theatre, [], [[15, 2, '20:00']]),
  night('p55', theatre, [], [[26, 2, '20:00']]),
  night('p61', silent, ['muet', 'live'], [[3, 2, '20:00']]),
  night(
    'p62',
    silent,
    ['muet', 'live'],
    [
      [1, 6, '21:30'],
      [32, 5, '22:00'],
    ],
  ),
  night(
    'p63',
    classic,
    ['classics', 'muet'],
    [
      [0, 0, '11:00'],
      [1, 0, '11:00'],
      [2, 0, '11:00'],
    ],
    { pinned },
  ),
  night('p64', classic, ['classics', 'muet'], [[4, 0, '11:00']]),
  night('p65', classic, ['classics', 'muet'], [[6, 0, '11:00']]),
  night('p66', silent, ['muet', 'live'], [[19, 2, '20:00']]),
  night(
    'p75',
    anime,
    [],
    [
      [0, 6, '22:00'],
      [2, 6, '22:00'],
    ],
  ),
  night('p76', anime, [], [[3, 6, '21:30']]),
  night(
    'p77',
    anime,
    [],
    [
      [1, 6, '21:30'],
      [9, 6, '22:00'],
    ],
  ),
  night('p78', sport, ['live'], [[27, 6, '20:45']]),
  night('p79', sport, ['live'], [[33, 6, '20:30']]),
  night('p80', sport, ['live'], [[29, 0, '15:00']]),
  night('p81', sport, ['live'], [[21, 0, '12:15']]),
];

/** A showing of a film that stands out of its run. */
export type Special = {
  film: string;
  when: Night['dates'][number];
  /** One stage of the site, the biggest cinema of each city, every cinema, or so many of the cities. */
  at: 'first' | 'second' | 'third' | 'city' | 'all' | number;
  /** With `equipe` the makers come, where their tour has them that evening. */
  tags: readonly string[];
  details?: { title: Words; line: Words; text: Words };
  /** In the language it was made in, whatever the house speaks. */
  original?: true;
};

const special = (
  film: string,
  when: Special['when'],
  at: Special['at'],
  tags: readonly string[],
  details?: Special['details'],
): Special => ({ film, when, at, tags, ...(details && { details }) });

export const withTheTeam = {
  title: t('Avec l’équipe', 'With the team', 'Mit dem Filmteam', 'Met de filmploeg'),
  line: t('Présentation et rencontre', 'Introduction and talk', 'Einführung und Gespräch', 'Inleiding en nagesprek'),
  text: t(
    'Le réalisateur et ses interprètes présentent le film, puis répondent à la salle.',
    'The director and the cast introduce the film and take questions afterwards.',
    'Regie und Ensemble stellen den Film vor und beantworten danach Fragen.',
    'De regisseur en de acteurs leiden de film in en beantwoorden na afloop vragen.',
  ),
};
/** Told on each film of the night. */
export const crimeNight = {
  title: t('Nuit du polar', 'Crime night', 'Krimi-Nacht', 'Misdaadnacht'),
  line: t('Quatre films, un café', 'Four films, one coffee', 'Vier Filme, ein Kaffee', 'Vier films, één koffie'),
  text: t(
    'De 20:00 à l’aube, quatre polars à la suite. Café offert entre le deuxième et le troisième.',
    'Four crime films in a row from 20:00 until dawn. Coffee is on us after the second.',
    'Vier Krimis hintereinander, von 20:00 bis zum Morgen. Nach dem zweiten gibt es Kaffee.',
    'Vier misdaadfilms op rij, van 20:00 tot de ochtend. Na de tweede is er koffie.',
  ),
};
const debate = {
  title: t('Débat', 'Debate', 'Filmgespräch', 'Nagesprek'),
  line: t('Suivi d’un débat', 'Followed by a debate', 'Mit anschliessendem Gespräch', 'Met nagesprek'),
  text: t(
    'Un ornithologue répond à vos questions après le film. Comptez quarante minutes.',
    'A bird expert answers your questions after the film. Allow forty minutes.',
    'Nach dem Film beantwortet ein Vogelkundler Ihre Fragen, etwa vierzig Minuten.',
    'Na de film beantwoordt een vogelkenner je vragen. Reken op veertig minuten.',
  ),
};
const ladies = {
  title: t('Soirée entre filles', 'Ladies’ night', 'Ladies Night', 'Ladies Night'),
  line: t('Un verre offert', 'One drink included', 'Ein Getränk inklusive', 'Inclusief drankje'),
  text: t(
    'Un film, un verre et une pochette de petits cadeaux.',
    'A film, a drink and a goodie bag.',
    'Ein Film, ein Getränk und eine kleine Überraschung.',
    'Een film, een drankje en een goodiebag.',
  ),
};

export const specials: readonly Special[] = [
  special('p05', [0, 5, '19:45'], 'first', ['AVP', 'avp-equipe', 'equipe', 'includingQA']),
  special('p05', [0, 2, '20:00'], 'second', ['AVP', 'avp-equipe', 'equipe']),
  special('p05', [0, 0, '17:30'], 'third', ['AVP']),
  special('p34', [0, 5, '20:30'], 'third', ['equipe', 'includingQA', 'seancespeciale']),
  special('p22', [1, 5, '20:00'], 'city', ['AVP', 'seancespeciale'], crimeNight),
  special('p40', [0, 0, '14:20'], 'city', ['AVP']),
  special('p40', [1, 6, '14:20'], 'all', ['AVP']),
  special('p40', [1, 0, '14:20'], 'all', ['AVP']),
  special('p20', [0, 0, '11:00'], 'first', ['AVP', 'cinekids']),
  special('p06', [1, 2, '20:00'], 'all', ['AVP']),
  special('p23', [1, 1, '20:15'], 'city', ['AVP']),
  special('p23', [1, 2, '20:30'], 'first', ['AVP', 'avp-equipe', 'equipe']),
  special('p09', [0, 0, '18:00'], 'first', ['seancespeciale', 'includingQA'], debate),
  special('p112', [1, 4, '20:00'], 'city', ['ladiesnight', 'seancespeciale'], ladies),
  special('p99', [0, 2, '10:00'], 'city', ['Ciné Café+']),
  special('p99', [1, 2, '10:00'], 'city', ['Ciné Café+']),
  special('p19', [1, 1, '13:30'], 'first', ['mome']),
];
