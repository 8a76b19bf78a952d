import { type Spellings, splitPriceLabel, type Token } from './price-tokens';

/**
 * One way to understand a price line. Each of `needs` is a set of formats that a showing must have for the line to be
 * charged, none of `excludes` may be whole in it, `includes` is paid with it. A line that does not apply (children's,
 * or perhaps only at weekends) still tells that its formats cost something.
 */
export type PriceReading = {
  needs: readonly (readonly string[])[];
  excludes: readonly (readonly string[])[];
  includes: readonly string[];
  applies: boolean;
};

const isWay = (format: string) => format === '3d';
const isThing = ({ kind }: Token) => kind === 'format' || kind === 'flat' || kind === 'glasses';

/**
 * All ways to understand a line of a price list that names formats, in any of the four languages: "4DX hors 3D",
 * "IMAX / 4DX", "3D (Brille inbegriffen)". Empty where it names none or sells glasses.
 */
export function parsePriceLabel(label: string, own: Spellings): PriceReading[] {
  const parts = sortParts(markGlasses(splitPriceLabel(label, own)));
  if (!parts) return [];
  const { said, left, paid, isGlassesPerhaps, hasGlassesOf3d } = parts;
  const flat = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'flat');
  const named = said.filter(({ kind }) => kind === 'format');
  const isBoth = flat(said) && named.some(({ formats }) => formats.includes('3d'));
  const heard = isBoth ? said.filter(({ formats }) => !formats.includes('3d')) : said;
  const includes = [...paid.flatMap(({ formats }) => formats), ...(isBoth ? ['3d'] : [])];
  const excludes = [...joinGroups(left, 'split').flat(), ...(flat(said) && !isBoth ? [['3d']] : [])];
  const only3d = hasGlassesOf3d && !named.length;
  const groups = only3d ? [[['3d']]] : joinGroups(heard, 'both');
  const readings = groups
    .flatMap(tellDolbyApart)
    .map((needs) => (flat(left) ? needs.map((group) => [...new Set([...group, '3d'])]) : needs))
    .filter((needs) => needs.length)
    .flatMap((needs): PriceReading[] => {
      const reading = { needs, excludes, includes, applies: !said.some(({ kind }) => kind === 'who') };
      const withGlasses = hasGlassesOf3d && !only3d && !needs.flat().includes('3d');
      return [
        reading,
        ...(withGlasses ? [{ ...reading, includes: [...includes, '3d'] }] : []),
        ...(withGlasses ? [{ ...reading, needs: needs.map((group) => [...group, '3d']) }] : []),
      ];
    });
  const mayNotApply = isGlassesPerhaps || said.some(({ kind }) => kind === 'when');
  return mayNotApply ? readings.flatMap((reading) => [reading, { ...reading, applies: false }]) : readings;
}

type Marked = Token & { of3d?: true };

/** "Lunettes 3D", "3D-Brille": that 3D speaks of the glasses, not of the showing. */
function markGlasses(tokens: readonly Token[]): Marked[] {
  const taken = new Set<number>();
  const marked = tokens.map((token, at): Marked => {
    if (token.kind !== 'glasses') return token;
    const after = [at + 1, at + 2, at + 3].find((next) => tokens[next]?.kind !== 'any') ?? -1;
    const near = token.word.startsWith('lunette') ? [after] : [at - 1, after];
    const found = near.find((next) => is3d(tokens[next]) && tokens[next]?.clause === token.clause);
    if (found === undefined) return token;
    taken.add(found);
    return { ...token, of3d: true };
  });
  return marked.filter((_, at) => !taken.has(at));
}

const is3d = (token: Token | undefined) => token?.formats.length === 1 && token.formats[0] === '3d';

