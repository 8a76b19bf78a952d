import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variableNames } from '@/lib/env/variables';
import { type Screen, screens, template } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { localeOf, locales, localesOf } from '@/lib/sites/locales';
import { siteFacts, siteIds } from '@/lib/sites/sites';

/** A screen as README lists it: an address, the sites that have it, the setting that switches it. */
function lineOf(screen: Screen): string {
  const having = siteIds.filter((site) => localesOf(site).some((locale) => template(screen, locale) !== null));
  const [first = 'fr'] = having;
  const locale = localeOf(first, siteFacts(first).defaultLanguage) ?? locales['fr-FR'];
  const { flag } = screenFactsOf(screen);
  const where = having.length === siteIds.length ? 'all' : having.join(', ');
  return `| ${screen} | \`${template(screen, locale)}\` | ${where} | ${flag ? `${flag} ` : ''}|`;
}

it('README lists every screen of the table and no other', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Screens\n');
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line));
  expect(rows.slice(1)).toEqual(screens.map(lineOf));
});

it('README names every variable that a site takes', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('\n| variable | meaning | unset |\n');
  const named = new Set([...section.split('\n\n')[0]!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  const ofOneSite = new RegExp(`_(${siteIds.join('|').toUpperCase()})$`);
  const shared = variableNames.filter((name) => !ofOneSite.test(name));
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((name) => !named.has(name))).toEqual([]);
});

it('README says of every dependency what it is for', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Dependencies, and why\n');
  const named = section
    .split('\n## ')[0]!
    .split('\n')
    .flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1]?.split(', ') ?? []);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  const isNamed = (name: string) =>
    named.some(
      (one) =>
        name === one ||
        name.endsWith(`/${one}`) ||
        name.startsWith(`${one.replace(/\/?\*$/, '')}/`) ||
        name === `${one}-dom`,
    );
  expect(packages.filter((name) => !isNamed(name))).toEqual([]);
});
