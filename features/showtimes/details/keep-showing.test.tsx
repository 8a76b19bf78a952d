// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchCalendar } from '@/lib/routing/match-calendar';
import { Tab } from '@/tests/support/tab';
import { KeepShowing } from './keep-showing';

it.each([
  ['fr-FR', 'Ajouter à mon agenda', 'Google Agenda'],
  ['en-FR', 'Add to calendar', 'Google Calendar'],
  ['de-CH', 'Zum Kalender hinzufügen', 'Google Kalender'],
  ['nl-NL', 'Zet in mijn agenda', 'Google Agenda'],
] as const)('leads from a showing to the two calendars of who reads %s', (locale, file, google) => {
  const showing = { time: '2026-11-20 20:15:00', version: 'vost', room: 'Salle 4' };
  render(
    <Tab locale={locale}>
      <KeepShowing show="les-marees-1" cinema="bastille" showing={showing} />
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
