// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { choosePlace } from '@/lib/visitor/place/change-place';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { settlePlace } from '@/lib/visitor/place/settle-place';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { inTwoTowns, locatorAnswers, openLocatorDialog } from '@/tests/support/locator';
import { freshQueries, showInTab } from '@/tests/support/tab';
import { LocatorButton } from './locator.island';
import { LocatorDialog } from './locator-dialog.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

inTwoTowns();
const openSearch = () => openLocatorDialog(<LocatorDialog listPath="/cinemas" />);

const locatedAt = (answer: Partial<GeolocationCoordinates> | null) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (done: PositionCallback, fail: PositionErrorCallback) =>
        answer ? done({ coords: answer } as GeolocationPosition) : fail({ code: 1 } as GeolocationPositionError),
    },
  });
const locate = () => screen.getByRole('button', { name: 'Me localiser', hidden: true });

it('takes the cinemas around a visitor who asks to be located', async () => {
  locatedAt({ latitude: 45.7512, longitude: 4.8423 });
  const user = await openSearch();
  await user.click(locate());
  expect(useLocator.getState()).toMatchObject({
    choice: { mode: 'position', value: '45.75,4.84' },
    place: { cinemas: ['confluence', 'part-dieu'] },
  });
});

it('still waits for the position when the town of the visitor is guessed meanwhile', async () => {
  let tell: PositionCallback = () => {};
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (done: PositionCallback) => (tell = done) },
  });
  const user = await openSearch();
  await user.click(locate());
  act(() => settlePlace({ mode: 'city', value: 'nice' }, { name: 'Nice', cinemas: ['massena'] }, 'zone'));
  await act(async () => tell({ coords: { latitude: 45.7512, longitude: 4.8423 } } as GeolocationPosition));
  expect(useLocator.getState().choice).toEqual({ mode: 'position', value: '45.75,4.84' });
});

