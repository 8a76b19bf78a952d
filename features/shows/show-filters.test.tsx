// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import messages from '@/messages/en.json';
import { installDialog } from '@/tests/support/install-dialog';
import { Tab } from '@/tests/support/tab';
import { ShowFiltersIsland } from './filters/show-filters.island';

const made = { today: '2026-11-20', timeZone: 'Europe/Paris' };
const day = (versions: string[], tags: string[] = []) => ({ versions, tags, bookable: true });
const tag = (slug: string, title: string) => ({ slug, title, isShowFilter: true, filterOrder: 1 });
const lyon = { latitude: 45.75, longitude: 4.83 };
const cinema = (slug: string) => ({ slug, name: `Candela ${slug}`, gps: slug === 'massena' ? null : lyon });
const programme = {
  kestrel: { days: { '2026-11-20': day(['vf']), '2026-11-21': day(['vost'], ['imax']) } },
  verel: { days: { '2026-11-20': day(['vost', 'vfst']) } },
  noon: { days: { '2026-11-23': day(['vf'], ['audiodesc']) } },
};
const answers: Record<string, unknown> = {
  '/api/entities/zone/idf': { shows: programme },
  '/api/entities/cinema/Bellecour/shows': { shows: { verel: programme.verel } },
  '/api/entities/versions': ['vf', 'vost', 'vfst', 'ov'].map((slug) => ({ slug, label: slug.toUpperCase() })),
  '/api/entities/tags': [tag('imax', 'IMAX'), tag('4dx', '4DX'), tag('audiodesc', 'Audio description')],
  '/api/entities/cities': [{ slug: 'nice', name: 'Nice', cinemas: ['massena'] }],
  '/api/entities/cinemas': [cinema('Bellecour'), cinema('Confluence'), cinema('massena')],
  '/api/words/en/filters': { filters: messages.filters, filterPanel: messages.filterPanel },
};

// What is fetched at the first press takes a loaded machine longer than a test waits.
beforeAll(() => import('./filters/filter-panel.island'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T16:30:00Z') });
  installDialog();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  history.replaceState(null, '', '/en/movies');
  useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, place: { name: 'Lyon', cinemas: ['Bellecour'] } });
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.split('?')[0] ?? ''];
    return Response.json(answer ?? {}, { status: answer ? 200 : 404 });
  });
  show();
});

afterEach(() => {
  vi.useRealTimers();
});

const show = () =>
  render(
    <Tab>
      <main id="main" tabIndex={-1}>
        <ShowFiltersIsland genres={[{ value: 'drama', label: 'Drama' }]} regions={['idf']} {...made} />
      </main>
      <ul data-in="book">
        <li data-show="kestrel" data-genres="drama">
          Kestrel Point
        </li>
        <li data-show="verel" data-genres="comedy">
          Madame Verel
        </li>
        <li data-show="noon" data-genres="drama">
          High Noon
        </li>
      </ul>
      <ul data-in="kids">
        <li data-show="owl" data-genres="drama">
          Owl
        </li>
      </ul>
    </Tab>,
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function open(kind = 'Version') {
  await userEvent.click(button(new RegExp(`^${kind}`)));
  const panel = await screen.findByRole('dialog', { name: 'Filter' });
  await within(panel).findByRole('button', { name: /^Show \d|^No films/ });
  return within(panel);
}

const isStopped = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

/** A browser that asks where one is; what it gives back says so. */
function askedWhere() {
  let done: PositionCallback;
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (tell: PositionCallback) => (done = tell) },
  });
  return (coords: Partial<GeolocationCoordinates>) => done({ coords } as GeolocationPosition);
}

it('offers all kinds at once and says what each value would leave', async () => {
  const panel = await open();
  expect(panel.getByRole('button', { name: 'Show 3 films' })).toBeDefined();
  expect(panel.getByRole('checkbox', { name: /^Drama/ }).closest('label')?.textContent).toBe('Drama2');
  await waitFor(() => expect(isStopped(panel.getByRole('button', { name: '4DX' }))).toBe(true));
  expect(isStopped(panel.getByRole('button', { name: 'IMAX' }))).toBe(false);
  expect(isStopped(panel.getByRole('button', { name: 'OV' }))).toBe(true);
});

it('has the visitor’s own town within one press', async () => {
  const panel = await open('Cinema');
  await userEvent.click(await panel.findByRole('button', { name: 'Lyon' }));
  await userEvent.click(await panel.findByRole('button', { name: /^Show|^No films|^Apply/ }));
  expect(location.pathname).toBe('/en/movies/filters/localisation-lyon');
});

it('takes the position that the visitor has chosen without asking the browser again', async () => {
  const place = { name: '', cinemas: ['Bellecour', 'Confluence'] };
  act(() => useLocator.setState({ choice: { mode: 'position', value: '45.75,4.83' }, place }));
  const asked = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: asked } });
  const panel = await open('Cinema');
  const around = await panel.findByRole('button', { name: 'Near me' });
  await userEvent.click(around);
  expect(around.getAttribute('aria-pressed')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
});

it('begins at the filter that was pressed', async () => {
  const panel = await open();
  expect(document.activeElement).toBe(panel.getByRole('group', { name: 'Version' }));
  await panel.findByRole('button', { name: 'VF' });
  await userEvent.tab();
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'VF' }));
});

it('counts while one chooses, and changes the page only at the foot', async () => {
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'VOST' }));
  expect(panel.getByRole('button', { name: 'Show 2 films' })).toBeDefined();
  await userEvent.click(panel.getByRole('checkbox', { name: /^Drama/ }));
  expect(location.pathname).toBe('/en/movies');

  await userEvent.click(panel.getByRole('button', { name: 'Show 1 film' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/en/movies/filters/versions-vost/genres-drama');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 film'));
  expect(button('Remove the filter VOST')).toBeDefined();
});

