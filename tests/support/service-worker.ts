import { readFileSync } from 'node:fs';
import { beforeEach, vi } from 'vitest';

const read = (path: string) => readFileSync(`public${path}`, 'utf8');
const head = read('/sw.js');
/** The parts that it takes in, which share its scope. */
export const workerParts = [...head.matchAll(/'(\/sw\/[^']+)'/g)].map(([, path]) => path!);
const code = [...workerParts.map(read), head].join('\n');
export const origin = 'https://www.example.fr';
export const offline =
  '<html lang="fr"><body>Offline<!--kept--><template id="list"><ul>{rows}</ul></template><template id="row"><li><a href="{href}">{title}</a> {time}</li></template><template id="kept"><div>Kept {time}</div></template></body></html>';

type Waiting = {
  request: unknown;
  data: unknown;
  preloadResponse: Promise<Response | undefined>;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};
type Listener = (event: Partial<Waiting>) => void;

/** As much of a browser's caches as the worker uses; the key is a path and its query. */
class Kept {
  readonly entries = new Map<string, Response>();
  keyOf = (key: string | { url: string }) => {
    const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, origin);
    return pathname + search;
  };
  addAll = async (files: { url: string }[]) =>
    void files.map((file) => this.entries.set(this.keyOf(file), new Response(offline)));
  put = async (key: string, value: Response) => {
    this.entries.delete(this.keyOf(key));
    this.entries.set(this.keyOf(key), value);
  };
  match = async (key: string | { url: string }) => this.entries.get(this.keyOf(key))?.clone();
  keys = async () => [...this.entries.keys()].map((key) => ({ url: origin + key }));
  delete = async (key: string | { url: string }) => this.entries.delete(this.keyOf(key));
}

/** Of a file of this site; the browser's own takes no bare path here. */
class FileRequest {
  constructor(
    readonly url: string,
    readonly init: RequestInit,
  ) {}
}

let listeners: Record<string, Listener>;
const stores = new Map<string, Kept>();
export const openStore = (name: string) => stores.get(name) ?? stores.set(name, new Kept()).get(name)!;
export const storeNames = () => [...stores.keys()];
export const network = vi.fn<(request: string | { url: string }, init?: RequestInit) => Promise<Response>>();
export const preload = vi.fn<() => Promise<Response | undefined>>();
export const enable = vi.fn(async () => {});
type PageFacts = { screen?: string; cacheControl?: string; heading?: string };
export const html = (
  text: string,
  { screen = 'movie', cacheControl = 's-maxage=300', heading = text }: PageFacts = {},
) =>
  new Response(
    `<html lang="fr-FR"><head><title>${text} · Candela</title></head><body class="x"><script type="application/json" id="page-data" data-screen="${screen}">{}</script><h1>${heading}</h1></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl } },
  );

/** Before each test of the file: the worker as a browser has just installed it, and a network that has said nothing yet. */
export function withWorkerInstalled(): void {
  beforeEach(async () => {
    listeners = {};
    stores.clear();
    network.mockReset();
    preload.mockReset().mockResolvedValue(undefined);
    enable.mockReset();
    new Function('self', 'caches', 'fetch', 'Request', 'importScripts', code)(
      worker,
      caches,
      network,
      FileRequest,
      vi.fn(),
    );
    await send('install');
  });
}

const caches = {
  open: async (name: string) => openStore(name),
  keys: async () => storeNames(),
  delete: async (name: string) => stores.delete(name),
  match: async (key: string) => {
    for (const store of stores.values()) {
      const found = await store.match(key);
      if (found) return found;
    }
  },
};
const worker = {
  location: { href: `${origin}/sw.js?languages=fr,en`, origin },
  addEventListener: (type: string, listener: Listener) => {
    listeners[type] = listener;
  },
  skipWaiting: async () => {},
  clients: { claim: async () => {} },
  registration: { navigationPreload: { enable } },
};

/** Lets the worker handle an event, and waits for all it has put off. */
export async function send(type: string, request?: unknown, data?: unknown): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners[type]?.({
    request,
    data,
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
export const visit = (path: string, more = {}) =>
  send('fetch', { url: origin + path, method: 'GET', mode: 'navigate', ...more });
export const cutOff = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
/** The page says that it was opened by a link within the site. */
export const open = (path: string) => send('message', undefined, { opened: path });
/** All pages that are kept, whatever their screen. */
export const keptPaths = () =>
  [...stores].filter(([name]) => name.startsWith('candela-pages-')).flatMap(([, { entries }]) => [...entries.keys()]);
