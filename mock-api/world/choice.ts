import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { countries } from './data/countries';
import { drawnNights, drawnRun } from './data/drawn';
import { type Night, nights, type Release, releases } from './data/releases';
import { pool, pooled } from './pool';
import { scale } from './scale';
import { dice } from './seed';

const isRun = ({ film }: { film: { kind: string } }) => film.kind === 'film' || film.kind === 'kids';
const told = new Set([...releases, ...nights].map(({ film }) => film));
const untold = pool.filter(({ key }) => !told.has(key));
const drawnRuns = untold.filter(isRun).map(drawnRun);
const allNights: readonly Night[] = [...nights, ...drawnNights(untold.filter((each) => !isRun(each)))];

/** The prototypes' titles first, then those made in a language of the country, then what everyone wants to see. */
function best<Row extends { film: string; pinned?: true }>(
  rows: readonly Row[],
  site: SiteId,
  count: number,
  heat: (row: Row) => number = () => 0,
): Row[] {
  const spoken: readonly string[] = siteFacts(site).languages;
  const scoreOf = (row: Row): number => {
    const { language } = pooled(row.film).film;
    const home = language === 'en' ? 1.5 : spoken.includes(language) ? 2 : 0;
    return (row.pinned ? 10 : 0) + heat(row) + home + dice(site, 'choice', row.film).next();
  };
  const scores = new Map(rows.map((row) => [row, scoreOf(row)]));
  const score = (row: Row) => scores.get(row) ?? 0;
  const chosen = new Set([...rows].sort((a, b) => score(b) - score(a)).slice(0, Math.max(0, count)));
  return rows.filter((row) => chosen.has(row));
}

const TAIL = 43;
const UNDATED = 2;

/** A country gets a film a week sooner or later than its neighbour. */
function moved(site: SiteId, row: Release): Release {
  if (row.pinned || row.week === null) return row;
  const week = row.week + dice(site, 'week', row.film).pick([-1, 0, 0, 0, 1]);
  return { ...row, week: row.week > 0 ? Math.max(1, week) : Math.min(0, Math.max(-5, week)) };
}

const since = [0, 0, -1, -1, -2, -2, -3, -3, -4] as const;

/** On the bill since some week, never longer than its audience keeps it there. */
const started = (site: SiteId, row: Omit<Release, 'week'>): Release => ({
  ...row,
  ...(row.flag === 'awaited' && { flag: 'heart' as const }),
  week: Math.max(-row.heat - 2, dice(site, 'since', row.film).pick(since)),
});

/** Week by week for ten months, closer together at first; the last few have no date. */
const ahead = (site: SiteId, rows: readonly Omit<Release, 'week'>[]): Release[] =>
  rows
    .map((row) => ({ row, place: dice(site, 'ahead', row.film).next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }, index, { length }) => ({
      ...row,
      week: index >= length - UNDATED ? null : 1 + Math.floor((TAIL * (index / length)) ** 1.3 / TAIL ** 0.3),
    }));

/** Films and evenings that a site shows: as many as it is sized for, of whatever the pool holds. */
export function choiceOf(site: SiteId): { runs: Release[]; nights: Night[] } {
  const { titles, playing } = countries[site].size;
  const share = Math.min(0.96, (titles * scale) / pool.length);
  const isPlaying = ({ week }: Release) => week !== null && week <= 0;
  const known = best(releases.filter(isPlaying), site, playing * scale, ({ heat }) => heat);
  const fresh = best(drawnRuns, site, playing * scale - known.length);
  const taken = new Set(fresh);
  const rest = share * (releases.length + drawnRuns.length) - known.length - fresh.length;
  const announced = [
    ...releases.filter((row) => !isPlaying(row)),
    ...ahead(
      site,
      drawnRuns.filter((row) => !taken.has(row)),
    ),
  ];
  return {
    runs: [
      ...known,
      ...fresh.map((row) => started(site, row)),
      ...best(announced, site, Math.round(rest), ({ heat }) => heat / 2),
    ].map((row) => (told.has(row.film) ? moved(site, row) : row)),
    nights: Object.values(Object.groupBy(allNights, ({ film }) => pooled(film).film.kind)).flatMap((kind) =>
      best(kind, site, Math.round(share * kind.length)),
    ),
  };
}
