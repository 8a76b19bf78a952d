import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { buildChip } from '@/features/showtimes/chip/showtime-chip.logic';
import { findNight } from '@/features/showtimes/facts/find-night';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeStatus } from '@/lib/domain/showtime';
import { formatSurcharge } from '@/lib/i18n/surcharge';
import type { Locale } from '@/lib/sites/locales';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import { findRoomNumber, formatShowingName, type Speech } from './name.logic';
import { showtimeFacts } from './showtime-facts.fixture';

const day = '2026-11-20';
const facts = showtimeFacts({
  marks: {
    imax: { title: 'IMAX', kind: 'format', order: 1, premium: true },
    equipe: { title: 'With the team', kind: 'strand', order: 2, colours: { background: '#ff7a59', text: '#0a0a0c' } },
    PAUSE: { title: 'With an interval', kind: 'note', order: 4, drawing: 'pause' },
    dolby_atmos: { title: 'Dolby Atmos', kind: 'format', order: 5, short: 'Atmos' },
    audiodesc: { title: 'Audio description', kind: 'access', order: 3 },
  },
  versions: { vost: { label: 'VOST', description: 'original version with French subtitles' } },
});
const showing: Showing = {
  time: '2026-11-20 20:15:00',
  endTime: '2026-11-20 22:40:00',
  version: 'vost',
  tags: ['imax', 'audiodesc'],
  url: 'https://tickets.example/fr/V1S2/booking',
  room: '4 IMAX',
  surcharge: 400,
  surchargeText: '+4\u00a0€',
};

const all = { fr, en, de, nl };
const speechOf = (locale: Locale): Speech => {
  const messages = all[locale.slice(0, 2) as keyof typeof all] as typeof en;
  return { locale, t: createTranslator({ locale, messages, namespace: 'showtimes' }) };
};
/** One after midnight, as it is sent. */
const late = (locale: Locale) => {
  const [time, endTime] = ['2026-11-21 00:10:00', '2026-11-21 02:10:00'];
  const night = findNight(time, day, locale, speechOf(locale).t);
  return { time, endTime, ...(night && { night }) };
};
const name = (locale: Locale, own: Partial<Showing> = {}, status: ShowtimeStatus = 'available') =>
  buildChip(
    { ...showing, surchargeText: formatSurcharge(400, 'EUR', locale), ...own },
    { status, facts, speech: speechOf(locale), alone: false },
  ).name.replace(/\s/g, ' ');

it.each<[Locale, string]>([
  [
    'fr-FR',
    '20:15, +4 €, fin 22h40, original version with French subtitles, IMAX, salle 4, audiodescription, réserver',
  ],
  ['en-FR', '20:15, +€4, ends 22:40, original version with French subtitles, IMAX, screen 4, audio description, book'],
  ['de-CH', '20:15, +EUR 4, bis 22:40, original version with French subtitles, IMAX, Saal 4, Audiodeskription, buchen'],
  ['nl-NL', '20:15, +€ 4, tot 22:40, original version with French subtitles, IMAX, zaal 4, audiodescriptie, boeken'],
])('says all of it in %s', (locale, words) => {
  expect(name(locale)).toBe(words);
});

it('says once what stands among other words already', () => {
  const shown = ['20:15', 'Nova', 'VOST\u00a0· IMAX', 'VOST\u00a0· ends 22:40', 'ends 22:40'];
  expect(formatShowingName({ ...showing, room: 'Rex' }, shown, facts, speechOf('en-FR').t)).toBe(
    '20:15, Nova, VOST\u00a0· IMAX, VOST\u00a0· ends 22:40, original version with French subtitles, Rex, audio description',
  );
});

