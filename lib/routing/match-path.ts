import { type Locale, type LocaleFacts, localeCodes, locales } from '../sites/locales';
import { bracketPattern } from '../text/bracket-pattern';
import { bareTemplate, routeOf, type Screen, screens, template } from './routes';

export type PathMatch = { screen: Screen; params: Record<string, string> };
type Matcher = { screen: Screen; path: string; pattern: RegExp };
type Writing = (screen: Screen, locale: LocaleFacts) => string | null;

/** Paths as their locale writes them. */
const written = buildMatchers((screen, locale) => template(screen, locale));
/** Paths whose language is left out. */
const bare = buildMatchers((screen, locale) =>
  routeOf(screen).prefix === 'always' ? null : bareTemplate(screen, locale),
);

export const matchWritten = ({ code }: LocaleFacts, path: string): PathMatch | null => matchPath(written[code], path);
export const matchBare = ({ code }: LocaleFacts, path: string): PathMatch | null => matchPath(bare[code], path);

/** Words before `[names]`, so `/cinemas/l/[slug]` is tried before `/cinemas/[slug]`. */
function buildMatchers(write: Writing): Record<Locale, Matcher[]> {
  const order = (path: string) => path.replaceAll('[', '\uffff');
  const rows = (locale: LocaleFacts) =>
    screens
      .flatMap((screen) => {
        const path = write(screen, locale);
        return path === null ? [] : [{ screen, path, pattern: bracketPattern(path) }];
      })
      .sort((a, b) => (order(a.path) < order(b.path) ? -1 : 1));
  return Object.fromEntries(localeCodes.map((code) => [code, rows(locales[code])])) as Record<Locale, Matcher[]>;
}

function matchPath(matchers: readonly Matcher[], path: string): PathMatch | null {
  for (const { screen, pattern } of matchers) {
    const found = pattern.exec(path);
    if (!found) continue;
    const params = parseParams(found.groups ?? {});
    return params && { screen, params };
  }
  return null;
}

/** Null for a malformed escape such as `%E0%A4%A`, on which `decodeURIComponent` throws, and for control characters. */
export function parseParams(groups: Record<string, string>): Record<string, string> | null {
  try {
    const entries = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)] as const);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a null byte or line break in a slug is what this refuses.
    return entries.some(([, value]) => /[\u0000-\u001f/\\]/.test(value)) ? null : Object.fromEntries(entries);
  } catch {
    return null;
  }
}
