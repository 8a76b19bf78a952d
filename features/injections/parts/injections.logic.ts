import type { Injection } from '@/lib/domain/settings';

/** Links by which a page tells something and the browser fetches nothing. */
const silent = ['alternate', 'author', 'help', 'license', 'me', 'privacy-policy', 'search', 'terms-of-service'];

/** What may stand in a page before anyone was asked: it neither runs nor loads anything. */
export function isSilent({ position, tag, attributes }: Injection): boolean {
  if (position !== 'head') return false;
  if (tag === 'meta') return !('http-equiv' in attributes) && ('name' in attributes || 'property' in attributes);
  return tag === 'link' && silent.includes(attributes.rel?.toLowerCase() ?? '');
}

/**
 * What waits for consent. A `noscript` is for those whom nobody can ask, and a `meta` that is an order to the browser
 * comes too late: both are left out, and so is a script or a style from a host that the operator has not named.
 */
export function pickAllowed(injections: readonly Injection[], hosts: readonly string[]): readonly Injection[] {
  return injections.filter((injection) => {
    const { tag, attributes } = injection;
    if (tag === 'noscript' || tag === 'meta' || isSilent(injection)) return false;
    return [attributes.src, attributes.href].every((url) => url === undefined || isOfHost(url, hosts));
  });
}

/** The scripts among them that bring their own text. */
export const listScripts = (injections: readonly Injection[]): readonly string[] =>
  injections.flatMap(({ tag, content }) => (tag === 'script' && content !== null ? [content] : []));

const isOfHost = (url: string, hosts: readonly string[]) =>
  URL.canParse(url) && new URL(url).protocol === 'https:' && hosts.includes(new URL(url).hostname);
