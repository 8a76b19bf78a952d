// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { CinemaSearch } from './cinema-search.island';

beforeEach(() => {
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
          <p data-names="candela lyon confluence lyon" data-codes="69002 69001">
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
