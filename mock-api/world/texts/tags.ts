import type { SiteId } from '@/lib/sites/sites';
import type { ServiceId } from '../../artwork/pictures';
import { same, t, type Words } from '../../words';

export type TagRow = {
  slug: string;
  title: Words;
  category: 'technology' | 'seat' | 'event' | 'premiere' | 'accessibility' | 'note';
  /** One sentence; HTML. */
  text?: Words;
  /** Longer, in a window. */
  long?: Words;
  premium?: true;
  /** Presented as an experience, in this order. */
  experience?: number;
  showFilter?: true;
  cinemaFlag?: true;
  showFlag?: true;
  badge?: Words;
  icon?: { sprite: string } | { text: string } | { pictogram: ServiceId };
  /** The small drawing of an experience. */
  pictogram?: ServiceId;
  /** Of a highlighted showing: background, then letters. */
  colours?: readonly [string, string];
  access?: Words;
  picture?: string;
};

const laser = t(
  '<p>22&nbsp;m&egrave;tres d&rsquo;&eacute;cran, mur &agrave; mur.</p>',
  '<p>Twenty-two metres of screen, wall to wall.</p>',
  '<p>22&nbsp;Meter Leinwand, von Wand zu Wand.</p>',
  '<p>Een doek van 22&nbsp;meter, van muur tot muur.</p>',
);
const moving = t(
  '<p>Le fauteuil bouge. Le vent aussi.</p>',
  '<p>The seat moves. So does the wind.</p>',
  '<p>Der Sessel bewegt sich. Der Wind auch.</p>',
  '<p>De stoel beweegt. De wind ook.</p>',
);
const lying = t(
  '<p>On s&rsquo;allonge, on pose son verre.</p>',
  '<p>Lie back, put your glass down.</p>',
  '<p>Zur&uuml;cklehnen, Glas abstellen.</p>',
  '<p>Ga liggen, zet je glas neer.</p>',
);
const lights = t(
  '<p>La lumi&egrave;re reste un peu allum&eacute;e.</p>',
  '<p>The lights stay on a little.</p>',
  '<p>Ein wenig Licht bleibt an.</p>',
  '<p>Het licht blijft een beetje aan.</p>',
);
const round = t(
  '<p>Son &agrave; 360&nbsp;degr&eacute;s et double projecteur laser&nbsp;: les sc&egrave;nes de nuit restent lisibles.</p>',
  '<p>Sound all around and two laser projectors: night scenes stay readable.</p>',
  '<p>Rundumklang und zwei Laserprojektoren: Nachtszenen bleiben erkennbar.</p>',
  '<p>Geluid rondom en twee laserprojectoren: nachtsc&egrave;nes blijven goed te zien.</p>',
);

