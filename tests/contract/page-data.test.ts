import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeOf, screens } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { buildPageData } from '@/lib/tracking/page-data';

/** The source of a page and of the screens it hands over to. */
function sourceOf(page: string): string {
  const folder = `app/[locale]${page === '/' ? '' : page}`;
  const own = readFileSync(`${folder}/page.tsx`, 'utf8');
  const imported = [...own.matchAll(/from '(@\/features|\.\.)(\/[^']+)'/g)].flatMap(([, root, path]) => {
    const file = `${root === '..' ? join(folder, root) : 'features'}${path}.tsx`;
    return existsSync(file) ? [readFileSync(file, 'utf8')] : [];
  });
  return [own, ...imported].join('\n');
}

describe.each(screens)('%s', (screen) => {
  it('has its data on its page', () => {
    expect(sourceOf(routeOf(screen).page)).toMatch(/<PageData\s+screen=(\{screen\}|\{helpScreens\[way\]\.\w+\}|"\w+")/);
  });

  it('says how long its page may be kept at most, and what it is called', () => {
    const page = routeOf(screen).page;
    const own = readFileSync(`app/[locale]${page === '/' ? '' : page}/page.tsx`, 'utf8');
    expect(own, 'a page that reads nothing would be kept for good').toMatch(/^export const revalidate = \d/m);
    expect(own).toMatch(/^export (async function|function|const) (generateMetadata|metadata)\b/m);
  });

  it('says what it is in every country', () => {
    for (const { code, site, language } of Object.values(locales)) {
      const { country, currency } = siteFacts(site);
      const { kind } = screenFactsOf(screen);
      expect(buildPageData(code, screen, {})).toMatchObject({ kind, country, currency, language });
      expect(buildPageData(code, screen, {}).type).toMatch(/\w/);
    }
  });
});
