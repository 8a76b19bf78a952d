/** What a visitor may allow beyond what the site needs to work: figures, advertising, other hosts' videos and chats. */
export const purposes = ['audience', 'ads', 'media'] as const;
export type Purpose = (typeof purposes)[number];

export type Consent = {
  /** What was said of each purpose; left out as long as nobody asked. */
  choices: Readonly<Partial<Record<Purpose, boolean>>>;
  /** Milliseconds since 1970 of the oldest answer. */
  since: number;
};

/** Where the answers are kept. */
export const consentCookie = 'candela_consent';

export const unaskedConsent: Consent = { choices: {}, since: 0 };

/** Six months: then it is asked again. */
export const consentLife = 183 * 24 * 3_600_000;

/** Every purpose was spoken of, so there is nothing left to ask. */
export const isDecided = ({ choices }: Consent): boolean => purposes.every((purpose) => choices[purpose] !== undefined);

/** The purposes that are allowed, as `data-allows` of the document names them for its styles. */
export const listAllowed = ({ choices }: Pick<Consent, 'choices'>): string =>
  purposes.filter((purpose) => choices[purpose]).join(' ');

/** `audience-1.ads-0.media-1.1795000000000` */
export const formatConsent = ({ choices, since }: Consent): string =>
  [
    ...purposes.flatMap((purpose) =>
      choices[purpose] === undefined ? [] : [`${purpose}-${choices[purpose] ? 1 : 0}`],
    ),
    since,
  ].join('.');

/** Anything may stand in a cookie; what is not an answer, too old or of tomorrow, was not given. */
export function parseConsent(text: string | undefined, now: number): Consent {
  const parts = (text ?? '').split('.');
  const since = Number(parts.pop());
  if (!(since > now - consentLife && since <= now + 60_000)) return unaskedConsent;
  const given = purposes.flatMap((purpose) => {
    const answer = [0, 1].find((value) => parts.includes(`${purpose}-${value}`));
    return answer === undefined ? [] : [[purpose, answer === 1] as const];
  });
  return { choices: Object.fromEntries(given), since };
}
