import { LRUCache } from 'lru-cache';
import { bracketPattern } from '@/lib/text/bracket-pattern';
import { processWide } from '../process/process-wide';
import { routes, type Screen } from '../routing/routes';
import { noteLookup, noteMetric } from '../telemetry/metrics';

/** Pages that are being made: when Next found that it needed to. */
const begun = new LRUCache<string, { at: number; reason: 'new' | 'old' }>({ max: 1_000, ttl: 60_000 });

/** Has `cache-handler.mjs`, which Next loads itself, tell what it was asked and given. */
export const watchMadePages = (): void =>
  void processWide('watch pages', () => ({ asked: noteAsked, given: noteGiven }));

function noteAsked(key: string, kind: string, found: 'hit' | 'stale' | 'miss'): void {
  if (kind === 'FETCH') noteLookup('calls', found);
  if (kind !== 'APP_PAGE') return;
  noteLookup('pages', found);
  if (found !== 'hit' && !begun.has(key))
    begun.set(key, { at: performance.now(), reason: found === 'miss' ? 'new' : 'old' });
}

function noteGiven(key: string, kind: string | undefined): void {
  const making = kind === 'APP_PAGE' && begun.get(key);
  if (!making) return;
  begun.delete(key);
  noteMetric('makes', (performance.now() - making.at) / 1000, {
    'candela.screen': nameScreen(key),
    'candela.page.reason': making.reason,
  });
}

const patterns = Object.entries(routes)
  .map(([screen, { page }]) => ({ screen: screen as Screen, page, pattern: bracketPattern(page) }))
  .sort((a, b) => (a.page.replaceAll('[', '\uffff') < b.page.replaceAll('[', '\uffff') ? -1 : 1));

/** `…/$/fr-FR/movie/a` is of the screen that lives at `/movie/[slug]`; the first of those that live at one place. */
function nameScreen(key: string): string {
  const path = key.replace(/^.*\$/, '').replace(/^\/[^/]+/, '') || '/';
  return patterns.find(({ pattern }) => pattern.test(path))?.screen ?? 'other';
}
