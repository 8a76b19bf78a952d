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
  imax3d: number;
  '4dx': number;
  '4dx3d': number;
  dolby: number;
  screenx: number;
  '3d': number;
  glasses: number;
  premium: number;
};

export const euro: Tariff = {
  full: 1340,
  morning: 640,
  child: 650,
  student: 890,
  reduced: 890,
  card: 790,
  pass: 2190,
  imax: 400,
  imax3d: 900,
  '4dx': 800,
  '4dx3d': 900,
  dolby: 300,
  screenx: 300,
  '3d': 200,
  glasses: 100,
  premium: 400,
};
/** The same elsewhere: at so many times the price, in steps of so much. */
export const times = (tariff: Tariff, factor: number, step: number): Tariff =>
  Object.fromEntries(
    Object.entries(tariff).map(([key, value]) => [key, Math.max(step, Math.round((value * factor) / step) * step)]),
  ) as Tariff;
