// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useOpenedShowing } from '@/components/views/showing-panel/opened-showing.store';
import { answers, at, bars, day, holdBack, onFriday, press, show, silent, title } from './guide.fixture';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

onFriday();

it('says what the page has until the cinemas have answered, then all of it, one line of time a title', async () => {
  show();
  expect(screen.getByText('20:15 VOST Confluence')).toBeDefined();
  await screen.findByRole('toolbar', { name: 'Nova' });
  expect(bars('Dune')).toEqual([
    '18:05, VF, Confluence, fin 20h21, French voices, réserver',
    '20:15, VOST, Confluence, fin 22h31, Original version, réserver',
    '20:40, VF, Gerland, fin 22h56, French voices, réserver',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 cinémas, 5 séances à venir');
});

it('does not say that nothing is left for cinemas that the page has no answer of', async () => {
  const answer = holdBack('confluence', 'gerland');
  show({ first: null, rows: null });
  expect(screen.getByRole('status').textContent).toBe('Les séances arrivent');
  expect(screen.queryByText(/plus aucune séance/)).toBeNull();
  await act(async () => ['confluence', 'gerland'].forEach(answer));
  await screen.findByRole('toolbar', { name: 'Nova' });
});

it('opens all there is to say of a showing that can be booked, with its prices and its film, from every way', async () => {
  show();
  await screen.findByRole('toolbar', { name: 'Dune' });
  const opened = () => useOpenedShowing.getState().opened;
  await press('Détails de la séance de 20:15');
  expect(opened()).toMatchObject({
    show: { slug: 'Dune' },
    place: { slug: 'confluence' },
    showing: { version: 'vost' },
  });
  for (const way of ['Par heure', 'Par cinéma']) {
    useOpenedShowing.setState({ opened: null });
    await press(way);
    await waitFor(() => screen.getByRole('button', { name: 'Détails de la séance de 20:40' }));
    await press('Détails de la séance de 20:40');
    expect(opened()?.place.slug).toBe('gerland');
  }
});

it('goes on with the arrows from the button beside a showing as from the showing', async () => {
  show();
  const row = await screen.findByRole('toolbar', { name: 'Dune' });
  const about = within(row).getByRole('button', { name: 'Détails de la séance de 18:05' });
  about.focus();
  fireEvent.keyDown(about, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toMatch(/^20:15/);
});

it('keeps what is over until it is asked for', async () => {
  show();
  await screen.findByRole('toolbar', { name: 'Dune' });
  await press('1 séance passée');
  expect(bars('Dune')[0]).toMatch(/^14:00/);
});

it('tells by time what begins next and in how long', async () => {
  show();
  await screen.findByRole('toolbar', { name: 'Dune' });
  await press('Par heure');
  expect(location.pathname).toBe('/seances/filters/way-time');
  const [next] = await screen
    .findAllByRole('listitem')
    .then((all) => all.filter((one) => /fin/.test(one.textContent ?? '')));
  expect(next?.textContent).toMatch(/18:05.*dans 35 min.*Dune.*Confluence/);
  // As it is heard: the version in words, and what a press does.
  expect(
    screen.getByRole('link', { name: /^20:15.*Dune.*VOST.*Confluence.*, Original version, réserver$/ }),
  ).toBeDefined();
  expect(
    screen.getByRole('button', { name: /^21:30.*Nova.*Complet.*, French voices, voir d’autres séances$/ }),
  ).toBeDefined();
});

it('goes from cinema to cinema', async () => {
  show();
  await screen.findByRole('toolbar', { name: 'Dune' });
  await press('Par cinéma');
  await screen.findByRole('heading', { level: 2, name: 'Candela Lyon Gerland' });
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'Candela Lyon Confluence',
    'Candela Lyon Gerland',
  ]);
  // What all of them share is seen above them, and heard with each.
  const name = '20:15, VOST, Confluence, fin 22h31, Original version, réserver';
  const showing = screen.getByRole('link', { name });
  expect(showing.textContent).not.toContain('Confluence');
});

it('lets through what begins and ends within the window of the address', async () => {
  history.replaceState(null, '', '/seances/filters/after-1900/before-2230');
  show();
  await screen.findByRole('toolbar', { name: 'Nova' });
  expect(screen.queryByRole('toolbar', { name: 'Dune' })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Fin avant' }), { target: { value: '2300' } });
  expect(location.pathname).toBe('/seances/filters/after-1900/before-2300');
  expect(await screen.findByRole('toolbar', { name: 'Dune' })).toBeDefined();
});

it('says that nothing fits in an impossible window, and takes it back', async () => {
  history.replaceState(null, '', '/seances/filters/after-2200/before-2000');
  show();
  expect(await screen.findByText('Aucune séance ne peut commencer après 22:00 et finir avant 20:00')).toBeDefined();
  // No other day would have one either.
  expect(screen.queryByText(/Choisissez un autre jour/)).toBeNull();
  await press('Enlever les filtres');
  expect(location.pathname).toBe('/seances');
});

it('names the cinema that did not answer, shows the others and asks again', async () => {
  silent.add('gerland');
  show();
  expect(await screen.findByText(/^Ce cinéma n’a pas répondu.*Candela Lyon Gerland/)).toBeDefined();
  expect(bars('Dune')).toHaveLength(2);
  silent.clear();
  await press('Réessayer');
  expect(await screen.findByRole('toolbar', { name: 'Nova' })).toBeDefined();
});

it('keeps what the page holds where no cinema answers, and says so', async () => {
  for (const cinema of ['confluence', 'gerland']) silent.add(cinema);
  show();
  expect(await screen.findByText(/^Ces cinémas n’ont pas répondu/)).toBeDefined();
  expect(screen.getByText('20:15 VOST Confluence')).toBeDefined();
});

it('does not say of a day of which no cinema answers that nothing is left of it', async () => {
  history.replaceState(null, '', `/seances/filters/date-2026-11-22`);
  for (const cinema of ['confluence', 'gerland']) silent.add(cinema);
  show();
  expect(await screen.findByText(/^Ces cinémas n’ont pas répondu/)).toBeDefined();
  // What names them may not have been fetched before the network went.
  expect(screen.getByText('Les séances n’ont pas pu être chargées')).toBeDefined();
  expect(screen.queryByText(/plus aucune séance/)).toBeNull();
});

it('shows what the address filters by, of whatever kind, and takes it back', async () => {
  history.replaceState(null, '', '/seances/filters/tags-calme');
  show();
  expect(await screen.findByText('Aucune séance ne correspond')).toBeDefined();
  await press('calme');
  expect(location.pathname).toBe('/seances');
  expect(await screen.findByRole('toolbar', { name: 'Dune' })).toBeDefined();
});

it('leaves what the pass surely opens', async () => {
  answers.gerland = {
    dates: [day],
    rows: [{ ...title('Nova'), showings: [{ ...at('19:30', '21:00'), pass: true }, at('21:30', '23:00')] }],
  };
  show();
  await screen.findByRole('toolbar', { name: 'Dune' });
  await press('Avec mon CinéPass');
  expect(location.pathname).toBe('/seances/filters/pass-covered');
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Dune' })).toBeNull());
  expect(bars('Nova')).toEqual([expect.stringMatching(/^19:30/)]);
});

it.each([
  ['the film that is taken back', '/seances/filters/film-Nova', 'Nova', []],
  ['the question that was asked again', '/seances', 'Réessayer', ['gerland']],
])('keeps the focus when %s goes with the press', async (_, address, name, lost) => {
  const page = document.body.appendChild(Object.assign(document.createElement('main'), { tabIndex: -1 }));
  onTestFinished(() => page.remove());
  for (const slug of lost) silent.add(slug);
  history.replaceState(null, '', address);
  show();
  const button = await screen.findByRole('button', { name });
  button.focus();
  silent.clear();
  await act(() => button.click());
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).not.toBe(document.body);
});
