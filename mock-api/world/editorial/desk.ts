import { formatMoney } from '@/lib/i18n/money';
import type { Language } from '@/lib/sites/languages';
import { type Locale, localeOf } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import type { Words } from '../../words';
import { openCinemas, stageOf } from '../cinemas';
import { countries } from '../data/countries';
import { addDays, weekday } from '../time';
import type { World } from '../world';
import { type Amount, amounts, isAmount } from './amounts';
import { formatsOf } from './experiences/there';
import { asTyped, french } from './html';
import { linkTo } from './links';
import { wayTo } from './ways';

/** Where the texts of one site are finished in one language. */
export type Desk = { world: World; language: Language; locale: Locale };

export function deskOf(world: World, language: Language): Desk {
  const { defaultLanguage } = siteFacts(world.site);
  const locale = localeOf(world.site, language) ?? localeOf(world.site, defaultLanguage);
  if (!locale) throw new RangeError(`${world.site} speaks no language`);
  return { world, language: locale.language, locale: locale.code };
}

export const amountOf = ({ world }: Desk, name: Amount): number => amounts[name](countries[world.site].tariff);

/** What a bracket of a text stands for; each takes what follows the colon. */
const fields: Readonly<Record<string, (desk: Desk, about: string) => string>> = {
  /** An address: `{to:shows}`, `{to:experience/imax}`; the list where no cinema has the format, home where the site lacks the screen. */
  to: ({ world: { site }, language }, about) => {
    const [place = '', slug] = about.split('/');
    const isThere = place !== 'experience' || formatsOf(site).some((row) => row.slug === slug);
    return wayTo(site, language, isThere ? place : 'experiences', slug) ?? wayTo(site, language, 'home') ?? '/';
  },
  /** The page of a title of the pool; the list where the site does not show it. */
  movie: ({ world, language }, key) => {
    const title = world.titles.find((each) => each.key === key);
    const place = title?.isMovie ? 'movie' : 'entertainment';
    return (title ? wayTo(world.site, language, place, title.slug) : wayTo(world.site, language, 'shows')) ?? '/';
  },
  money: (desk, name) => {
    if (!isAmount(name)) throw new RangeError(`No amount is called ${name}`);
    return formatMoney(amountOf(desk, name), siteFacts(desk.world.site).currency, desk.locale, 'short');
  },
  /** Days from today in words: "mardi 24 novembre". */
  day: ({ world, locale }, days) => dayIn(locale, addDays(world.day, Number(days))),
  /** The next such day of the week after today, 0 = Sunday. */
  next: ({ world, locale }, day) => dayIn(locale, nextWeekday(world.day, Number(day))),
  house: ({ world }) => (stageOf(world.site, 'first')?.name ?? '').replace('Candela ', ''),
  cinemas: ({ world }) => String(openCinemas(world.site).length),
  domain: ({ world }) => siteFacts(world.site).domain,
};

/** The first such weekday after a date. */
const nextWeekday = (date: string, day: number): string => addDays(date, ((day - weekday(date) + 6) % 7) + 1);

const dayIn = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

/** A text with its brackets filled, in the typography of its language. */
export function say(desk: Desk, words: Words): string {
  const { language, world } = desk;
  const filled = words[language].replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, about = '') => {
    const filled = fields[name]?.(desk, about) ?? linkTo(world.site, language, name, about);
    if (filled === null) throw new RangeError(`No bracket is called ${name}`);
    return filled;
  });
  const text = language === 'fr' ? french(filled) : filled;
  // The words are Swiss; other Germans are not among the sites.
  return world.site === 'ch' ? text.replaceAll('ß', 'ss') : text;
}

/** The same as HTML of the CMS. */
export const write = (desk: Desk, words: Words): string => asTyped(say(desk, words));
