import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { showItem } from '@/tests/support/wire';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';
import { parseWithout } from './parse-without';

const shape = z.object({
  slug: z.string(),
  year: z.number().nullish(),
  legend: z.object({ label: z.string(), size: z.number().nullish() }).nullish(),
  people: z.array(z.string()).nullish(),
});
const dropped = (value: unknown) => {
  const found = parseWithout(shape, value);
  return found.error ? 'refused' : [found.data, found.dropped.map(({ path }) => path.join('.'))];
};

it.each([
  ['a whole thing', { slug: 'a', year: 1 }, [{ slug: 'a', year: 1 }, []]],
  ['a field of another type', { slug: 'a', year: [] }, [{ slug: 'a' }, ['year']]],
  ['two of them', { slug: 'a', year: [], people: {} }, [{ slug: 'a' }, ['year', 'people']]],
  [
    'a field in a field',
    { slug: 'a', legend: { label: 'x', size: '' } },
    [{ slug: 'a', legend: { label: 'x' } }, ['legend.size']],
  ],
  ['a field that another one needs', { slug: 'a', legend: { label: 7 } }, [{ slug: 'a' }, ['legend.label']]],
  [
    'items of a list',
    { slug: 'a', people: ['A', 7, 'B', null] },
    [{ slug: 'a', people: ['A', 'B'] }, ['people.1', 'people.3']],
  ],
  ['what it cannot do without', { slug: {}, year: [] }, 'refused'],
  ['something else altogether', 'a', 'refused'],
])('%s', (_, value, expected) => expect(dropped(value)).toEqual(expected));

it('keeps a title whose release and rating are something else, and names what it left out', () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  const shows = [{ ...showItem(), releaseAt: 'soon', contentRating: 12, genres: {} }, showItem({ slug: 'b' })];
  const read = parseAnswer('fr', endpoints.shows, 'test', { shows, labels: [], contentratings: [] });
  expect(read.map(({ slug, rating, releasedOn }) => [slug, rating?.ref ?? null, releasedOn])).toEqual([
    ['night-train-4711', null, null],
    ['b', '12', '2026-07-29'],
  ]);
  expect(String(warnings.mock.calls[0])).toMatch(/shows\[0\]\.(releaseAt|contentRating|genres)/);
});
