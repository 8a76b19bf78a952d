import type { SiteId } from '@/lib/sites/sites';
import { weekday } from '../time';

/** Whether children can go to the cinema on a date. */
export type SchoolOut = 'day' | 'afternoon' | 'none';

type Hours = {
  /** The first film of a hall on a day off, minutes after midnight; halls follow within three quarters of an hour. */
  opens: number;
  /** Of the halls of a house, how many play before noon on a school day; the others begin after lunch. */
  mornings: number;
  /** Days without school, by weekday (0 = Sunday); any other is a school day. */
  out: Partial<Record<number, SchoolOut>>;
  /** Holidays that every region has, `MM-DD` to `MM-DD`. */
  holidays: readonly (readonly [from: string, to: string])[];
};

const weekend = { 0: 'day', 6: 'day' } as const;
const christmas = ['12-19', '12-31'] as const;
const newYear = ['01-01', '01-03'] as const;

const african = (out: Hours['out']): Hours => ({
  opens: 640,
  mornings: 0,
  out,
  holidays: [christmas, newYear, ['07-05', '09-10']],
});

/** When houses open and children are free, by country. */
export const hours: Readonly<Record<SiteId, Hours>> = {
  fr: {
    opens: 620,
    mornings: 0.5,
    out: { ...weekend, 3: 'day' },
    holidays: [['10-18', '11-02'], christmas, newYear, ['02-14', '02-28'], ['04-11', '04-25'], ['07-05', '08-31']],
  },
  nl: {
    opens: 625,
    mornings: 0.4,
    out: { ...weekend, 3: 'afternoon' },
    holidays: [['10-17', '10-25'], christmas, newYear, ['02-20', '02-28'], ['04-25', '05-03'], ['07-18', '08-22']],
  },
  be: {
    opens: 625,
    mornings: 0.4,
    out: { ...weekend, 3: 'afternoon' },
    holidays: [['10-26', '11-01'], christmas, newYear, ['02-20', '02-28'], ['07-01', '08-31']],
  },
  ch: {
    opens: 630,
    mornings: 0.3,
    out: { ...weekend, 3: 'afternoon' },
    holidays: [['10-12', '10-18'], christmas, newYear, ['02-13', '02-21'], ['07-05', '08-15']],
  },
  ma: african(weekend),
  tn: african({ ...weekend, 5: 'afternoon' }),
  sn: african({ ...weekend, 3: 'afternoon' }),
  ci: african({ ...weekend, 3: 'afternoon' }),
};

/** Whether schools are closed on a date, by weekday and season. */
export function schoolOut(site: SiteId, date: string): SchoolOut {
  const { out, holidays } = hours[site];
  const day = date.slice(5);
  return holidays.some(([from, to]) => from <= day && day <= to) ? 'day' : (out[weekday(date)] ?? 'none');
}
