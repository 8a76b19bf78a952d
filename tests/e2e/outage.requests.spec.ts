import { expect, test } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { languages } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { askSite, type Reply } from '../support/ask-site';
import { type Cell, cellPath, cells, listParams } from '../support/cells';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';
import { parseHead } from '../support/parse-head';
import { sendPublication } from '../support/publish';

/** A site that no other test opens while this one runs: its whole catalogue is out of reach. */
const site = 'ci';
const host = `${site}.localhost`;
const down = () => setFault({ site, endpoint: '*', status: 502 });
const up = () => setFault({ site, endpoint: '*' });

test.describe.configure({ mode: 'default' });
test.afterAll(up);

function expectUnavailable({ status, headers, text }: Reply, locale: string) {
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(parseHead(text)).toMatchObject({ lang: locale, headings: 1, canonical: null, alternates: {} });
}

test('a page opened before stays, a publication in between or not', async () => {
  const { shows } = await readTruth<{ shows: { slug: string; title: string }[] }>(site, '/api/shows?language=fr');
  const film = shows.at(-1)!;
  const path = href('fr-CI', 'movie', { slug: film.slug }) ?? '';
  const open = () => askSite(host, path);
  expect((await open()).status).toBe(200);
  await down();
  await sendPublication(site);
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
    const { guard, reads, finds } = screenFactsOf(cell.screen);
    if (!guard && !reads && !finds) continue;

    test(`${cell.locale.code} ${cell.screen} says that it is unavailable`, async () => {
      await down();
      await sendPublication(site);
      const params = Object.fromEntries(listParams(cell.screen).map((name) => [name, '4711']));
      const reply = await askSite(host, cellPath(cell, params), { cookie: `candela_language=${language}` });
      expectUnavailable(reply, cell.locale.code);
      expect(reply.text).toContain(messagesIn(language).errors.unavailable.title);
    });
  }
}

test('what was unavailable is there once the catalogue answers', async () => {
  await up();
  await expect
    .poll(async () => (await askSite(host, href('en-CI', 'news') ?? '')).status, { timeout: 10_000 })
    .toBe(200);
});
