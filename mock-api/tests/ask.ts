import type { Endpoint, Input, Wire } from '@/lib/api/endpoint';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';
import { answerCall } from '../handlers/answer-call';
import { forgetTries } from '../world/answers/vouchers';

/** The evening of the prototypes: a Friday, 17:30 in Lyon. */
export const FRIDAY = '2026-11-20T17:30:00+01:00';

/** Any address of the mock, answered in process. */
export async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const response = await answerCall(new Request(`http://127.0.0.1${path}`, { headers }));
  if (!response) throw new Error(`Nobody answers ${path}`);
  return response;
}

/** What an endpoint of the table sends, unparsed, to someone who passes every human check and has tried no code before. */
export async function ask<E extends Endpoint>(
  site: SiteId,
  endpoint: E,
  input: Input<E>,
  language: Language = siteFacts(site).defaultLanguage,
): Promise<Wire<E>> {
  const values: Readonly<Record<string, string | undefined>> = input;
  const query = new URLSearchParams({ language });
  for (const name of endpoint.query ?? []) if (values[name] !== undefined) query.set(name, values[name]);
  // Files of tests share what they import, and so the codes that others have tried.
  forgetTries();
  const headers = Object.fromEntries((endpoint.headers ?? []).map((name) => [name, 'human']));
  const response = await get(`/${site}${fillBrackets(endpoint.path, values)}?${query}`, headers);
  if (response.status !== 200) throw new Error(`${response.status} for ${endpoint.path}`);
  return (await response.json()) as Wire<E>;
}
