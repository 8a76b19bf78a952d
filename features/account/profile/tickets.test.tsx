// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import type { TicketingLinks } from '../facts/account.logic';
import { Tickets } from './tickets';

const show = (links: Partial<TicketingLinks>) =>
  render(
    <Tab>
      <Tickets links={{ bookings: null, wallet: null, ...links } as TicketingLinks} />
    </Tab>,
  );
const ways = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it.each<[string, Partial<TicketingLinks>, number]>([
  ['both', { bookings: '/bookings', wallet: '/wallet' }, 2],
  ['bookings alone', { bookings: '/bookings' }, 1],
  ['the wallet alone', { wallet: '/wallet' }, 1],
  ['neither', {}, 0],
])('where the ticketing site has %s there is a way to it, under a heading of its own', (_, links, count) => {
  show(links);
  expect(ways().map(([, path]) => path)).toEqual(Object.values(links));
  expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(count);
  expect(screen.queryByRole('heading', { level: 2 }) === null).toBe(count === 0);
});
