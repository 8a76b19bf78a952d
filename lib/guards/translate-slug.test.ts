import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notePublication } from '../process/publications';
import { forgetTranslations, translateSlug } from './translate-slug';

const asked: string[] = [];
let answer: () => Response | Promise<Response>;
const catalogue = setupServer(
  http.get('*/api/show/:slug/translate', ({ params }) => {
    asked.push(`${params.slug}`);
    return answer();
  }),
  http.get('*/api/show/:slug', () => HttpResponse.json(null, { status: 404 })),
);
beforeAll(() => catalogue.listen());
afterAll(() => catalogue.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  forgetTranslations();
  asked.length = 0;
});

const found = () => HttpResponse.json({ fr: 'un-phare', en: 'a-lighthouse', nl: null });
const translate = (slug: string, language: 'en' | 'nl' | 'fr' = 'en') => translateSlug('be', 'show', slug, language);
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

it('asks once for all who ask at once, and for all languages', async () => {
  answer = found;
  const all = await Promise.all(Array.from({ length: 20 }, () => translate('un-phare')));
  expect([new Set(all), await translate('un-phare', 'nl')]).toEqual([new Set(['a-lighthouse']), null]);
  expect(asked).toEqual(['un-phare']);
});

it.each<[string, number, () => Response]>([
  ['was found', 60, found],
  ['is not there', 8, () => HttpResponse.json(null, { status: 404 })],
  ['is gone', 8, () => HttpResponse.json(null, { status: 410 })],
  ['nobody tells of', 2, () => HttpResponse.json(null, { status: 503 })],
  ['is said in another shape', 2, () => HttpResponse.json([1])],
])('does not ask again at once for what %s: %i s', async (what, seconds, tell) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer = tell;
  const slug = what.replaceAll(' ', '-');
  await translate(slug);
  const before = asked.length;
  wait(seconds - 0.5);
  await translate(slug);
  expect(asked).toHaveLength(before);
  wait(1);
  await translate(slug);
  expect(asked.length).toBeGreaterThan(before);
});

it('knows nothing that a publication may have changed, nor keeps what was on its way meanwhile', async () => {
  answer = found;
  await translate('old');
  notePublication(['shows']);
  forgetTranslations();
  answer = () => {
    notePublication(['shows']);
    return found();
  };
  await translate('old');
  await translate('old');
  expect(asked).toEqual(['old', 'old', 'old']);
});

it('asks for nothing that is longer than any slug', async () => {
  expect(await translate('x'.repeat(201))).toBeNull();
  expect(asked).toEqual([]);
});
