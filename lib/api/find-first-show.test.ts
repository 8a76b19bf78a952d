import { expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails } from '@/tests/support/wire';
import { findFirstShow } from './find-first-show';

const { answering } = startCatalogue();

const there = (slug: string) => answering(`/api/show/${slug}`, () => Response.json(showDetails({ slug })));
const refused = (slug: string, status: number) =>
  answering(`/api/show/${slug}`, () => Response.json(status, { status }));

/** The first in a list of what answers how: a name of its own in each case, since an answer is kept. */
async function first(...statuses: number[]) {
  vi.spyOn(console, 'warn').mockReturnValue();
  const id = statuses.join('-');
  const asked = statuses.map((status, at) =>
    status === 200 ? there(`film-${id}-${at}`) : refused(`film-${id}-${at}`, status),
  );
  const found = await findFirstShow(
    'fr-FR',
    statuses.map((_, at) => `film-${id}-${at}`),
  );
  return {
    at: found && Number(found.slug.split('-').at(-1)),
    asked: asked.filter(({ mock }) => mock.calls.length).length,
  };
}

it.each([
  ['is the one that is featured', [200, 200], { at: 0, asked: 1 }],
  ['is the next where that is not there', [404, 200], { at: 1, asked: 2 }],
  ['or no longer', [410, 404, 200], { at: 2, asked: 3 }],
  ['or cannot be read', [503, 200], { at: 1, asked: 2 }],
  ['is none where none is', [404], { at: null, asked: 1 }],
  ['is not looked for all the way down a list', [404, 404, 404, 404, 200], { at: null, asked: 3 }],
])('the film that a page opens with %s', async (_, statuses, answer) => {
  expect(await first(...statuses)).toEqual(answer);
});

it('a film that is named twice is asked for once', async () => {
  const asked = refused('twice', 410);
  there('other');
  expect((await findFirstShow('fr-FR', ['twice', 'twice', 'twice', 'twice', 'other']))?.slug).toBe('other');
  expect(asked).toHaveBeenCalledOnce();
});
