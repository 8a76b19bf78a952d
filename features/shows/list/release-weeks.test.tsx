// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse';
import { showInTab as onPage } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { ReleaseWeeks } from './release-weeks';

const wednesday = 3;

it('closes with the titles whose date nobody knows yet, under words of their own', () => {
  const wire = [
    ['later', '1900-01-01'],
    ['third', '2026-12-11'],
    ['second', '2026-12-03'],
    ['first', '2026-12-02'],
  ].map(([slug = '', date = '']) => showItem({ slug, title: slug, releaseAt: { FR_FR: date }, isComingSoon: true }));
  const shows = parseAnswer('fr', endpoints.shows, 'test', { shows: wire, labels: [], contentratings: [] });
  const listed = shows.map((show) => ({ show, firstDay: null, bookable: false, isKids: false, isPremiere: false }));
  onPage(<ReleaseWeeks listed={listed} firstWeekday={wednesday} />);

  const weeks = screen.getAllByRole('heading', { level: 2 });
  expect(weeks.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/2 décembre.*2 films/),
    expect.stringMatching(/9 décembre.*1 film/),
    expect.stringMatching(/^Date à annoncer.*1 film/),
  ]);
  const last = weeks.at(-1)?.closest('section');
  expect(within(last!).getByRole('link', { name: /later/ })).toBeDefined();
});
