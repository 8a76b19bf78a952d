import { get } from 'node:http';
import { env } from '@/lib/env/env';
import { href } from '@/lib/routing/href';
import { localesOf } from '@/lib/sites/locales';
import { findOwnPort } from '../process/own-servers';
import { processWide } from '../process/process-wide';

export type MainPages = { made: number; of: number };
type State = { found: MainPages | null; retryAt: number; making: boolean };

/** Where most visits begin. The pages of the first screen are made first. */
const mainScreens = ['home', 'shows', 'cinemas'] as const;
/** Milliseconds: for one page, and until all are tried again where none could be made. */
const patience = 20_000;
const breather = 2_000;

const state = processWide<State>('main pages', () => ({ found: null, retryAt: 0, making: false }));

/**
 * How many of the main pages answer, once all have been asked for; null until then. Who asks first has them made, one
 * after the other, so that what is ready is not kept waiting by what is being made.
 */
export function countMainPages(): MainPages | null {
  const port = findOwnPort();
  const isDue = !state.found?.made && Date.now() >= state.retryAt;
  if (port !== null && isDue && !state.making) void makeAll(port);
  return state.found;
}

async function makeAll(port: number): Promise<void> {
  state.making = true;
  const pages = listMainPages();
  let made = 0;
  for (const { host, path } of pages) if ((await askSelf(port, host, path)) === 200) made += 1;
  Object.assign(state, { found: { made, of: pages.length }, making: false, retryAt: Date.now() + breather });
}

const listMainPages = () =>
  mainScreens.flatMap((screen) =>
    env()
      .sites.flatMap(localesOf)
      .flatMap((locale) => {
        const path = href(locale.code, screen);
        return path === null ? [] : [{ host: new URL(locale.origin).host, path }];
      }),
  );

/** The status of an answer of this very server, read to its end. `fetch` would be Next's, which keeps what it gets. */
function askSelf(port: number, host: string, path: string): Promise<number | null> {
  return new Promise((done) => {
    const request = get({ host: 'localhost', port, path, headers: { host }, agent: false, timeout: patience });
    request.on('response', (response) => {
      response.resume();
      response.on('close', () => done(response.statusCode ?? null));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(null));
  });
}
