import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type CallName, calls } from '@/lib/api/paths';
import { internalPath } from '@/lib/routing/href';
import { type Screen, screens, template } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { locales } from '@/lib/sites/locales';
import { askSite } from '../support/ask-site';
import { listEmpty } from '../support/list-empty';
import { forgetAsked, readAsked, setFault } from '../support/mock-control';
import { readSampleParams } from '../support/samples';

/** The site with most screens, which no other test opens while this one runs: parts of its catalogue are out of reach. */
const locale = locales['fr-FR'];
const { site } = locale;

const fails = (name: CallName) => setFault({ site, endpoint: calls[name].path, status: 502 });
const answers = (name: CallName) => setFault({ site, endpoint: calls[name].path });
const everythingFails = () => setFault({ site, endpoint: '*', status: 502 });
const everythingAnswers = () => setFault({ site, endpoint: '*' });

test.describe.configure({ mode: 'default' });
test.afterEach(everythingAnswers);

/**
 * Has Next make a page anew, past the middleware, which would refuse it by the row, and past all answers that are kept. A
 * part of it that holds nothing is named instead.
 */
async function make(path: string): Promise<string> {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const headers = { 'x-prerender-revalidate': preview.previewModeId };
  const { status, text } = await askSite(`${site}.localhost`, path, headers);
  return status < 500 ? listEmpty(text).join('\n') || 'made' : 'failed';
}

/** What the site lacks is made of the same page as this. */
const standIns: Partial<Record<Screen, Screen>> = { brandedEvent: 'eventSpecial' };

for (const screen of screens) {
  const { guard, reads = [], finds = [], readsOneOf = [] } = screenFactsOf(screen);
  const needs = [...new Set<CallName>([...(guard ? [guard] : []), ...reads, ...finds])];

  const told = [...needs, ...(readsOneOf.length ? [`one of ${readsOneOf.join(', ')}`] : [])].join(' and ');
  test(`${screen} is made of ${told || 'nothing'}, and needs no more`, async () => {
    const sampled = template(screen, locale) === null ? standIns[screen] : screen;
    if (!sampled) throw new Error(`Say what stands in for ${screen}.`);
    const path = internalPath(locale.code, screen, await readSampleParams({ locale, screen: sampled }));

    const missed: CallName[] = [];
    for (const name of needs) {
      await everythingAnswers();
      await fails(name);
      if ((await make(path)) === 'failed') missed.push(name);
    }
    expect(missed).toEqual(needs);

    await everythingFails();
    for (const name of needs) await answers(name);
    if (readsOneOf.length) expect(await make(path)).toBe('failed');
    for (const name of readsOneOf.slice(0, 1)) await answers(name);
    expect(await make(path)).toBe('made');
    for (const name of readsOneOf.slice(1)) {
      await everythingFails();
      for (const own of [...needs, name]) await answers(own);
      expect(await make(path), name).toBe('made');
    }
    // For whoever comes next: with all its parts.
    await everythingAnswers();
    expect(await make(path)).toBe('made');
  });
}

test('what stands in for a page that cannot be made asks for nothing', async () => {
  await forgetAsked();
  expect(await make(`/instead/${locale.code}/unavailable`)).toBe('made');
  expect(await readAsked(site)).toEqual([]);
});
