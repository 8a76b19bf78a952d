/** What the age on a film means for who is younger. */
export type AgeLaw = {
  /** Nobody gets in, the authority advises against it, or nothing is known of it. */
  below: 'barred' | 'advised' | 'unsaid';
  /** An advice is a law from this age on. */
  barredFrom?: number;
  /** As many years below the age get in with an adult, up to films for this age. */
  withAdult?: { years: number; upTo: number };
  /** Who is younger comes with an adult, whatever is on. */
  aloneFrom?: number;
  /** The hours are the region's: its row, and nothing is known where there is none. */
  late?: Readonly<Record<string, LateHours>>;
};

/** Minutes of the cinema day, and the ages from which one comes without an adult then, and comes at all. */
export type LateHours = { evening: number; aloneFrom: number; midnight: number; openFrom: number };

/** Where a region says nothing, these hours are late: nobody is told anything wrong before them. */
export const usualLate: LateHours = { evening: 21 * 60, aloneFrom: 16, midnight: 24 * 60, openFrom: 18 };

/** Countries whose ages mean the same share a row; which is whose is a column of the sites. */
const ageLaws = {
  /** France: a visa binds everyone, whoever comes along. */
  visa: { below: 'barred' },
  /** The Netherlands: parents decide, except where the penal code does. */
  adviceAndLaw: { below: 'advised', barredFrom: 16 },
  /** Belgium: since 2020 an advice and nothing else. */
  advice: { below: 'advised' },
  /** Switzerland: the agreement of the cantons, and the hours of those that publish some. */
  cantons: {
    below: 'barred',
    withAdult: { years: 2, upTo: 16 },
    aloneFrom: 6,
    late: { zurich: usualLate, glarus: usualLate },
  },
  /** The text is shown as it is delivered. */
  unsaid: { below: 'unsaid' },
} as const satisfies Record<string, AgeLaw>;

export type AgeLawName = keyof typeof ageLaws;

export const ageLawOf = (name: AgeLawName): AgeLaw => ageLaws[name];

/** The name that a region of the catalogue has in the table; undefined where the law knows no hours of it. */
export function findLateRegion(name: AgeLawName, region: string | undefined): string | undefined {
  const folded = region
    ?.normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  return folded && Object.hasOwn(ageLawOf(name).late ?? {}, folded) ? folded : undefined;
}
