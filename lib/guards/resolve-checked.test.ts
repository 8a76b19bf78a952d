import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endRequest, enterRequest, isHeldWaitedFor, type RequestScope } from '../process/request-scope';
import type { ScreenFacts } from '../routing/screen-facts';
import { isFlagOn } from './flags';
import { judgeItem } from './guards';
import { isPageMade } from './made-pages';
import { takeTurn } from './making-turns';
import { canBeMade } from './page-needs';
import { resolveChecked } from './resolve-checked';

vi.mock('./flags');
vi.mock('./guards');
vi.mock('./page-needs');
vi.mock('./made-pages');
vi.mock('./making-turns');
vi.mock('../routing/screen-facts', async (importActual) => {
  const actual = await importActual<typeof import('../routing/screen-facts')>();
  const row = (screen: 'movie'): ScreenFacts => ({ ...actual.screenFactsOf(screen), flag: 'vod' });
  return {
    ...actual,
    screenFactsOf: (screen: 'movie') => (screen === 'movie' ? row(screen) : actual.screenFactsOf(screen)),
  };
});

beforeEach(() => {
  vi.mocked(isFlagOn).mockResolvedValue(true);
  vi.mocked(judgeItem).mockResolvedValue('ok');
  vi.mocked(canBeMade).mockResolvedValue(true);
  vi.mocked(isPageMade).mockResolvedValue(false);
  vi.mocked(takeTurn).mockResolvedValue(true);
});
const visitors: RequestScope[] = [];
afterEach(() => {
  visitors.splice(0).forEach(endRequest);
  vi.useRealTimers();
});
/** A visitor on whose account all is done that follows. */
function come(): RequestScope {
  const visitor = { id: 'a-visitor', arrived: performance.now(), site: () => 'fr' };
  visitors.push(visitor);
  enterRequest(visitor);
  return visitor;
}
const at = (pathname: string) => resolveChecked({ host: 'fr.localhost', pathname });

it('a screen that is switched off is missing, and nothing else is asked', async () => {
  vi.mocked(isFlagOn).mockResolvedValue(false);
  vi.mocked(judgeItem).mockClear();
  expect(await at('/films/a')).toEqual({ kind: 'missing', locale: 'fr-FR' });
  expect(isFlagOn).toHaveBeenLastCalledWith('fr', 'vod');
  expect(judgeItem).not.toHaveBeenCalled();
});

it('a screen without a flag does not ask for one', async () => {
  vi.mocked(isFlagOn).mockResolvedValue(false);
  expect(await at('/cinemas')).toMatchObject({ kind: 'screen', screen: 'cinemas' });
});

it.each([
  ['ok', { kind: 'screen', screen: 'movie' }],
  ['unknown', { kind: 'unavailable', locale: 'fr-FR' }],
  ['missing', { kind: 'missing', locale: 'fr-FR' }],
  ['gone', { kind: 'gone', locale: 'fr-FR' }],
  [{ redirect: 'é b' }, { kind: 'redirect', to: '/films/%C3%A9%20b', status: 301 }],
] as const)('an item that is %j is answered %j', async (verdict, answer) => {
  vi.mocked(judgeItem).mockResolvedValue(verdict);
  expect(await at('/films/a')).toMatchObject(answer);
});

it.each([
  ['/films/a/filters/date-2026-11-29', '/films/b/filters/date-2026-11-29'],
  [
    '/cinemas/a/filters/date-2026-11-29/versions-vost,vo/after-2000',
    '/cinemas/b/filters/date-2026-11-29/versions-vost,vo/after-2000',
  ],
  ['/en/cinemas/city/a/filters/tags-caf%C3%A9', '/en/cinemas/city/b/filters/tags-caf%C3%A9'],
])(
  'whoever follows a link of an item that was renamed keeps their day and all else it says: %s',
  async (old, renamed) => {
    vi.mocked(judgeItem).mockResolvedValue({ redirect: 'b' });
    expect(await at(old)).toMatchObject({ kind: 'redirect', to: renamed, status: 301 });
  },
);

