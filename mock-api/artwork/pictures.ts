import { artworkFilms } from './films';
import type { FilmId } from './synopses';

/** Cinema fronts. */
export const frontIds = [
  'f01-art-deco-palace',
  'f02-glass-multiplex',
  'f03-converted-warehouse',
  'f04-small-town',
  'f05-modern-concrete',
  'f06-old-theatre',
  'f07-casablanca',
  'f08-dakar',
  'f09-tunis',
  'f10-alpine-snow',
  'f11-dutch-canal',
  'f12-square',
  'f13-autumn-rain',
  'f14-from-above',
] as const;

/** Halls seen from the seats. */
export const experienceIds = [
  'e1-laser-screen',
  'e2-moving-seats',
  'e3-recliner-lounge',
  'e4-kids-hall',
  'e5-picture-on-walls',
  'e6-dark-hall',
] as const;

/** Pictures without words, for news, offers and pages. */
export const stillIds = [
  's1-popcorn',
  's2-tickets',
  's3-projector',
  's4-kids-party',
  's5-seats-from-above',
  's6-couple',
  's7-gift-card',
  's8-phone-ticket',
  's9-team-on-stage',
  's10-live-piano',
  's11-open-air',
  's12-hall-hire',
  's13-school',
  's14-morning-coffee',
  's15-menu',
  's16-glasses-3d',
  's17-headphones',
  's18-pass-calendar',
  's19-winter',
  's20-pumpkin',
  's21-family',
  's22-students',
  's23-red-carpet',
  's24-audience-vote',
  's25-anime-night',
  's26-opera-glasses',
  's27-solar-roof',
  's28-late-show',
] as const;

/** Cards of several seats, as one holds them. */
export const cardIds = ['c3-seats', 'c5-seats', 'c10-seats'] as const;

/** Portraits of people who are quoted. */
export const guestIds = [
  'g1-director',
  'g2-projectionist',
  'g3-actress',
  'g4-composer',
  'g5-critic',
  'g6-chef',
  'g7-animator',
  'g8-programmer',
] as const;

/** Badges for the services of a house, then the pictograms of the ways to see a film. */
export const serviceIds = [
  'bar',
  'parking',
  'hire',
  'birthday',
  'step-free',
  'hearing-loop',
  'audio-description',
  'bicycles',
  'charging',
  'cloakroom',
  'terrace',
  'family',
  'wide-screen',
  'sound-around',
  'recliner',
  'moving-seat',
  'balloon',
  'curtain',
  'glasses',
] as const;

export const brandIds = [
  'icon',
  'icon-light',
  'wordmark',
  'wordmark-light',
  'wordmark-on-dark',
  'wordmark-one-colour',
] as const;

/** In which a cinema front can be seen. */
export const lightIds = [
  ...(['noon', 'dawn', 'gold', 'dusk', 'night', 'rain', 'mist', 'snow'] as const),
  ...(['south', 'amber', 'rose', 'ember', 'dust', 'tropic'] as const),
] as const;

export type LightId = (typeof lightIds)[number];
export type FrontId = (typeof frontIds)[number];
/** A front in the light it was first drawn in, or in another. */
export type FacadeId = FrontId | `${FrontId}-in-${LightId}`;
export type ExperienceId = (typeof experienceIds)[number];
export type StillId = (typeof stillIds)[number];
export type CardId = (typeof cardIds)[number];
export type GuestId = (typeof guestIds)[number];
export type ServiceId = (typeof serviceIds)[number];
export type BrandId = (typeof brandIds)[number];

export interface IdsByKind {
  posters: FilmId;
  backdrops: FilmId;
  facades: FacadeId;
  experiences: ExperienceId;
  stills: StillId;
  cards: CardId;
  guests: GuestId;
  services: ServiceId;
  brand: BrandId;
}

export type PictureKind = keyof IdsByKind;

/** One picture, as a pair of its kind and an id of that kind. */
export type Picture = { [K in PictureKind]: { readonly kind: K; readonly id: IdsByKind[K] } }[PictureKind];

const facadeIds: readonly FacadeId[] = frontIds.flatMap((front) => [
  front,
  ...lightIds.map((light) => `${front}-in-${light}` as const),
]);

const filmIds: readonly FilmId[] = artworkFilms.map((film) => film.id);

/** Every picture there is, by kind. */
const pictureIds: { readonly [K in PictureKind]: readonly IdsByKind[K][] } = {
  posters: filmIds,
  backdrops: filmIds,
  facades: facadeIds,
  experiences: experienceIds,
  stills: stillIds,
  cards: cardIds,
  guests: guestIds,
  services: serviceIds,
  brand: brandIds,
};

const ofKind = <K extends PictureKind>(kind: K) => pictureIds[kind].map((id) => ({ kind, id }));

/** Every picture there is, in the order of the contact sheet. */
export const pictures: readonly Picture[] = [
  ...ofKind('posters'),
  ...ofKind('backdrops'),
  ...ofKind('facades'),
  ...ofKind('stills'),
  ...ofKind('cards'),
  ...ofKind('experiences'),
  ...ofKind('guests'),
  ...ofKind('services'),
  ...ofKind('brand'),
];

const byName = new Map(pictures.map((picture) => [`${picture.kind}/${picture.id}`, picture]));

/** The picture behind a name such as "posters/p01". */
export const pictureNamed = (name: string): Picture | undefined => byName.get(name);
