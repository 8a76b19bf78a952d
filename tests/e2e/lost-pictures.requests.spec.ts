import { expect, test } from '@playwright/test';
import type { ShowItem } from '@/lib/api/contract/shows';
import { cutUrl } from '@/lib/http/picture-cuts';
import { askSite } from '../support/ask-site';
import { type Fault, readTruth, setFault } from '../support/mock-control';

const host = 'tn.localhost';
const pathOf = (address: string) => new URL(address).pathname;
const fail = (address: string, fault: Partial<Fault> = {}) =>
  setFault({ site: '*', endpoint: pathOf(address), ...fault });

/** A film of one site, and where its pictures are. No other test asks for the card of a film, which is kept for an hour. */
async function findFilm() {
  const { shows } = await readTruth<{ shows: ShowItem[] }>('tn', '/api/shows?language=fr');
  const { slug, posterPath, backgroundPath } = shows.findLast((show) => show.posterPath && show.backgroundPath)!;
  return { slug, poster: posterPath?.lg ?? '', backdrop: backgroundPath?.lg ?? '' };
}

for (const [name, fault] of [
  ['ends the connection', { refuse: true }],
  ['is in trouble', { status: 500 }],
  ['is asked too much', { status: 429 }],
] as const) {
  test(`a picture whose host ${name} is no crash of the site, and is asked for again`, async () => {
    const { origin } = new URL((await findFilm()).poster);
    const address = `${origin}/posters/${name.replaceAll(' ', '-')}-500.webp`;
    await fail(address, fault);
    const cut = cutUrl('still', '1x1', address);
    for (const [url, expected] of [
      [`/_next/image?url=${encodeURIComponent(address)}&w=520&q=75`, 502],
      [`/_next/image?url=${encodeURIComponent(cut)}&w=520&q=75`, 504],
      [cut, 504],
    ] as const) {
      const { status, headers } = await askSite(host, url);
      expect([url, status, headers['cache-control']]).toEqual([url, expected, 'no-store']);
    }
    await fail(address);
    expect((await askSite(host, cut)).status).toBe(404);
  });
}

test('the card of a film whose pictures do not come is sent without them, and not kept for long', async () => {
  const { slug, poster, backdrop } = await findFilm();
  await fail(poster, { refuse: true });
  await fail(backdrop, { refuse: true });
  const ask = async () => (await askSite(host, `/og/${slug}.jpg`)).headers;
  const lacking = await ask();
  expect([lacking['content-type'], lacking['cache-control']]).toEqual(['image/jpeg', 'public, max-age=5']);
  await fail(poster);
  await fail(backdrop);
  // Each picture is drawn when it is first asked for.
  await expect
    .poll(async () => (await ask())['cache-control'], { timeout: 30_000 })
    .toBe('public, max-age=86400, s-maxage=604800');
});
