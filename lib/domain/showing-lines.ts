import { byTime, type Showing } from './showing';
import { pickSlugs, type ShowingTags } from './showing-tags';

/** Showings of one version in one set of formats, said once for all of them. */
export type ShowingLine<S extends Showing = Showing> = {
  key: string;
  /** Empty where several share the line. */
  version: string;
  formats: readonly string[];
  showings: readonly S[];
};

/** Versions by slug in the order in which they are listed. */
export type Versions = Readonly<Record<string, { label: string; description: string }>>;

/** The showings of one title at one place: versions first, then formats (look, "Programme line"). */
export function groupIntoLines<S extends Showing>(
  showings: readonly S[],
  showingTags: ShowingTags,
  versions: Versions,
): ShowingLine<S>[] {
  const lines = new Map<string, S[]>();
  for (const showing of showings) {
    // Tag slugs may hold spaces, but no line break.
    const key = [showing.version, ...pickSlugs('format', showing.tags ?? [], showingTags)].join('\n');
    lines.set(key, [...(lines.get(key) ?? []), showing]);
  }
  const order = Object.keys(versions);
  const versionRank = (version: string) => (order.includes(version) ? order.indexOf(version) : order.length);
  const formatRank = ([first]: readonly string[]) => (first === undefined ? -1 : (showingTags[first]?.order ?? 0));

  return [...lines]
    .map(([key, members]) => {
      const [version = '', ...formats] = key.split('\n');
      return { key, version, formats, showings: members.toSorted(byTime) };
    })
    .toSorted(
      (a, b) =>
        formatRank(a.formats) - formatRank(b.formats) ||
        a.formats.length - b.formats.length ||
        versionRank(a.version) - versionRank(b.version),
    );
}

/** What stands beside each other on a phone. */
const row = 3;

/** Lines that fill a row each; where one does not, all of them in one, in the order of time. */
export const mergeShortLines = <S extends Showing>(lines: readonly ShowingLine<S>[]): readonly ShowingLine<S>[] =>
  lines.every(({ showings }) => showings.length >= row)
    ? lines
    : [{ ...lines[0]!, version: '', showings: lines.flatMap(({ showings }) => showings).sort(byTime) }];
