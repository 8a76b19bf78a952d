// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFilters } from '@/lib/routing/use-filters';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { tellUnknown } from './parts/tell-unknown';

const catalogue: Readonly<Record<string, readonly string[]>> = {
  tags: ['imax', 'dolby'],
  versions: ['vf', 'vost'],
  cities: ['lyon'],
  cinemas: ['candela-lyon-bellecour'],
};
const asked = vi.fn(async (url: string) => {
  const [, name = ''] = /entities\/(\w+)/.exec(url) ?? [];
  return catalogue[name] ? Response.json(catalogue[name].map((slug) => ({ slug }))) : new Response('', { status: 404 });
});

beforeEach(() => {
  useAlerts.setState({ queue: [] });
  useAnswers.setState({}, true);
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
const told = () => useAlerts.getState().queue.map(({ subtitle }) => subtitle);
const here = { locale: 'fr-FR', hasPass: true } as const;

it.each([
  ['/seances/filters/colour-red/after-2000/date-soon', '/seances/filters/after-2000', ['colour-red, date-soon']],
  ['/seances/filters/nobody', '/seances', ['nobody']],
  ['/seances/filters/after-2000', '/seances/filters/after-2000', []],
  ['/seances', '/seances', []],
  ['/seances/filters/tags-imax,imaxx', '/seances/filters/tags-imax', ['tags-imaxx']],
  ['/seances/filters/tags-imaxx/versions-klingon,VF', '/seances/filters/versions-VF', ['tags-imaxx, versions-klingon']],
  ['/films/filters/tags-apres-18,kids,pmr', '/films/filters/tags-apres-18,kids,pmr', []],
  ['/seances/filters/localisation-atlantis', '/seances', ['localisation-atlantis']],
  [
    '/seances/filters/localisation-lyon,candela-lyon-bellecour',
    '/seances/filters/localisation-lyon,candela-lyon-bellecour',
    [],
  ],
])('at %s leaves %s in the address and tells %j', async (from, to, words) => {
  history.replaceState(null, '', from);
  await tellUnknown('Not known here', here);
  expect(location.pathname).toBe(to);
  expect(told()).toEqual(words);
});

it('asks the catalogue for what an address names alone, and says nothing of it while the catalogue does not', async () => {
  history.replaceState(null, '', '/seances/filters/after-2000');
  await tellUnknown('Not known here', here);
  expect(asked).not.toHaveBeenCalled();
  asked.mockImplementation(async () => new Response('', { status: 404 }));
  history.replaceState(null, '', '/seances/filters/tags-imaxx');
  await tellUnknown('Not known here', here);
  expect([location.pathname, told()]).toEqual(['/seances/filters/tags-imaxx', []]);
});

it('takes a pass out of the address of a site that has none, and says so to what filters by it', async () => {
  history.replaceState(null, '', '/seances/filters/after-2000/pass-covered');
  const { result } = renderHook(() => useFilters()[0]);
  await act(() => tellUnknown('Not known here', { locale: 'fr-FR', hasPass: false }));
  expect(location.pathname).toBe('/seances/filters/after-2000');
  expect(result.current).toEqual({ after: ['2000'] });
  expect(told()).toEqual(['pass-covered']);
});
