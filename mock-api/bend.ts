/** How upstreams have sent what only decorates: null, missing, a list for an object and the reverse, something of another type, as people type it, or each field in a way of its own. */
export const shapes = ['null', 'absent', 'list', 'other', 'typed', 'mixed'] as const;
export type Shape = (typeof shapes)[number];

/** Without these a thing is nothing, or another thing. */
const essential: ReadonlySet<string> = new Set(
  [
    'slug title name label type kind status time price url id showSlug refCmd releaseDate ctaLabel ctaUrl slideUrl show',
    'tagCategory ordering',
    'pushType externalId videoType vistaRef codeCcs icu messageContent singleTtcAmount ttcAmount citySlug',
    'features authentication injections website clientUrl tunnelUrl urlLogin urlSignup urlRegister urlEmailValidation',
  ].flatMap((line) => line.split(' ')),
);
/** The same in one place only: below a key, or in the answer to a call. */
const essentialThere: ReadonlySet<string> = new Set([
  'image of ecards[]',
  'image of cinepass[]',
  'image of items[]',
  'image of /api/ecards[]',
  'image of /api/cinepass[]',
  'description of /api/footer/faq[]',
]);
/** What holds things; how many there are stays. */
const holders: ReadonlySet<string> = new Set(
  [
    'shows days news offers columns links blocks items slugs articles prices additionalPrices services ecards cinepass',
    'slides alerts options perks schedule cinemas types vod socialNetworks promotion wishlist emotions counts',
    'similarShows nearbyCinemas nearbyCities topShows related partnerCinemas currentShows events event tags',
  ].flatMap((line) => line.split(' ')),
);
/** Kept as they are, with all that is in them. */
const whole: ReadonlySet<string> = new Set(['features', 'authentication', 'injections']);
/** Sent as numbers here and as text there. */
const ids: ReadonlySet<string> = new Set(['id', 'parent', 'vistaRef', 'codeCcs', 'refHubble', 'visaHubble']);

/** Holders that may be maps: their keys are slugs, dates and ids. */
const maps: ReadonlySet<string> = new Set(['shows', 'days', 'schedule', 'additionalPrices', 'emotions', 'counts']);
/** The same of a map that is an answer by itself. */
const isMapKey = (key: string, holder: string): boolean => maps.has(holder) || key.includes('-');
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A good answer to a call, with everything that it could do without in another shape. Facts that are yes or no stay. */
export const bend = (json: unknown, shape: Shape, call: string): unknown => bendIn(json, shape, call);

function bendIn(value: unknown, shape: Shape, holder: string): unknown {
  if (Array.isArray(value)) return value.map((item) => (isObject(item) ? bendIn(item, shape, `${holder}[]`) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
      if (isMapKey(key, holder)) return [[key, isObject(field) ? bendIn(field, shape, key) : field]];
      if (whole.has(key) || essentialThere.has(`${key} of ${holder}`)) return [[key, field]];
      if (!essential.has(key) && !holders.has(key)) return bendField(key, field, shape);
      return [[key, isObject(field) ? bendIn(field, shape, key) : retyped(key, field, shape)]];
    }),
  );
}

/** Essential fields vary in how they are written, not in what they are. */
function retyped(key: string, field: unknown, shape: Shape): unknown {
  if (shape !== 'typed' && shape !== 'mixed') return field;
  if (!ids.has(key))
    return typeof field === 'string' && key === 'label' ? ` ${field.replaceAll(' ', '\u00a0')} ` : field;
  if (typeof field === 'number') return String(field);
  return typeof field === 'string' && /^[1-9]\d*$/.test(field) ? Number(field) : field;
}

const mixed = ['null', 'absent', 'list', 'other'] as const;
const turnOf = (key: string): number => [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

function bendField(key: string, field: unknown, shape: Shape): [string, unknown][] {
  if (typeof field === 'boolean') return [[key, field]];
  switch (shape === 'mixed' ? mixed[turnOf(key) % mixed.length] : shape) {
    case 'null':
      return [[key, null]];
    case 'list':
      return [[key, Array.isArray(field) ? { of: field.length } : []]];
    case 'other':
      return [[key, isObject(field) ? 'nothing like it' : { of: field }]];
    case 'typed':
      return [[key, typeof field === 'string' ? ` ${field} ` : field]];
    default:
      return [];
  }
}
