import { beforeEach, expect, it, vi } from 'vitest';
import { isOn } from '../api/flags';
import { guard } from '../api/guards';
import { resolveChecked } from './checked';
import type { Route } from './routes';

vi.mock('../api/flags');
vi.mock('../api/guards');
vi.mock('./routes', async (importActual) => {
  const actual = await importActual<typeof import('./routes')>();
  const row = (screen: 'movie'): Route => ({ ...actual.routeOf(screen), flag: 'vod' });
  return { ...actual, routeOf: (screen: 'movie') => (screen === 'movie' ? row(screen) : actual.routeOf(screen)) };
});

beforeEach(() => {
  vi.mocked(isOn).mockResolvedValue(true);
  vi.mocked(guard).mockResolvedValue('ok');
});
const at = (pathname: string) => resolveChecked({ host: 'fr.localhost', pathname });

it('a screen that is switched off is missing, and nothing else is asked', async () => {
  vi.mocked(isOn).mockResolvedValue(false);
  vi.mocked(guard).mockClear();
  expect(await at('/films/a')).toEqual({ kind: 'missing', locale: 'fr-FR' });
  expect(isOn).toHaveBeenLastCalledWith('fr', 'vod');
  expect(guard).not.toHaveBeenCalled();
});

it('a screen without a flag does not ask for one', async () => {
  vi.mocked(isOn).mockResolvedValue(false);
  expect(await at('/cinemas')).toMatchObject({ kind: 'screen', screen: 'cinemas' });
});

it.each([
  ['ok', { kind: 'screen', screen: 'movie' }],
  ['unknown', { kind: 'screen', screen: 'movie' }],
  ['missing', { kind: 'missing', locale: 'fr-FR' }],
  ['gone', { kind: 'gone', locale: 'fr-FR' }],
  [{ redirect: 'é b' }, { kind: 'redirect', to: '/films/%C3%A9%20b', status: 301 }],
] as const)('an item that is %j is answered %j', async (verdict, answer) => {
  vi.mocked(guard).mockResolvedValue(verdict);
  expect(await at('/films/a')).toMatchObject(answer);
});
