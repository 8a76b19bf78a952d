// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { matchCalendar } from '@/lib/routing/match-calendar';
import { Tab } from '@/tests/support/tab';
import { ShowingLinks } from './showing-links';

it.each([
  ['fr-FR', 'Ajouter à mon agenda', 'Google Agenda'],
  ['en-FR', 'Add to calendar', 'Google Calendar'],
  ['de-CH', 'Zum Kalender hinzufügen', 'Google Kalender'],
  ['nl-NL', 'Zet in mijn agenda', 'Google Agenda'],
] as const)('leads from a showing to the two calendars of who reads %s', (locale, file, google) => {
  const showing = { time: '2026-11-20 20:15:00', version: 'vost', room: 'Salle 4' };
  render(
    <Tab locale={locale}>
      <ShowingLinks
        show={{ slug: 'les-marees-1', title: 'Les marées' }}
        cinema={{ slug: 'bastille', name: 'Bastille' }}
        showing={showing}
      />
    </Tab>,
  );
  const asked = (name: string) => matchCalendar(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  const params = {
    language: locale.slice(0, 2),
    ...{ show: 'les-marees-1', cinema: 'bastille', showing: '202611202015-vost-salle4' },
  };
  expect(asked(file)).toEqual({ file: 'showing', params });
  expect(asked(google)).toEqual({ file: 'showingGoogle', params });
});

const open = { time: '2026-11-20 20:15:00', version: 'vost', url: 'https://ticketing.example/fr/V9S1/booking' };
const view = (showing: typeof open | Omit<typeof open, 'url'>) =>
  render(
    <Tab locale="en-FR">
      <ShowingLinks
        show={{ slug: 'les-marees-1', title: 'The tides' }}
        cinema={{ slug: 'bastille', name: 'Bastille' }}
        showing={showing}
      />
    </Tab>,
  );

it('hands a showing to the device: whoever opens it sees how it stands then', () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  view(open);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'The tides',
    text: 'The tides · Friday, 20\u00a0November, 20:15 · Bastille',
    url: `${location.origin}/en/my-shortlist#fr.V9S1-202611202015`,
  });
});

it('has nothing to send of a showing that nobody can name', () => {
  const { url: _, ...closed } = open;
  view(closed);
  expect(screen.queryByRole('button')).toBeNull();
});
