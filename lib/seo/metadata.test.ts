import { expect, it } from 'vitest';
import { screenMetadata, withinSite, withoutParams } from './metadata';

const slugs = { fr: 'a-1', en: 'b-1', nl: 'c-1' };
const about = (words: Parameters<typeof screenMetadata>[1], screen: 'movie' | 'special' = 'movie') =>
  screenMetadata('fr-BE', words, screen, withinSite('fr-BE', 'a-1', slugs));

it('leaves out the brand where the title is long, and says less where it still is', () => {
  const short = 'Totality';
  expect(about({ title: short }).title).toEqual({ absolute: 'Totality · Candela' });
  const sixty = 'x'.repeat(60);
  expect(about({ title: sixty }).title).toEqual({ absolute: sixty });
  expect(about({ title: `${sixty} : séances`, shortTitle: sixty }).title).toEqual({ absolute: sixty });
});

it.each([
  ['fr-FR', 'movie', 'https://www.candela-cinemas.fr/films/a-1'],
  ['nl-NL', 'movie', 'https://www.candela-cinemas.nl/nl/films/a-1'],
  ['fr-BE', 'movie', 'https://www.candela-cinemas.be/en/movies/b-1'],
  ['fr-BE', 'special', 'https://www.candela-cinemas.be/specials/b-1'],
] as const)('leads everyone else on %s to the %s in the language of the country', (locale, screen, url) => {
  const own = locale.slice(0, 2) as 'fr';
  const params = withinSite(locale, 'a-1', { ...slugs, [own]: 'a-1' });
  const { alternates } = screenMetadata(locale, { title: 'Totality' }, screen, params);
  expect(alternates?.languages).toMatchObject({ 'x-default': url });
});

it('leads everyone else to English where a page stands in several countries', () => {
  const { alternates } = screenMetadata('nl-NL', { title: 'Films' }, 'shows', withoutParams);
  expect(alternates?.languages).toMatchObject({ 'x-default': 'https://www.candela-cinemas.fr/en/movies-events' });
});

it('says what is shared, with a picture and its words', () => {
  expect(about({ title: 'Totality', image: '/og/a-1.jpg' }).openGraph).toMatchObject({
    type: 'video.movie',
    images: [{ url: 'https://www.candela-cinemas.be/og/a-1.jpg', alt: 'Totality', width: 1200, height: 630 }],
  });
  expect(about({ title: 'A lighthouse', image: 'https://m.example/p34.webp' }, 'special').openGraph).toMatchObject({
    type: 'article',
    images: [{ url: 'https://m.example/p34.webp', alt: 'A lighthouse' }],
  });
  const { openGraph } = screenMetadata('fr-BE', { title: 'Films' }, 'shows', withoutParams);
  expect(openGraph).toMatchObject({ type: 'website', images: [{ alt: 'Films', width: 1200 }] });
});
