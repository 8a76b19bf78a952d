/** What a word of a price line is to its meaning. `any` says nothing that matters. */
export type WordKind =
  | 'format'
  | 'flat'
  | 'glasses'
  | 'out'
  | 'in'
  | 'with'
  | 'or'
  | 'and'
  | 'inOrAnd'
  | 'who'
  | 'when'
  | 'any';

/** Spellings of formats, folded; some stand for two. A bare "dolby" may mean the hall or its sound. */
export const formatSpellings: Readonly<Record<string, readonly string[]>> = {
  imax: ['imax'],
  '4dx': ['4dx'],
  '4 dx': ['4dx'],
  screenx: ['screenx'],
  'screen x': ['screenx'],
  '3d': ['3d'],
  '3 d': ['3d'],
  'real d': ['3d'],
  'reald 3d': ['3d'],
  'real d 3d': ['3d'],
  relief: ['3d'],
  dbox: ['dbox'],
  'd box': ['dbox'],
  onx: ['onx'],
  atmos: ['atmos'],
  dolby: ['dolby'],
  'dolby atmos': ['atmos'],
  'dolby cinema': ['dolbyCinema'],
  'dolby vision': ['dolbyCinema'],
};

/** The languages that price lines are read in; signs and figures are those of any. */
export const priceLanguages = ['fr', 'en', 'de', 'nl'] as const;
type Spellings = Readonly<Record<(typeof priceLanguages)[number], string> & { any?: string }>;

/** Folded, without dots. */
const words: Readonly<Record<Exclude<WordKind, 'format' | 'any'>, Spellings>> = {
  flat: { any: '2d', fr: '', en: '', de: '', nl: '' },
  glasses: { fr: 'lunettes lunette', en: 'glasses', de: 'brille brillen', nl: 'bril' },
  out: {
    fr: 'hors sauf excepte exceptee exceptes exceptees excl exclu exclue exclus exclues sans non pas',
    en: 'excluding excluded except without not no',
    de: 'ausser ausgenommen exkl exklusive ohne nicht kein keine',
    nl: 'zonder behalve uitgezonderd exclusief muv niet geen',
  },
  in: {
    fr: 'inclus incluse incluses incl comprise comprises compris comprenant',
    en: 'included including inclusive includes',
    de: 'inbegriffen inkl inklusive',
    nl: 'inbegrepen inclusief',
  },
  with: { any: '+', fr: 'plus avec', en: 'with in', de: 'mit', nl: 'met' },
  or: { any: '/ |', fr: 'ou', en: 'or', de: 'oder', nl: 'of' },
  and: { any: '& , ; :', fr: 'et', en: 'and', de: 'und', nl: '' },
  inOrAnd: { fr: 'en', en: '', de: '', nl: 'en' },
  who: {
    fr: `enfant enfants ans junior juniors ado ados jeune jeunes etudiant etudiants senior seniors reduit reduite famille
      abonne abonnes abonnement abonnements pass cinepass carte cartes cinecarte adherent adherents groupe groupes scolaire`,
    en: 'child children kid kids years student students reduced concession concessions member members card cards group family',
    de: 'kind kinder jahre jahren jugendliche studierende ermassigt abo abos mitglied mitglieder karte karten gruppe gruppen schuler',
    nl: 'kinderen jaar jongeren studenten korting abonnees leden kaart kaarten groepen gezin',
  },
  when: {
    fr: `weekend semaine end ferie feries soir soiree soirees matin matinee matinees nuit avant apres jour jours
      lundi mardi mercredi jeudi vendredi samedi dimanche vacances`,
    en: `week evening evenings morning mornings night before after day days weekday weekdays holiday holidays
      monday tuesday wednesday thursday friday saturday sunday`,
    de: `wochenende abend abends morgen nacht vor nach tag werktags feiertag feiertage feiertagen
      montag dienstag mittwoch donnerstag freitag samstag sonntag`,
    nl: `avond ochtend middag dag dagen feestdag feestdagen doordeweeks
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`,
  },
};

export const wordKinds: ReadonlyMap<string, WordKind> = new Map(
  Object.entries(words).flatMap(([kind, spellings]) =>
    Object.values(spellings)
      .flatMap((list) => list.split(/\s+/))
      .filter(Boolean)
      .map((word): [string, WordKind] => [word, kind as WordKind]),
  ),
);
