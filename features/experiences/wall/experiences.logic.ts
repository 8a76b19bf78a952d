import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';

/** How many of each row of the wall stand side by side: one, two, three, two, three … No row is left with one alone. */
export function splitIntoRows(count: number): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    const wanted = rows.length === 0 ? 1 : rows.length % 2 ? 2 : 3;
    const row = Math.min(wanted, left);
    rows.push(left - row === 1 ? (row === 3 ? 2 : row + 1) : row);
  }
  return rows;
}

/** In how many cinemas each of these formats is; cinemas name formats by tag. */
export const countCinemas = (slugs: readonly string[], cinemas: readonly CinemaSummary[]): Record<string, number> =>
  Object.fromEntries(slugs.map((slug) => [slug, cinemas.filter(({ tags }) => tags.includes(slug)).length]));

/** `isListed`: the catalogue lists it, so that it has a page. */
export type Town = { slug: string; name: string; isListed: boolean; cinemas: CinemaSummary[] };

/** The cinemas that have a format, under their towns, both by name. */
export function listTownsWith(
  tag: string,
  cinemas: readonly CinemaSummary[],
  cities: readonly CitySummary[],
  language: string,
): Town[] {
  const { compare } = new Intl.Collator(language);
  const having = cinemas.filter(({ tags }) => tags.includes(tag)).toSorted((a, b) => compare(a.name, b.name));
  const towns = Map.groupBy(having, ({ citySlug }) => citySlug);
  return [...towns]
    .map(([slug, members]) => ({
      slug,
      name: members[0]?.city ?? slug,
      isListed: cities.some((city) => city.slug === slug),
      cinemas: members,
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** The words of the first paragraph of editorial HTML that has some; `html` is sanitised. */
export const pickIntro = (html: string): string | null =>
  [...html.matchAll(/<p>(.*?)<\/p>/gs)]
    .map(([, inside = '']) => unescapeHtml(inside.replace(/<br[^>]*>/g, ' ').replace(/<[^>]*>/g, '')).trim())
    .find(Boolean) ?? null;

export type KeyFact = { term: string; text: string };

/** The list items of editorial HTML that open with something in bold, such as a size; `html` is sanitised. */
export const pickKeyFacts = (html: string): KeyFact[] =>
  [...html.matchAll(/<li>\s*<(strong|b)>([^<]+)<\/\1>([^<]*)<\/li>/g)].map(([, , term = '', text = '']) => ({
    term: unescapeHtml(term).trim(),
    text: unescapeHtml(text)
      .replace(/^[\s,:–-]+/, '')
      .trim(),
  }));

/** The escapes that the sanitiser writes. */
const unescapeHtml = (escaped: string) =>
  escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
