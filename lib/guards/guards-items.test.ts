import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuardName } from '@/lib/routing/screen-facts';
import { startCatalogue } from '@/tests/support/catalogue';
import { forgetGuards, judgeItem } from './guards';

// Which answers are whole is the business of the calls themselves.
vi.mock('./page-needs', () => ({ isAsAgreed: () => true }));

const { answeringOnly: answering } = startCatalogue();
beforeEach(() => forgetGuards());

const ask = (name: GuardName, slug: string) => judgeItem('fr', 'fr', name, slug);

it.each<[GuardName, string]>([
  ['event', '/api/event/a'],
  ['experience', '/api/gpxp/a'],
  ['experienceGroup', '/api/experience-group/a'],
  ['article', '/api/article/a'],
  ['newsItem', '/api/news/a'],
  ['offer', '/api/offer/a'],
  ['faqArticleBySlug', '/api/faq/article/slug/a'],
  ['faqArticleById', '/api/faq/article/id/a'],
  ['faqCategory', '/api/faq/category/a'],
  ['masterTemplatePage', '/api/master-template/page/a'],
])('%s is asked of %s', async (name, path) => {
  answering({ [path]: {} });
  expect(await Promise.all([ask(name, 'a'), ask(name, 'b')])).toEqual(['ok', 'missing']);
});

it('an item that is null is missing', async () => {
  answering({ '/api/offer/a': null });
  expect(await ask('offer', 'a')).toBe('missing');
});

it.each([
  ['is not there', {}],
  ['is null', { '/api/offer/a': null }],
])(
  'an item that by a fault %s is found within ten seconds after, and until then not asked for by all who come',
  async (_, fault) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answering(fault);
    expect(await ask('offer', 'a')).toBe('missing');
    answering({ '/api/offer/a': {} });
    vi.setSystemTime(Date.now() + 7_000);
    expect(await ask('offer', 'a')).toBe('missing');
    vi.setSystemTime(Date.now() + 1_500);
    expect(await ask('offer', 'a')).toBe('ok');
  },
);

it.each([
  ['of its site', ['site:fr'], 'missing'],
  ['of its kind', ['editorial'], 'missing'],
  ['of another site', ['site:nl'], 'unknown'],
  ['of another kind', ['alerts'], 'unknown'],
])(
  'an item that was there a moment ago and is not after a publication %s: that explains it, or a fault does',
  async (_, tags, verdict) => {
    answering({ '/api/offer/a': {} });
    expect(await ask('offer', 'a')).toBe('ok');
    answering({});
    forgetGuards(tags);
    expect(await ask('offer', 'a')).toBe(verdict);
  },
);

it.each([
  ['an experience with a title', 'experience', '/api/gpxp/a', { slug: 'a', title: 'IMAX' }, 'ok'],
  ['an experience whose title is null', 'experience', '/api/gpxp/a', { slug: 'a', title: null }, 'missing'],
  ['an experience whose title is blank', 'experience', '/api/gpxp/a', { slug: 'a', title: ' ' }, 'missing'],
  ['an experience that has no title at all', 'experience', '/api/gpxp/a', { slug: 'a' }, 'missing'],
  ['a help category with articles', 'faqCategory', '/api/faq/category/a', { id: 1, articles: [{ id: 1 }] }, 'ok'],
  ['a help category without articles', 'faqCategory', '/api/faq/category/a', { id: 1, articles: [] }, 'missing'],
  [
    'a help category whose articles are null',
    'faqCategory',
    '/api/faq/category/a',
    { id: 1, articles: null },
    'missing',
  ],
] as const)('%s', async (_, name, path, answer, verdict) => {
  answering({ [path]: answer });
  expect(await ask(name, 'a')).toBe(verdict);
});

describe('a season that was renamed', () => {
  const event = (moves: Readonly<Record<string, string | null>>) =>
    answering(
      Object.fromEntries(Object.entries(moves).map(([slug, redirectSlug]) => [`/api/event/${slug}`, { redirectSlug }])),
    );

  it('is found in one step, however often it was', async () => {
    event({ a: 'b', b: 'c', c: null });
    expect(await ask('event', 'a')).toEqual({ redirect: 'c' });
  });

  it('is missing when its new name is', async () => {
    event({ a: 'b' });
    expect(await ask('event', 'a')).toBe('missing');
  });

  it('is missing when it moves in a circle', async () => {
    event({ a: 'b', b: 'c', c: 'b' });
    expect(await Promise.all([ask('event', 'a'), ask('event', 'b')])).toEqual(['missing', 'missing']);
  });

  it('is not followed for ever', async () => {
    event(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`s${index}`, `s${index + 1}`])));
    expect(await ask('event', 's0')).toBe('missing');
  });
});
