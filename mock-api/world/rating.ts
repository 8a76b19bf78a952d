import type { ContentRating } from '@/lib/api/contract/shows';
import type { Language } from '@/lib/sites/languages';
import { type RatingSystem, type SiteId, siteFacts } from '@/lib/sites/sites';
import { t, type Words } from '../words';
import { dice } from './seed';
import type { Title } from './titles';

type Verdict = { rating: ContentRating; cinechecks: { ref: string; description: string }[]; warning: string | null };

/** The commission does not follow our usual ages. */
const visas: Readonly<Record<string, Csa>> = {
  p34: '-12',
  p16: '-12',
  p22: '-12',
  p05: 'TP',
  p08: '-12',
  p27: '-16',
  p109: '-18',
  p115: '-12',
  p33: 'TP',
  p84: 'TP',
};
type Csa = 'TP' | '-12' | '-16' | '-18';

const csa: Readonly<Record<Csa, { label: Words; sentence: Words }>> = {
  TP: {
    label: t('Tout public', 'All audiences', 'Ohne Altersbeschränkung', 'Alle leeftijden'),
    sentence: t('Tout public', 'All audiences', 'Ohne Altersbeschränkung', 'Alle leeftijden'),
  },
  '-12': {
    label: t('-12', '-12', '-12', '-12'),
    sentence: t(
      'Film interdit aux mineurs de douze ans',
      'No admittance to anyone under twelve',
      'Kein Zutritt unter zwölf Jahren',
      'Verboden voor kinderen onder de twaalf jaar',
    ),
  },
  '-16': {
    label: t('-16', '-16', '-16', '-16'),
    sentence: t(
      'Film interdit aux mineurs de seize ans',
      'No admittance to anyone under sixteen',
      'Kein Zutritt unter sechzehn Jahren',
      'Verboden voor jongeren onder de zestien jaar',
    ),
  },
  '-18': {
    label: t('-18', '-18', '-18', '-18'),
    sentence: t(
      'Film interdit aux mineurs de dix-huit ans',
      'No admittance to anyone under eighteen',
      'Kein Zutritt unter achtzehn Jahren',
      'Verboden voor jongeren onder de achttien jaar',
    ),
  },
};
const upsetting = t(
  'Avertissement : des scènes peuvent heurter la sensibilité du public.',
  'Warning: some scenes may upset viewers.',
  'Hinweis: Einige Szenen können verstörend wirken.',
  'Let op: sommige scènes kunnen schokkend zijn.',
);
const undecided = t('A définir', 'To be announced', 'Noch offen', 'Nog niet bekend');

const pictograms: Readonly<Record<string, Words>> = {
  vio: t('Violence', 'Violence', 'Gewalt', 'Geweld'),
  angoisse: t('Angoisse', 'Fear', 'Angst', 'Angst'),
  language: t('Langage grossier', 'Coarse language', 'Derbe Sprache', 'Grof taalgebruik'),
  drogue: t('Drogues et alcool', 'Drugs and alcohol', 'Drogen und Alkohol', 'Drugs- en alcoholgebruik'),
  sexe: t('Sexe', 'Sex', 'Sex', 'Seks'),
  discrimination: t('Discrimination', 'Discrimination', 'Diskriminierung', 'Discriminatie'),
};
const seen: Readonly<Record<string, readonly string[]>> = {
  horror: ['angoisse', 'vio'],
  thriller: ['angoisse', 'vio', 'language'],
  crime: ['vio', 'language', 'drogue'],
  'sci-fi': ['vio', 'angoisse'],
  drama: ['language', 'sexe'],
  romance: ['sexe'],
  comedy: ['language'],
  adventure: ['angoisse'],
  fantasy: ['angoisse'],
  anime: ['vio'],
  theatre: ['language', 'discrimination'],
};

const none: Verdict = { rating: [], cinechecks: [], warning: null };

const systems: Readonly<Record<RatingSystem, (title: Title, language: Language) => Verdict>> = {
  csa(title, language) {
    if ((title.week ?? 9) > 4)
      return { ...none, rating: { ref: 'A définir', description: undecided[language], extendedDescription: '' } };
    const { age } = title.film;
    const ref = visas[title.film.id] ?? (age >= 18 ? '-16' : age >= 16 ? '-12' : 'TP');
    const warning = ref === 'TP' ? null : upsetting[language];
    return {
      ...none,
      warning,
      rating: {
        ref,
        description: csa[ref].label[language],
        extendedDescription: csa[ref].sentence[language],
        ...(warning && { warning }),
      },
    };
  },
  cinecheck(title, language) {
    const { age, genre } = title.film;
    const ref = age === 0 ? 'al' : `-${age}ans`;
    const label =
      age === 0
        ? t('Tous publics', 'All ages', 'Alle Altersgruppen', 'Alle Leeftijden')
        : t(`-${age} ans`, `-${age} years`, `-${age} Jahre`, `-${age} jaar`);
    const words =
      age === 0
        ? t('Tous âges', 'All ages', 'Alle Altersgruppen', 'Alle leeftijden')
        : t(`Dès ${age} ans`, `From age ${age}`, `Ab ${age} Jahren`, `Vanaf ${age} jaar`);
    const marks = age < 9 ? [] : (seen[genre] ?? []).slice(0, age >= 16 ? 3 : age >= 12 ? 2 : 1);
    return {
      ...none,
      rating: { ref, description: label[language], extendedDescription: words[language] },
      cinechecks: marks.map((mark) => ({ ref: mark, description: pictograms[mark]?.[language] ?? mark })),
    };
  },
  swiss({ film: { age } }, language) {
    const suggested = Math.min(18, age + (age < 12 ? 4 : 2));
    const words = t(
      `Âge légal ${age} ans, âge suggéré ${suggested} ans`,
      `Legal age ${age}, suggested age ${suggested}`,
      `Zulässig ab ${age}, empfohlen ab ${suggested} Jahren`,
      `Wettelijke leeftijd ${age}, aanbevolen vanaf ${suggested}`,
    );
    return {
      ...none,
      rating: {
        ref: `${age} (${suggested})`,
        description: `${age} (${suggested})`,
        extendedDescription: words[language],
      },
    };
  },
  plain({ film: { age } }, language) {
    const words =
      age < 9
        ? t('Tout public', 'All audiences', 'Für alle', 'Alle leeftijden')
        : t(`À partir de ${age} ans`, `From ${age} years`, `Ab ${age} Jahren`, `Vanaf ${age} jaar`);
    return {
      ...none,
      rating: { ref: age < 9 ? 'TP' : String(age), description: words[language], extendedDescription: words[language] },
    };
  },
};

/** What the authority of the country says, `[]` while it has said nothing. */
export function ratingOf(site: SiteId, title: Title, language: Language): Verdict {
  const waiting = (title.week ?? 99) > 6 && dice(site, 'unrated', title.film.id).chance(0.6);
  if (title.week === null || waiting || title.film.kind === 'sport') return none;
  return systems[siteFacts(site).rating](title, language);
}
