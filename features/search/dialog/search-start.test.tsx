// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { freshQueries, Tab } from '@/tests/support/tab';
import { showDetails } from '@/tests/support/wire';
import { SearchStart } from './search-start';

const inFashion = ['Nova', 'Orca', 'Pike', 'Quay', 'Rust'];
/** Titles that a list still names. */
let gone: readonly string[] = [];
/** Titles that an outage keeps back. */
let silent: readonly string[] = [];
let asked: string[] = [];
/** By path; what is not here is a 404. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  answers = { '/api/entities/featured': inFashion };
  gone = [];
  silent = [];
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?');
    const [, title] = /^\/api\/entities\/show\/(\w+)$/.exec(path) ?? [];
    if (title) asked.push(title);
    if (title && silent.includes(title)) return Response.json({}, { status: 503 });
    const told = title && !gone.includes(title) ? showDetails({ slug: title, title }) : null;
    const body = told ? parseAnswer('fr', endpoints.show, path, told) : answers[path];
    return Response.json(body ?? {}, { status: body ? 200 : 404 });
  });
});

async function begin(heading: string, queries = freshQueries()): Promise<(string | null)[]> {
  render(
    <Tab queries={queries}>
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

it('asks for none in the place of one that an outage keeps back', async () => {
  silent = ['Orca'];
  const queries = freshQueries();
  expect(await begin('In demand right now', queries)).toEqual(['Nova', 'Pike', 'Quay'].map(path));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked).toEqual(inFashion.slice(0, 4));
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