it('keeps the focus where all of it was taken back', async () => {
  const panel = await open();
  const clear = panel.getByRole('button', { name: 'Clear all' });
  await userEvent.click(panel.getByRole('button', { name: 'VOST' }));
  await userEvent.click(clear);
  expect(panel.getByRole('button', { name: 'Show 3 films' })).toBeDefined();
  expect(clear).toHaveProperty('disabled', false);
  expect(clear.getAttribute('aria-disabled')).toBe('true');
});

it('keeps the focus on a value that was taken back and would leave nothing now, and hears no press of it', async () => {
  act(() => history.replaceState(null, '', '/en/movies/filters/versions-ov/genres-drama/tags-imax'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  const panel = await open();
  for (const value of [panel.getByRole('button', { name: 'IMAX' }), panel.getByRole('checkbox', { name: /^Drama/ })]) {
    await userEvent.click(value);
    expect(isStopped(value)).toBe(true);
    expect(document.activeElement).toBe(value);
    await userEvent.keyboard(' ');
    expect(isStopped(value)).toBe(true);
  }
});

it('forgets what was chosen when it is closed', async () => {
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'VOST' }));
  await userEvent.click(panel.getByRole('button', { name: 'Close filters' }));
  expect(location.pathname).toBe('/en/movies');
  const again = await open();
  expect(again.getByRole('button', { name: 'VOST' }).getAttribute('aria-pressed')).toBe('false');
});

it('takes one filter away at a time, and Back undoes the last', async () => {
  act(() => history.replaceState(null, '', '/en/movies/filters/versions-vost/genres-drama'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter VOST' }));
  expect(location.pathname).toBe('/en/movies/filters/genres-drama');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/en/movies/filters/versions-vost/genres-drama'));
  await userEvent.click(button('Clear all'));
  expect(location.pathname).toBe('/en/movies');
});

it('hands the focus on where a press takes its own button away', async () => {
  const arrive = async (path: string) => {
    act(() => history.replaceState(null, '', path));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('list', { name: 'Chosen filters' });
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
  await arrive('/en/movies/filters/versions-vost/genres-drama');
  await userEvent.click(button('Remove the filter VOST'));
  expect(focused()).toBe('Remove the filter Drama');
  await userEvent.click(button('Remove the filter Drama'));
  expect(focused()).toBe('main');
  await arrive('/en/movies/filters/versions-ov');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clear all' })).at(-1)!);
  expect(focused()).toBe('main');
});

it('asks what plays in the chosen cinemas, and names a whole city behind one more press', async () => {
  const panel = await open('Cinema');
  await userEvent.click(await panel.findByRole('button', { name: 'Bellecour' }));
  expect(await panel.findByRole('button', { name: 'Show 1 film' })).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Another city' }));
  await userEvent.click(panel.getByRole('button', { name: 'Nice' }));
  expect(panel.getByRole('button', { name: 'Bellecour' }).getAttribute('aria-pressed')).toBe('false');
});

it('takes the cinemas around a visitor who says late where they are, and keeps what they ticked meanwhile', async () => {
  const sayWhere = askedWhere();
  const panel = await open('Cinema');
  await userEvent.click(panel.getByRole('button', { name: 'Near me' }));
  await userEvent.click(panel.getByRole('checkbox', { name: /^Drama/ }));
  act(() => sayWhere(lyon));
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Confluence' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(panel.getByRole('checkbox', { name: /^Drama/ })).toHaveProperty('checked', true);
});

it('hears no position that comes after another place was picked', async () => {
  const sayWhere = askedWhere();
  const panel = await open('Cinema');
  await userEvent.click(panel.getByRole('button', { name: 'Another city' }));
  await userEvent.click(panel.getByRole('button', { name: 'Near me' }));
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Looking for you' }));
  await userEvent.click(panel.getByRole('button', { name: 'Nice' }));
  await act(async () => sayWhere(lyon));
  expect(panel.getByRole('button', { name: 'Nice' }).getAttribute('aria-pressed')).toBe('true');
  expect(panel.getByRole('button', { name: 'Near me' })).toBeDefined();
});

it('takes several days, by their name or one by one', async () => {
  const panel = await open('Date');
  await userEvent.click(panel.getByRole('button', { name: 'This weekend' }));
  await userEvent.click(panel.getByRole('button', { name: 'Pick a day' }));
  await userEvent.click(panel.getByRole('button', { name: /23/ }));
  await userEvent.click(panel.getByRole('button', { name: /^Show/ }));
  expect(location.pathname).toBe('/en/movies/filters/date-2026-11-21,2026-11-22,2026-11-23');
});

it('counts its days from the visitor’s, where the cinemas stand, however old the page is', async () => {
  cleanup();
  // Two in the morning in Paris: still the evening of the 21st.
  vi.setSystemTime('2026-11-22T01:00:00Z');
  history.replaceState(null, '', '/en/movies/filters/date-2026-11-21');
  show();
  await screen.findByRole('button', { name: /^Date\s*Today$/ });
  const panel = await open('Date');
  expect(panel.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(panel.getByRole('button', { name: 'Pick a day' }));
  expect(panel.queryByRole('button', { name: /20/ })).toBeNull();
});

it('needs no panel for what some always need', async () => {
  await userEvent.click(button('Captions'));
  expect(location.pathname).toBe('/en/movies/filters/tags-hearing-impaired');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 film'));
});
