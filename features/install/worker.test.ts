import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const code = readFileSync('public/sw.js', 'utf8');
const origin = 'https://www.example.fr';
const offline = '<html lang="fr"><body>Offline<template id="kept"><div>Kept {time}</div></template></body></html>';

type Waiting = {
  request: unknown;
  preloadResponse: Promise<Response | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};
type Listener = (event: Partial<Waiting>) => void;

/** As much of a browser's caches as the worker uses; the key is a path. */
class Kept {
  readonly entries = new Map<string, Response>();
  keyOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
  addAll = async (files: { url: string }[]) =>
    void files.map((file) => this.entries.set(this.keyOf(file), new Response(offline)));
  put = async (key: string, value: Response) => {
    this.entries.delete(this.keyOf(key));
    this.entries.set(this.keyOf(key), value);
  };
  match = async (key: string | { url: string }) => this.entries.get(this.keyOf(key))?.clone();
  keys = async () => [...this.entries.keys()];
  delete = async (key: string) => this.entries.delete(key);
}

/** Of a file of this site; the browser's own takes no bare path here. */
class FileRequest {
  constructor(
    readonly url: string,
    readonly init: RequestInit,
  ) {}
}

let listeners: Record<string, Listener>;
let stores: Map<string, Kept>;
const network = vi.fn<(request: string | { url: string }, init?: RequestInit) => Promise<Response>>();
const preload = vi.fn<() => Promise<Response | undefined>>();
const enable = vi.fn(async () => {});
const html = (text: string, cacheControl = 's-maxage=300') =>
  new Response(`<html lang="fr-FR"><body class="x"><h1>${text}</h1></body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  });

beforeEach(async () => {
  listeners = {};
  stores = new Map();
  network.mockReset();
  preload.mockReset().mockResolvedValue(undefined);
  enable.mockReset();
  const storeOf = (name: string) => stores.get(name) ?? stores.set(name, new Kept()).get(name)!;
  const caches = {
    open: async (name: string) => storeOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) => {
      for (const store of stores.values()) {
        const found = await store.match(key);
        if (found) return found;
      }
    },
  };
  const self = {
    location: { href: `${origin}/sw.js?languages=fr,en`, origin },
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: { navigationPreload: { enable } },
  };
  new Function('self', 'caches', 'fetch', 'Request', code)(self, caches, network, FileRequest);
  await send('install');
});

/** Lets the worker handle an event, and waits for all it has put off. */
async function send(type: string, request?: unknown): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners[type]?.({
    request,
    preloadResponse: preload(),
    waitUntil: (more) => void work.push(more),
    respondWith: (given) => {
      answer = given;
    },
  });
  const response = await answer;
  for (const each of work) await each;
  return response;
}
const visit = (path: string, more = {}) =>
  send('fetch', { url: origin + path, method: 'GET', mode: 'navigate', ...more });
const cutOff = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

it('shows the network’s page whenever there is one, however often it was kept', async () => {
  network.mockResolvedValueOnce(html('20:15')).mockResolvedValueOnce(html('21:00'));
  await visit('/films/a');
  expect(await (await visit('/films/a'))?.text()).toContain('21:00');
});

it('asks the network itself, and no cache that would answer with a page of minutes ago', async () => {
  network.mockResolvedValueOnce(html('21:00'));
  await visit('/films?page=2', { headers: { accept: 'text/html' } });
  expect(network).toHaveBeenCalledExactlyOnceWith(
    `${origin}/films?page=2`,
    expect.objectContaining({ cache: 'no-cache', redirect: 'manual', headers: { accept: 'text/html' } }),
  );
});

describe('where the browser asks for the page itself while the worker starts', () => {
  it('has it do so', async () => {
    await send('activate');
    expect(enable).toHaveBeenCalledOnce();
  });

  it('shows and keeps that answer, and asks for no second one', async () => {
    preload.mockResolvedValueOnce(html('21:00'));
    expect(await (await visit('/films/a'))?.text()).toContain('21:00');
    expect(network).not.toHaveBeenCalled();
    preload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await (await visit('/films/a'))?.text()).toMatch(/Kept .*21:00/s);
  });
});

it.each(['/auth/login', '/callback?code=once', '/api/session'])('leaves %s to the browser', async (path) => {
  preload.mockReturnValueOnce(undefined as never);
  expect(await visit(path)).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

it.each(['/auth/login', '/callback?code=once'])('asks for %s once where the browser has asked ahead', async (path) => {
  const answer = new Response(null, { status: 204 });
  preload.mockResolvedValueOnce(answer);
  expect(await visit(path)).toBe(answer);
  expect(network).not.toHaveBeenCalled();
  expect([...(await stores.get('candela-offline-1')!.keys())]).not.toContain(path);
});

it.each([
  ['/films/filters/date-2026-11-25/tags-imax', '/films'],
  ['/films', '/films/filters/date-2026-11-25'],
  ['/en/cinemas/lyon/filters/tags-imax', '/en/cinemas/lyon'],
])('shows %s without a network once %s was opened', async (path, opened) => {
  network.mockResolvedValueOnce(html('20:15'));
  await visit(opened);
  cutOff();
  const text = await (await visit(path))?.text();
  expect(text).toContain('20:15');
  expect(text).toContain('Kept');
});

it('shows a kept page without a network, and says when it was kept', async () => {
  network.mockResolvedValueOnce(html('20:15'));
  await visit('/films/a?utm=1');
  cutOff();
  const text = await (await visit('/films/a'))?.text();
  expect(text).toContain('20:15');
  expect(text).toMatch(/<body class="x"><div>Kept \d.*\d\d:\d\d<\/div>/);
});

it('shows the offline page of the language for a page that was never opened', async () => {
  cutOff();
  expect(await (await visit('/en/films/b'))?.text()).toBe(offline);
  expect([...stores.get('candela-offline-1')!.entries.keys()]).toEqual(['/offline-fr.html', '/offline-en.html']);
});

it.each(['private, max-age=0', 'no-store'])('keeps nothing that is %s', async (cacheControl) => {
  network.mockResolvedValueOnce(html('Camille', cacheControl));
  await visit('/compte');
  cutOff();
  expect(await (await visit('/compte'))?.text()).toBe(offline);
});

it('keeps no error page', async () => {
  network.mockResolvedValueOnce(new Response('no', { status: 503, headers: { 'content-type': 'text/html' } }));
  await visit('/films/a');
  cutOff();
  expect(await (await visit('/films/a'))?.text()).toBe(offline);
});

it.each([
  ['calls of the API', { url: `${origin}/api/entities/shows`, mode: 'cors' }],
  ['showtimes of a client navigation', { url: `${origin}/films?_rsc=1`, mode: 'cors' }],
  ['another host', { url: 'https://media.example/a.webp', mode: 'no-cors' }],
  ['what is sent', { url: `${origin}/films`, method: 'POST' }],
])('leaves %s alone', async (_, request) => {
  expect(await send('fetch', { method: 'GET', mode: 'navigate', ...request })).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

it('asks once for a file that is named after what it holds', async () => {
  network.mockImplementation(async () => new Response('code'));
  const request = { mode: 'no-cors' };
  await visit('/_next/static/chunks/a.js', request);
  await visit('/_next/static/chunks/a.js', request);
  expect(network).toHaveBeenCalledTimes(1);
});

it('keeps the last thirty pages', async () => {
  network.mockImplementation(async () => html('x'));
  for (let page = 0; page < 35; page += 1) await visit(`/films/${page}`);
  const kept = await stores.get('candela-pages-2')!.keys();
  expect([kept.length, kept[0]]).toEqual([30, '/films/5']);
});

it('clears away what an older worker kept', async () => {
  stores.set('candela-pages-1', new Kept());
  await send('activate');
  expect([...stores.keys()]).not.toContain('candela-pages-1');
});