it('an item that nobody can tell about has its page if that was made before', async () => {
  vi.mocked(judgeItem).mockResolvedValue('unknown');
  vi.mocked(isPageMade).mockResolvedValue(true);
  expect(await at('/films/a')).toMatchObject({ kind: 'screen', screen: 'movie' });
});

it('a page that cannot be made is unavailable, unless it was made before', async () => {
  vi.mocked(canBeMade).mockResolvedValue(false);
  expect(await at('/cinemas')).toEqual({ kind: 'unavailable', locale: 'fr-FR' });
  vi.mocked(isPageMade).mockResolvedValue(true);
  expect(await at('/cinemas')).toMatchObject({ kind: 'screen', screen: 'cinemas' });
});

it('a page that the catalogue tells nothing of is unavailable, and nobody is turned away from it', async () => {
  vi.mocked(judgeItem).mockResolvedValue('unknown');
  const visitor = come();
  expect(await at('/films/a')).toEqual({ kind: 'unavailable', locale: 'fr-FR' });
  expect(visitor.isTurnedAway).toBeUndefined();
});

it('a page that too many wait before is unavailable, unless it was made before', async () => {
  vi.mocked(takeTurn).mockResolvedValue(false);
  vi.mocked(judgeItem).mockClear();
  const refused = come();
  expect(await at('/films/a')).toEqual({ kind: 'unavailable', locale: 'fr-FR' });
  expect([refused.isTurnedAway, vi.mocked(judgeItem).mock.calls]).toEqual([true, []]);
  vi.mocked(isPageMade).mockResolvedValue(true);
  expect(await at('/cinemas')).toMatchObject({ kind: 'screen', screen: 'cinemas' });
});

it('the question before a page waits as long as the page would, if there is none to show instead', async () => {
  await at('/films/a');
  expect(judgeItem).toHaveBeenLastCalledWith('fr', 'fr', 'show', 'a', { patient: true });
  vi.mocked(isPageMade).mockResolvedValue(true);
  await at('/films/a');
  expect(judgeItem).toHaveBeenLastCalledWith('fr', 'fr', 'show', 'a', { isMade: true });
});

it("a screen of one editors' page asks for it by the words of its path", async () => {
  await at('/conditions-generales');
  expect(canBeMade).toHaveBeenLastCalledWith(
    'fr',
    'fr',
    { reads: [], finds: ['masterTemplatePage'], readsOneOf: [] },
    { slug: 'conditions-generales' },
  );
});

it.each([
  [false, 0],
  [true, 1],
])('whether a page is kept (%s) says whether it is judged before its turn comes', async (isKept, expected) => {
  const { promise: turn, resolve: call } = Promise.withResolvers<boolean>();
  vi.mocked(isPageMade).mockResolvedValue(isKept);
  vi.mocked(takeTurn).mockReturnValue(turn);
  vi.mocked(judgeItem).mockClear();
  const answer = at('/films/a');
  await new Promise(setImmediate);
  expect(judgeItem).toHaveBeenCalledTimes(expected);
  call(true);
  expect(await answer).toMatchObject({ kind: 'screen', screen: 'movie' });
  expect(judgeItem).toHaveBeenCalledTimes(1);
});

it.each([
  ['that is kept', true, 'ok', true],
  ['that is kept and gone', true, 'gone', false],
  ['that is to be made', false, 'ok', false],
] as const)(
  'whether somebody who has waited for a page %s keeps others from being made anew',
  async (_, isKept, verdict, keeps) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.mocked(isPageMade).mockResolvedValue(isKept);
    vi.mocked(judgeItem).mockResolvedValue(verdict);
    const visitor = come();
    await at('/films/a');
    expect(isHeldWaitedFor()).toBe(false);
    vi.advanceTimersByTime(300);
    expect(isHeldWaitedFor()).toBe(keeps);
    endRequest(visitor);
    expect(isHeldWaitedFor()).toBe(false);
  },
);
