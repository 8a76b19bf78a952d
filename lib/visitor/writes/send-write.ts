import { QueryError } from '@/lib/api/query-error';

type Write = { method: 'POST' | 'DELETE'; body?: unknown; language: string };

/** Milliseconds; after that the visitor is told, and what they saw is put back. */
const patience = 10_000;

/**
 * A write of the visitor's own, to this site's gateway. The header is what another site's form cannot send.
 * Throws `QueryError`; with status 0 when nothing came back.
 */
export async function sendWrite(path: string, { method, body, language }: Write): Promise<unknown> {
  const url = `${path}?language=${language}`;
  const response = await fetch(url, {
    method,
    headers: { 'x-candela-request': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(patience),
    // Arrives although the visitor leaves right after their press.
    keepalive: true,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response?.ok) throw new QueryError(url, response?.status ?? 0);
  return response.status === 204 ? null : response.json();
}

export const errorStatus = (error: unknown): number => (error instanceof QueryError ? error.status : 0);
