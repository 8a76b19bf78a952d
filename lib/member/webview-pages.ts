import type { ProviderPages } from '@/lib/domain/client';
import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { answerThroughCache } from '../api/answer-cache';
import { clientCalls } from './client-calls';
import { type Caller, sendClientCall } from './send-client-call';

export const noPages: ProviderPages = { login: null, signup: null, register: null, emailValidation: null };

/** The pages that open in the overlay, remembered for five minutes. Throws like `sendClientCall`. */
export async function readWebviewPages(caller: Caller): Promise<ProviderPages> {
  if (!caller.clientUrl) return noPages;
  const { body } = await answerThroughCache(
    `webview ${caller.clientUrl} ${caller.language}`,
    { seconds: 300, tags: [] },
    [],
    async () => {
      const urls = await sendClientCall({ ...caller, token: null }, clientCalls.webview);
      return { status: 200, text: JSON.stringify(urls) };
    },
  );
  const urls: ProviderPages = JSON.parse(body.toString());
  return Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, framable(url)])) as ProviderPages;
}

/** Only from hosts that are configured: the page in the overlay may hand the site a token. */
function framable(url: string | null): string | null {
  if (!url) return null;
  const { protocol, host, hostname } = new URL(url);
  const { AUTH_FRAME_HOSTS: sources } = env().builtIn;
  // The demo's pages may have any port.
  if ([`${protocol}//${host}`, `http://${hostname}:*`].some((source) => sources.includes(source))) return url;
  log.warn('a page for the overlay is on a host that is not configured', { host });
  return null;
}
