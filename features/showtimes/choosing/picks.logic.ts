import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import { hasBreak, isBreak } from '@/lib/domain/breaks';
import type { Evening } from '@/lib/domain/evening';
import type { Showing } from '@/lib/domain/showing';
import { isAccessName, listAccess } from '@/lib/domain/showing';
import { pickSlugs, type ShowingTagKind } from '@/lib/domain/showing-tags';

/** What a visitor wants to see; nothing chosen is everything. */
export type Picked = Evening & { versions: readonly string[]; tags: readonly string[] };

export type ShowingPick = {
  kind: 'versions' | 'tags' | 'break';
  slug: string;
  label: string;
  /** Of a version, as its showings wear it. */
  code?: string | undefined;
  /** Something on the day offers it. */
  isPossible: boolean;
};

type PickOffer = Pick<Picked, 'versions' | 'tags'>;

/** The filters of some days, versions and formats in groups, and what stands behind a press: accessibility, no interval. What the chosen day lacks stays, impossible. */
export function listPicks(
  offer: PickOffer,
  onDay: readonly Showing[],
  { versions, marks: showingTags }: ShowtimeFacts,
): { groups: ShowingPick[][]; access: ShowingPick[] } {
  const played = new Set(onDay.map(({ version }) => version));
  const tagged = new Set(onDay.flatMap((showing) => [...(showing.tags ?? []), ...listAccess(showing)]));
  const ofTags = (kind: ShowingTagKind): ShowingPick[] =>
    pickSlugs(kind, offer.tags, showingTags).map((slug) => {
      const label = showingTags[slug]?.title ?? slug;
      return { kind: 'tags', slug, label, isPossible: tagged.has(slug) };
    });
  const ofVersions = Object.keys(versions)
    .filter((slug) => offer.versions.includes(slug))
    .map((slug): ShowingPick => {
      const { label: code = slug, description = '' } = versions[slug] ?? {};
      const words = description ? { code, label: description } : { label: code };
      return { kind: 'versions', slug, ...words, isPossible: played.has(slug) };
    });
  // One choice is none.
  const groups = [ofVersions.length > 1 ? ofVersions : [], ofTags('format')].filter((group) => group.length);
  const breaks: ShowingPick[] = offer.tags.some(isBreak)
    ? [{ kind: 'break', slug: 'none', label: '', isPossible: onDay.some(({ tags }) => !hasBreak(tags)) }]
    : [];
  return { groups, access: [...ofTags('access'), ...breaks] };
}

/** Any of the versions, any of the formats, and all of the accessibility marks. */
export function isPicked(showing: Showing, { versions, tags }: Picked): boolean {
  const needed = tags.filter((tag) => isAccessName(tag));
  const formats = tags.filter((tag) => !isAccessName(tag));
  const offered: readonly string[] = listAccess(showing);
  return (
    (versions.length === 0 || versions.includes(showing.version)) &&
    (formats.length === 0 || formats.some((tag) => showing.tags?.includes(tag))) &&
    needed.every((tag) => offered.includes(tag))
  );
}

/** Adds what is missing, takes away what is there. */
export const toggleSlug = (list: readonly string[], slug: string): string[] =>
  list.includes(slug) ? list.filter((one) => one !== slug) : [...list, slug];
