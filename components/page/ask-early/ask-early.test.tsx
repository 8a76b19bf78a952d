// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';
import { earlyAnswersScript } from '@/lib/visitor/answers/early-answers-script';
import { AskEarly } from './ask-early';

const ask = vi.fn<(url: string) => Promise<Response>>();
const run = (text: string | null | undefined) => new Function(text ?? '')();

beforeEach(() => {
  ask.mockReset().mockImplementation(async (url) => Response.json(url));
  vi.stubGlobal('fetch', ask);
  document.documentElement.lang = 'fr';
  useAnswers.setState({}, true);
  run(earlyAnswersScript);
});
afterEach(() => {
  globalThis.earlyPlace = undefined;
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

/** A page that has the showings of Lyon, opened by a visitor of this place. */
async function open(place: string | undefined, path = '/films/dune') {
  globalThis.earlyPlace = place;
  history.replaceState(null, '', path);
  const { container } = render(<AskEarly ask="/api/board?place=*" place="city:lyon" />);
  const script = container.querySelector('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  run(script?.textContent);
  await vi.waitFor(() => expect(ask.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true));
  return ask.mock.calls.map(([url]) => url);
}

it.each([
  ['of the place that was chosen', 'city:nice', ['/api/board?place=city%3Anice']],
  ['of the cinemas around them', 'cinemas:a,b', ['/api/board?place=cinemas%3Aa%2Cb']],
  ['nothing where the page has it', 'city:lyon', []],
  ['nothing where nobody can tell the place yet', undefined, []],
] as const)('asks before any code is there: %s', async (_, place, expected) => {
  expect(await open(place)).toEqual(expected);
});

it('asks where the visitor is who has chosen nothing, then what there is', async () => {
  const here = '/api/screens/here?language=fr';
  ask.mockImplementation(async (url) => Response.json({ key: url === here ? 'city:nice' : '' }));
  await open('');
  await vi.waitFor(() => expect(ask.mock.calls.at(-1)).toEqual(['/api/board?place=city%3Anice']));
  expect(ask.mock.calls[0]).toEqual([here]);
});

it.each([
  ['/films/dune/filters/date-2026-11-21', []],
  ['/films/dune/filters/versions-vost/localisation-nice', []],
  ['/films/dune/filters/versions-vost', ['/api/board?place=city%3Anice']],
])('asks nothing that the address asks otherwise: %s', async (path, expected) => {
  expect(await open('city:nice', path)).toEqual(expected);
});

it('asks but once what the page then wants to know, and anew what is wanted again', async () => {
  await open('city:nice');
  const url = '/api/board?place=city%3Anice';
  await askAnswer(url);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(useAnswers.getState()[url]?.data).toBe(url);
  await askAnswer(url, 0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks again where nobody answered', async () => {
  ask.mockRejectedValueOnce(new TypeError('offline'));
  await open('city:nice');
  await askAnswer('/api/board?place=city%3Anice');
  expect(useAnswers.getState()['/api/board?place=city%3Anice']?.data).toBe('/api/board?place=city%3Anice');
});
