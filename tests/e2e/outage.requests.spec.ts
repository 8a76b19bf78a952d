import { expect, test } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { factsOf } from '@/lib/routing/screen-facts';
import { languages } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { ask, type Reply } from '../support/ask';
import { type Cell, cells, namesIn, pathOf } from '../support/cells';
import { headOf } from '../support/head';
import { spoil, truth } from '../support/mock';
import { publish } from '../support/publish';
import { wordsOf } from '../support/words';

/** A site that no other test opens while this one runs: its whole catalogue is out of reach. */
const site = 'ci';
const host = `${site}.localhost`;
const down = () => spoil({ site, endpoint: '*', status: 502 });
const up = () => spoil({ site, endpoint: '*' });

test.describe.configure({ mode: 'default' });
test.afterAll(up);

function expectUnavailable({ status, headers, text }: Reply, locale: string) {
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(headOf(text)).toMatchObject({ lang: locale, headings: 1, canonical: null, alternates: {} });
}

test('a page opened before stays, a publication in between or not', async () => {
  const { shows } = await truth<{ shows: { slug: string; title: string }[] }>(site, '/api/shows?language=fr');
  const film = shows.at(-1)!;
  const path = href('fr-CI', 'movie', { slug: film.slug }) ?? '';
  const open = () => ask(host, path);
  expect((await open()).status).toBe(200);
  await down();
  await publish(site);
  // The second visitor after a publication is the first to be sent what was made anew.
  for (let visit = 0; visit < 3; visit += 1) {
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain(film.title);
  }
});

/** Whoever starts the site opens each country's home page, so that one is kept already. */
const isOpened = ({ locale, screen }: Cell) => screen === 'home' && locale.language === siteFacts(site).defaultLanguage;

for (const language of languages) {
  const own = cells.filter((cell) => cell.locale.site === site && cell.locale.language === language && !isOpened(cell));
  for (const cell of own) {
    const { guard, reads, finds } = factsOf(cell.screen);
    if (!guard && !reads && !finds) continue;

    test(`${cell.locale.code} ${cell.screen} says that it is unavailable`, async () => {
      await down();
      await publish(site);
      const params = Object.fromEntries(namesIn(cell.screen).map((name) => [name, '4711']));
      const reply = await ask(host, pathOf(cell, params), { cookie: `candela_language=${language}` });
      expectUnavailable(reply, cell.locale.code);
      expect(reply.text).toContain(wordsOf(language).errors.unavailable.title);
    });
  }
}

test('what was unavailable is there once the catalogue answers', async () => {
  await up();
  await expect.poll(async () => (await ask(host, href('en-CI', 'news') ?? '')).status, { timeout: 10_000 }).toBe(200);
});