/** What the line is for, what it leaves out, what is paid with it; null for a line that sells glasses. */
function sortParts(tokens: readonly Marked[]) {
  const said: Marked[] = [];
  const left: Marked[] = [];
  const paid: Marked[] = [];
  let isLeaving: number | null = null;
  let isGlassesPerhaps = false;
  const clauses = Map.groupBy(tokens, ({ clause }) => clause);
  for (const clause of clauses.values()) {
    const depth = clause.at(-1)?.depth ?? 0;
    const out = clause.findIndex(({ kind }) => kind === 'out');
    const within = clause.findIndex(({ kind }) => kind === 'in');
    if (isLeaving !== null && (isLeaving !== depth || !clause[0] || ',' !== clause[0].word)) isLeaving = null;
    if (within >= 0) {
      // "Not included" is paid besides, which says nothing of this line.
      const [own, other] = cutAt(clause, within);
      said.push(...own.filter((token) => token.kind !== 'out'));
      if (out < 0) paid.push(...other);
    } else if (out >= 0) {
      const [own, other] = cutAt(clause, out);
      said.push(...own);
      left.push(...other);
      if (clause.slice(out).some(isThing)) isLeaving = depth;
    } else if (isLeaving !== null && clause.some(isThing)) left.push(...clause);
    else {
      const sold = sellsGlasses(clause);
      if (sold && !said.some(isThing)) return null;
      if (sold) isGlassesPerhaps = true;
      said.push(...clause);
    }
  }
  const hasGlassesOf3d = [...said, ...paid].some(({ of3d }) => of3d);
  return { said, left, paid, isGlassesPerhaps, hasGlassesOf3d };
}

/** What a word before or behind which it stands is about: what follows it, else the last thing before it. */
function cutAt(clause: readonly Marked[], at: number): [own: Marked[], other: Marked[]] {
  if (clause.slice(at).some(isThing) || !clause.slice(0, at).some(isThing))
    return [clause.slice(0, at), clause.slice(at)];
  const last = clause.findLastIndex((token, index) => index < at && isThing(token));
  return [clause.slice(0, last), clause.slice(last)];
}

/** Glasses that no "with" ties to a showing are what is sold. */
function sellsGlasses(clause: readonly Marked[]): boolean {
  const at = clause.findIndex(({ kind }) => kind === 'glasses');
  return at >= 0 && !clause.slice(0, at).some(({ kind }) => ['with', 'and', 'inOrAnd'].includes(kind));
}

const loose: Readonly<Record<string, number>> = { with: 1, inOrAnd: 2, and: 3, or: 4 };

/** Formats side by side are one showing's; between halls "et" and "/" part two kinds of showing, beside 3D both is possible. */
function joinGroups(tokens: readonly Marked[], beside3d: 'both' | 'split'): string[][][] {
  let ways: string[][][] = [[]];
  let joint = 0;
  let before: Marked | null = null;
  for (const token of tokens) {
    if (token.kind !== 'format') {
      joint = Math.max(joint, loose[token.kind] ?? 0);
      continue;
    }
    const { formats } = token;
    const has3d = [...formats, ...(before?.formats ?? [])].some(isWay);
    const isJoined = !!before && (joint < 2 || (joint === 2 && has3d && beside3d === 'both'));
    const isEither = !!before && !isJoined && has3d && beside3d === 'both';
    ways = ways.flatMap((groups) => {
      const joined = [...groups.slice(0, -1), [...new Set([...(groups.at(-1) ?? []), ...formats])]];
      const split = [...groups, [...formats]];
      return isEither ? [joined, split] : [isJoined ? joined : split];
    });
    joint = 0;
    before = token;
  }
  return ways.flatMap((groups) => (beside3d === 'both' ? shareLast3d(groups) : [groups]));
}

/** "IMAX, 4DX et Dolby 3D": the 3D may be that of all three. */
function shareLast3d(groups: string[][]): string[][][] {
  const last = groups.at(-1) ?? [];
  const isShared =
    groups.length > 1 && last.length > 1 && last.some(isWay) && !groups.slice(0, -1).some((group) => group.some(isWay));
  return isShared ? [groups, groups.map((group) => [...new Set([...group, '3d'])])] : [groups];
}

/** Dolby Cinema has Atmos in it; a bare "Dolby" may mean the hall alone or either. */
function tellDolbyApart(groups: string[][]): string[][][] {
  const as = (name: string) =>
    groups.map((group) => {
      const named = group.map((format) =>
        format === 'dolby' ? (group.includes('atmos') ? 'dolbyCinema' : name) : format,
      );
      return [...new Set(named)].filter((format) => format !== 'atmos' || !named.includes('dolbyCinema'));
    });
  const isBare = groups.some((group) => group.includes('dolby') && !group.includes('atmos'));
  const halls = as('dolbyCinema');
  return isBare ? [halls, [...halls, ...as('atmos')]] : [halls];
}
