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

/** Words in French, English, German and Dutch, folded and without dots. */
const words: Readonly<Record<Exclude<WordKind, 'format' | 'any'>, string>> = {
  flat: '2d',
  glasses: 'lunettes lunette glasses brille brillen bril',
  out: `hors sauf excepte exceptee exceptes exceptees excl exclu exclue exclus exclues sans non pas
    excluding excluded except without not no
    ausser ausgenommen exkl exklusive ohne nicht kein keine
    zonder behalve uitgezonderd exclusief muv niet geen`,
  in: `inclus incluse incluses incl comprise comprises compris comprenant included including inclusive includes
    inbegriffen inkl inklusive inbegrepen inclusief`,
  with: '+ plus avec with mit met in',
  or: '/ | ou or oder of',
  and: '& , ; : et and und',
  inOrAnd: 'en',
  who: `enfant enfants ans junior juniors ado ados jeune jeunes etudiant etudiants senior seniors reduit reduite famille
    abonne abonnes abonnement abonnements pass cinepass carte cartes cinecarte adherent adherents groupe groupes scolaire
    child children kid kids years student students reduced concession concessions member members card cards group family
    kind kinder jahre jahren jugendliche studierende ermassigt abo abos mitglied mitglieder karte karten gruppe gruppen schuler
    kinderen jaar jongeren studenten korting abonnees leden kaart kaarten groepen gezin`,
  when: `weekend week semaine end ferie feries soir soiree soirees matin matinee matinees nuit avant apres jour jours
    lundi mardi mercredi jeudi vendredi samedi dimanche vacances
    evening evenings morning mornings night before after day days weekday weekdays holiday holidays
    monday tuesday wednesday thursday friday saturday sunday
    wochenende abend abends morgen nacht vor nach tag werktags feiertag feiertage feiertagen
    montag dienstag mittwoch donnerstag freitag samstag sonntag
    avond ochtend middag dag dagen feestdag feestdagen doordeweeks
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`,
};

export const wordKinds: ReadonlyMap<string, WordKind> = new Map(
  Object.entries(words).flatMap(([kind, list]) =>
    list.split(/\s+/).map((word): [string, WordKind] => [word, kind as WordKind]),
  ),
);
