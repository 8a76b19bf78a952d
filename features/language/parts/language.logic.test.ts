import { expect, it } from 'vitest';
import { hrefInLanguage } from './language.logic';

const at = (address: string) => new URL(address, 'http://be.localhost:3000');
const dutch = 'https://www.candela-cinemas.be/nl/films-evenementen';

it('stays on the host and takes the path that the page names for the language', () => {
  expect(hrefInLanguage('nl', 'fr', at('/fr/films-evenements'), dutch)).toBe('/nl/films-evenementen');
});

it('keeps the filters', () => {
  const here = at('/fr/films-evenements/filters/date-2026-11-20/versions-vost');
  expect(hrefInLanguage('nl', 'fr', here, dutch)).toBe('/nl/films-evenementen/filters/date-2026-11-20/versions-vost');
});

it('keeps the tab under its name in the other language', () => {
  expect(hrefInLanguage('nl', 'fr', at('/fr/films-evenements#preventes'), dutch)).toBe(
    '/nl/films-evenementen#vorverkauf',
  );
  expect(hrefInLanguage('en', 'fr', at('/films#reserver'), 'https://www.candela-cinemas.fr/en/movies-events')).toBe(
    '/en/movies-events#Book',
  );
  expect(hrefInLanguage('nl', 'fr', at('/fr/films-evenements#prochainement-2027-01'), dutch)).toBe(
    '/nl/films-evenementen#aankomende-2027-01',
  );
});

it('keeps a fragment that means the same everywhere', () => {
  const cinema = 'https://www.candela-cinemas.be/nl/bioscopen/gent';
  expect(hrefInLanguage('nl', 'fr', at('/fr/cinemas/gent#tarifs'), cinema)).toBe('/nl/bioscopen/gent#tarifs');
});

it('reaches a home page that is written without a path', () => {
  expect(hrefInLanguage('fr', 'en', at('/en'), 'https://www.candela-cinemas.fr')).toBe('/');
});

it('has the server find a page that the page in view does not name', () => {
  expect(hrefInLanguage('nl', 'fr', at('/fr/carte?a=b#c'), null)).toBe('/redirect/nl/fr/carte?a=b#c');
  expect(hrefInLanguage('nl', 'fr', at('/fr/carte'), 'nonsense')).toBe('/redirect/nl/fr/carte');
});
