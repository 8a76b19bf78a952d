import { expect, it } from 'vitest';
import { addressIn } from './language.logic';

const at = (address: string) => new URL(address, 'http://be.localhost:3000');
const dutch = 'https://www.candela-cinemas.be/nl/films-evenementen';

it('stays on the host and takes the path that the page names for the language', () => {
  expect(addressIn('nl', 'fr', at('/fr/films-evenements'), dutch, '/nl')).toBe('/nl/films-evenementen');
});

it('keeps the filters', () => {
  const here = at('/fr/films-evenements/filters/date-2026-11-20/versions-vost');
  expect(addressIn('nl', 'fr', here, dutch, '/nl')).toBe('/nl/films-evenementen/filters/date-2026-11-20/versions-vost');
});

it('keeps the tab under its name in the other language', () => {
  expect(addressIn('nl', 'fr', at('/fr/films-evenements#preventes'), dutch, '/nl')).toBe(
    '/nl/films-evenementen#vorverkauf',
  );
  expect(addressIn('en', 'fr', at('/films#reserver'), 'https://www.candela-cinemas.fr/en/movies-events', '/en')).toBe(
    '/en/movies-events#Book',
  );
});

it('keeps a fragment that means the same everywhere', () => {
  const cinema = 'https://www.candela-cinemas.be/nl/bioscopen/gent';
  expect(addressIn('nl', 'fr', at('/fr/cinemas/gent#tarifs'), cinema, '/nl')).toBe('/nl/bioscopen/gent#tarifs');
});

it('reaches a home page that is written without a path', () => {
  expect(addressIn('fr', 'en', at('/en'), 'https://www.candela-cinemas.fr', '/')).toBe('/');
});

it('goes home from a page that names no other language', () => {
  expect(addressIn('nl', 'fr', at('/fr/nulle-part'), null, '/nl')).toBe('/nl');
  expect(addressIn('nl', 'fr', at('/fr/nulle-part'), 'nonsense', '/nl')).toBe('/nl');
});
