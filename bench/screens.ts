import type { Screen, screens } from '@/lib/routing/routes';
import { locales } from '@/lib/sites/locales';
import { cells } from '../tests/support/cells';
import { readSamplePath } from '../tests/support/samples';

const locale = locales['fr-FR'];
export const siteHost = `${locale.site}.localhost`;

export type Measured = { screen: Screen; path: string };

/** Where each screen of the largest site is found; the error screens are left out. */
export async function screensToMeasure(): Promise<Measured[]> {
  const wanted = cells.filter((cell) => cell.locale === locale && !['missing', 'gone'].includes(cell.screen));
  return Promise.all(wanted.map(async (cell) => ({ screen: cell.screen, path: await readSamplePath(cell) })));
}

export const findPath = (measured: readonly Measured[], screen: (typeof screens)[number]): string =>
  measured.find((each) => each.screen === screen)?.path ?? '/';
