// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { AgeLawName } from '@/lib/domain/age-laws';
import { useAnswers } from '@/lib/visitor/answers/answers.store';
import { useLocator } from '@/lib/visitor/place/locator.store';
import messages from '@/messages/fr.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
// Loaded before a test holds the clock: what extends `Date` must extend the real one.
import './details/opened';
import { TownTimes } from './town/town-times';

const day = '2026-11-20';
const at = (clock: string, end: string, own: object = {}) => ({
  time: `${day} ${clock}:00`,
  endTime: `${day} ${end}:00`,
  version: 'vf',
  url: `https://tickets.example/${clock}`,
  ...own,
});
const film = (slug: string, showings: object[], own: object = {}) => ({
  ...{ slug, href: `/films/${slug}`, title: slug, poster: null, facts: [], showings },
  ...own,
});
const days: Record<string, object> = {
  docks: {
    dates: [day],
    rows: [
      film('Dune', [at('14:00', '16:00'), at('20:15', '22:31', { version: 'vost' }), at('19:05', '21:21')]),
      film('Orca', [at('20:00', '21:10', { status: 'soldout' })], { ages: [16] }),
    ],
  },
  plage: { dates: [day], rows: [film('Nova', [at('21:30', '23:50')])] },
};
const silent = new Set<string>();
const asked: string[] = [];

beforeEach(() => {
  installDialog();
  vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z'), toFake: ['Date'] });
  silent.clear();
  asked.length = 0;
  useAnswers.setState({}, true);
  useLocator.setState(useLocator.getInitialState(), true);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/words')) {
      const { showtimes, guide, family, share } = messages;
      return Response.json({ showtimes, guide, family, share });
    }
    asked.push(url);
    const [, slug = ''] = /programme\/(\w+)/.exec(url) ?? [];
    return slug && !silent.has(slug) ? Response.json(days[slug]) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cinemas = ['docks', 'plage'].map((slug) => ({ slug, name: `Candela ${slug}` }));
const show = (path: string, law: AgeLawName = 'visa') => {
  history.replaceState(null, '', path);
  render(
    <Tab locale="fr-FR">
      <TownTimes
        {...{ cinemas, law, region: undefined, pass: null, label: 'Prochaines séances', none: 'Rien' }}
        at="city:havre"
        facts={showtimeFacts()}
        offered={{ dates: [day], versions: ['vf', 'vost'], tags: [] }}
      />
      <ul>
        {cinemas.map(({ slug }) => (
          <li key={slug} data-keeps-times="">
            <div data-testid={slug} data-times={slug} />
          </li>
        ))}
      </ul>
    </Tab>,
  );
};
const chips = (slug: string) =>
  within(screen.getByTestId(slug))
    .queryAllByRole('link')
    .map(({ ariaLabel }) => ariaLabel);

it('shows in each row of a town what fits the evening of the address, with its end', async () => {
  show('/cinemas/ville/havre/filters/after-1900/before-2300');
  await waitFor(() => expect(chips('docks')).toHaveLength(2));
  expect(chips('docks')[0]).toMatch(/^19:05, Dune, .*fin 21h21/);
  expect(chips('docks')[1]).toMatch(/^20:15, Dune, .*fin 22h31/);
  expect(screen.getByTestId('plage').textContent).toBe('Aucune séance de ce genre aujourd’hui');
  expect(screen.getByRole('status').textContent).toBe('2 cinémas, 2 séances à venir');
  expect(asked.every((url) => url.startsWith('/api/screens/programme/'))).toBe(true);
});

it('asks for no day of a cinema while the address asks for nothing, and takes a window from two fields', async () => {
  show('/cinemas/ville/havre');
  const field = await screen.findByRole('combobox', { name: 'Début après' });
  expect(asked.filter((url) => url.includes('programme'))).toEqual([]);
  act(() => void fireEvent.change(field, { target: { value: '2100' } }));
  expect(location.pathname).toBe('/cinemas/ville/havre/filters/after-2100');
  await waitFor(() => expect(chips('plage')).toHaveLength(1));
  expect(chips('docks')).toEqual([]);
});

it('has what the town plays to choose from before and after its cinemas are asked, in the same places', async () => {
  show('/cinemas/ville/havre');
  const field = await screen.findByRole('combobox', { name: 'Début après' });
  const row = () =>
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const before = row();
  expect(before.slice(0, 2)).toEqual(['VFFrench voices', 'VOSTOriginal version']);
  act(() => void fireEvent.change(field, { target: { value: '2100' } }));
  await waitFor(() => expect(chips('plage')).toHaveLength(1));
  expect(row()).toEqual(before);
  expect(screen.getByRole('button', { name: /VOST/ }).ariaDisabled).toBeNull();
});

it('takes back what the address says, a version among them', async () => {
  show('/cinemas/ville/havre/filters/versions-vost');
  await waitFor(() => expect(chips('docks')).toHaveLength(1));
  act(() => screen.getByRole('button', { name: /Original version/, pressed: true }).click());
  expect(location.pathname).toBe('/cinemas/ville/havre');
});

it('says of an impossible window that it is, and names a cinema that did not answer, to be asked again', async () => {
  show('/cinemas/ville/havre/filters/after-2200/before-2000');
  await screen.findAllByText('Aucune séance ne peut commencer après 22:00 et finir avant 20:00');
  cleanup();
  silent.add('plage');
  useAnswers.setState({}, true);
  show('/cinemas/ville/havre/filters/after-1900');
  await waitFor(() =>
    expect(screen.getByTestId('plage').textContent).toMatch(/^Ce cinéma n’a pas répondu.*Candela plage/),
  );
  expect(chips('docks')).toHaveLength(2);
  silent.clear();
  act(() => within(screen.getByTestId('plage')).getByRole('button', { name: 'Réessayer' }).click());
  await waitFor(() => expect(chips('plage')).toHaveLength(1));
});

it('leaves out what the youngest may not see', async () => {
  days.plage = { dates: [day], rows: [film('Nova', [at('21:30', '23:50')], { ages: [16] })] };
  show('/cinemas/ville/havre/filters/child-6');
  await waitFor(() => expect(screen.getByTestId('plage').textContent).toMatch(/^Aucune séance/));
  expect(chips('docks').length).toBeGreaterThan(0);
});

it.each([
  ['advice', 12, 'Déconseillé avant 12 ans'],
  ['cantons', 8, 'Avant 8 ans, avec un adulte'],
] as const)('says of a film what its age means by the law called %s', async (law, age, words) => {
  days.plage = { dates: [day], rows: [film('Nova', [at('19:30', '21:00')], { ages: [age] })] };
  show('/cinemas/ville/havre/filters/child-6', law);
  await waitFor(() => expect(chips('plage')[0]).toMatch(new RegExp(`^19:30, Nova, .*${words}`)));
  expect(screen.getByTestId('plage').textContent).toContain(words);
});

it('opens all there is to say of a showing that fits', async () => {
  days.plage = { dates: [day], rows: [film('Nova', [at('21:30', '23:50')], { rating: { look: 'disc', text: '12' } })] };
  show('/cinemas/ville/havre/filters/after-2100');
  const about = await screen.findByRole('button', { name: 'Détails de la séance de 21:30' });
  act(() => about.click());
  const panel = await screen.findByRole('dialog', { name: /Nova/ });
  expect(
    within(panel)
      .getByRole('link', { name: /Réserver 21:30/ })
      .getAttribute('href'),
  ).toBe('https://tickets.example/21:30');
  expect(within(panel).getByText('Candela plage')).toBeDefined();
});
