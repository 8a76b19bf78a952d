// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { Season } from './season.island';
import { scheduleKey } from './season.logic';
import { Times } from './times.island';

afterEach(() => void vi.useRealTimers());
const day = '2026-11-20';
const now = new Date(`${day}T18:00:00+01:00`);

it('lets a showing of tonight be ticked where the device is a week ahead, once its clock was put right', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + 7 * 86_400_000 });
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: now.toUTCString() } }));
  const showing = { time: `${day} 20:00:00`, version: 'vost', url: 'https://tickets.example/1' };
  render(
    <Tab locale="fr-FR">
      <Season
        slug="neighbours"
        title="Programme"
        cinemas={[{ slug: 'lyon', name: 'Lyon', city: 'lyon' }]}
        first={{ cinema: 'lyon', showings: { [scheduleKey(day, 'dune')]: [showing] } }}
        madeAt={now.getTime()}
        amount={null}
        isLowest={false}
        versions={{}}
        formats={{}}
        timeZone="Europe/Paris"
      >
        <Times day={day} show="dune" title="Dune" href="/films/dune" bookable />
      </Season>
    </Tab>,
  );
  expect(await screen.findByRole('button', { name: /^20:00, Dune/, pressed: false })).toBeDefined();
});
