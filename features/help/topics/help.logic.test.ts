import { expect, it } from 'vitest';
import { trustHtml } from '@/lib/domain/safe-html';
import { siteIds } from '@/lib/sites/sites';
import { helpPaths } from '../paths/help-paths';
import { articlePath, pickLead, searchPath } from './help.logic';
import { helpHomes } from './help.table';
import { rewriteForApp } from './in-app-links';

const paths = helpPaths('fr-FR', 'site');

it('leads to an answer by its slug, and by its number where it has none', () => {
  expect(articlePath(paths, { id: '901', slug: 'echanger' })).toBe('/help/article/slug/echanger');
  expect(articlePath(paths, { id: '901', slug: null })).toBe('/help/article/id/901');
});

it('stays in the app for whoever reads help there', () => {
  const inApp = helpPaths('nl-NL', 'app');
  expect(Object.values(inApp).every((path) => path.startsWith('/nl/m/'))).toBe(true);
});

it('writes any question into the address of its results', () => {
  expect(searchPath(paths, 'prix & âge ?')).toBe('/aide/recherche?q=prix%20%26%20%C3%A2ge%20%3F');
});

it('says the answer in a sentence first, unless the text begins with it', () => {
  expect(
    pickLead({ teaser: 'Oui, sans frais.', html: trustHtml('<p>Oui, sans\u00a0frais.</p><p>Voici comment.</p>') }),
  ).toBeNull();
  expect(pickLead({ teaser: 'Oui, sans frais.', html: trustHtml('<p>Voici comment.</p>') })).toBe('Oui, sans frais.');
  expect(pickLead({ teaser: 'Oui, sans frais.', html: null })).toBe('Oui, sans frais.');
});

it('has a home of six topics on the French and the Dutch site, and on no other', () => {
  const sizes = siteIds.flatMap((site) => (helpHomes[site] ? [[site, helpHomes[site].topics.length]] : []));
  expect(sizes).toEqual([
    ['fr', 6],
    ['nl', 6],
  ]);
});

it.each([
  ['/help/article/slug/echanger', '/m/help/article/slug/echanger'],
  ['/aide#rubriques', '/m/aide#rubriques'],
  ['/aide/recherche?q=a&amp;b=c', '/m/aide/recherche?q=a&amp;b=c'],
  ['https://www.candela-cinemas.fr/aide/categorie/101', '/m/aide/categorie/101'],
  ['/films', '/films'],
  ['https://elsewhere.example/aide', 'https://elsewhere.example/aide'],
])('in the app an answer that links to %s leads to %s', (written, led) => {
  expect(rewriteForApp(trustHtml(`<p>Voir <a href="${written}" rel="noopener">là</a>.</p>`), 'fr-FR')).toBe(
    `<p>Voir <a href="${led}" rel="noopener">là</a>.</p>`,
  );
});
