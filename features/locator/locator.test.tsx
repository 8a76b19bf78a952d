// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/visitor/alerts.store';
import { useLocator } from '@/lib/visitor/locator.store';
import messages from '@/messages/fr.json';
import { installDialog } from '@/tests/support/dialog';
import { LocatorButton } from './locator.island';
import { LocatorDialog } from './parts/locator-dialog.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/films', useSelectedLayoutSegments: () => ['shows'] }));
vi.mock('@/components/link/intent-link.island', () => ({
  IntentLink: (props: React.ComponentProps<'a'>) => <a {...props} />,
}));

const city = (slug: string, name: string, cinemas: string[]) => ({
  slug,
  name,
  postalCode: '69000',
  theaterPostalCode: '69000',
  cinemas,
  isMainRegion: true,
});
const cinema = (slug: string, name: string) => ({
  slug,
  name,
  citySlug: 'lyon',
  postalCode: '69002',
  city: 'Lyon',
  gps: { latitude: 45.76, longitude: 4.85 },
});
const answers: Record<string, unknown> = {
  '/api/entities/cities': [city('lyon', 'Lyon', ['confluence', 'part-dieu']), city('nice', 'Nice', ['massena'])],
  '/api/entities/cinemas': [cinema('confluence', 'Candela Confluence'), cinema('part-dieu', 'Candela Part-Dieu')],
  '/api/entities/city/lyon': { name: 'Lyon', cinemas: ['confluence', 'part-dieu'] },
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  installDialog();
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.split('?')[0] ?? ''];
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
  });
});
afterEach(() => {
  localStorage.clear();
  useAlerts.setState({ queue: [] });
});

const show = (what: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NextIntlClientProvider locale="fr-FR" messages={messages}>
        {what}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );

const field = () => screen.getByRole('combobox', { hidden: true });
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function openSearch() {
  const user = userEvent.setup();
  show(<LocatorDialog listPath="/cinemas" />);
  await screen.findByText('Candela Part-Dieu');
  return user;
}

it('finds a town from a few letters, says how much it found, and takes it with Enter', async () => {
  const user = await openSearch();
  await user.type(field(), 'lyo');
  expect(screen.getByText('3 résultats')).toBeTruthy();
  expect(activeOption()).toContain('Lyon');

  await user.keyboard('{Enter}');

  expect(useLocator.getState().choice).toEqual({ mode: 'city', value: 'lyon' });
  expect(useLocator.getState().place?.cinemas).toEqual(['confluence', 'part-dieu']);
});

it('walks through the results with the arrow keys, round and round', async () => {
  const user = await openSearch();
  await user.type(field(), 'lyo{ArrowDown}');
  expect(activeOption()).toContain('Confluence');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption()).toContain('Part-Dieu');
});

it('does not take a mere suggestion with Enter', async () => {
  const user = await openSearch();
  await user.type(field(), '{Enter}');
  expect(useLocator.getState().choice).toBeNull();
});

it('says so when nothing is found', async () => {
  const user = await openSearch();
  await user.type(field(), 'zzz');
  expect(screen.getByText(/Rien pour/)).toBeTruthy();
  expect(screen.getByText('Aucun résultat')).toBeTruthy();
});

it('offers to try again when the list does not come', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 504 }));
  show(<LocatorDialog listPath="/cinemas" />);
  expect(await screen.findByText('Réessayer')).toBeTruthy();
});

it('names in the header the town chosen on an earlier visit', async () => {
  show(<LocatorButton listPath="/cinemas" />);
  expect(screen.getByRole('button', { name: 'Choisir un cinéma' })).toBeTruthy();
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, ready: true }));
  expect(await screen.findByRole('button', { name: /Lyon, 2 cinémas/ })).toBeTruthy();
});

it('forgets a place that is not there any more', async () => {
  show(<LocatorButton listPath="/cinemas" />);
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'atlantis' }, ready: true }));
  await waitFor(() => expect(useLocator.getState().choice).toBeNull());
});

it('gives the focus back to the button when Escape closes it', async () => {
  const user = userEvent.setup();
  show(<LocatorButton listPath="/cinemas" />);
  const button = screen.getByRole('button', { name: 'Choisir un cinéma' });
  await user.click(button);
  await waitFor(() => expect(document.activeElement).toBe(field()));

  await user.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

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

it('chooses nothing for a visitor on another continent', async () => {
  locatedAt({ latitude: -33.86, longitude: 151.2 });
  const before = useLocator.getState().choice;
  const user = await openSearch();
  await user.click(locate());
  expect(await screen.findByText(/Aucun cinéma à moins de/)).toBeTruthy();
  expect(useLocator.getState().choice).toEqual(before);
});

it('offers the last choices again', async () => {
  useLocator.getState().choose({ mode: 'city', value: 'nice' }, { name: 'Nice', cinemas: ['massena'] });
  useLocator.getState().choose({ mode: 'city', value: 'lyon' }, { name: 'Lyon', cinemas: ['confluence'] });
  const user = await openSearch();
  const recent = screen.getByRole('heading', { name: 'Derniers choix', hidden: true }).closest('section');
  expect(recent?.textContent).toContain('Nice');
  expect(recent?.textContent).not.toContain('Lyon');
  await user.click(within(recent!).getByRole('button', { name: /Nice/, hidden: true }));
  expect(useLocator.getState().choice).toEqual({ mode: 'city', value: 'nice' });
});
