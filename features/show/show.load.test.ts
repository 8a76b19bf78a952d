import { describe, expect, it, vi } from 'vitest';
import { fails, startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { showDetails, showItem, showList, wireShowtime } from '@/tests/support/wire';
import { findShow } from './show.load';

const { answeringOnly } = startCatalogue();
const day = '2026-11-20';
const playing = { bastille: { releasedAt: day, days: { [day]: { tags: [], versions: [] } } } };

/** A catalogue that calls nothing a movie, as its list and the showings of a title have it. */
const silent = (listed: string[], slug: string, isMovie: boolean | null) => {
  vi.stubEnv('SITE_NOW', `${day}T12:00:00+01:00`);
  answeringOnly({
    '/api/shows': showList(...listed.map((each) => showItem({ slug: each, isMovie: false }))),
    [`/api/show/${slug}`]: showDetails({ slug, isMovie: false }),
    [`/api/show/${slug}/cinemas`]: isMovie === null ? {} : playing,
    [`/api/show/${slug}/showtimes/${day}`]: { bastille: [wireShowtime({ isMovie: isMovie ?? false })] },
  });
  return findShow('fr-FR', slug);
};

it.each([
  ['a film by its showings', ['film-1', 'other-1'], 'film-1', true, true],
  ['an event by its showings, though it has no type', ['event-2', 'other-2'], 'event-2', false, false],
  ['an event by its showings, though the list lacks it', ['other-3'], 'event-3', false, false],
  ['a film by the list, while it has no showings', ['film-4', 'other-4'], 'film-4', null, true],
] as const)('where the catalogue calls nothing a film, has %s', async (_, listed, slug, played, isMovie) => {
  expect((await silent([...listed], slug, played))?.show.isMovie).toBe(isMovie);
});

describe('whether it is a film', () => {
  startAnewEachTest();
  const found = async (slug: string, list: unknown, showings: unknown) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubEnv('SITE_NOW', `${day}T12:00:00+01:00`);
    answeringOnly({
      '/api/shows': list,
      [`/api/show/${slug}`]: showDetails({ slug, isMovie: false }),
      [`/api/show/${slug}/cinemas`]: playing,
      [`/api/show/${slug}/showtimes/${day}`]: showings,
    });
    return (await findShow('fr-BE', slug))?.isKindHeard;
  };
  const list = showList(showItem({ slug: 'other', isMovie: true }));
  const showings = { bastille: [wireShowtime({ isMovie: false })] };

  it('is not known where neither the list nor its showings come', async () => {
    expect(await found('unheard', fails, fails)).toBe(false);
  });
  it('is known by either of them', async () => {
    expect(await found('by-list', list, fails)).toBe(true);
    expect(await found('by-showings', fails, showings)).toBe(true);
  });
});
