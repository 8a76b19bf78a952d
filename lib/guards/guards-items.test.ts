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

it('an experience whose title is null or blank is missing', async () => {
  answering({ '/api/gpxp/a': { title: null }, '/api/gpxp/b': { title: ' ' }, '/api/gpxp/c': { title: 'IMAX' } });
  expect(await Promise.all(['a', 'b', 'c'].map((slug) => ask('experience', slug)))).toEqual([
    'missing',
    'missing',
    'ok',
  ]);
});

it('a help category without articles is missing', async () => {
  answering({ '/api/faq/category/1': { articles: [] }, '/api/faq/category/2': { articles: [{ id: 1 }] } });
  expect(await Promise.all([ask('faqCategory', '1'), ask('faqCategory', '2')])).toEqual(['missing', 'ok']);
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
