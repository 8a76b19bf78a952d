// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetCookie } from '@/lib/visitor/device/save-cookie';
import { choosePlace } from '@/lib/visitor/place/change-place';
import type { LocatorChoice } from '@/lib/visitor/place/locator-choice';
import { Tab } from '@/tests/support/tab';
import { KnownPlace } from './known-place';

const root = document.documentElement;

afterEach(() => {
  forgetCookie('candela_locator');
  localStorage.clear();
  delete root.dataset.place;
  root.removeAttribute('style');
  globalThis.earlyPlace = undefined;
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const lyon = ['city:lyon', 'Lyon', 3] as const;
const choose = (key: string, name: string, cinemas: number) => {
  const [mode, value = ''] = key.split(':') as [LocatorChoice['mode'], string];
  choosePlace({ mode, value }, { name, cinemas: Array.from({ length: cinemas }, (_, at) => `c${at}`) });
};

/** What the button of this page says before anything has woken. */
function early(path = '/films', only?: string) {
  history.replaceState(null, '', path);
  const { container } = render(
    <Tab locale="fr-FR">
      <KnownPlace cookie="candela_locator" only={only} />
    </Tab>,
  );
  const script = container.querySelector('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(script?.textContent ?? '')();
  const said = ['--place', '--place-count'].map((name) => root.style.getPropertyValue(name)).filter(Boolean);
  return [root.dataset.place, ...said.map((text) => JSON.parse(text))];
}

it('says nothing to who has not chosen', () => {
  expect(early()).toEqual([undefined]);
});

it.each([
  ['a town', ...lyon, ['named', 'Lyon', '3 cinémas']],
  ['a town with one cinema', 'city:sete', 'Sète', 1, ['named', 'Sète', '1 cinéma']],
  [
    'a cinema, whose brand goes without saying',
    'cinema:odeon',
    'Candela Paris Odéon',
    1,
    ['named long', 'Paris Odéon'],
  ],
  ['a town that leaves no room', 'city:toulouse', 'Toulouse', 3, ['named full', 'Toulouse', '3 cinémas']],
  ['where they are', 'position:45.75,4.84', '', 2, ['named long full', 'Autour de moi', '2 cinémas']],
] as const)('names before the page is awake what was chosen: %s', (_, key, name, cinemas, expected) => {
  choose(key, name, cinemas);
  expect(early()).toEqual(expected);
});

it('says on the page of a cinema that one, or nothing where this browser does not know it', () => {
  choose('cinema:odeon', 'Candela Paris Odéon', 1);
  choose(...lyon);
  expect(early('/cinemas/odeon')).toEqual(['named long', 'Paris Odéon']);
  root.removeAttribute('style');
  expect(early('/cinemas/l/bercy')).toEqual(['']);
  expect(early('/cinemas/ville/lyon')).toEqual(['named', 'Lyon', '3 cinémas']);
});

it('leaves it to an address that may name another place', () => {
  choose(...lyon);
  expect(early('/films/filters/localisation-nice')).toEqual([undefined]);
});

it('keeps the room of a choice whose name is lost', () => {
  choose(...lyon);
  localStorage.clear();
  expect(early()).toEqual(['']);
});

it.each([
  ['nothing', '', 0, ''],
  ['a town', 'city:lyon', 3, 'city:lyon'],
  ['a cinema', 'cinema:odeon', 1, 'cinema:odeon'],
  ['where they are', 'position:45.75,4.84', 2, 'cinemas:c0,c1'],
] as const)('tells what is asked for early what was chosen: %s', (_, key, cinemas, expected) => {
  if (key) choose(key, 'Lyon', cinemas);
  early();
  expect(globalThis.earlyPlace).toBe(expected);
});

it('cannot tell where the visitor is whose cinemas nobody has looked up, and knows the only cinema of a site', () => {
  choose('favorite:', '', 1);
  localStorage.clear();
  early();
  expect(globalThis.earlyPlace).toBeUndefined();
  early('/films', 'odeon');
  expect(globalThis.earlyPlace).toBe('cinema:odeon');
});
