/** Whether children can go to the cinema on a date. */
export type SchoolOut = 'day' | 'afternoon' | 'none';

/** When houses open and children are free. */
export type Hours = {
  /** The first film of a hall on a day off, minutes after midnight; halls follow within three quarters of an hour. */
  opens: number;
  /** Of the halls of a house, how many play before noon on a school day; the others begin after lunch. */
  mornings: number;
  /** Days without school, by weekday (0 = Sunday); any other is a school day. */
  out: Partial<Record<number, SchoolOut>>;
  /** Holidays that every region has, `MM-DD` to `MM-DD`. */
  holidays: readonly (readonly [from: string, to: string])[];
};

export const weekend = { 0: 'day', 6: 'day' } as const;
export const christmas = ['12-19', '12-31'] as const;
export const newYear = ['01-01', '01-03'] as const;

/** Afternoons and evenings, and a long summer. */
export const african = (out: Hours['out']): Hours => ({
  opens: 640,
  mornings: 0,
  out,
  holidays: [christmas, newYear, ['07-05', '09-10']],
});
