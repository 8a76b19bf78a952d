import type { Tariff } from '../data/tariff';

const near = (value: number): number => Math.round(value / 50) * 50;
/** A little below: 9.90 for 10. */
const below = (value: number): number => near(value) - 10;

/** Amounts that texts speak of, in minor units. */
export const amounts = {
  full: ({ full }: Tariff) => full,
  card: ({ card }: Tariff) => card,
  duo: ({ card }: Tariff) => card * 2,
  duoBefore: ({ full }: Tariff) => full * 2,
  family: ({ child }: Tariff) => near(child * 2.7),
  familyBefore: ({ child }: Tariff) => near(child * 3.7),
  imax: ({ imax }: Tariff) => imax,
  imax3d: ({ imax3d }: Tariff) => imax3d,
  firstLaser: ({ full }: Tariff) => full,
  firstLaserBefore: ({ full, imax }: Tariff) => full + imax,
  morning: ({ morning }: Tariff) => morning,
  calm: ({ child }: Tariff) => child,
  second: ({ child }: Tariff) => near(child * 0.77),
  festival: ({ child }: Tariff) => child,
  festivalBefore: ({ student }: Tariff) => student,
  opera: ({ full }: Tariff) => near(full * 1.79),
  operaPass: ({ full }: Tariff) => near(full * 1.2),
  operaYoung: ({ full }: Tariff) => near(full * 0.9),
  operaFive: ({ full }: Tariff) => near(full * 7.5),
  concert: ({ full }: Tariff) => near(full * 1.35),
  anime: ({ full }: Tariff) => near(full * 1.05),
  crimeNight: ({ full }: Tariff) => near(full * 1.65),
  student: ({ student }: Tariff) => near(student * 0.73),
  pass: ({ pass }: Tariff) => pass,
  passFirst: ({ pass }: Tariff) => below(pass * 0.45),
  passDuo: ({ pass }: Tariff) => below(pass * 1.685),
  passYoung: ({ pass }: Tariff) => below(pass * 0.77),
  passFormats: ({ pass }: Tariff) => near(pass * 0.274),
  passChild: ({ pass }: Tariff) => below(pass * 0.36),
} as const satisfies Record<string, (tariff: Tariff) => number>;
export type Amount = keyof typeof amounts;

export const isAmount = (name: string): name is Amount => Object.hasOwn(amounts, name);
