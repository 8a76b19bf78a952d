import type { SiteId } from '@/lib/sites/sites';

/** Minor units of the site's currency: cents, centimes, millimes; whole francs in CFA. */
export type Tariff = {
  full: number;
  morning: number;
  child: number;
  student: number;
  reduced: number;
  card: number;
  pass: number;
  imax: number;
  '4dx': number;
  dolby: number;
  screenx: number;
  '3d': number;
  glasses: number;
  premium: number;
};

const euro: Tariff = {
  full: 1340,
  morning: 640,
  child: 650,
  student: 890,
  reduced: 890,
  card: 790,
  pass: 2190,
  imax: 400,
  '4dx': 600,
  dolby: 300,
  screenx: 300,
  '3d': 200,
  glasses: 100,
  premium: 400,
};
const times = (tariff: Tariff, factor: number, step: number): Tariff =>
  Object.fromEntries(
    Object.entries(tariff).map(([key, value]) => [key, Math.max(step, Math.round((value * factor) / step) * step)]),
  ) as Tariff;

export const tariffs: Readonly<Record<SiteId, Tariff>> = {
  fr: euro,
  be: times(euro, 0.97, 10),
  nl: times(euro, 1.05, 50),
  ch: times(euro, 1.5, 50),
  tn: times(euro, 10.5, 500),
  ma: times(euro, 5.2, 500),
  sn: times(euro, 3.4, 100),
  ci: times(euro, 3.4, 100),
};
