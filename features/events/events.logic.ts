import { joinDates } from '@/lib/i18n/day';
import { type Locale, type LocaleFacts, locales } from '@/lib/sites/locales';

/** Characters of a description that result pages get (spec catalogue §9). */
const most = 100;

/** The start of a text, cut at a word; whole where it fits. */
export function shortenText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const start = plain.slice(0, most - 1);
  return `${start.replace(/\s+\S*$/, '').replace(/[.,;:!?\s]+$/, '')}…`;
}

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** The first and last of some days in the words of a locale: `26–29 novembre`. Null for none. */
export function formatDays(days: readonly string[], locale: Locale): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return joinDates(format.formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`)));
}

/** An event has one slug for all languages of its site. */
export const eventParams = (own: Locale, slug: string) => (locale: LocaleFacts) =>
  locale.site === locales[own].site ? ([{ slug }] as [{ slug: string }]) : null;
