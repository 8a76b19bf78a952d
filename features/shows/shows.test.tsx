// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { joinListing } from '@/lib/domain/listing';
import { stubSight } from '@/tests/support/stub-sight';
import { showInTab } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { ShowsScreen } from './shows';

vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

beforeEach(() => stubSight());

/** A page made where no region told what it plays, or where those that did play nothing. */
function open(isHeard: boolean) {
  const shows = [showItem({ slug: 'now' }), showItem({ slug: 'soon', isComingSoon: true })];
  const titles = parseAnswer('fr', endpoints.shows, 'test', { shows, labels: [], contentratings: [] });
  showInTab(
    <ShowsScreen
      listed={joinListing(titles, [], '2026-11-20')}
      {...{ isHeard, filters: null, events: [], today: '2026-11-20', firstWeekday: 3 }}
    >
      {null}
    </ShowsScreen>,
  );
}
const nameTab = (name: RegExp) => screen.getByRole('link', { name }).textContent;

it('does not say that there is nothing to book while no programme answers, but that it cannot tell', () => {
  open(false);
  expect(screen.queryByText(/Aucun/)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Les films n’ont pas pu s’afficher');
  expect(nameTab(/Réserver/)).not.toMatch(/\d/);
});

it('still knows then what is to come', () => {
  open(false);
  expect(screen.getByText(/^1 film à venir/)).toBeTruthy();
  expect(nameTab(/Prochainement/)).toMatch(/1$/);
});

it('says that there is nothing to book where programmes say so', () => {
  open(true);
  expect(screen.getByText('Aucun film à réserver aujourd’hui')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(nameTab(/Réserver/)).toMatch(/0$/);
});
