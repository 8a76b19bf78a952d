import { describe, expect, it } from 'vitest';
import type { Screen } from '@/lib/routing/routes';
import { siteIds } from '@/lib/sites/sites';
import { findSpareTag, isDenying, isFault, kindNames } from './kinds';
import type { Page } from './place';
import { listJobs, listShortJobs, packRounds, pickPart } from './plan';

const rounds = Array.from({ length: 11 }, () => new Map());

it('gives every round to one of its parts, and all of them without one', () => {
  const parts = ['1/3', '2/3', '3/3'].map((part) => pickPart(rounds, part));
  expect(parts.map(({ length }) => length)).toEqual([4, 4, 3]);
  expect(new Set(parts.flat())).toEqual(new Set(rounds));
  expect(pickPart(rounds)).toEqual(rounds);
});

it.each(['4/3', '0/3', '2', 'x/3'])('does not know a part %s', (part) => {
  expect(() => pickPart(rounds, part)).toThrow(/2\/8/);
});

/** The screens that most visitors open, on every site. */
const frame = ['/api/alerts', '/api/footer', '/api/footer/faq', '/api/settings', '/api/shows'];
const own = {
  home: ['/api/featured', '/api/news-offers', '/api/show/[slug]'],
  movie: ['/api/show/[slug]', '/api/show/[slug]/cinemas'],
  cinema: ['/api/cinema/[slug]', '/api/cinema/[slug]/shows'],
} as const satisfies Partial<Record<Screen, readonly string[]>>;
const pages = siteIds.flatMap((site) =>
  Object.entries(own).map(([screen, reads]) => ({ site, screen, reads: [...frame, ...reads] }) as unknown as Page),
);
const waysOf = (endpoint: string) =>
  new Set(listJobs(pages).flatMap((job) => (job.endpoint === endpoint ? [job.kind] : [])));

describe('the short form', () => {
  const jobs = listShortJobs(pages);

  it('has every way to fail, each under a page at least', () => {
    expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(kindNames.toSorted());
    expect(jobs.filter((job) => job.pages.length === 0)).toEqual([]);
  });

  it('asks one server', () => {
    expect(packRounds(jobs)).toHaveLength(1);
  });
});

it('has a call fail in every way', () => {
  expect(waysOf('/api/footer/faq')).toEqual(new Set(kindNames));
});

it.each(['/api/cinemas', '/api/tags'])('takes it for a fault of %s to have no rows', (endpoint) => {
  expect(isFault(endpoint, 'no rows')).toBe(true);
});

it.each([
  ['a map with nothing in it', '/api/show/[slug]/cinemas', ['other object', 'no rows']],
  ['an item that is null', '/api/cinema/[slug]', ['null', 'no rows']],
  ['no rows of what sends none', '/api/settings', ['no rows']],
  ['no rows of what may have none any minute', '/api/alerts', ['no rows']],
])('takes %s for an answer, and no fault', (_, endpoint, answers) => {
  expect(waysOf(endpoint)).toEqual(new Set(kindNames.filter((each) => !answers.includes(each as string))));
});

it('has nothing deny on a site where something is published', () => {
  const rounds = packRounds(listJobs(pages));
  const mixed = rounds
    .flatMap((round) => [...round.values()])
    .filter((own) => new Set(own.map(({ kind }) => (isDenying(kind) ? kind : null))).size > 1);
  expect(mixed).toEqual([]);
});

it('knows of what can be published while some calls are doubted', () => {
  expect(findSpareTag(['/api/shows', '/api/settings'])).not.toMatch(/^(shows|settings|undefined)$/);
  expect(findSpareTag(listJobs(pages).map(({ endpoint }) => endpoint))).not.toBe('shows');
});
