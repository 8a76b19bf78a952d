// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { earlyAnswersScript } from '@/lib/visitor/answers/early-answers-script';
import { Tab } from '@/tests/support/tab';
import { AskFiltered } from './ask-filtered';

const ask = vi.fn<(url: string) => Promise<Response>>();
const run = (text: string | null | undefined) => new Function(text ?? '')();

beforeEach(() => {
  ask.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', ask);
  run(earlyAnswersScript);
});

const titles = '/api/screens/titles/grid?language=fr';
const plays = ['/api/entities/zone/paris?language=fr', '/api/entities/zone/lyon?language=fr'];
const names = ['/api/entities/versions?language=fr', '/api/entities/tags?language=fr'];

it.each([
  ['/films', []],
  ['/films/filters/order-liked', []],
  ['/films/filters/genres-drame', [titles]],
  ['/films/filters/date-2026-11-21', [titles, ...plays]],
  ['/films/filters/genres-drame/versions-vost', [titles, ...plays, ...names]],
  ['/films/filters/localisation-lyon/versions-vost', [titles, ...names]],
  ['/films/filters/genres-drame#a-venir', []],
])('asks before any code is there for what the filters of an address need: %s', (address, expected) => {
  history.replaceState(null, '', address);
  const { container } = render(
    <Tab locale="fr-FR">
      <AskFiltered regions={['paris', 'lyon']} />
    </Tab>,
  );
  const script = container.querySelector('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  run(script?.textContent);
  expect(ask.mock.calls.map(([url]) => url)).toEqual(expected);
});
