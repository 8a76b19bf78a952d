import type { Day } from '@/lib/domain/day';
import type { Locale } from '@/lib/sites/locales';

/** When a cinema's clock is easily misread: late at night, early in the week, at the year's end, beside a change of the clocks. */
export type Moment = {
  name: string;
  code: Locale;
  /** With the offset of the cinema's own clock. */
  now: string;
  /** The cinema day, which ends at three in the night. */
  today: Day;
  /** What the films' filters offer as the weekend; nothing where it is today alone. */
  weekend: readonly Day[];
  /** How far the cinema's clock is ahead of the world's on the day, and on the next one. */
  offsets: readonly [string, string];
};

const winter = ['+01:00', '+01:00'] as const;

export const moments: readonly Moment[] = [
  {
    name: 'on a Sunday at half past ten',
    ...{ code: 'fr-FR', now: '2026-11-22T22:30:00+01:00', today: '2026-11-22', weekend: [], offsets: winter },
  },
  {
    name: 'a minute to midnight by the clock of Dakar',
    ...{ code: 'fr-SN', now: '2026-11-22T23:59:00Z', today: '2026-11-22', weekend: [], offsets: ['Z', 'Z'] },
  },
  {
    name: 'in the night',
    ...{ code: 'fr-FR', now: '2026-11-23T02:30:00+01:00', today: '2026-11-22', weekend: [], offsets: winter },
  },
  {
    name: 'on a Wednesday morning',
    ...{ code: 'de-CH', now: '2026-11-25T09:00:00+01:00', today: '2026-11-25', offsets: winter },
    weekend: ['2026-11-28', '2026-11-29'],
  },
  {
    name: 'on the eve of a day of 25 hours',
    ...{ code: 'fr-FR', now: '2026-10-24T22:30:00+02:00', today: '2026-10-24', offsets: ['+02:00', '+01:00'] },
    weekend: ['2026-10-24', '2026-10-25'],
  },
  {
    name: 'on the eve of a day of 23 hours',
    ...{ code: 'nl-NL', now: '2027-03-27T21:30:00+01:00', today: '2027-03-27', offsets: ['+01:00', '+02:00'] },
    weekend: ['2027-03-27', '2027-03-28'],
  },
  {
    name: 'on the last evening of the year',
    ...{ code: 'fr-FR', now: '2026-12-31T22:30:00+01:00', today: '2026-12-31', offsets: winter },
    weekend: ['2027-01-02', '2027-01-03'],
  },
];
