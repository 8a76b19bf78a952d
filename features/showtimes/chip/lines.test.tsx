// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showtimeFacts } from '@/components/views/showtime-name/showtime-facts.fixture';
import type { Showing } from '@/lib/domain/showing';
import { Tab } from '@/tests/support/tab';
import { ShowingLines } from './lines';

const at = (version: string, ...clocks: string[]): Showing[] =>
  clocks.map((clock) => ({ time: `2026-11-20 ${clock}:00`, version, url: `/${version}/${clock}` }));

const show = (showings: Showing[], own: Parameters<typeof showtimeFacts>[0] = {}) =>
  render(
    <Tab locale="fr-FR">
      <ShowingLines
        {...{ showings, facts: showtimeFacts(own) }}
        standings={'0'.repeat(showings.length)}
        onDetails={() => {}}
      />
    </Tab>,
  );
const rows = () =>
  screen.getAllByRole('list').map((list) => [...list.children].map((chip) => chip.textContent?.slice(0, 5)));

it('gives versions that fill rows rows of their own, under their name', () => {
  show([...at('vost', '18:00', '20:00', '22:00'), ...at('vf', '17:00', '19:00', '21:00')]);
  expect(rows()).toEqual([
    ['17:00', '19:00', '21:00'],
    ['18:00', '20:00', '22:00'],
  ]);
  expect(screen.getAllByText('VF')).toHaveLength(1);
  expect(screen.getAllByText(showtimeFacts().versions['vf']?.description ?? '')).toHaveLength(1);
});

it('lets them share rows in the order of time where one has few, and each time says its version', () => {
  show([...at('vost', '18:00', '22:00'), ...at('vf', '17:00', '19:00', '21:00')]);
  expect(rows()).toEqual([['17:00', '18:00', '19:00', '21:00', '22:00']]);
  expect(screen.getAllByText('VF')).toHaveLength(3);
  expect(screen.getAllByText('VOST')).toHaveLength(2);
});

it('says what is special about a time, unless the label above has said it', () => {
  const marks = { AVP: { title: 'Avant-première', kind: 'strand', order: 1 } } as const;
  const premiere = at('vf', '19:45').map((showing) => ({ ...showing, tags: ['AVP'] }));
  const { unmount } = show(premiere, { marks });
  expect(screen.getByText('Avant-première')).toBeDefined();
  unmount();
  show(premiere, { marks, said: 'Avant-première' });
  expect(screen.queryByText('Avant-première')).toBeNull();
  expect(screen.getByRole('link', { name: /Avant-première/ })).toBeDefined();
});

it('names a format by its image where its editors drew one', () => {
  const marks = { imax: { title: 'IMAX', kind: 'format', order: 1, image: { src: '/imax.png', width: 60 } } } as const;
  show(
    at('vf', '17:00', '19:00', '21:00').map((showing) => ({ ...showing, tags: ['imax'] })),
    { marks },
  );
  const image = screen.getByRole('img', { name: 'IMAX' });
  expect([image.getAttribute('src'), image.getAttribute('width')]).toEqual(['/imax.png', '60']);
});