/** Every tag, accents, spaces and plus signs included. */
export const tagRows: readonly TagRow[] = [
  {
    slug: 'imax',
    pictogram: 'wide-screen',
    title: same('IMAX'),
    category: 'technology',
    text: laser,
    long: t(
      '<p>Deux projecteurs laser, douze canaux de son, des gradins plus raides&nbsp;: le film prend tout le champ de vision.</p><ul><li>Suppl&eacute;ment par place</li><li>D&egrave;s 5&nbsp;ans</li></ul>',
      '<p>Two laser projectors, twelve channels of sound and steeper rows: the film fills your field of view.</p><ul><li>Supplement per seat</li><li>From age 5</li></ul>',
      '<p>Zwei Laserprojektoren, zw&ouml;lf Tonkan&auml;le, steilere Reihen: Der Film f&uuml;llt das ganze Blickfeld.</p><ul><li>Zuschlag pro Platz</li><li>Ab 5&nbsp;Jahren</li></ul>',
      '<p>Twee laserprojectoren, twaalf geluidskanalen en steilere rijen: de film vult je hele blikveld.</p><ul><li>Toeslag per plaats</li><li>Vanaf 5&nbsp;jaar</li></ul>',
    ),
    premium: true,
    experience: 1,
    showFilter: true,
    cinemaFlag: true,
    icon: { text: 'IMAX' },
    picture: 'e1-laser-screen',
  },
  {
    slug: '4dx',
    pictogram: 'moving-seat',
    title: same('4DX'),
    category: 'technology',
    text: moving,
    premium: true,
    experience: 2,
    showFilter: true,
    cinemaFlag: true,
    icon: { text: '4DX' },
    picture: 'e2-moving-seats',
  },
  {
    slug: '3d',
    pictogram: 'glasses',
    title: same('3D'),
    category: 'technology',
    text: t(
      '<p>Lunettes au comptoir, &agrave; garder et &agrave; rapporter.</p>',
      '<p>Glasses at the bar, yours to keep and bring back.</p>',
      '<p>Brillen an der Bar, zum Behalten und Wiederbringen.</p>',
      '<p>Brillen aan de bar, om te houden en weer mee te nemen.</p>',
    ),
    premium: true,
    showFilter: true,
    icon: { text: '3D' },
  },
  {
    slug: 'screenx',
    pictogram: 'wide-screen',
    title: same('ScreenX'),
    category: 'technology',
    text: t(
      '<p>L&rsquo;image continue sur les murs.</p>',
      '<p>The picture goes on along the walls.</p>',
      '<p>Das Bild geht an den W&auml;nden weiter.</p>',
      '<p>Het beeld loopt door op de muren.</p>',
    ),
    premium: true,
    experience: 6,
    showFilter: true,
    cinemaFlag: true,
    icon: { text: 'ScreenX' },
    picture: 'e1-laser-screen',
  },
  {
    slug: 'dolby',
    pictogram: 'sound-around',
    title: same('Dolby'),
    category: 'technology',
    text: round,
    premium: true,
    experience: 5,
    showFilter: true,
    cinemaFlag: true,
    icon: { text: 'Dolby' },
    picture: 'e1-laser-screen',
  },
  {
    slug: 'atmos',
    title: same('Dolby Atmos'),
    category: 'technology',
    text: t(
      '<p>Le son vient d&rsquo;o&ugrave; il se passe.</p>',
      '<p>Sound comes from where it happens.</p>',
      '<p>Der Ton kommt von dort, wo er entsteht.</p>',
      '<p>Het geluid komt van waar het gebeurt.</p>',
    ),
    showFilter: true,
    icon: { text: 'Atmos' },
  },
  {
    slug: 'dolby_atmos',
    title: same('Dolby Atmos'),
    category: 'technology',
    icon: { text: 'Atmos' },
  },
  {
    slug: '4DXSCREENX',
    title: same('4DX ScreenX'),
    category: 'technology',
    premium: true,
    icon: { text: '4DX ScreenX' },
  },
  { slug: 'DBOX', title: same('D-Box'), category: 'technology', premium: true, icon: { pictogram: 'moving-seat' } },
  { slug: 'ONX', title: same('ONX'), category: 'technology', premium: true, icon: { text: 'ONX' } },
  {
    slug: 'duo',
    title: t('Banquette duo', 'Love seat', 'Duo-Sitz', 'Duostoel'),
    category: 'seat',
    icon: { sprite: 'seat' },
  },

  {
    slug: 'PREMIUM',
    pictogram: 'recliner',
    title: same('Premium'),
    category: 'seat',
    text: lying,
    premium: true,
    experience: 3,
    cinemaFlag: true,
    icon: { sprite: 'seat' },
    picture: 'e3-recliner-lounge',
  },
  {
    slug: 'relaxseats',
    title: t('Fauteuils relax', 'Relax seats', 'Relax-Sessel', 'Relaxstoelen'),
    category: 'seat',
    text: lying,
    icon: { sprite: 'seat' },
  },
  {
    slug: 'luxeseats',
    title: t('Fauteuils luxe', 'Luxury seats', 'Luxus-Sessel', 'Luxe stoelen'),
    category: 'seat',
    text: lying,
    icon: { sprite: 'seat' },
  },
  {
    slug: 'boutiqueseats',
    title: t('Petite salle de charme', 'Boutique hall', 'Boutique-Saal', 'Boutiquezaal'),
    category: 'seat',
    icon: { sprite: 'seat' },
  },

  {
    slug: 'cinekids',
    pictogram: 'balloon',
    title: same('Cinékids'),
    category: 'event',
    text: lights,
    experience: 4,
    showFilter: true,
    cinemaFlag: true,
    icon: { text: 'Kids' },
    picture: 'e4-kids-hall',
  },
  {
    slug: 'mome',
    title: t('Môme', 'With your baby', 'Mit Baby', 'Met je baby'),
    category: 'event',
    text: t(
      '<p>Avec b&eacute;b&eacute;, lumi&egrave;re tamis&eacute;e.</p>',
      '<p>Babies welcome, lights dimmed.</p>',
      '<p>Mit Baby, bei ged&auml;mpftem Licht.</p>',
      '<p>Met je baby, bij gedempt licht.</p>',
    ),
  },
  { slug: 'nuggi', title: t('Tétine', 'Nuggi', 'Nuggi', 'Speen'), category: 'event' },
  {
    slug: 'live',
    title: t('En direct', 'Live', 'Live', 'Live'),
    category: 'event',
    showFilter: true,
    icon: { text: 'LIVE' },
  },
  { slug: 'opera', title: t('Opéra', 'Opera', 'Oper', 'Opera'), category: 'event', showFilter: true },
  {
    slug: 'operaencore',
    title: t('Opéra, en différé', 'Opera, encore', 'Oper, Aufzeichnung', 'Opera, herhaling'),
    category: 'event',
  },
  { slug: 'ballet', title: t('Ballet', 'Ballet', 'Ballett', 'Ballet'), category: 'event', showFilter: true },
  {
    slug: 'classics',
    title: t('Grands classiques', 'Classics', 'Klassiker', 'Klassiekers'),
    category: 'event',
    showFilter: true,
  },
  {
    slug: 'muet',
    title: t('Ciné-concert', 'Silent with live music', 'Stummfilm mit Livemusik', 'Stille film met livemuziek'),
    category: 'event',
    colours: ['#d8c7a3', '#1a1408'],
  },
  // The editors' pink cannot be read: clients fall back on ink or paper.
  {
    slug: 'ladiesnight',
    title: t('Soirée entre filles', 'Ladies’ night', 'Ladies Night', 'Ladies Night'),
    category: 'event',
    colours: ['#ff7eb6', '#ffd0e6'],
  },
  {
    slug: 'seancespeciale',
    title: t('Séance spéciale', 'Special showing', 'Sondervorstellung', 'Speciale voorstelling'),
    category: 'event',
    showFlag: true,
  },
  {
    slug: 'Ciné Café+',
    title: same('Ciné Café+'),
    category: 'event',
    showFilter: true,
    text: t(
      '<p>Le mardi matin&nbsp;: un caf&eacute;, une viennoiserie, un film.</p>',
      '<p>Tuesday mornings: a coffee, a pastry, a film.</p>',
      '<p>Dienstagmorgen: ein Kaffee, ein Gipfeli, ein Film.</p>',
      '<p>Dinsdagochtend: koffie, iets lekkers en een film.</p>',
    ),
  },
  {
    slug: 'calme',
    title: t('Séances calmes', 'Calm showings', 'Ruhige Vorstellungen', 'Rustige voorstellingen'),
    category: 'event',
    text: t(
      '<p>Son doux, lumi&egrave;re &agrave; moiti&eacute;, pas de publicit&eacute;.</p>',
      '<p>Softer sound, half the lights, no adverts.</p>',
      '<p>Leiserer Ton, halbes Licht, keine Werbung.</p>',
      '<p>Zachter geluid, halflicht, geen reclame.</p>',
    ),
  },
  { slug: 'entertainment', title: t('Événement', 'Event', 'Event', 'Evenement'), category: 'event' },

  {
    slug: 'AVP',
    pictogram: 'curtain',
    title: t('Avant-première', 'Preview', 'Vorpremiere', 'Voorpremière'),
    category: 'premiere',
    showFilter: true,
    showFlag: true,
    badge: t('Avant tout le monde', 'Before everyone else', 'Vor allen anderen', 'Eerder dan de rest'),
  },
  {
    slug: 'avp-equipe',
    title: t(
      'Avant-première avec l’équipe',
      'Preview with the team',
      'Vorpremiere mit dem Filmteam',
      'Voorpremière met de filmploeg',
    ),
    category: 'premiere',
    showFilter: true,
    showFlag: true,
    colours: ['#ff7a59', '#1a0c08'],
  },
  {
    slug: 'equipe',
    title: t('Avec l’équipe', 'With the team', 'Mit dem Filmteam', 'Met de filmploeg'),
    category: 'premiere',
    colours: ['#ff7a59', '#1a0c08'],
  },

  {
    slug: 'hearing-impaired',
    title: t('Sous-titres malentendants', 'Captions', 'Untertitel für Gehörlose', 'Ondertiteling voor doven'),
    category: 'accessibility',
    access: t(
      'Sous-titres en français avec les bruits et la musique.',
      'Captions that include sounds and music.',
      'Untertitel mit Geräuschen und Musik.',
      'Ondertiteling met geluiden en muziek.',
    ),
    icon: { sprite: 'hearing' },
    showFilter: true,
  },
  {
    slug: 'audiodesc',
    title: t('Audiodescription', 'Audio description', 'Audiodeskription', 'Audiodescriptie'),
    category: 'accessibility',
    access: t(
      'Casque à demander au comptoir.',
      'Ask for a headset at the bar.',
      'Kopfhörer an der Bar erhältlich.',
      'Vraag aan de bar om een koptelefoon.',
    ),
    icon: { sprite: 'audio-description' },
    showFilter: true,
  },
  {
    slug: 'pmr',
    title: t('Places fauteuil roulant', 'Wheelchair spaces', 'Rollstuhlplätze', 'Rolstoelplaatsen'),
    category: 'accessibility',
    access: t(
      'Accès de plain-pied, deux places dans la salle.',
      'Step-free access, two spaces in the hall.',
      'Stufenloser Zugang, zwei Plätze im Saal.',
      'Drempelvrij, twee plaatsen in de zaal.',
    ),
    icon: { sprite: 'wheelchair' },
  },

  {
    slug: 'PAUSE',
    title: t('Avec entracte', 'With an interval', 'Mit Pause', 'Met pauze'),
    category: 'note',
    icon: { sprite: 'pause' },
  },
  {
    slug: 'lastchance',
    title: t('Dernières séances', 'Last showings', 'Letzte Vorstellungen', 'Laatste voorstellingen'),
    category: 'note',
  },
  {
    slug: 'includingQA',
    title: t('Suivi d’une rencontre', 'Followed by a talk', 'Mit anschliessendem Gespräch', 'Met nagesprek'),
    category: 'note',
  },
];

