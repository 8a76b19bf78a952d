// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { carryLinks } from './carry-links';

const start = useLocator.getInitialState();
let stop = () => {};

beforeEach(() => {
  stop();
  useLocator.setState(start, true);
  document.documentElement.lang = 'fr-FR';
  document.body.innerHTML = '<main><a href="/films/dune">Dune</a></main><footer><a href="/films">Films</a></footer>';
  history.replaceState(null, '', '/films/filters/date-2026-11-21');
  stop = carryLinks();
});

const link = (within = 'main') => document.querySelector<HTMLAnchorElement>(`${within} a`)!;
const said = (within?: string) => link(within).getAttribute('href');

it.each([
  ['pointed at', fireEvent.mouseOver],
  ['touched', fireEvent.touchStart],
  ['reached by a key', fireEvent.focusIn],
  ['opened in a tab', fireEvent.contextMenu],
] as const)('writes the day of the page into a link that is %s', (_, point) => {
  point(link());
  expect(said()).toBe('/films/dune/filters/date-2026-11-21');
});

it('follows what is chosen next, and forgets it', () => {
  fireEvent.mouseOver(link());
  history.replaceState(null, '', '/films/filters/date-2026-11-22/versions-vf');
  fireEvent.mouseOver(link());
  expect(said()).toBe('/films/dune/filters/date-2026-11-22/versions-vf');
  history.replaceState(null, '', '/films');
  fireEvent.mouseOver(link());
  expect(said()).toBe('/films/dune');
});

it('keeps what the page has written since', () => {
  fireEvent.mouseOver(link());
  link().setAttribute('href', '/films/totality');
  fireEvent.mouseOver(link());
  expect(said()).toBe('/films/totality/filters/date-2026-11-21');
});

it('names the cinema in view unless it is the visitor’s own', () => {
  history.replaceState(null, '', '/cinemas/lyon-1');
  useLocator.setState({ choice: { mode: 'cinema', value: 'lyon-1' }, source: 'page' });
  fireEvent.mouseOver(link());
  expect(said()).toBe('/films/dune/filters/localisation-lyon-1');
  useLocator.setState({ source: 'chosen' });
  fireEvent.mouseOver(link());
  expect(said()).toBe('/films/dune');
});

it('leaves the footer and other sites as they are', () => {
  history.replaceState(null, '', '/films/dune/filters/date-2026-11-21');
  fireEvent.mouseOver(link('footer'));
  expect(said('footer')).toBe('/films');
  link().href = 'https://tickets.example/films/dune';
  fireEvent.mouseOver(link());
  expect(link().href).toBe('https://tickets.example/films/dune');
});
