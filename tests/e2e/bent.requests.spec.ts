import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { resolvePath } from '@/lib/routing/resolve';
import { type Screen, screens } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { siteFacts } from '@/lib/sites/sites';
import { askSite } from '../support/ask-site';
import { cellPath, cells, listParams } from '../support/cells';
import { listEmpty } from '../support/list-empty';
import { setFault } from '../support/mock-control';
import { sendPublication } from '../support/publish';
import { isCellOn, readSampleParams } from '../support/samples';

const sites = ['fr', 'nl'] as const;
/** Pages asked for at a time. */
const atOnce = 4;

test.describe.configure({ mode: 'default' });

/** The bypass of editors: a page is made for this question alone, and nothing of it is kept. */
function bypass(): string {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  return `__prerender_bypass=${preview.previewModeId}`;
}

/** The terms are a text; what opens, or is on once, is known by a day or a tag, which have another shape as well. */
const without: readonly Screen[] = ['terms', 'openings', 'premieres'];
/** Screens that list things. */
const lists: ReadonlySet<string> = new Set(
  screens.filter((screen) => listParams(screen).length === 0 && !without.includes(screen)),
);

/** What a page leads to that has a page of its own: films, cinemas, news … */
function listItems(host: string, html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const paths = [...main.matchAll(/href="(\/[^"#?]*)/g)].flatMap(([, path]) => path ?? []);
  const items = paths.filter((pathname) => {
    const answer = resolvePath({ host, pathname });
    return answer.kind === 'screen' && listParams(answer.screen).length > 0;
  });
  return [...new Set(items)].sort();
}

for (const site of sites) {
  const host = `${site}.localhost`;

  test(`every screen of ${site} has all its items when all that decorates them is of another shape`, async () => {
    const cookie = bypass();
    const own = cells.filter(
      ({ locale }) => locale.site === site && locale.language === siteFacts(site).defaultLanguage,
    );
    const asked: { screen: string; path: string; status: number }[] = [];
    for (const cell of own)
      if (await isCellOn(cell)) {
        const path = cellPath(cell, await readSampleParams(cell));
        asked.push({ screen: cell.screen, path, status: screenFactsOf(cell.screen).status ?? 200 });
      }

    const walk = async () => {
      const found: Record<string, { status: number; items: string[]; empty: string[] }> = {};
      for (let at = 0; at < asked.length; at += atOnce)
        await Promise.all(
          asked.slice(at, at + atOnce).map(async ({ screen, path }) => {
            const { status, text } = await askSite(host, path, { cookie });
            found[screen] = { status, items: listItems(host, text), empty: listEmpty(text) };
          }),
        );
      return found;
    };

    const good = await walk();
    await setFault({ site, endpoint: '*', shape: 'mixed' });
    try {
      const bent = await walk();
      const hollow = Object.entries(bent).flatMap(([screen, { empty }]) => (empty.length ? [[screen, empty]] : []));
      expect(hollow).toEqual([]);
      for (const { screen, status } of asked) {
        expect([screen, good[screen]?.status, bent[screen]?.status]).toEqual([screen, status, status]);
        // What a page about one thing leads to hangs on much that decorates it: its text, its topic, where it lies.
        if (!lists.has(screen)) continue;
        const kept = new Set(bent[screen]?.items);
        // The home page shows the first of each list, and orders decorate: others may stand there, and no fewer.
        if (screen === 'home') {
          expect(kept.size).toBeGreaterThanOrEqual(good[screen]?.items.length ?? 0);
          continue;
        }
        expect([screen, good[screen]?.items.filter((item) => !kept.has(item))]).toEqual([screen, []]);
      }
    } finally {
      await setFault({ site, endpoint: '*' });
      await sendPublication(site);
    }
  });
}
