/** The authority's pictograms by the codes the API sends (wire contract §1, `cinechecks`). */
const kinds = {
  vio: 'violence',
  angoisse: 'fear',
  language: 'language',
  drogue: 'drugs',
  sexe: 'sex',
  discrimination: 'discrimination',
} as const satisfies Record<string, string>;

export type PictogramKind = (typeof kinds)[keyof typeof kinds];

/** Null for a code nobody has a picture for. */
export const findPictogram = (ref: string): PictogramKind | null =>
  Object.hasOwn(kinds, ref.toLowerCase()) ? kinds[ref.toLowerCase() as keyof typeof kinds] : null;
