// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { Tab } from '@/tests/support/tab';
import { showDetails } from '@/tests/support/wire';
import { SearchStart } from './search-start';

const inFashion = ['Nova', 'Orca', 'Pike', 'Quay', 'Rust'];
/** Titles that a list still names. */
let gone: readonly string[] = [];
/** By path; what is not here is a 404. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  answers = { '/api/entities/featured': inFashion };
  gone = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?');
    const [, title] = /^\/api\/entities\/show\/(\w+)$/.exec(path) ?? [];
    const told = title && !gone.includes(title) ? showDetails({ slug: title, title }) : null;
    const body = told ? parseAnswer('fr', endpoints.show, path, told) : answers[path];
    return Response.json(body ?? {}, { status: body ? 200 : 404 });
  });
});

async function begin(heading: string): Promise<(string | null)[]> {
  render(
    <Tab>
      <SearchStart />
    </Tab>,
  );
  const band = await screen.findByRole('region', { name: heading });
  await within(band).findAllByRole('link');
  return within(band)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
const path = (title: string) => `/en/movies/${title}`;
const inLyon = () => useLocator.setState({ choice: { mode: 'city', value: 'lyon' }, ready: true });

it('begins with four titles that are in demand everywhere', async () => {
  expect(await begin('In demand right now')).toEqual(inFashion.slice(0, 4).map(path));
});

it('puts the next title in the place of one that is gone', async () => {
  gone = ['Orca'];
  await begin('In demand right now');
  await screen.findByRole('link', { name: /Rust/ });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['Nova', 'Pike', 'Quay', 'Rust'].map(path),
  );
});

it('begins with those of the city that was chosen', async () => {
  answers['/api/entities/city/lyon'] = { name: 'Lyon', cinemas: [], topShows: ['Sand', 'Tide'] };
  inLyon();
  expect(await begin('In demand in Lyon')).toEqual(['Sand', 'Tide'].map(path));
});

it.each([
  ['names none', { name: 'Lyon', cinemas: [], topShows: [] }],
  ['does not answer', undefined],
])('begins with those of the whole site where the city %s', async (_, city) => {
  answers['/api/entities/city/lyon'] = city;
  inLyon();
  expect(await begin('In demand right now')).toHaveLength(4);
});
