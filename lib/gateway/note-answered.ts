import type { ServerResponse } from 'node:http';
import type { RequestScope } from '../process/request-scope';
import { routes, type Screen } from '../routing/routes';
import { noteMetric } from '../telemetry/metrics';

/** What is no screen, by the beginning of its path; the first that fits. */
const areas: readonly (readonly [string, string])[] = [
  ['/_next/static/', 'file'],
  ['/_next/image', 'picture'],
  ['/_next/', 'file'],
  ['/icons/', 'file'],
  ['/og/', 'picture'],
  ['/api/pictures/', 'picture'],
  ['/api/health', 'health'],
  ['/api/session', 'session'],
  ['/api/client/', 'client'],
  ['/api/entities/', 'entities'],
  ['/api/screens/', 'composed'],
  ['/api/words/', 'words'],
  ['/api/reports/', 'reports'],
  ['/api/policy-reports', 'reports'],
  ['/api/', 'gateway'],
  ['/auth/', 'sign-in'],
  ['/callback', 'sign-in'],
];

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Who asked did not wait for the answer. */
const leftEarly = 499;

/** Counts one answer, and how many milliseconds it took. */
export function noteAnswered(request: RequestScope, response: ServerResponse, milliseconds: number): void {
  const { method = '', url = '', headers } = response.req;
  const status = response.headersSent ? response.statusCode : leftEarly;
  const route = findRoute(request.screen);
  const area = request.screen ?? nameArea(url);
  noteMetric('answers', milliseconds / 1000, {
    'http.request.method': methods.has(method) ? method : '_OTHER',
    'http.response.status_code': status,
    'url.scheme': headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
    ...(route && { 'http.route': route }),
    ...(status >= 500 && { 'error.type': `${status}` }),
    'candela.screen': area,
  });
  // Who probes asks by an address of no site, which the first one answers, and hears 503 as long as a replica begins.
  if (area === 'health') return;
  noteMetric('answersOfSites', 1, {
    'candela.site': request.site(),
    'candela.outcome': status >= 500 && request.isTurnedAway ? 'turned away' : `${Math.floor(status / 100)}xx`,
  });
}

const nameArea = (url: string): string => areas.find(([start]) => url.startsWith(start))?.[1] ?? 'other';

/** Where the page of a screen lives, as Next's spans say it. */
const findRoute = (screen = ''): string | null =>
  screen in routes ? `/[locale]${routes[screen as Screen].page}`.replace(/\/$/, '') : null;
