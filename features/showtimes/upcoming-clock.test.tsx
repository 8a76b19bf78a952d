// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { stubUpcoming, upcomingAt, upcomingVenue } from '@/tests/support/upcoming';
import { RowTimes } from './upcoming/row-times';

stubUpcoming();

it('shows what comes next where the device is a week ahead, once its clock was put right', async () => {
  const madeAt = Date.now();
  const told = { madeAt, venues: [upcomingVenue('confluence', [upcomingAt('18:20')])] };
  vi.setSystemTime(madeAt + 7 * 86_400_000);
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/robots.txt'
      ? new Response(null, { headers: { date: new Date(madeAt).toUTCString() } })
      : Response.json(told),
  );
  render(
    <Tab locale="fr-FR">
      <div data-keeps-times="">
        <div data-times="confluence" />
      </div>
      <RowTimes at="city:lyon" label="Prochaines séances" none="Rien à réserver" />
    </Tab>,
  );
  expect(await screen.findByRole('link', { name: '18:20, Dune, VF' })).toBeDefined();
});
