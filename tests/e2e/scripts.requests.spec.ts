import { expect, test } from '@playwright/test';
import { locales } from '@/lib/sites/locales';
import { askSite } from '../support/ask-site';
import { cells } from '../support/cells';
import { readSamplePath, siteHost } from '../support/samples';

const locale = locales['fr-FR'];

for (const screen of ['home', 'shows', 'movie', 'cinema', 'terms'])
  test(`a browser may compile every script of ${screen} while it comes`, async () => {
    const cell = cells.find((each) => each.locale === locale && each.screen === screen);
    const { text } = await askSite(siteHost(locale), cell ? await readSamplePath(cell) : '/');
    const addresses = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses)
      expect((await askSite(siteHost(locale), address)).text, address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
