import { type Marks, slugsOf } from './marks';
import { byTime, type Showing } from './showing';

/** Showings of one version in one set of formats, said once for all of them. */
export type Line<S extends Showing = Showing> = {
  key: string;
  version: string;
  formats: readonly string[];
  showings: readonly S[];
};

/** Versions by slug in the order in which they are listed. */
export type Versions = Readonly<Record<string, { label: string; description: string }>>;

/** The showings of one title at one place: versions first, then formats (look, "Programme line"). */
export function linesOf<S extends Showing>(showings: readonly S[], marks: Marks, versions: Versions): Line<S>[] {
  const lines = new Map<string, S[]>();
  for (const showing of showings) {
    // Tag slugs may hold spaces, but no line break.
    const key = [showing.version, ...slugsOf('format', showing.tags ?? [], marks)].join('\n');
    lines.set(key, [...(lines.get(key) ?? []), showing]);
  }
  const order = Object.keys(versions);
  const versionRank = (version: string) => (order.includes(version) ? order.indexOf(version) : order.length);
  const formatRank = ([first]: readonly string[]) => (first === undefined ? -1 : (marks[first]?.order ?? 0));

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
