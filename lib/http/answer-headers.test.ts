import { expect, it } from 'vitest';
import type { ScreenResolution } from '../routing/resolve';
import { resolvePath } from '../routing/resolve';
import { siteFacts, siteIds } from '../sites/sites';
import { buildAnswerHeaders } from './answer-headers';

const host = `www.${siteFacts('fr').domain}`;
const headersAt = (pathname: string, at = host) =>
  buildAnswerHeaders(at, siteIds, resolvePath({ host: at, pathname }) as ScreenResolution);

it.each(['/', '/films', '/films/dune-42', '/films/filters/date-2026-11-21'])(
  'lets a shared cache keep %s ten seconds, and no cache show it when it is stale',
  (pathname) => {
    expect(headersAt(pathname)['Cache-Control']).toBe('public, max-age=0, s-maxage=10');
  },
);

it('has our own edge show what was asked for minutes ago while it is remade, and what is older in an outage', () => {
  expect(headersAt('/films')['CDN-Cache-Control']).toBe('max-age=10, stale-while-revalidate=300, stale-if-error=86400');
  expect(headersAt('/404_NOT_FOUND')['CDN-Cache-Control']).toBeUndefined();
});

it.each([
  ['/films', true],
  ['/films/filters/date-2026-11-21', true],
  ['/films/filters/date-2026-11-21/genres-drame', false],
  ['/seances/filters/after-2000', false],
  ['/films/filters/colour-red', false],
])('has %s listed: %s', (pathname, answer) => {
  expect(headersAt(pathname)['X-Robots-Tag']).toBe(answer ? undefined : 'noindex');
});

it('lets nobody else keep a page in the language of the visitor', () => {
  expect(headersAt('/404_NOT_FOUND')['Cache-Control']).toMatch(/^private/);
});

it.each(siteIds)('shows %s to search engines on its production host alone', (site) => {
  const { domain } = siteFacts(site);
  const of = (at: string) => {
    const answer = resolvePath({ host: at, pathname: '/' });
    const screen = answer.kind === 'redirect' ? resolvePath({ host: at, pathname: answer.to }) : answer;
    return buildAnswerHeaders(at, siteIds, screen as ScreenResolution)['X-Robots-Tag'];
  };
  expect([of(`www.${domain}`), of(`preprod.${domain}`)]).toEqual([undefined, 'noindex, nofollow']);
});