it('offers the nearest cinemas where a town has none', async () => {
  const near = { town: 'Bron', kilometres: 3.4 };
  locatorAnswers['/api/entities/search/full'] = [
    { kind: 'cinema', slug: 'part-dieu', title: 'x', city: '', postalCode: '', image: null, near },
  ];
  const user = await openSearch();
  await user.type(screen.getByRole('combobox', { hidden: true }), 'bron');
  expect((await screen.findAllByText(/^Pas de cinéma à Bron/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('option', { hidden: true }).textContent).toMatch(/3,4\skm/);
  expect(screen.queryByText(/^Rien pour/)).toBeNull();
});

it('says so when the visitor will not be located, and leaves their choice alone', async () => {
  locatedAt(null);
  const before = useLocator.getState().choice;
  const user = await openSearch();
  await user.click(locate());
  expect(screen.getByText('Localisation indisponible')).toBeTruthy();
  expect(useAlerts.getState().queue.map(({ level, title }) => `${level} ${title}`)).toEqual([
    'WARNING Nous ne trouvons pas votre position',
  ]);
  expect(useLocator.getState().choice).toEqual(before);
});

it('chooses nothing for a visitor on another continent, and measures no way', async () => {
  locatedAt({ latitude: -33.86, longitude: 151.2 });
  const before = useLocator.getState().choice;
  const user = await openSearch();
  await user.click(locate());
  expect(await screen.findByText(/Aucun cinéma à moins de/)).toBeTruthy();
  expect(useLocator.getState().choice).toEqual(before);
  expect(cinemasListed()).not.toContain('km');
});

const cinemasListed = () => screen.getByRole('listbox', { hidden: true }).textContent;

it('says how far a cinema is that is not near but still a drive away', async () => {
  locatedAt({ latitude: 47.11, longitude: 4.85 });
  const user = await openSearch();
  await user.click(locate());
  expect(await screen.findByText(/Aucun cinéma à moins de/)).toBeTruthy();
  expect(cinemasListed()).toMatch(/150\skm/);
});

it('begins with the nearest cinemas, and how far they are, for a visitor who was located before', async () => {
  const place = { name: '', cinemas: ['massena'] };
  useLocator.setState({ choice: { mode: 'position', value: '45.75,4.84' }, place, source: 'cookie', ready: true });
  await openSearch();
  expect(screen.getAllByRole('option', { hidden: true })[0]?.textContent).toMatch(/Confluence.*km/);
});

it('remembers that the device would not say, until it does', async () => {
  locatedAt(null);
  const user = await openSearch();
  await user.click(locate());
  cleanup();
  await openSearch();
  expect(screen.getByText('Localisation indisponible')).toBeTruthy();
  locatedAt({ latitude: 45.7512, longitude: 4.8423 });
  await user.click(locate());
  expect(screen.queryByText('Localisation indisponible')).toBeNull();
});

it.each([
  ['a mouse', false],
  ['a finger, whose keyboard would cover the choices', true],
])('begins in the field or not, with %s', async (_, isTouch) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  await openSearch();
  expect(document.activeElement?.getAttribute('role') === 'combobox').toBe(!isTouch);
  vi.unstubAllGlobals();
});

it('offers the last choices again', async () => {
  choosePlace({ mode: 'city', value: 'nice' }, { name: 'Nice', cinemas: ['massena'] });
  choosePlace({ mode: 'city', value: 'lyon' }, { name: 'Lyon', cinemas: ['confluence'] });
  const user = await openSearch();
  const recent = screen.getByRole('heading', { name: 'Derniers choix', hidden: true }).closest('section');
  expect(recent?.textContent).toContain('Nice');
  expect(recent?.textContent).not.toContain('Lyon');
  await user.click(within(recent!).getByRole('button', { name: /Nice/, hidden: true }));
  expect(useLocator.getState().choice).toEqual({ mode: 'city', value: 'nice' });
});

it('takes all favourites of a signed-in visitor at once, or one of them', async () => {
  const queries = freshQueries();
  queries.setQueryData(['session'], { client: { favoriteCinemas: ['part-dieu', 'confluence'] } });
  useSigned.setState({ signed: true });
  const user = userEvent.setup();
  showInTab(<LocatorDialog listPath="/cinemas" />, queries);
  const own = (await screen.findByRole('heading', { name: /favoris/, hidden: true })).closest('section');
  await user.click(within(own!).getByRole('button', { name: /Part-Dieu/, hidden: true }));
  expect(useLocator.getState().choice).toEqual({ mode: 'cinema', value: 'part-dieu' });
  await user.click(within(own!).getAllByRole('button', { hidden: true })[0]!);
  expect(useLocator.getState()).toMatchObject({
    choice: { mode: 'favorite', value: '' },
    place: { cinemas: ['part-dieu', 'confluence'] },
  });
  useSigned.setState({ signed: false });
});

const locatorRules = (listModeThreshold: number) => ({
  locator: { maxDistance: 50, maxCinemas: 6, listModeThreshold },
  favourites: { limit: null },
});

it.each([
  ['as a list of cities', 1, true],
  ['without one', 2, false],
])('shows a chain with two cinemas %s where the list begins above %i', async (_, threshold, isList) => {
  locatorAnswers['/api/entities/settings'] = locatorRules(threshold);
  await openSearch();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Villes', hidden: true }) !== null).toBe(isList));
  delete locatorAnswers['/api/entities/settings'];
});

it('means the only cinema of a site without being asked', async () => {
  useLocator.setState(useLocator.getInitialState(), true);
  showInTab(<LocatorButton listPath="/cinemas" only={{ slug: 'massena', name: 'Candela Masséna' }} />);
  expect(await screen.findByRole('button', { name: /Masséna/ })).toBeDefined();
  expect(useLocator.getState().choice).toEqual({ mode: 'cinema', value: 'massena' });
});
