/** Why a film stands in no list: seen, or nothing for this visitor. */
export type HidingReason = 'seen' | 'no';

/** What a visitor asked of a film on this device; `keep`: in the lists, though a member has rated it. */
type Hiding = HidingReason | 'keep';
export type Hidings = Readonly<Record<string, Hiding>>;

/** The newest stand first; a list that is never looked at again need not grow for years. */
const most = 300;

/** Of `seen:dune no:kestrel-point`; what is anything else is left out. */
export const parseHidings = (text: string | null | undefined): Hidings =>
  Object.fromEntries(
    [...(text ?? '').matchAll(/(?<=^| )(seen|no|keep):([\w-]+)(?= |$)/g)].map(([, why, slug]) => [slug, why as Hiding]),
  );

export const writeHidings = (hidings: Hidings): string =>
  Object.entries(hidings)
    .map(([slug, why]) => `${why}:${slug}`)
    .join(' ');

/** Slugs behind one another. */
export const parseRated = (text: string | null | undefined): string[] => text?.match(/[\w-]+/g) ?? [];

/** Null brings a film back; one that its member rated is then kept, or it would be hidden all the same. */
export function withHiding(
  hidings: Hidings,
  slug: string,
  why: HidingReason | null,
  rated: readonly string[],
): Hidings {
  const { [slug]: _, ...others } = hidings;
  const next = why ?? (rated.includes(slug) ? 'keep' : null);
  const entries = Object.entries(others).slice(0, most - Number(next !== null));
  return Object.fromEntries(next ? [[slug, next] as const, ...entries] : entries);
}

/** Which films stand in no list. */
export const listHidden = (hidings: Hidings, rated: readonly string[]): string[] => [
  ...Object.keys(hidings).filter((slug) => hidings[slug] !== 'keep'),
  ...rated.filter((slug) => !Object.hasOwn(hidings, slug)),
];

/** Style rules that fold them away, and dim their pictures where the visitor wants to see them: words stay readable. */
export function buildFoldRules(slugs: readonly string[]): string {
  const each = slugs.map((slug) => `[data-show="${slug}"]`).join();
  return (
    each &&
    `:root:not([data-unfolded]) :is(${each}){display:none}:root[data-unfolded] :is(${each}) img{opacity:.35;filter:grayscale(1)}`
  );
}
