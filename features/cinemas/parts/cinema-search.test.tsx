// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { CinemaSearch } from './cinema-search.island';

/** What the search of the whole site knows. */
let found: unknown[] = [];

beforeEach(() => {
  found = [];
  vi.stubGlobal('fetch', async () => Response.json(found));
  history.replaceState(null, '', '/cinemas');
  render(
    <Tab>
      <main id="main" tabIndex={-1}>
        <CinemaSearch
          picks={[
            { slug: 'imax', title: 'IMAX' },
            { slug: '4dx', title: '4DX' },
            { slug: 'Ciné Café+', title: 'Ciné Café+' },
          ]}
        >
          <nav>
            <a href="#lyon" data-of="lyon">
              To Lyon
            </a>
            <a href="#nice" data-of="nice">
              To Nice
            </a>
          </nav>
          <section id="lyon" data-city="">
            <h2>Lyon</h2>
            <p
              data-slug="confluence"
              data-names="candela lyon confluence lyon"
              data-codes="69002 69001"
              data-tags="imax 4dx"
            >
              Confluence
            </p>
            <p data-names="candela lyon bellecour lyon" data-codes="69002 69001" data-tags="imax">
              Bellecour
            </p>
          </section>
          <details data-others="">
            <section id="nice" data-city="">
              <h2>Nice</h2>
              <p data-names="candela nice massena nice" data-codes="06000" data-tags="Cin%C3%A9%20Caf%C3%A9%2B">
                Masséna
              </p>
            </section>
          </details>
        </CinemaSearch>
      </main>
    </Tab>,
  );
});

const type = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);
const shown = () =>
  ['Confluence', 'Bellecour', 'Masséna'].filter((name) => !screen.getByText(name).closest('[hidden]'));

it('shows everything and announces nothing before a word is typed', () => {
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('opens the towns that wait for a press once something is looked for', async () => {
  const others = screen.getByText('Masséna').closest('details');
  expect(others?.open).toBe(false);
  await type('nice');
  expect(others?.open).toBe(true);
});

it('narrows by name without accents and says how many are left', async () => {
  await type('massena');
  expect(shown()).toEqual(['Masséna']);
  expect(screen.getByRole('status').textContent).toBe('1 cinema');
});

it('hides a city left without a cinema, and the way to it', async () => {
  await type('69');
  expect(shown()).toEqual(['Confluence', 'Bellecour']);
  expect(screen.getByRole('heading', { name: 'Lyon' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Nice' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'To Nice' })).toBeNull();
});

it('says so when nothing fits, and offers the whole list again', async () => {
  await type('Brest');
  expect(screen.getByRole('status').textContent).toBe('No cinema');
  expect(screen.getByRole('heading', { name: 'No cinema matches “Brest”' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all cinemas' }));
  expect(shown()).toHaveLength(3);
  expect(document.activeElement?.tagName).toBe('MAIN');
  expect(screen.queryByText(/No cinema/)).toBeNull();
});

it('shows the nearest cinemas of a town that has none', async () => {
  const near = { town: 'Bron', kilometres: 3.4 };
  found = [{ kind: 'cinema', slug: 'confluence', title: 'x', city: '', postalCode: '', image: null, near }];
  await type('Bron');
  expect(await screen.findByText('No cinema in Bron: the nearest')).toBeDefined();
  expect(shown()).toEqual(['Confluence']);
  expect(screen.queryByRole('heading', { name: /No cinema matches/ })).toBeNull();
});

const pick = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('narrows to the cinemas that have all of what is picked, and keeps that in the address', async () => {
  await pick('IMAX');
  expect(shown()).toEqual(['Confluence', 'Bellecour']);
  expect(location.pathname).toBe('/cinemas/filters/tags-imax');
  await pick('4DX');
  expect(shown()).toEqual(['Confluence']);
  expect(screen.getByRole('status').textContent).toBe('1 cinema');
  await pick('IMAX');
  await pick('4DX');
  expect(shown()).toHaveLength(3);
  expect(location.pathname).toBe('/cinemas');
});

it('offers nothing that would leave no cinema', async () => {
  await pick('Ciné Café+');
  expect(shown()).toEqual(['Masséna']);
  expect(screen.getByRole('button', { name: 'IMAX' }).getAttribute('aria-disabled')).toBe('true');
});

it('narrows what is picked by name, and shows everything again at one press', async () => {
  await pick('IMAX');
  await type('nice');
  expect(screen.getByRole('heading', { name: 'No cinema matches “nice”' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all cinemas' }));
  expect(shown()).toHaveLength(3);
});
