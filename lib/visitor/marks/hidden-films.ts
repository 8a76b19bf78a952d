import {
  buildFoldRules,
  type HidingReason,
  type Hidings,
  listHidden,
  parseHidings,
  parseRated,
  withHiding,
  writeHidings,
} from '@/lib/domain/hidden-films';
import { hidingsKey, ratedKey } from '@/lib/domain/hiding-keys';
import { readText, writeText } from '../device/storage';
import { hiddenChanged } from './hidden-changed';

/** What this tab knows where the browser keeps nothing: it lasts as long as the visit. */
let unkept: Hidings | null = null;

const readRated = () => parseRated(readText('local', ratedKey));
const findHidings = (): Hidings => unkept ?? parseHidings(readText('local', hidingsKey));

/** The slugs of the films that stand in no list of this visitor. */
export const findHidden = (): string[] => listHidden(findHidings(), readRated());

/** Why a film is hidden; null where it is not. What a member rated is seen. */
export function findHidingReason(slug: string): HidingReason | null {
  const why = findHidings()[slug];
  if (why) return why === 'keep' ? null : why;
  return readRated().includes(slug) ? 'seen' : null;
}

/** Hides a film from lists, or brings it back with null. Whether the device keeps it for the next visit. */
export function setHiding(slug: string, why: HidingReason | null): boolean {
  const hidings = withHiding(findHidings(), slug, why, readRated());
  const isKept = writeText('local', hidingsKey, writeHidings(hidings));
  unkept = isKept ? null : hidings;
  foldFilms();
  return isKept;
}

/** What the signed-in member rated counts as seen: at once, and on the next page before it is painted. */
export function keepRated(slugs: readonly string[]): void {
  if (slugs.join(' ') === readRated().join(' ')) return;
  writeText('local', ratedKey, slugs.join(' '));
  foldFilms();
}

/** Folds away what is hidden now; nothing else adopts style sheets (`hidden-films-script.ts`). */
export function foldFilms(): void {
  const slugs = findHidden();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(buildFoldRules(slugs));
  document.adoptedStyleSheets = slugs.length ? [sheet] : [];
  if (slugs.length) document.documentElement.dataset.hides = '';
  dispatchEvent(new Event(hiddenChanged));
}

/** Calls back when another film is hidden or brought back, in this tab or, once that was folded, in another one. */
export function onFolded(tell: () => void): void {
  addEventListener(hiddenChanged, tell);
  addEventListener('storage', ({ key }) => {
    if (key === hidingsKey || key === ratedKey || key === null) foldFilms();
  });
}
