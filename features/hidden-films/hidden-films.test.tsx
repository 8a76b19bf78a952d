// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HiddenLine } from '@/components/views/hidden-films/hidden-line';
import { HideFilm } from '@/components/views/hidden-films/hide-film';
import { handlePresses } from '@/lib/visitor/device/handle-presses';
import { hiddenFilmsScript } from '@/lib/visitor/marks/hidden-films-script';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { Tab } from '@/tests/support/tab';
import { hidingHandlers } from './handle-hiding';
import { paintHidden } from './paint-hidden';

const { dataset } = document.documentElement;
/** What the adopted sheet folds away, as jsdom draws no such sheets. */
let rules = '';
const foldedSlugs = () => [...new Set([...rules.matchAll(/data-show="([^"]+)"/g)].map(([, slug]) => slug))];

class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeAll(() => {
  Object.defineProperty(document, 'adoptedStyleSheets', {
    set: ([sheet]: Sheet[]) => {
      rules = sheet?.text ?? '';
    },
  });
  HTMLElement.prototype.checkVisibility = () => true;
  handlePresses(hidingHandlers);
});

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  localStorage.clear();
  rules = '';
  for (const name of ['unfolded', 'hides', 'guest']) delete dataset[name];
  useAlerts.setState({ queue: [] });
});

const showFilm = () =>
  render(
    <Tab>
      <HideFilm slug="dune" name="Dune" />
    </Tab>,
  );
const showList = () =>
  render(
    <Tab>
      <HiddenLine />
      <ul>
        {['dune', 'nova', 'owl'].map((slug) => (
          <li key={slug} data-show={slug}>
            <a href={`/${slug}`}>{slug}</a>
          </li>
        ))}
      </ul>
    </Tab>,
  );
const button = (name: string) => screen.findByRole('button', { name });
const reasons = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'));
const told = () => useAlerts.getState().queue.map(({ title, subtitle }) => [title, subtitle]);

it('hides a film from lists for a reason, says so, and takes it back', async () => {
  showFilm();
  await userEvent.click(await button('Not for me'));
  expect([localStorage.candela_hidden, foldedSlugs(), reasons()]).toEqual(['no:dune', ['dune'], ['false', 'true']]);
  await userEvent.click(await button('Seen it'));
  expect([localStorage.candela_hidden, reasons()]).toEqual(['seen:dune', ['true', 'false']]);
  expect(told()).toEqual([['Dune is hidden in lists, on this device', undefined]]);
  await userEvent.click(await button('Seen it'));
  expect([localStorage.candela_hidden, foldedSlugs(), reasons()]).toEqual([undefined, [], ['false', 'false']]);
});

it('undoes it to what it was before', async () => {
  localStorage.candela_hidden = 'seen:dune';
  showFilm();
  paintHidden();
  await userEvent.click(await button('Not for me'));
  useAlerts.getState().queue[0]?.action?.act();
  expect([localStorage.candela_hidden, reasons()]).toEqual(['seen:dune', ['true', 'false']]);
});

it('says that a browser keeps nothing, and hides it for this visit', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  showFilm();
  await userEvent.click(await button('Seen it'));
  expect([foldedSlugs(), reasons()]).toEqual([['dune'], ['true', 'false']]);
  expect(told()[0]?.[1]).toMatch(/^Your browser keeps nothing/);
  refuse.mockRestore();
  await userEvent.click(await button('Seen it'));
  expect(foldedSlugs()).toEqual([]);
});

it('says how many are hidden, shows them at a press, and brings one back', async () => {
  localStorage.candela_hidden = 'seen:dune no:nova';
  showList();
  paintHidden();
  await userEvent.click(await button('Show 2 hidden'));
  expect(dataset.unfolded).toBe('');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hide them again',
    'Bring back',
    'Bring back',
  ]);
  await userEvent.click(await button('Bring back: nova'));
  expect([localStorage.candela_hidden, document.activeElement?.textContent]).toEqual(['seen:dune', 'nova']);
  await userEvent.click(await button('Hide them again'));
  expect(await button('Show 1 hidden')).toBeDefined();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('hears of what another tab hides', async () => {
  showList();
  paintHidden();
  localStorage.candela_hidden = 'no:owl';
  dispatchEvent(new StorageEvent('storage', { key: 'candela_hidden' }));
  expect(await button('Show 1 hidden')).toBeDefined();
  expect(foldedSlugs()).toEqual(['owl']);
});

it.each([
  ['nothing where nothing is hidden', {}, [], undefined],
  ['what was hidden', { candela_hidden: 'seen:dune keep:nova' }, ['dune'], undefined],
  ['what a member rated', { candela_hidden: 'keep:nova', candela_rated: 'nova owl' }, ['owl'], undefined],
  ['not what a member rated who left', { candela_rated: 'owl' }, [], ''],
])('folds away before the first paint %s', (_, kept, slugs, guest) => {
  if (guest !== undefined) dataset.guest = guest;
  Object.assign(localStorage, kept);
  new Function(hiddenFilmsScript)();
  expect([foldedSlugs(), 'hides' in dataset]).toEqual([slugs, slugs.length > 0]);
  expect(localStorage.candela_rated).toBe(
    guest === undefined && 'candela_rated' in kept ? kept.candela_rated : undefined,
  );
});