it.each(['available', 'soldout', 'locked'] as const)(
  'says all that can be read on it, so that it can be spoken (%s)',
  (status) => {
    for (const locale of ['fr-FR', 'en-FR', 'de-CH', 'nl-NL'] as const) {
      const own = { ...showing, ...late(locale), tags: ['imax', 'equipe'] };
      const { face, name } = buildChip(own, {
        ...{ status, facts, alone: true },
        speech: speechOf(locale),
      });
      const read = [face.time, face.corner, ...face.labels, face.foot].filter((words) => typeof words === 'string');
      expect(read.filter((words) => !name.includes(words))).toEqual([]);
    }
  },
);

it('says which night a showing after midnight belongs to', () => {
  expect(name('fr-FR', late('fr-FR'))).toContain('nuit du 20 novembre au 21 novembre');
});

it('says why it cannot be booked, and then neither when it ends nor what it costs', () => {
  expect(name('en-FR', {}, 'soldout')).toMatch(/^20:15, Sold out, .*screen 4, audio description, see other showings$/);
  expect(name('en-FR', {}, 'locked')).toContain('Booking closed');
  expect(name('en-FR', {}, 'locked')).not.toMatch(/€|ends/);
});

it('leaves out what nobody explained', () => {
  const bare = { tags: ['unheard of'], version: 'edf', room: 'Le Grand Salon' };
  expect(name('en-FR', { ...bare, surchargeText: '' })).toBe('20:15, ends 22:40, Le Grand Salon, book');
});

it.each([
  ['7 4DX', '7'],
  ['4', '4'],
  ['Salle 12', '12'],
  ['IMAX', null],
  ['Le Grand Salon', null],
])('finds the number of room %s', (room, number) => {
  expect(findRoomNumber(room)).toBe(number);
});

const chip = (own: Partial<Showing> = {}, status: ShowtimeStatus = 'available', alone = false) => {
  const context = { ...{ status, facts, alone }, speech: speechOf('fr-FR') };
  const { face, ...rest } = buildChip({ ...showing, ...own }, context);
  return { ...face, ...rest };
};

it('shows the surcharge in the corner, else the room', () => {
  expect(chip().corner).toBe('+4\u00a0€');
  expect(chip({ surchargeText: '' }).corner).toBe('S4');
  expect(chip({}, 'soldout').corner).toBeNull();
});

it('keeps what a special one costs in sight', () => {
  const marked = chip({ tags: ['equipe'] });
  expect([marked.corner, ...marked.labels]).toEqual(['+4\u00a0€', 'With the team']);
});

it('shows the calendar date after midnight', () => {
  expect(chip(late('fr-FR')).labels).toEqual(['sam. 21\u00a0nov.']);
});

it('says version and format where nothing above does', () => {
  expect(chip({}, 'available', true).labels).toEqual(['VOST\u00a0· IMAX']);
  expect(chip().labels).toEqual([]);
});

it('colours a highlighted showing only while it can be booked', () => {
  expect(chip({ tags: ['equipe'] })).toMatchObject({ labels: ['With the team'], isSpecial: true });
  expect(chip({ tags: ['equipe'] }).colours).toEqual({ background: '#ff7a59', text: '#0a0a0c' });
  expect(chip({ tags: ['equipe'] }, 'soldout').colours).toBeUndefined();
});

it('leads to the ticketing page only what can be booked', () => {
  expect(chip().href).toBe(showing.url);
  expect(chip({}, 'locked').href).toBeNull();
  expect(chip({}, 'soldout').href).toBeNull();
});

it('draws what its tags draw, each once, after what it offers to disabled visitors', () => {
  expect(chip({ tags: ['PAUSE', 'audiodesc'] })).toMatchObject({
    icons: ['audio-description', 'pause'],
    tip: 'Audiodescription\nWith an interval',
  });
});

it('names a format in short where it stands alone, and in full to whoever listens', () => {
  const own = { tags: ['dolby_atmos'] };
  expect(chip(own, 'available', true).labels).toEqual(['VOST\u00a0· Atmos']);
  expect(name('en-FR', own)).toContain('Dolby Atmos');
});
