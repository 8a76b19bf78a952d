import { env } from '@/lib/env/env';
import { bracketPattern } from '@/lib/text/bracket-pattern';
import { isNoting, noteMetric } from '../telemetry/metrics';
import { doTraced, noteFailedSpan, traceHeaders } from '../telemetry/traces';
import { everyCall } from './program-calls';

const known = Object.values(everyCall)
  .map(({ path }) => ({ path, pattern: bracketPattern(path) }))
  // Words before `[names]`, as everywhere.
  .sort((a, b) => (a.path.replaceAll('[', '\uffff') < b.path.replaceAll('[', '\uffff') ? -1 : 1));

const methods = ['GET', 'POST', 'PATCH', 'DELETE'];

/** Notes a question that leaves for the catalogue: which call, how long until it is answered, and how it ends. */
export function watchCall(
  url: string,
  method: string,
  ask: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  if (!isNoting()) return ask({});
  const { site, template, server } = nameCall(url);
  const verb = methods.includes(method) ? method : '_OTHER';
  const labels = { 'http.request.method': verb, 'url.template': template, ...server };
  const attributes = { ...labels, 'candela.site': site };
  return doTraced({ name: `${verb} ${template}`, attributes, isCall: true }, async (span) => {
    const begun = performance.now();
    const end = (status: number | null, failure: string | null, kind: string) => {
      const outcome = {
        ...(status !== null && { 'http.response.status_code': status }),
        ...(failure !== null && { 'error.type': failure }),
      };
      span?.setAttributes(outcome);
      if (failure !== null) noteFailedSpan(span, failure);
      noteMetric('calls', (performance.now() - begun) / 1000, { ...labels, ...outcome });
      noteMetric('callsOfSites', 1, { 'candela.site': site, 'candela.outcome': kind });
    };
    try {
      const response = await ask(traceHeaders());
      const { status } = response;
      end(status, status < 400 ? null : `${status}`, outcomeOf(status));
      return response;
    } catch (error) {
      end(null, error instanceof Error ? error.name : 'unknown', 'unanswered');
      throw error;
    }
  });
}

const outcomeOf = (status: number): string =>
  status < 400 ? 'answered' : status === 404 || status === 410 ? 'absent' : status < 500 ? 'refused' : 'failed';

/** What a question is called, whatever it asks about. A call for one visitor is one of the client's. */
function nameCall(url: string) {
  const [site, upstream] = Object.entries(env().upstreams).find(([, each]) => url.startsWith(`${each}/`)) ?? ['', ''];
  const path = url.slice(upstream.length).replace(/[?#].*$/s, '');
  const row = known.find(({ pattern }) => pattern.test(path));
  const template = row?.path ?? (path.startsWith('/api/client/') ? '/api/client/[id]' : 'other');
  return { site, template, server: nameServer(url) };
}

function nameServer(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'https:' ? 443 : 80) };
}
