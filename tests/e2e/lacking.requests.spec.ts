import { expect, test } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { askSite } from '../support/ask-site';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';

const site = 'ma';
const code = 'fr-MA';

type Film = { slug: string; title: string; cinemas: number };

/** Films that play in several cinemas and that no other test opens: a page is kept, and so would be what it lacks. */
async function rarelyOpened(): Promise<Film[]> {
  const { shows } = await readTruth<{ shows: { slug: string; title: string; isMovie: boolean }[] }>(
    site,
    '/api/shows?language=fr',
  );
  const films = shows.filter(({ isMovie }) => isMovie).slice(-40);
  const found = await Promise.all(
    films.map(async ({ slug, title }) => {
      const cinemas = await readTruth<object>(site, `/api/show/${slug}/cinemas?language=fr`);
      return { slug, title, cinemas: Object.keys(cinemas).length };
    }),
  );
  return found.filter(({ cinemas }) => cinemas > 1);
}

test('a page that lacks a part says so, is kept five seconds, by caches as well, and is whole again soon after the fault', async () => {
  const film = (await rarelyOpened()).at(test.info().retry);
  expect(film).toBeDefined();
  const { slug, title, cinemas } = film as Film;
  const list = `Les ${cinemas} cinémas qui le passent`;
  const endpoint = `/api/show/${slug}/cinemas`;
  const open = () => askSite(`${site}.localhost`, href(code, 'movie', { slug }) ?? '');

  await setFault({ site, endpoint, status: 502 });
  const lacking = await open();
  await setFault({ site, endpoint });
  expect(lacking.status).toBe(200);
  expect(lacking.text).toContain(title);
  expect(lacking.text).not.toContain(list);
  expect(lacking.headers['cdn-cache-control']).toBe('max-age=5, stale-if-error=86400');
  // In words, as the HTML spells them: the board's script has the message whatever happens.
  expect(lacking.text).toContain(messagesIn('fr').showtimes.failed.title.replaceAll('’', '&#8217;'));

  // A page that lacks nothing is kept for a minute at least.
  await expect.poll(async () => (await open()).text.includes(list), { timeout: 20_000 }).toBe(true);
});
