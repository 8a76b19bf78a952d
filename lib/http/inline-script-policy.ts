import { createHash } from 'node:crypto';
import { env } from '../env/env';
import { log } from '../process/log';
import { processWide } from '../process/process-wide';
import { isKnownScript } from './known-scripts';
import { listInjectedScripts } from './own-scripts';
import { listScriptSources, reporting } from './security-headers';

/** As React writes them: what could end an attribute is escaped in its value. */
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const isFile = (attributes: string) => / src="/.test(attributes);
/** Data for others than the browser, which no policy is about. */
const isData = (attributes: string) => / type="application\/(ld\+)?json"/.test(attributes);

/** The head of an answer goes through buffers of eight kilobytes on its way; a page has eighteen of them at the most. */
const most = 80;

/**
 * The second policy of a page, beside the one that every answer has: of scripts that stand in a page, or that editors have
 * inserted into it, only those run that were known when it was made, by their digest. Of too many the last ones do not: a page
 * that a stranger has filled with harmless ones is not one where everything runs.
 */
export function buildPagePolicy(html: string): string {
  const standing = listScripts(html);
  const known = standing.filter(isKnownScript);
  const [stranger] = standing.filter((text) => !known.includes(text));
  if (stranger !== undefined)
    log.warn('a page holds a script that is not ours, and no browser will run it', {
      locale: localeOf(html),
      begins: stranger.slice(0, 60),
    });
  const digests = [...new Set([...listInjectedScripts(localeOf(html)), ...known].map(digest))];
  if (digests.length > most)
    log.warn('a page holds too many scripts to name each', { locale: localeOf(html), scripts: digests.length });
  const sources = [...listScriptSources(env().builtIn), ...digests.slice(0, most)];
  return [['script-src', ...sources].join(' '), ...reporting].join('; ');
}

/** Has every page that is made be kept with its policy: `cache-handler.mjs`, which Next loads itself, finds this on the shelf. */
export const sendPagePolicies = (): void => void processWide('page policy', () => buildPagePolicy);

const listScripts = (html: string): string[] =>
  [...html.matchAll(scripts)].flatMap(([, attributes = '', text = '']) =>
    isFile(attributes) || isData(attributes) ? [] : [text],
  );

const localeOf = (html: string): string => /<html lang="([\w-]+)"/.exec(html)?.[1] ?? '';

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
