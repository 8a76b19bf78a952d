import { env } from '@/lib/env/env';
import { bracketPattern } from '@/lib/text/bracket-pattern';
import { isNoting, noteMetric } from '../telemetry/metrics';
import { doTraced, traceHeaders } from '../telemetry/traces';
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
  const { site, template, address } = nameCall(url);
  const verb = methods.includes(method) ? method : '_OTHER';
  const labels = { 'http.request.method': verb, 'url.template': template };
  const attributes = { ...labels, 'candela.site': site, 'server.address': address };
  return doTraced({ name: `${verb} ${template}`, attributes, isCall: true }, async (span) => {
    const begun = performance.now();
    const end = (outcome: Record<string, string | number>, kind: string) => {
      span?.setAttributes(outcome);
      noteMetric('calls', (performance.now() - begun) / 1000, { ...labels, ...outcome });
      noteMetric('callsOfSites', 1, { 'candela.site': site, 'candela.outcome': kind });
    };
    try {
      const response = await ask(traceHeaders());
      end({ 'http.response.status_code': response.status }, outcomeOf(response.status));
      return response;
    } catch (error) {
      end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, 'unanswered');
      throw error;
    }
  });
}

const outcomeOf = (status: number): string =>
  status < 400 ? 'answered' : status === 404 || status === 410 ? 'absent' : status < 500 ? 'refused' : 'failed';

/** What a question is called, whatever it asks about. A call for one visitor is one of the client's. */
function nameCall(url: string): { site: string; template: string; address: string } {
  const [site, upstream] = Object.entries(env().upstreams).find(([, each]) => url.startsWith(`${each}/`)) ?? ['', ''];
  const path = url.slice(upstream.length).replace(/[?#].*$/s, '');
  const row = known.find(({ pattern }) => pattern.test(path));
  const template = row?.path ?? (path.startsWith('/api/client/') ? '/api/client/[id]' : 'other');
  return { site, template, address: upstream ? new URL(upstream).hostname : '' };
}
