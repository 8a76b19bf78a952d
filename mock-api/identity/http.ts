import type { IncomingMessage, ServerResponse } from 'node:http';

type Options = { status?: number; headers?: Readonly<Record<string, string>> };

export function sendHtml(response: ServerResponse, html: string, { status = 200, headers = {} }: Options = {}): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(html);
}

export function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(json));
}

/** The fields of a sent form. */
export async function readValues(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}
