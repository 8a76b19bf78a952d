// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { leaveToHtml } from '@/components/page/html-only/leave-to-html';
import { stubSight } from '@/tests/support/stub-sight';
import { showInTab } from '@/tests/support/tab';
import { drawTitles, onTitles, readAllItems } from '../filters/page-items';
import { DeferredRowsIsland } from './deferred-rows.island';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const row = {
  ...{ slug: 'nova', title: 'Nova', href: '/films/nova', facts: '2h07', why: 'Une seule date' },
  ...{ lists: 'presales', genres: 'drame' },
  words: { keep: 'Garder {}', list: 'Ma liste', book: 'Réserver', label: 'Réserver {}' },
};
const link = '<li data-genres="drame"><a href="/films/nova">Nova</a></li>';
const ask = vi.fn();

beforeEach(() => {
  stubSight();
  ask.mockReset();
  ask.mockImplementation(async () => Response.json({ '2027-01': [row] }));
  vi.stubGlobal('fetch', ask);
});

const show = (html: string) =>
  showInTab(
    <details>
      <summary>Janvier</summary>
      <DeferredRowsIsland list="dated" month="2027-01" name={leaveToHtml(html)} />
    </details>,
  );
const press = () => {
  const details = document.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

it('keeps a link for each title, and asks nothing before the month is opened', () => {
  show(link);
  expect(screen.getByRole('link', { name: 'Nova', hidden: true }).getAttribute('href')).toBe('/films/nova');
  expect(readAllItems()).toEqual([{ slug: 'nova', genres: ['drame'] }]);
  expect(ask).not.toHaveBeenCalled();
});

it('draws the rows of a month that is opened', async () => {
  show(link);
  press();
  expect(await screen.findByText('Une seule date')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Garder Nova' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Nova' })).toHaveLength(1);
  expect(ask.mock.calls[0]?.[0]).toBe('/api/screens/titles/dated?language=fr');
});

it('keeps the links where the rows do not come', async () => {
  ask.mockImplementation(async () => new Response(null, { status: 502 }));
  show(link);
  press();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Nova' })).toBeDefined();
});

it('tells the filters of its titles where the page came without them', async () => {
  const told = vi.fn();
  onTitles(told);
  show('');
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(document.querySelector<HTMLElement>('li')?.dataset).toMatchObject({ show: 'nova', genres: 'drame' });
});

it('draws what is out of sight where filters have opened the list of the tab in view, and that list alone', async () => {
  stubSight(false);
  show(link);
  press();
  act(() => drawTitles('fr'));
  expect(ask).not.toHaveBeenCalled();
  location.hash = '#preventes';
  act(() => drawTitles('fr'));
  expect(await screen.findByText('Une seule date')).toBeDefined();
});
