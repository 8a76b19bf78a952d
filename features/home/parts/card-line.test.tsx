// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { ShowListName } from '@/lib/domain/listing';
import { showInTab as onPage } from '@/tests/support/tab';
import { showItem } from '@/tests/support/wire';
import { CardLine } from './card-line';

afterEach(cleanup);

function lineOf(releaseAt: string, name: ShowListName, firstDay: string | null = null) {
  const wire = { shows: [showItem({ releaseAt: { FR_FR: releaseAt }, next24ShowtimesCount: 0 })] };
  const [show] = parseAnswer('fr', endpoints.shows, 'test', { ...wire, labels: [], contentratings: [] });
  if (!show) throw new Error('The list has lost its title.');
  const { container } = onPage(
    <CardLine item={{ show, firstDay, bookable: true, isKids: false, isPremiere: false }} name={name} />,
  );
  return container.textContent;
}

it('says of a title to come when it is released, or that nobody knows yet', () => {
  expect(lineOf('2026-12-02', 'upcoming')).toBe('Dès mer. 2\u00a0déc.');
  expect(lineOf('1900-01-01', 'upcoming')).toBe('Date à annoncer');
});

it('needs no release to say when a title plays', () => {
  expect(lineOf('1900-01-01', 'book', '2026-11-25')).toMatch(/25\u00a0nov/);
  expect(lineOf('1900-01-01', 'book')).toBe('');
});
