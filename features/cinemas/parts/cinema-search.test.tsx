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
  render(
    <Tab>
      <CinemaSearch>
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
          <p data-slug="confluence" data-names="candela lyon confluence lyon" data-codes="69002 69001">
            Confluence
          </p>
          <p data-names="candela lyon bellecour lyon" data-codes="69002 69001">
            Bellecour
          </p>
        </section>
        <section id="nice" data-city="">
          <h2>Nice</h2>
          <p data-names="candela nice massena nice" data-codes="06000">
            Masséna
          </p>
        </section>
      </CinemaSearch>
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
