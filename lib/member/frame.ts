import type { NextRequest } from 'next/server';
import { isPageThere } from '@/lib/auth/provider-alive';
import type { ClientAnswer } from './answer-visitor';
import type { Asker } from './asker';
import { Refusal } from './refusal';
import { readWebviewPages } from './webview-pages';

/**
 * Whether the provider's page for a step can be framed: what came into a frame, the page around it cannot see. Throws
 * `Refusal` 404 for a page there is none of, 502 for one that does not come.
 */
export async function answerFrame({ caller }: Asker, request: NextRequest): Promise<ClientAnswer> {
  const step = request.nextUrl.searchParams.get('step');
  const pages = Object.entries(await readWebviewPages(caller));
  const url = pages.find(([name]) => name === step)?.[1];
  if (!url) throw new Refusal(404, { error: 'There is no such page.' });
  if (!(await isPageThere(url))) throw new Refusal(502, { error: 'This page does not come just now.' });
  return {};
}
