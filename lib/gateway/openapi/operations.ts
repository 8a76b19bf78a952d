import type { Cache, Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName, everyCall } from '@/lib/api/program-calls';
import type { BracketNames } from '@/lib/text/brackets';
import { type Group, groups } from './groups';

type EveryCall = typeof everyCall;
type Row = EveryCall[EndpointName];
/** What stands in an address, a query or a header: what rows name, and what is made of two rows' names. */
export type Part =
  | Exclude<BracketNames<Row['path']>, 'date' | 'cinema'>
  | Extract<Row, { query: readonly string[] }>['query'][number]
  | keyof Extract<Row, { fixed: object }>['fixed']
  | 'language'
  | 'X-Recaptcha-Response'
  | 'dateOrCinema'
  | 'cinemaOrDate';

/** One address of the contract. Two rows whose addresses differ in the names of their parts alone are one. */
export type Operation = {
  calls: readonly [EndpointName, ...EndpointName[]];
  group: Group;
  /** `/api/show/{slug}`. */
  path: string;
  parts: readonly Part[];
  query: readonly Part[];
  headers: readonly Part[];
  /** Query values that never change. */
  fixed: Readonly<Partial<Record<Part, string>>>;
  isInLanguages: boolean;
  cache: Cache;
};

/** Said by whatever stands before a site, not by who calls. */
const saidByOthers = ['X-Forwarded-For'];

const namePattern = /\[(\w+)\]/g;
const rowOf = (name: EndpointName): Endpoint => endpoints[name];
const shapeOf = (name: EndpointName) => rowOf(name).path.replaceAll(namePattern, '[]');
const partsOf = (name: EndpointName) => [...rowOf(name).path.matchAll(namePattern)].map(([, part = '']) => part);

/** The table of endpoints as the contract tells it, in the order of its groups. */
export const listOperations = (): Operation[] =>
  (Object.keys(groups) as Group[]).flatMap((group) =>
    [...Map.groupBy<string, EndpointName>(groups[group], shapeOf).values()].map((names) =>
      buildOperation(group, names as [EndpointName, ...EndpointName[]]),
    ),
  );

function buildOperation(group: Group, calls: Operation['calls']): Operation {
  const { path, query = [], headers = [], fixed = {}, language, cache } = rowOf(calls[0]);
  const parts = joinParts(calls.map(partsOf));
  let at = 0;
  return {
    calls,
    group,
    path: path.replaceAll(namePattern, () => `{${parts[at++]}}`),
    parts,
    query: query as Part[],
    headers: headers.filter((name) => !saidByOthers.includes(name)) as Part[],
    fixed,
    isInLanguages: language !== false,
    cache,
  };
}

/** `date` here and `cinema` there is `dateOrCinema`: what one address may hold, told by what stands in it. */
function joinParts([first = [], ...others]: readonly (readonly string[])[]): Part[] {
  return first.map((name, index) => {
    const names = [...new Set([name, ...others.map((each) => each[index] ?? name)])];
    return names.map((each, at) => (at ? `Or${each[0]?.toUpperCase()}${each.slice(1)}` : each)).join('') as Part;
  });
}
