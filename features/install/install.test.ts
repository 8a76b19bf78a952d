import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { locales } from '@/lib/sites/locales';
import { buildManifest } from './manifest';
import { buildOfflinePage } from './offline-page';

const words = { description: 'Films', films: 'Films', cinemas: 'Kinos' };

it('is one app a site, that opens in the language it was kept in', () => {
  const german = buildManifest(locales['de-CH'], words);
  const french = buildManifest(locales['fr-CH'], words);
  expect([german.id, german.lang, german.start_url]).toEqual([french.id, 'de', '/de']);
  expect(german.shortcuts.map(({ url }) => url)).toEqual(['/de/filme-events', '/de/kinos']);
});

it('names icons that are there, in the size it says, with a maskable one of each', async () => {
  const { icons } = buildManifest(locales['fr-FR'], words);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(readFileSync(`public${src}`)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
});

it('needs nothing that would have to be fetched without a network, and takes no word for markup', () => {
  const page = buildOfflinePage(locales['nl-NL'], {
    title: 'Je bent <offline>',
    text: '"x" & y',
    retry: 'Opnieuw',
    list: 'Geopend',
    cut: 'Offline',
    kept: 'Bewaard {time}',
  });
  expect(page).not.toMatch(/src=|url\(|<script|<link/);
  expect(page).toContain('Je bent &#60;offline&#62;');
  expect(page).toMatch(/<template id="kept">.*Bewaard \{time\}.*<\/template>/s);
});
