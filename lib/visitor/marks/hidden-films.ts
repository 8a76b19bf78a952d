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
import { findText, saveText } from '../device/storage';
import { hiddenChanged } from './hidden-changed';

/** What this tab knows where the browser keeps nothing: it lasts as long as the visit. */
let unkept: Hidings | null = null;

const readRated = () => parseRated(findText('local', ratedKey));
const readHidings = (): Hidings => unkept ?? parseHidings(findText('local', hidingsKey));

/** The slugs of the films that stand in no list of this visitor. */
export const listHiddenFilms = (): string[] => listHidden(readHidings(), readRated());

/** Why a film is hidden; null where it is not. What a member rated is seen. */
export function findHidingReason(slug: string): HidingReason | null {
  const why = readHidings()[slug];
  if (why) return why === 'keep' ? null : why;
  return readRated().includes(slug) ? 'seen' : null;
}

/** Hides a film from lists, or brings it back with null. Whether the device keeps it for the next visit. */
export function setHiding(slug: string, why: HidingReason | null): boolean {
  const hidings = withHiding(readHidings(), slug, why, readRated());
  const isKept = saveText('local', hidingsKey, writeHidings(hidings));
  unkept = isKept ? null : hidings;
  foldFilms();
  return isKept;
}

/** What the signed-in member rated counts as seen: at once, and on the next page before it is painted. */
export function saveRated(slugs: readonly string[]): void {
  if (slugs.join(' ') === readRated().join(' ')) return;
  saveText('local', ratedKey, slugs.join(' '));
  foldFilms();
}

/** Folds away what is hidden now; nothing else adopts style sheets (`hidden-films-script.ts`). */
export function foldFilms(): void {
  const slugs = listHiddenFilms();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(buildFoldRules(slugs));
  document.adoptedStyleSheets = slugs.length ? [sheet] : [];
  if (slugs.length) document.documentElement.dataset.hides = '';
  dispatchEvent(new Event(hiddenChanged));
}

/** Calls back when another film is hidden or brought back, in this tab or, once that was folded, in another one. */
export function followFolded(tell: () => void): void {
  addEventListener(hiddenChanged, tell);
  addEventListener('storage', ({ key }) => {
    if (key === hidingsKey || key === ratedKey || key === null) foldFilms();
  });
}
