import { expect, test } from '@playwright/test';
import { calls } from '@/lib/api/paths';
import { href } from '@/lib/routing/href';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { siteFacts } from '@/lib/sites/sites';
import { askSite, type Reply } from '../support/ask-site';
import { type Cell, cellPath, cells, listParams } from '../support/cells';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';
import { expectText } from '../support/page-text';
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

test('the guide of cinemas that do not answer says so, and not that nothing is left there', async () => {
  const endpoint = calls.cinemaShows.path;
  await setFault({ site, endpoint, status: 502 });
  const { status, text } = await askSite(host, href('fr-CI', 'guide') ?? '');
  await setFault({ site, endpoint });
  expect(status).toBe(200);
  const { failed } = messagesIn('fr').showtimes;
  const html = text.replaceAll('&#8217;', '’');
  expectText(html, { has: [`${failed.title}<!-- -->. `], lacks: ['cinémas, plus aucune séance'] });
});

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

/** Whoever starts the site opens each country's home page in its own language: what that was made of has been heard. */
const own = cells.filter(({ locale }) => locale.site === site && locale.language !== siteFacts(site).defaultLanguage);
/** The same in every language. */
const isOfSettings = ({ screen }: Cell) => screenFactsOf(screen).reads?.join() === 'settings';

for (const cell of own) {
  const { guard, reads, finds, readsOneOf } = screenFactsOf(cell.screen);
  if ((!guard && !reads && !finds && !readsOneOf) || isOfSettings(cell)) continue;

  test(`${cell.locale.code} ${cell.screen} says that it is unavailable`, async () => {
    await down();
    await sendPublication(site);
    const { language, code } = cell.locale;
    const params = Object.fromEntries(listParams(cell.screen).map((name) => [name, '4711']));
    const reply = await askSite(host, cellPath(cell, params), { cookie: `candela_language=${language}` });
    expectUnavailable(reply, code);
    expect(reply.text).toContain(messagesIn(language).errors.unavailable.title);
  });
}

test('a page that nobody opened is made of what was heard before', async () => {
  await up();
  const { shows } = await readTruth<{ shows: { title: string }[] }>(site, '/api/shows?language=fr');
  await down();
  await sendPublication(site);
  const { status, text } = await askSite(host, href('fr-CI', 'siteMap') ?? '');
  expect(status).toBe(200);
  // The map names those that can be booked.
  expect(shows.filter(({ title }) => text.includes(title)).length).toBeGreaterThan(10);
});

test('what was unavailable is there once the catalogue answers', async () => {
  await up();
  await expect
    .poll(async () => (await askSite(host, href('en-CI', 'news') ?? '')).status, { timeout: 10_000 })
    .toBe(200);
});
