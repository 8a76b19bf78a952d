import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cinema as cinemaRow, cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { experiences as experiencesRow, tags as tagsRow } from '@/lib/api/endpoints/tags';
import { parseAnswer } from '@/lib/api/parse-answer';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import { buildSurcharge } from '@/lib/domain/surcharge';
import { formatMoney } from '@/lib/i18n/money';
import { localeOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import { fixClock } from '../world/clock';
import { countries } from '../world/data/countries';
import type { Tariff } from '../world/data/tariff';
import { ask, FRIDAY } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const showings: readonly [tags: string[], lines: (keyof Tariff)[]][] = [
  [['3d'], ['3d']],
  [['imax'], ['imax']],
  [['imax', '3d'], ['imax3d']],
  [['4dx'], ['4dx']],
  [['4dx', '3d'], ['4dx3d']],
  [['dolby'], ['dolby']],
  [
    ['dolby', '3d'],
    ['dolby', '3d'],
  ],
  [['screenx'], ['screenx']],
  [['PREMIUM'], ['premium']],
];

describe.each(siteIds)('%s', (site: SiteId) => {
  const { languages } = siteFacts(site);

  test.each(languages)('a showing costs what the list says in words (%s)', async (language) => {
    const houses = (await ask(site, cinemasRow, {}, language)).filter(({ status }) => status);
    const known = parseAnswer(site, tagsRow, '', await ask(site, tagsRow, {}, language));
    const showingTags = buildShowingTags(known, new Set(known.map(({ slug }) => slug)));
    const { tariff } = countries[site];
    for (const { slug, tags: own } of houses) {
      const { supplements } = parseAnswer(site, cinemaRow, '', await ask(site, cinemaRow, { slug }, language));
      const surchargeOf = buildSurcharge(supplements, showingTags);
      for (const [tags, lines] of showings.filter(([[first]]) => first && own.includes(first)))
        expect([slug, tags, surchargeOf(tags)]).toEqual([slug, tags, lines.reduce((sum, key) => sum + tariff[key], 0)]);
    }
  });

  test('the page of IMAX names the surcharges that its showings wear', async () => {
    const { currency, defaultLanguage } = siteFacts(site);
    const locale = localeOf(site, defaultLanguage)!.code;
    const page = (await ask(site, experiencesRow, {}, defaultLanguage)).find(({ slug }) => slug === 'imax');
    if (!page) return;
    const { tariff } = countries[site];
    const said = String(page.modalDescription)
      .replace(/&nbsp;|\s/g, ' ')
      .replaceAll('&euro;', '€');
    for (const amount of [tariff.imax, tariff.imax3d])
      expect(said).toContain(formatMoney(amount, currency, locale, 'short').replace(/\s/g, ' '));
  });
});
