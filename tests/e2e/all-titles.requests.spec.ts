import { expect, test } from '@playwright/test';
import type { Shows } from '@/lib/api/contract/shows';
import { href } from '@/lib/routing/href';
import { localeOf } from '@/lib/sites/locales';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { askSite } from '../support/ask-site';
import { listLinked, readListed } from '../support/listed-titles';
import { readTruth } from '../support/mock-control';
import { siteHost } from '../support/samples';

/** A page that keeps titles for a press has a link for each all the same, for crawlers and for whoever has no scripts. */
for (const site of siteIds)
  test(`the list of films of ${site} links every title in each tab that has it`, async () => {
    const locale = localeOf(site, siteFacts(site).defaultLanguage);
    if (!locale) throw new Error(`${site} does not speak its own language.`);
    const { shows } = await readTruth<Shows>(site, `/api/shows?language=${locale.language}`);
    const wanted = await readListed(locale);
    // None of the catalogue's is left to no tab, or nothing would be asked of it below.
    expect(new Set(wanted.map(({ slug }) => slug))).toEqual(new Set(shows.map(({ slug }) => slug)));

    const cookie = `candela_language=${locale.language}`;
    const listMissing = async () => {
      const { text } = await askSite(siteHost(locale), href(locale.code, 'shows') ?? '/', { cookie });
      const linked = new Set(listLinked(text).map((each) => JSON.stringify(each)));
      return wanted.filter((each) => !linked.has(JSON.stringify(each)));
    };
    // Where another test has a call of the site fail meanwhile, its page is whole again after ten seconds.
    await expect.poll(listMissing, { timeout: 30_000, intervals: [1_000, 5_000] }).toEqual([]);
  });