/** `at`: what it means on one site. */
type VersionRow = { label: string; text: Words; at?: Partial<Record<SiteId, Words>> };

export const versionRows: Readonly<Record<string, VersionRow>> = {
  vf: { label: 'VF', text: t('Voix françaises', 'French voices', 'Französische Stimmen', 'Franse stemmen') },
  vost: {
    label: 'VOST',
    text: t(
      'Version originale, sous-titres français',
      'Original version, French subtitles',
      'Originalversion mit französischen Untertiteln',
      'Originele versie, Franse ondertiteling',
    ),
  },
  vo: { label: 'VO', text: t('Version originale', 'Original version', 'Originalversion', 'Originele versie') },
  vfst: {
    label: 'VFST',
    text: t(
      'Voix françaises, sous-titres malentendants',
      'French voices, captions',
      'Französische Stimmen, Untertitel für Gehörlose',
      'Franse stemmen, ondertiteling voor doven',
    ),
  },
  vof: {
    label: 'VOF',
    text: t('Version originale française', 'French original', 'Französisches Original', 'Frans origineel'),
  },
  ov: {
    label: 'OV',
    text: t('Version originale', 'Original version', 'Originalversion', 'Originele versie'),
    at: {
      nl: t(
        'Version originale, sous-titres néerlandais',
        'Original version, Dutch subtitles',
        'Originalversion mit niederländischen Untertiteln',
        'Originele versie, Nederlandse ondertiteling',
      ),
    },
  },
  nlnl: {
    label: 'NL',
    text: t('Voix néerlandaises', 'Dutch voices', 'Niederländische Stimmen', 'Nederlands gesproken'),
  },
  vfbe: { label: 'VF', text: t('Voix françaises', 'French voices', 'Französische Stimmen', 'Franse stemmen') },
  vobe: {
    label: 'VO',
    text: t(
      'Version originale, sous-titres français et néerlandais',
      'Original version, French and Dutch subtitles',
      'Originalversion mit französischen und niederländischen Untertiteln',
      'Originele versie, Franse en Nederlandse ondertiteling',
    ),
  },
  nlbe: {
    label: 'NL',
    text: t('Voix néerlandaises', 'Dutch voices', 'Niederländische Stimmen', 'Nederlands gesproken'),
  },
  d: { label: 'D', text: t('Voix allemandes', 'German voices', 'Deutsch gesprochen', 'Duits gesproken') },
  edf: {
    label: 'E/df',
    text: t(
      'En anglais, sous-titres allemands et français',
      'In English, German and French subtitles',
      'Englisch mit deutschen und französischen Untertiteln',
      'Engels met Duitse en Franse ondertiteling',
    ),
  },
};
