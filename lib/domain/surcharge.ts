import type { Supplement } from './cinema';
import { type PriceReading, parsePriceLabel } from './price-label';
import { plainLabel, type Spellings, splitPriceLabel } from './price-tokens';
import type { ShowingTag, ShowingTags } from './showing-tags';

type Line = { id: number; amount: number; readings: readonly PriceReading[] };
/** A line in one of its readings, as it is charged for a showing. */
type Charge = { line: number; amount: number; covers: readonly string[]; exactness: number };

/** More readings of one list than this are not understood at all. */
const mostReadings = 64;

/**
 * What the formats of a showing add to the price of the seat, in minor units, by the lines of a cinema's price list.
 * The line that says most about the showing wins; zero when the list names none of its formats, and also where the list
 * can be understood in two ways that come to different sums. Glasses are never counted: people bring their own.
 */
export function buildSurcharge(
  supplements: readonly Supplement[],
  showingTags: ShowingTags,
): (tags: readonly string[]) => number {
  const own = spellTitles(showingTags);
  const lines = buildLines(supplements, own);
  return (tags) => {
    const formats = listFormats(tags, showingTags, own);
    const named = lines.filter(({ readings }) => readings.some((reading) => mentions(reading, formats)));
    const ways = listWays(named);
    const sums = new Set(ways.map((way) => sumUp(way, formats)));
    const [sum] = sums;
    return sums.size === 1 ? (sum ?? 0) : 0;
  };
}

/** Whether a price list may name what this tag stands for. */
export const mayCostMore = (slug: string, tag: ShowingTag | undefined): boolean =>
  Boolean(tag?.premium) || spell(slug, new Map()).length > 0;

/** How the tags that no table knows are spelt on price lists: by their titles. */
const spellTitles = (showingTags: ShowingTags): Spellings =>
  new Map(
    Object.entries(showingTags).flatMap(([slug, { premium, title }]): [string, string[]][] =>
      premium && !spell(slug, new Map()).length && !spell(title, new Map()).length ? [[plainLabel(title), [slug]]] : [],
    ),
  );

const spell = (text: string, own: Spellings): string[] => splitPriceLabel(text, own).flatMap(({ formats }) => formats);

function listFormats(tags: readonly string[], showingTags: ShowingTags, own: Spellings): ReadonlySet<string> {
  const formats = tags.flatMap((slug) => {
    const bySlug = spell(slug.replaceAll('_', ' '), own);
    const tag = showingTags[slug];
    return bySlug.length || !tag?.premium ? bySlug : spell(tag.title, own);
  });
  const all = new Set(formats.map((format) => (format === 'dolby' ? 'dolbyCinema' : format)));
  if (all.has('dolbyCinema')) all.delete('atmos');
  return all;
}

/** A line below another is paid on top of it. */
function buildLines(supplements: readonly Supplement[], own: Spellings): Line[] {
  const byId = new Map(supplements.map((one) => [one.id, one]));
  return supplements.map(({ label, amount, parent }, id) => {
    const above = parent === null ? undefined : byId.get(parent);
    const readings = parsePriceLabel(label, own);
    if (!above || above.parent !== null) return { id, amount, readings: above ? [] : readings };
    const both = parsePriceLabel(above.label, own).flatMap((base) => readings.map((reading) => onTop(reading, base)));
    return { id, amount: amount + above.amount, readings: both };
  });
}

const onTop = (reading: PriceReading, base: PriceReading): PriceReading => ({
  needs: base.needs.flatMap((group) => reading.needs.map((more) => [...new Set([...group, ...more])])),
  excludes: [...base.excludes, ...reading.excludes],
  includes: [...base.includes, ...reading.includes],
  applies: base.applies && reading.applies,
});

const mentions = ({ needs, includes }: PriceReading, formats: ReadonlySet<string>) =>
  [...needs.flat(), ...includes].some((format) => formats.has(format));

type Way = readonly (PriceReading & { line: number; amount: number })[];

/** Every way to understand all lines together; none where there are too many. */
function listWays(lines: readonly Line[]): Way[] {
  let ways: Way[] = [[]];
  for (const { id, amount, readings } of lines) {
    ways = ways.flatMap((way) => readings.map((reading) => [...way, { ...reading, line: id, amount }]));
    if (ways.length > mostReadings) return [];
  }
  return ways;
}

/** The sum of the fewest lines that say all there is to pay; null when they leave something open. */
function sumUp(way: Way, formats: ReadonlySet<string>): number | null {
  const charges = listCharges(way, formats);
  const covered = new Set(charges.flatMap(({ covers }) => covers));
  const open = [...formats].filter((format) => way.some(({ needs }) => needs.flat().includes(format)));
  const wanted = open.filter((format) => covered.has(format) || !isLeftToHall(format, way, formats, covered));
  const sums = coverAll(wanted, charges).sort((a, b) => a.lines.length - b.lines.length);
  const [best] = sums;
  if (!best) return null;
  const equal = sums.filter(({ lines }) => lines.length === best.lines.length);
  const isTwice = equal.some(({ lines }) => new Set(lines).size < lines.length);
  return !isTwice && equal.every(({ sum }) => sum === best.sum) ? best.sum : null;
}

/** "3D (hors IMAX)": where the hall has a price of its own, its 3D is in it. */
const isLeftToHall = (format: string, way: Way, formats: ReadonlySet<string>, covered: ReadonlySet<string>): boolean =>
  format === '3d' &&
  way.some(
    ({ needs, excludes }) =>
      needs.some((group) => group.every((one) => one === '3d')) &&
      excludes.flat().some((one) => one !== '3d' && formats.has(one) && covered.has(one)),
  );

/** The lines that apply to a showing; of two for the same formats the one that also says what it is not. */
function listCharges(way: Way, formats: ReadonlySet<string>): Charge[] {
  const has = (group: readonly string[]) => group.every((format) => formats.has(format));
  const charges = way
    .filter(({ applies, excludes }) => applies && !excludes.some(has))
    .flatMap(({ needs, includes, excludes, line, amount }) =>
      needs.filter(has).map((group): Charge => {
        const covers = [...new Set([...group, ...includes.filter((format) => formats.has(format))])].sort();
        return { line, amount, covers, exactness: excludes.length };
      }),
    );
  const key = ({ covers }: Charge) => covers.join();
  return charges.filter(
    (charge) => !charges.some((other) => key(other) === key(charge) && other.exactness > charge.exactness),
  );
}

type Cover = { sum: number; lines: readonly number[] };

/** Every choice of lines that speaks of each format once. */
function coverAll(wanted: readonly string[], charges: readonly Charge[]): Cover[] {
  const [first] = wanted;
  if (first === undefined) return [{ sum: 0, lines: [] }];
  return charges
    .filter(({ covers }) => covers.includes(first) && covers.every((format) => wanted.includes(format)))
    .flatMap(({ covers, amount, line }) =>
      coverAll(
        wanted.filter((format) => !covers.includes(format)),
        charges,
      ).map(({ sum, lines }) => ({ sum: sum + amount, lines: [...lines, line] })),
    );
}
