import { type HostileKind, here, pick } from './hostile-kind';
import { siteHost } from './screens';

/** Headers that Next's own router sends, that only Next itself may, or that a proxy writes: none of them makes another page. */
const headersOfOthers: readonly ((index: number) => Record<string, string>)[] = [
  (index) => ({ rsc: '1', 'next-router-state-tree': `%5B%22${index}%22%5D` }),
  (index) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-url': `/never/${index}` }),
  (index) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/never/${index}` }),
  (index) => ({ 'next-router-segment-prefetch': '/_tree', 'next-url': `/${index}` }),
  (index) => ({ 'x-matched-path': `/never/${index}`, 'x-invoke-path': `/never/${index}`, 'x-nextjs-data': '1' }),
  (index) => ({ 'x-middleware-subrequest': Array(5).fill('middleware').join(':'), 'x-n': `${index}` }),
  (index) => ({ 'x-forwarded-host': `never-${index}.example`, 'x-forwarded-proto': 'ftp' }),
];

const methods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND'];
const posted = ['/api/session', '/api/policy-reports', '/api/reports/errors', '/api/revalidate', '/films'];
const json = { 'content-type': 'application/json' };
const policyReport = (index: number) =>
  JSON.stringify({ 'csp-report': { 'document-uri': `http://${siteHost}/${index}`, 'blocked-uri': 'inline' } });
const reports: readonly ((index: number) => [string, unknown])[] = [
  (index) => ['vitals', [{ path: `/${index}`, LCP: index }]],
  (index) => ['errors', { path: `/${index}`, kind: 'error', name: 'TypeError', where: `never-${index}.js` }],
  (index) => ['verdicts', { answer: `never-${index}`, useful: true }],
];

/** The same few addresses, asked for in ways that differ each time. */
export const hostileRequests: readonly HostileKind[] = [
  {
    ...{ name: 'wishes of a language', count: 5_000, statuses: [307] },
    ask: (index) => ({
      ...{ host: 'be.localhost', path: '/' },
      headers: { 'accept-language': `nl-x${index},fr;q=0.${index}` },
    }),
  },
  {
    ...{ name: "headers of Next's router and of proxies", count: 1_400, statuses: [200, 307] },
    ask: (index) => here('/films', { headers: pick(headersOfOthers, index)(index) }),
  },
  {
    ...{ name: 'parts of a page of no router', count: 1_000, statuses: [200, 307, 400, 404] },
    ask: (index) =>
      here(`/films?_rsc=${index}`, { headers: { rsc: '1', 'next-router-segment-prefetch': `/never/${index}` } }),
  },
  {
    ...{ name: 'cookies', count: 1_000, statuses: [200] },
    ask: (index) =>
      here('/films', { headers: { cookie: `candela_lang=${index}; never${index}=%00${'x'.repeat(200)}` } }),
  },
  {
    ...{ name: 'session tokens', count: 700, statuses: [200, 401] },
    ask: (index) =>
      here(pick(['/api/session', `/api/client/never-${index}`], index), {
        headers: { cookie: `candela_auth=never.${index}; candela_auth__0=${index}; candela_frame=never-${index}` },
      }),
  },
  {
    ...{ name: 'answers of a sign-in that nobody began', count: 600, statuses: [307] },
    ask: (index) => here(`/callback?code=never-${index}&state=never-${index}`),
  },
  {
    ...{ name: 'other methods', count: 1_050, statuses: [200, 204, 400, 403, 404, 405], isAsked: true },
    ask: (index) =>
      here(pick([`/films?n=${index}`, `/films/never-${index}`, '/api/shows', '/api/session', '/sitemap.xml'], index), {
        method: pick(methods, index),
        headers: { 'content-type': 'text/plain' },
      }),
  },
  {
    ...{ name: 'server actions that never were', count: 500, statuses: [404, 405, 409] },
    ask: (index) => {
      const headers = { 'next-action': `${index}`.padStart(42, '4'), 'content-type': 'text/plain' };
      return here('/films', { method: 'POST', headers, body: '[]' });
    },
  },
  {
    ...{ name: 'reports of a broken policy', count: 600, statuses: [204, 429] },
    ask: (index) => {
      const headers = { 'content-type': 'application/csp-report' };
      return here('/api/policy-reports', { method: 'POST', headers, body: policyReport(index) });
    },
  },
  {
    ...{ name: 'reports of browsers', count: 1_500, statuses: [204, 429] },
    ask: (index) => {
      const [what, report] = pick(reports, index)(index);
      return here(`/api/reports/${what}`, { method: 'POST', headers: json, body: JSON.stringify(report) });
    },
  },
  {
    ...{ name: 'bodies of two megabytes', count: 100, statuses: [200, 403, 404, 413, 415, 429] },
    ask: (index) => here(pick(posted, index), { method: 'POST', headers: json, body: large }),
  },
];

const large = `"${'x'.repeat(2_000_000)}"`;
