import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calendarFiles } from '@/lib/routing/calendar-files';
import { calendarRoot, matchCalendar } from '@/lib/routing/match-calendar';
import { resolveFile } from '@/lib/routing/site-files';
import { feedNames } from '@/lib/seo/feeds/feed';
import { sitemaps } from '@/lib/seo/sitemap';
import { addresses } from './addresses';
import type { Samples } from './samples';

const samples: Samples = {
  ...{ language: 'fr', inputs: {}, show: 'dune-42', cinema: 'rive', day: '2026-11-20', city: 'paris' },
  ...{ showing: '202611202015-vf-1', listed: 'V1S1-202611202015', season: 'opera', experience: 'imax' },
  ...{ opening: 'dune-43', member: 'm-1' },
};
const paths = addresses.flatMap(({ path }) => path(samples) ?? []);

it('asks for every answer that is composed for an island', () => {
  const asked = new Set(paths.map((path) => /^\/api\/screens\/(\w+)/.exec(path)?.[1]));
  expect(readdirSync('app/api/screens').filter((name) => !asked.has(name))).toEqual([]);
});

it('asks for every kind of calendar, leading on to one once', () => {
  const asked = new Set(paths.filter((path) => path.startsWith(calendarRoot)).map((path) => matchCalendar(path)?.file));
  const kinds = Object.keys(calendarFiles).filter(
    (name) => !['cinemaSubscribe', 'cinemaThemeSubscribe'].includes(name),
  );
  expect(kinds.filter((kind) => !asked.has(kind as keyof typeof calendarFiles))).toEqual([]);
});

it('asks for every site map and every feed', () => {
  const names = [
    ...Object.keys(sitemaps).map((name) => `/sitemap-${name}.xml`),
    ...feedNames.map((name) => `/feeds/${name}-fr.xml`),
  ];
  expect(names.filter((name) => !paths.includes(name))).toEqual([]);
});

it('asks for every file that a site has of its own', () => {
  const made = (path: string) => /^\/files\/fr\/(\w+)/.exec(resolveFile('fr.localhost', path, ['fr']) ?? '')?.[1];
  const asked = new Set(paths.map(made));
  expect(readdirSync('app/files/[site]').filter((name) => !asked.has(name))).toEqual([]);
});

it('calls nothing by the name of another', () => {
  expect(new Set(addresses.map(({ name }) => name)).size).toBe(addresses.length);
});
