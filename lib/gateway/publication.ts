import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { siteIds } from '@/lib/sites/sites';
import { cacheTagsOf } from '../api/endpoint';
import { table } from '../api/endpoints/table';
import { tellReplicas } from '../replicas/tell-replicas';
import { applyPublication } from './apply-publication';
import { buildProblem } from './gateway';

const tags = new Set(table.flatMap((row) => siteIds.flatMap((site) => cacheTagsOf(row, site))));
const event = z.object({
  tags: z
    .array(z.string().refine((tag) => tags.has(tag), 'unknown tag'))
    .min(1)
    .max(50),
});

const untold = 'Only this replica knows so far. Say it again; the others are told as soon as Redis is back.';

/**
 * A publication event from the CMS: `{ "tags": ["shows", "site:fr"] }` with the secret as bearer token.
 * Without a secret the call does not exist. Who is answered 503 may say it again as often as they like.
 */
export async function answerPublication(
  request: Request,
  secret: string | null,
  refresh: (tag: string) => void,
): Promise<Response> {
  if (!secret) return buildProblem(404, 'There is no such call.');
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`))
    return buildProblem(401, 'The secret is wrong.');
  const { data } = event.safeParse(await request.json().catch(() => null));
  if (!data) return buildProblem(400, `tags must be a list of ${[...tags].join(', ')}.`);
  for (const tag of data.tags) refresh(tag);
  applyPublication(data.tags);
  if (!(await tellReplicas(data.tags))) return buildProblem(503, untold, { 'retry-after': '2' });
  return Response.json({ refreshed: data.tags }, { headers: { 'cache-control': 'no-store' } });
}

/** In the same time however much of it is right. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash('sha256').update(text).digest();
