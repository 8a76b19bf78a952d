import { env } from '@/lib/env/env';
import { href } from '@/lib/routing/href';
import { localesOf } from '@/lib/sites/locales';
import { findOwnPort } from '../process/own-servers';
import { processWide } from '../process/process-wide';
import { askSelf } from './ask-self';

export type MainPages = { made: number; of: number };
/** `retryAt`: in the time of this process, which no clock that is set back prolongs. */
type State = { found: MainPages | null; retryAt: number; making: boolean };

/** Where most visits begin. The pages of the first screen are made first. */
const mainScreens = ['home', 'shows', 'cinemas'] as const;
/** Milliseconds until all are tried again where none could be made. */
const breather = 2_000;

const state = processWide<State>('main pages', () => ({ found: null, retryAt: 0, making: false }));

/**
 * How many of the main pages answer, once all have been asked for; null until then. Who asks first has them made, one
 * after the other, so that what is ready is not kept waiting by what is being made.
 */
export function countMainPages(): MainPages | null {
  const port = findOwnPort();
  const isDue = !state.found?.made && performance.now() >= state.retryAt;
  if (port !== null && isDue && !state.making) void makeAll(port);
  return state.found;
}

async function makeAll(port: number): Promise<void> {
  state.making = true;
  const pages = listMainPages();
  let made = 0;
  for (const { host, path } of pages) if ((await askSelf(port, path, { host })) === 200) made += 1;
  Object.assign(state, { found: { made, of: pages.length }, making: false, retryAt: performance.now() + breather });
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
